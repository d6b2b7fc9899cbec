import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { untrack } from "svelte";
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

/** No line begins with one of the signs that French sets apart, nor ends with the quotation mark that opens. */
const together = (words: string): string => words.replace(/ (?=[:;?!»%])/g, "\u00a0").replace(/« /g, "«\u00a0");

/** Where two sources say the same, the first is heard: a game may have better words than the client. */
export const makeBundle = (language: Language, sources: readonly string[]): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(language === "fr" && { transform: together }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
};

const isLanguage = (name: string | undefined | null): name is Language => LANGUAGES.some((known) => known === name);

export const nearestLanguage = (wishes: readonly string[]): Language => {
  const [found] = negotiateLanguages(wishes, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return isLanguage(found) ? found : "en";
};

/** Sentences from somewhere else, in a language: those of a game, which only its tables need. */
export type Source = (language: Language) => Promise<readonly string[]>;

class Text {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  private sources: ReadonlyMap<string, Source> = new Map();
  private asked = 0;

  /** Load the sentences of a language, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    await this.load(language, this.sources);
  }

  /** Say also what comes from there, now and in every language that is chosen later. */
  async add(name: string, source: Source): Promise<void> {
    await this.load(untrack(() => this.language), new Map(this.sources).set(name, source));
  }

  /** Say what comes from there, and what the client says itself; nothing that was added before. */
  async use(name: string, source: Source): Promise<void> {
    await this.load(untrack(() => this.language), new Map([[name, source]]));
  }

  async choose(language: Language): Promise<void> {
    await this.speak(language);
    store("frenzy-language", language);
  }

  /** The language of the last visit, or that of the browser. */
  async begin(): Promise<void> {
    const wish = stored("frenzy-language");
    await this.speak(isLanguage(wish) ? wish : nearestLanguage(navigator.languages));
  }

  /** All or nothing, and the last wish counts: until everything is there, what was said before is said. */
  private async load(language: Language, sources: ReadonlyMap<string, Source>): Promise<void> {
    const number = (this.asked += 1);
    const [own, ...others] = await Promise.all([
      catalogues[language]().then(({ default: found }) => found),
      ...[...sources.values()].map((source) => source(language)),
    ]);
    if (number !== this.asked) return;
    this.sources = sources;
    this.bundle = makeBundle(language, [...others.flat(), ...own]);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const text = new Text();

export const knows = (key: string): boolean => text.bundle?.hasMessage(key) ?? false;

/** The sentence of that key. Read in a template, it changes with the language. */
export const say = (key: string, values?: Values): string => {
  const pattern = text.bundle?.getMessage(key)?.value;
  return text.bundle && pattern ? text.bundle.formatPattern(pattern, values, []) : key;
};
