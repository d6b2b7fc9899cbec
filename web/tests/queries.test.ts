// What the table explains: pictures of effects, plans, rules, the story, what was missed, and who is asked how often.

import { afterEach, describe, expect, it, vi } from "vitest";
import { WEAPONS, weaponOf } from "../src/games/adrenaline/cards";
import { arenaOf } from "../src/games/adrenaline/arena";
import { rowsOf } from "../src/games/adrenaline/diagram";
import { changesOf, cubesOf, ghostsOf, type Plan } from "../src/games/adrenaline/plan";
import { RULES } from "../src/games/adrenaline/rules";
import type { GameEvent } from "../src/games/told";
import type { FigureView, View } from "../src/games/adrenaline/view";
import { Lights } from "../src/choices/lights";
import { subjectAt } from "../src/games/adrenaline/choices/match";
import { blocksOf, entriesOf, missedOf, newsOf, scenesOf } from "../src/panels/story";
import { findRules, piecesOf, readRules } from "../src/panels/rules";
import type { SoFar } from "../src/stores/connection.svelte";
import { Queries } from "../src/stores/queries.svelte";
import { happened, option } from "./telling";
import type { Answer, Ask } from "../src/wire/types";

const figure = (square: string, more: Partial<FigureView> = {}): FigureView => ({
  character: "dozer", square, damage: [], marks: [0, 0, 0], skulls: 0, points: 0, flipped: false,
  ammo: { red: 1, yellow: 1, blue: 1 }, weapons: [], powerups: null, hand: 0, reasons: [], ...more,
});
const view = (figures: FigureView[]): View =>
  ({ seat: 0, to_act: 0, figures, new_marks: [], options: { seats: 3, arena: "small", characters: ["dozer", "violet", "sprog"], bot: false } }) as unknown as View;

describe("the picture of an effect", () => {
  const drawn = (weapon: string, number: number): string => {
    const card = weaponOf(weapon);
    const effect = card?.effects[number];
    if (!card || !effect) throw new Error(weapon);
    return rowsOf(card, effect)
      .map(({ places, links }) =>
        places
          .map((place, at) => {
            const link = links[at - 1];
            const pawns = place.pawns.map(
              ({ who, isAll, damage, marks }) => `${who}${isAll ? "*" : ""}${"d".repeat(damage)}${"m".repeat(marks)}`,
            );
            return `${link ? ` -${link.kind}${link.label}- ` : ""}[${pawns.join("+")}]`;
          })
          .join(""),
      )
      .join(" / ");
  };

  it("shows who is hit, from where, for how much", () => {
    expect(drawn("lock_rifle", 0)).toBe("[me] -sight- [targetddm]");
    expect(drawn("whisper", 0)).toBe("[me] -sight≥2- [targetdddm]");
    expect(drawn("electroscythe", 1)).toBe("[me+target*dd]");
    expect(drawn("furnace", 0)).toBe("[me] -sight- [target*d]");
    expect(drawn("railgun", 0)).toBe("[me] -through- [targetddd]");
  });

  it("draws those that another effect has chosen as ghosts", () => {
    expect(drawn("thor", 2)).toBe("[me] -sight- [ghost] -sight- [ghost] -sight- [targetdd]");
    expect(drawn("plasma_gun", 2)).toBe("[me] -sight- [ghostd]");
    expect(drawn("rocket_launcher", 2)).toBe("[me] -sight≥1- [ghost+target*d]");
  });

  it("shows who moves where", () => {
    expect(drawn("shotgun", 0)).toBe("[me+targetddd] -push0–1- []");
    expect(drawn("tractor_beam", 0)).toBe("[me] -sight- [] -pull≤2- [targetd]");
    expect(drawn("vortex_cannon", 0)).toBe("[me] -sight≥1- [] -pull≤1- [targetdd]");
    expect(drawn("power_glove", 1)).toBe("[me] -go- [me+targetdd] -go- [me+targetdd]");
    expect(drawn("cyberblade", 1)).toBe("[me] -go1- [me]");
  });

  it("begins a row for each target that is sought from one's own square", () => {
    expect(drawn("laser_magnum", 1)).toBe("[me] -sight- [targetdd] / [me] -sight- [targetd]");
  });

  it.each(WEAPONS.flatMap((card) => card.effects.map((effect) => [card.id, effect.id] as const)))(
    "%s %s has all its damage and marks in it",
    (id, name) => {
      const card = weaponOf(id);
      const effect = card?.effects.find((one) => one.id === name);
      if (!card || !effect) throw new Error(id);
      const pawns = rowsOf(card, effect).flatMap(({ places }) => places.flatMap((place) => place.pawns));
      const sum = (key: "damage" | "marks"): number => pawns.reduce((total, pawn) => total + pawn[key], 0);
      const printed = (key: "damage" | "marks"): number => effect.steps.reduce((total, step) => total + (step[key] ?? 0), 0);
      expect([sum("damage"), sum("marks")]).toEqual([printed("damage"), printed("marks")]);
    },
  );
});

