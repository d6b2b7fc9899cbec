import { knows, say } from "../text/text.svelte";
import { RequestFailed } from "../wire/http";

/** The part of a form that a problem is about, whichever place of a list: "options.bot" for the Bot; null if it is about none. */
export const problemField = (error: unknown): string | null =>
  error instanceof RequestFailed ? (error.problem.field?.replace(/\[\d+\]$/, "") ?? null) : null;

const keysOf = (error: RequestFailed): string[] => {
  const [field, { reason }] = [problemField(error), error.problem];
  return [
    ...(field ? [`field-${field.replaceAll(".", "-")}`] : []),
    `problem-${reason}`,
  ];
};

/** What went wrong with a request, for people. */
export const problemText = (error: unknown): string => {
  if (!(error instanceof RequestFailed)) return say("problem-other", { detail: String(error) });
  if (error.status === 0) return say("problem-offline");
  const detail = error.problem.error;
  return say(keysOf(error).find(knows) ?? "problem-other", { detail });
};
