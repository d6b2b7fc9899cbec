// Decisions with one answer only: which of them the client may answer by itself.

import type { Around, Forced } from "../../../choices/forced";
import type { Option } from "../../told";
import type { View } from "../view";

/** What a person would press without a thought. Whom and what a shot hits is not among it: the trigger is one's own. */
const PLAIN: ReadonlySet<string> = new Set(["done", "end", "bot", "place_bot", "discard", "use", "cubes", "cube", "card", "path"]);
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
export const forcedIn = (view: View, options: readonly Option[], { hasPeople, canUndo }: Around): Forced | null => {
  const [option] = options;
  if (option === undefined || options.length > 1 || view.to_act === null || view.to_act !== view.seat) return null;
  const { kind } = option;
  if (!PLAIN.has(kind) && !(kind === "move" && MOVES.has(view.prompt))) return null;
  if (hasPeople && !isOpenly(view, kind, canUndo)) return null;
  return { choice: option.notation, pause: kind === "end" ? LAST_LOOK : PAUSE };
};

const isOpenly = (view: View, kind: string, canUndo: boolean): boolean => {
  const hand = view.figures[view.seat ?? -1]?.hand;
  return kind === "discard" ? hand === 1 : kind === "end" && hand === 0 && !canUndo;
};
