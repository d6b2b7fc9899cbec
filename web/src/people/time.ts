// How much time a seat has left, between two words of the server.

import type { Clock } from "../wire/types";

export interface TimeLeft {
  /** The free seconds of this decision. */
  readonly free: number;
  /** What the seat has for the whole game after them. */
  readonly reserve: number;
}

/** What is left of a clock that was told so many seconds ago: first the free seconds go, then the reserve. */
export const timeLeft = (clock: Clock, elapsed: number): TimeLeft => {
  const free = clock.left - elapsed;
  const reserve = clock.reserve[clock.seat] ?? 0;
  return { free: Math.max(0, free), reserve: Math.max(0, reserve + Math.min(0, free)) };
};

export const LOW = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const isLow = ({ free, reserve }: TimeLeft): boolean => free + reserve <= LOW;

export type Span =
  | { readonly unit: "days"; readonly days: number; readonly hours: number }
  | { readonly unit: "hours"; readonly hours: number; readonly minutes: number }
  | { readonly unit: "minutes"; readonly digits: string };

/** A time as people read it: days and hours, hours and minutes, or 1:05. A second that has begun counts. */
export const spanOf = (seconds: number): Span => {
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= DAY) return { unit: "days", days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
  if (whole >= HOUR)
    return { unit: "hours", hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) };
  return { unit: "minutes", digits: `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}` };
};
