// The sentences of this game, a chunk for each language: for the front door; at a table the server tells those of the game.

type Chunk = () => Promise<{ default: readonly string[] }>;

const ALL: Readonly<Record<string, Chunk>> = {
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  pl: () => import("./words/pl"),
};
const SCREENS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("../../text/en/adrenaline.ftl?raw"),
  fr: () => import("../../text/fr/adrenaline.ftl?raw"),
  pl: () => import("../../text/pl/adrenaline.ftl?raw"),
};

export const words = async (language: string): Promise<readonly string[]> => (await ALL[language]?.())?.default ?? [];

/** Those that only its screens say. */
export const screenWords = async (language: string): Promise<readonly string[]> => [(await SCREENS[language]?.())?.default ?? ""];