describe("a plan", () => {
  const before = view([figure("b2"), figure("c2", { character: "violet" }), figure("a1", { character: "sprog" })]);
  const plan: Plan = {
    choice: "target violet",
    events: [
      happened("moved", { figure: 0, start: "b2", square: "b1", by: 0 }),
      happened("paid", { seat: 0, cubes: [1, 0, 0], cards: [] }),
      happened("damaged", { by: 0, to: 1, amount: 2, from_marks: 0, wasted: 0, total: 2 }),
      happened("marked", { by: 0, to: 1, amount: 1, wasted: 0 }),
    ],
    after: [
      figure("b1", { ammo: { red: 0, yellow: 1, blue: 1 } }),
      figure("c2", { character: "violet", damage: [0, 0], marks: [1, 0, 0] }),
      figure("a1", { character: "sprog" }),
    ],
    isWhole: true,
  };

  it("has figures where they would go, and lines from there", () => {
    const { walks, lines, burdens } = ghostsOf(before, arenaOf("small"), plan);
    expect(walks.map(({ figure: who }) => who)).toEqual([0]);
    expect(lines).toEqual([{ by: 0, from: walks[0]?.to, to: burdens[0]?.at }]);
    expect(burdens.map(({ figure: who, damage, marks, killed }) => [who, damage, marks, killed])).toEqual([[1, 2, 1, false]]);
  });

  it("tells the boards that it changes, and what is new on them", () => {
    expect(changesOf(before, plan).map(({ figure: who, had, marks, board }) => [who, had, marks, board.damage.length])).toEqual([
      [1, 0, 1, 2],
    ]);
  });

  it("tells the marks that come when the action is over, but not those that come anyway", () => {
    const [me, violet, sprog] = plan.after;
    if (!me || !violet || !sprog) throw new Error("three figures");
    const later: Plan = { ...plan, events: [], after: [me, { ...violet, marks: [0, 0, 0], new_marks: [2, 0, 0] }, sprog] };
    expect(changesOf(before, later).map(({ figure: who, marks, board }) => [who, marks, board.marks])).toEqual([[1, 2, [2, 0, 0]]]);
    expect(changesOf({ ...before, new_marks: [[1, 2]] }, later)).toEqual([]);
  });

  it("tells the cubes that it costs", () => {
    expect(cubesOf(before, plan, 0)).toEqual({ paid: "R", gained: "" });
    expect(cubesOf(before, plan, -1)).toEqual({ paid: "", gained: "" });
  });
});

describe("what is asked about a square that is not lit", () => {
  const square = { id: "b2", room: "red", spawn: "red" };
  const lit = (...things: string[]): Lights => new Lights(things.map((thing) => option(thing, "", thing)));

  it("is about the kind of thing that the choices name", () => {
    expect(subjectAt(lit("square a1"), square, ["violet"])).toBe("square b2");
    expect(subjectAt(lit("figure sprog"), square, ["violet"])).toBe("figure violet");
    expect(subjectAt(lit("figure sprog"), square, [])).toBe("square b2");
    expect(subjectAt(lit("spawn blue"), square, [])).toBe("spawn red");
    expect(subjectAt(lit("room blue"), square, [])).toBe("room red");
    expect(subjectAt(lit(), square, ["violet"])).toBe("square b2");
  });
});

