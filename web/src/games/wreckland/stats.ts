// A run in numbers, counted from what happened.

import type { GameEvent } from "../face";

export interface Stats {
  readonly kills: number;
  readonly exactKills: number;
  readonly exactMatches: number;
  readonly partsLost: number;
}

export const statsOf = (events: readonly GameEvent[]): Stats => {
  const count = (name: string, field?: string): number =>
    events.filter((event) => event.event === name && (field === undefined || event[field] === true)).length;
  return {
    kills: count("enemy_destroyed"),
    exactKills: count("enemy_destroyed", "exact"),
    exactMatches: count("part_used", "exact"),
    partsLost: events.filter(({ event, card }) => event === "part_destroyed" && card !== null).length,
  };
};
