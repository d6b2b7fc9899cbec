// A run in numbers.

import type { RunColumn } from "../../../campaign/face";
import type { RunInfo } from "../../../wire/types";
import { difficultyName, rigOf } from "./rigs";

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Turns are told for each Round. */
export const turnsOf = ({ outcome }: RunInfo): number | null => {
  const turns = outcome?.["turns"];
  return Array.isArray(turns) ? turns.reduce<number>((sum, each) => sum + (numberOf(each) ?? 0), 0) : numberOf(turns);
};

export const COLUMNS: readonly RunColumn[] = [
  { name: "campaign-column-difficulty", of: ({ options }) => difficultyName(rigOf(options).difficulty), isWide: true },
  { name: "campaign-column-round", of: ({ outcome }) => numberOf(outcome?.["round"]), isWide: true },
  { name: "campaign-column-turns", of: turnsOf, best: { name: "campaign-total-fastest", pick: Math.min } },
  {
    name: "campaign-column-core",
    of: ({ outcome }) => numberOf(outcome?.["core_left"]),
    best: { name: "campaign-total-core", pick: Math.max },
  },
];
