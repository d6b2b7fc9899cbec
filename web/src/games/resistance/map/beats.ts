// What is shown of events over the map: ways, blows, wounds and arrivals, each at a place.

import { paced, type Beat as AnyBeat, type Point, type Scene } from "../../../film/beats";
import type { SoundName } from "../../../film/sounds";
import type { GameEvent, View } from "../view";
import type { Sheet } from "./house";
import { zoneSpot } from "./spots";

interface Way extends AnyBeat {
  readonly kind: "way";
  readonly from: Point;
  readonly to: Point;
  /** The drawing that slides along: "head-storm", "mob-walker". */
  readonly who: string;
  readonly count: number;
  readonly isEnemy: boolean;
}
interface Burst extends AnyBeat {
  readonly kind: "burst";
  readonly at_: Point;
  readonly words: string;
  readonly tone: "hit" | "hurt" | "gain" | "spawn" | "fall";
}
export type Beat = Way | Burst;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Who goes from where to where, in an event that moves somebody. */
export const wayOf = (event: GameEvent): { from: string; to: string; who: string; count: number; isEnemy: boolean } | null => {
  const [from, to] = [text(event["start"]), text(event["zone"])];
  if (from === "" || to === "") return null;
  switch (event.event) {
    case "hero_moved":
      return { from, to, who: `head-${text(event["hero"])}`, count: 1, isEnemy: false };
    case "enemies_moved":
      return { from, to, who: `mob-${text(event["kind"])}`, count: number(event["count"]), isEnemy: true };
    case "pushed":
      return { from, to, who: `mob-${text(event["kind"])}`, count: 1, isEnemy: true };
    case "named_moved":
    case "named_pushed":
      return { from, to, who: `head-${text(event["named"])}`, count: 1, isEnemy: true };
    case "citizen_moved":
      return { from, to, who: "head-citizen", count: 1, isEnemy: false };
    default:
      return null;
  }
};

type Told = readonly [tone: Burst["tone"], sound: SoundName, sign: string];
const BURSTS: Readonly<Record<string, Told>> = {
  zone_attacked: ["hit", "hit", "✹"],
  hero_wounded: ["hurt", "hit", "−1 ♥"],
  hero_fell: ["fall", "kill", "✕"],
  enemies_eliminated: ["gain", "kill", "−"],
  named_eliminated: ["gain", "kill", "✹"],
  enemies_spawned: ["spawn", "spawn", "+"],
  named_spawned: ["spawn", "frenzy", "!"],
  citizen_rescued: ["gain", "take", "♥"],
  citizen_devoured: ["hurt", "mark", "✕"],
  token_taken: ["gain", "points", "★"],
  healed: ["gain", "take", "+"],
  window_forced: ["hit", "hit", "✹"],
  attack_aimed: ["hit", "shot", "✹"],
};

/** The zone that an event happens in: its own, or that of its hero. */
export const zoneOfEvent = (view: View, event: GameEvent): string | null => {
  if (text(event["zone"]) !== "") return text(event["zone"]);
  const id = text(event["hero"]);
  return view.heroes.find((hero) => hero.id === id)?.zone ?? null;
};

const sceneOf = (view: View, sheet: Sheet, event: GameEvent): Scene<Beat>[] => {
  const way = wayOf(event);
  if (way !== null) {
    const [from, to] = [zoneSpot(sheet, way.from), zoneSpot(sheet, way.to)];
    if (from === null || to === null) return [];
    return [{ ...way, kind: "way", from, to, sound: "step", wait: way.isEnemy ? 260 : 160, lasts: 900 }];
  }
  const told = BURSTS[event.event];
  const zone = zoneOfEvent(view, event);
  const spot = zone === null ? null : zoneSpot(sheet, zone);
  if (told === undefined || spot === null) return [];
  const [tone, sound, sign] = told;
  const count = number(event["count"]) || number(event["amount"]);
  const words = ["−", "+"].includes(sign) ? `${sign}${count || 1}` : sign;
  return [{ kind: "burst", at_: spot, words, tone, sound, wait: 220, lasts: 1_000 }];
};

export const beatsOf = (view: View, sheet: Sheet, events: readonly GameEvent[], scale: number): Beat[] =>
  paced<Beat>(events.flatMap((event) => sceneOf(view, sheet, event)), scale);
