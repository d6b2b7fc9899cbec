// Who runs which hero, as the table has agreed.

import { levelName } from "../../people/words";
import { say } from "../../text/text.svelte";
import type { SeatInfo } from "../../wire/types";
import type { Options } from "../face";

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : []);

/** The heroes of a seat, in their order. */
export const heroesOf = (options: Options, seat: number): readonly string[] => {
  const heroes = strings(options["heroes"]);
  const { hands } = options;
  const own: unknown = Array.isArray(hands) ? (hands as readonly unknown[])[seat] : undefined;
  return Array.isArray(own) ? own.flatMap((place: unknown) => (typeof place === "number" ? (heroes[place] ?? []) : [])) : [];
};

/** Who runs a hero: oneself, somebody by name, or a bot. */
export const runnerName = (view: { readonly seat: number | null }, seats: readonly SeatInfo[], seat: number): string => {
  const runner = seats[seat];
  if (seat === view.seat) return say("team-you");
  return runner?.kind === "bot" ? say("seat-bot", { level: levelName(runner.level ?? "") }) : (runner?.name ?? "");
};
