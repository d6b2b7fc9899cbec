// Decisions with one answer only, which the client may give by itself.

import type { Forced } from "../../choices/forced";
import { isMine, type View } from "./view";

/** Where a die goes, and when to drive off, is one's own to say, even if there is nothing else. */
const OWN: ReadonlySet<string> = new Set(["use", "ram", "fix", "core", "red", "end", "arson", "install"]);
const PAUSE = 900;

export const forcedIn = (view: View, choices: readonly string[]): Forced | null => {
  const [choice] = choices;
  if (choice === undefined || choices.length > 1 || !isMine(view) || OWN.has(choice.split(" ", 1)[0] ?? "")) return null;
  return { choice, pause: PAUSE };
};
