// Any game, without a drawing: its sentences, its facts, its options and its end.

import { beforeAll, describe, expect, it } from "vitest";
import { optionsFor, readWish, valueOf, wantedOf } from "../src/front/manifest";
import { factsOf } from "../src/games/default/facts";
import { outcomeOf } from "../src/games/default/outcome";
import { sayPhrase, whyPhrase } from "../src/text/phrase";
import { makeBundle, text } from "../src/text/text.svelte";
import type { GameInfo, Option } from "../src/wire/types";

beforeAll(() => {
  text.bundle = makeBundle("en", [
    `log = What happened
action-take = Take { $count } from { $pile }
action-take-last = Take the last
pile-red = the red pile
event-taken = { $seat } takes { $what }
why-taken = { $seat } may
seat-name = seat { $number }
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
option-heap = Heap
heap-small = Small
view-taken = Taken so far`,
    "log = Said only where nobody else says it\nusual = As usual",
  ]);
});

describe("a phrase", () => {
  it("is said with its values, phrases first, and begins with a capital", () => {
    expect(sayPhrase({ say: "action-take", given: { count: 2, pile: { say: "pile-red" } } })).toBe("Take 2 from the red pile");
    const what = [{ say: "pile-red" }, "b2", { say: "pile-red" }];
    expect(sayPhrase({ say: "event-taken", given: { seat: { say: "seat-name", given: { number: 1 } }, what } })).toBe(
      "Seat 1 takes the red pile, b2 and the red pile",
    );
  });

  it("may be more special than the catalogue, but never one word", () => {
    expect(sayPhrase({ say: "action-take-last-move" })).toBe("Take the last");
    expect(sayPhrase({ say: "log-turn" })).toBe("Log-turn");
  });

  it("has values that only the client knows", () => expect(sayPhrase({ say: "seat-name" }, { number: 7 })).toBe("Seat 7"));

  it("tells why, where the catalogue does", () => {
    expect(whyPhrase({ say: "event-taken", given: { seat: "Ada" } })).toBe("Ada may");
    expect(whyPhrase({ say: "event-moved" })).toBeNull();
  });

  it("is the game's where both have one", () => expect(sayPhrase({ say: "log" })).toBe("What happened"));
});

describe("the facts of a view", () => {
  const named = (view: Record<string, unknown>, seats: string[] = []): unknown[] =>
    factsOf(view, seats).map(({ name, words, parts }) => [name, words || parts.map((part) => `${part.name}: ${part.words}`)]);

  it("have the game's words where it has some, and leave out what the prompt says", () =>
    expect(named({ game: "x", seat: 0, prompt: "p", choices: [], heap: "small", first_one: 3, misere: false })).toEqual([
      ["Heap", "Small"],
      ["First one", "3"],
      ["Misere", "–"],
    ]));

  it("are told by seats where there is one for each", () =>
    expect(named({ taken: [4, 0] }, ["Ada", "Bob"])).toEqual([["Taken so far", ["Ada: 4", "Bob: 0"]]]));

  it("have parts", () => {
    expect(named({ box: { red: 1, list: [1, 2] } })).toEqual([["Box", ["Red: 1", "List: 1, 2"]]]);
    expect(named({ rows: [{ a: 1 }, { a: 2 }] })).toEqual([["Rows", ["1: ", "2: "]]]);
    expect(named({ nothing: {}, none: [] })).toEqual([["Nothing", "–"], ["None", "–"]]);
  });
});

it("an outcome is scores, winners and a rule, and what else the game tells", () => {
  expect(outcomeOf({ scores: [3, 1], winners: [0], rule: "P-4", rounds: 7 })).toEqual({ scores: [3, 1], winners: [0], rule: "P-4", rest: { rounds: 7 } });
  expect(outcomeOf({})).toEqual({ scores: [], winners: [], rule: "", rest: {} });
});

describe("the form for a table", () => {
  const option = (part: Partial<Option>): Option => ({
    kind: "choice", name: "heap", words: "heap", values: ["small", "large"], default: "small", by_seats: {}, seats: [], when: {}, more: [], rule: "", anew: false, ...part,
  });
  const game: GameInfo = {
    game: "pebbles", title: "Pebbles", seats: [2, 3], usual_seats: 3, levels: ["easy", "hard"], level: "hard", campaign: false, lessons: [],
    options: [
      option({}),
      option({ kind: "flag", name: "bot", values: [false, true], default: false, seats: [3] }),
      option({ kind: "number", name: "piles", values: [1, 2], default: null, by_seats: { "2": 1, "3": 2 }, when: { heap: ["large"] } }),
      option({ kind: "several", name: "cast" }),
    ],
  };
  const names = (kept: string | null): string[] => optionsFor(game, readWish(game, kept)).map(({ name }) => name);

  it("begins with what is usual", () =>
    expect(readWish(game, null)).toEqual({ seats: 3, level: "hard", options: {} }));

  it("asks only for what makes a difference at that table", () => {
    expect(names(null)).toEqual(["heap", "bot"]);
    expect(names('{"seats": 2}')).toEqual(["heap"]);
    expect(names('{"options": {"heap": "large"}}')).toEqual(["heap", "bot", "piles"]);
  });

  it("has the value that fits the seats", () => {
    const [, , piles] = game.options;
    if (piles === undefined) throw new Error("three options");
    expect([valueOf(piles, readWish(game, null)), valueOf(piles, readWish(game, '{"seats": 2}'))]).toEqual([2, 1]);
  });

  it("forgets wishes that nobody can fulfil", () =>
    expect(readWish(game, '{"seats": 9, "level": "brutal", "options": {"heap": "huge", "gone": 1, "bot": true}}')).toEqual({
      seats: 3, level: "hard", options: { bot: true },
    }));

  it.each(["{", "null", "3", '{"options": null}'])("reads nothing from %s", (kept) =>
    expect(readWish(game, kept)).toEqual({ seats: 3, level: "hard", options: {} }));

  it("sends only what was chosen and can be asked for", () =>
    expect(wantedOf(game, readWish(game, '{"seats": 2, "options": {"heap": "large", "bot": true}}'))).toEqual({ heap: "large" }));
});
