// Written by `make declared` from `fields.py`; do not edit.

export const CHARACTERS = ["d_struct_or", "banshee", "dozer", "violet", "sprog"] as const;
export type Character = (typeof CHARACTERS)[number];

export type OptionsView = {
  seats: number;
  characters: Character[];
  arena: string;
  mode: string;
  ending: string;
  skulls: number;
  bot: boolean;
  promo: boolean;
  start: number;
};

export const COLOURS = ["red", "yellow", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export type HeldWeapon = {
  id: string;
  loaded: boolean;
};

export type FigureView = {
  character: Character;
  square: string | null;
  damage: number[];
  marks: number[];
  skulls: number;
  points: number;
  flipped: boolean;
  ammo: Record<Colour, number>;
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
  options: OptionsView;
  to_act: number | null;
  prompt: string;
  choices: string[];
  turn: number;
  actions_left: number;
  first_turn: boolean;
  frenzy: number | null;
  killed: number[];
  tagged: Colour[];
  grabbed: string[];
  bot_acted: boolean;
  victims: number[];
  witnesses: number[];
  new_marks: [number, number][];
  figures: FigureView[];
  market: Record<Colour, string[]>;
  slots: number[];
  tiles: Record<string, string>;
  skulls_left: number;
  killshots: [number, number][];
  tracks: Record<Colour, number[]>;
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
