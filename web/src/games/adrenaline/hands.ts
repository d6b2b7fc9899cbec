// What only the owner of a hand may see.

import { kindOf } from "../told";
import type { GameEvent, View } from "./view";

/** The table as a spectator would see it. */
export const withoutHand = (view: View): View => ({
  ...view,
  seat: null,
  choices: [],
  figures: view.figures.map((figure) => ({ ...figure, powerups: null })),
});

/** The story as a spectator would hear it: who draws a card alone sees which. */
export const withoutCards = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (event.event === "powerup_drawn" ? unseen(event) : event));

const unseen = (event: GameEvent): GameEvent => {
  const { given, things = [], ...told } = event.told;
  const hidden = { ...told, say: "event-powerup_drawn-hidden", given: { ...given, card: "none" } };
  return { ...event, card: null, told: { ...hidden, things: things.filter((thing) => kindOf(thing) !== "card") } };
};