describe("questions", () => {
  const answer = (subject: string, more: Partial<Answer> = {}): Answer => ({
    type: "answer", id: "", subject, version: 1, reason: null, preview: null, reach: null, odds: null, forecast: null, hint: null, plan: null, offer: null, is_final: true, ...more,
  });
  const events = (...kinds: string[]): Partial<Answer> => ({
    preview: { events: kinds.map((event) => happened(event, {}, event === "damaged" ? { felt: "hit" } : {})), after: [], is_whole: true },
  });
  const manners = {};
  afterEach(() => vi.useRealTimers());

  it("are asked when the pointer rests, and once for each choice", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const queries = new Queries((_, subject) => {
      asked.push(subject);
      return Promise.resolve(answer(subject, events("damaged")));
    }, manners);
    queries.look("run");
    queries.look("grab");
    await vi.advanceTimersByTimeAsync(100);
    expect(queries.plan?.choice).toBe("grab");
    queries.look(null);
    expect(queries.plan).toBeNull();
    queries.look("grab");
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(["grab"]);
    queries.forget();
    queries.look("grab");
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(["grab", "grab"]);
  });

  it("stop before the server would call it too many", async () => {
    const asked: string[] = [];
    const queries = new Queries((question: Ask["question"], subject) => {
      asked.push(question);
      return Promise.resolve(answer(subject));
    }, manners);
    for (let number = 0; number < 200; number++) await queries.reach(`weapon ${number}`);
    expect(asked.length).toBe(60);
    await queries.hint();
    expect(asked.length, "advice is given all the same").toBe(61);
    expect(asked.at(-1)).toBe("hint");
  });

  it("need no second word where nobody is hurt and the step can be taken back", async () => {
    const played: string[] = [];
    const plans = { run: events(), "move b2": events("moved"), "target violet": events("fired", "damaged") };
    const queries = new Queries((_, subject) => Promise.resolve(answer(subject, plans[subject as keyof typeof plans])), manners);
    await queries.arm("target violet", (choice) => played.push(choice));
    expect([played, queries.armed]).toEqual([[], "target violet"]);
    await queries.arm("run", (choice) => played.push(choice));
    await queries.arm("move b2", (choice) => played.push(choice));
    expect(played).toEqual(["run", "move b2"]);
  });

  it("wait for a second word where something would come to light", async () => {
    const dark = { preview: { events: [happened("moved")], after: [], is_whole: false } };
    const queries = new Queries((_, subject) => Promise.resolve(answer(subject, dark)), manners);
    await queries.arm("move b2", () => expect.unreachable());
    expect(queries.armed).toBe("move b2");
  });

  it("are asked about odds only where the game has some", async () => {
    const odds = [{ text: { say: "odds-reroll", given: { chance: 0.5 } }, rule: "W-13.1" }];
    const asked: Ask["question"][] = [];
    const line = (question: Ask["question"], subject: string): Promise<Answer> => {
      asked.push(question);
      return Promise.resolve(answer(subject, question === "odds" ? { odds } : events("rolled")));
    };
    expect(await new Queries(line, manners).oddsOf("die w3")).toEqual([]);
    expect(asked).toEqual([]);
    vi.useFakeTimers();
    const queries = new Queries(line, { hasOdds: true });
    queries.look("die w3");
    await vi.advanceTimersByTimeAsync(100);
    expect([queries.plan?.choice, queries.odds]).toEqual(["die w3", odds]);
    queries.look(null);
    expect(queries.odds).toEqual([]);
  });

  it("show a plan before its odds have come, and no odds of another choice", async () => {
    vi.useFakeTimers();
    const odds = [{ text: { say: "odds-reroll", given: { chance: 0.5 } }, rule: "W-13.1" }];
    let tell = (): void => {};
    const line = (question: Ask["question"], subject: string): Promise<Answer> =>
      question === "odds" ? new Promise((settle) => (tell = () => settle(answer(subject, { odds })))) : Promise.resolve(answer(subject, events("rolled")));
    const queries = new Queries(line, { hasOdds: true });
    queries.look("die w3");
    await vi.advanceTimersByTimeAsync(100);
    expect([queries.plan?.choice, queries.odds]).toEqual(["die w3", []]);
    const late = tell;
    tell();
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.odds).toEqual(odds);
    queries.look("die w4");
    await vi.advanceTimersByTimeAsync(100);
    expect([queries.plan?.choice, queries.odds], "those of the last choice are gone").toEqual(["die w4", []]);
    queries.look("die w5");
    tell();
    late();
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.odds, "those of a choice that nobody looks at come too late").toEqual([]);
  });

  it("for a hint are answered with a choice, or with nothing", async () => {
    const wise = new Queries((_, subject) => Promise.resolve(answer(subject, { hint: "grab" })), manners);
    expect(await wise.hint()).toBe("grab");
    expect([wise.hinted, wise.advice]).toEqual(["grab", "given"]);
    wise.forget();
    expect([wise.hinted, wise.advice]).toEqual([null, "none"]);
    const silent = new Queries(() => Promise.resolve(null), manners);
    expect(await silent.hint()).toBeNull();
    expect(silent.advice).toBe("refused");
  });

  it("for a hint that takes long tell what is thought so far", async () => {
    let improve: SoFar = () => {};
    let tell: (found: Answer) => void = () => {};
    const line = (_: string, __: string, soFar?: SoFar): Promise<Answer> => {
      if (soFar) improve = soFar;
      return new Promise((settle) => (tell = settle));
    };
    const slow = new Queries(line, manners);
    const hint = slow.hint();
    expect([slow.hinted, slow.advice]).toEqual([null, "thinking"]);
    improve(answer("", { hint: "run", is_final: false }));
    expect([slow.hinted, slow.advice]).toEqual(["run", "thinking"]);
    tell(answer("", { hint: "grab" }));
    expect(await hint).toBe("grab");
    expect([slow.hinted, slow.advice]).toEqual(["grab", "given"]);
    const late = slow.hint();
    slow.forget();
    improve(answer("", { hint: "run", is_final: false }));
    expect(slow.hinted).toBeNull();
    tell(answer("", { hint: "grab" }));
    await late;
  });

  it("for a hint that come too late are not told at the next decision", async () => {
    let tell: (found: Answer) => void = () => undefined;
    const slow = new Queries(() => new Promise((settle) => (tell = settle)), manners);
    const hint = slow.hint();
    slow.forget();
    tell(answer("", { hint: "grab" }));
    expect(await hint).toBeNull();
    expect(slow.hinted).toBeNull();
  });
});

