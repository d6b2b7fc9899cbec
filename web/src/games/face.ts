// What the shared screens know of a game: its face. Nothing outside `games/NAME/` imports from `games/NAME/`, except
// `faces.ts`, which loads a face when somebody comes to a table of that game: each game is a chunk of its own.
//
// A face has three kinds of things.
//   1. Words: which sentence says a choice, an event, a reason. They are said with `say` of `text.svelte.ts`; what
//      `words` returns is added to the sentences of the client before the first screen of the table is drawn, and
//      again when the language changes.
//   2. Little facts that the shared screens ask for: which things a choice names, which card it is about, what can be
//      answered without a second word. The client still knows no rule: a face only reads what the server sent.
//   3. Components: the board, what stands beside it, the body of a card, of a preview, of the final screen. All of them
//      get plain props; what is pressed goes out through `choose`. Shared things that they may use: `ui` (hovered choice,
//      pointed card, opened cards, sheet of a phone), `useQueries()` (plan under the pointer, "why not?", odds),
//      `useFace()`, `Lights`, `Dialog`, `RuleLink`, `ChoiceButton`, `held`, `pressable`, `film/Film.svelte`, `sounds`,
//      `motion`.
//
// Where things stand. Wide: strip on top; left | board over prompt | right over log and chat. Narrow (`ui.narrow`): strip,
// board, `Below`, prompt, and sheets that slide up: Left, Right, log, chat. Whoever writes a face draws the inside of
// Strip, Left, Right, Below and Board; the frame around them, the prompt, the log, the chat, notices, dialogs, the keyboard
// and the slider of a replay are shared.
//
// Looks: while a table is shown, `<html data-game="NAME">` is set. A face may import a style sheet of its own that gives the
// variables of `app.css` (--ground, --panel, --lit, --display …) other values under `[data-game="NAME"]`, for both themes.

import { getContext, setContext, type Component } from "svelte";
import type { Snippet } from "svelte";
import type { Around, Forced } from "../choices/forced";
import type { PromptView } from "../choices/prompt";
import type { Json, Reach, Reason, SeatInfo, TableInfo } from "../wire/types";

/** The part of a view that every game has. */
export interface BaseView {
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  options: Options;
  /** Who has to decide; null when the game is over. */
  to_act: number | null;
  prompt: string;
}

export type Options = Readonly<Record<string, unknown>>;

/** An event: its kind, the paragraph that made it happen, and its fields. */
export interface GameEvent {
  event: string;
  rule: string;
  [field: string]: unknown;
}

/** What a choice would do: what happens, and what it leaves behind, in the words of the game's own view. */
export interface Plan<After = Json> {
  readonly choice: string;
  readonly events: readonly GameEvent[];
  readonly after: readonly After[];
  readonly isWhole: boolean;
}

/** A piece of the log with a title: usually a turn. */
export interface Scene {
  readonly key: string;
  readonly title: string;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

/** An entry of the log: a line, lines that belong together (drawn by `Block`), or lines that are folded into one. */
export type Entry =
  | { readonly kind: "line"; readonly event: GameEvent; readonly times: number }
  | { readonly kind: "block"; readonly events: readonly GameEvent[] }
  | { readonly kind: "fold"; readonly events: readonly GameEvent[]; readonly words: string };

/** What was missed, in lines; `seat` gets its token in front of the line. */
export interface Recap {
  readonly turns: number;
  readonly lines: readonly { readonly seat: number | null; readonly name: string; readonly words: string }[];
}

/** A way to what cannot be chosen yet: choices that are made one after the other, and what the button says. */
export interface Way {
  readonly choices: readonly string[];
  readonly words: string;
}

/** A turn along a replay; `event` is the one it began with. */
export interface TurnStart {
  readonly number: number;
  readonly seat: number;
  readonly event: GameEvent;
}

/** A moment of a replay that is worth a mark, by a name of the game's own. */
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

/** The table as it is drawn. In a replay nothing can be chosen, `choices` is empty and `isLive` false. */
export interface TableProps<V = BaseView> {
  view: V;
  choices: readonly string[];
  seats: readonly SeatInfo[];
  /** All that happened, and what has just happened: that is what a film shows. */
  events: readonly GameEvent[];
  latest: readonly GameEvent[];
  /** It changes with `latest`. */
  version: number;
  isLive: boolean;
  choose: (choice: string) => void;
}

export interface BoardProps<V = BaseView> extends TableProps<V> {
  /** More than one choice is meant by what was pressed: the list has to tell (its buttons get the focus). */
  ask: (choices: readonly string[]) => void;
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

export interface MarksProps {
  marks: readonly Mark[];
  /** Where a step lies, in pixels from the left. The drawing is 26 high. */
  place: (step: number) => number;
  /** The last step. */
  total: number;
}

// -- the face ------------------------------------------------------------------------------------------------------

export interface GameFace<V = BaseView> {
  /** The name on the wire, and the one for people. */
  readonly game: string;
  readonly title: string;

