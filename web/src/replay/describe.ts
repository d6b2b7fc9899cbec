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

/** A step: what was done, and what it led to. */
export interface StepText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A step in words. Where the first that happened is what was chosen, it is told once; the set-up is told as a whole. */
export const stepText = (face: GameFace, step: Step, before: Step | null): StepText => {
  const title = choiceLine(face, step, before);
  if (step.number === 0) return { title, lines: [say("replay-setup")] };
  const events = step.events.filter(({ event }) => event !== "asked");
  const lines = events.map((event) => face.eventText(step.view, event));
  const [first] = events;
  const isTwice = step.choice !== null && first !== undefined && face.replay.isEcho(step.choice, first);
  if (isTwice) return { title: (lines[0] ?? "").replace(/\.$/, ""), lines: lines.slice(1) };
  return { title, lines: lines.length > 0 ? lines : [say(step.choice === null ? "replay-secret" : "replay-quiet")] };
};
