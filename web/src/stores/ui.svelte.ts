// What belongs to this screen only: hover, open cards, theme, nickname.

export type Theme = "dark" | "light";
/** What slides up on a phone. */
export type Sheet = "left" | "right" | "log" | "chat" | "together" | "boards" | "tools";

export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
};

const firstTheme = (): Theme => {
  const wish = stored("frenzy-theme");
  if (wish === "dark" || wish === "light") return wish;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
};

const NARROW = matchMedia("(max-width: 900px), (max-height: 560px)");
/** A finger hides what is under it, and has no hover. */
const COARSE = matchMedia("(pointer: coarse)");

class Ui {
  /** A phone, upright or sideways, or a window as small as one. */
  narrow = $state(NARROW.matches);
  theme = $state<Theme>(firstTheme());
  nickname = $state(stored("frenzy-nickname") ?? "");
  /** The choice under the pointer or the focus: the board lights what it names. */
  hovered = $state<string | null>(null);
  /** The card under the pointer: it is told in words. */
  pointed = $state<string | null>(null);
  /** The things that the log speaks of, where the pointer is, each as "kind id". */
  mentioned = $state.raw<ReadonlySet<string>>(new Set());
  /** The paragraph at which the rules lie open; the empty string is their beginning. */
  rule = $state<string | null>(null);
  /** Ask once more before a choice is played. */
  confirm = $state((stored("frenzy-confirm") ?? (COARSE.matches ? "yes" : "no")) === "yes");
  /** Answer by itself where there is one answer only. */
  swift = $state((stored("frenzy-swift") ?? "yes") === "yes");
  /** The story of a campaign is told at its tables. */
  book = $state((stored("frenzy-book") ?? "yes") === "yes");
  /** The cards that lie open in the inspector. */
  inspected = $state.raw<readonly string[]>([]);
  /** The sheet that is up on a phone. */
  sheet = $state<Sheet | null>(null);
  /** The board still tells what has happened; how the game ended comes after that. */
  telling = $state(false);
  /** How many pixels high the board is on a phone at most; null where it takes what it is given. */
  board = $state<number | null>(null);
  /** The next press shows a thing to the others. */
  pointing = $state(false);
  /** Whether the chat lies open beside the table. */
  talking = $state(false);

  constructor() {
    NARROW.addEventListener("change", (event) => (this.narrow = event.matches));
  }

  /** What this person wants on this device, from now on. */
  wish<K extends "theme" | "confirm" | "swift" | "book" | "nickname">(name: K, value: Ui[K]): void {
    Object.assign(this, { [name]: value });
    store(`frenzy-${name}`, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
}

export const ui = new Ui();
