// The game in words: which sentence says a choice, an event, a card, and with which names and numbers. The sentences
// come with the booklet of the table; `text.py` of the game says them in the same way.

import { listed } from "../../text/listed";
import { knows, say, type Values } from "../../text/text.svelte";
import type { Reason } from "../../wire/types";
import { book, enemyOf, partOf, shownOn, subjectOf, wordsOf, written, type Effect, type EnemyFact, type Need, type PartFact } from "./cards.svelte";
import { SLOTS, type GameEvent, type Line, type Slot, type View } from "./view";

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

// -- names ----------------------------------------------------------------------------------------------------------

export const cardName = (id: string): string => {
  for (const key of [`name-${id}`, `hero-${id}`, `vehicle-${id}`]) if (knows(key)) return say(key);
  return book.facts.destruction.has(id) ? say("wreck-card") : id;
};

export const sectionName = (section: string): string => say(`section-${section}`);

const towardName = (mask: string): string =>
  mask === "" ? "none" : listed(mask.split("+").map(sectionName));

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

const isSlot = (word: string): word is Slot => (SLOTS as readonly string[]).includes(word);

/** The kind of a choice, as the sentences call it. */
export const tagOf = (choice: string, prompt: string): string => {
  const [verb = "", one = "", two = ""] = choice.split(" ");
  if (choice === "end phase") return "end_phase";
  if (choice === "take hit") return "take_hit";
  if (verb !== "die") return verb;
  if (prompt === "remove") return isSlot(one) ? "lift_part" : "lift_enemy";
  return two === "" ? "die" : /^[+-]/.test(two) ? "adjust" : "turn";
};

const placed = (item: string, colour: "w" | "r"): string => itemName(item.includes("=") ? item : `${colour}${item}`);

const onSlot = (view: View, slot: string): Values => {
  const card = isSlot(slot) ? view.slots[slot].part : null;
  return { slot, card: card === null ? "none" : cardName(card) };
};

/** A die slot as its Part shows it; choices call a range by its first value. */
const dieSlot = (view: View, slot: string, value: string): Values => {
  const part = partOf(isSlot(slot) ? view.slots[slot].part : null);
  return { value: (part && shownOn(part)[part.dice.indexOf(Number(value))]) ?? Number(value) };
};

const optionLine = (view: View, letter: string): string => {
  const lines = book.facts.canyon.get(view.canyon?.at(-1) ?? "") ?? [];
  const line = lines[letter === "a" ? 0 : 1];
  return line === undefined ? letter : lineText(line);
};

const effectText = (view: View, notation: string): string => {
  const part = partOf(subjectOf(view));
  const word = part && wordsOf(part).find((one) => written(one) === notation);
  return word === undefined ? notation : wordText(word);
};

const choiceValues = (view: View, choice: string): Values => {
  const [verb = "", one = "", two = "", three = ""] = choice.split(" ");
  switch (tagOf(choice, view.prompt)) {
    case "install": {
      const need = partOf(one)?.install;
      return { card: cardName(one), cost: need ? needText(need) : "" };
    }
    case "reroll":
    case "discard":
      return { card: cardName(one) };
    case "clear": {
      const need = book.facts.destruction.get((isSlot(one) && view.slots[one].destruction) || "");
      return { ...onSlot(view, one), cost: need === undefined ? "" : needText(need) };
    }
    case "repair":
    case "hit":
    case "wreck":
    case "mend":
      return onSlot(view, one);
    case "at":
      return { slot: one, toward: towardName(two) };
    case "block":
    case "lift_part":
      return { ...onSlot(view, one), ...dieSlot(view, one, two) };
    case "pay":
      return { item: itemName(one) };
    case "red":
      return { die: dieName(`r${one}`), enemy: two === "board" ? "none" : cardName(two) };
    case "use":
      return { item: placed(one, "w"), ...onSlot(view, two), ...dieSlot(view, two, three) };
    case "fix":
      return { item: placed(one, "w"), ...onSlot(view, two) };
    case "ram":
      return { item: placed(one, "w"), section: two === "nowhere" ? "none" : sectionName(two) };
    case "core":
      return { item: placed(one, "w"), trick: say(`trick-${two}`) };
    case "arson":
    case "section":
      return { section: sectionName(one) };
    case "act":
    case "target":
    case "share":
    case "lose":
      return { enemy: cardName(one) };
    case "shift":
    case "move":
      return { enemy: cardName(one), section: sectionName(two) };
    case "transfer":
      return { enemy: cardName(one), onto: cardName(two) };
    case "lift_enemy":
      return { enemy: cardName(one), value: Number(two) };
    case "die":
      return { die: dieName(one) };
    case "adjust":
      return { die: dieName(one), face: Number(one[1]) + Number(two) };
    case "turn":
      return { die: dieName(one), face: Number(two) };
    case "option":
      return { text: optionLine(view, one) };
    case "effect":
    case "choose":
      return { text: effectText(view, choice.slice(verb.length + 1)) };
    default:
      return {};
  }
};

/** What the button of a choice says; a deed may have a name of its own under a prompt. */
export const choiceText = (view: View, choice: string): string => {
  const tag = tagOf(choice, view.prompt);
  const special = `action-${tag}-${view.prompt}`;
  const key = knows(special) ? special : `action-${tag}`;
  return knows(key) ? capital(say(key, choiceValues(view, choice))) : choice;
};

