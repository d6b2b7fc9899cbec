// What the server says of choices and events, as the screens use it. Which sentence is said, which things are meant and how
// an event feels is decided by the game, on the server; here it is only looked up.

import { sayPhrase } from "../text/phrase";
import type { Form, Phrase, Question, Told } from "../wire/types";
import type { BaseView } from "./face";

type Given = NonNullable<Phrase["given"]>;

/** A choice, ready to be shown. */
export interface Option {
  /** What is sent if it is chosen. It is never read: what it means stands beside it. */
  readonly notation: string;
  /** The kind of deed, for drawing only. */
  readonly kind: string;
  readonly text: string;
  /** The values of its sentence, for drawing only. */
  readonly given: Readonly<Given>;
  /** What it names, each as "kind id": lit, and pressed instead of the button. The most telling comes last. */
  readonly things: readonly string[];
  /** It stands back a little, such as "done". */
  readonly quiet: boolean;
  /** To press it is itself the second word. */
  readonly plain: boolean;
}

/** The choices of a view with what the question says of them; none for whoever does not decide. */
export const optionsOf = (view: BaseView, question: Question | null): readonly Option[] =>
  (question?.rows ?? []).flatMap((row, place) => {
    const notation = view.choices[place];
    return notation === undefined || question === null ? [] : [{ notation, ...choiceIn(question, row) }];
  });

/** A row of a question: the number of its form, and those of its words. A word is a value and a thing; either may be missing. */
const choiceIn = ({ text, forms = [], values = [], things = [] }: Question, [number = 0, ...words]: readonly number[]): Omit<Option, "notation"> => {
  const { kind, fields = [], quiet = false, plain = false } = forms[number] as Form;
  const given = Object.fromEntries(fields.map((field, place) => [field, values[words[place] ?? -1] ?? ""]));
  const say = text.say.replace("prompt-", `action-${kind}-`);
  return { kind, text: sayPhrase({ say, given }), given, things: words.flatMap((word) => things[word] || []), quiet, plain };
};

/** An event: its kind and fields, for drawing; the paragraph that made it happen; and what everybody understands of it. */
export interface GameEvent {
  event: string;
  rule: string;
  told: Told;
  [field: string]: unknown;
}

export const QUIET = 1;
export const NORMAL = 2;
export const LOUD = 3;

export const loudnessOf = ({ told }: GameEvent): number => told.loudness ?? NORMAL;
export const isLoud = (event: GameEvent): boolean => loudnessOf(event) >= LOUD;
/** Read aloud, and news for those who wait; the rest is only in the log. */
export const isSaid = (event: GameEvent): boolean => loudnessOf(event) >= NORMAL;
/** It has a line of its own in the log: neither silent nor a heading. */
export const hasLine = (event: GameEvent): boolean => loudnessOf(event) >= QUIET && !event.told.scene;
export const linesOf = (events: readonly GameEvent[]): readonly GameEvent[] => events.filter(hasLine);
/** It was done, rather than counted or dealt after it. */
export const isDeed = (event: GameEvent): boolean => isSaid(event) && hasLine(event) && !event.told.fold && !event.told.block;
/** Others feel it: it is shown before it is done. */
export const isHit = ({ told }: GameEvent): boolean => told.felt === "hit";
/** What an event says of itself; values that stand in its own fields are not said again. */
export const phraseOf = ({ told, ...fields }: GameEvent): Phrase => {
  const plain = Object.entries(fields).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return { say: told.say || `event-${fields.event}`, given: { ...Object.fromEntries(plain), ...told.given } as Given };
};
/** The heading of the scene that it begins. */
export const sceneOf = (event: GameEvent): Phrase | null => (event.told.scene ? { ...phraseOf(event), say: event.told.scene } : null);
export const textOf = (event: GameEvent): string => sayPhrase(phraseOf(event));
export const actorOf = ({ told }: GameEvent): number | null => told.actor ?? null;

/** The id in a thing: "b2" of "square b2". */
export const idOf = (thing: string): string => thing.slice(thing.indexOf(" ") + 1);
export const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(" "));
/** The first thing of that kind among some, by its id. */
export const thingOf = (things: readonly string[], kind: string): string | null => {
  const found = things.find((thing) => kindOf(thing) === kind);
  return found === undefined ? null : idOf(found);
};
