// What the screens around people share: the passing seconds, the games that can be played here, who is muted.

import { gamesHere } from "../wire/http";
import type { ChatLine, GameInfo } from "../wire/types";
import { store, stored } from "./ui.svelte";

const BEAT = 250;

/** One timer for all that ticks; it runs only while somebody looks. */
class Beat {
  now = $state(performance.now());
  private timer: ReturnType<typeof setInterval> | undefined;
  private lookers = 0;

  /** Look as long as the effect lives that calls this. */
  look(): () => void {
    this.now = performance.now();
    this.lookers += 1;
    this.timer ??= setInterval(() => (this.now = performance.now()), BEAT);
    return () => {
      this.lookers -= 1;
      if (this.lookers > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const beat = new Beat();

/** The games of this server, with their bots; asked for once. */
class Games {
  private all = $state.raw<readonly GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= gamesHere().then(
      (found) => {
        this.all = found;
      },
      () => {
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** The levels of its bots; until the server has told them, those that it surely has. */
  levels(game: string): readonly string[] {
    return this.info(game)?.levels ?? ["easy", "hard"];
  }

  /** How many may sit down; until then, those that somebody hopes for. */
  seats(game: string, hoped: readonly number[]): readonly number[] {
    return this.info(game)?.seats ?? hoped;
  }

  private info(name: string): GameInfo | undefined {
    return this.all.find(({ game }) => game === name);
  }
}

export const games = new Games();

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

export type Permission = "default" | "granted" | "denied" | "none";

/** Notes on the desktop. The browser is asked only when the player wants them. */
class Notes {
  wanted = $state(stored("frenzy-notify") === "yes");
  permission = $state<Permission>(typeof Notification === "undefined" ? "none" : Notification.permission);

  get isOn(): boolean {
    return this.wanted && this.permission === "granted";
  }

  async want(isWanted: boolean): Promise<void> {
    this.wanted = isWanted;
    store("frenzy-notify", isWanted ? "yes" : "no");
    if (isWanted && this.permission === "default") this.permission = await Notification.requestPermission();
  }

  /** Only who looks elsewhere needs to be told; a newer note of a table takes the place of the older. */
  tell(table: string, title: string, body: string): Notification | null {
    if (!this.isOn || !document.hidden) return null;
    try {
      return new Notification(title, { body, tag: `frenzy ${table}`, icon: "/icon.svg" });
    } catch {
      return null; // phones show notes through a service worker only
    }
  }
}

export const notes = new Notes();

/** What has been said at one table: whom one does not hear, and up to where one has read. It outlives its panels. */
export class Talk {
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

const talks = new Map<string, Talk>();

export const talkAt = (table: string): Talk => {
  const found = talks.get(table) ?? new Talk(table);
  talks.set(table, found);
  return found;
};
