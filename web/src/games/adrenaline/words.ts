// The sentences of this game, a chunk for each language.

const CATALOGUES: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  pl: () => import("./words/pl"),
};

export const words = async (language: string): Promise<readonly string[]> => (await CATALOGUES[language]?.())?.default ?? [];
