// A mission told again when it is over: who did what, how each round went, and the moments that decided it.

import type { GameEvent } from "../face";
import { sceneOf } from "../told";

/** What a hero did besides striking. */
export interface Deeds {
  readonly saved: number;
  readonly taken: number;
  readonly named: number;
  /** The most enemies that one attack of theirs has felled. */
  readonly blow: number;
}

export interface RoundFact {
  readonly round: number;
  readonly kills: number;
  readonly wounds: number;
}

/** A moment: what happened, when, and where the replay has it. */
export interface Moment {
  readonly event: GameEvent;
  readonly round: number;
  readonly turn: number;
  /** How much it mattered. */
  readonly weight: number;
  /** So many fell at one blow, or were wounds of one phase; 0 where the event says it all. */
  readonly count: number;
}

export interface Story {
  readonly deeds: ReadonlyMap<string, Deeds>;
  readonly rounds: readonly RoundFact[];
  readonly moments: readonly Moment[];
}

const NOTHING: Deeds = { saved: 0, taken: 0, named: 0, blow: 0 };
const SHOWN = 6;
const BIG_BLOW = 4;
const BAD_PHASE = 3;
/** What happened that may have decided the game. */
const WEIGHTS: Readonly<Record<string, number>> = {
  goal_met: 8, hero_fell: 10, named_eliminated: 6, citizen_devoured: 4, shortage: 4, extra_activation: 1, object_used: 4, named_spawned: 3,
  beacon_lit: 6, citizen_rescued: 2, citizen_eaten: 2, token_taken: 1, card_taken: 3, point_moved: 3, named_laid_down: 5,
};
const LEVEL_WEIGHTS: Readonly<Record<string, number>> = { orange: 3, red: 4 };
/** An attack is over when one of these follows. */
const ENDS: readonly string[] = ["attack_aimed", "object_used", "turn_ended", "hero_moved", "hero_activated", "enemies_began"];

const weightOf = ({ event, level }: GameEvent): number =>
  event === "level_reached" ? (LEVEL_WEIGHTS[String(level)] ?? 0) : (WEIGHTS[event] ?? 0);
const heroOf = ({ hero }: GameEvent): string => (typeof hero === "string" ? hero : "");
const killsIn = ({ event, count }: GameEvent): number =>
  event === "named_eliminated" ? 1 : event === "enemies_eliminated" && typeof count === "number" ? count : 0;

/** The weightiest of them, in the order in which they came. */
const weightiest = (moments: readonly Moment[]): Moment[] =>
  [...moments]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, SHOWN)
    .sort((one, other) => moments.indexOf(one) - moments.indexOf(other));

export const storyOf = (events: readonly GameEvent[]): Story => {
  const deeds = new Map<string, Deeds>();
  const rounds: RoundFact[] = [];
  const moments: Moment[] = [];
  let [turn, blow, wounds] = [0, 0, 0];
  let striker: GameEvent | null = null;
  let phase: GameEvent | null = null;

  const add = (hero: string, part: (before: Deeds) => Partial<Deeds>): void => {
    const before = deeds.get(hero) ?? NOTHING;
    if (hero !== "") deeds.set(hero, { ...before, ...part(before) });
  };
  const count = (part: (before: RoundFact) => Partial<RoundFact>): void => {
    const last = rounds.at(-1);
    if (last) rounds[rounds.length - 1] = { ...last, ...part(last) };
  };
  const note = (event: GameEvent, weight: number, many = 0): void => {
    if (weight > 0) moments.push({ event, round: rounds.at(-1)?.round ?? 1, turn: Math.max(turn, 1), weight, count: many });
  };
  /** What an attack has done is told when it is over. */
  const closeBlow = (): void => {
    if (striker !== null && blow >= BIG_BLOW) note(striker, blow, blow);
    [striker, blow] = [null, 0];
  };
  const closePhase = (): void => {
    if (phase !== null && wounds >= BAD_PHASE) note(phase, wounds * 1.5, wounds);
    [phase, wounds] = [null, 0];
  };

  for (const event of events) {
    if (ENDS.includes(event.event)) closeBlow();
    if (sceneOf(event) !== null) {
      closePhase();
      turn += 1;
    }
    if (event.event === "round_began") rounds.push({ round: Number(event["round"]), kills: 0, wounds: 0 });
    if (event.event === "enemies_began") phase = event;
    const kills = killsIn(event);
    if (kills > 0) {
      count((before) => ({ kills: before.kills + kills }));
      striker ??= event;
      blow += kills;
      add(heroOf(event), (before) => ({ blow: Math.max(before.blow, blow), named: before.named + Number(event.event === "named_eliminated") }));
    }
    if (event.event === "hero_wounded") {
      count((before) => ({ wounds: before.wounds + 1 }));
      wounds += 1;
    }
    if (event.event === "citizen_rescued" || event.event === "citizen_eaten") add(heroOf(event), (before) => ({ saved: before.saved + 1 }));
    if (event.event === "token_taken" || event.event === "card_taken") add(heroOf(event), (before) => ({ taken: before.taken + 1 }));
    note(event, weightOf(event));
  }
  closeBlow();
  closePhase();
  return { deeds, rounds, moments: weightiest(moments) };
};
