// What a card says, beside its name.

import objectFacts from "@resistance/content/objects.json";
import namedFacts from "@resistance/content/named.json";
import { sayPhrase } from "../../text/phrase";
import { knows, say } from "../../text/text.svelte";
import type { MissionFact } from "./content";
import mobs from "./mobs.json";
import { attackName } from "./speak";

type Mode = MissionFact["mode"];

const isMob = (id: string): id is keyof typeof mobs => id in mobs;

/** The hits that it takes to fell an enemy with a name. */
export const toughnessOf = (id: string): number => namedFacts.find((fact) => fact.id === id)?.toughness ?? 0;

const namedLines = (id: string): string[] => [
  say("help-toughness", { count: toughnessOf(id) }),
  ...(namedFacts.find((fact) => fact.id === id)?.knacks ?? []).map((knack) => say(`knack-${knack}`)),
];

/** An Interactive Object: what it does in each of its states. */
const objectLines = (id: string): string[] =>
  Object.entries(objectFacts.find((fact) => fact.id === id)?.states ?? {}).map(([state, use]) => {
    const [least = 0, most = 0] = use.range;
    const [dice, hits] = "dice" in use ? [use.dice, use.hits] : [0, 0];
    const mobs = say(dice > 0 ? "help-object" : "help-object-thrown", { attack: attackName(use.id), accuracy: use.accuracy, dice, hits, least, most });
    return sayPhrase({ say: "help-level", given: { level: { say: `object-${id}-${state}` }, mobs } });
  });

/** Its most special text: a card may say something else in Zombie Mode. */
const textLines = (kind: string, id: string, mode: Mode): string[] => {
  const keys = [kind, "power", "skill", "trait", "citizen"].flatMap((one) => [`${one}-${id}-text-${mode}`, `${one}-${id}-text`]);
  const found = keys.find(knows);
  return found === undefined ? [] : [say(found)];
};

export const cardLines = (card: string, mode: Mode): readonly string[] => {
  const [kind = "", id = ""] = card.split(" ");
  if (kind === "named") return namedLines(id);
  if (kind === "object") return objectLines(id);
  if ((kind === "kind" || kind === "mob") && isMob(id)) return [say("help-mob", { ...mobs[id] })];
  return textLines(kind, id, mode);
};
