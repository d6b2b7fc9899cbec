// What the drawings call things.

import { listed } from "../../text/listed";
import { say } from "../../text/text.svelte";
import type { Options } from "../face";
import { arenaOf, squareOf } from "./arena";
import { CHARACTERS, COLOURS, type Character, type Outcome, type View } from "./view";

type Cubes = readonly [number, number, number];

/** Whom a seat plays; before the game begins, those who were not asked for are whoever comes next. */
export const characterAt = (options: Options, seat: number): Character | undefined => {
  const asked = options["characters"];
  if (!Array.isArray(asked)) return CHARACTERS[seat];
  return CHARACTERS.find((name) => name === asked[seat]);
};

export const nameOf = (options: Options, seat: number): string => {
  const who = characterAt(options, seat);
  if (who === undefined || (options["bot"] === true && seat === options["seats"])) return say("bot");
  return say(`character-${who}`);
};

export const figureName = ({ options }: Pick<View, "options">, figure: number): string => nameOf(options, figure);

export const weaponName = (id: string): string => say(`weapon-${id}`);

export const cardName = (card: string): string => {
  const [kind = "", colour = ""] = card.split(":");
  return say("card-name", { powerup: say(`powerup-${kind}`), colour: say(`colour-${colour}`) });
};

const countOf = (letters: string): Cubes => {
  const count = (letter: string): number => letters.split(letter).length - 1;
  return [count("R"), count("Y"), count("B")];
};

const cubeList = (cubes: Cubes): string[] =>
  COLOURS.flatMap((colour, number) => {
    const count = cubes[number] ?? 0;
    return count > 0 ? [say(`cubes-${colour}`, { count })] : [];
  });

/** A price that is printed as letters, in words. */
export const costName = (letters: string): string => listed(cubeList(countOf(letters))) || say("cost-free");

export const tileName = (tile: string): string => {
  const powerup = tile.includes("P") ? [say("powerup-count", { count: 1 })] : [];
  return listed([...powerup, ...cubeList(countOf(tile))]);
};

export const squareName = (arena: string, id: string): string => {
  const square = squareOf(arenaOf(arena), id);
  if (square === undefined) return id;
  const room = say(`room-${square.room}`);
  return say(square.spawn === null ? "square-name" : "square-spawn", { square: id, room });
};

/** The reasons that gave anybody a point, in the order of the server. */
export const reasonsOf = (outcome: Outcome): string[] =>
  Object.keys(outcome.breakdown[0] ?? {}).filter((reason) => outcome.breakdown.some((row) => row[reason]));
