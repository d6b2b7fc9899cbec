// What is printed on the weapons, in the order of the numbers that views use for them. The file is written by
// `python -m tools.cards` from the cards of the server; the client draws it, and decides nothing by it.

import cards from "./cards.json";
import type { Question } from "../../wire/types";
import { thingOf } from "../told";

/** A step of an effect, as the card has it: who is picked where, what hits them, who moves. */
export interface Step {
  readonly step: "pick" | "everyone" | "aim" | "aimroom" | "hit" | "push" | "pull" | "go" | "allow";
  /** The letter by which later steps speak of these targets. */
  readonly name?: string;
  /** A set of squares: `seen`, `next`, `seen_by a`. */
  readonly place?: string;
  readonly to?: string;
  readonly up_to?: number;
  readonly away?: number;
  readonly damage?: number;
  readonly marks?: number;
  readonly straight?: boolean;
  readonly apart?: boolean;
  readonly aligned?: boolean;
  readonly optional?: boolean;
}

export interface Effect {
  readonly id: string;
  readonly kind: "basic" | "optional" | "alternate";
  readonly cost: string;
  readonly steps: readonly Step[];
}

/** `cost` is the price to reload; its first cube is not paid to grab the weapon. */
export interface Weapon {
  readonly id: string;
  readonly cost: string;
  readonly effects: readonly Effect[];
}

export const WEAPONS: readonly Weapon[] = cards as readonly Weapon[];

const byId = new Map(WEAPONS.map((card) => [card.id, card]));

export const weaponOf = (id: string): Weapon | undefined => byId.get(id);

/** The weapon that the decision is about: the one being fired, if any. */
export const aboutWeapon = ({ about }: Question): Weapon | undefined => weaponOf(thingOf(about ?? [], "weapon") ?? "");

export const POWERUPS = ["targeting_scope", "newton", "tagback_grenade", "teleporter"] as const;
