// What every outcome tells; what else is in it are facts of the game.

import type { Json } from "../../wire/types";

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rule: string;
  readonly rest: Json;
}

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((item) => typeof item === "number") : []);

export const outcomeOf = ({ scores, winners, rule, ...rest }: Json): Outcome => ({
  scores: numbers(scores),
  winners: numbers(winners),
  rule: typeof rule === "string" ? rule : "",
  rest,
});
