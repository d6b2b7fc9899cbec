// The log as a story: plain lines, boards that are scored in one block, and new cards that nobody wants one by one.

import type { GameEvent } from "./view";

export type Entry =
  | { readonly kind: "line"; readonly event: GameEvent; readonly times: number }
  | { readonly kind: "score"; readonly events: readonly GameEvent[] }
  | { readonly kind: "refill"; readonly events: readonly GameEvent[] };

const REFILL: ReadonlySet<string> = new Set(["tile_placed", "weapon_placed", "shuffled"]);

/** Points that belong together: those of one board, or those of one reason at the end. */
const blockOf = (event: GameEvent): string | null =>
  event.event !== "scored" ? null : typeof event["board"] === "number" ? `board ${event["board"]}` : String(event["reason"]);

/** Two cards that somebody draws unseen are one line. */
const isSame = (first: GameEvent, second: GameEvent): boolean =>
  second.event === "powerup_drawn" &&
  first.event === second.event &&
  first["seat"] === second["seat"] &&
  first["card"] === null &&
  second["card"] === null;

/** The events of a turn as entries of the log, in their order. */
export const entriesOf = (events: readonly GameEvent[]): Entry[] => {
  const entries: Entry[] = [];
  let [open, block]: [string | null, GameEvent[]] = [null, []];
  for (const event of events) {
    const name = REFILL.has(event.event) ? "refill" : blockOf(event);
    const last = entries.at(-1);
    if (name === null && last?.kind === "line" && isSame(last.event, event))
      entries[entries.length - 1] = { ...last, times: last.times + 1 };
    else if (name === null) entries.push({ kind: "line", event, times: 1 });
    else if (name === open) block.push(event);
    else {
      block = [event];
      entries.push({ kind: name === "refill" ? "refill" : "score", events: block });
    }
    open = name;
  }
  return entries;
};

const QUIET: ReadonlySet<string> = new Set([...REFILL, "asked", "effect_used", "paid", "powerup_drawn", "scored", "turn_started", "turn_ended"]);

/** The latest things that happened, for those who wait: points have a card of their own. */
export const newsOf = (events: readonly GameEvent[], most: number): GameEvent[] => {
  const news: GameEvent[] = [];
  for (let place = events.length - 1; place >= 0 && news.length < most; place -= 1) {
    const event = events[place];
    if (event !== undefined && !QUIET.has(event.event)) news.unshift(event);
  }
  return news;
};

/** The blocks of points among what has just happened: what is shown when a board is scored. */
export const scoresOf = (events: readonly GameEvent[]): (readonly GameEvent[])[] =>
  entriesOf(events).flatMap((entry) => (entry.kind === "score" ? [entry.events] : []));
