// What a finished game looks like along its steps: turns, and the moments worth a mark.

import type { GameEvent } from "../games/adrenaline/view";

/** What happened at a step that deserves a mark. The order is the order of weight. */
export const MARKS = ["end", "frenzy", "kill", "scoring"] as const;
export type Mark = (typeof MARKS)[number];

/** The little of a step that everybody may know, whoever's eyes it is seen through. */
export interface Fact {
  readonly step: number;
  /** The seats whose turn begins. */
  readonly starts: readonly number[];
  readonly isScored: boolean;
  readonly mark: Mark | null;
}

export interface Turn {
  readonly number: number;
  readonly figure: number;
  /** The step after which the turn has begun. */
  readonly first: number;
  /** The step at which its points are given, or its last. */
  readonly scored: number;
}

const KINDS: Readonly<Record<string, Mark>> = {
  game_ended: "end",
  frenzy_started: "frenzy",
  killed: "kill",
  scored: "scoring",
};

export const factOf = (step: number, events: readonly GameEvent[]): Fact => {
  const found = new Set(events.map(({ event }) => KINDS[event]));
  return {
    step,
    starts: events.flatMap(({ event, seat }) => (event === "turn_started" ? [seat as number] : [])),
    isScored: found.has("scoring"),
    mark: MARKS.find((mark) => found.has(mark)) ?? null,
  };
};

/** The turns of a game, from the facts of its steps from the set-up on. A turn is paid for before the next begins. */
export const turnsAlong = (facts: readonly Fact[]): Turn[] => {
  const begun = facts.flatMap(({ step, starts }) => starts.map((figure) => ({ figure, first: step })));
  const last = facts.at(-1)?.step ?? 0;
  return begun.map(({ figure, first }, place) => {
    const end = begun[place + 1]?.first ?? last;
    const paid = facts.filter(({ step, isScored }) => isScored && first < step && step <= end).at(-1);
    return { number: place + 1, figure, first, scored: paid?.step ?? end };
  });
};

/** The turn that is on after a step: the latest that has begun. */
export const turnAt = (turns: readonly Turn[], step: number): Turn | null =>
  turns.filter(({ first }) => first <= step).at(-1) ?? null;

/** Where "one turn back" and "one turn on" lead from a step. */
export const turnBefore = (turns: readonly Turn[], step: number): number =>
  turns.filter(({ first }) => first < step).at(-1)?.first ?? 0;
export const turnAfter = (turns: readonly Turn[], step: number, total: number): number =>
  turns.find(({ first }) => first > step)?.first ?? total;

const LOUD: ReadonlySet<string> = new Set(["damaged", "killed", "scored", "frenzy_started", "game_ended"]);

/** How long a step stays when the replay plays by itself, in milliseconds: the more there is to see, the longer. */
export const pauseAfter = (events: readonly GameEvent[], speed: number): number => {
  const loud = events.filter(({ event }) => LOUD.has(event)).length;
  return Math.min(4000, (events.length === 0 ? 450 : 900) + 350 * loud) / speed;
};