/** What the button says where its die stands over it already. */
export const deedText = (view: View, choice: string): string => {
  const [verb, one = "", two = "", three = ""] = choice.split(" ");
  if (verb === "install" || verb === "reroll") return cardName(one);
  if (verb === "pay") return capital(itemName(one));
  if (view.prompt === "remove") return isSlot(one) ? `${cardName(view.slots[one].part ?? "")} (${one}, ${dieSlot(view, one, two)["value"]})` : `${cardName(one)} (${two})`;
  if (verb === "repair" || verb === "clear") return cardName((isSlot(one) && view.slots[one].part) || one);
  const key = `deed-${tagOf(choice, view.prompt)}`;
  if (!knows(key)) return choiceText(view, choice);
  const section = /^ram/.test(choice) && two !== "nowhere" ? sectionName(two) : "none";
  const enemy = /^red/.test(choice) && two !== "board" ? cardName(two) : "none";
  const trick = /^core/.test(choice) ? say(`trick-${two}`) : "";
  return capital(say(key, { ...onSlot(view, two), ...dieSlot(view, two, three), section, enemy, trick }));
};

export const promptText = (view: View): string => {
  if (view.to_act === null) return say("prompt-over");
  if (view.to_act !== view.seat) return say("prompt-waiting", { seat: say("player") });
  return say(`prompt-${view.prompt}`);
};

// -- events ---------------------------------------------------------------------------------------------------------

const eventValue = (field: string, content: unknown): string | number => {
  if (content === null || content === undefined || content === "") return "none";
  if (typeof content === "boolean") return content ? "yes" : "no";
  if (typeof content === "number") return content;
  if (Array.isArray(content)) return content.length === 0 ? "none" : listed(content.map((name) => itemName(String(name))));
  const word = String(content);
  switch (field) {
    case "card":
    case "enemy":
    case "onto":
    case "second":
    case "canyon":
      return cardName(word);
    case "section":
    case "start":
      return sectionName(word);
    case "toward":
      return towardName(word);
    case "die":
    case "to":
      return dieName(word);
    case "item":
      return itemName(word);
    case "hero":
      return say(`hero-${word}`);
    case "trick":
      return say(`trick-${word}`);
    default:
      return word;
  }
};

const eventValues = (event: GameEvent): Values => {
  const values: Values = {};
  for (const [field, content] of Object.entries(event)) values[field] = eventValue(field, content);
  if (event.event === "table_rolled")
    values["line"] = lineText({ op: String(event["op"]), n: Number(event["amount"]) });
  if (event.event === "canyon_revealed") {
    const id = String(event["canyon"]);
    const lines = (book.facts.canyon.get(id) ?? []).map(lineText);
    values["canyon"] = `${cardName(id)} (${lines.join(" / ")})`;
  }
  return values;
};

/** Which of its sentences tells an event: the end of a run by its paragraph, a shuffle by its pile, if there is one. */
const eventKey = (event: GameEvent): string => {
  const key = `event-${event.event}`;
  const variant = event.event === "run_ended" ? event.rule.replace(".", "-") : event.event === "shuffled" ? String(event["pile"]) : "";
  return variant !== "" && knows(`${key}-${variant}`) ? `${key}-${variant}` : key;
};

/** What happened, in one line. */
export const eventText = (event: GameEvent): string => {
  const key = eventKey(event);
  return knows(key) ? capital(say(key, eventValues(event))) : event.event;
};

/** Why an event happened, with its numbers; null where there is nothing to add. */
export const whyText = (event: GameEvent): string | null => {
  const key = `why-${event.event}`;
  return knows(key) ? say(key, eventValues(event)) : null;
};

// -- reasons and odds -----------------------------------------------------------------------------------------------

const reasonValue = (field: string, content: string | number): string | number => {
  if (typeof content === "number") return content;
  const [first = "", second = "", third = ""] = content.split(" ");
  switch (field.replace("other_", "")) {
    case "card":
    case "enemy":
    case "other":
      return cardName(content);
    case "section":
      return sectionName(content);
    case "die":
      return dieName(content);
    case "item":
      return itemName(content);
    case "dice":
      return listed(content.split(" ").map(dieName));
    case "values":
      return listed(content.split(" "));
    case "cost":
      return needText({ kind: first, n: Number(second) });
    case "line":
      return lineText({ op: first, n: Number(second), else_core: Number(third) });
    case "hero":
      return say(`hero-${content}`);
    case "asked":
      return say(`asked-${content}`);
    default:
      return content;
  }
};

/** A reason, or odds, in one sentence. */
export const reasonText = ({ key, values }: Reason): string =>
  capital(say(key, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, reasonValue(field, value)]))));

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

/** Any card that can be read, in lines. */
export const cardLines = (id: string): string[] => {
  const [part, enemy, lines] = [partOf(id), enemyOf(id), book.facts.canyon.get(id)];
  const need = book.facts.destruction.get(id);
  if (part !== undefined) return partLines(part);
  if (enemy !== undefined) return enemyLines(enemy);
  if (lines !== undefined) return lines.map(lineText);
  if (need !== undefined) return [say("card-clear", { need: needText(need) })];
  return knows(`hero-${id}-text`) ? [say(`hero-${id}-text`)] : knows(`vehicle-${id}-text`) ? [say(`vehicle-${id}-text`)] : [];
};
