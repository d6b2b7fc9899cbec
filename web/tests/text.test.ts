import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { POWERUPS, WEAPONS } from "../src/games/adrenaline/cards";
import { ARENA_IDS } from "../src/games/adrenaline/arena";
import { CHARACTERS, COLOURS, MODES, PROMPTS, ROOMS } from "../src/games/adrenaline/view";
import { BOT_SECONDS, CLOCKS } from "../src/front/manifest";
import { GRADES } from "../src/puzzles/kept";
import { HEADS, MOBS } from "../src/games/resistance/art/people";
import { MISSION_IDS, missionOf, newTopics, sheetOf } from "../src/games/resistance/content";
import { FLOOR_IDS, OPENINGS, ZONES } from "../src/games/resistance/map/house";
import { LEVELS } from "../src/games/resistance/view";
import { DIFFICULTIES, HEROES, VEHICLES } from "../src/games/wreckland/campaign/rigs";
import { makeBundle } from "../src/text/text.svelte";

const LANGUAGES = ["en", "fr", "pl"] as const;
/** Games with words of their own in `games/NAME/words/`; the rest of their words is in the catalogues of the server. */
const GAMES = ["adrenaline", "wreckland", "resistance"] as const;
const client = new URL("../src/", import.meta.url);
const read = (path: URL): string => readFileSync(path, "utf8");
/** Those that are said only where a game has none. */
const isApart = (file: string): boolean => file === "usual.ftl";

/** The client's own words: one catalogue for what all screens say, and one for each part of it. */
const ownWords = (language: string): string =>
  [`${language}.ftl`, ...readdirSync(new URL(`text/${language}/`, client)).filter((name) => !isApart(name)).sort().map((name) => `${language}/${name}`)]
    .map((name) => read(new URL(`text/${name}`, client)))
    .join("\n");
const screenWords = (game: string, language: string): string => read(new URL(`games/${game}/words/${language}.ftl`, client));
const gameWords = (game: string, language: string): string[] => {
  const folder = new URL(`../../src/frenzy/games/${game}/locale/${language}/`, import.meta.url);
  return readdirSync(folder).sort().map((name) => read(new URL(name, folder)));
};
const source = (game: string, language: string): string[] => [
  ownWords(language), screenWords(game, language), ...gameWords(game, language),
];
const bundleOf = (game: string, language: string): FluentBundle => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of source(game, language)) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
};
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "").sort();

const files = (folder: URL): [path: string, text: string][] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [[path.pathname, read(path)]] : [];
  });
/** All that is written for every game, and for this one. */
const codeOf = (game: string): string[] =>
  files(client).flatMap(([path, text]) => {
    const [, owner] = /\/src\/games\/(\w+)\//.exec(path) ?? [];
    return GAMES.some((name) => name === owner?.toLowerCase()) && owner?.toLowerCase() !== game ? [] : [text];
  });
