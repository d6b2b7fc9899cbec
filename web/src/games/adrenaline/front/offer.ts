// What one may agree on before a game, and how it is sent. Which of it fits together, the server says.

import { CHARACTERS, MODES, type Character, type Mode } from "../view";
import type { CreateTable } from "../../../wire/types";

export const ENDINGS = ["frenzy", "sudden_death"] as const;
export const CLOCKS = ["none", "live", "days"] as const;
export const SKULLS = [5, 6, 7, 8] as const;
export const SECONDS = [20, 30, 60, 90, 180] as const;
export const RESERVES = [0, 120, 300, 600, 1_200] as const;
export const DAYS = [1, 2, 3, 7] as const;
export const AWAY = [0, 60, 180, 600, 3_600, 86_400] as const;
/** How long a bot takes for each answer, in seconds: never so short that its haste would tell something. */
export const BOT_SECONDS = [0.2, 0.4, 1.2] as const;
const DAY = 86_400;

export interface Offer {
  readonly seats: number;
  readonly mode: Mode;
  /** Null is whichever the server finds fitting for so many players. */
  readonly arena: string | null;
  readonly skulls: number;
  readonly ending: (typeof ENDINGS)[number];
  /** The options that are either on or off, by name: those that are on. */
  readonly flags: readonly string[];
  readonly character: Character;
  readonly level: string;
  readonly botSeconds: number;
  readonly clock: (typeof CLOCKS)[number];
  readonly seconds: number;
  readonly reserve: number;
  readonly days: number;
  /** Seconds until a bot stands in for who is away; 0 is never. */
  readonly away: number;
  readonly standIn: string;
}

export const FIRST_OFFER: Offer = {
  seats: 4,
  mode: "deathmatch",
  arena: null,
  skulls: 8,
  ending: "frenzy",
  flags: [],
  character: "d_struct_or",
  level: "hard",
  botSeconds: 0.4,
  clock: "none",
  seconds: 60,
  reserve: 300,
  days: 1,
  away: 0,
  standIn: "hard",
};

/** Those who play, in the order of their seats: one's own fighter first, then whoever is free. */
export const cast = (first: Character): Character[] => [first, ...CHARACTERS.filter((name) => name !== first)];

type Wanted = Omit<CreateTable, "nickname">;

const pace = (offer: Offer): NonNullable<CreateTable["pace"]> => ({
  clock: offer.clock,
  seconds: offer.clock === "days" ? offer.days * DAY : offer.seconds,
  reserve: offer.clock === "days" ? 0 : offer.reserve,
  away: offer.away === 0 ? null : offer.away,
  level: offer.standIn,
  bot_seconds: offer.botSeconds,
});

export const wantedOf = (offer: Offer): Wanted => ({
  seats: offer.seats,
  options: {
    mode: offer.mode,
    ...(offer.arena === null ? {} : { arena: offer.arena }),
    skulls: offer.skulls,
    ending: offer.ending,
    ...Object.fromEntries(offer.flags.map((name) => [name, true])),
    characters: cast(offer.character).slice(0, offer.seats),
  },
  pace: pace(offer),
});

const among = <T>(values: readonly T[], value: unknown, other: T): T =>
  values.includes(value as T) ? (value as T) : other;

/** An older visit kept each flag under its own name. */
const flagsIn = (found: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(found["flags"]) ? found["flags"].map(String) : ["bot", "promo"].filter((name) => found[name] === true);

/** An offer as it was kept on this device; what cannot be read is as at the first visit. */
export const readOffer = (kept: string | null): Offer => {
  let found: Partial<Record<keyof Offer, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    return FIRST_OFFER;
  }
  const first = FIRST_OFFER;
  const text = (value: unknown, other: string): string => (typeof value === "string" ? value : other);
  return {
    seats: among([3, 4, 5], found.seats, first.seats),
    mode: among(MODES, found.mode, first.mode),
    arena: typeof found.arena === "string" ? found.arena : null,
    skulls: among<number>(SKULLS, found.skulls, first.skulls),
    ending: among(ENDINGS, found.ending, first.ending),
    flags: flagsIn(found),
    character: among(CHARACTERS, found.character, first.character),
    level: text(found.level, first.level),
    botSeconds: among<number>(BOT_SECONDS, found.botSeconds, first.botSeconds),
    clock: among(CLOCKS, found.clock, first.clock),
    seconds: among<number>(SECONDS, found.seconds, first.seconds),
    reserve: among<number>(RESERVES, found.reserve, first.reserve),
    days: among<number>(DAYS, found.days, first.days),
    away: among<number>(AWAY, found.away, first.away),
    standIn: text(found.standIn, first.standIn),
  };
};
