// The puzzles of this server, and how somebody did at them.

import { store, stored } from "../stores/ui.svelte";
import { allPuzzles } from "../wire/http";
import type { PuzzleInfo, PuzzleList } from "../wire/types";
import { dayOf, readKept, signOf, withEnd, type Kept, type Sign } from "./kept";

const KEY = "frenzy-puzzles";

class Puzzles {
  kept = $state.raw<Kept>(readKept(stored(KEY)));
  private list = $state.raw<PuzzleList | null>(null);
  private day = "";

  /** All of them, once they have come. */
  get all(): readonly PuzzleInfo[] {
    return this.list?.puzzles ?? [];
  }

  /** That of today, once it has come. */
  get daily(): PuzzleInfo | null {
    return this.list?.daily ?? null;
  }

  /** Ask for them; once a day. */
  async load(): Promise<void> {
    const today = dayOf(new Date());
    if (this.day === today && this.list !== null) return;
    this.list = await allPuzzles(today);
    this.day = today;
  }

  sign(name: string): Sign {
    return signOf(this.kept, name);
  }

  note(name: string, isSolved: boolean): void {
    this.kept = withEnd(this.kept, name, isSolved);
    store(KEY, JSON.stringify(this.kept));
  }
}

export const puzzles = new Puzzles();
