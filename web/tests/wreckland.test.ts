// Wreckland Run in the client: what a choice names, what lights, what is said. The tables in `wreckland.json` come from
// real games, one for each kind of decision.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Deed } from "../src/games/wreckland/choice";
import { deedOf, groupsOf, lightsOf, NOTHING } from "../src/games/wreckland/choice";
import { ghostsOf } from "../src/games/wreckland/ghosts";
import { statsOf } from "../src/games/wreckland/stats";
import { SLOTS, soldBelow, type GameEvent, type View } from "../src/games/wreckland/view";
import type { Option } from "../src/games/face";
import { optionsOf } from "../src/games/told";
import type { Question } from "../src/wire/types";
import tables from "./wreckland.json";

interface Case {
  prompt: string;
  view: View;
  question: Question;
}
const cases = tables.cases as unknown as Case[];
const events = tables.events as unknown as GameEvent[];
const caseOf = (prompt: string): Case => cases.find((one) => one.prompt === prompt) as Case;

const house = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, house), "utf8");
const LANGUAGES = ["en", "fr", "pl"] as const;
const catalogues = (language: string): string[] => {
  const folder = `src/frenzy/games/wreckland/locale/${language}/`;
  const names = readdirSync(new URL(folder, house)).filter((name) => name.endsWith(".ftl"));
  return [...names.map((name) => read(folder + name)), read(`web/src/games/wreckland/words/${language}.ftl`)];
};

/** A choice as the server explains it; its words are of no account here. */
const option = (kind: string, ...things: string[]): Option => ({
  notation: [kind, ...things].join(" "), kind, text: kind, given: {}, things, quiet: false, plain: false,
});
const optionsIn = ({ view, question }: Case): readonly Option[] => optionsOf(view, question);
const deedWith = (kind: string, ...things: string[]): Deed => deedOf(option(kind, ...things));

describe("what can be bought, on a phone", () => {
  const { view } = caseOf("build");
  it("is one card for the builder, and the whole market for who looks on", () => {
    const all = [...view.available, ...view.upgrades];
    expect(all.length).toBeGreaterThan(3);
    expect(soldBelow(view, null, true)).toEqual([]);
    expect(soldBelow(view, "P05", true)).toEqual(["P05"]);
    expect(soldBelow(view, "P05", false)).toEqual(all);
    expect(soldBelow(caseOf("white").view, null, false)).toEqual([]);
  });
});

describe("what a choice is about", () => {
  it.each(cases.map((one) => [one.prompt, one] as const))("is known for every choice of %s", (_, found) => {
    const bare = ["done", "take_hit", "end_phase", "option", "effect", "choose", "extra"];
    const dumb = optionsIn(found).map(deedOf).filter(({ item, places, kind }) => item === null && places.length === 0 && !bare.includes(kind));
    expect(dumb).toEqual([]);
  });

  it("is the die and the place", () => {
    expect(deedWith("use", "die w4k", "slot NW", "hole NW 2")).toMatchObject({ item: "w4k", places: ["slot NW", "use NW", "hole NW 2"] });
    expect(deedWith("use", "scrap E01=3", "slot NW")).toMatchObject({ item: "E01=3", places: ["slot NW", "use NW"] });
    expect(deedWith("red", "die r3", "board")).toMatchObject({ item: "r3", places: ["board"] });
    expect(deedWith("lift_part", "slot NW", "hole NW 2")).toMatchObject({ item: null, places: ["slot NW", "hole NW 2"] });
    expect(deedWith("transfer", "enemy E14", "enemy E02")).toMatchObject({ item: null, places: ["enemy E14", "onto E02"] });
    expect(deedWith("lose", "scrap E01")).toMatchObject({ item: null, places: ["scrap E01"] });
    expect(deedWith("adjust", "die w3")).toMatchObject({ item: "w3", places: [] });
  });

  it("stands under its die in the list", () => {
    const found = optionsIn(caseOf("white"));
    const { groups, rest } = groupsOf(found.map(deedOf));
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.flatMap(({ deeds }) => deeds).length + rest.length).toBe(found.length);
  });
});

