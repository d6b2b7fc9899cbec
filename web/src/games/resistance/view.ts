// What the server shows of a table of Resistance: types that are made from the game's, and a few of our own.

import type { EnemyView, TeamView, View } from "./declared";

export type { CitizenView, EnemyView, HeroOutcome, ObjectiveView, ObjectView, Outcome, PointView, TeamView, View } from "./declared";
export type { GameEvent } from "../face";

export type Character = TeamView["id"];
export type Colour = "red" | "blue" | "green";
export type PointColour = Colour | "initial";

export const LEVELS = ["blue", "yellow", "orange", "red"] as const;
export type Level = (typeof LEVELS)[number];
/** The experience at which a danger level begins, and all of it. */
export const LEVEL_AT: readonly number[] = [0, 7, 19, 43];
export const MOST_XP = 43;
export const MOST_POWER = 4;

export const levelOf = (xp: number): number => LEVEL_AT.reduce((found, at, level) => (xp >= at ? level : found), 0);

/** The hero whose turn it is. */
export const heroInHand = (view: View): TeamView | null => (view.active === null ? null : (view.heroes[view.active] ?? null));

export const isFallen = ({ health, zone, left }: TeamView): boolean => !left && (health <= 0 || zone === null);

export const isNamed = (enemy: EnemyView): boolean => enemy.id !== null;

/** What the server calls a group of enemies: "mob walker 17R-s", "named sabretooth". */
export const thingOfEnemy = ({ kind, id, zone }: EnemyView): string => (id === null ? `mob ${kind} ${zone}` : `named ${id}`);
