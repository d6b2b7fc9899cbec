// How far somebody has come in the tutorial.

import { store, stored } from "../stores/ui.svelte";
import { NOTHING, readKept, type Kept } from "./kept";

const KEY = "frenzy-tutorial";

class Progress {
  kept = $state.raw<Kept>(readKept(stored(KEY)));

  /** A lesson is under way. */
  reach(lesson: string, number: number, total: number): void {
    this.keep({ at: { lesson, number, total } });
  }

  finish(): void {
    this.keep({ at: null, isDone: true });
  }

  /** From the beginning, tips included. */
  restart(): void {
    this.keep(NOTHING);
  }

  tell(prompt: string): void {
    if (!this.kept.told.includes(prompt)) this.keep({ told: [...this.kept.told, prompt] });
  }

  hush(): void {
    this.keep({ isQuiet: true });
  }

  private keep(news: Partial<Kept>): void {
    this.kept = { ...this.kept, ...news };
    store(KEY, JSON.stringify(this.kept));
  }
}

export const progress = new Progress();
