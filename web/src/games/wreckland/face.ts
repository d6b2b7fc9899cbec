// Wreckland Run, as the shared screens see it.

import "@fontsource-variable/big-shoulders-display";
import { ui } from "../../stores/ui.svelte";
import { knows, say } from "../../text/text.svelte";
import { faceOf, type GameEvent, type GameFace, type TurnStart } from "../face";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import CardBody from "./CardBody.svelte";
import { book, enemyOf, partOf, slotName, subjectOf } from "./cards.svelte";
import { deedOf } from "./choice";
import { dieOf } from "./dice";
import ChoiceSign from "./ChoiceSign.svelte";
import DiceList from "./DiceList.svelte";
import EndBody from "./EndBody.svelte";
import EventSign, { hasSign } from "./EventSign.svelte";
import { forcedIn } from "./forced";
import Left from "./Left.svelte";
import Legend from "./Legend.svelte";
import "./looks.css";
import { isFelt, linesOf } from "./plan";
import PlanBody from "./PlanBody.svelte";
import Portrait from "./Portrait.svelte";
import { facts } from "./replay/facts";
import Marks from "./replay/Marks.svelte";
import MarksLegend from "./replay/MarksLegend.svelte";
import Right from "./Right.svelte";
import { cardName, choiceText, eventText, needText, promptText, reasonText, whyText } from "./speak";
import { entriesOf, isLoud, isSaid, mentions, newsOf, scenesOf } from "./story";
import Strip from "./Strip.svelte";
import { topOf, type Outcome, type View } from "./view";
import { words } from "./words";

/** How much has been paid toward a total; a Scrap card's number tells nothing here. */
const soFar = (paid: readonly number[]): string => {
  const dice = paid.map(dieOf);
  const total = dice.reduce((sum, die) => sum + Number(die[1]), 0);
  return paid.length === 0 || dice.includes("") ? "" : say("paying-so-far", { total });
};

/** What is being paid for, and its price. */
const paying = (view: View): string => {
  const frame = topOf(view);
  const card = subjectOf(view);
  const slot = slotName(frame?.slot);
  const on = slot && view.slots[slot];
  if (frame?.purpose === "repair") return say("paying-repair", { card: cardName(on?.part ?? "") });
  const isClearing = frame?.purpose === "clear";
  const need = isClearing ? book.facts.destruction.get(on?.destruction ?? "") : partOf(card)?.install;
  if (!need) return "";
  const price = needText(need) + (need.kind === "sum" ? soFar(frame?.paid ?? []) : "");
  return isClearing ? say("paying-clear", { need: price }) : say("paying-for", { card: cardName(card ?? ""), need: price });
};

/** What is asked after a choice that does nothing by itself. */
const HELP: Readonly<Record<string, string>> = { reroll: "help-reroll", repair: "help-pay", clear: "help-pay" };

