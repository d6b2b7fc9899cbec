// What a finished game looks like along its steps: turns, and the moments worth a mark.

import type { GameEvent, ReplayFacts, TurnStart } from "../games/face";

/** The little of a step that everybody may know, whoever's eyes it is seen through. */
export interface Fact {
  readonly step: number;
  /** The turns that begin: whose, and with which event. */
  readonly starts: readonly Omit<TurnStart, "number">[];
  readonly isScored: boolean;
  readonly mark: string | null;
}

export interface Turn extends TurnStart {
  /** The step after which the turn has begun. */
  readonly first: number;
  /** The step at which its points are given, or its last. */
  readonly scored: number;
}

export const factOf = (game: ReplayFacts, step: number, events: readonly GameEvent[]): Fact => ({
  step,
  starts: events.flatMap((event) => {
    const seat = game.startOf(event);
    return seat === null ? [] : [{ seat, event }];
  }),
  isScored: events.some((event) => game.isSettled(event)),
  mark: game.markOf(events),
});

/** The turns of a game, from the facts of its steps from the set-up on. A turn is paid for before the next begins. */
export const turnsAlong = (facts: readonly Fact[]): Turn[] => {
  const begun = facts.flatMap(({ step, starts }) => starts.map((start) => ({ ...start, first: step })));
  const last = facts.at(-1)?.step ?? 0;
  return begun.map(({ seat, event, first }, place) => {
    const end = begun[place + 1]?.first ?? last;
    const paid = facts.filter(({ step, isScored }) => isScored && first < step && step <= end).at(-1);
    return { number: place + 1, seat, event, first, scored: paid?.step ?? end };
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

/** How long a step stays when the replay plays by itself, in milliseconds: the more there is to see, the longer. */
export const pauseAfter = (game: ReplayFacts, events: readonly GameEvent[], speed: number): number => {
  const loud = events.filter((event) => game.isLasting(event)).length;
  return Math.min(4000, (events.length === 0 ? 450 : 900) + 350 * loud) / speed;
};
