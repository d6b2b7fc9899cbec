// What the shared screens know of a game: its face. Nothing outside `games/NAME/` imports from `games/NAME/`, except
// `registry.ts`, which loads a face when somebody comes to a table of that game: each game is a chunk of its own.
//
// A game needs no face: `games/default/` shows any game from what its choices and events say of themselves. A face adds
// drawing to that, piece by piece. What it may bring is in two lists:
//   1. `Drawn`: what every table has. The default face answers for what a game leaves out.
//   2. `Extras`: what a table may have besides, such as a second column or a sign before a line of the log.
// Sentences, lit things, loudness and feelings are none of its business: they come with the question and the events
// (`told.ts`). The client knows no rule: a face only draws what the server sent.
//
// Components get plain props; what is pressed goes out through `choose`. Shared things that they may use: `ui` (hovered
// choice, pointed card, opened cards, sheet of a phone), `useQueries()` (plan under the pointer, "why not?", odds),
// `useFace()`, `Lights`, `Dialog`, `RuleLink`, `ChoiceButton`, `held`, `pressable`, `film/Film.svelte`, `sounds`, `motion`.
//
// Where things stand. Wide: strip on top; left | board over prompt | right over log and chat. Narrow (`ui.narrow`): strip,
// board, `Below`, prompt, and sheets that slide up: Left, Right, log, chat. Whoever writes a face draws the inside of
// Strip, Left, Right, Below and Board; the frame around them, the prompt, the log, the chat, notices, dialogs, the keyboard
// and the slider of a replay are shared. A thing that is drawn is found as `[data-KIND="ID"]`.
//
// Looks: while a table is shown, `<html data-game="NAME">` is set. A face may import a style sheet of its own that gives the
// variables of `app.css` (--ground, --panel, --lit, --display …) other values under `[data-game="NAME"]`, for both themes.

import { getContext, setContext, type Component } from "svelte";
import type { Snippet } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Around, Forced } from "../choices/forced";
import type { PromptView } from "../choices/prompt";
import type { Booklet, Json, Question, Reach, SeatInfo, TableInfo } from "../wire/types";
import type { GameEvent, Option } from "./told";

export type { GameEvent, Option } from "./told";

/** The part of a view that every game has. */
export interface BaseView {
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  options: Options;
  /** Who has to decide; null when the game is over. */
  to_act: number | null;
  /** All who may, in a game that asks several at once: the first answer counts. */
  may_act?: readonly number[];
  prompt: string;
  /** What is sent for each choice of the question, in its order. */
  choices: readonly string[];
}

export type Options = Readonly<Record<string, unknown>>;

/** What a choice would do: what happens, and what it leaves behind, in the words of the game's own view. */
export interface Plan<After = Json> {
  /** The choice, as it would be sent. */
  readonly choice: string;
  readonly events: readonly GameEvent[];
  readonly after: readonly After[];
  readonly isWhole: boolean;
}

/** A moment of a replay that is worth a mark, by a name of the game's own: `mark-NAME` says it. */
export interface Mark {
  readonly step: number;
  readonly mark: string;
}

/** A chapter of the rules that can be looked up. */
export interface RuleChapter {
  /** `A-5`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export interface RuleParagraph {
  /** `A-5.2`; a chapter's own lines have the chapter's number. */
  readonly id: string;
  readonly text: string;
  readonly items: readonly string[];
}

// -- what components get -------------------------------------------------------------------------------------------

/** The table as it is drawn. In a replay nothing can be chosen, `options` is empty and `isLive` false. */
export interface TableProps<V = BaseView> {
  view: V;
  question: Question;
  options: readonly Option[];
  seats: readonly SeatInfo[];
  /** All that happened, and what has just happened: that is what a film shows. */
  events: readonly GameEvent[];
  latest: readonly GameEvent[];
  /** It changes with `latest`. */
  version: number;
  isLive: boolean;
  choose: (notation: string) => void;
}

export interface BoardProps<V = BaseView> extends TableProps<V> {
  /** More than one choice is meant by what was pressed: the list has to tell (its buttons get the focus). */
  ask: (options: readonly Option[]) => void;
}

