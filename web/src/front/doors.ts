// The games behind the front door: a picture, a name, and the ways in, which are loaded when the door is chosen.

import type { Component } from "svelte";
import { text } from "../text/text.svelte";
import ArenaPicture from "./ArenaPicture.svelte";
import RoadPicture from "./RoadPicture.svelte";

export interface Door {
  /** The keys of its name and of a line about it. */
  readonly name: string;
  readonly line: string;
  readonly Picture: Component;
  /** The ways in; when they are there, what they say can be said. */
  readonly load: () => Promise<Component>;
}

const adrenaline = async (): Promise<Component> => {
  const [{ default: Panel }, { words }] = await Promise.all([
    import("./Adrenaline.svelte"),
    import("../games/adrenaline/words"),
  ]);
  await text.use("adrenaline", words);
  return Panel;
};

export const DOORS = {
  adrenaline: { name: "door-adrenaline", line: "door-adrenaline-line", Picture: ArenaPicture, load: adrenaline },
  wreckland: {
    name: "door-wreckland",
    line: "door-wreckland-line",
    Picture: RoadPicture,
    load: async () => (await import("../campaign/Wreckland.svelte")).default,
  },
} as const satisfies Record<string, Door>;

export type GameName = keyof typeof DOORS;
export const GAMES = Object.keys(DOORS) as GameName[];

/** The game of the last visit; the first one at the first visit. */
export const readGame = (kept: string | null): GameName => GAMES.find((name) => name === kept) ?? "adrenaline";
