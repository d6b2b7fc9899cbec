// Those who win or lose: a seat, or all who play together. Each has a name, a colour, a letter or figure.

import type { BaseView, WholeFace } from "../games/face";
import { seatName } from "../replay/describe";
import { say } from "../text/text.svelte";
import type { SeatInfo } from "../wire/types";

export interface Side {
  readonly name: string;
  /** The seat whose figure stands for it; null for all together. */
  readonly seat: number | null;
  readonly paint: string;
}

const LIT = "var(--lit)";

/** As many sides as there are chances. Who is alone need not have a name or a colour of their own. */
export const sidesOf = (face: WholeFace, view: BaseView, seats: readonly SeatInfo[], count: number, isForTeam: boolean): Side[] =>
  isForTeam
    ? [{ name: say("chances-team"), seat: null, paint: LIT }]
    : Array.from({ length: count }, (_, seat) => ({
        name: seatName(face, view, seats, seat) || say("chances-team"),
        seat,
        paint: face.paintOf(view.options, seat) || (count === 1 ? LIT : "var(--edge)"),
      }));

/** In whole points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);

/** With its sign, as luck and worth are told. */
export const signed = (share: number): string => {
  const found = points(share);
  return found > 0 ? `+${found}` : found < 0 ? `−${-found}` : "0";
};
