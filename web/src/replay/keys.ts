// The keyboard of a replay: arrows by step, page keys by turn, space to play, plus and minus for the speed.

import type { Replay } from "../stores/replay.svelte";
import { turnAfter, turnBefore } from "./timeline";

const DEEDS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowLeft: (replay) => replay.go(replay.step - 1),
  ArrowRight: (replay) => replay.go(replay.step + 1),
  PageUp: (replay) => replay.go(turnBefore(replay.turns, replay.step)),
  PageDown: (replay) => replay.go(turnAfter(replay.turns, replay.step, replay.total ?? 0)),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.total ?? 0),
  " ": (replay) => replay.toggle(),
  "+": (replay) => replay.faster(1),
  "=": (replay) => replay.faster(1),
  "-": (replay) => replay.faster(-1),
};

/** Where a key has a meaning of its own: in a form, in a dialog; and the space on whatever can be pressed. */
const isTaken = (event: KeyboardEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog, select, textarea, input:not([type="range"])') != null) return true;
  return event.key === " " && target?.closest('button, a, summary, [role="button"]') != null;
};

export const replayKey = (replay: Replay, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const deed = DEEDS[event.key];
  if (deed === undefined) return;
  event.preventDefault();
  setTimeout(() => deed(replay)); // a key that is pressed skips the film on the board, and must not skip the next one
};
