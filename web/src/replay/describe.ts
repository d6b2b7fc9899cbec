// A step of a replay in words.

import { choiceText, eventText, figureName } from "../games/adrenaline/speak";
import type { View } from "../games/adrenaline/view";
import type { Step } from "../stores/replay.svelte";
import { say } from "../text/text.svelte";
import type { SeatInfo } from "../wire/types";

/** Who sits there: the figure, and the name of the person if a person does. */
export const seatName = (view: View, seats: readonly SeatInfo[], seat: number): string => {
  const info = seats[seat];
  const name = figureName(view, seat);
  return info?.kind === "human" && info.name !== "" ? say("replay-seat", { name, player: info.name }) : name;
};

/** The choice that led here, in the words of the table before it; of others' choices a seat sees only whose it was. */
export const choiceLine = (step: Step, before: Step | null): string => {
  if (step.number === 0 || step.seat === null) return say("log-setup");
  const name = figureName(step.view, step.seat);
  if (step.choice === null) return name;
  return say("replay-choice", { name, choice: choiceText(before?.view ?? step.view, step.choice) });
};

/** What the choice led to. The set-up is told as a whole. */
export const eventLines = (step: Step): string[] => {
  if (step.number === 0) return [say("replay-setup")];
  const lines = step.events.flatMap((event) => (event.event === "asked" ? [] : [eventText(step.view, event)]));
  if (lines.length > 0) return lines;
  return [say(step.choice === null ? "replay-secret" : "replay-quiet")];
};
