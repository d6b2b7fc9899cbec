// The game in words: which sentence says a choice or an event, and with which names and numbers.

import { listed } from "../../text/listed";
import { knows, say, type Values } from "../../text/text.svelte";
import type { Reason } from "../../wire/types";
import type { GameEvent, Options, Scene } from "../face";
import { arenaOf, squareOf } from "./arena";
import { firedWeapon, weaponOf } from "./cards";
import { CHARACTERS, COLOURS, type Character, type Outcome, type View } from "./view";

type Cubes = readonly [number, number, number];

// -- names -------------------------------------------------------------------------------------------------------

/** Whom a seat plays; before the game begins, those who were not asked for are whoever comes next. */
export const characterAt = (options: Options, seat: number): Character | undefined => {
  const asked = options["characters"];
  if (!Array.isArray(asked)) return CHARACTERS[seat];
  return CHARACTERS.find((name) => name === asked[seat]);
};

export const nameOf = (options: Options, seat: number): string => {
  const who = characterAt(options, seat);
  if (who === undefined || (options["bot"] === true && seat === options["seats"])) return say("bot");
  return say(`character-${who}`);
};

export const figureName = ({ options }: Pick<View, "options">, figure: number): string => nameOf(options, figure);

export const weaponName = (id: string): string => say(`weapon-${id}`);

export const cardName = (card: string): string => {
  const [kind = "", colour = ""] = card.split(":");
  return say("card-name", { powerup: say(`powerup-${kind}`), colour: say(`colour-${colour}`) });
};

const countOf = (letters: string): Cubes => {
  const count = (letter: string): number => letters.split(letter).length - 1;
  return [count("R"), count("Y"), count("B")];
};

const cubeList = (cubes: Cubes): string[] =>
  COLOURS.flatMap((colour, number) => {
    const count = cubes[number] ?? 0;
    return count > 0 ? [say(`cubes-${colour}`, { count })] : [];
  });

/** A price that is printed as letters, in words. */
export const costName = (letters: string): string => listed(cubeList(countOf(letters))) || say("cost-free");

export const tileName = (tile: string): string => {
  const powerup = tile.includes("P") ? [say("powerup-count", { count: 1 })] : [];
  return listed([...powerup, ...cubeList(countOf(tile))]);
};

export const squareName = (arena: string, id: string): string => {
  const square = squareOf(arenaOf(arena), id);
  if (square === undefined) return id;
  const room = say(`room-${square.room}`);
  return say(square.spawn === null ? "square-name" : "square-spawn", { square: id, room });
};

const targetName = (view: View, id: string): string => {
  if (id.startsWith("spawn:")) return say(`spawn-${id.slice("spawn:".length)}`);
  const figure = view.options.characters.findIndex((name) => name === id);
  return figure < 0 ? id : figureName(view, figure);
};

// -- choices -----------------------------------------------------------------------------------------------------

const TAGS: Readonly<Record<string, string>> = { "end turn": "end", "pay cubes": "cubes" };
const WORDS: Readonly<Record<string, string>> = { bot: "place_bot" };

/** The kind of a choice, as the sentences call it. */
const tagOf = (choice: string): string => {
  const [verb = "", rest = ""] = choice.split(" ", 2);
  const whole = TAGS[choice];
  if (whole !== undefined) return whole;
  if (verb === "pay") return rest.includes(":") ? "card" : "cube";
  return rest === "" ? verb : (WORDS[verb] ?? verb);
};