  // words: sentences of the table in this language, as Fluent sources. Called before anything else is.
  words(language: string, table: string): Promise<readonly string[]>;
  promptText(view: V): string;
  choiceText(view: V, choice: string): string;
  eventText(view: V, event: GameEvent): string;
  /** Why an event happened, with its numbers; null where there is nothing to add. */
  whyText(view: V, event: GameEvent): string | null;
  /** A reason or odds in words. */
  reasonText(view: V, reason: Reason): string;
  /** A word beside the question, such as how many actions are left; empty if there is none. */
  promptNote(view: V): string;
  cardName(card: string): string;
  /** The name of several cards that are read together. */
  cardsTitle(cards: readonly string[]): string;
  /** Who sits there, as the game calls it ("Violet"); the empty string leaves it to the name of the player. */
  nameOf(options: Options, seat: number): string;
  /** A colour for the seat, as a style sheet writes it; empty if it has none. */
  paintOf(options: Options, seat: number): string;
  /** What the table has agreed on, in a few words each, without the clock. */
  terms(table: Pick<TableInfo, "options" | "seats">): string[];
  endTitle(view: V, outcome: Json): string;

  // choices
  /** The things that a choice names, as "kind id" ("square b2"): they are lit, and found as `[data-kind="id"]`. */
  thingsOf(choice: string): readonly string[];
  /** The card that a choice names, to be read. */
  cardOf(choice: string): string | null;
  /** What the server calls the thing that this card is: "weapon thor". */
  subjectOf(card: string): string;
  /** The view of a prompt; `ButtonList` where a list of buttons is enough. */
  promptView(view: V): PromptView;
  /** A small drawing in front of the words of a choice; null for none. */
  readonly ChoiceSign: Component<{ view: V; choice: string }> | null;
  /** What is left of the words where they would not fit; null leaves them as they are. */
  readonly ChoiceBrief: Component<{ view: V; choice: string }> | null;
  /** Which of the two above a choice has, and whether its words are only spoken. */
  choiceLook(choice: string): { sign: boolean; brief: boolean; unwritten: boolean };
  /** A choice that stands back a little, such as "done". */
  isQuiet(choice: string): boolean;
  /** To press it is itself the second word. */
  isPlain(view: V, choice: string): boolean;
  /** An event that others feel: it is shown before it is done, where people want to be asked twice. */
  isFelt(event: GameEvent): boolean;
  /** The only answer, if it may be given without queries. */
  forcedIn(view: V, choices: readonly string[], around: Around): Forced | null;
  /** The ways that a reason tells; and cards that are worth reading beside it. */
  waysOf(view: V, reason: Reason): readonly Way[];
  cardsFor(view: V, subject: string): readonly string[];
  /** Somebody takes back a step of a turn that goes on, rather than something that is over. */
  isMidTurn(view: V): boolean;
  /** One plays already, and may ask the others to take something back. */
  isInPlay(view: V): boolean;

  // the story
  scenesOf(view: V, events: readonly GameEvent[]): readonly Scene[];
  entriesOf(view: V, events: readonly GameEvent[]): readonly Entry[];
  /** The latest things that happened, for those who wait. */
  newsOf(events: readonly GameEvent[], most: number): readonly GameEvent[];
  /** Who did it; null where nobody did. */
  actorOf(event: GameEvent): number | null;
  /** What an event speaks of, by the ids that the board draws: they are lit through `ui.mentioned`. */
  mentions(view: V, event: GameEvent): ReadonlySet<string>;
  /** It stands out in the log. */
  isLoud(event: GameEvent): boolean;
  /** It is read aloud; the rest is only in the log. */
  isSaid(event: GameEvent): boolean;
  recapOf(view: V, events: readonly GameEvent[]): Recap | null;

