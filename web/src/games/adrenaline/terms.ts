// What a table of this game has agreed on, in a few words each.

import { say } from "../../text/text.svelte";
import type { Options } from "../face";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const termsOf = (options: Options): string[] => {
  const arena = text(options["arena"]);
  const skulls = options["skulls"];
  return [
    say(`mode-${text(options["mode"]) || "deathmatch"}`),
    arena === "" ? say("game-arena-auto") : say(`arena-${arena}`),
    say("skull-count", { count: typeof skulls === "number" ? skulls : 8 }),
    say(`ending-${text(options["ending"]) || "frenzy"}`),
    ...Object.keys(options).flatMap((name) => (options[name] === true ? [say(`option-${name}`)] : [])),
  ];
};