describe("what is lit", () => {
  const deeds: Deed[] = [
    deedWith("use", "die w4", "slot NW", "hole NW 2"),
    deedWith("use", "die w4", "slot NW", "hole NW 3"),
    deedWith("fix", "die w4", "slot NW"),
    deedWith("ram", "die w4", "section front"),
    deedWith("use", "die w6", "slot N"),
    deedWith("move", "enemy E05", "section rear"),
    deedWith("move", "enemy E05", "section left"),
    deedWith("done"),
  ];

  it("is everything, before anything is picked", () => {
    const { items, places, left } = lightsOf(deeds, NOTHING);
    expect([...items]).toEqual(["w4", "w6"]);
    expect(places.has("slot N") && places.has("section front") && places.has("fix NW")).toBe(true);
    expect(left).toHaveLength(deeds.length);
  });

  it("is where the picked die can go", () => {
    const { items, places } = lightsOf(deeds, { item: "w6", places: [] });
    expect([...places]).toEqual(["slot N", "use N"]);
    expect([...items]).toEqual(["w4", "w6"]);
  });

  it("are the dice that fit the place one has pointed to", () => {
    const { items, left } = lightsOf(deeds, { item: null, places: ["slot NW"] });
    expect([...items]).toEqual(["w4"]);
    expect(left).toHaveLength(3);
  });

  it("leads from an enemy to the Sections it may be sent to", () => {
    const { places, left } = lightsOf(deeds, { item: null, places: ["enemy E05"] });
    expect(left.map(({ kind }) => kind)).toEqual(["move", "move"]);
    expect(places.has("section rear") && places.has("section left")).toBe(true);
  });

  it("takes a Scrap card before it is known as which value", () => {
    const scrap = ["scrap E01=3", "scrap E01=6", "die w2"].map((item) => deedWith("ram", item, "section front"));
    expect(lightsOf(scrap, { item: "E01", places: [] }).left).toHaveLength(2);
    expect(lightsOf(scrap, { item: "E01=6", places: [] }).left).toHaveLength(1);
  });
});

const happened = <Fields extends object>(fields: Fields): Fields & Pick<GameEvent, "told"> => ({ ...fields, told: {} });

it("a preview is drawn as damage, wrecks and moves", () => {
  const plan = {
    choice: "use 4 N",
    isWhole: true,
    after: [],
    events: [
      { event: "enemy_hit", rule: "W-24.2", enemy: "E05", amount: 2 },
      { event: "enemy_hit", rule: "W-24.2", enemy: "E05", amount: 1 },
      { event: "enemy_destroyed", rule: "W-24.5", enemy: "E05" },
      { event: "repaired", rule: "W-26.4", slot: "NW", amount: 2 },
      { event: "enemy_moved", rule: "W-25.3", enemy: "E06", section: "rear" },
    ].map(happened),
  };
  const { damage, gone, moves } = ghostsOf(plan);
  expect([...damage]).toEqual([["enemy E05", 3], ["slot NW", -2]]);
  expect([...gone]).toEqual(["enemy E05"]);
  expect([...moves]).toEqual([["enemy E06", "rear"]]);
});

it("a run is counted from what happened", () => {
  const told = [
    { event: "enemy_destroyed", rule: "", exact: true },
    { event: "enemy_destroyed", rule: "", exact: false },
    { event: "part_used", rule: "", exact: true },
    { event: "part_destroyed", rule: "", card: "P01" },
    { event: "part_destroyed", rule: "", card: null },
  ];
  expect(statsOf(told.map(happened))).toEqual({ kills: 2, exactKills: 1, exactMatches: 1, partsLost: 1 });
});

