// The games behind the front door: what each brings for its door, and the ways in, which are loaded when it is chosen.

import type { Component } from "svelte";
import { campaignFace } from "../campaign/face";
import { text } from "../text/text.svelte";

/** What a game brings for its door. */
export interface Door {
  /** Its place among the doors. */
  readonly order: number;
  readonly Picture?: Component;
  /** The colours and letters of its sign, as variables: see `Doors.svelte`. */
  readonly style?: string;
}

/** The ways into a game, with all that they need. */
export interface Entrance {
  readonly Panel: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

const DOORS = import.meta.glob<Door>("../games/*/door.ts", { import: "door", eager: true });
const PANELS = import.meta.glob<{ default: Component; words: (language: string) => Promise<readonly string[]> }>(
  "../games/*/front/Panel.svelte",
);

const nameIn = (path: string): string => path.split("/")[2] ?? "";

export const GAMES: readonly string[] = Object.entries(DOORS)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => nameIn(path));

export const doorOf = (game: string): Door | undefined => DOORS[`../games/${game}/door.ts`];

/** Go through a door; when it is open, what stands behind it can be said. */
export const enter = async (game: string): Promise<Entrance> => {
  const load = PANELS[`../games/${game}/front/Panel.svelte`];
  if (load !== undefined) {
    const { default: Panel, words } = await load();
    await text.use(game, words);
    return { Panel, props: {} };
  }
  const [{ default: Panel }, face] = await Promise.all([import("../campaign/CampaignFront.svelte"), campaignFace(game)]);
  await text.use(game, face.words ?? (() => Promise.resolve([])));
  return { Panel, props: { game, face } };
};

/** The game of the last visit; the first one at the first visit. */
export const readGame = (kept: string | null): string => GAMES.find((name) => name === kept) ?? GAMES[0] ?? "";
