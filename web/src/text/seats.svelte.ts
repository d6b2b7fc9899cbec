// What the people at the table are called: sentences of the server know them by their seats.

import type { SeatInfo } from "../wire/types";

class SeatNames {
  private names = $state.raw<readonly string[]>([]);

  /** From now on, these sit at the table. */
  seat(seats: readonly SeatInfo[]): void {
    this.names = seats.map(({ kind, name }) => (kind === "human" ? name : ""));
  }

  /** The name of a person by the number of the seat, counted from one; null where a bot or nobody sits. */
  of(number: unknown): string | null {
    return this.names[Number(number) - 1] || null;
  }
}

/** There is one table on a screen. */
export const seatNames = new SeatNames();
