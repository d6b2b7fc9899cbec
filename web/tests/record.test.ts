import { describe, expect, it } from "vitest";
import { bestOf, deedAt, isOver, lastResult, nextChapter, wonCount } from "../src/campaign/progress";
import { merged, nextOf, recordOf, runOf, runsIn, valuesOf, written, type Run } from "../src/campaign/record";
import { bestRound, COLUMNS } from "../src/games/resistance/campaign/runs";
import { storyOf } from "../src/games/resistance/story";
import type { GameEvent } from "../src/games/told";
import type { GameInfo, Option, TableInfo } from "../src/wire/types";
import { happened } from "./telling";

const mission: Option = {
  kind: "choice", name: "mission", words: "mission", values: ["MH0", "MH1", "MZ1"], default: "MH0",
  by_seats: {}, seats: [], when: {}, more: [], anew: false, rule: "",
};
const game: GameInfo = {
  game: "resistance", title: "", seats: [1, 2], usual_seats: 2, options: [mission], levels: [], level: "easy",
  campaign: false, lessons: [], cooperative: true, series: "mission", ladder: false,
};
const table: TableInfo = {
  id: "t1", game: "resistance", name: "", phase: "over", public: false, options: { mission: "MH1" }, pace: {},
  created: 100, seats: [], lesson: null, to_act: null, campaign: null,
};
const run = (id: string, value: string, result: Run["result"], ended: number, round = 5): Run => ({
  table: id, value, started: ended - 60, ended, result, options: {}, outcome: { round, heroes: [{ id: "storm" }], rescued: 2 },
});

describe("what is written down of a game", () => {
  it("is who won on the own seats, and which of the series it was", () => {
    expect(runOf(game, table, [1], { winners: [0, 1] }, 160)).toMatchObject({ table: "t1", value: "MH1", result: "won", started: 100, ended: 160 });
    expect(runOf(game, table, [1], { winners: [] }, 160)).toMatchObject({ result: "lost" });
    expect(runOf(game, { ...table, options: {} }, [0], { winners: [] }, 160)?.value).toBe("MH0");
  });

  it("is nothing for those who looked on, for lessons, campaigns, and games without a series", () => {
    expect(runOf(game, table, [], { winners: [0] }, 160)).toBeNull();
    expect(runOf(game, { ...table, lesson: "first" }, [0], { winners: [0] }, 160)).toBeNull();
    expect(runOf(game, { ...table, campaign: "c" }, [0], { winners: [0] }, 160)).toBeNull();
    expect(runOf({ ...game, series: "" }, table, [0], { winners: [0] }, 160)).toBeNull();
  });
});

describe("the record", () => {
  it("comes back from its file, without what is broken", () => {
    const runs = [run("a", "MH0", "won", 200)];
    expect(runsIn("resistance", written("resistance", runs))).toEqual(runs);
    const spoiled = JSON.stringify({ format: 1, game: "resistance", runs: [...runs, { table: 3 }, null, { ...runs[0], result: "drawn" }] });
    expect(runsIn("resistance", spoiled)).toEqual(runs);
  });

  it.each([null, "", "[]", "{", '{"format": 2, "game": "resistance", "runs": []}', written("wreckland", [])])("is not in %j", (text) =>
    expect(runsIn("resistance", text)).toBeNull());

  it("has every game once, in the order in which they ended", () => {
    const known = [run("a", "MH0", "lost", 100), run("c", "MH1", "won", 300)];
    expect(merged(known, [run("a", "MH0", "won", 900), run("b", "MH0", "won", 200)]).map(({ table: id, result }) => `${id} ${result}`)).toEqual([
      "a lost", "b won", "c won",
    ]);
  });

  it("is shown as a campaign whose chapters are all open", () => {
    const shown = recordOf(game, [run("a", "MH0", "lost", 100), run("b", "MH0", "won", 200), run("c", "MH1", "lost", 300), run("d", "gone", "won", 400)]);
    expect(shown.chapters).toEqual([
      { number: 1, state: "won", attempts: 2, wins: 1 },
      { number: 2, state: "open", attempts: 1, wins: 0 },
      { number: 3, state: "open", attempts: 0, wins: 0 },
    ]);
    expect([wonCount(shown), isOver(shown), nextChapter(shown)?.number]).toEqual([1, false, 2]);
    expect(shown.chapters.map((chapter) => deedAt(shown, chapter))).toEqual(["play_again", "try_again", "play"]);
    expect([1, 2, 3].map((number) => lastResult(shown, number))).toEqual(["won", "lost", null]);
  });

  it("knows what follows", () => {
    expect(valuesOf(game)).toEqual(["MH0", "MH1", "MZ1"]);
    expect(["MH0", "MH1", "MZ1", "gone"].map((value) => nextOf(game, value))).toEqual(["MH1", "MZ1", null, "MH0"]);
  });

  it("compares the missions by their rounds", () => {
    const shown = recordOf(game, [run("a", "MH0", "lost", 100, 2), run("b", "MH0", "won", 200, 7), run("c", "MH0", "won", 300, 6)]);
    const [rounds] = COLUMNS;
    expect(rounds && bestOf(shown, rounds)).toBe(6);
    expect(bestRound(shown.runs)).toBe(6);
    expect(bestRound([])).toBeNull();
  });
});

describe("the story of a mission", () => {
  const at = (round: number): GameEvent => happened("round_began", { round }, { scene: "scene-round" });
  const enemies = (round: number): GameEvent => happened("enemies_began", { round }, { scene: "scene-enemies" });
  const kill = (hero: string, count: number): GameEvent => happened("enemies_eliminated", { hero, count, kind: "walker" });
  const wound = (hero: string): GameEvent => happened("hero_wounded", { hero });
  const events = [
    at(1), happened("attack_aimed", { hero: "storm" }), kill("storm", 3), kill("storm", 2), happened("turn_ended", { hero: "storm" }),
    happened("attack_aimed", { hero: "rogue" }), kill("rogue", 1), happened("citizen_rescued", { hero: "rogue" }),
    enemies(1), wound("rogue"), wound("rogue"), wound("storm"),
    at(2), happened("token_taken", { hero: "storm" }), happened("goal_met"), happened("named_eliminated", { hero: "rogue" }),
    enemies(2), wound("rogue"), happened("level_reached", { level: "yellow" }), happened("hero_fell", { hero: "rogue" }),
  ];
  const told = storyOf(events);

  it("says who did what", () => {
    expect(told.deeds.get("storm")).toEqual({ saved: 0, taken: 1, named: 0, blow: 5 });
    expect(told.deeds.get("rogue")).toEqual({ saved: 1, taken: 0, named: 1, blow: 1 });
  });

  it("counts round by round", () =>
    expect(told.rounds).toEqual([{ round: 1, kills: 6, wounds: 3 }, { round: 2, kills: 1, wounds: 1 }]));

  it("names the moments that decided it, in their order, with where the replay has them", () =>
    expect(told.moments.map(({ event, round, turn, count }) => [event.event, round, turn, count])).toEqual([
      ["enemies_eliminated", 1, 1, 5], ["citizen_rescued", 1, 1, 0], ["enemies_began", 1, 2, 3], ["goal_met", 2, 3, 0],
      ["named_eliminated", 2, 3, 0], ["hero_fell", 2, 4, 0],
    ]));

  it("is empty where nothing happened", () => expect(storyOf([])).toEqual({ deeds: new Map(), rounds: [], moments: [] }));
});
