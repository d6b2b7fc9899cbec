// Written by `make declared` from `fields.py`; do not edit.

export type OptionsView = {
  chapter: number;
  vehicle: string;
  hero: string;
  difficulty: string;
  arson: string;
};

export const SECTIONS = ["front", "right", "rear", "left"] as const;
export type Section = (typeof SECTIONS)[number];

export type LineView = {
  op: string;
  n: number;
  section?: Section;
  else_core?: number;
};

export type BossView = {
  id: string;
  section: Section;
  special: string;
  wreckage: LineView[];
  run: LineView[];
};

export type CoreView = {
  damage: number;
  resistance: number;
};

export const SLOTS = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"] as const;
export type Slot = (typeof SLOTS)[number];

export type SlotView = {
  part: string | null;
  spikes: string;
  damage: number;
  destruction: string | null;
  dice: (string | null)[];
};

export type FoeView = {
  id: string;
  section: Section;
  damage: number;
  dice: (string | null)[];
  protected: boolean;
};

export type PilesView = {
  parts: number;
  enemies: number;
  canyon?: number;
};

export type DiscardsView = {
  parts: string[];
  enemies: string[];
};

export type View = {
  game: string;
  seat: number | null;
  options: OptionsView;
  to_act: number | null;
  prompt: string;
  choices: string[];
  round: number;
  phase: "wreckage" | "run";
  turn: number;
  turns: number[];
  result: "" | "won" | "lost";
  result_rule: string;
  boss: BossView;
  step: number;
  placed: number;
  core: CoreView;
  slots: Record<Slot, SlotView>;
  enemies: FoeView[];
  pool: string[];
  available: string[];
  upgrades: string[];
  gone: string[];
  scrap: string[];
  piles: PilesView;
  discards: DiscardsView;
  canyon?: string[];
  survived?: number;
  power_used: boolean;
  soothed: boolean;
  white_lost: number;
};

export type Outcome = {
  scores: number[];
  winners: number[];
  rule: string;
  result: string;
  chapter: number;
  round: number;
  turns: number[];
  core_left: number;
  scrap: number;
};
