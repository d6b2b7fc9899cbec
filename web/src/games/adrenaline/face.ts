// Adrenaline, as the shared screens see it.

import ButtonList from "../../choices/ButtonList.svelte";
import type { PromptView } from "../../choices/prompt";
import { listed } from "../../text/listed";
import { say } from "../../text/text.svelte";
import { faceOf, type GameFace, type MarkShape } from "../face";
import { thingOf } from "../told";
import { arenaOf, squareOf } from "./arena";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Defs from "./board/Defs.svelte";
import { weaponOf } from "./cards";
import ChoiceBrief from "./choices/ChoiceBrief.svelte";
import ChoiceSign from "./choices/ChoiceSign.svelte";
import EffectList from "./choices/EffectList.svelte";
import { forcedIn } from "./choices/forced";
import { choiceLook } from "./choices/look";
import TurnList from "./choices/TurnList.svelte";
import { withoutCards, withoutHand } from "./hands";
import Left from "./Left.svelte";
import { cardName, characterAt, figureName, nameOf, weaponName } from "./names";
import CardText from "./panels/CardText.svelte";
import EndBody from "./panels/EndBody.svelte";
import EventSign from "./panels/EventSign.svelte";
import Legend from "./panels/Legend.svelte";
import PlanBody from "./panels/PlanBody.svelte";
import Score from "./panels/Score.svelte";
import { isEmpty, planOf } from "./plan";
import Portrait from "./Portrait.svelte";
import ReplayBelow from "./replay/ReplayBelow.svelte";
import Right from "./Right.svelte";
import { SIGNS } from "./shapes";
import Strip from "./Strip.svelte";
import { isTraining } from "./taught";
import { termsOf } from "./terms";
import Token from "./Token.svelte";
import { beginTraining } from "./training";
import type { Outcome, View } from "./view";

/** Prompts that are more than buttons. */
const PROMPTS: Readonly<Record<string, PromptView>> = { turn: TurnList, effect: EffectList };

/** The moments of a game: kills, scorings, and from where on it was a frenzy. */
const [YELLOW, EDGE] = ["var(--neon-yellow)", "var(--outline)"];
const MARKS: Readonly<Record<string, MarkShape>> = {
  kill: {
    path: {
      d: SIGNS.skull, fill: "var(--neon-red)", "fill-rule": "evenodd", stroke: EDGE, "stroke-width": 1.4, "stroke-linejoin": "round",
      transform: "translate(0 9) scale(0.8)",
    },
    box: "-8 1 16 16", size: 14, isUsual: true,
  },
  scoring: { path: { d: "M0 4l5 5l-5 5l-5 -5z", fill: "var(--warn)", stroke: EDGE }, box: "-6 3 12 12", size: 12, isUsual: true },
  frenzy: {
    path: { d: "M0 1V26M0 2h11l-3 4l3 4h-11", fill: YELLOW, stroke: YELLOW, "stroke-width": 2, "stroke-linejoin": "round" },
    box: "-2 0 14 14", size: 14, lasts: true,
  },
};

const adrenaline: GameFace<View> = {
  game: "adrenaline",

  cardName: (card) => (weaponOf(card) ? weaponName(card) : cardName(card)),
  cardsTitle: () => say("weapons-here"),
  nameOf,
  paintOf: (options, seat) => {
    const who = characterAt(options, seat);
    return who === undefined ? "" : `var(--paint-${who})`;
  },
  terms: ({ options }) => termsOf(options),
  endTitle: (view, told) => {
    const { winners } = told as unknown as Outcome;
    return say("end-title", { count: winners.length, winners: listed(winners.map((seat) => figureName(view, seat))) });
  },

  cardOf: ({ things }) => thingOf(things, "weapon") ?? thingOf(things, "card"),
  subjectOf: (card) => `${weaponOf(card) ? "weapon" : "card"} ${card}`,
  cardsFor: (view, subject) => {
    const square = thingOf([subject], "square");
    const spawn = square === null ? null : squareOf(arenaOf(view.options.arena), square)?.spawn;
    return spawn == null ? [] : view.market[spawn];
  },
  promptView: ({ prompt }) => PROMPTS[prompt] ?? ButtonList,
  ChoiceSign,
  ChoiceBrief,
  choiceLook,
  forcedIn,
  isMidTurn: (view) => view.turn === view.seat && view.prompt !== "turn",

  turnOf: (view) => view.turn,
  withoutHand,
  withoutCards,

  isTraining,
  beginTraining,
  rules: async () => (await import("./rules")).RULES,

  ratio: 744 / 564,
  sheets: { left: "sheet-you", right: "sheet-rivals" },
  coachOn: "right",
  Board,
  Strip,
  Left,
  Right,
  Below,
  Token,
  Portrait,
  Defs,
  CardBody: CardText,
  Plan: PlanBody,
  isPlanEmpty: (view, plan) => isEmpty(view, planOf(plan)),
  EventSign,
  Block: Score,
  EndBody,
  Legend,

  replay: { Left, Right, Below: ReplayBelow, marks: MARKS },
};

export const face = faceOf(adrenaline);
