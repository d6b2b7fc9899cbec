// Any game, without a drawing: its sentences, its facts, its options and its end.

import { beforeAll, describe, expect, it } from "vitest";
import { agreed, fittingIn, readWish, termsOf, wantedOf, withTeams, type Term, type Wish } from "../src/front/manifest";
import { factsOf } from "../src/games/default/facts";
import { outcomeOf } from "../src/games/default/outcome";
import { sayPhrase, whyPhrase } from "../src/text/phrase";
import { seatNames } from "../src/text/seats.svelte";
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
    "seat-bot-number = Bot { $number }",
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

  it("calls people by their names, and bots by what they are", () => {
    const [first, second] = [1, 2].map((number) => ({ say: "seat-name", given: { number } }));
    seatNames.seat([
      { seat: 0, kind: "human", name: "Ann" },
      { seat: 1, kind: "bot", name: "Cautious" },
    ]);
    expect([sayPhrase(first!), sayPhrase(second!)]).toEqual(["Ann", "Bot 2"]);
    seatNames.seat([]);
    expect(sayPhrase(first!)).toBe("Seat 1");
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
    game: "pebbles", title: "Pebbles", seats: [2, 3], usual_seats: 3, levels: ["easy", "hard"], level: "hard", campaign: false, lessons: [], cooperative: false, series: "", ladder: true,
    options: [
      option({}),
      option({ kind: "flag", name: "bot", values: [false, true], default: false, seats: [3] }),
      option({ kind: "number", name: "piles", values: [1, 2], default: null, by_seats: { "2": 1, "3": 2 }, when: { heap: ["large"] } }),
      option({ kind: "several", name: "cast", values: ["ada", "bob", "cid"], default: null }),
    ],
  };
  const terms = termsOf(game);
  const asked = (wish: Wish): string[] => [...agreed(terms, wish).keys()].filter((name) => name.startsWith("options.") && name !== "options.cast");
  const sent = (wish: Wish): ReturnType<typeof wantedOf> => wantedOf(game, terms, wish);

  it("begins with what is usual", () => {
    expect(readWish(terms, null)).toEqual({});
    expect(sent({})).toMatchObject({ game: "pebbles", seats: 3, public: false, pace: { clock: "none", away: null, level: "hard", bot_seconds: 0.4 } });
  });

  it("asks only for what makes a difference at that table", () => {
    expect(asked({})).toEqual(["options.heap", "options.bot"]);
    expect(asked({ seats: 2 })).toEqual(["options.heap"]);
    expect(asked({ "options.heap": "large" })).toEqual(["options.heap", "options.bot", "options.piles"]);
  });

  it("asks first for what the game puts first", () =>
    expect(termsOf(game, ["piles", "bot"]).map(({ name }) => name).slice(3, 6)).toEqual(["options.piles", "options.bot", "options.heap"]));

  it("has the value that fits the seats", () => {
    const piles = (seats: number): unknown => agreed(terms, { seats, "options.heap": "large" }).get("options.piles");
    expect([piles(3), piles(2)]).toEqual([2, 1]);
  });

  it("reads back what was kept", () => {
    const wish = { seats: 2, clock: "days", days: 172_800, "options.heap": "large", "options.cast": "bob" };
    expect(readWish(terms, JSON.stringify(wish))).toEqual(wish);
  });

  it("forgets wishes that nobody can fulfil", () =>
    expect(readWish(terms, '{"seats": 9, "level": "brutal", "options.heap": "huge", "gone": 1, "options.bot": true}')).toEqual({ "options.bot": true }));

  it.each(["", "{", "null", "3", "[]", "nonsense"])("reads nothing from %s", (kept) => expect(readWish(terms, kept)).toEqual({}));

  it("sends only what was chosen and can be asked for", () =>
    expect(sent({ seats: 2, "options.heap": "large", "options.bot": true }).options).toEqual({ heap: "large", cast: ["ada", "bob"] }));

  describe("a team, and who has whom of it", () => {
    const crew = option({
      kind: "team", name: "crew", words: "sailor", values: ["cook", "smith", "diver", "pilot"], default: null,
      team: { least: 2, most: 3, usual: 2, by: { heap: { large: ["cook", "diver", "pilot"] } } },
    });
    const sea: GameInfo = { ...game, options: [option({}), crew, option({ kind: "hands", name: "hands", values: [], default: null, of: "crew" })] };
    const own = termsOf(sea);
    const found = (wish: Wish): unknown[] => ["options.crew", "options.hands"].map((name) => agreed(own, wish).get(name));
    const asked = (wish: Wish): unknown => wantedOf(sea, own, wish).options;

    it("is of the usual size, one for each seat at least, and dealt in turn", () => {
      expect(found({ seats: 2 })).toEqual(["cook,smith", "0/1"]);
      expect(found({ seats: 3 })).toEqual(["cook,smith,diver", "0/1/2"]);
      expect(asked({ seats: 2 })).toEqual({});
    });
    it("is made of those who go with the rest of the table", () => {
      expect(found({ seats: 2, "options.heap": "large" })).toEqual(["cook,diver", "0/1"]);
      expect(fittingIn(own.find(({ kind }) => kind === "team") as Term, agreed(own, { "options.heap": "large" }))).toEqual(["cook", "diver", "pilot"]);
    });
    it("is known before the game, also where nobody has named it", () => {
      expect(withTeams(own, {}, 2)).toEqual({ crew: ["cook", "smith"], hands: [[0], [1]] });
      expect(withTeams(own, { heap: "large" }, 2)).toEqual({ heap: "large", crew: ["cook", "diver"], hands: [[0], [1]] });
      const chosen = { crew: ["pilot", "cook", "smith"], hands: [[1], [0, 2]] };
      expect(withTeams(own, chosen, 2)).toEqual(chosen);
      expect(withTeams(termsOf(game), { heap: "large" }, 2)).toEqual({ heap: "large" });
    });
    it("is what was chosen, and sent as lists", () => {
      const wish = { seats: 2, "options.crew": "pilot,cook,smith", "options.hands": "1/0,2" };
      expect(found(wish)).toEqual(["pilot,cook,smith", "1/0,2"]);
      expect(asked(wish)).toEqual({ crew: ["pilot", "cook", "smith"], hands: [[1], [0, 2]] });
      expect(asked({ ...wish, "options.hands": "/0,1,2" })).toMatchObject({ hands: [[], [0, 1, 2]] });
      expect(readWish(own, JSON.stringify(wish))).toEqual(wish);
    });
    it.each([
      [{ "options.crew": "pilot" }, {}],
      [{ "options.crew": "cook,smith", "options.heap": "large" }, { heap: "large" }],
      [{ "options.crew": "cook,smith,diver,pilot" }, {}],
      [{ "options.hands": "0,1" }, {}],
      [{ "options.hands": "0,0/1" }, {}],
      [{ "options.hands": "0/2" }, {}],
    ])("is what is usual where %o cannot be", (wish, sentOptions) => expect(asked({ seats: 2, ...(wish as unknown as Wish) })).toEqual(sentOptions));
  });

  it("leaves to the server what fits the players unless it is chosen", () => {
    expect(sent({ "options.heap": "large" }).options).not.toHaveProperty("piles");
    expect(sent({ "options.heap": "large", "options.piles": 1 }).options).toHaveProperty("piles", 1);
  });

  it("names one for every seat where all are different, one's own first", () =>
    expect(sent({ "options.cast": "cid" }).options).toHaveProperty("cast", ["cid", "ada", "bob"]));

  it("sends days in seconds, without a reserve", () =>
    expect(sent({ clock: "days", days: 172_800 }).pace).toMatchObject({ clock: "days", seconds: 172_800, reserve: 0, away: null }));
});
