// The sentences of a table: the client's own, and those that came with it. With them come its cards.

import { tableBooklet } from "../../wire/http";
import { book } from "./cards.svelte";

const OWN: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("../../text/en/wreckland.ftl?raw"),
  fr: () => import("../../text/fr/wreckland.ftl?raw"),
  pl: () => import("../../text/pl/wreckland.ftl?raw"),
};

/** Those of the client's screens alone. */
export const ownWords = async (language: string): Promise<readonly string[]> => [(await OWN[language]?.())?.default ?? ""];

export const words = async (language: string, table: string): Promise<readonly string[]> => {
  const [own, booklet] = await Promise.all([ownWords(language), tableBooklet(table, language)]);
  book.open(booklet.cards);
  return [booklet.text, ...own];
};
