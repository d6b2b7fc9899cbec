// What is kept of puzzles on this device, and how they follow each other.

import type { PuzzleInfo } from "../wire/types";

export interface Kept {
  /** The puzzles that were solved, and those that were only tried, as GAME/ID. */
  readonly solved: readonly string[];
  readonly tried: readonly string[];
}

export const GRADES = ["easy", "medium", "hard"] as const;

export type Sign = "solved" | "tried" | "new";

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);

/** What was kept; whatever cannot be read is forgotten. */
export const readKept = (text: string | null): Kept => {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    return { solved: strings(found?.solved), tried: strings(found?.tried) };
  } catch {
    return { solved: [], tried: [] };
  }
};

/** A puzzle was played to its end. */
export const withEnd = (kept: Kept, name: string, isSolved: boolean): Kept => {
  const list = isSolved ? "solved" : "tried";
  return kept[list].includes(name) ? kept : { ...kept, [list]: [...kept[list], name] };
};

export const signOf = (kept: Kept, name: string): Sign => (kept.solved.includes(name) ? "solved" : kept.tried.includes(name) ? "tried" : "new");

export const nameOf = ({ game, id }: PuzzleInfo): string => `${game}/${id}`;

/** The next one that is not solved: after this one, of its game first, and round to the beginning. */
export const nextOf = (all: readonly PuzzleInfo[], kept: Kept, name: string): PuzzleInfo | null => {
  const place = all.findIndex((puzzle) => nameOf(puzzle) === name);
  const round = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  const open = round.filter((puzzle) => signOf(kept, nameOf(puzzle)) !== "solved");
  const game = all[place]?.game;
  return open.find((puzzle) => puzzle.game === game) ?? open[0] ?? null;
};

/** The day here, such as 2026-11-19. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
