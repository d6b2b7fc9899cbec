// Resistance, as the shared screens see it.

import "@fontsource/bangers/latin.css";
import "@fontsource/bangers/latin-ext.css";
import { listed } from "../../text/listed";
import { ui } from "../../stores/ui.svelte";
import { say } from "../../text/text.svelte";
import { faceOf, type GameFace, type MarkShape } from "../face";
import { kindOf } from "../told";
import Defs from "./art/Defs.svelte";
import { PAINT } from "./art/people";
import { TUTORIAL } from "./content";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import CardBody from "./LateCard.svelte";
import ChoiceBrief from "./ChoiceBrief.svelte";
import Ending from "./Ending.svelte";
import EventSign from "./EventSign.svelte";
import Left from "./Left.svelte";
import Legend from "./LateLegend.svelte";
import "./looks.css";
import Portrait from "./Portrait.svelte";
import Right from "./Right.svelte";
import { forcedIn } from "./forced";
import { cardName, heroName, missionName } from "./speak";
import Strip from "./Strip.svelte";
import { heroesOf } from "./team";
import type { Character, Outcome, View } from "./view";

/** The kinds of things that can be read as cards. */
const READ: ReadonlySet<string> = new Set(["power", "skill", "trait", "citizen", "object", "named"]);

/** The moments of a mission: goals, objectives, rescues; who fell, who was lost, and the end. */
const MARKS: Readonly<Record<string, MarkShape>> = {
  goal: { path: { d: "M0 2l3 6l6 1l-4.500 4.500l1 6.500l-5.500 -3l-5.500 3l1 -6.500l-4.500 -4.500l6 -1z", fill: "var(--caption)", stroke: "var(--ink)" }, box: "-10 1 20 20", size: 16, isUsual: true },
  objective: { path: { d: "M0 5l6 6l-6 6l-6 -6z", fill: "var(--sign-blue)" }, box: "-7 4 14 14", size: 13 },
  rescue: { path: { d: "M0 17l-5 -6c-2 -3 2 -6 5 -3c3 -3 7 0 5 3z", fill: "var(--safe)" }, box: "-7 5 14 14", size: 13 },
  level: { path: { d: "M0 5l5 10h-10z", fill: "var(--level-orange)" }, box: "-6 4 12 12", size: 12 },
  named: { path: { d: "M-5 6h10v10h-10z", fill: "#8a1d20" }, box: "-6 5 12 12", size: 12 },
  devoured: { path: { d: "M-5 6l10 10M5 6l-10 10", stroke: "var(--warn)", "stroke-width": 3 }, box: "-7 4 14 14", size: 13 },
  fall: { path: { d: "M-6 5l12 12M6 5l-12 12", stroke: "var(--hurt)", "stroke-width": 4 }, box: "-8 3 16 16", size: 14, isUsual: true },
  end: { path: { d: "M0 1V26M0 2h11l-3 4l3 4h-11", fill: "var(--text)", stroke: "var(--text)", "stroke-width": 2 }, box: "-2 0 14 14", size: 14 },
};

const resistance: GameFace<View> = {
  game: "resistance",
  Defs,

  cardName,
  cardsTitle: (cards) => listed(cards.map(cardName)),
  nameOf: (options, seat) => listed(heroesOf(options, seat).map(heroName)),
  paintOf: (options, seat) => PAINT[heroesOf(options, seat)[0] as Character] ?? "",
  terms: ({ options }) => [
    missionName(String(options["mission"] ?? "")),
    listed((Array.isArray(options["heroes"]) ? options["heroes"] : []).map(String).map(heroName)),
  ],
  endTitle: (view, told) =>
    say((told as unknown as Outcome).won ? "end-title-won" : "end-title-lost", { mission: missionName(view.options.mission) }),

  cardOf: ({ things }) => things.find((thing) => READ.has(kindOf(thing))) ?? null,
  subjectOf: (card) => card,
  forcedIn,
  isMidTurn: (view) => view.active !== null && view.phase === "players",
  turnOf: (view) => (view.active === null ? null : (view.heroes[view.active]?.seat ?? null)),
  withoutHand: (view) => ({ ...view, seat: null, choices: [] }),
  withoutCards: (events) => events,
  isTraining: ({ options }) => (options["mission"] ?? TUTORIAL) === TUTORIAL,
  introduces: true,
  rules: async () => (await import("./rules")).RULES,
  hasOdds: true,
  /** A phone has it elsewhere: how many actions are left on the strip, and what is attacked was just chosen. */
  hasNote: ({ prompt }) => !ui.narrow || (prompt !== "turn" && prompt !== "roll"),
  choiceLook: ({ kind, given }) => ({ sign: true, brief: kind === "move" || (kind === "roll" && given["clear"] !== "none"), unwritten: false }),
  points: ["hero", "mob", "named", "citizen", "token", "point", "object", "door", "zone"],

  ratio: 1.05,
  sheets: { left: "sheet-team", right: "sheet-mission" },
  coachOn: "right",
  Board,
  Strip,
  Left,
  Right,
  Below,
  Token: Portrait,
  Portrait,
  CardBody,
  ChoiceBrief,
  EventSign,
  EndBody: Ending,
  Legend,
  keys: [
    [["F"], "keys-forecast"],
    [["T"], "keys-threats"],
    [["Space"], "keys-film-pause"],
    [[",", "."], "keys-film-step"],
    [["+", "−", "0"], "keys-zoom"],
  ],

  replay: { Left, Right, marks: MARKS },
};

export const face = faceOf(resistance);

