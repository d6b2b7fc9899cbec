// What is printed on the cards of this table. It comes with the table's booklet and is not part of the client: what a
// chapter has not opened cannot be read out of the client's files.

import type { Booklet } from "../../wire/types";
import type { Line } from "./view";

export interface Need {
  kind: string;
  n: number;
}

export interface Effect {
  op: string;
  n: number;
  second: number;
  per_enemy: number;
  vs_damaged: number;
  pierce: boolean;
  anywhere: boolean;
  low: number;
  high: number;
  options: Effect[][];
}

export interface PartFact {
  id: string;
  resistance: number;
  /** The values of its die slots, by which choices call them; of a range the first, and the last one is in `ends`. */
  dice: number[];
  ends: number[];
  effects: Effect[];
  exact: Effect[];
  shield: number;
  install: Need | null;
  /** The sides of the card that have spikes, before it is turned. */
  spikes: string[];
  /** The printed Part that it goes on, if it is an Upgrade. */
  on: string;
}

export interface EnemyFact {
  id: string;
  resistance: number;
  dice: number[];
  attack: { kind: string; n: number; second: number };
  shield: number;
  explosive: boolean;
  ability: string;
  rank: string;
}

// -- reading what the booklet has -----------------------------------------------------------------------------------

/** Two numbers, or one: the strengths of an attack, the first and the last value of a die slot. */
type Pair = number | [number, number];

/** An effect says only what is out of the ordinary. */
interface PrintedEffect extends Partial<Omit<Effect, "n" | "options">> {
  op: string;
  n?: Pair;
  reach?: "any";
  range?: [number, number];
  options?: PrintedEffect[][];
}

interface Printed {
  parts: Record<string, Omit<PartFact, "dice" | "ends" | "effects" | "exact"> & { dice: Pair[]; effects: PrintedEffect[]; exact: PrintedEffect[] }>;
  enemies: Record<string, Omit<EnemyFact, "attack" | "ability"> & { attack: { kind: string; n: Pair }; ability: string | null }>;
  destruction: Record<string, { repair: Need }>;
  canyon: Record<string, Record<"a" | "b", Partial<Line> & { op: string }>>;
  road: Record<string, PrintedRoad>;
}

type PrintedLine = Partial<Line> & { op: string };
/** A Storm card has a weather, a Decree a Section and a line. */
type PrintedRoad = { weather: { op: string; n?: number; line?: PrintedLine } } | { section: string; line: PrintedLine };

/** A special card: what is in force for a Turn, or what threatens at its end. */
export interface RoadFact {
  op: string;
  n: number;
  section: string;
  line: Line | null;
}

const pairOf = (value: Pair, other: number): [number, number] => (typeof value === "number" ? [value, other] : value);

const readEffect = ({ op, n: amounts = 0, reach, range: [low, high] = [1, 6], options = [], ...more }: PrintedEffect): Effect => {
  const [n, second] = pairOf(amounts, 0);
  const told = { per_enemy: 0, vs_damaged: 0, pierce: false, ...more };
  return { ...told, op, n, second, anywhere: reach === "any", low, high, options: options.map((option) => option.map(readEffect)) };
};

const readRoad = (doc: PrintedRoad): RoadFact => {
  if ("section" in doc) return { op: "decree", n: 0, section: doc.section, line: { n: 0, ...doc.line } };
  const { op, n = 0, line } = doc.weather;
  return { op, n, section: "", line: line === undefined ? null : { n: 0, ...line } };
};

const readFacts = ({ parts = {}, enemies = {}, destruction = {}, canyon = {}, road = {} }: Partial<Printed>) => {
  const mapped = <D, F>(docs: Record<string, D>, read: (doc: D) => F): ReadonlyMap<string, F> =>
    new Map(Object.entries(docs).map(([id, doc]) => [id, read(doc)]));
  return {
    parts: mapped(parts, (doc): PartFact => {
      const spans = doc.dice.map((shown) => pairOf(shown, Number(shown)));
      const [effects, exact] = [doc.effects.map(readEffect), doc.exact.map(readEffect)];
      return { ...doc, dice: spans.map(([first]) => first), ends: spans.map(([, last]) => last), effects, exact };
    }),
    enemies: mapped(enemies, (doc): EnemyFact => {
      const [n, second] = pairOf(doc.attack.n, 0);
      return { ...doc, attack: { kind: doc.attack.kind, n, second }, ability: doc.ability ?? "" };
    }),
    destruction: mapped(destruction, ({ repair }) => repair),
    road: mapped(road, readRoad),
    canyon: mapped(canyon, ({ a, b }): Line[] => [{ n: 0, ...a }, { n: 0, ...b }]),
  };
};

// -- asking ---------------------------------------------------------------------------------------------------------

class Book {
  facts = $state.raw(readFacts({}));

  open(cards: Booklet["cards"]): void {
    this.facts = readFacts(cards as unknown as Partial<Printed>);
  }
}

export const book = new Book();

export const partOf = (id: string | null | undefined): PartFact | undefined => book.facts.parts.get(id ?? "");
export const roadOf = (id: string): RoadFact | undefined => book.facts.road.get(id);
export const enemyOf = (id: string): EnemyFact | undefined => book.facts.enemies.get(id);

/** What stands on each die slot: `4`, or `2–4`. */
export const shownOn = ({ dice, ends }: PartFact): string[] =>
  dice.map((first, place) => (ends[place] === first ? String(first) : `${first}–${ends[place]}`));
