// How far a campaign has come, and what has become of its runs. All of it is read from what the server tells.

import type { CampaignInfo, Chapter, RunInfo } from "../wire/types";
import type { RunColumn } from "./face";

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

/** How long a run lasted, in seconds; null if it has not ended. */
export const secondsOf = ({ started, ended }: RunInfo): number | null => (ended === null ? null : Math.max(0, ended - started));

/** All runs, the latest first. */
export const latestRuns = ({ runs }: CampaignInfo): RunInfo[] => [...runs].sort((a, b) => b.started - a.started);

/** The runs that are listed at first: the latest few, without those that were given up. */
export const listedRuns = (runs: readonly RunInfo[], most: number): RunInfo[] =>
  runs.filter(({ result }) => result !== "given_up").slice(0, most);

export const countOf = ({ runs }: CampaignInfo, result: RunInfo["result"]): number =>
  runs.filter((run) => run.result === result).length;

export const playedSeconds = ({ runs }: CampaignInfo): number => runs.reduce((sum, run) => sum + (secondsOf(run) ?? 0), 0);

/** The best of all won runs; null before the first. */
export const bestOf = ({ runs }: CampaignInfo, { of, best }: RunColumn): number | null => {
  const known = runs.filter(({ result }) => result === "won").map(of).filter((value) => typeof value === "number");
  return best === undefined || known.length === 0 ? null : best.pick(...known);
};
