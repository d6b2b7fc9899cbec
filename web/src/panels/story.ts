// The log as a story: scenes with headings, lines, lines that belong together, and lines that nobody wants one by one.

import { hasLine, isSaid, textOf, actorOf, isLoud, sceneOf, type GameEvent } from "../games/told";
import { sayPhrase } from "../text/phrase";
import { say } from "../text/text.svelte";
import type { Phrase } from "../wire/types";

/** A piece of the log with a title: usually a turn. */
export interface Scene {
  readonly key: string;
  readonly title: string;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

/** An entry of the log: a line, lines that belong together (drawn by `Block`), or lines that are folded into one. */
export type Entry =
  | { readonly kind: "line"; readonly event: GameEvent; readonly times: number }
  | { readonly kind: "block"; readonly events: readonly GameEvent[] }
  | { readonly kind: "fold"; readonly events: readonly GameEvent[]; readonly words: string };

/** The heading of a scene; in a later era of the game it may have words of its own. */
export const sceneTitle = ({ say: key, ...rest }: Phrase, era: string, number: number): string =>
  sayPhrase({ ...rest, say: era === "" ? key : `${key}-${era}` }, { number });

/** The events by scenes; what comes before the first one is the set-up. Where there are no scenes, nothing has a heading. */
export const scenesOf = (events: readonly GameEvent[]): readonly Scene[] => {
  const scenes: (Scene & { events: GameEvent[] })[] = [];
  const first = events.some(({ told }) => told.scene) ? say("log-setup") : "";
  let [era, number] = ["", 0];
  for (const event of events) {
    const scene = sceneOf(event);
    if (scene) {
      number += 1;
      scenes.push({ key: String(number), title: sceneTitle(scene, era, number), seat: actorOf(event), events: [] });
    } else if (hasLine(event)) {
      if (scenes.length === 0) scenes.push({ key: "0", title: first, seat: null, events: [] });
      scenes.at(-1)?.events.push(event);
    }
    era = event.told.era || era;
  }
  return scenes;
};

/** What keeps neighbours together; null for a line that stands alone. */
const groupOf = ({ told: { fold, block } }: GameEvent): string | null => (fold ? `fold ${fold}` : block ? `block ${block}` : null);

/** The events of a scene as entries of the log, in their order. */
export const entriesOf = (events: readonly GameEvent[]): readonly Entry[] => {
  const entries: Entry[] = [];
  let [open, row]: [string | null, GameEvent[]] = [null, []];
  for (const event of events) {
    const group = groupOf(event);
    const last = entries.at(-1);
    if (group === null && last?.kind === "line" && textOf(last.event) === textOf(event))
      entries[entries.length - 1] = { ...last, times: last.times + 1 };
    else if (group === null) entries.push({ kind: "line", event, times: 1 });
    else if (group === open) row.push(event);
    else {
      row = [event];
      entries.push({ kind: group.startsWith("fold") ? "fold" : "block", events: row, words: "" } as Entry);
    }
    open = group;
  }
  return entries.map((entry) =>
    entry.kind === "fold" ? { ...entry, words: say(`log-${entry.events[0]?.told.fold ?? ""}`, { count: entry.events.length }) } : entry,
  );
};

/** The blocks among what has just happened. */
export const blocksOf = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] =>
  entriesOf(events).flatMap((entry) => (entry.kind === "block" ? [entry.events] : []));

/** The latest things that happened, for those who wait. */
export const newsOf = (events: readonly GameEvent[], most: number): readonly GameEvent[] => {
  const news: GameEvent[] = [];
  for (let place = events.length - 1; place >= 0 && news.length < most; place -= 1) {
    const event = events[place];
    if (event !== undefined && isSaid(event) && hasLine(event) && groupOf(event) === null) news.unshift(event);
  }
  return news;
};

/** What somebody missed: how many scenes of others, and what was loud; null if there is nothing worth telling. */
export const missedOf = (seat: number | null, events: readonly GameEvent[]): { turns: number; loud: readonly GameEvent[] } | null => {
  const turns = events.filter((event) => event.told.scene && (actorOf(event) !== seat || seat === null)).length;
  const loud = events.filter((event) => isLoud(event) && hasLine(event));
  return turns < 2 && loud.length === 0 ? null : { turns, loud };
};
