// What a square of the arena stands for.

import type { Lights } from "../../../choices/lights";
import type { Option } from "../../told";

interface Place {
  readonly id: string;
  readonly room: string;
  readonly spawn: string | null;
}

/** The choices that a square stands for: its own, its room's, its spawnpoint's, those of a way over it, and those of whoever stands there. */
export const choicesAt = (lights: Lights, square: Place, figures: readonly string[]): readonly Option[] => {
  const spawn = square.spawn === null ? [] : lights.of("spawn", square.spawn);
  const here = figures.flatMap((figure) => lights.of("figure", figure));
  return [...lights.of("square", square.id), ...lights.of("room", square.room), ...spawn, ...here, ...lights.of("path", square.id)];
};

/** What to ask about a square that is not lit: the kind of thing that the choices are about, on that square. */
export const subjectAt = (lights: Lights, square: Place, figures: readonly string[]): string => {
  const [only] = figures;
  if (lights.has("figure") && figures.length === 1 && only !== undefined) return `figure ${only}`;
  if (lights.has("room")) return `room ${square.room}`;
  if (lights.has("spawn") && square.spawn !== null) return `spawn ${square.spawn}`;
  return `square ${square.id}`;
};
