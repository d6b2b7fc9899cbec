// How the button of a choice looks beside its words.

import { weaponOf } from "../cards";
import { weaponName } from "../speak";
import { thingOf } from "./match";

/** The colour of a cube, a track, a spawnpoint or a card that a choice names; empty if it has none. */
export const colourOf = (choice: string): string => {
  const thing = thingOf(choice);
  if (thing.on === "cube" || thing.on === "spawn" || thing.on === "track") return thing.id;
  return thing.on === "card" ? (thing.id.split(":")[1] ?? "") : "";
};

/** A tile is its signs; in words five of them would not fit beside each other. */
export const tileOf = (choice: string): string => {
  const thing = thingOf(choice);
  return thing.on === "tile" ? thing.id : "";
};

/** What is left of the words where they would not fit: the square, or the weapon with its price in signs. */
export const briefOf = (choice: string): string => {
  const thing = thingOf(choice);
  if (thing.on === "square") return thing.id;
  return /^(take|reload) /.test(choice) ? weaponName(choice.split(" ")[1] ?? "") : "";
};

export const priceOf = (choice: string): string => {
  const [verb, id = ""] = choice.split(" ");
  const cost = weaponOf(id)?.cost ?? "";
  return verb === "take" ? cost.slice(1) : verb === "reload" ? cost : "";
};

export const choiceLook = (choice: string): { sign: boolean; brief: boolean; unwritten: boolean } => {
  const isTile = tileOf(choice) !== "";
  return {
    sign: isTile || colourOf(choice) !== "" || thingOf(choice).on === "figure",
    brief: briefOf(choice) !== "",
    unwritten: isTile,
  };
};
