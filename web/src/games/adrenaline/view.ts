// What the server shows of a table of Adrenaline: types that are made from the game's, and a few words of our own.

import type * as declared from "./declared";

export type { HeldWeapon, Outcome } from "./declared";
export type { GameEvent } from "../told";

export const CHARACTERS = ["d_struct_or", "banshee", "dozer", "violet", "sprog"] as const;
export type Character = declared.FigureView["character"];
export const COLOURS = ["red", "yellow", "blue"] as const;
export type Colour = keyof declared.FigureView["ammo"];
export const ROOMS = ["red", "yellow", "blue", "white", "green", "purple"] as const;
export type Room = (typeof ROOMS)[number];
export const MODES = ["deathmatch", "domination", "turret"] as const;
export type Mode = declared.Options["mode"];

export interface FigureView extends declared.FigureView {
  /** In a preview: the marks that it will get when the action in course is over, by owner. */
  new_marks?: number[];
}

export interface View extends declared.View {
  figures: FigureView[];
}

/** The kinds of decision, by the server's names. */
export const PROMPTS = [
  "turn", "move", "path", "grab", "weapon", "drop", "tile", "forgo", "pay", "reload", "shoot_from", "effect", "target",
  "aim", "move_target", "move_shooter", "scope", "scope_target", "pay_scope", "grenade", "newton", "tag", "spawn",
  "place_bot", "bot_move", "bot_target",
] as const;
export type Prompt = (typeof PROMPTS)[number];
