// Several people around one device: whose hands may be on the screen.

import type { GameEvent, View } from "../games/adrenaline/view";

/** The seat that the device has to be passed to; null if nobody else of those around it is asked. */
export const nextHands = (own: readonly number[], view: Pick<View, "seat" | "to_act">): number | null =>
  own.length > 1 && view.to_act !== null && view.to_act !== view.seat && own.includes(view.to_act) ? view.to_act : null;

/** Nobody of those around the device decides, so everybody may look: no hand lies open. */
export const isOpenToAll = (own: readonly number[], view: Pick<View, "seat" | "to_act" | "turn">): boolean =>
  own.length > 1 && view.to_act !== view.seat && view.turn !== view.seat;

/** The table as a spectator would see it. */
export const withoutHand = (view: View): View => ({
  ...view,
  seat: null,
  figures: view.figures.map((figure) => ({ ...figure, powerups: null })),
});

/** The story as a spectator would hear it: who draws a card alone sees which. */
export const withoutCards = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (event.event === "powerup_drawn" ? { ...event, card: null } : event));
