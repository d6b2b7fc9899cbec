// A run in numbers, counted from what happened.

import type { GameEvent } from "../face";

/** Kills, exact ones among them, exact matches, and Parts that were lost. */
export const statsOf = (events: readonly GameEvent[]) => {
  const count = (name: string, field?: string): number =>
    events.filter((event) => event.event === name && (field === undefined || event[field] === true)).length;
  return {
    kills: count("enemy_destroyed"),
    exactKills: count("enemy_destroyed", "exact"),
    exactMatches: count("part_used", "exact"),
    partsLost: events.filter(({ event, card }) => event === "part_destroyed" && card !== null).length,
  };
};