const choiceValues = (view: View, tag: string, rest: string): Values => {
  switch (tag) {
    case "use": {
      const weapon = firedWeapon(view);
      const cost = weapon?.effects.find((effect) => effect.id === rest)?.cost ?? "";
      const effect = weapon === undefined ? rest : say(`weapon-${weapon.id}-${rest}`);
      return { effect, cubes: cost.length, cost: costName(cost) };
    }
    case "take":
      return { weapon: weaponName(rest), cost: costName(weaponOf(rest)?.cost.slice(1) ?? "") };
    case "reload":
      return { weapon: weaponName(rest), cost: costName(weaponOf(rest)?.cost ?? "") };
    case "shoot":
    case "drop":
      return { weapon: weaponName(rest) };
    case "play":
    case "card":
    case "discard":
      return { card: cardName(rest) };
    case "path":
      return { squares: rest };
    case "room":
      return { room: say(`room-${rest}`) };
    case "target":
      return { target: targetName(view, rest) };
    case "tile":
      return { tile: tileName(rest) };
    case "forgo":
      return { item: rest };
    case "cube":
    case "tag":
    case "place_bot":
      return { colour: rest };
    default:
      return { square: rest };
  }
};

/** What the button of a choice says; a deed may have a name of its own under a prompt. */
export const choiceText = (view: View, choice: string): string => {
  const tag = tagOf(choice);
  const special = `action-${tag}-${view.prompt}`;
  const key = knows(special) ? special : `action-${tag}`;
  return knows(key) ? say(key, choiceValues(view, tag, choice.split(" ", 2)[1] ?? "")) : choice;
};

// -- events ------------------------------------------------------------------------------------------------------

const MARK_REASONS: Readonly<Record<string, string>> = { "A-8.3": "grenade", "A-6.4": "revenge", "A-11.2": "turret" };

/** Which of its sentences tells this event. */
const variantOf = (event: GameEvent): string => {
  switch (event.event) {
    case "powerup_drawn":
      return event["card"] === null ? "hidden" : "";
    case "spawned":
      return event["card"] === null ? "bot" : "";
    case "moved":
      return event["by"] === event["figure"] ? "" : "by";
    case "tile_taken":
      return (event["gained"] as Cubes).every((count) => count === 0) ? "nothing" : "";
    case "damaged":
      return event["by"] === event["to"] ? "self" : event["amount"] === 0 ? "none" : "";
    case "marked":
      return event["amount"] === 0 ? "none" : (MARK_REASONS[event.rule] ?? "");
    case "killed":
      return event["by"] === event["figure"] ? "self" : "";
    case "killshot_recorded":
      return event["overkill"] === null ? "" : "overkill";
    case "tile_placed":
      return event["square"] === null ? "offer" : "";
    case "scored":
    case "track_tagged":
      return String(event["reason"]);
    default:
      return "";
  }
};

const FIGURE_FIELDS: ReadonlySet<string> = new Set(["seat", "figure", "by", "to", "board", "overkill"]);

const fieldValue = (view: View, field: string, content: string | number): string | number => {
  if (typeof content === "number") return FIGURE_FIELDS.has(field) ? figureName(view, content) : content;
  if (field === "weapon") return weaponName(content);
  if (field === "card") return cardName(content);
  return field === "tile" ? tileName(content) : content;
};

const resultValues = (view: View, event: GameEvent): Values => {
  const scores = event["scores"] as number[];
  const winners = event["winners"] as number[];
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const entry = (seat: number): string =>
    say("score-entry", { name: figureName(view, seat), points: scores[seat] ?? 0 });
  return {
    winners: listed(winners.map((seat) => figureName(view, seat))),
    count: winners.length,
    points: scores[winners[0] ?? 0] ?? 0,
    scores: order.map(entry).join(", "),
  };
};

const eventValues = (view: View, event: GameEvent): Values => {
  const values: Values = {};
  for (const [field, content] of Object.entries(event))
    if (typeof content === "string" || typeof content === "number") values[field] = fieldValue(view, field, content);
  if (event.event === "effect_used")
    values["effect"] = say(`weapon-${String(event["weapon"])}-${String(event["effect"])}`);
  if (event.event === "tile_taken") values["gained"] = listed(cubeList(event["gained"] as Cubes));
  if (event.event === "paid")
    values["price"] = listed([...cubeList(event["cubes"] as Cubes), ...(event["cards"] as string[]).map(cardName)]);
  return event.event === "game_ended" ? { ...values, ...resultValues(view, event) } : values;
};

