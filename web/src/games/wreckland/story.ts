// The story in pieces: a scene for each phase of building and each Turn, its Steps folded under their headings.

import { say } from "../../text/text.svelte";
import type { Entry, GameEvent, Scene } from "../face";

/** The headings tell these. */
const HEADINGS: ReadonlySet<string> = new Set(["round_started", "run_started", "turn_started"]);

const titleOf = ({ event, round, turn }: GameEvent): string => {
  switch (event) {
    case "round_started":
      return say("log-round", { round: Number(round) });
    case "run_started":
      return say("log-run", { round: Number(round) });
    default:
      return say("log-turn", { turn: Number(turn) });
  }
};

export const scenesOf = (events: readonly GameEvent[]): Scene[] => {
  const scenes: { key: string; title: string; seat: null; events: GameEvent[] }[] = [];
  events.forEach((event, place) => {
    if (HEADINGS.has(event.event)) scenes.push({ key: String(place), title: titleOf(event), seat: null, events: [] });
    else {
      if (scenes.length === 0) scenes.push({ key: "0", title: say("log-setup"), seat: null, events: [] });
      scenes.at(-1)?.events.push(event);
    }
  });
  return scenes;
};

/** What is dealt or drawn in a row is one line, until somebody wants to read it. */
const DEALT: Readonly<Record<string, string>> = { enemy_dealt: "log-dealt", part_drawn: "log-drawn", part_discarded: "log-discarded", enemy_moved: "log-moved" };
const FEW = 3;

export const entriesOf = (events: readonly GameEvent[]): Entry[] => {
  const entries: Entry[] = [];
  for (let place = 0; place < events.length; ) {
    const event = events[place] as GameEvent;
    let end = place + 1;
    while (events[end]?.event === event.event) end += 1;
    const row = events.slice(place, end);
    const words = DEALT[event.event];
    if (words !== undefined && row.length >= FEW) entries.push({ kind: "fold", events: row, words: say(words, { count: row.length }) });
    else entries.push(...row.map((one): Entry => ({ kind: "line", event: one, times: 1 })));
    place = end;
  }
  return entries;
};

/** Not worth a line for those who wait. */
const DULL: ReadonlySet<string> = new Set(["step_started", "shuffled", "paid", "step_skipped"]);

export const newsOf = (events: readonly GameEvent[], most: number): readonly GameEvent[] =>
  events.filter(({ event }) => !DULL.has(event)).slice(-most);

const LOUD: ReadonlySet<string> = new Set([
  "part_destroyed", "enemy_destroyed", "core_hit", "boss_unmasked", "exploded", "scrap_gained", "run_ended", "game_ended", "step_started",
]);

export const isLoud = ({ event }: GameEvent): boolean => LOUD.has(event);

const UNSAID: ReadonlySet<string> = new Set(["step_started", "shuffled", "paid", "enemy_dealt", "part_drawn", "part_discarded"]);

export const isSaid = ({ event }: GameEvent): boolean => !UNSAID.has(event);

/** What an event speaks of, by the ids that the board draws. */
export const mentions = (event: GameEvent): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const field of ["enemy", "onto", "second", "slot", "section", "card"]) {
    const value = event[field];
    if (typeof value === "string") found.add(value);
  }
  if (/^core_/.test(event.event)) found.add("core");
  return found;
};
