// Sentences about tables that several screens say.

import { knows, say } from "../text/text.svelte";
import type { TableInfo } from "../wire/types";
import { spanOf } from "./time";

export const levelName = (level: string): string => (knows(`level-${level}`) ? say(`level-${level}`) : level);

/** A level and a word about it, for menus. */
export const levelLine = (level: string): string =>
  knows(`level-${level}-text`) ? `${levelName(level)} – ${say(`level-${level}-text`)}` : levelName(level);

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

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the table has agreed on, in a few words each. */
export const termsOf = (
  seats: number,
  options: Readonly<Record<string, unknown>>,
  pace: { clock?: string; seconds?: number; reserve?: number },
): string[] => {
  const arena = text(options["arena"]);
  const skulls = options["skulls"];
  const clock =
    pace.clock === "live"
      ? [pace.seconds ?? 0, pace.reserve ?? 0].filter((span) => span > 0).map(roundSpan).join(" + ")
      : pace.clock === "days"
        ? roundSpan(pace.seconds ?? 0)
        : "";
  return [
    say("player-count", { count: seats }),
    say(`mode-${text(options["mode"]) || "deathmatch"}`),
    arena === "" ? say("game-arena-auto") : say(`arena-${arena}`),
    say("skull-count", { count: typeof skulls === "number" ? skulls : 8 }),
    say(`ending-${text(options["ending"]) || "frenzy"}`),
    options["bot"] === true ? say("bot") : "",
    options["promo"] === true ? say("option-promo") : "",
    clock,
  ].filter((word) => word !== "");
};

export const tableTerms = (table: TableInfo): string[] => termsOf(table.seats.length, table.options, table.pace);
