// How much of the story was seen by the eyes before the screen: what came while they were elsewhere is summed up.

import { store, stored } from "./ui.svelte";

const KEY = "frenzy-seen";
const KEPT = 20;

type Seen = [table: string, count: number][];

const readSeen = (): Seen => {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seen) : [];
  } catch {
    return [];
  }
};

/** What comes so soon after somebody is back happened before: the line has first to catch up. */
const CATCH_UP = 500;

/** Counts events. While nobody looks, the count stands still; then `from` says where to begin to tell. */
export class Missed {
  /** The first event that was missed, once somebody is back. */
  from = $state<number | null>(null);
  private seen: number | null;
  private backAt: number | null = null;

  constructor(private readonly table: string) {
    this.seen = readSeen().find(([id]) => id === table)?.[1] ?? null;
  }

  /** So many events have happened; `isWatched` if the page is seen and the line is up. */
  tell(count: number, isWatched: boolean, now: number): void {
    if (!isWatched) {
      this.backAt = null;
      return;
    }
    this.backAt ??= now;
    const { seen } = this;
    if (seen === count) return;
    this.seen = count;
    this.keep(count);
    if (seen !== null && seen < count && now - this.backAt < CATCH_UP) this.from ??= seen;
    else if (this.from !== null && this.from > count) this.from = null;
    this.backAt = -Infinity;
  }

  private keep(count: number): void {
    const others = readSeen().filter(([id]) => id !== this.table);
    store(KEY, JSON.stringify([[this.table, count], ...others].slice(0, KEPT)));
  }
}
