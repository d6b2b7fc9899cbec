// Where a learner stands in a lesson. The client knows no rule: it compares events with the goal, and choices with hints.

import type { WholeFace } from "../games/face";
import type { Option } from "../games/told";
import type { Json, LessonInfo, TableInfo } from "../wire/types";

/** What to press next: the hint, and the choices that begin with it. */
export interface Step {
  readonly hint: string;
  readonly options: readonly Option[];
}

/** The last hint that any choice begins with; null if the learner has strayed. */
export const stepOf = (hints: readonly string[], options: readonly Option[]): Step | null => {
  for (const hint of [...hints].reverse()) {
    const found = options.filter(({ notation }) => notation.startsWith(hint));
    if (found.length > 0) return { hint, options: found };
  }
  return null;
};

/** Some event has all that the goal asks for. */
export const isReached = (goal: LessonInfo["goal"], events: readonly Json[]): boolean =>
  events.some((event) => Object.entries(goal).every(([field, value]) => event[field] === value));

/** The key of what a lesson says: to a hint, as its title, or when it is done. */
export const lessonKey = (lesson: string, part: string): string => `lesson-${lesson}-${part.replaceAll(" ", "-")}`;

/** Something that is told once: what it is remembered by, the key of its sentence, and the rule that it is about, if any. */
export interface Tip {
  readonly name: string;
  readonly key: string;
  readonly topic: string | null;
}

/** What is to be told now: the most urgent rule that is new, or else the kind of decision, if that is. */
export const newTip = (topics: readonly string[], prompt: string, isNew: (name: string) => boolean): Tip | null => {
  const topic = topics.find((name) => isNew(`intro-${name}`));
  if (topic !== undefined) return { name: `intro-${topic}`, key: `intro-${topic}`, topic };
  return prompt !== "" && isNew(prompt) ? { name: prompt, key: `tip-${prompt}`, topic: null } : null;
};

/** A sentence, and the paragraphs that it names in brackets at its end. */
export const withRules = (sentence: string): { text: string; rules: readonly string[] } => {
  const found = /\s*\(((?:[A-Z]-\d+(?:\.\d+)?(?:, )?)+)\)$/.exec(sentence);
  return found === null
    ? { text: sentence, rules: [] }
    : { text: sentence.slice(0, found.index), rules: (found[1] ?? "").split(", ") };
};

/** What is taught at a table: a lesson, a puzzle, a game that explains itself, or nothing. */
export const taughtAt = (face: Pick<WholeFace, "isTraining">, table: TableInfo | null): "lesson" | "puzzle" | "training" | null => {
  if (table === null) return null;
  if (table.puzzle) return "puzzle";
  return table.lesson !== null ? "lesson" : face.isTraining(table) ? "training" : null;
};
