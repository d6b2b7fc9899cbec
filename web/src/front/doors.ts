// The games behind the front door: what each brings for its door, and the ways in, which are loaded when it is chosen.

import type { Component } from "svelte";
import { campaignFace } from "../campaign/face";
import type { Options, WhoProps } from "../games/face";
import { screenWords } from "../games/words";
import { games } from "../stores/games.svelte";
import { text } from "../text/text.svelte";
import { gameBooklet } from "../wire/http";
import type { GameInfo } from "../wire/types";
import type { Value, Wish } from "./manifest";

/** What a game brings for its door. */
export interface Door {
  /** Its place among the doors. */
  readonly order: number;
  readonly Picture?: Component;
  /** The colours and letters of its sign, as variables: see `Doors.svelte`. */
  readonly style?: string;
}

export interface HeroProps {
  wish: Wish;
  change: (name: string, value: Value | null) => void;
}

/** What a game adds to the form that is made from what it declares. */
export interface Front {
  /** Above the ways in. */
  readonly Hero?: Component<HeroProps>;
  /** Its options that are asked first. */
  readonly order?: readonly string[];
  /** What is drawn for the values of a term, by its name in a wish. */
  readonly tiles?: Readonly<Record<string, Component<{ value: Value | null }>>>;
  /** What a table has agreed on, in a few words each. */
  terms?(options: Options): readonly string[];
  /** Whom somebody plays on that seat. */
  readonly Portrait?: Component<WhoProps>;
  /** Its questions name the rules that matter now: whoever knows them all may switch that off. */
  readonly introduces?: boolean;
  /** The game that teaches, after the lessons if there are some: how one sits down at it, and the keys of its name and of a line about it. */
  readonly training?: { readonly begin: () => Promise<string>; readonly name: string; readonly text: string };
}

/** The ways into a game, with all that they need. */
export interface Entrance {
  readonly Panel: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

const DOORS = import.meta.glob<Door>("../games/*/door.ts", { import: "door", eager: true });
const FRONTS = import.meta.glob<{ front: Front }>("../games/*/front.ts");

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

const infoOf = async (game: string): Promise<GameInfo> => {
  await games.load();
  const info = games.info(game);
  if (info === undefined) throw new Error(game);
  return info;
};

const wordsBehind = async (game: string, language: string): Promise<readonly string[]> => {
  const { campaign } = await infoOf(game);
  const [booklet, screens] = await Promise.all([campaign ? null : gameBooklet(game, language), screenWords(game, language)]);
  return booklet === null ? screens : [booklet.text, ...screens];
};

const entranceTo = async (game: string): Promise<Entrance> => {
  const info = await infoOf(game);
  if (info.campaign) {
    const [{ default: Panel }, face] = await Promise.all([import("../campaign/CampaignFront.svelte"), campaignFace(game)]);
    return { Panel, props: { game, face } };
  }
  const [{ default: Panel }, own] = await Promise.all([import("./PlainFront.svelte"), FRONTS[`../games/${game}/front.ts`]?.()]);
  return { Panel, props: { game: info, front: own?.front ?? {} } };
};

/** Go through a door; when it is open, what stands behind it can be said. The words are asked for at once: the last door counts. */
export const enter = async (game: string): Promise<Entrance> => {
  const [entrance] = await Promise.all([entranceTo(game), text.use(game, (language) => wordsBehind(game, language))]);
  return entrance;
};

/** The game of the last visit; the first one at the first visit, and where that game is gone. */
export const readGame = (kept: string | null, here: readonly GameInfo[]): string =>
  gamesBehind(here).find((name) => name === kept) ?? GAMES[0] ?? "";
