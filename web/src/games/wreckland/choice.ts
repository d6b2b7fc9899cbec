// What a choice is about: which die or Scrap card it spends, and which things on the table it names. The client knows
// no rule: it only reads the words of the choice.

import { SLOTS, type View } from "./view";

/** A thing on the table that can be pressed, as a word: "slot NW", "enemy E05", "section front", "core keep" … */
export type Thing = string;

export interface Deed {
  readonly choice: string;
  readonly verb: string;
  /** The die ("w4", "r2k") or the Scrap card as a value ("E01=3") that it is done with; null where none is. */
  readonly item: string | null;
  /** What can be pressed for it; the last one tells most. */
  readonly places: readonly Thing[];
}

const isSlot = (word: string): boolean => (SLOTS as readonly string[]).includes(word);

/** The die or Scrap card of a word; where only one colour is meant, its letter is left out. */
const itemOf = (word: string, colour: "w" | "r"): string => (word.includes("=") ? word : `${colour}${word}`);

/** What a choice is about under a prompt. */
export const deedOf = (choice: string, prompt: string): Deed => {
  const [verb = "", one = "", two = "", ...more] = choice.split(" ");
  const deed = (item: string | null, ...places: Thing[]): Deed => ({ choice, verb, item, places });
  switch (verb) {
    case "install":
    case "reroll":
    case "discard":
      return deed(null, `card ${one}`);
    case "repair":
    case "clear":
    case "hit":
    case "wreck":
    case "mend":
      return deed(null, `slot ${one}`);
    case "at":
      return deed(null, `slot ${one}`);
    case "block":
      return deed(null, `slot ${one}`, `hole ${one} ${two}`);
    case "pay":
      return deed(one);
    case "red":
      return deed(itemOf(one, "r"), two === "board" ? "board" : `enemy ${two}`);
    case "use":
      return deed(itemOf(one, "w"), `slot ${two}`, `use ${two}`, ...(more[0] === undefined ? [] : [`hole ${two} ${more[0]}`]));
    case "fix":
      return deed(itemOf(one, "w"), `slot ${two}`, `fix ${two}`);
    case "ram":
      return deed(itemOf(one, "w"), two === "nowhere" ? "core" : `section ${two}`);
    case "core":
      return deed(itemOf(one, "w"), "core", `core ${two}`);
    case "arson":
      return deed(null, "hero", `section ${one}`);
    case "act":
    case "target":
    case "share":
      return deed(null, `enemy ${one}`);
    case "shift":
    case "move":
      return deed(null, `enemy ${one}`, `section ${two}`);
    case "transfer":
      return deed(null, `enemy ${one}`, `onto ${two}`);
    case "section":
      return deed(null, `section ${one}`);
    case "lose":
      return deed(null, `scrap ${one}`);
    case "die":
      if (prompt === "remove") return deed(null, `${isSlot(one) ? "slot" : "enemy"} ${one}`, `hole ${one} ${two}`);
      return deed(one);
    default:
      return deed(null);
  }
};

export const deedsOf = (choices: readonly string[], prompt: string): Deed[] =>
  choices.map((choice) => deedOf(choice, prompt));

/** The card of a Scrap item; a die has none. */
export const scrapOf = (item: string): string | null => (item.includes("=") ? (item.split("=")[0] ?? null) : null);

export const valueOf = (item: string): number => Number(item.includes("=") ? item.split("=")[1] : item[1]);

/** What has been picked so far on the way to a choice. */
export interface Picked {
  /** A die, or a Scrap card (as one of its values, or not yet). */
  readonly item: string | null;
  readonly places: readonly Thing[];
}

export const NOTHING: Picked = { item: null, places: [] };

/** A Scrap card is picked before it is known as which value. */
const isItem = (deed: Deed, item: string): boolean =>
  deed.item !== null && (deed.item === item || scrapOf(deed.item) === item);

export const fits = (deed: Deed, { item, places }: Picked): boolean =>
  (item === null || isItem(deed, item)) && places.every((place) => deed.places.includes(place));

/** What is lit: the dice and things that lead on from what has been picked. */
export interface Lights {
  readonly items: ReadonlySet<string>;
  readonly places: ReadonlySet<Thing>;
  /** The choices that are left. */
  readonly left: readonly Deed[];
}

export const lightsOf = (deeds: readonly Deed[], picked: Picked): Lights => {
  const left = deeds.filter((deed) => fits(deed, picked));
  /** Another die may be taken instead, as long as it can go where one has pointed to. */
  const items = new Set<string>();
  for (const deed of deeds) {
    if (deed.item === null || !fits(deed, { ...picked, item: null })) continue;
    items.add(deed.item);
    const card = scrapOf(deed.item);
    if (card !== null) items.add(card);
  }
  /** Somewhere else may be pointed to instead, first places only. */
  const elsewhere = deeds.filter((deed) => fits(deed, { ...picked, places: [] })).flatMap(({ places }) => places.slice(0, 1));
  return { items, places: new Set([...elsewhere, ...left.flatMap(({ places }) => places)]), left };
};

/** The dice of the pool, equal ones together. */
export const poolOf = (view: View): { die: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const die of view.pool) counts.set(die, (counts.get(die) ?? 0) + 1);
  return [...counts].map(([die, count]) => ({ die, count }));
};

/** What a choice looks like in the list: those with dice stand under their die. */
export interface Group {
  readonly item: string;
  readonly deeds: readonly Deed[];
}

export const groupsOf = (deeds: readonly Deed[]): { groups: Group[]; rest: Deed[] } => {
  const groups = new Map<string, Deed[]>();
  const rest: Deed[] = [];
  for (const deed of deeds) {
    if (deed.item === null) rest.push(deed);
    else groups.set(deed.item, [...(groups.get(deed.item) ?? []), deed]);
  }
  return { groups: [...groups].map(([item, found]) => ({ item, deeds: found })), rest };
};
