// Resistance, as the shared screens see it.

import "@fontsource/bangers/latin.css";
import "@fontsource/bangers/latin-ext.css";
import { listed } from "../../text/listed";
import { say } from "../../text/text.svelte";
import { faceOf, type GameFace } from "../face";
import { kindOf } from "../told";
import Defs from "./art/Defs.svelte";
import { PAINT } from "./art/people";
import Board from "./Board.svelte";
import CardBody from "./CardBody.svelte";
import EndBody from "./EndBody.svelte";
import EventSign from "./EventSign.svelte";
import Left from "./Left.svelte";
import "./looks.css";
import Portrait from "./Portrait.svelte";
import Right from "./Right.svelte";
import { cardName, heroName, missionName } from "./speak";
import Strip from "./Strip.svelte";
import { heroesOf } from "./team";
import type { Character, Outcome, View } from "./view";

/** The kinds of things that can be read as cards. */
const READ: ReadonlySet<string> = new Set(["power", "skill", "trait", "citizen", "object", "named"]);

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
  isMidTurn: (view) => view.active !== null && view.phase === "players",
  turnOf: (view) => (view.active === null ? null : (view.heroes[view.active]?.seat ?? null)),
  withoutHand: (view) => ({ ...view, seat: null, choices: [] }),
  withoutCards: (events) => events,
  isTraining: ({ options }) => options["mission"] === "MH0",
  hasOdds: true,

  ratio: 1.05,
  sheets: { left: "sheet-team", right: "sheet-mission" },
  coachOn: "right",
  Board,
  Strip,
  Left,
  Right,
  Token: Portrait,
  Portrait,
  CardBody,
  EventSign,
  EndBody,

  replay: { Left, Right },
};

export const face = faceOf(resistance);

