// What a choice is about: which die or Scrap card it spends, and where it can be pressed.

import type { Option } from "../face";
import { idOf, kindOf } from "../told";

/** A thing on the table that can be pressed, as a word: "slot NW", "enemy E05", "section front", "trick keep" … */
export type Thing = string;

export interface Deed {
  readonly option: Option;
  readonly choice: string;
  readonly kind: string;
  /** The die ("w4", "r2k") or the Scrap card as a value ("E01=3") that it is done with; null where none is. */
  readonly item: string | null;
  /** What can be pressed for it; the last one tells most. */
  readonly places: readonly Thing[];
}

const isItem = (thing: string): boolean => kindOf(thing) === "die" || (kindOf(thing) === "scrap" && thing.includes("="));

/** The places of a deed: to use a Part and to repair it are two places on its slot, and the hero comes before the Section. */
const placesOf = (kind: string, things: readonly string[]): readonly Thing[] => {
  const [first = "", ...more] = things;
  switch (kind) {
    case "use":
    case "fix":
      return [first, `${kind} ${idOf(first)}`, ...more];
    case "transfer":
      return [first, ...more.map((thing) => `onto ${idOf(thing)}`)];
    case "arson":
      return [...more, first];
    default:
      return things;
  }
};

export const deedOf = (option: Option): Deed => {
  const { notation, kind, things } = option;
  const [first = ""] = things;
  const item = isItem(first) ? idOf(first) : null;
  return { option, choice: notation, kind, item, places: placesOf(kind, item === null ? things : things.slice(1)) };
};

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
const isWith = (deed: Deed, item: string): boolean =>
  deed.item !== null && (deed.item === item || scrapOf(deed.item) === item);

export const fits = (deed: Deed, { item, places }: Picked): boolean =>
  (item === null || isWith(deed, item)) && places.every((place) => deed.places.includes(place));

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
