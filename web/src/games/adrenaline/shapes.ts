// Our own drawings: paths in the notation of SVG. They are kept in shapes.json, from which the picture of the
// documentation is drawn as well. The colours are variables of app.css.

import shapes from "./shapes.json";
import type { Character, Room } from "./view";

export type Paint = "main" | "shade" | "light" | "dark" | "glow" | "skin" | "steel" | "rope";
export type Sign = "R" | "Y" | "B" | "P" | "skull" | "turret" | "aim";

/** The floors: width and height of what repeats, and its lines. */
export const PATTERNS = shapes.patterns as unknown as Readonly<Record<Room, readonly [number, number, string]>>;

/** Square, drop, hexagon, star and triangle. */
export const MARKS: Readonly<Record<Character, string>> = shapes.marks;

export const LETTERS: Readonly<Record<Character, string>> = {
  d_struct_or: "D",
  banshee: "B",
  dozer: "Z",
  violet: "V",
  sprog: "S",
};

/** The cubes, the card with a bolt that stands for a powerup, and others. */
export const SIGNS: Readonly<Record<Sign, string>> = shapes.signs;

/** A figure is a list of layers, back to front, each a kind of paint and a path; it stands on (0, 0). */
export const FIGURES = shapes.figures as unknown as Readonly<Record<Character, readonly (readonly [Paint, string])[]>>;