/** A board may export `focus`, which puts the keyboard on it (an arrow key was pressed somewhere else). */
export type Board<V = BaseView> = Component<BoardProps<V>, { focus?: () => void }>;

export interface StripProps<V = BaseView> extends TableProps<V> {
  /** Draws the clock of a seat where the others wait for it. */
  clock: Snippet<[seat: number]>;
}

/** Who sits there: a small token, or a whole figure. Draw nothing where a game has neither. */
export interface WhoProps {
  options: Options;
  seat: number;
  size?: number;
  /** The things that the pending question is about, where somebody is asked. */
  readonly about?: readonly string[];
}

export interface CardProps<V = BaseView> {
  id: string;
  view?: V | undefined;
  /** What the card reaches from where it is, if the server has said it. */
  reach?: Reach | null;
}

export interface PlanProps<V = BaseView> {
  view: V;
  plan: Plan;
}

export interface EndProps<V = BaseView> {
  id: string;
  view: V;
  /** What the server calls the outcome, in the words of the game. */
  outcome: Json;
  seats: readonly SeatInfo[];
  /** All that happened, from the set-up on. */
  events: readonly GameEvent[];
  /** Inside the replay a turn is only a jump away; elsewhere it is a link. */
  jump: ((turn: number) => void) | undefined;
}

/** How a moment is marked over the slider of a replay. */
export interface MarkShape {
  /** Around x = 0 on a strip that is 26 high. */
  readonly path: SVGAttributes<SVGPathElement>;
  /** The part of the strip that stands for it in the legend, and how wide that is there. */
  readonly box: string;
  readonly size: number;
  /** It is explained even where there is none. */
  readonly isUsual?: boolean;
  /** It lasts to the end. */
  readonly lasts?: boolean;
}

// -- the face ------------------------------------------------------------------------------------------------------

/** What every table has. The default face answers for what a game leaves out. */
export interface Drawn<V = BaseView> {
  // names
  cardName(card: string): string;
  /** The name of several cards that are read together. */
  cardsTitle(cards: readonly string[]): string;
  /** Who sits there, as the game calls it ("Violet"); the empty string leaves it to the name of the player. */
  nameOf(options: Options, seat: number): string;
  /** A colour for the seat, as a style sheet writes it; empty if it has none. */
  paintOf(options: Options, seat: number): string;
  /** What the table has agreed on, in a few words each, without the clock. */
  terms(table: Pick<TableInfo, "options" | "seats">): readonly string[];
  endTitle(view: V, outcome: Json, seats: readonly SeatInfo[]): string;

  // choices
  /** The card that a choice names, to be read. */
  cardOf(option: Option): string | null;
  /** What the server calls the thing that this card is: "weapon thor". */
  subjectOf(card: string): string;
  /** Cards that are worth reading beside the reason why this thing cannot be chosen. */
  cardsFor(view: V, subject: string): readonly string[];
  /** The view of a prompt; `ButtonList` where a list of buttons is enough. */
  promptView(view: V): PromptView;
  /** How its button looks: with `ChoiceSign`, with `ChoiceBrief`, its words only spoken. */
  choiceLook(option: Option): { sign: boolean; brief: boolean; unwritten: boolean };
  /** The only answer, if it may be given without asking. */
  forcedIn(view: V, options: readonly Option[], around: Around): Forced | null;
  /** Somebody takes back a step of a turn that goes on, rather than something that is over. */
  isMidTurn(view: V): boolean;

  // several people at one device
  /** Whose turn it is; null if the game has no such thing. */
  turnOf(view: V): number | null;
  /** The table and the story as a spectator would see them. */
  withoutHand(view: V): V;
  withoutCards(events: readonly GameEvent[]): readonly GameEvent[];

  // learning
  /** This table explains every kind of decision (`tip-PROMPT`) the first time that it comes. */
  isTraining(table: TableInfo): boolean;
  /** The rules to look things up in, only those that this table may show. */
  rules(): Promise<readonly RuleChapter[]>;

