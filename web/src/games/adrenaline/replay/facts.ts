// What a finished game of this kind looks like along its steps.

import type { GameEvent, ReplayFacts } from "../../face";

/** What happened at a step that deserves a mark. The order is the order of weight. */
const MARKS: readonly (readonly [mark: string, event: string])[] = [
  ["end", "game_ended"],
  ["frenzy", "frenzy_started"],
  ["kill", "killed"],
  ["scoring", "scored"],
];
const LASTING: ReadonlySet<string> = new Set(["damaged", "killed", "scored", "frenzy_started", "game_ended"]);

export const facts: ReplayFacts = {
  startOf: ({ event, seat }: GameEvent) => (event === "turn_started" ? (seat as number) : null),
  isSettled: ({ event }) => event === "scored",
  markOf: (events) => {
    const found = new Set(events.map(({ event }) => event));
    return MARKS.find(([, event]) => found.has(event))?.[0] ?? null;
  },
  isLasting: ({ event }) => LASTING.has(event),
};
