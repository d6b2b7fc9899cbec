import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/games/told";
import { happened } from "./telling";
import { ends, ticks } from "../src/games/adrenaline/replay/chart";
import { chapterOf, keepTable, keptGames, readGames, withTable } from "../src/replay/games";
import { earnedBy, leaderOf, standings, swings } from "../src/games/adrenaline/replay/points";
import { factOf, pauseAfter, turnAfter, turnAt, turnBefore, turnsAlong } from "../src/replay/timeline";
import { PAGE, Replay, isViewer, wishes } from "../src/stores/replay.svelte";
import { RequestFailed } from "../src/wire/http";
import type { GameInfo, StepList, TableInfo } from "../src/wire/types";

const MARKS: Readonly<Record<string, [mark: string, loudness: number]>> = {
  killed: ["kill", 3], damaged: ["", 3], scored: ["scoring", 2], frenzy_started: ["frenzy", 3], game_ended: ["end", 3],
};
const event = (name: string, fields: Record<string, unknown> = {}): GameEvent => {
  const [mark, loudness] = MARKS[name] ?? ["", 2];
  return happened(name, fields, { mark, loudness });
};
const begins = (seat: number): GameEvent => happened("turn_started", { seat }, { scene: "log-turn", actor: seat });
const scored = (to: number, points: number, reason = "damage"): GameEvent => event("scored", { to, points, reason });
const closed = event("turn_ended");
const over = event("game_ended", { winners: [0], scores: [] });

describe("a turn", () => {
  const steps: GameEvent[][] = [
    [event("tile_placed")],
    [begins(0)],
    [event("moved")],
    [closed, event("killed"), scored(0, 8)],
    [event("spawned"), begins(1)],
    [event("moved")],
    [closed, begins(0)],
    [closed, scored(1, 3), over],
  ];
  const facts = steps.map((events, step) => factOf(step, events));
  const turns = turnsAlong(facts);

  it("begins where the server says so", () =>
    expect(turns.map(({ number, seat, first }) => [number, seat, first])).toEqual([
      [1, 0, 1],
      [2, 1, 4],
      [3, 0, 6],
    ]));

  it("is paid for where its points were given, or where it ended", () =>
    expect(turns.map(({ told: step }) => step)).toEqual([3, 6, 7]));

  it("is found from any of its steps", () =>
    expect([0, 1, 3, 4, 7].map((step) => turnAt(turns, step)?.number ?? 0)).toEqual([0, 1, 1, 2, 3]));

  it("is left backwards by its beginning first, forwards by the next", () => {
    expect([5, 4, 1, 0].map((step) => turnBefore(turns, step))).toEqual([4, 1, 0, 0]);
    expect([0, 1, 6, 7].map((step) => turnAfter(turns, step, 7))).toEqual([1, 4, 7, 7]);
  });

  it("is marked by the heaviest thing that happened", () =>
    expect(facts.map(({ mark }) => mark)).toEqual([null, null, null, "kill", null, null, null, "end"]));
});

it("a step stays longer the more there is to see, and shorter the faster it plays", () => {
  const quiet = pauseAfter([], 1);
  const move = pauseAfter([event("moved")], 1);
  const fight = pauseAfter([event("damaged"), event("killed")], 1);
  expect(quiet).toBeLessThan(move);
  expect(move).toBeLessThan(fight);
  expect(pauseAfter([event("moved")], 4)).toBe(move / 4);
});

describe("points over time", () => {
  const story = [
    begins(0), event("moved"), closed, scored(0, 8), scored(1, 6),
    begins(1), closed,
    begins(0), closed, scored(1, 9), scored(1, 1, "first_blood"),
    begins(1), closed, scored(0, 3), scored(0, 6, "killshots"), over,
  ];
  const rows = standings([0, 0], story);

  it("are summed turn by turn, the final count apart", () =>
    expect(rows.map(({ turn, isFinal, totals }) => [turn, isFinal, ...totals])).toEqual([
      [0, false, 0, 0],
      [1, false, 8, 6],
      [2, false, 8, 6],
      [3, false, 8, 16],
      [4, false, 8, 16],
      [4, true, 17, 16],
    ]));

  it("begin with what everybody had before", () => expect(standings([5, 2], story)[1]?.totals).toEqual([13, 8]));

  it("of a game that goes on have no final count", () =>
    expect(standings([0, 0], story.slice(0, 7)).some(({ isFinal }) => isFinal)).toBe(false));

  it("turn where somebody gained most on the others", () =>
    expect(swings(rows)).toEqual([
      { turn: 1, isFinal: false, figure: 0, gained: 8, leads: true },
      { turn: 3, isFinal: false, figure: 1, gained: 10, leads: true },
      { turn: 4, isFinal: true, figure: 0, gained: 9, leads: true },
    ]));

  it("have no more turning points than asked for, in the order of the game", () =>
    expect(swings(rows, 2).map(({ turn }) => turn)).toEqual([3, 4]));

  it("have no leader while two are level", () => {
    expect(leaderOf([4, 4, 1])).toBeNull();
    expect(leaderOf([0, 0])).toBeNull();
    expect(leaderOf([1, 4, 2])).toBe(1);
  });

  it("are told by reason", () => expect(earnedBy(1, story)).toEqual({ damage: 15, first_blood: 1 }));
});

