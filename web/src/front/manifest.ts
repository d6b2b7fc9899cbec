// What can be agreed on before there is a table: what any table asks, and between it what the game declares.

import { levelLine, roundSpan } from "../people/words";
import { knows, say } from "../text/text.svelte";
import type { CreateTable, GameInfo, Option } from "../wire/types";

/** Of a team or hands it is a list as one types it: `storm,rogue`, and `0,1/2,3` for two seats. */
export type Value = Option["values"][number];

/** Something to agree on. */
export interface Term extends Pick<Option, "values" | "default" | "by_seats" | "seats" | "when" | "team" | "of"> {
  /** What it is called in a wish, where the server finds fault with it, and the key of its label. */
  readonly name: string;
  readonly field: string;
  readonly label: string;
  readonly kind: Option["kind"] | "menu";
  /** What the keys of its values begin with; or how they are said. */
  readonly words?: string;
  readonly say?: (value: any) => string;
}

/** Its label, a value of it, and what is said of them below, in the words of the game where it has any. */
export const labelOf = ({ label, name }: Term): string => (knows(label) ? say(label) : name.replace("options.", ""));
export const valueName = (term: Term, value: Value | null): string => {
  const key = value === null ? "game-auto" : `${term.words}-${String(value)}`;
  return term.say?.(value) ?? (knows(key) ? say(key) : String(value));
};
export const helpOf = ({ words, label }: Term, value: Value | null): string => {
  const help = [`${words}-${value}-text`, `${words}-${value}-help`, `${label}-help`].find(knows);
  return help === undefined ? "" : say(help);
};

/** Where the wish of the last visit is kept. */
export const wishKey = (game: string): string => `frenzy-wish-${game}`;

/** What somebody wants to play, by the names of terms: only what was chosen. */
export type Wish = Readonly<Record<string, Value>>;

const DAY = 86_400;
export const CLOCKS = ["none", "live", "days"] as const;
/** How long a bot takes for each answer, in seconds: never so short that its haste would tell something. */
export const BOT_SECONDS = [0.2, 0.4, 1.2] as const;
const MOST_SIDE_BY_SIDE = 6;

const term = (name: string, field: string, label: string, values: readonly Value[], usual: Value, part: Partial<Term> = {}): Term => ({
  name, field, label, values: [...values], default: usual, kind: "choice", by_seats: {}, seats: [], when: {}, ...part,
});

const ofGame = ({ name, kind, values, ...option }: Option): Term => ({
  ...option,
  name: `options.${name}`,
  field: `options.${name}`,
  label: `option-${name}`,
  kind: kind === "choice" && values.length > MOST_SIDE_BY_SIDE ? "menu" : kind,
  values,
  when: Object.fromEntries(Object.entries(option.when).map(([other, wanted]) => [`options.${other}`, wanted])),
  ...(option.of !== undefined && { of: `options.${option.of}` }),
});

/** All terms in the order in which they are asked; of the game's own, those in `order` come first. */
export const termsOf = (game: GameInfo | undefined, order: readonly string[] = []): readonly Term[] => {
  if (game === undefined) return [];
  const rank = ({ name }: Option): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const live: Partial<Term> = { kind: "menu", say: roundSpan, when: { clock: ["live"] } };
  const level: Partial<Term> = { kind: "menu", say: levelLine };
  return [
    term("seats", "seats", knows("option-seats") ? "option-seats" : "plain-seat-count", game.seats, game.usual_seats, { kind: "number" }),
    term("level", "bots", "front-level", game.levels, game.level, level),
    term("bot_seconds", "pace.bot_seconds", "game-bot-pace", BOT_SECONDS, 0.4, { say: (value) => say(`bot-pace-${BOT_SECONDS.indexOf(value)}`) }),
    ...game.options.filter(({ kind }) => kind !== "seat").sort((one, other) => rank(one) - rank(other)).map(ofGame),
    term("clock", "pace.clock", "game-clock", CLOCKS, "none", { words: "clock" }),
    term("seconds", "pace.seconds", "game-seconds", [20, 30, 60, 90, 180], 60, live),
    term("reserve", "pace.reserve", "game-reserve", [0, 120, 300, 600, 1_200], 300, live),
    term("days", "pace.seconds", "game-days", [DAY, 2 * DAY, 3 * DAY, 7 * DAY], DAY, { say: roundSpan, when: { clock: ["days"] } }),
    term("away", "pace.away", "game-away", [0, 60, 180, 600, 3_600, DAY], 0, {
      kind: "menu",
      say: (seconds) => (seconds === 0 ? say("game-away-never") : roundSpan(seconds)),
    }),
    term("stand_in", "pace.level", "game-stand-in", game.levels, game.level, level),
    term("public", "public", "front-public", [false, true], false, { kind: "flag" }),
  ];
};

