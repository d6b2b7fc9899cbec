// The enemies' phase as a strip of panels: what belongs together is told together, and the table goes back for each.

import { isSaid } from "../../told";
import type { EnemyView, GameEvent, TeamView, View } from "../view";

/** Some events that are one picture; `last` is the place of its last event among all of the reel. */
export interface Panel {
  readonly events: readonly GameEvent[];
  readonly last: number;
}

const LEADS: ReadonlySet<string> = new Set([
  "enemies_moved", "named_moved", "zone_attacked", "card_drawn", "enemies_spawned", "named_spawned", "extra_activation", "window_forced",
  "shortage", "citizen_moved", "hidden_citizen_came", "hero_pulled", "named_stood_up", "dice_rolled",
]);
/** What follows from the event before it, and is told with it. */
const FOLLOWS: Readonly<Record<string, ReadonlySet<string>>> = {
  zone_attacked: new Set(["hero_wounded", "wound_cancelled", "citizen_devoured", "hero_fell", "power_lost", "trait_dropped", "die_rolled", "hidden_ended", "ability_used"]),
  card_drawn: new Set(["enemies_spawned", "named_spawned", "shortage", "card_skipped", "shuffled"]),
  dice_rolled: new Set(["enemies_eliminated", "named_eliminated", "experience_gained", "power_gained"]),
};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The part of what has just happened that is the enemies' phase; `isUnderWay` if it had begun before. The end of the
 * game belongs to it. */
export const phaseIn = (events: readonly GameEvent[], isUnderWay: boolean): readonly GameEvent[] => {
  const begin = isUnderWay ? 0 : events.findIndex(({ event }) => event === "enemies_began");
  if (begin < 0) return [];
  const rest = events.slice(begin);
  if (rest.some(({ event }) => event === "game_ended")) return rest;
  const end = rest.findIndex(({ event }) => event === "end_began" || event === "round_began");
  return end < 0 ? rest : rest.slice(0, end);
};

const isMove = ({ event }: GameEvent): boolean => event === "enemies_moved" || event === "named_moved";

/** A move is told with others of the same kind that have the same reason. */
const isLike = (one: GameEvent, other: GameEvent): boolean =>
  isMove(one) && one.event === other.event && one["why"] === other["why"] && one["kind"] === other["kind"] &&
  one["start"] === other["start"];

export const panelsOf = (events: readonly GameEvent[], first = 0): Panel[] => {
  const panels: { events: GameEvent[]; last: number }[] = [];
  events.forEach((event, place) => {
    const open = panels.at(-1);
    const lead = open?.events[0];
    const isMore = open !== undefined && lead !== undefined && open.last === first + place - 1 && (isLike(lead, event) || FOLLOWS[lead.event]?.has(event.event) === true);
    if (isMore) {
      open.events.push(event);
      open.last = first + place;
    } else if (LEADS.has(event.event) || (isSaid(event) && !event.told.scene)) panels.push({ events: [event], last: first + place });
    else if (open !== undefined && open.last === first + place - 1) open.last = first + place;
  });
  return panels;
};

/** The zone of the last attack before an event: whoever falls, falls there. */
export const attackedBefore = (events: readonly GameEvent[], place: number): string | null => {
  const zone = events.slice(0, place).reverse().find(({ event }) => event === "zone_attacked")?.["zone"];
  return typeof zone === "string" ? zone : null;
};

/** Enemies and heroes as they stood before these events, which are the last ones. */
export const rewound = (view: View, events: readonly GameEvent[]): Pick<View, "enemies" | "heroes"> => {
  const groups = new Map<string, EnemyView>(view.enemies.map((enemy) => [enemy.id ?? `${enemy.kind} ${enemy.zone}`, enemy]));
  const heroes = view.heroes.map((hero): TeamView => ({ ...hero }));
  const add = (kind: string, zone: string, count: number): void => {
    const key = `${kind} ${zone}`;
    const now = (groups.get(key)?.count ?? 0) + count;
    if (now > 0) groups.set(key, { kind: kind as EnemyView["kind"], id: null, zone, count: now, lying: false });
    else groups.delete(key);
  };
  const put = (id: string, zone: string): void => {
    const found = groups.get(id);
    const kind = view.enemies.find((enemy) => enemy.id !== null)?.kind ?? "zombie_hero";
    groups.set(id, found === undefined ? { kind, id, zone, count: 1, lying: false } : { ...found, zone });
  };
  for (const [place, event] of [...events.entries()].reverse()) {
    const [kind, zone, start, named] = [text(event["kind"]), text(event["zone"]), text(event["start"]), text(event["named"])];
    const hero = heroes.find(({ id }) => id === event["hero"]);
    switch (event.event) {
      case "enemies_moved":
        add(kind, zone, -number(event["count"]));
        add(kind, start, number(event["count"]));
        break;
      case "pushed":
        add(kind, zone, -1);
        add(kind, start, 1);
        break;
      case "named_moved":
      case "named_pushed":
        put(named, start);
        break;
      case "enemies_spawned":
        add(kind, zone, -number(event["count"]));
        break;
      case "enemies_eliminated":
        add(kind, zone, number(event["count"]));
        break;
      case "enemy_removed":
        add(kind, zone, 1);
        break;
      case "named_spawned":
        groups.delete(named);
        break;
      case "hero_wounded":
        if (hero) hero.health += 1;
        break;
      case "hero_fell":
        if (hero) hero.zone = attackedBefore(events, place);
        break;
      case "healed":
        if (hero) hero.health -= number(event["amount"]);
        break;
      default:
    }
  }
  return { enemies: [...groups.values()], heroes };
};

/** How long a panel stands: long enough to read, and not longer than the whole is worth. */
export const pauseFor = (panels: number): number => Math.max(900, Math.min(2_000, 24_000 / Math.max(panels, 1)));
