// How the button of a choice looks beside its words.

import { thingOf, type Option } from "../../told";
import { weaponOf } from "../cards";
import { weaponName } from "../names";

/** The colour of a cube, a track, a spawnpoint or a card that a choice names; empty if it has none. */
export const colourOf = ({ things }: Option): string =>
  thingOf(things, "cube") ?? thingOf(things, "spawn") ?? thingOf(things, "track") ?? thingOf(things, "card")?.split(":")[1] ?? "";

/** A tile is its signs; in words five of them would not fit beside each other. */
export const tileOf = ({ things }: Option): string => thingOf(things, "tile") ?? "";

/** The weapon that is taken or reloaded: it has a price. */
const pricedOf = ({ kind, things }: Option): string | null => (kind === "take" || kind === "reload" ? thingOf(things, "weapon") : null);

/** What is left of the words where they would not fit: the square, or the weapon with its price in signs. */
export const briefOf = (option: Option): string => {
  const weapon = pricedOf(option);
  return weapon === null ? (thingOf(option.things, "square") ?? "") : weaponName(weapon);
};

export const priceOf = (option: Option): string => {
  const cost = weaponOf(pricedOf(option) ?? "")?.cost ?? "";
  return option.kind === "take" ? cost.slice(1) : cost;
};

export const choiceLook = (option: Option): { sign: boolean; brief: boolean; unwritten: boolean } => ({
  sign: true,
  brief: briefOf(option) !== "",
  unwritten: tileOf(option) !== "",
});