describe("the rules", () => {
  it("are cut into chapters, paragraphs and items", () => {
    const [first, second] = readRules("# Title\nsmall talk\n\n## A-1 One\n1. Text.\n   - *Gun*: hits.\n\n## A-2 Two\nFree line.\n");
    expect(first).toEqual({ id: "A-1", title: "One", paragraphs: [{ id: "A-1.1", text: "Text.", items: ["*Gun*: hits."] }] });
    expect(second?.paragraphs).toEqual([{ id: "A-2", text: "Free line.", items: [] }]);
  });

  it("have every paragraph that others cite", () => {
    const ids = new Set(RULES.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]));
    const cited = RULES.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ text, items }) =>
        [text, ...items].flatMap((line) => piecesOf(line).flatMap(({ kind, text: rule }) => (kind === "rule" ? [rule] : []))),
      ),
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((rule) => !ids.has(rule))).toEqual([]);
    expect(ids.has("A-5.2")).toBe(true);
  });

  it("are read sign by sign, as text and nothing else", () => {
    expect(piecesOf("**Ruling**: see A-5.2, <b>*not* bold</b>")).toEqual([
      { kind: "bold", text: "Ruling" },
      { kind: "plain", text: ": see " },
      { kind: "rule", text: "A-5.2" },
      { kind: "plain", text: ", <b>" },
      { kind: "italic", text: "not" },
      { kind: "plain", text: " bold</b>" },
    ]);
  });

  it("are found by words", () => {
    const found = findRules(RULES, "heatseeker see");
    expect(found.map(({ id }) => id)).toEqual(["A-7"]);
    expect(found[0]?.paragraphs[0]?.items).toEqual(["*Heatseeker*: 3 D to one you do not see."]);
    expect(findRules(RULES, "  ")).toBe(RULES);
    expect(findRules(RULES, "spaceship")).toEqual([]);
  });
});

