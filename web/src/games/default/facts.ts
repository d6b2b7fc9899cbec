// Any document in readable lines: what there is to see of a table for which nobody has made a drawing.

import { knows, say } from "../../text/text.svelte";

/** What the prompt, the line on top and the lobby say already. */
const APART: ReadonlySet<string> = new Set(["game", "seat", "to_act", "may_act", "prompt", "choices", "options", "stack"]);

/** A fact: its name, and its value in words; or a heading, with facts below. */
export interface Fact {
  readonly name: string;
  readonly words: string;
  readonly parts: readonly Fact[];
  /** Whose it is, where there is one for each seat. */
  readonly seat: number | null;
}

type Document = Readonly<Record<string, unknown>>;

const isDocument = (value: unknown): value is Document => typeof value === "object" && value !== null;


/** A key in words: the game's own, if it has any. */
export const labelOf = (key: string): string => {
  const own = [`view-${key}`, `option-${key}`].find(knows);
  const plain = key.replaceAll("_", " ");
  return own === undefined ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : say(own);
};

/** A value in words; those of options have names. */
export const wordsOf = (key: string, value: unknown): string => {
  if (value === null || value === undefined || value === "" || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((item) => wordsOf(key, item)).join(", ");
  const named = `${key}-${String(value)}`;
  return typeof value === "string" && knows(`option-${key}`) && knows(named) ? say(named) : String(value);
};

/** What a fact consists of, by name, by seat or by number; nothing if it can be said in a line. */
const partsOf = (key: string, value: unknown, seats: readonly string[]): readonly Fact[] => {
  if (!isDocument(value)) return [];
  if (!Array.isArray(value)) return factsOf(value, seats);
  const isBySeat = seats.length > 1 && value.length === seats.length;
  if (!isBySeat && !value.some(isDocument)) return [];
  return value.map((item, place) => ({
    ...factOf(key, item, seats),
    name: isBySeat ? (seats[place] ?? "") : String(place + 1),
    seat: isBySeat ? place : null,
  }));
};

const factOf = (key: string, value: unknown, seats: readonly string[]): Fact => {
  const parts = partsOf(key, value, seats);
  const isEmpty = isDocument(value) && !Array.isArray(value);
  return { name: labelOf(key), words: parts.length > 0 ? "" : wordsOf(key, isEmpty ? null : value), parts, seat: null };
};

/** The facts of a document, in its order; `seats` are the names of those who play. */
export const factsOf = (document: Document, seats: readonly string[] = []): readonly Fact[] =>
  Object.entries(document)
    .filter(([key]) => !APART.has(key))
    .map(([key, value]) => factOf(key, value, seats));

/** A thing by its name, if the game has one for it. */
export const nameOfThing = (kind: string, id: string): string => (knows(`${kind}-${id}`) ? say(`${kind}-${id}`) : id);
