// A step of a replay in words.

import type { BaseView, GameFace } from "../games/face";
import type { Step } from "../stores/replay.svelte";
import { say } from "../text/text.svelte";
import type { SeatInfo } from "../wire/types";

/** Who sits there: the figure, and the name of the person if a person does. */
export const seatName = (face: GameFace, view: BaseView, seats: readonly SeatInfo[], seat: number): string => {
  const info = seats[seat];
  const name = face.nameOf(view.options, seat);
  if (name === "") return info?.name ?? "";
  return info?.kind === "human" && info.name !== "" ? say("replay-seat", { name, player: info.name }) : name;
};

/** The choice that led here, in the words of the table before it; of others' choices a seat sees only whose it was. */
export const choiceLine = (face: GameFace, step: Step, before: Step | null): string => {
  if (step.number === 0 || step.seat === null) return say("log-setup");
  const name = face.nameOf(step.view.options, step.seat);
  if (step.choice === null) return name;
  const choice = face.choiceText(before?.view ?? step.view, step.choice);
  return name === "" ? choice : say("replay-choice", { name, choice });
};

/** What the choice led to. The set-up is told as a whole. */
export const eventLines = (face: GameFace, step: Step): string[] => {
  if (step.number === 0) return [say("replay-setup")];
  const lines = step.events.flatMap((event) => (event.event === "asked" ? [] : [face.eventText(step.view, event)]));
  if (lines.length > 0) return lines;
  return [say(step.choice === null ? "replay-secret" : "replay-quiet")];
};