describe("the story", () => {
  const scored = (board: number): GameEvent => happened("scored", {}, { block: `board ${board}`, mark: "scoring" });
  const begins = (seat: number): GameEvent => happened("turn_started", {}, { scene: "log-turn", actor: seat });
  const refill = (event: string): GameEvent => happened(event, {}, { fold: "refill", loudness: 1 });

  it("has the points of a board in one block, and new cards in one line", () => {
    const events = [
      happened("fired"), scored(1), scored(1), happened("skull_taken"), scored(2), refill("tile_placed"), refill("weapon_placed"),
    ];
    expect(entriesOf(events).map((entry) => (entry.kind === "line" ? entry.event.event : `${entry.kind} ${entry.events.length}`))).toEqual([
      "fired", "block 2", "skull_taken", "block 1", "fold 2",
    ]);
    expect(blocksOf(events).map((block) => block.length)).toEqual([2, 1]);
  });

  it("says the same in a row once, and how often", () =>
    expect(entriesOf([happened("drawn"), happened("drawn"), happened("moved")])).toMatchObject([{ times: 2 }, { times: 1 }]));

  it("begins with the set-up, and then a scene for each heading; what is silent has no line", () => {
    const scenes = scenesOf([happened("dealt"), begins(1), happened("moved"), happened("asked", {}, { loudness: 0 }), begins(2)]);
    expect(scenes.map(({ key, seat, events }) => [key, seat, events.length])).toEqual([["0", null, 1], ["1", 1, 1], ["2", 2, 0]]);
  });

  it("has headings of their own in another era of the game", () => {
    const scenes = scenesOf([begins(0), happened("frenzy_started", {}, { era: "frenzy" }), begins(1)]);
    expect(scenes.map(({ title }) => title)).toEqual(["Log-turn", "Log-turn-frenzy"]);
  });

  it("tells those who wait the latest that is neither quiet nor counted", () => {
    const events = [happened("moved"), happened("fired"), scored(1), refill("tile_placed"), happened("paid", {}, { loudness: 1 }), begins(1)];
    expect(newsOf(events, 2).map(({ event }) => event)).toEqual(["moved", "fired"]);
  });

  it("is summed up for those who missed it: the scenes of others, and what was loud", () => {
    const loud = happened("killed", {}, { loudness: 3 });
    expect(missedOf(0, [begins(1), happened("moved"), loud, begins(0)])).toEqual({ turns: 1, loud: [loud] });
    expect(missedOf(0, [begins(1), happened("moved")])).toBeNull();
    expect(missedOf(0, [begins(1), begins(2)])).toEqual({ turns: 2, loud: [] });
  });
});

describe("somebody who looks away", () => {
  const load = async (): Promise<typeof import("../src/stores/missed.svelte")> => {
    const kept = new Map<string, string>();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.resetModules();
    return import("../src/stores/missed.svelte");
  };
  afterEach(() => vi.unstubAllGlobals());

  it("is told from where the story was left", async () => {
    const { Missed } = await load();
    const missed = new Missed("t1");
    missed.tell(10, true, 0);
    expect(missed.from).toBeNull();
    missed.tell(12, true, 5_000);
    expect(missed.from).toBeNull();
    missed.tell(20, false, 6_000);
    missed.tell(20, true, 9_000);
    expect(missed.from).toBe(12);
  });

  it("is told after a reload too, once the line has caught up", async () => {
    const { Missed } = await load();
    new Missed("t1").tell(10, true, 0);
    const again = new Missed("t1");
    again.tell(15, true, 100);
    expect(again.from).toBe(10);
    const other = new Missed("t2");
    other.tell(15, true, 100);
    expect(other.from).toBeNull();
  });

  it("is told nothing of what happens before open eyes, however soon", async () => {
    const { Missed } = await load();
    const missed = new Missed("t1");
    missed.tell(10, true, 0);
    missed.tell(12, true, 50);
    missed.tell(30, true, 100);
    expect(missed.from).toBeNull();
  });

  it("is told nothing that has been taken back", async () => {
    const { Missed } = await load();
    const missed = new Missed("t1");
    missed.tell(10, true, 0);
    missed.tell(14, false, 100);
    missed.tell(14, true, 5_000);
    expect(missed.from).toBe(10);
    missed.tell(8, true, 9_000);
    expect(missed.from).toBeNull();
  });
});
