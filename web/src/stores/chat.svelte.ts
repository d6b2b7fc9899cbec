// What is said at a table: whom one does not want to read, and up to where one has read.

import type { ChatLine } from "../wire/types";
import { store, stored } from "./ui.svelte";

/** It outlives its panels; whom one does not hear stays on this device. */
class ChatState {
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** When the last line was said that has been read; null before the first look. */
  readAt = $state<number | null>(null);
  private readonly key: string;

  constructor(table: string) {
    this.key = `frenzy-muted-${table}`;
    const kept = (stored(this.key) ?? "").split(",").filter((seat) => /^\d+$/.test(seat));
    this.muted = new Set(kept.map(Number));
  }

  mute(seat: number, isMuted: boolean): void {
    const others = [...this.muted].filter((one) => one !== seat);
    this.muted = new Set(isMuted ? [...others, seat] : others);
    store(this.key, [...this.muted].join(","));
  }

  read(lines: readonly ChatLine[]): void {
    this.readAt = lines.at(-1)?.at ?? this.readAt ?? 0;
  }

  unread(lines: readonly ChatLine[], own: readonly number[]): number {
    const since = this.readAt;
    if (since === null) return 0;
    return lines.filter(({ at, seat }) => at > since && !own.includes(seat) && !this.muted.has(seat)).length;
  }
}

const chats = new Map<string, ChatState>();

export const chatAt = (table: string): ChatState => {
  const found = chats.get(table) ?? new ChatState(table);
  chats.set(table, found);
  return found;
};
