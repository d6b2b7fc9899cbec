// Cards, dice and short buttons in words, for drawings. What choices and events say comes with them.

import { listed } from "../../text/listed";
import { knows, say } from "../../text/text.svelte";
import { thingOf } from "../told";
import { book, enemyOf, partOf, roadOf, shownOn, type Effect, type EnemyFact, type Need, type PartFact, type RoadFact } from "./cards.svelte";
import type { Deed } from "./choice";
import { SLOTS, type Line, type Slot, type View } from "./view";

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

// -- names ----------------------------------------------------------------------------------------------------------

export const cardName = (id: string): string => {
  for (const key of [`name-${id}`, `hero-${id}`, `vehicle-${id}`]) if (knows(key)) return say(key);
  return book.facts.destruction.has(id) ? say("wreck-card") : id;
};

export const sectionName = (section: string): string => say(`section-${section}`);

export const dieName = (die: string): string => {
  if (die.length <= 1) return say("die-any");
  const told = say(die.startsWith("w") ? "die-white" : "die-red", { face: die[1] ?? "" });
  return die.endsWith("k") ? say("die-kept", { die: told }) : told;
};

/** A die, or a Scrap card as one of its values. */
export const itemName = (item: string): string => {
  const [card = "", value] = item.split("=");
  return value === undefined ? dieName(item) : say("scrap-as", { enemy: cardName(card), value });
};

export const needText = ({ kind, n }: Need): string => say(`need-${kind}`, { n });

const lineKey = (line: Line): string => (line.else_core ? `line-${line.op}-core` : `line-${line.op}`);

export const lineText = (line: Line): string => {
  const key = lineKey(line);
  return say(knows(key) ? key : `line-${line.op}`, { n: line.n, core: line.else_core ?? 0 });
};

/** One effect of a Part. */
export const wordText = (word: Effect): string => {
  const suffix = word.per_enemy > 0 ? "-per" : word.vs_damaged > 0 ? "-damaged" : "";
  const options = word.options.map((option) => listed(option.map(wordText))).join(" / ");
  let told = say(`word-${word.op}${suffix}`, {
    n: word.n,
    second: word.second,
    more: word.per_enemy || word.vs_damaged,
    options,
  });
  if (word.anywhere) told = say("word-anywhere", { text: told });
  if (word.pierce) told = say("word-pierce", { text: told });
  if (word.low !== 1 || word.high !== 6) told = say("word-range", { text: told, low: word.low, high: word.high });
  return told;
};

// -- choices --------------------------------------------------------------------------------------------------------

const isSlot = (word: string | null): word is Slot => (SLOTS as readonly (string | null)[]).includes(word);

/** The slot among things; and the value of the die slot, by which it is called. */
export const slotIn = (things: readonly string[]): Slot | null => {
  const slot = thingOf(things, "slot");
  return isSlot(slot) ? slot : null;
};

export const holeIn = (things: readonly string[]): number | null => {
  const hole = thingOf(things, "hole")?.split(" ")[1];
  return hole === undefined ? null : Number(hole);
};

/** The card among things, to be read. */
export const cardIn = (things: readonly string[]): string | null =>
  thingOf(things, "part") ?? thingOf(things, "enemy") ?? thingOf(things, "scrap")?.split("=")[0] ?? null;

/** Where the spikes of a Part would point that is put somewhere, as "front+right". */
export const maskOf = ({ option }: Deed): string => {
  const { toward } = option.given;
  const sides = Array.isArray(toward) ? toward : [];
  return sides.flatMap((side) => (typeof side === "object" ? [side.say.slice("section-".length)] : [])).join("+");
};

/** A die slot as its Part shows it; choices call a range by its first value. */
const holeOn = (part: string | null, value: number): string | number => {
  const fact = partOf(part);
  return (fact && shownOn(fact)[fact.dice.indexOf(value)]) ?? value;
};

/** What the button says where its die stands over it already. */
export const deedText = (view: View, { option, kind, item }: Deed): string => {
  const { things } = option;
  const [slot, hole, enemy] = [slotIn(things), holeIn(things), thingOf(things, "enemy")];
  const part = slot === null ? null : view.slots[slot].part;
  if (kind === "install" || kind === "reroll") return cardName(thingOf(things, "part") ?? "");
  if (kind === "pay" && item !== null) return capital(itemName(item));
  if (kind === "lift_part") return `${cardName(part ?? "")} (${slot ?? ""}, ${holeOn(part, hole ?? 0)})`;
  if (kind === "lift_enemy") return `${cardName(enemy ?? "")} (${hole ?? ""})`;
  if (kind === "repair" || kind === "clear") return cardName(part ?? slot ?? "");
  const key = `deed-${kind}`;
  if (!knows(key)) return option.text;
  const [section, trick] = [thingOf(things, "section"), thingOf(things, "trick")];
  return capital(
    say(key, {
      slot: slot ?? "",
      card: part === null ? "none" : cardName(part),
      value: holeOn(part, hole ?? 0),
      section: section === null ? "none" : sectionName(section),
      enemy: enemy === null ? "none" : cardName(enemy),
      trick: trick === null ? "" : say(`trick-${trick}`),
    }),
  );
};

// -- cards in words -------------------------------------------------------------------------------------------------

export const partLines = (part: PartFact): string[] => [
  say("card-resistance", { n: part.resistance }),
  say("card-dice", { dice: shownOn(part).join(", ") }),
  ...part.effects.map(wordText),
  ...part.exact.map((word) => say("card-exact", { text: wordText(word) })),
  ...(part.shield > 0 ? [say("card-shield", { n: part.shield })] : []),
  ...(part.spikes.length > 0 ? [say("card-spikes")] : []),
  ...(part.install ? [say("card-install", { need: needText(part.install) })] : []),
  ...(part.on !== "" ? [say("card-upgrade", { card: cardName(part.on) })] : []),
];

export const attackText = ({ attack }: EnemyFact): string =>
  say(`card-attack-${attack.kind}`, { n: attack.n, second: attack.second });

export const enemyLines = (enemy: EnemyFact): string[] => [
  say("card-resistance", { n: enemy.resistance }),
  say("card-dice", { dice: enemy.dice.join(", ") }),
  attackText(enemy),
  ...(enemy.ability !== "" ? [say(`ability-${enemy.ability}`)] : []),
  ...(enemy.shield > 0 ? [say("card-shield", { n: enemy.shield })] : []),
  ...(enemy.explosive ? [say("card-explosive")] : []),
];

/** What stands on a special card. */
export const roadText = ({ op, n, section, line }: RoadFact): string => {
  if (line === null) return say(`weather-${op}`, { n });
  return section === "" ? lineText(line) : say("decree-rule", { section: sectionName(section), line: lineText(line) });
};

/** Any card that can be read, in lines. */
export const cardLines = (id: string): string[] => {
  const [part, enemy, lines] = [partOf(id), enemyOf(id), book.facts.canyon.get(id)];
  const [need, road] = [book.facts.destruction.get(id), roadOf(id)];
  if (part !== undefined) return partLines(part);
  if (enemy !== undefined) return enemyLines(enemy);
  if (lines !== undefined) return lines.map(lineText);
  if (road !== undefined) return [roadText(road)];
  if (need !== undefined) return [say("card-clear", { need: needText(need) })];
  return knows(`hero-${id}-text`) ? [say(`hero-${id}-text`)] : knows(`vehicle-${id}-text`) ? [say(`vehicle-${id}-text`)] : [];
};
