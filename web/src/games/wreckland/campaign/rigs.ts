// Who drives what: the choice that stays the same for a whole campaign, and how it is sent.

import { say } from "../../../text/text.svelte";
import type { Options } from "../../face";

/** Their ids on the wire. `campaign-KIND-ID` is the name of each, and with `-text` a line about it. */
export const VEHICLES = ["V1", "V2", "V3", "V4"] as const;
export const HEROES = ["miller", "arson", "rudd3r", "cuddles"] as const;
export const DIFFICULTIES = ["learner", "normal", "expert"] as const;

export type Vehicle = (typeof VEHICLES)[number];
export type Hero = (typeof HEROES)[number];

export const vehicleName = (vehicle: Vehicle): string => say(`campaign-vehicle-${vehicle}`);
export const vehicleText = (vehicle: Vehicle): string => say(`campaign-vehicle-${vehicle}-text`);
export const heroName = (hero: Hero): string => say(`campaign-hero-${hero}`);
export const heroText = (hero: Hero): string => say(`campaign-hero-${hero}-text`);
export const difficultyName = (difficulty: Rig["difficulty"]): string => say(`campaign-difficulty-${difficulty}`);

export interface Rig {
  readonly vehicle: Vehicle;
  readonly hero: Hero;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  /** Arson rams once a Turn instead of once a Round: our evened-out reading of that hero. */
  readonly isEven: boolean;
  /** An enemy sleeps once the die slots of a number are covered, not only when all of them are: the other reading. */
  readonly sleepsSooner: boolean;
}

/** What the rulebook recommends for the first time. */
export const FIRST_RIG: Rig = { vehicle: "V1", hero: "miller", difficulty: "normal", isEven: false, sleepsSooner: false };

/** A rig as options: how a campaign is begun with it. */
export const optionsOf = ({ vehicle, hero, difficulty, isEven, sleepsSooner }: Rig): Options => ({
  vehicle,
  hero,
  difficulty,
  arson: hero === "arson" && isEven ? "turn" : "round",
  sleep: sleepsSooner ? "value" : "full",
});

const among = <T>(known: readonly T[], value: unknown, other: T): T => known.find((one) => one === value) ?? other;

/** The rig in the options of a campaign or of a run; what is missing or unknown is as at the first time. */
export const rigOf = (options: Options): Rig => ({
  vehicle: among(VEHICLES, options["vehicle"], FIRST_RIG.vehicle),
  hero: among(HEROES, options["hero"], FIRST_RIG.hero),
  difficulty: among(DIFFICULTIES, options["difficulty"], FIRST_RIG.difficulty),
  isEven: options["arson"] === "turn",
  sleepsSooner: options["sleep"] === "value",
});
