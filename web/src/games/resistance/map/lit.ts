// What a press on the map means: the choices that name a thing, or that are done to what stands there.

import type { Lights } from "../../../choices/lights";
import type { Option } from "../../told";
import { thingOf } from "../../told";
import type { EnemyView, TeamView, View } from "../view";

/** Deeds that are done to those who stand in the zone that they name, rather than to the zone. */
const AIMED: ReadonlySet<string> = new Set(["attack", "attack_as", "fire", "again"]);
/** Deeds with what lies there. */
const TAKEN: ReadonlySet<string> = new Set(["take_token"]);

export interface Asked {
  readonly view: View;
  readonly lights: Lights;
  readonly options: readonly Option[];
  /** What the question is about. */
  readonly about: readonly string[];
}

const isAimed = ({ kind }: Option): boolean => AIMED.has(kind);

/** What one may do to this zone: where one can go if there is such a choice, else all that name it. */
export const onZone = ({ lights }: Asked, zone: string): readonly Option[] => {
  const found = lights.of("zone", zone);
  const steps = found.filter((option) => !isAimed(option) && !TAKEN.has(option.kind));
  return steps.length > 0 ? steps : found;
};

/** Everything that names a zone: it is lit by it. */
export const named = ({ lights }: Asked, zone: string): readonly Option[] => lights.of("zone", zone);

export const aimedAt = ({ lights }: Asked, zone: string): readonly Option[] => lights.of("zone", zone).filter(isAimed);

export const tokenIn = ({ lights }: Asked, zone: string): readonly Option[] => {
  const own = lights.of("token", zone);
  return own.length > 0 ? own : lights.of("zone", zone).filter(({ kind }) => TAKEN.has(kind));
};

/** The zone that a kind of enemies is meant in: the one the question is about, or where its hero stands. */
const zoneMeant = ({ view, about }: Asked): string | null => {
  const zone = thingOf(about, "zone");
  if (zone !== null) return zone;
  const hero = thingOf(about, "hero");
  return view.heroes.find(({ id }) => id === hero)?.zone ?? null;
};

/** What one may do to a group of enemies, or to one with a name. */
export const onEnemy = (asked: Asked, enemy: EnemyView): readonly Option[] => {
  const { lights } = asked;
  const own = enemy.id === null ? lights.of("mob", `${enemy.kind} ${enemy.zone}`) : lights.of("named", enemy.id);
  if (own.length > 0) return own;
  const kind = enemy.id === null ? lights.of("kind", enemy.kind) : [];
  const meant = zoneMeant(asked);
  const hit = kind.filter((option) => (option.kind === "remove" ? thingOf(option.things, "zone") === enemy.zone : option.kind !== "push" && meant === enemy.zone));
  return hit.length > 0 ? hit : aimedAt(asked, enemy.zone);
};

export const onHero = ({ lights }: Asked, hero: TeamView): readonly Option[] => lights.of("hero", hero.id);
