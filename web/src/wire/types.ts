// Made from schema.json by `npm run types`; do not edit.

export type ClientMessage =
  | Choose
  | Undo
  | AnswerUndo
  | Resync
  | Chat
  | Sit
  | Ask
  | AllowChances
  | Ping
  | Point
  | Prefer
  | Plan
  | AgreePlan
  | CallVote
  | Vote
  | AllowHints
  | CallBot;
export type ServerMessage = Hello | State | Accepted | Refused | ChatLine | Pointed | Answer | Pong;

export interface Wire {
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
}
export interface Choose {
  choice: string;
  id?: string;
  type: "choose";
  version: number;
}
export interface Undo {
  id?: string;
  type: "undo";
  version: number;
}
export interface AnswerUndo {
  agree: boolean;
  id?: string;
  type: "answer_undo";
}
/**
 * Send the state again, with what happened since the version the client has; 0 is from the beginning.
 */
export interface Resync {
  type: "resync";
  version?: number;
}
export interface Chat {
  id?: string;
  preset?:
    ("good_game" | "good_luck" | "hello" | "one_moment" | "sorry" | "thanks" | "well_played" | "your_turn") | null;
  text?: string | null;
  type: "chat";
}
/**
 * Several seats on one device: see the table from this one of them now. The answer is a new `hello`.
 */
export interface Sit {
  id?: string;
  seat: number;
  type: "sit";
}
/**
 * A question about the table as the client sees it; it changes nothing.
 *
 *     `why_not`: why this thing cannot be chosen now ("square b2", "enemy E05"; each game's page lists its subjects).
 *     `preview`: what a choice would do, as far as nobody's luck or secrets are in it. `reach`: what a card can hit from
 *     where it is ("weapon thor"). `odds`: what chance may bring for a choice or a thing. `hint`: what a strong bot would
 *     choose; for those who play alone. `forecast`: what the game itself will do next; of `zones`, place by place.
 */
export interface Ask {
  id?: string;
  question: "forecast" | "hint" | "odds" | "preview" | "reach" | "why_not";
  subject: string;
  type: "ask";
  version: number;
}
/**
 * Whether one wants to see how likely each side is to win: those who play do once everybody present wants it. Who
 *     says no ends it for all.
 */
export interface AllowChances {
  allow: boolean;
  id?: string;
  type: "allow_chances";
}
export interface Ping {
  id?: string;
  type: "ping";
}
/**
 * At a co-operative table: show everybody a thing on it ("zone 17R-s", "hero storm").
 */
export interface Point {
  id?: string;
  thing: string;
  type: "point";
}
/**
 * One would rather have this choice made, whoever makes it; null takes the wish back.
 */
export interface Prefer {
  choice: string | null;
  id?: string;
  type: "prefer";
}
/**
 * Lay out choices that could be made one after the other. The answer says how likely they go through, and what
 *     could follow. If it `is_shown` it is one's plan from now on, for everybody to see; without choices it ends that.
 */
export interface Plan {
  choices: string[];
  id?: string;
  is_shown?: boolean;
  type: "plan";
}
/**
 * Say what one thinks of the plan of a seat.
 */
export interface AgreePlan {
  agree?: boolean;
  id?: string;
  seat: number;
  type: "agree_plan";
}
/**
 * Ask everybody to vote between two to four choices on offer; a number stands for the plan of that seat.
 */
export interface CallVote {
  id?: string;
  options: (string | number)[];
  type: "call_vote";
}
/**
 * For one of the options, by its number from 0.
 */
export interface Vote {
  id?: string;
  option: number;
  type: "vote";
}
/**
 * Whether bots may give hints: they do once everybody present allows it. Who says no ends it for all.
 */
export interface AllowHints {
  allow: boolean;
  id?: string;
  type: "allow_hints";
}
/**
 * Let a bot play for somebody who has no connection, until they come back.
 */
export interface CallBot {
  id?: string;
  seat: number;
  type: "call_bot";
}
/**
 * The first message. `seat` is null for a spectator; `own` are all seats that this device plays.
 */
export interface Hello {
  chat: ChatLine[];
  own: number[];
  protocol: number;
  seat: number | null;
  table: TableInfo;
  type: "hello";
}
/**
 * `seat` said it; text is text, never markup.
 */