/** What happened, in one line. */
export const eventText = (view: View, event: GameEvent): string => {
  const variant = variantOf(event);
  const key = `event-${event.event}${variant === "" ? "" : `-${variant}`}`;
  return knows(key) ? say(key, eventValues(view, event)) : event.event;
};

// -- why ---------------------------------------------------------------------------------------------------------

/** A value of a reason in words; numbers, squares and colours stay as they are. */
const reasonValue = (view: View, field: string, content: string | number): string | number => {
  if (typeof content === "number") return field === "seat" || field === "figure" ? figureName(view, content) : content;
  switch (field) {
    case "target":
    case "other":
      return targetName(view, content);
    case "weapon":
    case "other_weapon":
      return weaponName(content);
    case "effect":
    case "other_effect":
      return say(`weapon-${content}`);
    case "card":
      return cardName(content);
    case "tile":
      return tileName(content);
    case "room":
      return say(`room-${content}`);
    case "missing":
    case "cost":
      return costName(content);
    case "asked":
      return say(`asked-${content}`);
    default:
      return content;
  }
};

/** Why something cannot be done, in one sentence. */
export const reasonText = (view: View, { key, values }: Reason): string =>
  say(key, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, reasonValue(view, field, value)])));

/** Why an event happened, with its numbers; null where there is nothing to add. */
export const whyText = (view: View, event: GameEvent): string | null => {
  const variant = variantOf(event);
  const key = `why-${event.event}${variant === "" ? "" : `-${variant}`}`;
  return knows(key) ? say(key, eventValues(view, event)) : null;
};

/** The squares and characters that an event speaks of. */
export const mentions = (view: View, event: GameEvent): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [field, content] of Object.entries(event)) {
    if (typeof content === "number" && FIGURE_FIELDS.has(field)) found.add(view.options.characters[content] ?? "");
    if (typeof content === "string" && /^[abcd][123]$/.test(content)) found.add(content);
  }
  return found;
};

/** Who did it: the figure that an event is told by; null where nobody did. */
export const actorOf = (event: GameEvent): number | null => {
  const found = ["by", "seat", "figure", "to"].map((field) => event[field]).find((value) => typeof value === "number");
  return found === undefined ? null : (found as number);
};

// -- the story ---------------------------------------------------------------------------------------------------

/** The events by turns; what comes before the first turn is the set-up. */
export const scenesOf = (view: View, events: readonly GameEvent[]): Scene[] => {
  const turns: { key: string; title: string; seat: number | null; events: GameEvent[] }[] = [];
  let frenzy = false;
  let number = 0;
  for (const event of events) {
    if (event.event === "turn_started") {
      number += 1;
      const seat = event["seat"] as number;
      const title = say(frenzy ? "log-turn-frenzy" : "log-turn", { number, seat: figureName(view, seat) });
      turns.push({ key: String(number), title, seat, events: [] });
    } else if (event.event !== "asked" && event.event !== "turn_ended") {
      if (turns.length === 0) turns.push({ key: "0", title: say("log-setup"), seat: null, events: [] });
      turns.at(-1)?.events.push(event);
    }
    frenzy ||= event.event === "frenzy_started";
  }
  return turns;
};

export const promptText = (view: View): string => {
  if (view.to_act === null) return say("prompt-over");
  if (view.to_act !== view.seat) return say("prompt-waiting", { seat: figureName(view, view.to_act) });
  return say(`prompt-${view.prompt}`);
};

/** The reasons that gave anybody a point, in the order of the server. */
export const reasonsOf = (outcome: Outcome): string[] =>
  Object.keys(outcome.breakdown[0] ?? {}).filter((reason) => outcome.breakdown.some((row) => row[reason]));