describe("with the words and cards of a table", () => {
  let speak: typeof import("../src/games/wreckland/speak");
  let cards: typeof import("../src/games/wreckland/cards.svelte");
  let text: typeof import("../src/text/text.svelte");
  let hands: typeof import("../src/games/wreckland/hand.svelte");
  let told: typeof import("../src/games/told");
  let phrase: typeof import("../src/text/phrase");

  /** The cards as the booklet of a table has them. */
  const booklet = (): Record<string, unknown> => {
    const content = (name: string): unknown => JSON.parse(read(`src/frenzy/games/wreckland/content/${name}.json`));
    type Doc = Record<string, unknown> & { id: string };
    interface Envelope {
      boss: Doc & { second_side?: Doc };
      new_parts: Doc[];
      new_enemies: Doc[];
      mini_bosses: Doc[];
      road?: Doc[];
    }
    const vehicles = content("vehicles") as Record<"printed" | "upgrades", Doc[]>;
    const chapters = content("chapters") as Envelope[];
    const brought = chapters.flatMap(({ new_parts }, place) => new_parts.map((doc) => ({ ...doc, chapter: place + 1 })));
    const parts = [...(content("parts") as Doc[]), ...vehicles.printed, ...vehicles.upgrades, ...brought];
    const bosses = chapters.flatMap(({ boss }) => [boss, ...(boss.second_side ? [boss.second_side] : [])]);
    const others = chapters.flatMap(({ new_enemies, mini_bosses }) => [...new_enemies, ...mini_bosses]);
    const enemies = [...(content("enemies") as Doc[]), ...others, ...bosses.map((doc) => ({ ...doc, rank: "boss" }))];
    /** The server sends what the files leave out, too. */
    const byId = (docs: Doc[], usual = {}): Record<string, Doc> => Object.fromEntries(docs.map((doc) => [doc.id, { ...usual, ...doc }]));
    return {
      parts: byId(parts, { install: null, spikes: [], on: "" }),
      enemies: byId(enemies, { shield: 0, explosive: false, ability: null, rank: "enemy" }),
      canyon: byId(content("canyon") as Doc[]),
      road: byId(chapters.flatMap(({ road = [] }) => road)),
      destruction: byId(content("destruction") as Doc[]),
    };
  };
  const use = (language: (typeof LANGUAGES)[number]): void => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of catalogues(language)) bundle.addResource(new FluentResource(source));
    text.text.bundle = bundle;
  };

  beforeAll(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    text = await import("../src/text/text.svelte");
    cards = await import("../src/games/wreckland/cards.svelte");
    speak = await import("../src/games/wreckland/speak");
    hands = await import("../src/games/wreckland/hand.svelte");
    told = await import("../src/games/told");
    phrase = await import("../src/text/phrase");
    cards.book.open(booklet());
  });
  afterAll(() => vi.unstubAllGlobals());

  /** A sentence without holes: no bare key, no variable that nobody gave. */
  const isWhole = (sentence: string, raw: string): boolean => sentence !== raw && !/\{\s*\$|\?\?\?|undefined|NaN/.test(sentence);

  it.each(LANGUAGES)("every choice of every decision is said in %s", (language) => {
    use(language);
    const bad = cases.flatMap(({ view, question }) =>
      told.optionsOf(view, question).flatMap((one) =>
        [one.text, speak.deedText(view, deedOf(one))].filter((said) => !isWhole(said, one.notation) || /^(action|deed)-/.test(said)),
      ),
    );
    expect(bad).toEqual([]);
    const said = cases.flatMap(({ question: { text: asked, note } }) => [asked, ...(note ? [note] : [])].map((one) => phrase.sayPhrase(one)));
    expect(said.filter((one) => /^(prompt|note)-/i.test(one))).toEqual([]);
  });

  it.each(LANGUAGES)("every event is told in %s", (language) => {
    use(language);
    expect(events.map(told.textOf).filter((said) => !isWhole(said, "") || /^event-/i.test(said))).toEqual([]);
  });

  it.each(LANGUAGES)("every card can be read in %s", (language) => {
    use(language);
    const { parts, enemies, destruction, canyon, road } = cards.book.facts;
    const ids = [...parts.keys(), ...enemies.keys(), ...destruction.keys(), ...canyon.keys(), ...road.keys()];
    expect(ids.length).toBeGreaterThan(120);
    const isBad = (line: string, id: string): boolean => !isWhole(line, id) || /^(word|card|ability|line|need|weather|decree)/.test(line);
    const bad = ids.filter((id) => speak.cardLines(id).length === 0 || speak.cardLines(id).some((line) => isBad(line, id)));
    expect(bad).toEqual([]);
  });

  it("says what a danger costs those who cannot pay it", () => {
    use("en");
    cards.book.open({ canyon: { K0: { a: { op: "lose_scrap", n: 1, else_core: 2 }, b: { op: "core", n: 1 } } } });
    expect(speak.cardLines("K0")[0]).toContain("the Core takes 2 for each one missing");
    cards.book.open(booklet());
  });

  it("shows a die slot with a range, and calls it by its first value (W-23.4)", () => {
    use("en");
    const { view } = caseOf("white");
    const [slot] = SLOTS.filter((name) => view.slots[name].part === "P04");
    cards.book.open({ parts: { P04: { id: "P04", dice: [[2, 4], 5], effects: [], exact: [], spikes: [] } } });
    const part = cards.partOf("P04");
    expect(part && [part.dice, part.ends, cards.shownOn(part)]).toEqual([[2, 5], [4, 5], ["2–4", "5"]]);
    expect(speak.cardLines("P04")).toContain("Dice: 2–4, 5");
    expect(speak.deedText(view, deedWith("use", "die w3", `slot ${slot}`, `hole ${slot} 2`))).toBe("Nail Hose, slot 2–4");
    expect(speak.deedText(view, deedWith("use", "die w3", `slot ${slot}`, `hole ${slot} 5`))).toBe("Nail Hose, slot 5");
    cards.book.open(booklet());
  });

  it("is told which Part a decision is about", () => {
    expect(cards.partOf(told.thingOf(caseOf("place").question.about ?? [], "part"))?.install).not.toBeNull();
    expect(told.thingOf(caseOf("effect").question.about ?? [], "part")).toBe("U12");
  });

  it("a die is picked up, and its place chooses", () => {
    const found = optionsIn(caseOf("white"));
    const chosen: string[] = [];
    const asked: string[] = [];
    const hand = new hands.Hand();
    hand.lead({ choose: (choice) => chosen.push(choice), why: (subject) => asked.push(subject) });
    hand.deal(found);
    hand.pick("w5");
    expect(chosen).toEqual([]);
    hand.press(["section right"], "section right", null);
    expect(chosen).toEqual(["ram 5 right"]);
    hand.deal(found);
    hand.pick("w5");
    hand.press(["use E", "fix E", "slot E"], "slot E", null);
    expect(asked).toEqual(["choice use 5 E"]);
    hand.drop();
    hand.press(["use S"], "slot S", null);
    expect(hand.lights.left.every(({ places }) => places.includes("use S"))).toBe(true);
    hand.pick("w6");
    expect(chosen.at(-1)).toBe("use 6 S");
  });
});

