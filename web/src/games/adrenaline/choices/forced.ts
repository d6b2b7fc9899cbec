// Decisions with one answer only: which of them the client may answer by itself.

import type { Around, Forced } from "../../../choices/forced";
import type { View } from "../view";

/** What a person would press without a thought. Whom and what a shot hits is not among it: the trigger is one's own. */
const PLAIN: ReadonlySet<string> = new Set(["done", "end", "bot", "discard", "use", "pay", "path"]);
const MOVES: ReadonlySet<string> = new Set(["shoot_from", "move_shooter", "move_target"]);

/** How long the answer can be seen before it is given, in milliseconds. */
const PAUSE = 900;
const LAST_LOOK = 1_500;

/**
 * The only answer, if it may be given without asking.
 *
 * Among people a quick answer would tell that there was nothing to choose, and so what is in the hand: there only that
 * is answered which everybody can see to be forced, and which nobody could wish to take back.
 */
export const forcedIn = (view: View, choices: readonly string[], { hasPeople, canUndo }: Around): Forced | null => {
  const [choice] = choices;
  if (choice === undefined || choices.length > 1 || view.to_act === null || view.to_act !== view.seat) return null;
  const verb = choice.split(" ", 1)[0] ?? "";
  if (!PLAIN.has(verb) && !(verb === "move" && MOVES.has(view.prompt))) return null;
  if (hasPeople && !isOpenly(view, verb, canUndo)) return null;
  return { choice, pause: verb === "end" ? LAST_LOOK : PAUSE };
};

const isOpenly = (view: View, verb: string, canUndo: boolean): boolean => {
  const hand = view.figures[view.seat ?? -1]?.hand;
  return verb === "discard" ? hand === 1 : verb === "end" && hand === 0 && !canUndo;
};
