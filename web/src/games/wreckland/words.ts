// The sentences that only the screens of this game say.

const OWN: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  en: () => import("../../text/en/wreckland.ftl?raw"),
  fr: () => import("../../text/fr/wreckland.ftl?raw"),
  pl: () => import("../../text/pl/wreckland.ftl?raw"),
};

export const ownWords = async (language: string): Promise<readonly string[]> => [(await OWN[language]?.())?.default ?? ""];
