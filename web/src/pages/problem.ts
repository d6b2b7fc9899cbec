import { say } from "../text/text.svelte";
import { RequestFailed } from "../wire/http";

/** What went wrong with a request, for people. */
export const problemText = (error: unknown): string => {
  if (!(error instanceof RequestFailed)) return String(error);
  if (error.status === 0) return say("problem-offline");
  if (error.status === 404) return say("problem-no-table");
  if (error.status === 429) return say("problem-too-many");
  return say("problem-other", { detail: error.problem.error });
};
