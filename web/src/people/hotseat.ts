// Several people around one device: whose hands may be on the screen.

import { askedIn, isAsked } from "../games/asked";
import type { BaseView } from "../games/face";

type Turn = Pick<BaseView, "seat" | "to_act" | "may_act">;

/** The seat that the device has to be passed to; null if who looks may answer, or nobody else of those around it may. */
export const nextHands = (own: readonly number[], view: Turn): number | null =>
  own.length < 2 || isAsked(view) ? null : (askedIn(view).find((seat) => own.includes(seat)) ?? null);

/** Nobody of those around the device decides, and it is not the turn of who looks: everybody may, no hand lies open. */
export const isOpenToAll = (own: readonly number[], view: Turn, turn: number | null): boolean =>
  own.length > 1 && !isAsked(view) && turn !== view.seat;
