// A step of a replay in words.

import type { BaseView, WholeFace } from "../games/face";
import { hasLine, textOf } from "../games/told";
import type { Step } from "../stores/replay.svelte";
import { sayPhrase } from "../text/phrase";
import { say } from "../text/text.svelte";
import type { SeatInfo } from "../wire/types";

/** Who sits there: the figure, and the name of the person if a person does. */
export const seatName = (face: WholeFace, view: BaseView, seats: readonly SeatInfo[], seat: number): string => {
  const info = seats[seat];
  const name = face.nameOf(view.options, seat);
  if (name === "") return info?.name ?? "";
  return info?.kind === "human" && info.name !== "" ? say("replay-seat", { name, player: info.name }) : name;
};

/** The choice that led here; of others' choices a seat sees only whose it was. */
export const choiceLine = (face: WholeFace, step: Step): string => {
  if (step.number === 0 || step.seat === null) return say("log-setup");
  const name = face.nameOf(step.view.options, step.seat);
  if (step.said === null) return name;
  const choice = sayPhrase(step.said.text);
  return name === "" ? choice : say("replay-choice", { name, choice });
};

/** A step: what was done, and what it led to. */
export interface StepText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A step in words. Where the first that happened is what was chosen, it is told once; the set-up is told as a whole. */
export const stepText = (face: WholeFace, step: Step): StepText => {
  const title = choiceLine(face, step);
  if (step.number === 0) return { title, lines: [say("replay-setup")] };
  const events = step.events.filter((event) => hasLine(event) || event.told.scene);
  const lines = events.map(textOf);
  const isTwice = step.said !== null && events[0]?.told.echoes?.includes(step.said.kind);
  if (isTwice) return { title: (lines[0] ?? "").replace(/\.$/, ""), lines: lines.slice(1) };
  return { title, lines: lines.length > 0 ? lines : [say(step.said === null ? "replay-secret" : "replay-quiet")] };
};
