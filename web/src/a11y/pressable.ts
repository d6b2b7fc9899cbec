// What makes a part of a drawing work like a button.

interface Pressable {
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export const pressable = (press: () => void): Pressable => ({
  onclick: (event) => {
    event.stopPropagation();
    press();
  },
  onkeydown: (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  },
});
