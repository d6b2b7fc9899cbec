import { describe, expect, it } from "vitest";
import { dayOf, nameOf, nextOf, readKept, signOf, withEnd, type Kept } from "../src/puzzles/kept";
import type { PuzzleInfo } from "../src/wire/types";

const puzzle = (game: string, id: string): PuzzleInfo => ({ game, id, goal: "points", grade: "easy" });
const ALL = [puzzle("chess", "a"), puzzle("chess", "b"), puzzle("go", "a"), puzzle("go", "b")];
const NONE: Kept = { solved: [], tried: [] };
const solved = (...names: string[]): Kept => ({ solved: names, tried: [] });

describe("what is kept of puzzles", () => {
  it("is forgotten if it cannot be read", () => {
    expect(readKept("{")).toEqual(NONE);
    expect(readKept(null)).toEqual(NONE);
    expect(readKept('{"solved":["chess/a",7],"tried":3}')).toEqual(solved("chess/a"));
  });

  it("says whether one was solved, or only tried", () => {
    const kept = withEnd(withEnd(NONE, "chess/a", false), "chess/b", true);
    expect(["chess/a", "chess/b", "go/a"].map((name) => signOf(kept, name))).toEqual(["tried", "solved", "new"]);
    expect(signOf(withEnd(kept, "chess/a", true), "chess/a")).toBe("solved");
    expect(withEnd(kept, "chess/b", true)).toBe(kept);
  });
});

describe("the next puzzle", () => {
  const next = (kept: Kept, name: string): string | null => {
    const found = nextOf(ALL, kept, name);
    return found === null ? null : nameOf(found);
  };

  it("is of the same game, as long as one is not solved", () => {
    expect(next(NONE, "chess/a")).toBe("chess/b");
    expect(next(solved("chess/b"), "chess/b")).toBe("chess/a");
    expect(next(NONE, "go/b")).toBe("go/a");
  });

  it("is then of another one, and in the end there is none", () => {
    expect(next(solved("chess/a", "chess/b"), "chess/b")).toBe("go/a");
    expect(next(solved("chess/a", "go/a", "go/b"), "chess/b")).toBeNull();
  });
});

describe("today", () => it("is the day here", () => expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09")));
