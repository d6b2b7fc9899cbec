// What the server shows of a table of Wreckland Run: types that are made from the game's, and a few of our own.

import type { FoeView, Section, Slot, SlotView, View } from "./declared";

export { SECTIONS, SLOTS, type FoeView, type Outcome, type Section, type Slot, type SlotView, type View } from "./declared";
export type { LineView as Line } from "./declared";
export type { GameEvent } from "../face";

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
