// The games of this browser: which tables one has sat at, kept here only. The seats themselves are opened by cookies.

import type { GameInfo, Phase, TableInfo } from "../wire/types";

export interface KeptGame {
  readonly id: string;
  /** Which game it is, and what was agreed on; lists of older versions do not say. */
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** One's own seat; null for a game that came from a file. */
  readonly seat: number | null;
  /** When one sat down, in milliseconds. */
  readonly when: number;
  /** The other people, and how many bots. */
  readonly names: readonly string[];
  readonly bots: number;
  readonly phase: Phase;
}

const KEY = "frenzy-games";
const MOST = 40;
const PHASES: readonly string[] = ["lobby", "playing", "over"] satisfies Phase[];

const isKept = (value: unknown): value is KeptGame => {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, options, seat, when, names, bots, phase } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    (game === undefined || typeof game === "string") &&
    (options === undefined || (typeof options === "object" && options !== null)) &&
    (seat === null || typeof seat === "number") &&
    typeof when === "number" &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string") &&
    typeof bots === "number" &&
    typeof phase === "string" &&
    PHASES.includes(phase)
  );
};

/** The games that were kept, the newest first; what cannot be read is left out. */
export const readGames = (text: string | null): KeptGame[] => {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
};

/** The list with this table in it, or what is new about it. */
export const withTable = (
  games: readonly KeptGame[],
  table: TableInfo,
  seat: number | null,
  now: number,
): KeptGame[] => {
  const known = games.find(({ id }) => id === table.id);
  const names = table.seats.filter((info) => info.seat !== seat && info.kind === "human").map(({ name }) => name);
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const game = { id: table.id, game: table.game, options: table.options, seat, when: known?.when ?? now, names, bots, phase: table.phase };
  return [game, ...games.filter(({ id }) => id !== table.id)].sort((a, b) => b.when - a.when).slice(0, MOST);
};

/** Which of its missions or chapters is played at a table: the usual one where nobody has said; nothing where there are none. */
export const chapterOf = (options: Readonly<Record<string, unknown>>, info: GameInfo | undefined): string => {
  if (!info?.series) return "";
  return String(options[info.series] ?? info.options.find(({ name }) => name === info.series)?.default ?? "");
};

export const keptGames = (): KeptGame[] => {
  try {
    return readGames(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

const write = (games: readonly KeptGame[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing still plays.
  }
};

/** Remember a table one sits at, or what has become of it. Lessons, puzzles and campaigns are not kept: they have pages of their own. */
export const keepTable = (table: TableInfo, seat: number | null): void => {
  if (table.lesson === null && table.campaign === null && !table.puzzle) write(withTable(keptGames(), table, seat, Date.now()));
};

export const forgetTable = (id: string): void => write(keptGames().filter((game) => game.id !== id));
