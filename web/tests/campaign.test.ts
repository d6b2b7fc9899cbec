import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { ticksTo } from "../src/campaign/chart";
import { keyIn, linkIn, linkOf } from "../src/campaign/link";
import {
  bestOf, countOf, deedAt, isOver, lastPlayed, lastResult, listedRuns, latestRuns, nextChapter, playedSeconds, runningRun, secondsOf, wonCount,
} from "../src/campaign/progress";
import { storyIn } from "../src/campaign/story";
import { DIFFICULTIES, FIRST_RIG, HEROES, VEHICLES, optionsOf, rigOf } from "../src/games/wreckland/campaign/rigs";
import { curve, valley } from "../src/games/wreckland/campaign/valley";
import type { RunColumn } from "../src/campaign/face";
import type { CampaignInfo, Chapter, RunInfo } from "../src/wire/types";

const run = (table: string, chapter: number, result: RunInfo["result"], part: Partial<RunInfo> = {}): RunInfo => ({
  table, chapter, result, started: 100, ended: result === "running" ? null : 160, decisions: 5, options: {}, outcome: null, ...part,
});
const chaptersWith = (won: number, total = 7): Chapter[] =>
  Array.from({ length: total }, (_, at) => ({
    number: at + 1, state: at < won ? "won" : at === won ? "open" : "sealed", attempts: 0, wins: at < won ? 1 : 0,
  }));
const campaign = (won: number, runs: RunInfo[] = []): CampaignInfo => ({
  id: "abc", game: "wreckland", name: "", nickname: "Ann", options: {}, created: 50, key: "k", chapters: chaptersWith(won), runs,
});

describe("the private link", () => {
  const link = { campaign: "4agd5tef3lxo", key: "1ePhZ_bezw6-RmI0" };

  it("has the key behind the fragment sign, where no request sees it", () => {
    const written = linkOf("https://play.example", link);
    expect(new URL(written).hash).toBe(`#${link.key}`);
    expect(new URL(written).pathname).toBe("/c/4agd5tef3lxo");
  });

  it("is read back from what somebody pastes", () =>
    expect(linkIn(`  ${linkOf("https://play.example", link)}\n`)).toEqual(link));

  it.each(["", "4agd5tef3lxo", "https://play.example/c/4agd5tef3lxo", "https://play.example/t/4agd5tef3lxo#key", "/c/a#b c"])(
    "is not in %j",
    (text) => expect(linkIn(text)).toBeNull(),
  );

  it("is found in the address of the page", () => {
    expect(keyIn("#1ePhZ_bezw6-RmI0")).toBe("1ePhZ_bezw6-RmI0");
    expect(keyIn("")).toBeNull();
    expect(keyIn("#")).toBeNull();
    expect(keyIn("#a b")).toBeNull();
  });
});

describe("a rig", () => {
  it("that nobody has touched is what the rulebook recommends", () =>
    expect(optionsOf(FIRST_RIG)).toEqual({ vehicle: "V1", hero: "miller", difficulty: "normal", arson: "round", sleep: "full" }));

  it("evens out Arson, and nobody else", () => {
    expect(optionsOf({ ...FIRST_RIG, hero: "arson", isEven: true })).toMatchObject({ arson: "turn" });
    expect(optionsOf({ ...FIRST_RIG, hero: "rudd3r", isEven: true })).toMatchObject({ arson: "round" });
    expect(optionsOf({ ...FIRST_RIG, sleepsSooner: true })).toMatchObject({ sleep: "value" });
  });

  it("is read from the options of a campaign; what is unknown is as at the first time", () => {
    expect(rigOf({ vehicle: "V3", hero: "cuddles", difficulty: "expert", arson: "turn", sleep: "value" })).toEqual({
      vehicle: "V3", hero: "cuddles", difficulty: "expert", isEven: true, sleepsSooner: true,
    });
    expect(rigOf({ vehicle: "V9", hero: 3, difficulty: "toString" })).toEqual(FIRST_RIG);
  });

  it("offers what the server knows, all of it", () => {
    const python = readFileSync(new URL("../../src/frenzy/games/wreckland/ids.py", import.meta.url), "utf8");
    const known = (name: string): Set<string | undefined> => {
      const [, tuple = ""] = new RegExp(`^${name}: Final = \\((.*)\\)$`, "m").exec(python) ?? [];
      return new Set([...tuple.matchAll(/"(\w+)"/g)].map(([, id]) => id));
    };
    expect(known("HEROES")).toEqual(new Set(HEROES));
    expect(known("DIFFICULTIES")).toEqual(new Set(DIFFICULTIES));
    const vehicles = readFileSync(new URL("../../src/frenzy/games/wreckland/content/vehicles.json", import.meta.url), "utf8");
    expect(new Set([...vehicles.matchAll(/"id": "(V\d)"/g)].map(([, id]) => id))).toEqual(new Set(VEHICLES));
  });
});

