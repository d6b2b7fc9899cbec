// Any document in readable lines: what there is to see of a table for which nobody has made a drawing.

import { knows, say } from "../../text/text.svelte";

/** What the prompt, the line on top and the lobby say already. */
const APART: ReadonlySet<string> = new Set(["game", "seat", "to_act", "may_act", "prompt", "choices", "options", "stack"]);

/** A fact: its name, and its value in words; or a heading, with facts below. */
export interface Fact {
  readonly name: string;
  readonly words: string;
  readonly parts: readonly Fact[];
}

type Document = Readonly<Record<string, unknown>>;

const isDocument = (value: unknown): value is Document => typeof value === "object" && value !== null;

/** What a fact consists of, by name or number; nothing if it can be said in a line. */
const partsOf = (value: unknown): Document => {
  if (!isDocument(value)) return {};
  if (!Array.isArray(value)) return value;
  return value.some(isDocument) ? Object.fromEntries(value.map((item, place) => [String(place + 1), item])) : {};
};

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

/** The facts of a document, in its order. */
export const factsOf = (document: Document): readonly Fact[] =>
  Object.entries(document)
    .filter(([key]) => !APART.has(key))
    .map(([key, value]) => {
      const parts = factsOf(partsOf(value));
      return { name: labelOf(key), words: parts.length > 0 ? "" : wordsOf(key, isDocument(value) && !Array.isArray(value) ? null : value), parts };
    });

/** A thing by its name, if the game has one for it. */
export const nameOfThing = (kind: string, id: string): string => (knows(`${kind}-${id}`) ? say(`${kind}-${id}`) : id);