describe("the chart", () => {
  it.each([
    [5, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6, 8]],
    [46, [0, 10, 20, 30, 40, 50]],
  ])("has round numbers up to %i", (most, found) => expect(ticks(most)).toEqual(found));

  it("keeps its labels apart and inside", () => {
    const found = ends([100, 101, 98, 20], 18, 10, 110);
    const sorted = [...found].sort((a, b) => a - b);
    for (const [place, height] of sorted.entries()) {
      expect(height).toBeLessThanOrEqual(110);
      if (place > 0) expect(height - (sorted[place - 1] ?? 0)).toBeGreaterThanOrEqual(18);
    }
    expect(found[3]).toBe(20);
    expect(found[2]).toBeLessThan(found[0] ?? 0);
  });
});

const table = (id: string, phase: TableInfo["phase"] = "playing"): TableInfo => ({
  id, game: "adrenaline", name: "", phase, public: false, options: {}, pace: {}, created: 1, lesson: null, campaign: null, to_act: null,
  seats: (["human", "human", "open", "bot"] as const).map((kind, seat) => ({
    seat, name: ["Ada", "Bob", "", "hard"][seat] ?? "", kind, level: null, ready: true, connected: true, stand_in: null,
  })),
});

describe("your games", () => {
  it("are kept with the others' names, the newest first", () => {
    const games = withTable(withTable([], table("a"), 0, 10), table("b"), 1, 20);
    expect(games.map(({ id, names, bots }) => [id, ...names, bots])).toEqual([["b", "Ada", 1], ["a", "Bob", 1]]);
  });

  it("say which game they are, and which mission of it", () => {
    const [kept] = withTable([], { ...table("a"), options: { mission: "MH7" } }, 0, 10);
    expect(kept).toMatchObject({ game: "adrenaline", options: { mission: "MH7" } });
    const info = { series: "mission", options: [{ name: "mission", default: "MH0" }] } as unknown as GameInfo;
    expect([chapterOf({ mission: "MH7" }, info), chapterOf({}, info), chapterOf({}, undefined)]).toEqual(["MH7", "MH0", ""]);
  });

  it("keep their place when something is new about them", () => {
    const games = withTable(withTable(withTable([], table("a"), 0, 10), table("b"), 0, 20), table("a", "over"), 0, 30);
    expect(games.map(({ id, phase, when }) => [id, phase, when])).toEqual([["b", "playing", 20], ["a", "over", 10]]);
  });

  it("are read back as they were written", () => {
    const games = withTable([], table("a"), 0, 10);
    expect(readGames(JSON.stringify(games))).toEqual(games);
  });

  it.each([null, "", "{", "{}", '[{"id": 3}]', '[{"id":"a","seat":0,"when":1,"names":[1],"bots":0,"phase":"over"}]'])(
    "that cannot be read are left out: %s",
    (text) => expect(readGames(text)).toEqual([]),
  );

  it("are neither lessons nor runs of a campaign: those have pages of their own", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    keepTable({ ...table("a"), lesson: "run" }, 0);
    keepTable({ ...table("b"), campaign: "c" }, 0);
    keepTable(table("d"), 0);
    expect(keptGames().map(({ id }) => id)).toEqual(["d"]);
    vi.unstubAllGlobals();
  });

  it("are not more than one can look through", () => {
    let games = withTable([], table("t0"), 0, 0);
    for (let number = 1; number < 60; number += 1) games = withTable(games, table(`t${number}`), 0, number);
    expect(games.length).toBe(40);
    expect(games[0]?.id).toBe("t59");
  });
});

