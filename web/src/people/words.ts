// Sentences about tables that several screens say.

import { knows, say } from "../text/text.svelte";
import { spanOf } from "./time";

export const levelName = (level: string): string => (knows(`level-${level}`) ? say(`level-${level}`) : level);

/** A level and a word about it, for menus. */
export const levelLine = (level: string): string =>
  knows(`level-${level}-text`) ? `${levelName(level)} – ${say(`level-${level}-text`)}` : levelName(level);

/** A game by its name: the one on its door, the one that its server gives it, or the plain one. */
export const gameTitle = (game: string, told = game): string => (knows(`door-${game}`) ? say(`door-${game}`) : told);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A round time in one unit: "5 minutes". */
export const roundSpan = (seconds: number): string => {
  if (seconds === 0) return say("span-none");
  if (seconds % DAY === 0) return say("span-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return say("span-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return say("span-minutes", { count: seconds / MINUTE });
  return say("span-seconds", { count: seconds });
};

/** A time that runs: "1:05", "3 h 20 min", "2 d 4 h". */
export const runningTime = (seconds: number): string => {
  const span = spanOf(seconds);
  switch (span.unit) {
    case "days":
      return say("time-days", { days: span.days, hours: span.hours });
    case "hours":
      return say("time-hours", { hours: span.hours, minutes: span.minutes });
    case "minutes":
      return span.digits;
  }
};

export interface Times {
  clock?: string;
  seconds?: number;
  reserve?: number;
}

/** How long the table waits; empty if it waits for ever. */
export const clockLine = ({ clock, seconds = 0, reserve = 0 }: Times): string => {
  if (clock === "live") return [seconds, reserve].filter((span) => span > 0).map(roundSpan).join(" + ");
  return clock === "days" ? roundSpan(seconds) : "";
};

export const playersLine = (count: number): string => say("player-count", { count });
