// Several people around one device: whose hands may be on the screen.

import type { BaseView } from "../games/face";

/** The seat that the device has to be passed to; null if nobody else of those around it is asked. */
export const nextHands = (own: readonly number[], view: Pick<BaseView, "seat" | "to_act">): number | null =>
  own.length > 1 && view.to_act !== null && view.to_act !== view.seat && own.includes(view.to_act) ? view.to_act : null;

/** Nobody of those around the device decides, and it is not the turn of who looks: everybody may, no hand lies open. */
export const isOpenToAll = (
  own: readonly number[],
  view: Pick<BaseView, "seat" | "to_act">,
  turn: number | null,
): boolean => own.length > 1 && view.to_act !== view.seat && turn !== view.seat;