export interface ChatLine {
  at: number;
  name: string;
  preset: string | null;
  seat: number;
  text: string | null;
  type: "chat";
}
/**
 * A table as everybody may see it: `to_act` is the seat that the others wait for. In a game that may ask several
 *     seats at once, `may_act` has all who may answer.
 *
 *     Those who play a co-operative game win or lose together: what they show each other travels too.
 *     `lesson` is its name in the tutorial, if it is one of its tables; `campaign` the id of the one it belongs to;
 *     `puzzle` is what is to be solved there.
 *     `closed` says what an upgrade has changed so that the game cannot go on: its rules, or its cards.
 *     Nobody else takes a seat at a table that is `locked`. Of a game that is `judged` chances to win are told.
 */
export interface TableInfo {
  campaign: string | null;
  closed?: "cards" | "rules";
  cooperative?: boolean;
  created: number;
  game: string;
  id: string;
  judged?: boolean;
  lesson: string | null;
  locked?: boolean;
  may_act?: number[];
  name: string;
  options: {
    [k: string]: unknown;
  };
  pace: Pace;
  phase: "lobby" | "over" | "playing";
  public: boolean;
  puzzle?: Riddle;
  seats: SeatInfo[];
  to_act: number | null;
}
/**
 * How long a table waits. A player who is over time or away is stood in for by a bot, and may return.
 *
 *     `seconds` are free at each decision, `reserve` is for the whole game; `away` is how long a decision waits for
 *     somebody without a connection; `bot_seconds` is the least time that any answer of a bot takes.
 */
export interface Pace {
  away?: number | null;
  bot_seconds?: number;
  clock?: "days" | "live" | "none";
  level?: string;
  reserve?: number;
  seconds?: number;
}
/**
 * What is to be solved at a table: the puzzle, and its task in words.
 */
export interface Riddle {
  goal: string;
  grade: "easy" | "hard" | "medium";
  id: string;
  task: Phrase;
}
/**
 * A sentence of the catalogues and its values. A value that is a phrase is said first; a list is enumerated.
 *
 *     >>> Phrase("action-shoot", {"weapon": Phrase("weapon-zx2")}).say
 *     'action-shoot'
 */
export interface Phrase {
  given?: {
    [k: string]: string | number | (string | number | Phrase)[] | Phrase;
  };
  say: string;
}
/**
 * Who sits there. `stand_in` is the level of the bot that plays for somebody who is away; the `host` has a say in
 *     who else sits at the table.
 */
export interface SeatInfo {
  connected?: boolean;
  host?: boolean;
  kind: "bot" | "human" | "open";
  level?: string | null;
  name: string;
  ready?: boolean;
  seat: number;
  stand_in?: string | null;
}
/**
 * The table as this client may see it, and the events after version `since`.
 *
 *     What the client was told after that version has been taken back: it forgets it and goes on from there. The question
 *     says what the choices of the view mean; each event has, beside its fields, a `told` that says what it means.
 *     `page` is the latest page of a campaign's book that this table has come to. At the table of a puzzle nobody else
 *     plays; there is a `verdict` once its line of choices is over. With `can_undo` one takes back one's latest choice
 *     alone; with `no_undo`, which says why, not at all; with neither, if the others agree. `ladder` says whether the game
 *     will count there, as things are: nothing, where nobody expects that, or seats are open.
 */
export interface State {
  can_undo?: boolean;
  clocks?: Clock | null;
  events: {
    [k: string]: unknown;
  }[];
  ladder?: ("branch" | "counts" | "helped" | "no_place" | "no_rival" | "shared") | null;
  locked?: boolean;
  motive?: Motive | null;
  no_undo?: ("declined" | "nothing" | "revealed") | null;
  outcome?: {
    [k: string]: unknown;
  } | null;
  page?: string | null;
  phase: "lobby" | "over" | "playing";
  question: Question | null;
  seats: SeatInfo[];
  since: number;
  talk?: Talk | null;
  type: "state";
  undo?: UndoRequest | null;
  verdict?: Verdict | null;
  version: number;
  view: {
    [k: string]: unknown;
  } | null;
  win_bar?: WinBar | null;
}
/**
 * The seat that the others wait for, its free seconds left at this decision, and every seat's reserve.
 */
export interface Clock {
  left: number;
  reserve: number[];
  seat: number;
}
/**
 * Why the bot of a seat has done what was done last.
 */
