// What somebody missed, player by player.

import type { GameEvent, View } from "./view";

export interface Deeds {
  readonly figure: number;
  /** Damage and marks that you got from this figure. */
  damage: number;
  marks: number;
  readonly kills: number[];
  points: number;
}

export interface Recap {
  readonly turns: number;
  readonly deeds: readonly Deeds[];
}

const NOTHING = (figure: number): Deeds => ({ figure, damage: 0, marks: 0, kills: [], points: 0 });

/** Sum up events for a seat, or for a spectator; null if there is nothing worth telling. */
export const recapOf = (view: View, events: readonly GameEvent[]): Recap | null => {
  const deeds = view.figures.map((_, figure) => NOTHING(figure));
  let turns = 0;
  for (const event of events) {
    const by = deeds[event["by"] as number];
    const isAtMe = event["to"] === view.seat && event["by"] !== view.seat;
    if (event.event === "turn_ended" && event["seat"] !== view.seat) turns += 1;
    if (event.event === "damaged" && isAtMe && by) by.damage += Number(event["amount"]);
    if (event.event === "marked" && isAtMe && by) by.marks += Number(event["amount"]);
    if (event.event === "killed" && event["by"] !== event["figure"]) by?.kills.push(event["figure"] as number);
    const to = deeds[event["to"] as number];
    if (event.event === "scored" && to) to.points += Number(event["points"]);
  }
  const told = deeds.filter(({ damage, marks, kills, points }) => damage + marks + kills.length + points > 0);
  return turns < 2 && told.length === 0 ? null : { turns, deeds: told };
};
