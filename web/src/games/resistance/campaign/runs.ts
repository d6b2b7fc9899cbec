// A game of a mission in numbers.

import type { RunColumn } from "../../../campaign/face";
import { listed } from "../../../text/listed";
import type { RunInfo } from "../../../wire/types";
import { heroName } from "../speak";
import type { Outcome } from "../view";

const outcomeOf = ({ outcome }: RunInfo): Partial<Outcome> => (outcome ?? {}) as Partial<Outcome>;

export const roundOf = (run: RunInfo): number | null => outcomeOf(run).round ?? null;
export const heroesIn = (run: RunInfo): readonly string[] => (outcomeOf(run).heroes ?? []).map(({ id }) => id);

/** The rounds of the quickest win; null before the first. */
export const bestRound = (runs: readonly RunInfo[]): number | null => {
  const rounds = runs.filter(({ result }) => result === "won").map(roundOf).filter((round) => round !== null);
  return rounds.length === 0 ? null : Math.min(...rounds);
};

export const COLUMNS: readonly RunColumn[] = [
  { name: "record-column-rounds", of: roundOf, best: { name: "record-total-fastest", pick: Math.min } },
  { name: "record-column-heroes", of: (run) => listed(heroesIn(run).map(heroName)), isWide: true },
  {
    name: "record-column-rescued",
    of: (run) => outcomeOf(run).rescued ?? null,
    isWide: true,
    best: { name: "record-total-rescued", pick: Math.max },
  },
];