  // components
  /** Width of the board by its height. */
  readonly ratio: number;
  /** What the sheets of a phone are called (keys of sentences); a face without Right has null there. */
  readonly sheets: { readonly left: string; readonly right: string | null };
  /** On which side the coach speaks: where the game leaves him room. */
  readonly coachOn: "left" | "right";
  readonly Board: Board<V>;
  readonly Strip: Component<StripProps<V>>;
  readonly Left: Component<TableProps<V>>;
  readonly Token: Component<WhoProps>;
  readonly Portrait: Component<WhoProps>;
  readonly CardBody: Component<CardProps<V>>;
  /** What a choice would do; `isPlanEmpty` if there is nothing in it to draw. */
  readonly Plan: Component<PlanProps<V>>;
  isPlanEmpty(view: V, plan: Plan): boolean;
  readonly EndBody: Component<EndProps<V>>;
}

/** What a table may have besides. */
export interface Extras<V = BaseView> {
  /** The cards of the table, when its booklet has come. */
  readCards?(cards: Booklet["cards"]): void;
  /** Sit down at the game that teaches after the lessons; the id of its table. */
  readonly beginTraining?: () => Promise<string>;
  /** Its questions name the rules that matter now: they are told the first time that somebody meets them. */
  readonly introduces?: boolean;
  /** The server tells odds of choices and things of this game; otherwise it is not asked for them. */
  readonly hasOdds?: boolean;
  /** The kinds of things that people may point at, where they play together; otherwise those that choices name. */
  readonly points?: readonly string[];
  /** The note beside the question is told there; otherwise something that is drawn tells it. */
  hasNote?(view: V, question: Question): boolean;
  /** What a choice is for, where its plan is empty; `action-KIND-help` is said where the catalogue has it. */
  helpOf?(view: V, option: Option): string | null;

  /** A small drawing in front of the words of a choice; and what is left of them where they would not fit. */
  readonly ChoiceSign?: Component<{ view: V; option: Option }>;
  readonly ChoiceBrief?: Component<{ view: V; option: Option }>;
  readonly Right?: Component<TableProps<V>>;
  /** Between board and prompt on a phone. */
  readonly Below?: Component<TableProps<V>>;
  /** Drawings that others use by `<use href>`; drawn once, before everything else. */
  readonly Defs?: Component;
  /** Before a line of the log. */
  readonly EventSign?: Component<{ event: GameEvent }>;
  /** Lines of the log that belong together; `fresh` has not been seen before. */
  readonly Block?: Component<{ view: V; events: readonly GameEvent[]; fresh: boolean }>;
  /** What the signs mean, above the rules. */
  readonly Legend?: Component;
  /** Keys that only this game has: what is on them, and the sentence that says what they do. */
  readonly keys?: readonly (readonly [keys: readonly string[], text: string])[];
}

/** What a replay has: its Right stands where that of the table stands; so may a Left, and a Below on a phone. */
export interface ReplayDrawn<V = BaseView> {
  readonly Right: Component<TableProps<V>>;
}

export interface ReplayExtras<V = BaseView> {
  /** The moments that are marked, by their names; without, all are, and alike. */
  readonly marks?: Readonly<Record<string, MarkShape>>;
  readonly Left?: Component<TableProps<V>>;
  readonly Below?: Component<TableProps<V>>;
}

/** What a game brings: its name on the wire, and as much drawing as it has. */
export interface GameFace<V = BaseView> extends Partial<Drawn<V>>, Extras<V> {
  readonly game: string;
  readonly replay?: Partial<ReplayDrawn<V>> & ReplayExtras<V>;
}

/** A face with all that the shared screens ask for. */
export interface WholeFace<V = BaseView> extends Drawn<V>, Extras<V> {
  readonly game: string;
  readonly replay: ReplayDrawn<V> & ReplayExtras<V>;
}

/** A face of a game with its own view, as the shared screens see it: they hand back to it the views it came for. */
export const faceOf = <V extends BaseView>(face: GameFace<V>): GameFace => face as unknown as GameFace;

const KEY = Symbol("face");

/** From here down, this is the game. */
export const provideFace = (face: WholeFace): WholeFace => setContext(KEY, face);

export const useFace = (): WholeFace => getContext<WholeFace>(KEY);