/** Every key that is written out. */
const usedBy = (game: string): Set<string> =>
  new Set(
    codeOf(game)
      .map((text) => text.replaceAll(/testid=("[^"]*"|\{[^}]*\})/g, ""))
      .flatMap((text) => [...text.matchAll(/"([a-z]+(?:-[a-z_]+)+)"/g)].map(([, key]) => key ?? "")),
  );
/** Keys that are put together. */
const built: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  adrenaline: [
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
    ...["frenzy", "sudden_death"].flatMap((ending) => [`ending-${ending}`, `ending-${ending}-text`]),
    ...MODES.flatMap((mode) => [`mode-${mode}-text`, `end-tie-${mode}`]),
    ...["north", "east", "south", "west"].map((side) => `side-${side}`),
    "log-refill",
  ],
  wreckland: [
    ...["clear", "install", "repair", "reroll"].map((deed) => `build-${deed}`),
    ...["core", "fix", "ram", "red", "use"].map((deed) => `deed-${deed}`),
    ...[
      "adjust_die", "anywhere", "area", "double", "exact", "explosive", "move_enemy", "pierce", "ram", "remove_die", "repair",
      "reroll_others", "set_aside", "shield", "single", "spikes",
    ].map((sign) => `legend-${sign}`),
    ...["front", "left", "rear", "right"].map((side) => `side-${side}`),
    ...["run", "wreckage"].map((phase) => `table-${phase}`),
    ...["line", "start", "name-default", "no-slots", "over", "no-runs", "total-time", "reset-text", "forget-text"].map(
      (key) => `wreckland-campaign-${key}`,
    ),
    ...[1, 2, 3, 4].map((number) => `wreckland-campaign-how-${number}`),
    ...[
      ...VEHICLES.map((vehicle) => `vehicle-${vehicle}`), ...HEROES.map((hero) => `hero-${hero}`),
      ...DIFFICULTIES.map((difficulty) => `difficulty-${difficulty}`),
    ].flatMap((key) => [`campaign-${key}`, `campaign-${key}-text`]),
  ],
  resistance: [
    ...FLOOR_IDS.map((floor) => `map-floor-${floor}`),
    ...["open", "closed", "locked", "sealed"].map((state) => `map-door-${state}`),
    ...["red", "blue", "green"].flatMap((colour) => [`colour-${colour}`, `colour-letter-${colour}`]),
    ...["players", "enemies", "end"].map((phase) => `strip-phase-${phase}`),
    ...["done", "now", "ready", "left", "fallen"].map((state) => `strip-${state}`),
    ...["spawn", "traits", "citizens", "named"].map((pile) => `pile-${pile}-left`),
    ...LEVELS.map((level) => `level-${level}`),
    ...["easy", "medium", "hard"].map((difficulty) => `difficulty-${difficulty}`),
    ...ZONES.flatMap(({ id, room }) => [`zone-${id}`, `room-${room}`]),
    ...OPENINGS.map(({ id }) => `door-${id}`),
    ...Object.keys(HEADS).map((id) => `name-${id}`),
    ...Object.keys(MOBS).map((id) => `kind-${id}`),
    ...Object.keys(HEADS).flatMap((id) => [`attack-${sheetOf(id).attack.id}`, ...LEVELS.map((level) => `skill-${sheetOf(id).skills[level]}`)]),
    ...["progress", "over", "rule", "runs", "no-runs", "total-runs", "column-chapter", "more", "farewell", "result-won", "result-lost"].map(
      (key) => `resistance-campaign-${key}`,
    ),
    "resistance-front-bots",
    ...MISSION_IDS.flatMap(newTopics).flatMap((topic) => [`topic-${topic}`, `intro-${topic}`]),
    ...["title", "all", "follow"].map((key) => `resistance-record-${key}`),
    ...["heroic", "zombie"].map((mode) => `record-mode-${mode}`),
    ...MISSION_IDS.flatMap((id) => [`mission-${id}`, ...missionOf(id).goals.flat().map((_, place) => `mission-${id}-goal-${place + 1}`)]),
  ],
};
const builtByAll = [
  ...["easy", "normal", "hard", "expert", "random", "greedy"].flatMap((level) => [`level-${level}`, `level-${level}-text`]),
  ...CLOCKS.flatMap((clock) => [`clock-${clock}`, `clock-${clock}-help`]),
  ...["sat", "left", "ready", "away", "back", "bot"].map((change) => `change-${change}`),
  ...["dark", "light"].map((theme) => `theme-${theme}-name`),
  ...["off", "fast", "normal"].map((speed) => `wish-motion-${speed}`),
  ...["bots", "allies", "alone", "friends", "here", "quick"].flatMap((way) => [`front-${way}`, `front-${way}-text`]),
  ...["front-public-help", "game-away-help", "notify-help", "wish-sound"],
  ...["confirm", "swift", "book"].flatMap((name) => [`wish-${name}`, `wish-${name}-help`]),
  ...["running", "won", "lost", "given_up"].map((result) => `campaign-result-${result}`),
  ...["reset", "forget", "clear"].flatMap((deed) => [`campaign-${deed}`, `campaign-${deed}-title`, `campaign-${deed}-text`]),
  ...["lobby", "playing", "over"].map((phase) => `games-${phase}`),
  ...BOT_SECONDS.map((_, place) => `bot-pace-${place}`),
  ...GRADES.map((grade) => `grade-${grade}`),
  ...["counts", "no_place", "shared", "helped", "branch", "no_rival"].map((sign) => `ladder-sign-${sign}`),
  ...["nothing", "revealed", "declined", "asked"].map((why) => `undo-${why}`),
  ...["solved", "tried", "new"].map((sign) => `puzzle-sign-${sign}`),
];

describe.each(LANGUAGES)("the words in %s", (language) => {
  const own = ownWords(language);
  const usual = (name: string): string[] => keysOf(read(new URL(`text/${name}/usual.ftl`, client)));

  it("stand in for what any game says, and only for that", () => {
    expect(usual(language)).toEqual(usual("en"));
    for (const game of GAMES) expect(keysOf(gameWords(game, language).join("\n"))).toEqual(expect.arrayContaining(usual("en")));
  });

  it("have the same keys as in English", () => expect(keysOf(own)).toEqual(keysOf(ownWords("en"))));

  it("are at hand on every page, where more than one of them puts the key together", async () => {
    const { default: words } = (await import(`../src/text/${language}.ts`)) as { default: readonly string[] };
    expect(builtByAll.filter((key) => !keysOf(words.join("\n")).includes(key))).toEqual([]);
  });

  it("have no sentence that nobody says", () => {
    const code = files(client).map(([, text]) => text).join("\n");
    const said = new Set([...builtByAll, ...[...code.matchAll(/["'`]([a-z]+(?:-[\w]+)*)["'`]/g)].map(([, key]) => key ?? "")]);
    const parts = ["refused-", "problem-", "closed-", "field-", "preset-", "door-"];
    const idle = keysOf(own).filter((key) => !said.has(key) && !parts.some((part) => key.startsWith(part)));
    expect(idle).toEqual([]);
  });

  describe.each(GAMES)("at a table of %s", (game) => {
    const bundle = bundleOf(game, language);
    const screens = screenWords(game, language);

    it("have the same keys as in English", () => expect(keysOf(screens)).toEqual(keysOf(screenWords(game, "en"))));

    it("have no key twice", () => {
      const all = source(game, language).flatMap(keysOf);
      expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
    });

    it("have all that the client puts together", () =>
      expect([...built[game], ...builtByAll].filter((key) => !bundle.hasMessage(key))).toEqual([]));

    it("have all that the client writes out", () => {
      const starts = new Set(keysOf(`${own}\n${screens}`).map((key) => key.split("-")[0]));
      const wanted = [...usedBy(game)].filter((key) => starts.has(key.split("-")[0]));
      expect(wanted.length).toBeGreaterThan(60);
      const notKeys = new Set(["lit-soft", "road-sky", "seat-name"]);
      expect(wanted.filter((key) => !bundle.hasMessage(key) && !notKeys.has(key))).toEqual([]);
    });

    it("have no sentence that nobody says", () => {
      const code = codeOf(game).join("\n");
      const said = new Set<string>(built[game]);
      expect(keysOf(screens).filter((key) => !said.has(key) && !code.includes(`"${key}"`) && !code.includes(`'${key}'`))).toEqual([]);
    });
  });
});

describe.each(GAMES)("in French, the words of %s", (game) => {
  const lines = source(game, "fr").flatMap((text) => text.split("\n")).filter((line) => !line.startsWith("#"));
  it("have apostrophes as they are printed", () => expect(lines.filter((line) => /\p{L}'\p{L}/u.test(line))).toEqual([]));
});

describe("in French", () => {
  const told = (language: "en" | "fr", source: string, values: Record<string, string> = {}): string => {
    const bundle = makeBundle(language, [`line = ${source}`]);
    return bundle.formatPattern(bundle.getMessage("line")?.value ?? "", values);
  };

  it("a line never begins with what is set apart from the word before", () => {
    expect(told("fr", "Premiers pas : le vol")).toBe("Premiers pas\u00a0: le vol");
    expect(told("fr", "{ $zone } : { $wounds } ?", { zone: "Ici", wounds: "2" })).toBe("Ici\u00a0: 2\u00a0?");
    expect(told("fr", "« { $name } » à 5 %", { name: "Zéphyr" })).toBe("«\u00a0Zéphyr\u00a0» à 5\u00a0%");
    expect(told("en", "Ready : not")).toBe("Ready : not");
  });
});
