// What a finished game looks like along its steps: turns, and the moments worth a mark.

import { actorOf, isLoud, loudnessOf, sceneOf, type GameEvent } from "../games/told";
import { sceneTitle } from "../panels/story";
import type { Phrase } from "../wire/types";

/** The little of a step that everybody may know, whoever's eyes it is seen through. */
export interface Fact {
  readonly step: number;
  /** The scenes that begin: whose, and their headings. */
  readonly starts: readonly Start[];
  /** The era of the game that begins; headings after it have words of its own. */
  readonly era: string;
  readonly mark: string | null;
}

interface Start {
  readonly seat: number | null;
  readonly scene: Phrase;
}

export interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly scene: Phrase;
  readonly era: string;
  /** The step after which the turn has begun. */
  readonly first: number;
  /** Where a link to the turn leads: the last moment of it that is worth a mark, such as its points, or its last step. */
  readonly told: number;
}

/** The loudest thing that is worth a mark; the latest of them. */
const markOf = (events: readonly GameEvent[]): string | null => {
  const marked = events.filter(({ told }) => told.mark);
  const most = Math.max(...marked.map(loudnessOf));
  return marked.filter((event) => loudnessOf(event) === most).at(-1)?.told.mark ?? null;
};

export const factOf = (step: number, events: readonly GameEvent[]): Fact => ({
  step,
  starts: events.flatMap((event) => {
    const scene = sceneOf(event);
    return scene === null ? [] : [{ seat: actorOf(event), scene }];
  }),
  era: events.find(({ told }) => told.era)?.told.era ?? "",
  mark: markOf(events),
});

/** The turns of a game, from the facts of its steps from the set-up on. A turn is paid for before the next begins. */
export const turnsAlong = (facts: readonly Fact[]): Turn[] => {
  let now = "";
  const begun = facts.flatMap(({ step, starts, era }) => {
    now = era || now;
    return starts.map((start) => ({ ...start, era: now, first: step }));
  });
  const last = facts.at(-1)?.step ?? 0;
  return begun.map((start, place) => {
    const end = begun[place + 1]?.first ?? last;
    const marked = facts.filter(({ step, mark }) => mark !== null && start.first < step && step <= end).at(-1);
    return { ...start, number: place + 1, told: marked?.step ?? end };
  });
};

export const turnTitle = ({ scene, era, number }: Turn): string => sceneTitle(scene, era, number);

/** The turn that is on after a step: the latest that has begun. */
export const turnAt = (turns: readonly Turn[], step: number): Turn | null =>
  turns.filter(({ first }) => first <= step).at(-1) ?? null;

/** Where "one turn back" and "one turn on" lead from a step. */
export const turnBefore = (turns: readonly Turn[], step: number): number =>
  turns.filter(({ first }) => first < step).at(-1)?.first ?? 0;
export const turnAfter = (turns: readonly Turn[], step: number, total: number): number =>
  turns.find(({ first }) => first > step)?.first ?? total;

/** How long a step stays when the replay plays by itself, in milliseconds: the more there is to see, the longer. */
export const pauseAfter = (events: readonly GameEvent[], speed: number): number => {
  const loud = events.filter((event) => isLoud(event) || event.told.mark).length;
  return Math.min(4000, (events.length === 0 ? 450 : 900) + 350 * loud) / speed;
};