export interface Motive {
  reason: Explanation;
  seat: number;
}
/**
 * A reason in words, with the ways that it tells.
 */
export interface Explanation {
  rule: string;
  text: Phrase;
  ways?: Way[];
}
/**
 * Choices that lead, one after the other, to what cannot be chosen yet; and what the button says.
 */
export interface Way {
  choices: string[];
  text: Phrase;
}
/**
 * The pending decision as one viewer sees it; its choices stand in the order of the view's.
 *
 *     `note` is a word beside the question; `about` are the things that it is about, such as the weapon that is fired.
 *     `topics` are rules that matter now, the most urgent first: whoever has not met one is told `intro-TOPIC`.
 *
 *     Choices say the same few words again and again, so that each is sent once: a row has the number of a form, and those
 *     of its words. A word is a value, for the fields of the form in their order, and a thing; either may be missing.
 */
export interface Question {
  about?: string[];
  advice?: Advice | null;
  forms?: Form[];
  note?: Phrase | null;
  rows?: number[][];
  text: Phrase;
  things?: string[];
  topics?: string[];
  values?: (string | number | (string | number | Phrase)[] | Phrase)[];
}
/**
 * What somebody who learns might do now, in words, and the choices that do it, as they are sent.
 */
export interface Advice {
  choices: string[];
  text: Phrase;
}
/**
 * What many choices of a question have in common: their kind, and the names of their values.
 */
export interface Form {
  fields?: string[];
  kind: string;
  plain?: boolean;
  quiet?: boolean;
}
/**
 * What people at a co-operative table show each other; none of it is in the game's record.
 *
 *     `offer` is what somebody else may choose now. `hints` are those who allow bots to give hints, which are on if all
 *     present do. `decided` counts the choices that were made from each seat by a person, from the record.
 */
export interface Talk {
  are_hints_on: boolean;
  decided: number[];
  hints: number[];
  offer: Offer | null;
  plans: PlanInfo[];
  vote: VoteInfo | null;
  wishes: Wish[];
}
/**
 * A decision that somebody faces, or would face: the choices as they are written, and what they say.
 */
export interface Offer {
  choices: string[];
  question: Question;
}
/**
 * What `seat` would do next; `agreed` think so too. A step that has been made is none of it any more.
 */
export interface PlanInfo {
  agreed: number[];
  plan: Planned;
  seat: number;
}
/**
 * A plan: the chance that all of it can be done, and what it brings. It `is_sure` if nobody's luck is in it.
 */
export interface Planned {
  chance: number;
  is_sure: boolean;
  results: Phrase[];
  steps: PlannedStep[];
}
/**
 * A choice with its words, the chance that it comes to it, and what it does before something comes to light.
 */
export interface PlannedStep {
  chance: number;
  choice: string;
  events: {
    [k: string]: unknown;
  }[];
  said: Choice;
}
/**
 * A choice as clients show it. `kind` is for drawing only.
 *
 *     `things` are lit, and pressed instead of the button. A `quiet` choice stands back a little; who presses a `plain`
 *     one need not be asked whether it was meant.
 */
export interface Choice {
  kind: string;
  plain?: boolean;
  quiet?: boolean;
  text: Phrase;
  things?: string[];
}
/**
 * `seat` has asked; who voted for which option. `left` are the seconds for those who have not; once it `is_over`,
 *     `winners` have the most votes. Nobody has to follow it.
 */
export interface VoteInfo {
  is_over: boolean;
  left: number;
  options: VoteOption[];
  seat: number;
  votes: {
    [k: string]: number;
  };
  winners: number[];
}
/**
 * A choice with its words, or the plan of a seat.
 */
export interface VoteOption {
  choice: string | null;
  plan: number | null;
  said: Choice | null;
}
/**
 * `seat` would rather have this choice made.
 */
export interface Wish {
  choice: string;
  seat: number;
}
/**
 * `seat` asks to take back more than it may alone; `agreed` have said yes so far.
 */
export interface UndoRequest {
  agreed: number[];
  seat: number;
}
/**
 * The puzzle is over: how it went, or nothing if that could not be worked out in time.
 */
export interface Verdict {
  solution: Solution | null;
}
/**
 * How a puzzle was solved: what one's own line is worth and what the answer is, in words, and why.
 */
