// What a game tells of its tables before there is one: who may sit down, what can be agreed on, who plays along.

import type { GameInfo, Option } from "../wire/types";

export type Value = Option["values"][number];

/** What somebody wants to play: seats, the bots beside, and what differs from what is usual. */
export interface Wish {
  readonly seats: number;
  readonly level: string;
  readonly options: Readonly<Record<string, Value>>;
}

const firstWish = ({ usual_seats, level }: GameInfo): Wish => ({ seats: usual_seats, level, options: {} });

/** The wish of the last visit; what can no longer be wished for is forgotten. */
export const readWish = (game: GameInfo, kept: string | null): Wish => {
  const usual = firstWish(game);
  try {
    const { seats, level, options } = (JSON.parse(kept ?? "{}") ?? {}) as Partial<Wish>;
    const known = game.options.flatMap(({ name, values }): [string, Value][] => {
      const value = options?.[name];
      return value !== undefined && values.includes(value) ? [[name, value]] : [];
    });
    return {
      seats: seats !== undefined && game.seats.includes(seats) ? seats : usual.seats,
      level: level !== undefined && game.levels.includes(level) ? level : usual.level,
      options: Object.fromEntries(known),
    };
  } catch {
    return usual;
  }
};

/** The value that an option has at a table, chosen or usual; null where chance decides. */
export const valueOf = (option: Option, wish: Wish): Value | null =>
  wish.options[option.name] ?? option.by_seats[String(wish.seats)] ?? option.default;

/** What can be asked for at such a table: it has values to choose from, and makes a difference. */
export const optionsFor = (game: GameInfo, wish: Wish): readonly Option[] => {
  const all = game.options;
  const valueAt = (name: string): Value | null => {
    const option = all.find((one) => one.name === name);
    return option === undefined ? null : valueOf(option, wish);
  };
  return all.filter(
    ({ kind, seats, when }) =>
      kind !== "seat" &&
      kind !== "several" &&
      (seats.length === 0 || seats.includes(wish.seats)) &&
      Object.entries(when).every(([name, values]) => values.some((value) => value === valueAt(name))),
  );
};

/** What is sent: only what was chosen and can be asked for at such a table. */
export const wantedOf = (game: GameInfo, wish: Wish): Record<string, Value> =>
  Object.fromEntries(optionsFor(game, wish).flatMap(({ name }) => (name in wish.options ? [[name, wish.options[name] as Value]] : [])));
