// The sentences that only the screens of a game say, a chunk for each language; all others come from the server.

const SCREENS = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default" });

export const screenWords = async (game: string, language: string): Promise<readonly string[]> => {
  const found = await SCREENS[`./${game}/words/${language}.ftl`]?.();
  return found === undefined ? [] : [found];
};