describe("progress", () => {
  it("counts the chapters that are won and finds the next", () => {
    expect(wonCount(campaign(3))).toBe(3);
    expect(nextChapter(campaign(3))?.number).toBe(4);
    expect(isOver(campaign(3))).toBe(false);
  });

  it("stands at the last chapter when all are won", () => {
    expect(isOver(campaign(7))).toBe(true);
    expect(nextChapter(campaign(7))?.number).toBe(7);
  });

  it("knows when somebody last played", () => {
    expect(lastPlayed(campaign(0))).toBe(50);
    expect(lastPlayed(campaign(0, [run("a", 1, "lost", { ended: 400 }), run("b", 1, "running", { started: 300 })]))).toBe(400);
  });

  it("names the deed of a chapter", () => {
    const deed = (found: CampaignInfo, number: number): string | null => {
      const chapter = found.chapters[number - 1];
      if (!chapter) throw new Error("no such chapter");
      return deedAt(found, chapter);
    };
    expect(deed(campaign(0), 1)).toBe("play");
    expect(deed(campaign(0), 2)).toBeNull();
    expect(deed(campaign(1), 1)).toBe("play_again");
    expect(deed(campaign(1, [run("a", 2, "lost")]), 2)).toBe("try_again");
    expect(deed(campaign(1, [run("a", 2, "lost"), run("b", 2, "running")]), 2)).toBe("go_on");
    expect(deed(campaign(1, [run("b", 1, "running")]), 1)).toBe("go_on");
    expect(deed(campaign(1, [run("b", 1, "running")]), 2)).toBe("play");
  });

  it("finds the run that is under way", () => {
    const found = campaign(1, [run("a", 1, "won"), run("b", 2, "running")]);
    expect(runningRun(found)?.table).toBe("b");
    expect(runningRun(found, 1)).toBeUndefined();
  });

  it("tells how the last attempt ended, and not how an older one did", () => {
    const found = campaign(0, [run("a", 1, "lost", { ended: 300 }), run("b", 1, "given_up", { ended: 500 }), run("c", 1, "running")]);
    expect(lastResult(found, 1)).toBe("lost");
    expect(lastResult(found, 2)).toBeNull();
    expect(lastResult(campaign(1, [run("a", 1, "won", { ended: 900 }), run("b", 1, "lost", { ended: 300 })]), 1)).toBe("won");
  });
});

describe("the list of runs", () => {
  it("has the latest few, and those that were given up are folded away", () => {
    const runs = [run("a", 1, "running"), run("b", 1, "given_up"), run("c", 1, "lost"), run("d", 1, "won")];
    expect(listedRuns(runs, 8).map(({ table }) => table)).toEqual(["a", "c", "d"]);
    expect(listedRuns(runs, 2).map(({ table }) => table)).toEqual(["a", "c"]);
  });
});