/** What the decision is about, in a few words beside the question. */
const promptNote = (view: View): string => {
  const frame = topOf(view);
  const card = subjectOf(view);
  /** On a phone the card that is being bought lies over the question, with its price. */
  if (ui.narrow && view.phase === "wreckage" && card !== null) return "";
  switch (view.prompt) {
    case "white":
      return say("placed-count", { count: view.placed });
    case "pay":
      return paying(view);
    case "place":
    case "effect":
    case "choose":
    case "target":
    case "section":
      return card === null ? "" : cardName(card);
    case "reroll":
      return say("rerolling", { count: frame?.dice?.length ?? 0 });
    case "hit":
      return frame?.hits === undefined ? "" : say("hits-of", { amount: frame.hits[0] ?? 0 });
    case "share":
      return frame?.points === undefined ? "" : say("points-left", { count: frame.points });
    case "mend":
      return frame?.amount === undefined ? "" : say("mend-of", { amount: frame.amount });
    default:
      return "";
  }
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What lights on the board for a choice: "enemy E05", "slot NW", "die w4". */
const thingsOf = (choice: string): readonly string[] => {
  const { item, places } = deedOf(choice, "");
  const things = places.map((place) => place.replace(/^(use|fix|hole) (\w+).*/, "slot $2").replace(/^onto /, "enemy "));
  return item === null ? things : [item.includes("=") ? `scrap ${item.split("=")[0] ?? ""}` : `die ${item}`, ...things];
};

/** The card that a choice names, to be read. */
const cardOf = (choice: string): string | null => {
  const named = deedOf(choice, "").places.flatMap((place) => (/^(card|enemy|scrap) /.test(place) ? [place.split(" ")[1] ?? ""] : []));
  return named[0] ?? null;
};

/** What the server calls the thing that a card is. */
const subjectFor = (card: string): string => {
  if (enemyOf(card)) return `enemy ${card}`;
  if (partOf(card)) return `part ${card}`;
  return book.facts.destruction.has(card) ? "action clear" : `action ${card}`;
};

/** What the board lights for a step of a replay. */
const DEEDS =
  /^(part_used|part_hit|part_destroyed|red_|enemy_|core_|die_|installed|cleared|repaired|rammed|exploded|table_rolled|luck_rolled)/;

/** The event that tells a choice, by the choice's first word. */
const ECHOES: Readonly<Record<string, readonly string[]>> = {
  act: ["enemy_acted"],
  block: ["slot_blocked"],
  core: ["core_used"],
  die: ["die_changed", "die_kept", "die_removed", "die_lost"],
  discard: ["part_discarded"],
  lose: ["scrap_lost"],
  move: ["enemy_moved"],
  ram: ["rammed"],
  red: ["red_placed", "red_on_board"],
  section: ["rammed"],
  shift: ["enemy_moved"],
  use: ["part_used"],
};

const turnTitle = ({ event }: TurnStart): string => {
  const round = Number(event["round"]);
  if (event.event === "round_started") return say("log-round", { round });
  return `${say("round-short", { round })}, ${say("log-turn", { turn: Number(event["turn"]) })}`;
};

const wreckland: GameFace<View> = {
  game: "wreckland",
  title: "Wreckland Run",

  words,
  promptText,
  choiceText,
  eventText: (_, event) => eventText(event),
  whyText: (_, event) => whyText(event),
  reasonText: (_, reason) => reasonText(reason),
  promptNote,
  cardName,
  cardsTitle: (cards) => cards.map(cardName).join(", "),
  nameOf: () => "",
  paintOf: () => "",
  terms: ({ options }) =>
    [
      say("end-chapter", { chapter: Number(options["chapter"] ?? 1) }),
      ...[`vehicle-${text(options["vehicle"])}`, `hero-${text(options["hero"])}`, `difficulty-${text(options["difficulty"])}`].map((key) =>
        knows(key) ? say(key) : "",
      ),
    ].filter((word) => word !== ""),
  endTitle: (_, told) => {
    const { result, chapter } = told as unknown as Outcome;
    return say(result === "won" ? "end-won" : "end-lost", { chapter });
  },

  thingsOf,
  cardOf,
  subjectOf: subjectFor,
  promptView: () => DiceList,
  ChoiceSign,
  ChoiceBrief: null,
  choiceLook: () => ({ sign: true, brief: false, unwritten: false }),
  isQuiet: (choice) => choice === "done" || choice === "end phase",
  isPlain: (_, choice) => choice === "done" || /^(pay|die|act|install|reroll|repair|clear|effect|choose|share) /.test(choice),
  isFelt,
  forcedIn,
  waysOf: () => [],
  cardsFor: () => [],
  isMidTurn: (view) => !["build", "red", "white"].includes(view.prompt),
  isInPlay: (view) => view.seat !== null,

  scenesOf: (_, events) => scenesOf(events),
  entriesOf: (_, events) => entriesOf(events),
  newsOf,
  actorOf: () => null,
  mentions: (_, event) => mentions(event),
  isLoud,
  isSaid,
  recapOf: () => null,

  turnOf: () => null,
  withoutHand: (view) => view,
  withoutCards: (events) => events,

  isTraining: ({ options }) => (options["chapter"] ?? 1) === 1,
  beginTraining: null,
  rules: async () => (await import("./rules")).readAll(),

  hasOdds: true,
  isPlanEmpty: (_, plan) => linesOf(plan).length === 0 && !plan.events.some(isFelt),
  helpOf: (_, choice) => {
    const [verb = "", card] = choice.split(" ");
    const need = partOf(card)?.install;
    if (verb === "install" && need) return say("help-install", { need: needText(need) });
    const key = HELP[verb];
    return key === undefined ? null : say(key);
  },

  ratio: 0.95,
  sheets: { left: "sheet-wreck-you", right: "sheet-wreck-boss" },
  coachOn: "left",
  Board,
  Strip,
  Left,
  Right,
  Below,
  Token: Portrait,
  Portrait,
  Defs: null,
  CardBody,
  Plan: PlanBody,
  EventSign,
  hasSign,
  Block: null,
  EndBody,
  Legend,

  replay: {
    ...facts,
    turnTitle: (_, turn) => turnTitle(turn),
    isDeed: ({ event }: GameEvent) => DEEDS.test(event),
    isEcho: (choice, { event }) => ECHOES[choice.split(" ")[0] ?? ""]?.includes(event) ?? false,
    Left,
    Right,
    Below,
    Marks,
    MarksLegend,
  },
};

export const face = faceOf(wreckland);