export interface Solution {
  best: Phrase;
  is_solved: boolean;
  own: Phrase;
  reason: Phrase;
  steps: Step[];
}
/**
 * A choice of the answer, and its sentence.
 */
export interface Step {
  choice: string;
  text: Phrase;
}
/**
 * How likely each side is to win, as far as everybody at the table can tell: for those who look on, and for those
 *     who play while all people present are among the seats that have `allowed` it.
 */
export interface WinBar {
  allowed: number[];
  chances: Chances | null;
}
/**
 * How likely each side is to win, as far as everybody at the table can tell, and by how much that may be off: one
 *     standard error. Sides are the seats, or one for all who win or lose together.
 */
export interface Chances {
  doubts: number[];
  shares: number[];
}
/**
 * Done, and on disk. `version` is the state that it led to.
 */
export interface Accepted {
  id: string;
  type: "accepted";
  version: number;
}
/**
 * Nothing changed. `reason` is one word for programs, `text` a sentence for people.
 */
export interface Refused {
  id: string;
  reason:
    | "empty"
    | "illegal"
    | "nonsense"
    | "not_agreed"
    | "not_saved"
    | "not_started"
    | "not_together"
    | "not_yours"
    | "nothing"
    | "our_mistake"
    | "over"
    | "spectator"
    | "stale"
    | "too_many";
  retry_after: number | null;
  text: string;
  type: "refused";
  version: number;
}
/**
 * `seat` shows everybody a thing on the table, which is called so. It is kept nowhere.
 */
export interface Pointed {
  name: string | number | (string | number | Phrase)[] | Phrase;
  seat: number;
  thing: string;
  type: "pointed";
}
/**
 * The answer to an `ask`, one of the first six, where `hint` is a choice, with a `reason` if there is one;
 *     or to a `plan`, with what could follow.
 *
 *     A hint that takes long comes several times: first the best so far, which is not final.
 */
export interface Answer {
  forecast: Forecast | null;
  hint: string | null;
  id: string;
  is_final: boolean;
  odds: Explanation[] | null;
  offer: Offer | null;
  plan: Planned | null;
  preview: Preview | null;
  reach: Reach | null;
  reason: Explanation | null;
  subject: string;
  type: "answer";
  version: number;
}
/**
 * What comes if nobody does anything more: moves follow from the rules, losses are those of so many samples.
 *
 *     `threats` has places as its things: what `whose` would lose there, if it is asked for place by place.
 */
export interface Forecast {
  headings: Heading[];
  outlooks: Outlook[];
  samples: number;
  threats: Outlook[];
  whose: string;
}
/**
 * So many of a thing go from one place to another, or stay; not all of them may be sure to.
 */
export interface Heading {
  count: number;
  end: string;
  is_sure: boolean;
  start: string;
  thing: string;
}
/**
 * What somebody stands to lose: the least, the most, the mean, and the chance not to survive it.
 *
 *     `decided` is lost whatever chance brings, the rest depends on it; `text` says all of it.
 */
export interface Outlook {
  decided: number;
  falls: number;
  least: number;
  mean: number;
  most: number;
  text: Phrase1;
  thing: string;
}
/**
 * A sentence of the catalogues and its values. A value that is a phrase is said first; a list is enumerated.
 *
 *     >>> Phrase("action-shoot", {"weapon": Phrase("weapon-zx2")}).say
 *     'action-shoot'
 */
export interface Phrase1 {
  given?: {
    [k: string]: string | number | (string | number | Phrase)[] | Phrase;
  };
  say: string;
}
/**
 * What a choice would do: events up to the first that chance or a hidden card decides, and what they leave behind.
 *
 *     `after` are the things that people look at first (boards, enemies), each in the words of the game's own view.
 *     `is_whole` is false if something follows that nobody can know yet.
 */
export interface Preview {
  after: {
    [k: string]: unknown;
  }[];
  events: {
    [k: string]: unknown;
  }[];
  is_whole: boolean;
}
/**
 * What a card can do from where it is, effect by effect.
 */
export interface Reach {
  effects: EffectReach[];
}
/**
 * The places where an effect could hit, and whom it can hit now, named as in the view.
 */
export interface EffectReach {
  effect: string;
  places: string[];
  targets: (number | string)[];
}
export interface Pong {
  id: string;
  type: "pong";
}
/**
 * The book of a campaign as far as it may be read, in order; a game without one has no pages.
 */