describe("runs in numbers", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { COLUMNS, turnsOf } = await import("../src/games/wreckland/campaign/runs");
  vi.unstubAllGlobals();
  const won = run("a", 1, "won", { started: 100, ended: 700, outcome: { turns: [4, 5, 6], round: 3, core_left: 6 } });
  const quick = run("b", 2, "won", { started: 800, ended: 900, outcome: { turns: [3, 3, 3], round: 3, core_left: 2 } });
  const lost = run("c", 3, "lost", { started: 50, ended: 90, outcome: { turns: [4, 2, 0], round: 2, core_left: 0 } });
  const open = run("d", 3, "running", { started: 1_000 });
  const [, round, turns, core] = COLUMNS as [RunColumn, RunColumn, RunColumn, RunColumn];

  it("add the turns of all Rounds", () =>
    expect([turnsOf(won), round.of(won), core.of(won), secondsOf(won)]).toEqual([15, 3, 6, 600]));

  it("have no number for what has not ended", () =>
    expect([turnsOf(open), round.of(open), core.of(open), secondsOf(open)]).toEqual([null, null, null, null]));

  it("come in the order in which they were begun, the latest first", () =>
    expect(latestRuns(campaign(2, [won, quick, lost, open])).map(({ table }) => table)).toEqual(["d", "b", "a", "c"]));

  it("are summed up; only a won run can be the best", () => {
    const found = campaign(2, [won, quick, lost, open]);
    expect([countOf(found, "won"), playedSeconds(found), bestOf(found, turns), bestOf(found, core)]).toEqual([2, 740, 9, 6]);
  });

  it("have no best before the first win", () => expect(bestOf(campaign(0, [lost]), turns)).toBeNull());
});

describe("the road", () => {
  it.each([true, false])("keeps every stop on the map, with room for a finger (narrow: %s)", (isNarrow) => {
    const { width, height, stops } = valley(7, isNarrow);
    expect(stops).toHaveLength(7);
    for (const { x, y } of stops) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(width - 40);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(height - 30);
    }
    const gaps = stops.flatMap((a, at) => stops.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(64);
  });

  it("passes through its stops", () => {
    expect(curve([])).toBe("");
    expect(curve([{ x: 1, y: 2 }])).toBe("M1 2");
    expect(curve([{ x: 0, y: 0 }, { x: 60, y: 0 }])).toBe("M0 0C10 0 50 0 60 0");
  });
});

it("a chart has few round numbers that reach the top", () => {
  expect(ticksTo(1)).toEqual([0, 1]);
  expect(ticksTo(15)).toEqual([0, 5, 10, 15]);
  expect(ticksTo(22)).toEqual([0, 10, 20, 30]);
  expect(ticksTo(1_000).at(-1)).toBe(1_000);
});

describe("the story", () => {
  const bundle = new FluentBundle("en");
  bundle.addResource(
    new FluentResource("chapter-1 = The Mouth\nchapter-1-opening = It begins.\nchapter-1-rule = Mind the gap. (W-30.7, W-30.8)"),
  );

  it("is read from the booklet, without the numbers of paragraphs", () =>
    expect(storyIn(bundle, "chapter-1")).toEqual({
      title: "The Mouth", opening: "It begins.", rule: "Mind the gap.", won: null, lost: null,
    }));

  it("of a sealed chapter is nothing", () =>
    expect(Object.values(storyIn(bundle, "chapter-2")).filter((part) => part !== null)).toEqual([]));
});

/** The names of what envelopes hold, told to nobody who has not opened them. */
describe("no word of a chapter", () => {
  const locale = new URL("../../src/frenzy/games/wreckland/locale/", import.meta.url);
  const read = (url: URL): string => readFileSync(url, "utf8");
  const names = ["en", "fr", "pl"].flatMap((language) =>
    readdirSync(new URL(`${language}/`, locale))
      .filter((name) => name.startsWith("chapter"))
      .flatMap((name) => [...read(new URL(`${language}/${name}`, locale)).matchAll(/^(?:name-\w+|chapter-\d) = (.+)$/gm)])
      .map(([, name]) => name ?? ""),
  );
  const sources = (folder: URL): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? sources(new URL(`${entry.name}/`, folder)) : [read(new URL(entry.name, folder))],
    );

  it.each(["campaign", "front", "games/wreckland/campaign", "pages", "text"])("stands in src/%s", (folder) => {
    expect(names.length).toBeGreaterThan(60);
    const all = sources(new URL(`../src/${folder}/`, import.meta.url)).join("\n").toLowerCase();
    expect(names.filter((name) => name.length > 8 && all.includes(name.toLowerCase()))).toEqual([]);
  });
});
