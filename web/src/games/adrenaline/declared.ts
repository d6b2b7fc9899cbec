// Written by `make declared` from `fields.py`; do not edit.

export type Options = {
  seats: number;
  characters: ("d_struct_or" | "banshee" | "dozer" | "violet" | "sprog")[];
  arena: "small" | "medium_a" | "medium_b" | "large";
  mode: "deathmatch" | "domination" | "turret";
  ending: "frenzy" | "sudden_death";
  skulls: number;
  bot: boolean;
  promo: boolean;
  open_hands: boolean;
  start: number;
};

export type HeldWeapon = {
  id: string;
  loaded: boolean;
};

export type FigureView = {
  character: "d_struct_or" | "banshee" | "dozer" | "violet" | "sprog";
  square: string | null;
  damage: number[];
  marks: number[];
  skulls: number;
  points: number;
  flipped: boolean;
  ammo: Record<"red" | "yellow" | "blue", number>;
  weapons: HeldWeapon[];
  powerups: string[] | null;
  hand: number;
  reasons: number[];
};

export type PilesView = {
  weapons: number;
  powerups: number;
  tiles: number;
};

export type DiscardsView = {
  powerups: string[];
  tiles: string[];
};

export type View = {
  game: string;
  seat: number | null;
  options: Options;
  to_act: number | null;
  may_act?: number[];
  prompt: string;
  choices: string[];
  turn: number;
  actions_left: number;
  first_turn: boolean;
  frenzy: number | null;
  killed: number[];
  tagged: ("red" | "yellow" | "blue")[];
  grabbed: string[];
  bot_acted: boolean;
  victims: number[];
  witnesses: number[];
  new_marks: [number, number][];
  figures: FigureView[];
  market: Record<"red" | "yellow" | "blue", string[]>;
  slots: number[];
  tiles: Record<string, string>;
  skulls_left: number;
  killshots: [number, number][];
  tracks: Record<"red" | "yellow" | "blue", number[]>;
  turrets: Record<string, number>;
  offer: string[];
  piles: PilesView;
  discards: DiscardsView;
};

export type Outcome = {
  scores: number[];
  winners: number[];
  rule: string;
  breakdown: Record<string, number>[];
  bot: number | null;
};
