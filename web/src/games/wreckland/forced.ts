// Decisions with one answer only, which the client may give by itself.

import type { Forced } from "../../choices/forced";
import type { Option } from "../face";
import { isMine, type View } from "./view";

/** Where a die goes, and when to drive off, is one's own to say, even if there is nothing else. */
const OWN: ReadonlySet<string> = new Set(["use", "ram", "fix", "core", "red", "end_phase", "arson", "install"]);
const PAUSE = 900;

export const forcedIn = (view: View, options: readonly Option[]): Forced | null => {
  const [only] = options;
  if (only === undefined || options.length > 1 || !isMine(view) || OWN.has(only.kind)) return null;
  return { choice: only.notation, pause: PAUSE };
};
