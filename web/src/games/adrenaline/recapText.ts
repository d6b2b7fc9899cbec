// What was missed, in words.

import { listed } from "../../text/listed";
import { say } from "../../text/text.svelte";
import type { Recap } from "../face";
import { recapOf, type Deeds } from "./recap";
import { figureName } from "./speak";
import type { GameEvent, View } from "./view";

const wordsOf = (view: View, { damage, marks, kills, points }: Deeds): string =>
  listed([
    ...(damage > 0 ? [say("recap-damage", { damage: say("damage-count", { count: damage }) })] : []),
    ...(marks > 0 ? [say("recap-damage", { damage: say("mark-count", { count: marks }) })] : []),
    ...(kills.length > 0 ? [say("recap-kills", { names: listed(kills.map((one) => (one === view.seat ? say("recap-you") : figureName(view, one)))) })] : []),
    ...(points > 0 ? [say("point-count", { count: points })] : []),
  ]);

export const recapText = (view: View, events: readonly GameEvent[]): Recap | null => {
  const recap = recapOf(view, events);
  if (recap === null) return null;
  const lines = recap.deeds.map((deeds) => ({
    seat: deeds.figure,
    name: deeds.figure === view.seat ? say("you") : figureName(view, deeds.figure),
    words: wordsOf(view, deeds),
  }));
  return { turns: recap.turns, lines };
};
