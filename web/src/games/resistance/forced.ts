// Decisions with one answer only, which the client may give by itself.

import type { Around, Forced } from "../../choices/forced";
import type { Option } from "../face";
import type { View } from "./view";

/** How long the answer can be seen before it is given, in milliseconds; longer, where the enemies follow. */
const PAUSE = 900;
const LAST_LOOK = 1_500;

/**
 * The end of a turn without actions, unless people watch and a step could still be taken back. The only answer to the
 * question who is next: the last hero, or that it is the enemies' turn. The end of the phase is everybody's to call:
 * several people are asked for it.
 */
export const forcedIn = (view: View, options: readonly Option[], { hasPeople, canUndo }: Around): Forced | null => {
  const [only] = options;
  if (only === undefined || options.length > 1 || view.to_act !== view.seat) return null;
  if (view.prompt === "turn") return only.kind === "end_turn" && !(hasPeople && canUndo) ? { choice: only.notation, pause: PAUSE } : null;
  if (view.prompt !== "hero") return null;
  const isEnd = only.kind === "end_phase";
  return isEnd && hasPeople ? null : { choice: only.notation, pause: isEnd ? LAST_LOOK : PAUSE };
};
