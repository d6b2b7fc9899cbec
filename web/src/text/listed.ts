import { say } from "./text.svelte";

/** Things in a row, as a sentence has them: "a, b and c". */
export const listed = (items: readonly string[]): string => {
  const [first = "", ...rest] = items;
  if (rest.length > 1) return say("list-more", { first, rest: listed(rest) });
  return rest.length === 1 ? say("list-two", { first, last: rest[0] ?? "" }) : first;
};
