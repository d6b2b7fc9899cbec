// Wreckland Run, as the shared screens see it.

import "@fontsource-variable/big-shoulders-display";
import { ui } from "../../stores/ui.svelte";
import { knows, say } from "../../text/text.svelte";
import { faceOf, type GameFace, type MarkShape } from "../face";
import { thingOf } from "../told";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import BossBoard from "./BossBoard.svelte";
import CardBody from "./CardBody.svelte";
import { book, enemyOf, partOf } from "./cards.svelte";
import ChoiceSign from "./ChoiceSign.svelte";
import DiceList from "./DiceList.svelte";
import EndBody from "./EndBody.svelte";
import EventSign from "./EventSign.svelte";
import { forcedIn } from "./forced";
import Left from "./Left.svelte";
import Legend from "./Legend.svelte";
import "./looks.css";
import { linesOf } from "./plan";
import PlanBody from "./PlanBody.svelte";
import Portrait from "./Portrait.svelte";
import { SIGNS } from "./shapes";
import { cardIn, cardName, needText } from "./speak";
import Strip from "./Strip.svelte";
import type { Outcome, View } from "./view";

/** What is asked after a choice that does nothing by itself. */
const HELP: Readonly<Record<string, string>> = { reroll: "help-reroll", repair: "help-pay", clear: "help-pay" };

/** The moments of a run: Rounds, kills, wrecks, and hits on the Core. */
const MARKS: Readonly<Record<string, MarkShape>> = {
  round: {
    path: {
      d: "M0 1V26M0 2h11l-3 4l3 4h-11", fill: "var(--rust)", stroke: "var(--rust)", "stroke-width": 2, "stroke-linejoin": "round",
    },
    box: "-2 0 14 14", size: 14, isUsual: true,
  },
  kill: { path: { d: "M0 5l4 4l-4 4l-4 -4z", fill: "var(--gold)" }, box: "-4.8 4.2 9.6 9.6", size: 12 },
  wreck: {
    path: { d: SIGNS.skull.fill, fill: "var(--hurt)", "fill-rule": "evenodd", transform: "translate(-8 0) scale(0.68)" },
    box: "-8 0 16.32 16.32", size: 14,
  },
  core: { path: { d: "M0 5a4 4 0 1 0 .01 0z", fill: "none", stroke: "var(--hurt)", "stroke-width": 3 }, box: "-6 3 12 12", size: 12 },
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the server calls the thing that a card is. */
const subjectFor = (card: string): string => {
  if (enemyOf(card)) return `enemy ${card}`;
  if (partOf(card)) return `part ${card}`;
  return book.facts.destruction.has(card) ? "action clear" : `action ${card}`;
};

const wreckland: GameFace<View> = {
  game: "wreckland",
  readCards: (cards) => book.open(cards),
  /** On a phone the card that is being bought lies over the question, with its price. */
  hasNote: ({ phase }, { about = [] }) => !(ui.narrow && phase === "wreckage" && about.length > 0),

  cardName,
  cardsTitle: (cards) => cards.map(cardName).join(", "),
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

  cardOf: ({ things }) => cardIn(things),
  subjectOf: subjectFor,
  promptView: () => DiceList,
  ChoiceSign,
  choiceLook: () => ({ sign: true, brief: false, unwritten: false }),
  forcedIn,
  isMidTurn: (view) => !["build", "red", "white"].includes(view.prompt),

  isTraining: ({ options }) => (options["chapter"] ?? 1) === 1,
  rules: async () => (await import("./rules")).readAll(),

  hasOdds: true,
  isPlanEmpty: (_, plan) => linesOf(plan).length === 0 && !plan.events.some(({ told }) => told.felt !== undefined && told.felt !== ""),
  helpOf: (_, { kind, things }) => {
    const need = partOf(thingOf(things, "part"))?.install;
    if (kind === "install" && need) return say("help-install", { need: needText(need) });
    const key = HELP[kind];
    return key === undefined ? null : say(key);
  },

  ratio: 0.95,
  sheets: { left: "sheet-wreck-you", right: "sheet-wreck-boss" },
  coachOn: "left",
  Board,
  Strip,
  Left,
  Right: BossBoard,
  Below,
  Token: Portrait,
  Portrait,
  CardBody,
  Plan: PlanBody,
  EventSign,
  EndBody,
  Legend,

  replay: { Left, Right: BossBoard, Below, marks: MARKS },
};

export const face = faceOf(wreckland);
