export type Side = "north" | "east" | "south" | "west";

export const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};

/** Somebody is typing, a dialog has the keyboard, or a key is held down. */
export const isBusy = (event: KeyboardEvent): boolean => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, select, textarea, dialog") != null;
};

/** The place in the list that a number key means: 1 is the first. */
export const numberOf = (event: KeyboardEvent): number | null =>
  /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
