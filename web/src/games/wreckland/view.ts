// What the server shows of a table of Wreckland Run: types that are made from the game's, and a few of our own.

import type * as declared from "./declared";
import type { FoeView, Section, Slot, SlotView } from "./declared";

export { SECTIONS, SLOTS, type FoeView, type Outcome, type Section, type Slot, type SlotView } from "./declared";
export type { LineView as Line } from "./declared";

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

/** A part in use: where it is, and which of its effects are left. */
export interface Activated {
  slot: number;
  left: number[];
  value: number;
  hit: number[];
}

export interface Frame {
  frame: string;
  act?: Activated;
  word?: number;
  card?: number;
  purpose?: string;
  slot?: number;
  paid?: number[];
  dice?: number[];
  hits?: number[];
  points?: number;
  amount?: number;
  [field: string]: unknown;
}

export interface View extends declared.View {
  stack: Frame[];
}

/** An event: its kind, its paragraph, and its fields, which are names and amounts. */
export interface GameEvent {
  event: string;
  rule: string;
  [field: string]: unknown;
}

export const foesIn = (view: View, section: Section): FoeView[] =>
  view.enemies.filter((foe) => foe.section === section);

export const topOf = (view: View): Frame | undefined => view.stack.at(-1);

export const isMine = (view: View): boolean => view.to_act !== null && view.to_act === view.seat;