/** The wish of the last visit; what can no longer be wished for is forgotten. */
export const readWish = (terms: readonly Term[], kept: string | null): Wish => {
  try {
    const found = (JSON.parse(kept ?? "{}") ?? {}) as Wish;
    const known = terms.flatMap(({ name, kind, values }): [string, Value][] => {
      const value = found[name];
      const isKnown = kind === "team" || kind === "hands" ? typeof value === "string" : value !== undefined && values.includes(value);
      return isKnown && value !== undefined ? [[name, value]] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return {};
  }
};

/** The value that a term has at a table, chosen or usual; null where chance decides. */
export const valueOf = ({ name, by_seats, default: usual }: Term, wish: Wish, seats: Value | null): Value | null =>
  wish[name] ?? by_seats[String(seats)] ?? usual;

/** The values of which a team may be made at a table with these. */
export const fittingIn = ({ values, team }: Term, table: ReadonlyMap<string, Value | null>): readonly Value[] => {
  const tables = Object.entries(team?.by ?? {}).map(([name, some]) => some[String(table.get(`options.${name}`))]);
  return values.filter((value) => tables.every((some) => some === undefined || some.includes(String(value))));
};

/** The team that is wished for, if it can be had at such a table; else the usual one. */
const teamAt = (term: Term, wish: Wish, table: ReadonlyMap<string, Value | null>, seats: number): string => {
  const { least = 0, most = 0, usual = 0 } = term.team ?? {};
  const [some, wished] = [fittingIn(term, table), membersOf(wish[term.name])];
  const isFit = wished.length >= least && wished.length <= most && wished.every((value) => some.includes(value));
  return isFit ? wished.join(",") : some.slice(0, Math.min(most, Math.max(usual, seats))).join(",");
};

/** The hands that are wished for, if they share out so many among so many seats; else they are dealt in turn. */
const handsAt = (term: Term, wish: Wish, count: number, seats: number): string => {
  const wished = handsOf(wish[term.name]);
  const isFit = wished.length === seats && [...wished.flat()].sort((one, other) => one - other).join() === [...Array(count).keys()].join();
  const dealt = Array.from({ length: seats }, (_, seat) => [...Array(count).keys()].filter((one) => one % seats === seat));
  return spelled(isFit ? wished : dealt);
};

/** What was typed for a team, and for hands, as lists; and hands as they are typed. */
export const membersOf = (value: Value | null | undefined): readonly string[] => (value ? String(value).split(",") : []);
export const handsOf = (value: Value | null | undefined): readonly (readonly number[])[] =>
  typeof value !== "string" ? [] : value.split("/").map((hand) => (hand === "" ? [] : hand.split(",").map(Number)));
export const spelled = (hands: readonly (readonly number[])[]): string => hands.map((hand) => hand.join(",")).join("/");

/** What makes a difference at such a table, with its value there. */
export const agreed = (terms: readonly Term[], wish: Wish): ReadonlyMap<string, Value | null> => {
  const seats = wish["seats"] ?? terms.find(({ name }) => name === "seats")?.default ?? null;
  const all = new Map(terms.map((one) => [one.name, valueOf(one, wish, seats)]));
  for (const one of terms) if (one.kind === "team") all.set(one.name, teamAt(one, wish, all, Number(seats)));
  for (const one of terms)
    if (one.kind === "hands") all.set(one.name, handsAt(one, wish, membersOf(all.get(one.of ?? "")).length, Number(seats)));
  const matters = ({ seats: fitting, when }: Term): boolean =>
    (fitting.length === 0 || fitting.some((count) => count === seats)) &&
    Object.entries(when).every(([name, values]) => values.some((value) => value === all.get(name)));
  return new Map(terms.filter(matters).map(({ name }) => [name, all.get(name) ?? null]));
};

/** The options of a table, with the team and the hands that nobody had to name. */
export const withTeams = (terms: readonly Term[], options: Readonly<Record<string, unknown>>, seats: number): Readonly<Record<string, unknown>> => {
  const own = terms.filter(({ name }) => name.startsWith("options."));
  const wish = own.flatMap(({ name, kind }): [string, Value][] => {
    const value = options[name.replace("options.", "")] as Value | undefined;
    if (kind === "team") return Array.isArray(value) ? [[name, value.join()]] : [];
    if (kind === "hands") return Array.isArray(value) ? [[name, spelled(value)]] : [];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  const table = agreed(own, { ...Object.fromEntries(wish), seats });
  const lists = own.flatMap(({ name, kind }): [string, unknown][] => {
    const value = table.get(name);
    if (kind !== "team" && kind !== "hands") return [];
    return [[name.replace("options.", ""), kind === "team" ? membersOf(value) : handsOf(value)]];
  });
  return { ...options, ...Object.fromEntries(lists) };
};

/** What is sent: of the game only what was chosen; where several are different, one's own first, then what is free. */
export const wantedOf = (game: GameInfo, terms: readonly Term[], wish: Wish): Omit<CreateTable, "nickname"> => {
  const table = agreed(terms, wish);
  const [seats, clock] = [Number(table.get("seats")), table.get("clock") as (typeof CLOCKS)[number]];
  const options = terms.flatMap(({ name, kind, values }): [string, unknown][] => {
    const [key, value] = [name.replace("options.", ""), wish[name]];
    if (key === name || !table.has(name)) return [];
    if (kind === "several") return [[key, [...new Set([value ?? values[0], ...values])].slice(0, seats)]];
    if (value === undefined) return [];
    if (kind === "team") return table.get(name) === value ? [[key, membersOf(value)]] : [];
    if (kind === "hands") return table.get(name) === value ? [[key, handsOf(value)]] : [];
    return [[key, value]];
  });
  const pace = {
    clock,
    seconds: Number(table.get(clock === "days" ? "days" : "seconds") ?? 60),
    reserve: clock === "days" ? 0 : Number(table.get("reserve") ?? 300),
    away: Number(table.get("away")) || null,
    level: String(table.get("stand_in")),
    bot_seconds: Number(table.get("bot_seconds")),
  };
  return { game: game.game, seats, options: Object.fromEntries(options), pace, public: wish["public"] === true };
};