export interface BookInfo {
  pages: Page[];
}
/**
 * A piece of the story as its reader has it. `name` says what moment it tells, which `moment` is for drawing.
 *
 *     `note` is what is different in this chapter, if it begins here.
 */
export interface Page {
  chapter: number;
  decision: Decision | null;
  id: string;
  is_read: boolean;
  moment: string;
  name: Phrase;
  note: Phrase | null;
  text: Phrase;
  title: Phrase;
}
/**
 * What the reader may decide on a page; `made` is the answer, empty as long as there is none.
 */
export interface Decision {
  answers: Reply[];
  made: string;
  text: Phrase;
}
export interface Reply {
  id: string;
  text: Phrase;
}
/**
 * What a client needs to show a table and may not hold before: sentences (Fluent), and what is on the cards.
 */
export interface Booklet {
  cards: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * Play on from a step of a finished game: on this seat, with bots of this level on the others.
 */
export interface Branch {
  level?: string;
  nickname: string;
  seat?: number;
  step: number;
}
/**
 * A campaign as its owner sees it. `key` is the secret of its private link.
 */
export interface CampaignInfo {
  chapters: Chapter[];
  created: number;
  game: string;
  id: string;
  key: string;
  name: string;
  nickname: string;
  options: {
    [k: string]: unknown;
  };
  runs: RunInfo[];
}
/**
 * A chapter as everybody may see it: a sealed one is a number, and nothing else is known of it.
 */
export interface Chapter {
  attempts: number;
  number: number;
  state: "open" | "sealed" | "won";
  wins: number;
}
/**
 * An attempt at a chapter. `outcome` is what the game says about it once it is over.
 */
export interface RunInfo {
  chapter: number;
  decisions: number;
  ended: number | null;
  options: {
    [k: string]: unknown;
  };
  outcome: {
    [k: string]: unknown;
  } | null;
  result: "given_up" | "lost" | "running" | "won";
  started: number;
  table: string;
}
/**
 * How likely each side was to win, at the set-up of a finished game and after each choice. Sides are the seats; in
 *     a game `for_team` there is one.
 */
export interface ChancesInfo {
  chances: Chances[];
  for_team: boolean;
}
/**
 * A new campaign: a slot of one's own, with the options that stay the same in all chapters.
 */
export interface CreateCampaign {
  game: string;
  name?: string;
  nickname: string;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * A new table. `bots` fills the other seats with bots of that level; null leaves them open. The game says how many
 *     seats there are usually.
 *
 *     `here` are people who play on the same device: they get the seats after the creator's, and the creator's token.
 */
export interface CreateTable {
  bots?: string | null;
  game?: string;
  here?: string[];
  name?: string;
  nickname: string;
  options?: {
    [k: string]: unknown;
  };
  pace?: Pace1;
  public?: boolean;
  seat?: number;
  seats?: number | null;
}
/**
 * How long a table waits. A player who is over time or away is stood in for by a bot, and may return.
 *
 *     `seconds` are free at each decision, `reserve` is for the whole game; `away` is how long a decision waits for
 *     somebody without a connection; `bot_seconds` is the least time that any answer of a bot takes.
 */
export interface Pace1 {
  away?: number | null;
  bot_seconds?: number;
  clock?: "days" | "live" | "none";
  level?: string;
  reserve?: number;
  seconds?: number;
}
/**
 * Choices of a seat that belong together, after the first `start` choices of the game, and the chances of all
 *     sides: `before` it, `expected` from it in the mean over what chance may bring, and `after` it.
 *
 *     If a strong bot has found something better, `instead` says what, `best` are the chances that this leads to in the
 *     mean, and `worth` is by how much it is better for whoever decided; chance may have moved that by `scatter`, one
 *     standard error.
 */
export interface Deed {
  after: number[];
  before: number[];
  best: number[];
  expected: number[];
  instead: Choice[];
  said: Choice[];
  scatter: number;
  seat: number;
  start: number;
  worth: number;
}
/**
 * A game that can be played here: who may sit down, what a table may agree on, the bots that play it, the lessons
 *     that teach it. Its booklet has the words: `option-NAME`, `option-NAME-help`, `WORDS-VALUE`.
 *
 *     `series` is the option whose values are played one after the other, if there is one.
 */
export interface GameInfo {
  campaign: boolean;
  cooperative: boolean;
  game: string;
  ladder: boolean;
  lessons: LessonInfo[];
  level: string;
  levels: string[];
  options: Option[];
  seats: number[];
  series: string;
  title: string;
  usual_seats: number;
}
/**
 * One idea, learnt when an event with all of `goal` has happened; `hints` begin the choices that lead there.
 */
export interface LessonInfo {
  goal: {
    [k: string]: unknown;
  };
  hints: string[];
  id: string;
}
/**
 * One thing that a table agrees on before the game.
 *
 *     A `seat` is one of the table's; chance decides if nobody does. `several` are different values, one for each seat
 *     and for each of the flags in `more` that is on; those that are not named are the first that are free. A `team` are
 *     different values too, as many as it says. `hands` share it out: for each seat the numbers of those `of` that team
 *     that it has; a seat may have none, and if nobody says, they are dealt in turn.
 *
 *     The sentences of its values begin with `words`. There is no `default` where `by_seats` has it, or chance. It may
 *     differ from its default only with so many `seats`, if there are any, and matters only `when` other options have one
 *     of these values. In a campaign it is chosen `anew` for each attempt, or stays the same in all chapters.
 */
export interface Option {
  anew: boolean;
  by_seats: {
    [k: string]: string | number | boolean;
  };
  default: string | number | boolean | null;
  kind: "choice" | "flag" | "hands" | "number" | "seat" | "several" | "team";
  more: string[];
  name: string;
  of?: string;
  rule: string;
  seats: number[];
  team?: Team;
  values: (string | number | boolean)[];
  when: {
    [k: string]: (string | number | boolean)[];
  };
  words: string;
}
/**
 * How many values a team has: from `least` to `most`; if nobody says, `usual`, and one for each seat at least.
 *
 *     `by` names other options, and for each value of theirs those that go with it; what it does not name goes with all.
 */
export interface Team {
  by: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  least: number;
  most: number;
  usual: number;
}
/**
 * Take an open seat: this one, or the first; `here` adds it to the seats that the caller's token opens already.
 *
 *     At a co-operative table whose game has begun, a seat of a bot.
 */
export interface Join {
  here?: boolean;
  nickname: string;
  seat?: number | null;
}
/**
 * The ladder of a game: people and bots, the strongest first. Who has fewer games that count than `least` is not
 *     listed; `mine` is the caller's own standing, listed or not.
 */
export interface LadderInfo {
  game: string;
  least: number;
  mine: Rank | null;
  ranks: Rank[];
}
/**
 * How strong somebody is: the rating, and between what it lies in 95 of 100 cases.
 *
 *     A bot is called by its level, or by its own name if it has none, and has been measured in other games than those
 *     of this server, so that none are counted. `place` counts people from 1, those who are not listed yet have none.
 */
export interface Rank {
  bot: boolean;
  games: number;
  high: number;
  low: number;
  mine: boolean;
  name: string;
  place: number | null;
  rating: number;
  wins: number;
}
/**
 * Sit down at a lesson, or at a puzzle.
 */
export interface Learn {
  nickname: string;
}
/**
 * Come back to a campaign on another device, by the key of its private link.
 */
export interface OpenCampaign {
  key: string;
}
/**
 * Come back to one's place on the ladder on another device, by its key.
 */
export interface OpenPlace {
  key: string;
}
/**
 * One's own place on the ladder. `key` is its secret: whoever has it plays for this place.
 */
export interface PlaceInfo {
  created: number;
  games: {
    [k: string]: Rank;
  };
  key: string;
  nickname: string;
}
/**
 * Go on with the running attempt at a chapter, or begin one; `fresh` gives up the one that is running.
 *
 *     `options` are those that may be chosen for each attempt.
 */
export interface PlayChapter {
  chapter: number;
  fresh?: boolean;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * Play another of a series with the people of a game that is over.
 */
export interface PlayNext {
  value: string;
}
/**
 * What was wrong with a request: a sentence for people, one word for programs, and the field it is about.
 */
export interface Problem {
  error: string;
  field?: string | null;
  reason:
    | "bad_field"
    | "bad_record"
    | "bad_request"
    | "barred"
    | "closed"
    | "foreign_page"
    | "full"
    | "locked"
    | "name_taken"
    | "no_campaign"
    | "no_game"
    | "no_lesson"
    | "no_method"
    | "no_page"
    | "no_player"
    | "no_puzzle"
    | "no_seat"
    | "no_storage"
    | "no_table"
    | "not_host"
    | "not_over"
    | "not_ready"
    | "not_yours"
    | "one_address"
    | "our_mistake"
    | "over"
    | "sealed"
    | "seat_open"
    | "seat_taken"
    | "started"
    | "too_big"
    | "too_many"
    | "too_slow"
    | "wrong_host";
}
/**
 * A puzzle of a game. The booklet of the game has a name for its `goal`: `goal-GOAL-name`.
 */
export interface PuzzleInfo {
  game: string;
  goal: string;
  grade: "easy" | "hard" | "medium";
  id: string;
}
/**
 * All puzzles that can be solved here, and the one that everybody gets on the day that was asked for.
 */
export interface PuzzleList {
  daily: PuzzleInfo;
  puzzles: PuzzleInfo[];
}
/**
 * Sit down at the public table that has waited longest, or open one.
 */
export interface QuickMatch {
  game?: string;
  nickname: string;
}
/**
 * A page of the book of a campaign has been read; `answer` is what was chosen on it, if anything was.
 */
export interface ReadPage {
  answer?: string;
  page: string;
}
/**
 * The host takes whoever sits there off the table, with all who share the device; `bar` keeps them from it.
 */
export interface RemoveGuest {
  bar?: boolean;
}
/**
 * The review of a finished game: `done` of `total` deeds were weighed by now. Unless it is `done` there is nothing
 *     else in it. `none` has not been asked for, or was cancelled; what has `failed` may be asked for again.
 */
export interface Review {
  chances: Chances[];
  deeds: Deed[];
  done: number;
  for_team: boolean;
  phase: "done" | "failed" | "none" | "running" | "waiting";
  points: TurningPoint[];
  shares: Share[];
  total: number;
}
/**
 * A deed of the review by its number: a `strong` one, one that was a `setback` though nothing better was found, one
 *     that `missed` something, or one that `luck` decided.
 */
export interface TurningPoint {
  deed: number;
  kind: "luck" | "missed" | "setback" | "strong";
}
/**
 * What moved the chance of a side from the first to the last: its own decisions, the luck that came with them, and
 *     what others did. `missed` is what better alternatives were worth.
 */
export interface Share {
  decided: number;
  luck: number;
  missed: number;
  others: number;
}
/**
 * The answer to whoever takes a seat. The token opens it again; it is told once.
 */
export interface Seated {
  seat: number;
  table: TableInfo;
  token: string;
}
/**
 * Put a bot of this level on a seat; null opens the seat again.
 */
export interface SetBot {
  level: string | null;
}
/**
 * The host hands the office to the person on this seat.
 */
export interface SetHost {
  seat: number;
}
/**
 * Whether nobody else may take a seat.
 */
export interface SetLock {
  locked?: boolean;
}
export interface SetReady {
  ready?: boolean;
}
/**
 * One choice of a finished game: what it said, what it led to, and the table after it. Step 0 is the set-up.
 *
 *     Of a co-operative game, `decided` counts the choices up to here that were made from each seat by a person.
 */
export interface StepInfo {
  choice: string | null;
  decided?: number[];
  events: {
    [k: string]: unknown;
  }[];
  number: number;
  question: Question;
  said: Choice | null;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Some steps of a finished game of `total` choices, as one viewer saw them or with every hand open.
 */
export interface StepList {
  outcome: {
    [k: string]: unknown;
  } | null;
  steps: StepInfo[];
  table: TableInfo;
  total: number;
}
/**
 * Take a place on the ladder, under a name that everybody sees there.
 */
export interface TakePlace {
  nickname: string;
}
/**
 * What every client understands of an event; the traits are explained in `Event`.
 *
 *     When it is sent, a sentence of the event's own name is left out, and so are values that stand in its fields.
 */
export interface Told {
  actor?: number | null;
  block?: string;
  echoes?: string[];
  era?: string;
  felt?: "" | "gain" | "hit" | "loss";
  fold?: string;
  given?: {
    [k: string]: string | number | (string | number | Phrase)[] | Phrase;
  };
  loudness?: number;
  mark?: string;
  say?: string;
  scene?: string;
  things?: string[];
}

export type Json = Record<string, unknown>;
export type Phase = TableInfo["phase"];

export const PROTOCOL = 2;
