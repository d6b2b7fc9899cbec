import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { POWERUPS, WEAPONS } from "../src/games/adrenaline/cards";
import { ARENA_IDS } from "../src/games/adrenaline/arena";
import { CHARACTERS, COLOURS, MODES, PROMPTS, ROOMS } from "../src/games/adrenaline/view";
import { BOT_SECONDS, CLOCKS, ENDINGS } from "../src/people/offer";

const LANGUAGES = ["en", "fr", "pl"] as const;
const client = new URL("../src/", import.meta.url);
const game = new URL("../../src/frenzy/games/adrenaline/", import.meta.url);

/** The client's own words: one catalogue for what all screens say, and one for each part of it. */
const ownWords = (language: string): string =>
  [`${language}.ftl`, ...readdirSync(new URL(`text/${language}/`, client)).sort().map((name) => `${language}/${name}`)]
    .map((name) => readFileSync(new URL(`text/${name}`, client), "utf8"))
    .join("\n");
const source = (language: string): string[] => [
  ownWords(language),
  readFileSync(new URL(`locale/${language}/cards.ftl`, game), "utf8"),
  readFileSync(new URL(`locale/${language}/game.ftl`, game), "utf8"),
];
const bundleOf = (language: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of source(language)) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
};
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "").sort();

const files = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(new URL(`${entry.name}/`, folder))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [readFileSync(new URL(entry.name, folder), "utf8")]
        : [],
  );
/** Every key that is written out in the client, and those that are put together. */
const used = new Set([
  ...files(client)
    .map((text) => text.replaceAll(/testid=("[^"]*"|\{[^}]*\})/g, ""))
    .flatMap((text) => [...text.matchAll(/"([a-z]+(?:-[a-z_]+)+)"/g)].map(([, key]) => key ?? "")),
]);
const built = [
  ...PROMPTS.map((prompt) => `prompt-${prompt}`),
  ...WEAPONS.flatMap(({ id, effects }) => [
    `weapon-${id}`,
    ...effects.flatMap((effect) => [`weapon-${id}-${effect.id}`, `weapon-${id}-${effect.id}-text`]),
  ]),
  ...POWERUPS.flatMap((id) => [`powerup-${id}`, `powerup-${id}-text`]),
  ...ROOMS.flatMap((room) => [`room-${room}`, `letter-${room}`]),
  ...COLOURS.flatMap((colour) => [`colour-${colour}`, `cubes-${colour}`, `spawn-${colour}`]),
  ...CHARACTERS.map((who) => `character-${who}`),
  ...MODES.map((mode) => `mode-${mode}`),
  ...ARENA_IDS.map((id) => `arena-${id}`),
  ...["you", "rivals", "log", "chat"].map((sheet) => `sheet-${sheet}`),
  ...["easy", "hard", "random", "greedy"].flatMap((level) => [`level-${level}`, `level-${level}-text`]),
  ...CLOCKS.flatMap((clock) => [`clock-${clock}`, `clock-${clock}-help`]),
  ...ENDINGS.flatMap((ending) => [`ending-${ending}`, `ending-${ending}-text`]),
  ...MODES.flatMap((mode) => [`mode-${mode}-text`, `end-tie-${mode}`]),
  ...["sat", "left", "ready", "away", "back", "bot"].map((change) => `change-${change}`),
  ...["dark", "light"].map((theme) => `theme-${theme}-name`),
  ...["off", "fast", "normal"].map((speed) => `wish-motion-${speed}`),
  ...BOT_SECONDS.map((_, place) => `bot-pace-${place}`),
  ...["north", "east", "south", "west"].map((side) => `side-${side}`),
];

describe.each(LANGUAGES)("the words in %s", (language) => {
  const bundle = bundleOf(language);
  const [own = ""] = source(language);

  it("have the same keys as in English", () => expect(keysOf(own)).toEqual(keysOf(source("en")[0] ?? "")));

  it("have no key twice", () => {
    const all = source(language).flatMap(keysOf);
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });

  it("have all that the client puts together", () =>
    expect(built.filter((key) => !bundle.hasMessage(key))).toEqual([]));

  it("have all that the client writes out", () => {
    const starts = new Set(keysOf(own).map((key) => key.split("-")[0]));
    const wanted = [...used].filter((key) => starts.has(key.split("-")[0]));
    expect(wanted.length).toBeGreaterThan(60);
    const notKeys = new Set(["lit-soft"]);
    expect(wanted.filter((key) => !bundle.hasMessage(key) && !notKeys.has(key))).toEqual([]);
  });

  it("have no sentence that nobody says", () => {
    const said = new Set([...used, ...built]);
    const parts = ["refused-", "problem-", "field-", "preset-"];
    const single = files(client).join("\n");
    const idle = keysOf(own).filter(
      (key) => !said.has(key) && !parts.some((part) => key.startsWith(part)) && !single.includes(`"${key}"`),
    );
    expect(idle).toEqual([]);
  });
});
