// Written by `make declared` from `fields.py`; do not edit.

export type Options = {
  chapter: number;
  vehicle: "V1" | "V2" | "V3" | "V4";
  hero: "arson" | "miller" | "rudd3r" | "cuddles";
  difficulty: "learner" | "normal" | "expert";
  arson: "round" | "turn";
  sleep: "full" | "value";
};

export type LineView = {
  op: string;
  n: number;
  section?: "front" | "right" | "rear" | "left";
  else_core?: number;
};

export type BossView = {
  id: string;
  section: "front" | "right" | "rear" | "left";
  special: string;
  wreckage: LineView[];
  run: LineView[];
};

export type CoreView = {
  damage: number;
  resistance: number;
};

export type SlotView = {
  part: string | null;
  spikes: string;
  damage: number;
  destruction: "D1" | "D2" | "D3" | "D4" | "D5" | null;
  dice: (string | null)[];
};

export type FoeView = {
  id: string;
  section: "front" | "right" | "rear" | "left";
  damage: number;
  dice: (string | null)[];
  protected: boolean;
};

export type PilesView = {
  parts: number;
  enemies: number;
  canyon?: number;
  road?: number;
};

export type DiscardsView = {
  parts: string[];
  enemies: string[];
};

export type AheadView = {
  now: string | null;
  next: string | null;
};

export type View = {
  game: string;
  seat: number | null;
  options: Options;
  to_act: number | null;
  may_act?: number[];
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
  slots: Record<"NW" | "N" | "NE" | "E" | "SE" | "S" | "SW" | "W", SlotView>;
  enemies: FoeView[];
  pool: string[];
  available: string[];
  upgrades: string[];
  gone: string[];
  scrap: string[];
  piles: PilesView;
  discards: DiscardsView;
  canyon?: ("K1" | "K2" | "K3" | "K4" | "K5" | "K6" | "K7" | "K8")[];
  survived?: number;
  road?: string[];
  ahead?: AheadView;
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
