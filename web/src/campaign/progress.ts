// How far a campaign has come, and what has become of its runs. All of it is read from what the server tells.

import type { CampaignInfo, Chapter, RunInfo } from "../wire/types";

export const wonCount = ({ chapters }: CampaignInfo): number => chapters.filter(({ state }) => state === "won").length;

/** The chapter to be played next: the open one, or the last when all are won. */
export const nextChapter = ({ chapters }: CampaignInfo): Chapter | undefined =>
  chapters.find(({ state }) => state === "open") ?? chapters.at(-1);

export const isOver = ({ chapters }: CampaignInfo): boolean => chapters.every(({ state }) => state === "won");

/** The attempt that is under way: at this chapter, or at any. */
export const runningRun = ({ runs }: CampaignInfo, chapter?: number): RunInfo | undefined =>
  runs.find((run) => run.result === "running" && (chapter === undefined || run.chapter === chapter));

/** When it was last played, in seconds: the latest beginning or end of a run, or the day it was made. */
export const lastPlayed = ({ created, runs }: CampaignInfo): number =>
  Math.max(created, ...runs.map(({ started, ended }) => Math.max(started, ended ?? 0)));

/** What the button of a chapter does. */
export type Deed = "play" | "go_on" | "try_again" | "play_again";

export const deedAt = (campaign: CampaignInfo, chapter: Chapter): Deed | null => {
  if (chapter.state === "sealed") return null;
  if (runningRun(campaign, chapter.number)) return "go_on";
  if (chapter.state === "won") return "play_again";
  return campaign.runs.some((run) => run.chapter === chapter.number) ? "try_again" : "play";
};

/** How the last attempt at a chapter that is over ended; null before the first. */
export const lastResult = ({ runs }: CampaignInfo, chapter: number): "won" | "lost" | null => {
  const over = runs.filter((run) => run.chapter === chapter && (run.result === "won" || run.result === "lost"));
  const last = over.sort((a, b) => (a.ended ?? 0) - (b.ended ?? 0)).at(-1)?.result;
  return last === "won" || last === "lost" ? last : null;
};

/** A run in numbers; null is what nobody can know, because the game has not ended. */
export interface RunFacts {
  readonly run: RunInfo;
  readonly turns: number | null;
  readonly round: number | null;
  readonly core: number | null;
  /** From its beginning to its end, in seconds. */
  readonly seconds: number | null;
}

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
/** Turns are told for each Round. */
const sumOf = (value: unknown): number | null =>
  Array.isArray(value) ? value.reduce<number>((sum, each) => sum + (numberOf(each) ?? 0), 0) : numberOf(value);

export const factsOf = (run: RunInfo): RunFacts => ({
  run,
  turns: sumOf(run.outcome?.["turns"]),
  round: numberOf(run.outcome?.["round"]),
  core: numberOf(run.outcome?.["core_left"]),
  seconds: run.ended === null ? null : Math.max(0, run.ended - run.started),
});

/** All runs, the oldest first. */
export const runsInOrder = ({ runs }: CampaignInfo): RunFacts[] =>
  [...runs].sort((a, b) => a.started - b.started).map(factsOf);

export interface Totals {
  /** Runs that were begun. */
  readonly attempts: number;
  readonly wins: number;
  readonly losses: number;
  readonly seconds: number;
  /** The fewest Turns of a won run. */
  readonly fastest: number | null;
  /** The most that was left of the Core. */
  readonly core: number | null;
}

const extreme = (values: readonly (number | null)[], pick: (...all: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
};

export const totalsOf = (campaign: CampaignInfo): Totals => {
  const all = campaign.runs.map(factsOf);
  const won = all.filter(({ run }) => run.result === "won");
  return {
    attempts: all.length,
    wins: won.length,
    losses: all.filter(({ run }) => run.result === "lost").length,
    seconds: all.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    fastest: extreme(won.map(({ turns }) => turns), Math.min),
    core: extreme(won.map(({ core }) => core), Math.max),
  };
};