describe("the pages of a replay", () => {
  it("come from here on, then the neighbours, then the story", () =>
    expect(wishes(130, 310)).toEqual([2, 1, 3, 0, 4, 5, 6]));
  it("do not go beyond the game", () => expect(wishes(0, 20)).toEqual([0]));
});

it("a viewer is a seat, everybody, or all hands open", () =>
  expect(["open", "public", "3", "12", "x", "", null].filter(isViewer)).toEqual(["open", "public", "3"]));

/** A house with one finished game of 120 choices; it writes down what it was asked for. */
const house = (asked: string[], total = 120) =>
  (_id: string, viewer: string, start: number, count: number): Promise<StepList> => {
    asked.push(`${viewer} ${start}`);
    if (!isViewer(viewer) || viewer === "9")
      return Promise.reject(new RequestFailed(400, { error: "no such viewer", reason: "bad_field", field: "viewer" }));
    const numbers = Array.from({ length: total + 1 }, (_, number) => number).slice(start, start + count);
    const steps = numbers.map((number) => ({
      number, seat: number === 0 ? null : 0, choice: null, said: viewer === "open" ? { kind: "move", text: { say: `move ${number}` } } : null,
      question: { text: { say: "prompt-over" } },
      events: number % 10 === 1 ? [begins(0)] : [event("moved", { number })], view: { viewer },
    }));
    return Promise.resolve({ table: table("a", "over"), total, outcome: null, steps });
  };
const settle = async (): Promise<void> => {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
};

describe("a replay", () => {
  type Start = Partial<{ step: number; viewer: string; turn: number | null }>;
  const open = async (start: Start): Promise<[Replay, string[]]> => {
    const asked: string[] = [];
    const replay = new Replay("a", { step: 0, viewer: "open", turn: null, ...start }, house(asked));
    await settle();
    return [replay, asked];
  };

  it("opens where the link says, and fetches every page once", async () => {
    const [replay, asked] = await open({ step: 70 });
    expect(replay.current?.number).toBe(70);
    expect(asked).toEqual(["open 50", "open 0", "open 100"]);
    replay.go(3);
    replay.go(119);
    await settle();
    expect(asked.length).toBe(3);
    expect(replay.current?.said?.text.say).toBe("move 119");
  });

  it("tells the story up to its step", async () => {
    const [replay] = await open({ step: PAGE + 1 });
    expect(replay.story?.length).toBe(PAGE + 2);
  });

  it("counts turns only when it knows all before", async () => {
    const replay = new Replay("a", { step: 70, viewer: "open", turn: null }, house([]));
    await Promise.resolve();
    await Promise.resolve();
    expect([replay.current?.number, replay.turn]).toEqual([70, null]);
    await settle();
    expect(replay.turn?.number).toBe(7);
  });

  it("stays within the game", async () => {
    const [replay] = await open({ step: 9_000 });
    expect(replay.step).toBe(120);
    expect(replay.current?.number).toBe(120);
    replay.go(-5);
    expect(replay.step).toBe(0);
  });

  it("asks anew for another viewer, at the same step", async () => {
    const [replay, asked] = await open({ step: 70 });
    replay.look("0");
    await settle();
    expect(asked.slice(3)).toEqual(["0 50", "0 0", "0 100"]);
    expect([replay.current?.number, replay.current?.said]).toEqual([70, null]);
  });

  it("goes to a turn when its step is known", async () => {
    const [replay] = await open({ turn: 7 });
    expect(replay.sought).toBeNull();
    expect(replay.step).toBe(71);
  });

  it("of a turn that never was stays at the set-up", async () => {
    const [replay] = await open({ turn: 99 });
    expect([replay.sought, replay.step]).toEqual([null, 0]);
  });

  it("for a seat that the game does not have opens all the same", async () => {
    vi.useFakeTimers();
    const [replay] = await open({ viewer: "9" });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(replay.viewer).toBe("open");
    expect(replay.current?.number).toBe(0);
  });

  it("plays to the end and stops there", async () => {
    const [replay] = await open({ step: 118 });
    replay.setSpeed(4);
    vi.useFakeTimers();
    replay.toggle();
    expect(replay.isPlaying).toBe(true);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect([replay.step, replay.isPlaying]).toEqual([120, false]);
    replay.toggle();
    expect([replay.step, replay.isPlaying]).toEqual([0, true]);
    replay.close();
  });
});
