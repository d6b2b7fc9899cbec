// The keyboard of a table: numbers choose, arrows go to the board, a letter each for undo, hint, rules and cards.

import type { GameFace } from "../games/face";
import type { Queries } from "../stores/queries.svelte";
import type { Choosing } from "../stores/choosing.svelte";
import { ui } from "../stores/ui.svelte";
import { ARROWS, isBusy, numberOf } from "./keys";

export interface Keyboard {
  readonly face: GameFace;
  readonly choices: readonly string[];
  readonly choosing: Choosing;
  readonly queries: Queries;
  readonly hint: (() => void) | null;
  readonly focusBoard: () => void;
}

const readCard = (face: GameFace): void => {
  const card = ui.pointed ?? (ui.hovered === null ? null : face.cardOf(ui.hovered));
  if (card !== null) ui.inspected = [card];
};

export const tableKey = (event: KeyboardEvent, { face, choices, choosing, queries, hint, focusBoard }: Keyboard): void => {
  if (isBusy(event)) return;
  const choice = choices[numberOf(event) ?? -1];
  if (choice !== undefined) return choosing.choose(choice);
  switch (event.key) {
    case "Escape":
      ui.sheet = null;
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
      readCard(face);
      break;
    case "h":
      hint?.();
      break;
    default:
      if (!(event.key in ARROWS)) return;
      event.preventDefault();
      focusBoard();
  }
};
