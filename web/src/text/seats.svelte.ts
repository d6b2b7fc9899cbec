// What the people at the table are called: sentences of the server know them by their seats.

import type { SeatInfo } from "../wire/types";
import { knows, say } from "./text.svelte";

const nameOf = ({ kind, name, seat }: SeatInfo): string => {
  if (kind === "human") return name;
  return kind === "bot" && knows("seat-bot-number") ? say("seat-bot-number", { number: seat + 1 }) : "";
};

class SeatNames {
  private names = $state.raw<readonly string[]>([]);

  /** From now on, these sit at the table. */
  seat(seats: readonly SeatInfo[]): void {
    this.names = seats.map(nameOf);
  }

  /** The name of who sits there, by the number of the seat, counted from one; null where nobody does. */
  of(number: unknown): string | null {
    return this.names[Number(number) - 1] || null;
  }
}

/** There is one table on a screen. */
export const seatNames = new SeatNames();
