// What is printed on the cards of this table. It comes with the table's booklet and is not part of the client: what a
// chapter has not opened cannot be read out of the client's files.

import type { Line, Slot, View } from "./view";

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

export interface Facts {
  readonly parts: ReadonlyMap<string, PartFact>;
  readonly enemies: ReadonlyMap<string, EnemyFact>;
  readonly canyon: ReadonlyMap<string, readonly Line[]>;
  readonly destruction: ReadonlyMap<string, Need>;
}

const NONE: Facts = {
  parts: new Map(),
  enemies: new Map(),
  canyon: new Map(),
  destruction: new Map(),
};

// -- reading what the booklet has -----------------------------------------------------------------------------------

type Doc = Readonly<Record<string, unknown>>;

const isDoc = (value: unknown): value is Doc => typeof value === "object" && value !== null && !Array.isArray(value);
/** Cards in a row, or by their ids. */
const docsOf = (value: unknown): Doc[] => {
  if (Array.isArray(value)) return value.filter(isDoc);
  return isDoc(value) ? Object.entries(value).flatMap(([id, doc]) => (isDoc(doc) ? [{ id, ...doc }] : [])) : [];
};
const numberIn = (value: unknown, other = 0): number => (typeof value === "number" ? value : other);
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === "number") : []);
const pairIn = (value: unknown): [number, number] => {
  const [first = 0, second = 0] = Array.isArray(value) ? numbersIn(value) : [numberIn(value)];
  return [first, second];
};

const readNeed = (value: unknown): Need | null =>
  isDoc(value) ? { kind: textIn(value["kind"]), n: numberIn(value["n"]) } : null;

const readEffect = (doc: Doc): Effect => {
  const [n, second] = pairIn(doc["n"]);
  const [low = 1, high = 6] = numbersIn(doc["range"]);
  const options = Array.isArray(doc["options"]) ? doc["options"] : [];
  return {
    op: textIn(doc["op"]),
    n,
    second: second || numberIn(doc["second"]),
    per_enemy: numberIn(doc["per_enemy"]),
    vs_damaged: numberIn(doc["vs_damaged"]),
    pierce: doc["pierce"] === true,
    anywhere: doc["reach"] === "any",
    low,
    high,
    options: options.map((option) => docsOf(option).map(readEffect)),
  };
};

/** The first and the last value that each die slot shows: the same, unless it is a range. */
const spansIn = (value: unknown): [number, number][] =>
  Array.isArray(value) ? value.map((shown) => (Array.isArray(shown) ? pairIn(shown) : [numberIn(shown), numberIn(shown)])) : [];

const readPart = (doc: Doc): PartFact => ({
  id: textIn(doc["id"]),
  resistance: numberIn(doc["resistance"]),
  dice: spansIn(doc["dice"]).map(([first]) => first),
  ends: spansIn(doc["dice"]).map(([, last]) => last),
  effects: docsOf(doc["effects"]).map(readEffect),
  exact: docsOf(doc["exact"]).map(readEffect),
  shield: numberIn(doc["shield"]),
  install: readNeed(doc["install"]),
  spikes: Array.isArray(doc["spikes"]) ? doc["spikes"].map(String) : [],
  on: textIn(doc["on"]),
});

const readEnemy = (doc: Doc): EnemyFact => {
  const attack = isDoc(doc["attack"]) ? doc["attack"] : {};
  const [n, second] = pairIn(attack["n"]);
  return {
    id: textIn(doc["id"]),
    resistance: numberIn(doc["resistance"]),
    dice: numbersIn(doc["dice"]),
    attack: { kind: textIn(attack["kind"]) || "none", n, second },
    shield: numberIn(doc["shield"]),
    explosive: doc["explosive"] === true,
    ability: textIn(doc["ability"]),
    rank: textIn(doc["rank"]) || "enemy",
  };
};

const readLine = (value: unknown): Line => {
  const doc = isDoc(value) ? value : {};
  return { op: textIn(doc["op"]) || "none", n: numberIn(doc["n"]), else_core: numberIn(doc["else_core"]) };
};

/** The cards of a booklet, by their kinds. */
export const readFacts = (cards: Doc): Facts => {
  const parts = docsOf(cards["parts"]);
  const enemies = docsOf(cards["enemies"]);
  return {
    parts: new Map(parts.map((doc) => [textIn(doc["id"]), readPart(doc)])),
    enemies: new Map(enemies.map((doc) => [textIn(doc["id"]), readEnemy(doc)])),
    canyon: new Map(docsOf(cards["canyon"]).map((doc) => [textIn(doc["id"]), [readLine(doc["a"]), readLine(doc["b"])]])),
    destruction: new Map(
      docsOf(cards["destruction"]).flatMap((doc) => {
        const need = readNeed(doc["repair"]);
        return need === null ? [] : [[textIn(doc["id"]), need] as const];
      }),
    ),
  };
};

// -- asking ---------------------------------------------------------------------------------------------------------

class Book {
  facts = $state.raw<Facts>(NONE);

  open(cards: Doc): void {
    this.facts = readFacts(cards);
  }
}

export const book = new Book();

export const partOf = (id: string | null | undefined): PartFact | undefined => book.facts.parts.get(id ?? "");
export const enemyOf = (id: string): EnemyFact | undefined => book.facts.enemies.get(id);

/** The Part on a slot that works: neither absent nor under a Destruction card. */
export const workingOn = (view: View, slot: Slot): PartFact | undefined =>
  view.slots[slot].destruction === null ? partOf(view.slots[slot].part) : undefined;

/** What stands on each die slot: `4`, or `2–4`. */
export const shownOn = ({ dice, ends }: PartFact): string[] =>
  dice.map((first, place) => (ends[place] === first ? String(first) : `${first}–${ends[place]}`));