  // several people at one device
  /** Whose turn it is; null if the game has no such thing. */
  turnOf(view: V): number | null;
  /** The table and the story as a spectator would see them. */
  withoutHand(view: V): V;
  withoutCards(events: readonly GameEvent[]): readonly GameEvent[];

  // learning
  /** This table explains every kind of decision (`tip-PROMPT`) the first time that it comes. */
  isTraining(table: TableInfo): boolean;
  /** Sit down at the game that teaches after the lessons; the id of its table. Null if there is none. */
  readonly beginTraining: (() => Promise<string>) | null;
  /** The rules to look things up in, only those that this table may show. */
  rules(): Promise<readonly RuleChapter[]>;

  // a preview
  /** The server tells odds of choices and things of this game; otherwise it is not asked for them. */
  readonly hasOdds?: boolean;
  /** There is nothing in it for `Plan` to draw: then `helpOf` says what the choice is for, or null. */
  isPlanEmpty(view: V, plan: Plan): boolean;
  helpOf(view: V, choice: string): string | null;

  // components
  /** Width of the board by its height. */
  readonly ratio: number;
  /** What the sheets of a phone are called (keys of sentences); a face without Right has null there. */
  readonly sheets: { readonly left: string; readonly right: string | null };
  readonly Board: Board<V>;
  readonly Strip: Component<StripProps<V>>;
  readonly Left: Component<TableProps<V>>;
  readonly Right: Component<TableProps<V>> | null;
  /** On which side the coach speaks: where the game leaves him room. */
  readonly coachOn: "left" | "right";
  /** Between board and prompt on a phone. */
  readonly Below: Component<TableProps<V>> | null;
  readonly Token: Component<WhoProps>;
  readonly Portrait: Component<WhoProps>;
  /** Drawings that others use by `<use href>`; drawn once, before everything else. */
  readonly Defs: Component | null;
  readonly CardBody: Component<CardProps<V>>;
  readonly Plan: Component<PlanProps<V>>;
  /** Before a line of the log, for events that `hasSign`. */
  readonly EventSign: Component<{ event: GameEvent }> | null;
  hasSign(event: GameEvent): boolean;
  /** Lines of the log that belong together; `fresh` has not been seen before. */
  readonly Block: Component<{ view: V; events: readonly GameEvent[]; fresh: boolean }> | null;
  readonly EndBody: Component<EndProps<V>>;
  /** What the signs mean, above the rules. */
  readonly Legend: Component | null;

  readonly replay: ReplayFace<V>;
}

/** What a replay needs besides. Its Left and Right stand where those of the table stand. */
export interface ReplayFace<V = BaseView> extends ReplayFacts {
  turnTitle(view: V, turn: TurnStart): string;
  /** It was done, rather than counted or dealt after it: the board lights what it speaks of. */
  isDeed(event: GameEvent): boolean;
  /** It says, of what was chosen, all that the choice says: who reads both reads the same twice. */
  isEcho(choice: string, event: GameEvent): boolean;
  readonly Left: Component<TableProps<V>> | null;
  readonly Right: Component<TableProps<V>>;
  readonly Below: Component<TableProps<V>> | null;
  /** The marks over the slider, inside a drawing, and what they mean. */
  readonly Marks: Component<MarksProps>;
  readonly MarksLegend: Component<{ marks: readonly Mark[] }>;
}

/** The little of a step that everybody may know, whoever's eyes it is seen through. */
export interface ReplayFacts {
  /** The seat whose turn begins with this event; null for all other events. */
  startOf(event: GameEvent): number | null;
  /** The turn is paid for: that is where a link to the turn leads. */
  isSettled(event: GameEvent): boolean;
  /** The heaviest thing that happened. */
  markOf(events: readonly GameEvent[]): string | null;
  /** It deserves a longer look when the replay plays by itself. */
  isLasting(event: GameEvent): boolean;
}

/** A face of a game with its own view, as the shared screens see it: they hand back to it the views it came for. */
export const faceOf = <V extends BaseView>(face: GameFace<V>): GameFace => face as unknown as GameFace;

const KEY = Symbol("face");

/** From here down, this is the game. */
export const provideFace = (face: GameFace): GameFace => setContext(KEY, face);

export const useFace = (): GameFace => getContext<GameFace>(KEY);
