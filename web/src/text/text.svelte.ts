import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { store, stored } from "../stores/ui.svelte";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", pl: "Polski" };

export type Values = Record<string, FluentVariable>;

const catalogues: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  pl: () => import("./pl"),
};

export const makeBundle = (language: Language, sources: readonly string[]): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
};

const isLanguage = (name: string | undefined | null): name is Language => LANGUAGES.some((known) => known === name);

export const nearestLanguage = (wishes: readonly string[]): Language => {
  const [found] = negotiateLanguages(wishes, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return isLanguage(found) ? found : "en";
};

class Text {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);

  /** Load the sentences of a language, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const { default: sources } = await catalogues[language]();
    this.bundle = makeBundle(language, sources);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    store("frenzy-language", language);
    await this.speak(language);
  }

  /** The language of the last visit, or that of the browser. */
  async begin(): Promise<void> {
    const wish = stored("frenzy-language");
    await this.speak(isLanguage(wish) ? wish : nearestLanguage(navigator.languages));
  }
}

export const text = new Text();

export const knows = (key: string): boolean => text.bundle?.hasMessage(key) ?? false;

/** The sentence of that key. Read in a template, it changes with the language. */
export const say = (key: string, values?: Values): string => {
  const pattern = text.bundle?.getMessage(key)?.value;
  return text.bundle && pattern ? text.bundle.formatPattern(pattern, values, []) : key;
};
