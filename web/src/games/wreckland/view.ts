// What the server shows of a table of Wreckland Run: types that are made from the game's, and a few of our own.

import type { FoeView, SlotView, View } from "./declared";

export type { FoeView, LineView as Line, Outcome, SlotView, View } from "./declared";
export type { GameEvent } from "../face";

export const SLOTS = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"] as const;
export type Slot = keyof View["slots"];
export const SECTIONS = ["front", "right", "rear", "left"] as const;
export type Section = FoeView["section"];

/** The Sections that a slot faces. */
export const FACES: Readonly<Record<Slot, readonly Section[]>> = {
  NW: ["front", "left"],
  N: ["front"],
  NE: ["front", "right"],
  E: ["right"],
  SE: ["right", "rear"],
  S: ["rear"],
  SW: ["rear", "left"],
  W: ["left"],
};

/** What lies on a die slot: a die, a marker that closes it, or nothing. */
export type OnSlot = SlotView["dice"][number];

export const foesIn = (view: View, section: Section): FoeView[] =>
  view.enemies.filter((foe) => foe.section === section);

export const isMine = (view: View): boolean => view.to_act !== null && view.to_act === view.seat;

/** What stands below the road on a phone: who builds has the cards among the choices, and sees the one being bought; who
 *  only looks on sees them all. */
export const soldBelow = (view: View, bought: string | null, isBuilder: boolean): readonly string[] => {
  if (view.phase !== "wreckage") return [];
  if (!isBuilder) return [...view.available, ...view.upgrades];
  return bought === null ? [] : [bought];
};
