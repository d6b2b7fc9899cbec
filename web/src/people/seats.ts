// What stands between the people in the lobby and their game, and what has changed among them.

import type { SeatInfo, State } from "../wire/types";

export type Hindrance =
  | { readonly kind: "open"; readonly count: number }
  | { readonly kind: "ready"; readonly names: readonly string[] }
  | null;

/** Why the game cannot start yet. Whoever starts is ready, and so are those who share the device. */
export const hindrance = (seats: readonly SeatInfo[], own: readonly number[]): Hindrance => {
  const count = seats.filter(({ kind }) => kind === "open").length;
  if (count > 0) return { kind: "open", count };
  const names = seats.filter(({ ready, seat }) => !ready && !own.includes(seat)).map(({ name }) => name);
  return names.length > 0 ? { kind: "ready", names } : null;
};

/** Who has a say in who sits at the table. */
export const hostOf = (seats: readonly SeatInfo[]): SeatInfo | undefined => seats.find(({ host }) => host);

export const isHostAmong = (seats: readonly SeatInfo[], own: readonly number[]): boolean => {
  const host = hostOf(seats);
  return host !== undefined && own.includes(host.seat);
};

export type Change = { readonly key: "sat" | "left" | "ready" | "away" | "back" | "bot" | "host"; readonly name: string };

const changeAt = (before: SeatInfo, after: SeatInfo): Change[] => {
  const name = after.name;
  if (after.kind !== before.kind || after.name !== before.name) {
    if (after.kind === "open") return [{ key: "left", name: before.name }];
    return [{ key: after.kind === "bot" ? "bot" : "sat", name }];
  }
  if (after.kind !== "human") return [];
  if (after.host && !before.host) return [{ key: "host", name }];
  if (after.ready && !before.ready) return [{ key: "ready", name }];
  if (after.connected !== before.connected) return [{ key: after.connected ? "back" : "away", name }];
  return [];
};

/** What a listener has to be told of two looks at the seats, one after the other. */
export const changes = (before: readonly SeatInfo[], after: readonly SeatInfo[]): Change[] =>
  after.flatMap((seat, number) => {
    const earlier = before[number];
    return earlier === undefined ? [] : changeAt(earlier, seat);
  });

/** How a request to take back has ended, if it ended between these two states. */
export const undoEnd = (before: State | null, after: State | null): { seat: number; taken: boolean } | null => {
  if (!before?.undo || !after || after.undo != null) return null;
  return { seat: before.undo.seat, taken: after.since < before.version };
};
