// Who drives what: the choice that stays the same for a whole campaign, and how it is sent.

import type { Options } from "../../face";

/** The vehicles: their ids on the wire, and the keys of their names and of a line about them. */
export const VEHICLES = {
  V1: { name: "campaign-vehicle-roadrunner", text: "campaign-vehicle-roadrunner-text" },
  V2: { name: "campaign-vehicle-thunderflash", text: "campaign-vehicle-thunderflash-text" },
  V3: { name: "campaign-vehicle-ox", text: "campaign-vehicle-ox-text" },
  V4: { name: "campaign-vehicle-needlepoint", text: "campaign-vehicle-needlepoint-text" },
} as const;

export const HEROES = {
  miller: { name: "campaign-hero-miller", text: "campaign-hero-miller-text" },
  arson: { name: "campaign-hero-arson", text: "campaign-hero-arson-text" },
  rudd3r: { name: "campaign-hero-rudder", text: "campaign-hero-rudder-text" },
  cuddles: { name: "campaign-hero-cuddles", text: "campaign-hero-cuddles-text" },
} as const;

export const DIFFICULTIES = {
  learner: { name: "campaign-difficulty-learner", text: "campaign-difficulty-learner-text" },
  normal: { name: "campaign-difficulty-normal", text: "campaign-difficulty-normal-text" },
  expert: { name: "campaign-difficulty-expert", text: "campaign-difficulty-expert-text" },
} as const;

export type Vehicle = keyof typeof VEHICLES;
export type Hero = keyof typeof HEROES;
export type Difficulty = keyof typeof DIFFICULTIES;

export const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

export interface Rig {
  readonly vehicle: Vehicle;
  readonly hero: Hero;
  readonly difficulty: Difficulty;
  /** Arson rams once a Turn instead of once a Round: our evened-out reading of that hero. */
  readonly isEven: boolean;
}

/** What the rulebook recommends for the first time. */
export const FIRST_RIG: Rig = { vehicle: "V1", hero: "miller", difficulty: "normal", isEven: false };

/** A rig as options: how a campaign is begun with it. */
export const optionsOf = ({ vehicle, hero, difficulty, isEven }: Rig): Options => ({
  vehicle,
  hero,
  difficulty,
  arson: hero === "arson" && isEven ? "turn" : "round",
});

const among = <T extends object>(table: T, value: unknown, other: keyof T): keyof T =>
  typeof value === "string" && Object.hasOwn(table, value) ? (value as keyof T) : other;

/** The rig in the options of a campaign or of a run; what is missing or unknown is as at the first time. */
export const rigOf = (options: Options): Rig => ({
  vehicle: among(VEHICLES, options["vehicle"], FIRST_RIG.vehicle),
  hero: among(HEROES, options["hero"], FIRST_RIG.hero),
  difficulty: among(DIFFICULTIES, options["difficulty"], FIRST_RIG.difficulty),
  isEven: options["arson"] === "turn",
});

/** What the hero of a rig can do; Arson's text depends on the reading that was chosen. */
export const heroText = ({ hero, isEven }: Rig): string => (hero === "arson" && isEven ? "campaign-even" : HEROES[hero].text);
