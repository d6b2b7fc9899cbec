// The record of a series: how often each of its tables was tried, and how that ended. It is kept on this device only, and
// shown as a campaign whose chapters are all open.

import type { CampaignInfo, GameInfo, Json, RunInfo, TableInfo } from "../wire/types";

/** A game of the series that is over. */
export interface Run {
  readonly table: string;
  /** Which one of the series. */
  readonly value: string;
  /** In seconds. */
  readonly started: number;
  readonly ended: number;
  readonly result: "won" | "lost";
  readonly options: Json;
  readonly outcome: Json;
}

const FORMAT = 1;
const MOST = 1_000;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const isRun = (value: unknown): value is Run => {
  if (!isJson(value)) return false;
  const { table, value: one, started, ended, result, options, outcome } = value;
  return (
    [table, one].every((text) => typeof text === "string") &&
    [started, ended].every((time) => typeof time === "number" && Number.isFinite(time)) &&
    (result === "won" || result === "lost") &&
    isJson(options) &&
    isJson(outcome)
  );
};

/** The runs in a text that somebody or something has kept; null if it is no record of that game. */
export const runsIn = (game: string, text: string | null): Run[] | null => {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (!isJson(found) || found["format"] !== FORMAT || found["game"] !== game || !Array.isArray(found["runs"])) return null;
    return found["runs"].filter(isRun);
  } catch {
    return null;
  }
};

/** The record as it is kept, and as a file. */
export const written = (game: string, runs: readonly Run[]): string => JSON.stringify({ format: FORMAT, game, runs });

/** Both lists as one, in the order in which the games ended; what is known is not changed. */
export const merged = (known: readonly Run[], more: readonly Run[]): Run[] => {
  const tables = new Set(known.map(({ table }) => table));
  return [...known, ...more.filter(({ table }) => !tables.has(table))].sort((a, b) => a.ended - b.ended).slice(-MOST);
};

/** What is written down of a table that is over, for whoever sat on these seats; null where there is nothing to write. */
export const runOf = (info: GameInfo, table: TableInfo, own: readonly number[], outcome: Json, now: number): Run | null => {
  const value = table.options[info.series] ?? optionOf(info)?.default;
  if (info.series === "" || typeof value !== "string" || table.lesson !== null || table.puzzle || table.campaign !== null || own.length === 0) return null;
  const winners = Array.isArray(outcome["winners"]) ? outcome["winners"] : [];
  const result = own.some((seat) => winners.includes(seat)) ? "won" : "lost";
  return { table: table.id, value, started: table.created, ended: now, result, options: table.options, outcome };
};

const optionOf = ({ options, series }: GameInfo): GameInfo["options"][number] | undefined => options.find(({ name }) => name === series);

/** All of the series, in its order. */
export const valuesOf = (info: GameInfo): readonly string[] => (optionOf(info)?.values ?? []).map(String);

/** What the keys of their names begin with. */
export const wordsOf = (info: GameInfo): string => optionOf(info)?.words ?? "";

/** The one after this; null after the last. */
export const nextOf = (info: GameInfo, value: string): string | null => {
  const values = valuesOf(info);
  return values[values.indexOf(value) + 1] ?? null;
};

/** The record as the screens of a campaign show it: chapter 1 is the first of the series. */
export const recordOf = (info: GameInfo, runs: readonly Run[]): CampaignInfo => {
  const values = valuesOf(info);
  const known = runs.filter(({ value }) => values.includes(value));
  const shown = known.map(({ value, ...run }): RunInfo => ({ ...run, chapter: values.indexOf(value) + 1, decisions: 1 }));
  const chapters = values.map((_, place) => {
    const own = shown.filter(({ chapter }) => chapter === place + 1);
    const wins = own.filter(({ result }) => result === "won").length;
    return { number: place + 1, state: wins > 0 ? "won" : "open", attempts: own.length, wins } as const;
  });
  return { id: info.game, game: info.game, name: "", nickname: "", options: {}, created: 0, key: "", chapters, runs: shown };
};
