// Adrenaline, as the shared screens see it.

import { listed } from "../../text/listed";
import { knows, say } from "../../text/text.svelte";
import { faceOf, type Entry, type GameFace } from "../face";
import { arenaOf, squareOf } from "./arena";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Defs from "./board/Defs.svelte";
import { weaponOf } from "./cards";
import { waysOf } from "./choices/ahead";
import ChoiceBrief from "./choices/ChoiceBrief.svelte";
import ChoiceSign from "./choices/ChoiceSign.svelte";
import { forcedIn } from "./choices/forced";
import { choiceLook } from "./choices/look";
import { cardOf, thingsOf } from "./choices/match";
import { viewOf } from "./choices/registry";
import { felt } from "./felt";
import { withoutCards, withoutHand } from "./hands";
import Left from "./Left.svelte";
import CardText from "./panels/CardText.svelte";
import EndBody from "./panels/EndBody.svelte";
import EventSign, { hasSign } from "./panels/EventSign.svelte";
import Legend from "./panels/Legend.svelte";
import PlanBody from "./panels/PlanBody.svelte";
import Score from "./panels/Score.svelte";
import { isEmpty, planOf } from "./plan";
import Portrait from "./Portrait.svelte";
import { recapText } from "./recapText";
import { facts } from "./replay/facts";
import Marks from "./replay/Marks.svelte";
import MarksLegend from "./replay/MarksLegend.svelte";
import ReplayBelow from "./replay/ReplayBelow.svelte";
import ReplayLeft from "./replay/ReplayLeft.svelte";
import ReplayRight from "./replay/ReplayRight.svelte";
import Right from "./Right.svelte";
import {
  actorOf,
  cardName,
  characterAt,
  choiceText,
  eventText,
  figureName,
  mentions,
  nameOf,
  promptText,
  reasonText,
  scenesOf,
  weaponName,
  whyText,
} from "./speak";
import { entriesOf, newsOf } from "./story";
import Strip from "./Strip.svelte";
import { termsOf } from "./terms";
import Token from "./Token.svelte";
import { isTraining } from "./taught";
import { beginTraining } from "./training";
import type { GameEvent, Outcome, View } from "./view";
import { words } from "./words";

/** What stands out in the log. */
const LOUD: ReadonlySet<string> = new Set(["damaged", "killed", "overkilled", "frenzy_started", "game_ended"]);
/** Read in the log, and not aloud: they would drown the rest. */
const UNSAID: ReadonlySet<string> = new Set([
  "asked", "effect_used", "paid", "shuffled", "tile_placed", "turn_ended", "weapon_placed",
]);
/** What the board lights for a step of a replay: what was done, not what was counted or dealt after it. */
const DEEDS = /^(spawned|moved|teleported|tile_taken|weapon_taken|fired|damaged|marked|killed|overkilled|turret_)/;

/** The event that tells a choice, by the choice's first word. */
const ECHOES: Readonly<Record<string, readonly string[]>> = {
  discard: ["spawned"],
  drop: ["weapon_dropped"],
  move: ["moved", "teleported"],
  play: ["powerup_played"],
  shoot: ["fired"],
  take: ["weapon_taken"],
};

const entry = (found: ReturnType<typeof entriesOf>[number]): Entry => {
  if (found.kind === "line") return found;
  if (found.kind === "score") return { kind: "block", events: found.events };
  return { kind: "fold", events: found.events, words: say("log-refill", { count: found.events.length }) };
};

const adrenaline: GameFace<View> = {
  game: "adrenaline",
  title: "Adrenaline",

  words,
  promptText,
  choiceText,
  eventText,
  whyText,
  reasonText,
  promptNote: (view) => (view.prompt === "turn" ? say("actions-left", { count: view.actions_left }) : ""),
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

  thingsOf,
  cardOf,
  subjectOf: (card) => `${weaponOf(card) ? "weapon" : "card"} ${card}`,
  promptView: (view) => viewOf(view.prompt),
  ChoiceSign,
  ChoiceBrief,
  choiceLook,
  isQuiet: (choice) => choice === "done" || choice === "end turn",
  /** To say that one is done is itself the second word, unless something could still be done. */
  isPlain: (view, choice) => choice === "done" || (choice === "end turn" && view.actions_left === 0),
  isFelt: felt,
  forcedIn,
  waysOf: (_, reason) => waysOf(reason).map(({ choices, key, square }) => ({ choices, words: say(key, { square }) })),
  cardsFor: (view, subject) => {
    const [kind, id = ""] = subject.split(" ");
    const spawn = kind === "square" ? squareOf(arenaOf(view.options.arena), id)?.spawn : null;
    return spawn == null ? [] : view.market[spawn];
  },
  isMidTurn: (view) => view.turn === view.seat && view.prompt !== "turn",
  isInPlay: (view) => view.seat !== null && view.figures[view.seat]?.square != null,

  scenesOf,
  entriesOf: (_, events) => entriesOf(events).map(entry),
  newsOf,
  actorOf,
  mentions,
  isLoud: ({ event }) => LOUD.has(event),
  isSaid: ({ event }) => !UNSAID.has(event),
  recapOf: recapText,

  turnOf: (view) => view.turn,
  withoutHand,
  withoutCards,

  isTraining,
  beginTraining,
  rules: async () => (await import("./rules")).RULES,

  isPlanEmpty: (view, plan) => isEmpty(view, planOf(plan)),
  helpOf: (_, choice) => {
    const help = `action-${choice === "end turn" ? "end" : choice}-help`;
    return knows(help) ? say(help) : null;
  },

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
  EventSign,
  hasSign,
  Block: Score,
  EndBody,
  Legend,

  replay: {
    ...facts,
    turnTitle: (view, { number, seat }) => say("log-turn", { number, seat: figureName(view, seat) }),
    isDeed: ({ event }: GameEvent) => DEEDS.test(event),
    isEcho: (choice, { event }) => ECHOES[choice.split(" ")[0] ?? ""]?.includes(event) ?? false,
    Left: ReplayLeft,
    Right: ReplayRight,
    Below: ReplayBelow,
    Marks,
    MarksLegend,
  },
};

export const face = faceOf(adrenaline);
