// Sentences that the server sends as a key and its values. A value may be a phrase itself; a list is enumerated.

import type { Phrase } from "../wire/types";
import { listed } from "./listed";
import { seatNames } from "./seats.svelte";
import { knows, say, text, type Values } from "./text.svelte";

type Given = NonNullable<Phrase["given"]>[string];

/** A key may be more special than the catalogue: what it says after its last dash is then left out, but for its first word. */
const knownKey = (key: string): string | null => {
  if (knows(key)) return key;
  const parts = key.split("-");
  const shorter = parts.map((_, count) => parts.slice(0, -count).join("-")).slice(1, -1);
  return shorter.find(knows) ?? null;
};

const valueOf = (value: Given): string | number => {
  if (Array.isArray(value)) return listed(value.map((item) => String(valueOf(item))));
  return typeof value === "object" ? said(value) : value;
};

const said = ({ say: key, given = {} }: Phrase, more: Values = {}): string => {
  const name = key === "seat-name" ? seatNames.of(given.number) : null;
  if (name !== null) return name;
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, valueOf(value)]));
  return say(knownKey(key) ?? key, { ...values, ...more });
};

const capital = (line: string): string => line.slice(0, 1).toLocaleUpperCase(text.language) + line.slice(1);

/** A phrase in the language of the reader, with values that only the client knows. */
export const sayPhrase = (phrase: Phrase, more?: Values): string => capital(said(phrase, more));

/** The same as a part of a longer sentence: it begins as it is written. */
export const partPhrase = (phrase: Phrase): string => said(phrase);
/** A value in the language of the reader, such as what a thing is called. */
export const sayValue = (value: Given): string => String(valueOf(value));

/** Why an event happened, with its numbers; null where the catalogue has nothing to add. */
export const whyPhrase = ({ say: told, given = {} }: Phrase): string | null => {
  const key = knownKey(told.replace(/^event-/, "why-"));
  return key === null ? null : capital(said({ say: key, given }));
};
