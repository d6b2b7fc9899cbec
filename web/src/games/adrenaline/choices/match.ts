// Which thing on the screen a choice names. The client knows no rule: it only reads the words of the choice.

import { Lights } from "../../../choices/lights";

export type Thing =
  | { on: "square"; id: string }
  | { on: "path"; squares: readonly string[] }
  | { on: "room"; id: string }
  | { on: "figure"; id: string }
  | { on: "spawn"; id: string }
  | { on: "weapon"; id: string }
  | { on: "market"; id: string }
  | { on: "card"; id: string }
  | { on: "cube"; id: string }
  | { on: "tile"; id: string }
  | { on: "track"; id: string }
  | { on: "nothing" };

const NOTHING: Thing = { on: "nothing" };

/** The thing that a choice names. */
export const thingOf = (choice: string): Thing => {
  const [verb = "", id = ""] = choice.split(" ", 2);
  if (id === "") return NOTHING;
  switch (verb) {
    case "move":
    case "aim":
      return { on: "square", id };
    case "path":
      return { on: "path", squares: id.split("-") };
    case "room":
      return { on: "room", id };
    case "target":
      return id.startsWith("spawn:") ? { on: "spawn", id: id.slice("spawn:".length) } : { on: "figure", id };
    case "bot":
      return { on: "spawn", id };
    case "shoot":
    case "reload":
    case "drop":
      return { on: "weapon", id };
    case "take":
      return { on: "market", id };
    case "play":
    case "discard":
      return { on: "card", id };
    case "pay":
      return id.includes(":") ? { on: "card", id } : id === "cubes" ? NOTHING : { on: "cube", id };
    case "tile":
      return { on: "tile", id };
    case "tag":
      return { on: "track", id };
    default:
      return NOTHING;
  }
};

/** The card that a choice names, to be read. */
export const cardOf = (choice: string | null): string | null => {
  const thing = choice === null ? NOTHING : thingOf(choice);
  return thing.on === "weapon" || thing.on === "market" || thing.on === "card" ? thing.id : null;
};

/** The things that a choice lights: a path is all of its squares. */
export const thingsOf = (choice: string): readonly string[] => {
  const thing = thingOf(choice);
  if (thing.on === "nothing") return [];
  return thing.on === "path" ? thing.squares.map((square) => `path ${square}`) : [`${thing.on} ${thing.id}`];
};

export const lightsOf = (choices: readonly string[]): Lights => new Lights(choices, thingsOf);

/** The choices that a square stands for: its own, its room's, its spawnpoint's, and those of whoever stands there. */
export const choicesAt = (
  lights: Lights,
  square: { id: string; room: string; spawn: string | null },
  figures: readonly string[],
): readonly string[] => {
  const spawn = square.spawn === null ? [] : lights.of("spawn", square.spawn);
  const here = figures.flatMap((figure) => lights.of("figure", figure));
  return [...lights.of("square", square.id), ...lights.of("room", square.room), ...spawn, ...here];
};

/** What to ask about a square that is not lit: the kind of thing that the choices are about, on that square. */
export const subjectAt = (
  lights: Lights,
  square: { id: string; room: string; spawn: string | null },
  figures: readonly string[],
): string => {
  const [only] = figures;
  if (lights.has("figure") && figures.length === 1 && only !== undefined) return `figure ${only}`;
  if (lights.has("room")) return `room ${square.room}`;
  if (lights.has("spawn") && square.spawn !== null) return `spawn ${square.spawn}`;
  return `square ${square.id}`;
};
