// Things of the game in words. The names come with the table; where one is missing, its id is said.

import { listed } from "../../text/listed";
import { knows, say } from "../../text/text.svelte";
import type { MissionFact } from "./content";
import { outlookLine, outlooks } from "./forecast.svelte";
import { zoneOf, type FloorId } from "./map/house";
import { onZone, type Asked } from "./map/lit";
import type { CitizenView, EnemyView, ObjectiveView, ObjectView, PointView } from "./view";

const plain = (id: string): string => id.replaceAll("_", " ");
const saidOr = (key: string, id: string): string => (knows(key) ? say(key) : plain(id));

export const heroName = (id: string): string => saidOr(`name-${id}`, id);
export const zoneName = (id: string): string => saidOr(`zone-${id}`, id);
export const doorName = (id: string): string => saidOr(`door-${id}`, id);
export const kindName = (id: string): string => saidOr(`kind-${id}`, id);
export const citizenName = (id: string): string => saidOr(`citizen-${id}`, id);
export const objectName = (id: string): string => saidOr(`object-${id}`, id);
export const colourName = (id: string): string => saidOr(`colour-${id}`, id);
export const levelName = (id: string): string => saidOr(`level-${id}`, id);
export const missionName = (id: string): string => saidOr(`mission-${id}`, id);
export const floorName = (id: FloorId): string => say(`map-floor-${id}`);
export const attackName = (id: string): string => saidOr(`attack-${id}`, id);
export const skillName = (id: string): string => (knows(`skill-${id}`) ? say(`skill-${id}`) : saidOr(`power-${id}`, id));
export const traitName = (id: string): string => (knows(`trait-${id}`) ? say(`trait-${id}`) : saidOr(`power-${id}`, id));
export const roomName = (room: string): string => (knows(`room-${room}`) ? say(`room-${room}`) : "");

export const enemyName = (enemy: EnemyView): string =>
  enemy.id === null ? say("map-enemies", { count: enemy.count, kind: kindName(enemy.kind) }) : heroName(enemy.id);

export const pointName = ({ colour, active }: PointView, number: number): string =>
  say("map-point", { number, colour: colour === "initial" ? say("map-point-initial") : colourName(colour), asleep: active ? "no" : "yes" });

export const tokenName = ({ colour }: ObjectiveView): string =>
  colour === null ? say("map-token-hidden") : say("map-token", { colour: colourName(colour) });

export const faceName = ({ id, hidden }: CitizenView): string => {
  if (id === null) return say("map-citizen-hidden");
  return hidden ? say("map-citizen-hiding", { name: citizenName(id) }) : citizenName(id);
};

export const objectLine = ({ id, state }: ObjectView): string =>
  say("map-object", { name: objectName(id), state: saidOr(`object-${id}-${state}`, state) });

/** A zone with all that is in it, as it is read aloud. */
export const describeZone = (asked: Asked, id: string): string => {
  const { view } = asked;
  const room = zoneOf(id)?.room;
  const heroes = view.heroes.filter((hero) => hero.zone === id && !hero.left).map((hero) => heroName(hero.id));
  const parts = [
    zoneName(id),
    ...(room !== undefined && roomName(room) !== "" && !knows(`zone-${id}`) ? [roomName(room)] : []),
    ...(heroes.length > 0 ? [listed(heroes)] : []),
    ...view.enemies.filter(({ zone }) => zone === id).map(enemyName),
    ...view.citizens.filter(({ zone }) => zone === id).map(faceName),
    ...view.objectives.filter(({ zone, taken }) => zone === id && !taken).map(tokenName),
    ...view.points.flatMap((point, place) => (point.zone === id ? [pointName(point, place + 1)] : [])),
    ...view.objects.filter(({ zone }) => zone === id).map(objectLine),
    ...(view.exit === id ? [say("map-exit")] : []),
  ];
  const threat = outlooks.inZone(id);
  if (threat !== undefined) parts.push(say("threat-zone", { outlook: outlookLine(threat) }));
  const found = onZone(asked, id);
  const [only] = found;
  const deed = found.length === 1 && only !== undefined ? [only.text] : found.length > 1 ? [say("map-free")] : [];
  return [...parts, ...deed].join(", ");
};

/** What became of the citizens: those who play zombies save nobody. */
export const citizensLine = (mode: MissionFact["mode"], rescued: number, devoured: number): string =>
  mode === "zombie" ? say("mission-eaten", { count: rescued }) : `${say("mission-rescued", { count: rescued })} · ${say("mission-eaten", { count: devoured })}`;

/** What has to be done; goals are numbered from 1 through all blocks of a mission. */
export const goalName = (mission: MissionFact, block: number, place: number): string => {
  const number = mission.goals.slice(0, block).reduce((sum, goals) => sum + goals.length, place + 1);
  return saidOr(`mission-${mission.id}-goal-${number}`, mission.goals[block]?.[place]?.goal ?? "");
};

// -- cards ---------------------------------------------------------------------------------------------------------

/** What can be read: "skill gust", "trait grit", "citizen callisto", "named cyclops", "hero storm", "attack x". */
export const cardName = (card: string): string => {
  const [kind = "", id = ""] = card.split(" ");
  if (kind === "skill") return skillName(id);
  if (kind === "trait") return traitName(id);
  if (kind === "citizen") return citizenName(id);
  if (kind === "object") return objectName(id);
  if (kind === "attack") return attackName(id);
  if (kind === "kind") return kindName(id);
  return kind === "power" ? powerName(id) : heroName(id);
};

export const powerName = (id: string): string => {
  const key = [`power-${id}`, `skill-${id}`, `trait-${id}`, `citizen-${id}`].find(knows);
  return key === undefined ? plain(id) : say(key);
};
