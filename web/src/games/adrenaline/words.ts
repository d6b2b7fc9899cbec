// The sentences that only the screens of this game say, a chunk for each language; all others come from the server.

const SCREENS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("../../text/en/adrenaline.ftl?raw"),
  fr: () => import("../../text/fr/adrenaline.ftl?raw"),
  pl: () => import("../../text/pl/adrenaline.ftl?raw"),
};

export const screenWords = async (language: string): Promise<readonly string[]> => [(await SCREENS[language]?.())?.default ?? ""];
