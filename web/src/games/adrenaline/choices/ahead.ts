// A reason that begins with “first choose …” tells the way to what was pressed: it can be gone in one press.

import type { Reason } from "../../../wire/types";

export interface Way {
  /** The choices to be made, one after the other. */
  readonly choices: readonly string[];
  /** The sentence that says where they lead, and the square it names. */
  readonly key: string;
  readonly square: string;
}

/** The ways that a reason tells; none where nothing would help. */
export const waysOf = ({ key, values }: Reason): Way[] => {
  const square = String(values["square"] ?? "");
  const run: Way = { choices: ["run", `move ${square}`], key: "action-move", square };
  const grab: Way = { choices: ["grab", `move ${square}`], key: "action-move-grab", square };
  switch (key) {
    case "why-not-run-first":
      return [run];
    case "why-not-grab-first":
      return [grab];
    case "why-not-either-first":
      return [run, grab];
    default:
      return [];
  }
};
