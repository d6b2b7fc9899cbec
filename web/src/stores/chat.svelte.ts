// What is said at a table: whom one does not want to read, and up to where one has read.

import type { ChatLine } from "../wire/types";
import { store, stored } from "./ui.svelte";

/** It outlives its panels; whom one does not hear stays on this device. */
class ChatState {
  /** By name: no two people at a table look alike, and another on the same seat is somebody else. */
  private muted = $state.raw<ReadonlySet<string>>(new Set());
  /** When the last line was said that has been read; null before the first look. */
  readAt = $state<number | null>(null);
  private readonly key: string;

  constructor(table: string) {
    this.key = `frenzy-muted-${table}`;
    this.muted = new Set((stored(this.key) ?? "").split("\n").filter((name) => name !== ""));
  }

  isMuted(name: string): boolean {
    return this.muted.has(name);
  }

  mute(name: string, isMuted: boolean): void {
    const others = [...this.muted].filter((one) => one !== name);
    this.muted = new Set(isMuted ? [...others, name] : others);
    store(this.key, [...this.muted].join("\n"));
  }

  read(lines: readonly ChatLine[]): void {
    this.readAt = lines.at(-1)?.at ?? this.readAt ?? 0;
  }

  unread(lines: readonly ChatLine[], own: readonly number[]): number {
    const since = this.readAt;
    if (since === null) return 0;
    return lines.filter(({ at, seat, name }) => at > since && !own.includes(seat) && !this.muted.has(name)).length;
  }
}

const chats = new Map<string, ChatState>();

export const chatAt = (table: string): ChatState => {
  const found = chats.get(table) ?? new ChatState(table);
  chats.set(table, found);
  return found;
};
