// The table for those who do not see it: every slot, enemy and Section in one line.

import { knows, say } from "../../text/text.svelte";
import { book, enemyOf, partOf } from "./cards.svelte";
import { cardName, dieName, needText, partLines, sectionName, enemyLines } from "./speak";
import { foesIn, type FoeView, type OnSlot, type Section, type Slot, type View } from "./view";

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("; ");

const diceOn = (dice: readonly OnSlot[]): string =>
  dice.flatMap((die) => (die === null ? [] : [die === "marker" ? say("die-blocked") : dieName(die)])).join(", ");

/** Where it is, what lies there, how much of it is left, and what it does. */
export const describeSlot = (view: View, slot: Slot): string => {
  const { part: id, damage, destruction, dice, spikes } = view.slots[slot];
  const part = partOf(id);
  const place = say("slot-name", { slot });
  if (destruction !== null) {
    const need = book.facts.destruction.get(destruction);
    return joined([place, say("wreck-card"), id === null ? "" : cardName(id), need ? say("card-clear", { need: needText(need) }) : ""]);
  }
  if (part === undefined || id === null) return joined([place, say("slot-empty")]);
  return joined([
    place,
    cardName(id),
    say("left-of", { left: part.resistance - damage, total: part.resistance }),
    diceOn(dice),
    spikes === "" ? "" : spikes.split("+").map((section) => say("spikes-to", { section: sectionName(section) })).join(", "),
    ...partLines(part).slice(1),
  ]);
};

export const describeFoe = (foe: FoeView): string => {
  const fact = enemyOf(foe.id);
  if (fact === undefined) return cardName(foe.id);
  return joined([
    cardName(foe.id),
    sectionName(foe.section),
    say("left-of", { left: fact.resistance - foe.damage, total: fact.resistance }),
    foe.protected ? say("foe-protected") : "",
    diceOn(foe.dice),
    ...enemyLines(fact).slice(1),
  ]);
};

export const describeSection = (view: View, section: Section): string => {
  const foes = foesIn(view, section).map(({ id }) => cardName(id));
  return joined([say(`side-${section}`), foes.length === 0 ? say("nobody-here") : foes.join(", ")]);
};

const RULES = /\s*\(([^()]*W-\d+\.\d+)\)$/;

/** A sentence, and the paragraphs that it names in brackets at its end: one by one, or from one to another. */
export const ruled = (sentence: string): { text: string; rules: readonly string[] } => {
  const found = RULES.exec(sentence);
  if (found === null) return { text: sentence, rules: [] };
  const rules: string[] = [];
  for (const piece of (found[1] ?? "").split(", ")) {
    const [first, last] = [...piece.matchAll(/(W-\d+)\.(\d+)/g)];
    const [from, to] = [Number(first?.[2]), Number(last?.[2] ?? first?.[2])];
    for (let number = from; number <= to; number += 1) rules.push(`${first?.[1] ?? ""}.${number}`);
  }
  return { text: sentence.slice(0, found.index), rules };
};

/** What a chapter says about its own rule, and the paragraphs. */
export const chapterRule = (chapter: number): { text: string; rules: readonly string[] } => {
  const key = `chapter-${chapter}-rule`;
  return ruled(knows(key) ? say(key) : "");
};
