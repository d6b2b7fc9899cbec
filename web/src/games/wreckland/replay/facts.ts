// What a finished run looks like along its steps.

import type { GameEvent, ReplayFacts } from "../../face";

/** What happened at a step that deserves a mark, in the order of weight. */
const MARKS: readonly (readonly [mark: string, event: string])[] = [
  ["end", "game_ended"],
  ["round", "round_started"],
  ["wreck", "part_destroyed"],
  ["core", "core_hit"],
  ["kill", "enemy_destroyed"],
];
const LASTING: ReadonlySet<string> = new Set(["part_destroyed", "enemy_destroyed", "core_hit", "game_ended", "rolled", "exploded"]);
const STARTS: ReadonlySet<string> = new Set(["round_started", "turn_started"]);

export const facts: ReplayFacts = {
  startOf: ({ event }: GameEvent) => (STARTS.has(event) ? 0 : null),
  isSettled: () => false,
  markOf: (events) => {
    const found = new Set(events.map(({ event }) => event));
    return MARKS.find(([, event]) => found.has(event))?.[0] ?? null;
  },
  isLasting: ({ event }) => LASTING.has(event),
};
