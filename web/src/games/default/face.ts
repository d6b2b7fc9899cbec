// Any game, shown from what its view, its choices and its events say of themselves.

import ButtonList from "../../choices/ButtonList.svelte";
import { seatName } from "../../replay/describe";
import { listed } from "../../text/listed";
import { knows, say } from "../../text/text.svelte";
import type { BaseView, WholeFace } from "../face";
import { linesOf } from "../told";
import Board from "./Board.svelte";
import CardBody from "./CardBody.svelte";
import EndBody from "./EndBody.svelte";
import { labelOf, nameOfThing, wordsOf } from "./facts";
import Left from "./Left.svelte";
import { paintOf } from "./looks";
import { outcomeOf } from "./outcome";
import Plan from "./Plan.svelte";
import Strip from "./Strip.svelte";
import Token from "./Token.svelte";

export const face: WholeFace = {
  game: "",

  cardName: (card) => nameOfThing("card", card),
  cardsTitle: (cards) => listed(cards.map((card) => nameOfThing("card", card))),
  nameOf: (_, seat) => (knows(`seat-${seat}`) ? say(`seat-${seat}`) : ""),
  paintOf: (_, seat) => paintOf(seat),
  terms: ({ options }) =>
    Object.entries(options).flatMap(([key, value]) => (knows(`option-${key}`) ? [`${labelOf(key)}: ${wordsOf(key, value)}`] : [])),
  endTitle: (view, told, seats) => {
    const { winners } = outcomeOf(told);
    return say("plain-end", { count: winners.length, winners: listed(winners.map((seat) => seatName(face, view, seats, seat))) });
  },

  cardOf: () => null,
  subjectOf: (card) => `card ${card}`,
  cardsFor: () => [],
  promptView: () => ButtonList,
  choiceLook: () => ({ sign: true, brief: false, unwritten: false }),
  forcedIn: () => null,
  isMidTurn: () => false,

  turnOf: () => null,
  /** Nobody has said what is secret here: between hands only the question is seen. */
  withoutHand: ({ options, to_act, may_act, prompt }): BaseView => ({
    seat: null, options, to_act, ...(may_act && { may_act }), prompt, choices: [],
  }),
  withoutCards: () => [],

  isTraining: () => false,
  rules: () => Promise.resolve([]),

  ratio: 4 / 3,
  sheets: { left: "plain-seats", right: null },
  coachOn: "left",
  Board,
  Strip,
  Left,
  Token,
  Portrait: Token,
  CardBody,
  Plan,
  isPlanEmpty: (_, plan) => linesOf(plan.events).length === 0,
  EndBody,

  replay: { Right: Left },
};
