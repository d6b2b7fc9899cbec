import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Option } from "../src/games/told";
import { option } from "./telling";
import { PROMPTS } from "../src/games/adrenaline/view";
import { isTraining } from "../src/games/adrenaline/taught";
import { isReached, lessonKey, newTip, stepOf, taughtAt, withRules } from "../src/tutorial/follow";
import { NOTHING, readKept } from "../src/tutorial/storage";
import type { SeatInfo, TableInfo } from "../src/wire/types";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const game = "../../src/frenzy/games/adrenaline/";

describe("the next step", () => {
  const offered = (...choices: string[]): Option[] => choices.map((choice) => option(choice, ""));
  const hints = ["end turn", "shoot lock_rifle", "target sprog"];

  it("is the last hint that a choice begins with", () =>
    expect(stepOf(hints, offered("run", "shoot lock_rifle", "end turn"))).toEqual({
      hint: "shoot lock_rifle",
      options: offered("shoot lock_rifle"),
    }));

  it("is what can always be done when nothing else is left", () =>
    expect(stepOf(hints, offered("run", "end turn"))?.hint).toBe("end turn"));

  it("may be one of several choices", () =>
    expect(stepOf(["play newton"], offered("play newton:red", "play newton:blue", "end turn"))?.options).toHaveLength(2));

  it("is unknown to whoever strays", () => expect(stepOf(hints, offered("move b1", "move b2"))).toBeNull());
});

describe("what is new", () => {
  const isNew = (name: string): boolean => !["intro-round", "turn"].includes(name);

  it("is the most urgent rule that nobody has told yet", () =>
    expect(newTip(["round", "doors", "moving"], "turn", isNew)).toEqual({ name: "intro-doors", key: "intro-doors", topic: "doors" }));

  it("is else the kind of decision, if that is new", () => {
    expect(newTip(["round"], "roll", isNew)).toEqual({ name: "roll", key: "tip-roll", topic: null });
    expect(newTip(["round"], "turn", isNew)).toBeNull();
    expect(newTip([], "", isNew)).toBeNull();
  });
});

describe("the goal", () => {
  const hit = { event: "damaged", by: 0, to: 1, from_marks: 1 };

  it("is reached by an event with all that it asks for", () =>
    expect(isReached({ event: "damaged", by: 0 }, [{ event: "fired", seat: 0 }, hit])).toBe(true));

  it("is not reached by half of it", () => {
    expect(isReached({ event: "damaged", by: 1 }, [hit])).toBe(false);
    expect(isReached({ event: "damaged", by: 0 }, [{ event: "damaged" }, { by: 0 }])).toBe(false);
    expect(isReached({ event: "damaged" }, [])).toBe(false);
  });
});

describe("a table", () => {
  const seat = (kind: SeatInfo["kind"]): SeatInfo => ({
    seat: 0, name: "", kind, level: null, ready: true, connected: true, stand_in: null,
  });
  const table = (options: TableInfo["options"], seats: SeatInfo[], lesson: string | null = null): TableInfo => ({
    id: "a", game: "adrenaline", name: "", phase: "playing", public: false, options, created: 0, seats, lesson, campaign: null, to_act: 0,
    pace: { clock: "none", seconds: 60, reserve: 300, away: null, level: "hard", bot_seconds: 0.5 },
  });
  const alone = [seat("human"), seat("bot"), seat("bot")];
  const short = { skulls: 5, ending: "sudden_death" };

  it("is a lesson if it says so", () => expect(taughtAt({ isTraining }, table({}, alone, "run"))).toBe("lesson"));

  it("with 5 skulls and sudden death, alone against bots, is the training game", () =>
    expect(taughtAt({ isTraining }, table(short, alone))).toBe("training"));

  it("teaches nobody else", () => {
    expect(taughtAt({ isTraining }, null)).toBeNull();
    expect(taughtAt({ isTraining }, table({ ...short, skulls: 8 }, alone))).toBeNull();
    expect(taughtAt({ isTraining }, table({ ...short, ending: "frenzy" }, alone))).toBeNull();
    expect(taughtAt({ isTraining }, table({ ...short, mode: "turret" }, alone))).toBeNull();
    expect(taughtAt({ isTraining }, table(short, [seat("human"), seat("human"), seat("bot")]))).toBeNull();
  });
});

describe("what is kept", () => {
  it("comes back", () => {
    const kept = { at: { lesson: "shoot", number: 4, total: 10 }, isDone: false, told: ["adrenaline turn"], quiet: ["adrenaline"] };
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "7", "[]", '{"at": 4, "told": "all", "quiet": 1}', '{"at": {"lesson": "run"}}'])(
    "is forgotten if it is %j",
    (text) => expect(readKept(text)).toEqual(NOTHING),
  );
});

describe.each(["en", "fr", "pl"])("the lessons in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["cards", "game", "tutorial"])
    bundle.addResource(new FluentResource(read(`${game}locale/${language}/${name}.ftl`)));
  const say = (key: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern == null ? "" : bundle.formatPattern(pattern, {}, []);
  };
  const { lessons } = JSON.parse(read(`${game}content/lessons.json`)) as { lessons: { id: string; hints: string[] }[] };

  it("say something to every hint, and name real buttons and cards", () => {
    expect(lessons).toHaveLength(10);
    const said = lessons.flatMap(({ id, hints }) => ["title", "done", ...hints].map((part) => say(lessonKey(id, part))));
    expect(said.filter((sentence) => sentence === "" || sentence.includes("{"))).toEqual([]);
  });

  it("name paragraphs that can be opened", () => {
    for (const { id } of lessons) {
      const { text, rules } = withRules(say(lessonKey(id, "done")));
      expect(rules.length, id).toBeGreaterThan(0);
      expect(text, id).not.toMatch(/A-\d|\($/);
    }
  });

  it("have tips only for decisions that exist", () => {
    const tips = [...read(`${game}locale/${language}/tutorial.ftl`).matchAll(/^tip-(\w+) =/gm)].map(([, prompt]) => prompt);
    expect(tips.length).toBeGreaterThan(15);
    expect(tips.filter((prompt) => !PROMPTS.some((known) => known === prompt))).toEqual([]);
  });
});

describe("a sentence", () => {
  it("is parted from the paragraphs at its end", () =>
    expect(withRules("Up to three steps. (A-4.2, A-5.1)")).toEqual({
      text: "Up to three steps.",
      rules: ["A-4.2", "A-5.1"],
    }));

  it("may name whole chapters", () =>
    expect(withRules("Doors. (Z-10.4, Z-18)")).toEqual({ text: "Doors.", rules: ["Z-10.4", "Z-18"] }));

  it("without paragraphs stays whole", () =>
    expect(withRules("Press (or tap) here.")).toEqual({ text: "Press (or tap) here.", rules: [] }));
});
