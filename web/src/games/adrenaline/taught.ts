import type { TableInfo } from "../../wire/types";

/** The game that the rulebook recommends, played alone against bots. */
export const isTraining = ({ options, seats }: TableInfo): boolean => {
  const { ending, skulls, mode } = options;
  const isShort = ending === "sudden_death" && skulls === 5 && (mode ?? "deathmatch") === "deathmatch";
  return isShort && seats.filter(({ kind }) => kind !== "bot").length === 1;
};