describe("no spoilers", () => {
  const own = (folder: string): string[] =>
    readdirSync(new URL(folder, house), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? own(`${folder}${entry.name}/`) : [read(`${folder}${entry.name}`)],
    );
  const words = LANGUAGES.map((language) => read(`web/src/games/wreckland/words/${language}.ftl`));
  const client = [...own("web/src/games/wreckland/"), ...words].join("\n");

  it.each(LANGUAGES)("no name and no story of a card or chapter is in the client, in %s", (language) => {
    const folder = `src/frenzy/games/wreckland/locale/${language}/`;
    const names = readdirSync(new URL(folder, house)).filter((name) => /^(cards|chapter\d)\.ftl$/.test(name));
    const told = names.flatMap((name) =>
      [...read(folder + name).matchAll(/^(?:name|chapter)-[\w-]+ = (.{6,})$/gm)].map(([, found]) => found ?? ""),
    );
    expect(told.length).toBeGreaterThan(100);
    const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const isIn = (name: string): boolean => client.includes(name) && new RegExp(`(?<!\\w)${escaped(name)}(?!\\w)`).test(client);
    expect(told.filter(isIn)).toEqual([]);
  });

  it("the rules in the client are those of the game, without what the envelopes bring", () => {
    const chapters = (source: string): Map<string, string> =>
      new Map([...source.matchAll(/^## (W-\d+) [^]*?(?=^## |\z|$(?![^]))/gm)].map(([whole, id]) => [id ?? "", whole.trim()]));
    const [all, shown] = [chapters(read("docs/wreckland/rules.md")), chapters(read("web/src/games/wreckland/rules.md"))];
    expect(shown.size).toBe(30);
    for (const [id, words] of shown) expect(words).toBe(all.get(id));
    expect(["W-30", "W-34", "W-35", "W-36"].filter((id) => shown.has(id))).toEqual([]);
  });
});
