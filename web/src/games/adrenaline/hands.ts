// What only the owner of a hand may see.

import type { GameEvent, View } from "./view";

/** The table as a spectator would see it. */
export const withoutHand = (view: View): View => ({
  ...view,
  seat: null,
  figures: view.figures.map((figure) => ({ ...figure, powerups: null })),
});

/** The story as a spectator would hear it: who draws a card alone sees which. */
export const withoutCards = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (event.event === "powerup_drawn" ? { ...event, card: null } : event));
