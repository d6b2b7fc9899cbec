// What the server shows of a table of Wreckland Run.

export const SLOTS = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"] as const;
export type Slot = (typeof SLOTS)[number];
export const SECTIONS = ["front", "right", "rear", "left"] as const;
export type Section = (typeof SECTIONS)[number];

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
export type OnSlot = string | null;

export interface SlotView {
  part: string | null;
  /** The Sections its spikes point to, as "front+right". */
  spikes: string;
  damage: number;
  destruction: string | null;
  dice: OnSlot[];
}

export interface FoeView {
  id: string;
  section: Section;
  damage: number;
  dice: OnSlot[];
  /** Nothing hurts it as things stand; the server says so of a boss in company. */
  protected?: boolean;
}

/** A line of a boss board, or an option of a card. */
export interface Line {
  op: string;
  n: number;
  section?: Section;
  else_core?: number;
}

export interface BossView {
  id: string;
  section: Section;
  special: string;
  wreckage: Line[];
  run: Line[];
}

export interface View {
  game: string;
  seat: number | null;
  options: { chapter: number; vehicle: string; hero: string; difficulty: string; arson: string };
  to_act: number | null;
  prompt: string;
  round: number;
  phase: "wreckage" | "run" | "";
  turn: number;
  step: number;
  placed: number;
  turns: number[];
  result: "" | "won" | "lost";
  boss: BossView;
  core: { damage: number; resistance: number };
  slots: Record<Slot, SlotView>;
  enemies: FoeView[];
  pool: string[];
  available: string[];
  upgrades: string[];
  gone: string[];
  scrap: string[];
  piles: { parts: number; enemies: number; canyon?: number };
  discards: { parts: string[]; enemies: string[] };
  canyon?: string[];
  power_used: boolean;
  survived?: number;
  choices: string[];
}

export interface Outcome {
  result: "won" | "lost";
  rule: string;
  chapter: number;
  round: number;
  turns: number[];
  core_left: number;
  scrap: number;
}

export type { GameEvent } from "../face";

export const foesIn = (view: View, section: Section): FoeView[] =>
  view.enemies.filter((foe) => foe.section === section);

export const isMine = (view: View): boolean => view.to_act !== null && view.to_act === view.seat;
