// The points over time, summed from what the server told; and the turns that decided the game.

import type { GameEvent } from "../view";

/** How everybody stands after a turn. Turn 0 is the start; the last row is the final count. */
export interface Standing {
  readonly turn: number;
  /** Whose turn it was. */
  readonly figure: number | null;
  readonly isFinal: boolean;
  readonly totals: readonly number[];
  readonly gained: readonly number[];
}

export interface Swing {
  readonly turn: number;
  readonly isFinal: boolean;
  readonly figure: number;
  readonly gained: number;
  /** The turn made this figure the only one ahead. */
  readonly leads: boolean;
}

/** `start` has the points that everybody began with, one for each figure. */
export const standings = (start: readonly number[], events: readonly GameEvent[]): Standing[] => {
  const nothing = start.map(() => 0);
  const rows: Standing[] = [{ turn: 0, figure: null, isFinal: false, totals: start, gained: nothing }];
  const open = (turn: number, figure: number | null, isFinal: boolean): void => {
    rows.push({ turn, figure, isFinal, totals: rows.at(-1)?.totals ?? start, gained: nothing });
  };
  const last = events.map(({ event }) => event).lastIndexOf("turn_ended");
  const isOver = events.at(-1)?.event === "game_ended";
  events.forEach((event, place) => {
    const row = rows.at(-1);
    if (row === undefined) return;
    if (event.event === "turn_started") open(row.turn + 1, event["seat"] as number, false);
    else if (isOver && place === last) open(row.turn, row.figure, true);
    else if (event.event === "scored") {
      const add = (values: readonly number[]): number[] =>
        values.map((value, figure) => (figure === event["to"] ? value + (event["points"] as number) : value));
      rows[rows.length - 1] = { ...row, totals: add(row.totals), gained: add(row.gained) };
    }
  });
  return rows;
};

/** The figure that is ahead of all others, if there is one. */
export const leaderOf = (totals: readonly number[]): number | null => {
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return best > 0 && totals.lastIndexOf(best) === first ? first : null;
};

/** How far ahead of everybody else's gain the best gain of a turn was. */
const leapOf = ({ gained }: Standing): number => {
  const [best = 0, second = 0] = [...gained].sort((a, b) => b - a);
  return best - second;
};

/** The biggest swings in the order of the game: where one gained most on all others; a new leader counts double. */
export const swings = (rows: readonly Standing[], count = 4): Swing[] => {
  let leader: number | null = null;
  const found = rows.map((row) => {
    const best = row.gained.indexOf(Math.max(...row.gained));
    const ahead = leaderOf(row.totals);
    const leads = ahead !== null && ahead !== leader && ahead === best;
    leader = ahead ?? leader;
    const { turn, isFinal } = row;
    return { turn, isFinal, figure: best, gained: row.gained[best] ?? 0, leads, weight: leapOf(row) * (leads ? 2 : 1) };
  });
  return found
    .map((swing, place) => ({ ...swing, place }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ turn, isFinal, figure, gained, leads }) => ({ turn, isFinal, figure, gained, leads }));
};

/** What one figure was given points for, by reason. */
export const earnedBy = (figure: number, events: readonly GameEvent[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const event of events)
    if (event.event === "scored" && event["to"] === figure)
      sums[String(event["reason"])] = (sums[String(event["reason"])] ?? 0) + (event["points"] as number);
  return sums;
};
