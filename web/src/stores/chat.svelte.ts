// What is said at a table: whom one does not want to read, and up to where one has read.

import type { ChatLine } from "../wire/types";
import { store, stored } from "./ui.svelte";

/** Whose lines one does not want to read at this table. It stays on this device. */
export class Mutes {
  seats = $state.raw<ReadonlySet<number>>(new Set());
  private readonly key: string;

  constructor(table: string) {
    this.key = `frenzy-muted-${table}`;
    const kept = (stored(this.key) ?? "").split(",").filter((seat) => /^\d+$/.test(seat));
    this.seats = new Set(kept.map(Number));
  }

  set(seat: number, isMuted: boolean): void {
    const next = new Set(this.seats);
    if (isMuted) next.add(seat);
    else next.delete(seat);
    this.seats = next;
    store(this.key, [...next].join(","));
  }
}

/** What has been said at one table: whom one does not hear, and up to where one has read. It outlives its panels. */
export class ChatState {
  readonly mutes: Mutes;
  /** When the last line was said that has been read; null before the first look. */
  readAt = $state<number | null>(null);

  constructor(table: string) {
    this.mutes = new Mutes(table);
  }

  read(lines: readonly ChatLine[]): void {
    this.readAt = lines.at(-1)?.at ?? this.readAt ?? 0;
  }

  unread(lines: readonly ChatLine[], own: readonly number[]): number {
    const since = this.readAt;
    if (since === null) return 0;
    return lines.filter(({ at, seat }) => at > since && !own.includes(seat) && !this.mutes.seats.has(seat)).length;
  }
}

const chats = new Map<string, ChatState>();

export const chatAt = (table: string): ChatState => {
  const found = chats.get(table) ?? new ChatState(table);
  chats.set(table, found);
  return found;
};
