// What the server shows of a table of Adrenaline.

export const CHARACTERS = ["d_struct_or", "banshee", "dozer", "violet", "sprog"] as const;
export type Character = (typeof CHARACTERS)[number];
export const COLOURS = ["red", "yellow", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const ROOMS = ["red", "yellow", "blue", "white", "green", "purple"] as const;
export type Room = (typeof ROOMS)[number];
export const MODES = ["deathmatch", "domination", "turret"] as const;
export type Mode = (typeof MODES)[number];

export interface HeldWeapon {
  id: string;
  loaded: boolean;
}

export interface FigureView {
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
  /** In a preview: the marks that it will get when the action in course is over, by owner. */
  new_marks?: number[];
}

export interface View {
  seat: number | null;
  options: {
    seats: number;
    characters: Character[];
    arena: string;
    mode: Mode;
    ending: string;
    skulls: number;
    bot: boolean;
  };
  to_act: number | null;
  prompt: string;
  choices: string[];
  turn: number;
  actions_left: number;
  frenzy: number | null;
  figures: FigureView[];
  market: Record<Colour, string[]>;
  tiles: Record<string, string>;
  skulls_left: number;
  killed: number[];
  /** Marks that the action in course will give when it is over: to whom, how many. */
  new_marks: [number, number][];
  killshots: [number, number][];
  tracks: Record<Colour, number[]>;
  turrets: Record<string, number>;
  offer: string[];
  piles: { weapons: number; powerups: number; tiles: number };
}

/** The kinds of decision, by the server's names. */
export const PROMPTS = [
  "turn", "move", "path", "grab", "weapon", "drop", "tile", "forgo", "pay", "reload", "shoot_from", "effect", "target",
  "aim", "move_target", "move_shooter", "scope", "scope_target", "pay_scope", "grenade", "newton", "tag", "spawn",
  "place_bot", "bot_move", "bot_target",
] as const;
export type Prompt = (typeof PROMPTS)[number];

export interface Outcome {
  scores: number[];
  winners: number[];
  rule: string;
  breakdown: Record<string, number>[];
  bot: number | null;
}

/** Its fields are numbers of figures, names or amounts. */
export type { GameEvent } from "../told";
