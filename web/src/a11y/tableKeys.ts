// The keyboard of a table: numbers choose, arrows go to the board, a letter each for undo, hint, rules and cards.

import type { Option, WholeFace } from "../games/face";
import type { Queries } from "../stores/queries.svelte";
import type { Choosing } from "../stores/choosing.svelte";
import { ui } from "../stores/ui.svelte";
import type { Together } from "../together/together.svelte";
import { ARROWS, isBusy, numberOf } from "./keys";

export interface Keyboard {
  readonly face: WholeFace;
  readonly options: readonly Option[];
  readonly choosing: Choosing;
  readonly queries: Queries;
  readonly hint: (() => void) | null;
  /** Show what is in hand to the others, or ask for it; null where nobody plays together. */
  readonly point: (() => void) | null;
  readonly focusBoard: () => void;
}

const readCard = (face: WholeFace, options: readonly Option[]): void => {
  const hovered = options.find(({ notation }) => notation === ui.hovered);
  const card = ui.pointed ?? (hovered === undefined ? null : face.cardOf(hovered));
  if (card !== null) ui.inspected = [card];
};

export const tableKey = (event: KeyboardEvent, { face, options, choosing, queries, hint, point, focusBoard }: Keyboard): void => {
  if (isBusy(event)) return;
  const option = options[numberOf(event) ?? -1];
  if (option !== undefined) return choosing.choose(option.notation);
  switch (event.key) {
    case "Escape":
      ui.sheet = null;
      ui.pointing = false;
      queries.disarm();
      queries.excuse = null;
      break;
    case "Backspace":
    case "z":
      choosing.undo(false);
      break;
    case "?":
      ui.rule = "";
      break;
    case "i":
      readCard(face, options);
      break;
    case "h":
      hint?.();
      break;
    case "p":
      point?.();
      break;
    default:
      if (!(event.key in ARROWS)) return;
      event.preventDefault();
      focusBoard();
  }
};

/** While a plan is laid out: numbers add a step, the last one is taken back, Escape ends it; whether that was it. */
export const draftKey = (event: KeyboardEvent, options: readonly Option[], together: Together): boolean => {
  if (isBusy(event)) return false;
  const option = options[numberOf(event) ?? -1];
  if (option !== undefined) together.add(option.notation);
  else if (event.key === "Escape") together.end();
  else if (event.key === "Backspace" || event.key === "z") together.back();
  else return false;
  return true;
};
