// How far somebody has come in the tutorial.

import { store, stored } from "../stores/ui.svelte";
import { NOTHING, readKept, type Kept } from "./storage";

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
  restart(game: string): void {
    const { told, quiet } = this.kept;
    const others = { told: told.filter((tip) => !tip.startsWith(`${game} `)), quiet: quiet.filter((name) => name !== game) };
    this.keep({ ...NOTHING, ...others });
  }

  /** This kind of decision has not been explained in this game, and somebody wants it to be. */
  isNew(game: string, prompt: string): boolean {
    return !this.kept.told.includes(`${game} ${prompt}`) && !this.kept.quiet.includes(game);
  }

  tell(game: string, prompt: string): void {
    if (this.isNew(game, prompt)) this.keep({ told: [...this.kept.told, `${game} ${prompt}`] });
  }

  isQuiet(game: string): boolean {
    return this.kept.quiet.includes(game);
  }

  /** Tell everything once more. */
  retell(game: string): void {
    const { told, quiet } = this.kept;
    this.keep({ told: told.filter((tip) => !tip.startsWith(`${game} `)), quiet: quiet.filter((name) => name !== game) });
  }

  /** From now on tell what is new. */
  speak(game: string): void {
    this.keep({ quiet: this.kept.quiet.filter((name) => name !== game) });
  }

  hush(game: string): void {
    this.keep({ quiet: [...this.kept.quiet, game] });
  }

  private keep(news: Partial<Kept>): void {
    this.kept = { ...this.kept, ...news };
    store(KEY, JSON.stringify(this.kept));
  }
}

export const progress = new Progress();
