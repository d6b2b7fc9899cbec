// The games behind the front door: what each brings for its door, and the ways in, which are loaded when it is chosen.

import type { Component } from "svelte";
import { campaignFace } from "../campaign/face";
import { games } from "../stores/games.svelte";
import { text } from "../text/text.svelte";
import { gameBooklet } from "../wire/http";
import type { GameInfo } from "../wire/types";

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
const PANELS = import.meta.glob<{ default: Component; screenWords: (language: string) => Promise<readonly string[]> }>(
  "../games/*/front/Panel.svelte",
);

const nameIn = (path: string): string => path.split("/")[2] ?? "";

/** The games that bring a door. */
const GAMES: readonly string[] = Object.entries(DOORS)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => nameIn(path));

/** All games, those without a door of their own last. */
export const gamesBehind = (here: readonly GameInfo[]): readonly string[] => [
  ...GAMES,
  ...here.map(({ game }) => game).filter((game) => !GAMES.includes(game)),
];

export const doorOf = (game: string): Door | undefined => DOORS[`../games/${game}/door.ts`];

/** Go through a door; when it is open, what stands behind it can be said. */
export const enter = async (game: string): Promise<Entrance> => {
  const load = PANELS[`../games/${game}/front/Panel.svelte`];
  if (load !== undefined) {
    const { default: Panel, screenWords } = await load();
    await text.use(game, (language) => wordsOf(game, language, screenWords));
    return { Panel, props: {} };
  }
  if (!GAMES.includes(game)) return plainEntrance(game);
  const [{ default: Panel }, face] = await Promise.all([import("../campaign/CampaignFront.svelte"), campaignFace(game)]);
  await text.use(game, face.words ?? (() => Promise.resolve([])));
  return { Panel, props: { game, face } };
};

/** The words that everybody may read of a game, and those of its screens. */
const wordsOf = async (game: string, language: string, screens?: (language: string) => Promise<readonly string[]>): Promise<readonly string[]> => {
  const [booklet, own] = await Promise.all([gameBooklet(game, language), screens?.(language) ?? []]);
  return [booklet.text, ...own];
};

/** The way into a game that this client knows nothing of: what it declares, in its own words. */
const plainEntrance = async (game: string): Promise<Entrance> => {
  const [{ default: Panel }] = await Promise.all([import("./PlainFront.svelte"), games.load()]);
  await text.use(game, (language) => wordsOf(game, language));
  const info = games.info(game);
  if (info === undefined) throw new Error(game);
  return { Panel, props: { game: info } };
};

/** The game of the last visit; the first one at the first visit, and where that game is gone. */
export const readGame = (kept: string | null, here: readonly GameInfo[]): string =>
  gamesBehind(here).find((name) => name === kept) ?? GAMES[0] ?? "";
