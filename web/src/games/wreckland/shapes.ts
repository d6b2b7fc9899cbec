// The drawings of Wreckland Run: signs on a grid of 24, raiders from the side on 72 by 40, vehicles from above on 400 by
// 330, with the front at the top. Their paths are kept in shapes.json.

import type { EnemyFact, RoadFact } from "./cards.svelte";
import shapes from "./shapes.json";

export interface SignShape {
  /** Lines, 2 wide. */
  readonly line?: string;
  readonly fill?: string;
}

export type SignName = keyof typeof shapes.signs;

export const SIGNS: Readonly<Record<SignName, SignShape>> = shapes.signs;

export const hasSign = (name: string): name is SignName => name in SIGNS;

/** A special card is drawn by its weather; one that strikes, as a flash, and a Decree as a crown. */
export const roadSign = ({ op }: RoadFact): SignName => (hasSign(op) ? op : "bolt");

export interface RaiderShape {
  /** The body, and what stands out of it in another tone. */
  readonly body: string;
  readonly more: string;
  /** Middles and radii of the wheels. */
  readonly wheels: readonly (readonly [number, number, number])[];
}

type RaiderName = keyof typeof shapes.raiders;

const RAIDERS = shapes.raiders as unknown as Readonly<Record<RaiderName, RaiderShape>>;

/** A boss is drawn by what it does, and by what it carries. */
const bossOf = ({ attack, shield }: EnemyFact): RaiderName => {
  if (attack.kind === "area") return shield > 0 ? "organ" : "wings";
  if (attack.kind === "double") return "masts";
  return shield > 0 ? "fort" : "boss";
};

/** What an ability looks like. */
const BY_ABILITY: Readonly<Record<string, RaiderName>> = {
  prowl: "jackal",
  jam: "sprayer",
  lead: "banner",
  snatch: "crane",
  cover: "smoker",
  guard: "wall",
  brood: "nest",
  dazzle: "lamp",
  drum: "drummer",
  heal_all: "drummer",
  move2: "bike",
  pack: "bike",
};

const raiderOf = (fact: EnemyFact): RaiderName => {
  if (fact.rank === "boss") return bossOf(fact);
  if (fact.rank === "mini") return fact.ability === "guard" ? "bridge" : fact.ability === "cover" ? "cantor" : "mini";
  if (fact.explosive) return "mule";
  const byAbility = BY_ABILITY[fact.ability];
  if (byAbility !== undefined) return byAbility;
  if (fact.shield > 0) return "tick";
  if (fact.attack.kind === "none") return "drummer";
  if (fact.attack.kind === "area") return "choir";
  if (fact.attack.kind === "double") return "twins";
  if (fact.resistance >= 7) return "truck";
  if (fact.resistance <= 4) return "bike";
  return fact.attack.n >= 3 ? "gunner" : "buggy";
};

/** The silhouette of an enemy: by what it is, what it does, and how much it takes. */
export const raiderShape = (fact: EnemyFact | undefined): RaiderShape => RAIDERS[fact === undefined ? "buggy" : raiderOf(fact)];

export interface VehicleShape {
  readonly body: string;
  /** Panels and stripes on it. */
  readonly paint: string;
  readonly dark: string;
  /** x, y, width, height of the tyres. */
  readonly wheels: readonly (readonly [number, number, number, number])[];
  /** Where the headlights are, and where exhaust comes out. */
  readonly lamps: readonly (readonly [number, number])[];
  readonly pipes: readonly (readonly [number, number])[];
}

export const VEHICLES = shapes.vehicles as unknown as Readonly<Record<keyof typeof shapes.vehicles, VehicleShape>>;
