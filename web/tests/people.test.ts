import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { View } from "../src/games/adrenaline/view";
import { withoutCards, withoutHand } from "../src/games/adrenaline/hands";
import { askedIn, isAsked } from "../src/games/asked";
import { isOpenToAll, nextHands } from "../src/people/hotseat";
import { changes, hindrance, isHostAmong, undoEnd } from "../src/people/seats";
import { isLow, spanOf, timeLeft } from "../src/people/time";
import { EMPTY, receive } from "../src/stores/table";
import { happened } from "./telling";
import type { Hello, SeatInfo, State } from "../src/wire/types";

const seat = (number: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, name: `P${number}`, kind: "human", level: null, ready: true, connected: true, stand_in: null, ...part,
});
const state = (part: Partial<State>): State => ({
  type: "state", version: 5, since: 5, phase: "playing", view: {}, question: null, events: [], seats: [],
  clocks: null, can_undo: false, undo: null, outcome: null, ...part,
});

describe("a clock between two words of the server", () => {
  const clock = { seat: 1, left: 20, reserve: [300, 100] };

  it("spends the free seconds first", () => expect(timeLeft(clock, 15)).toEqual({ free: 5, reserve: 100 }));
  it("then the reserve of its seat", () => expect(timeLeft(clock, 50)).toEqual({ free: 0, reserve: 70 }));
  it("stops at nothing", () => expect(timeLeft(clock, 999)).toEqual({ free: 0, reserve: 0 }));

  it("is low when both together are nearly gone", () => {
    expect(isLow(timeLeft(clock, 109))).toBe(false);
    expect(isLow(timeLeft(clock, 111))).toBe(true);
    expect(isLow({ free: 3, reserve: 100 })).toBe(false);
  });

  it.each([
    [0, { unit: "minutes", digits: "0:00" }],
    [4.2, { unit: "minutes", digits: "0:05" }],
    [65, { unit: "minutes", digits: "1:05" }],
    [3_600, { unit: "hours", hours: 1, minutes: 0 }],
    [5_400, { unit: "hours", hours: 1, minutes: 30 }],
    [2 * 86_400 + 3 * 3_600, { unit: "days", days: 2, hours: 3 }],
  ])("reads %d seconds as people do", (seconds, span) => expect(spanOf(seconds)).toEqual(span));
});

describe("who is asked", () => {
  it("is the seat to act, where a game says no more", () => {
    expect([askedIn({ to_act: 1 }), askedIn({ to_act: null })]).toEqual([[1], []]);
    expect([isAsked({ seat: 1, to_act: 1 }), isAsked({ seat: 0, to_act: 1 }), isAsked({ seat: null, to_act: null })]).toEqual([true, false, false]);
  });
  it("is everybody who may answer, where it does", () => {
    const views = [0, 1, 2, null].map((seat) => ({ seat, to_act: 1, may_act: [1, 2] }));
    expect(views.map(isAsked)).toEqual([false, true, true, false]);
  });
});

describe("the curtain", () => {
  const view = (seat: number | null, to_act: number | null): Pick<View, "seat" | "to_act"> => ({ seat, to_act });
  const shared = (seat: number, to_act: number, may_act: number[]): Pick<View, "seat" | "to_act" | "may_act"> => ({ seat, to_act, may_act });

  it("falls before another of those around the device", () => expect(nextHands([0, 2], view(0, 2))).toBe(2));
  it("stays up while the same seat goes on", () => expect(nextHands([0, 2], view(0, 0))).toBeNull());
  it("stays up for bots and people elsewhere", () => expect(nextHands([0, 2], view(0, 1))).toBeNull());
  it("is of no use to one alone", () => expect(nextHands([0], view(0, 1))).toBeNull());
  it("stays up when the game is over", () => expect(nextHands([0, 2], view(0, null))).toBeNull());

  it("stays up while who looks may answer too", () => expect(nextHands([0, 2], shared(0, 2, [0, 2]))).toBeNull());
  it("falls before one who may answer, whoever is to act", () => expect(nextHands([0, 2], shared(0, 1, [1, 2]))).toBe(2));
  it("hides no hand of one who may answer", () => {
    expect(isOpenToAll([0, 2], shared(0, 1, [0, 1]), 1)).toBe(false);
    expect(isOpenToAll([0, 2], shared(0, 1, [1, 3]), 1)).toBe(true);
  });

  it("lets everybody look while others play, but not into the hand of whose turn it is", () => {
    expect(isOpenToAll([0, 2], view(0, 1), 1)).toBe(true);
    expect(isOpenToAll([0, 2], view(0, 1), 0)).toBe(false);
    expect(isOpenToAll([0, 2], view(0, 0), 1)).toBe(false);
    expect(isOpenToAll([0], view(0, 1), 1)).toBe(false);
  });

  it("leaves no card of a hand in view or story", () => {
    const figure = { powerups: ["newton:red"], hand: 1 };
    const open = withoutHand({ seat: 0, figures: [figure] } as unknown as View);
    const story = withoutCards([
      happened("powerup_drawn", { seat: 0, card: "newton:red" }, {
        given: { seat: "Violet", card: { say: "powerup-newton" } }, things: ["figure violet", "card newton:red"],
      }),
      happened("spawned", { figure: 0, card: "scope:blue" }),
    ]);
    expect(JSON.stringify([open, story])).not.toContain("newton");
    expect(open.seat).toBeNull();
    expect(story[1]).toMatchObject({ card: "scope:blue" });
  });
});

describe("a greeting from another seat of the device", () => {
  const hello = (number: number): Hello => ({
    type: "hello", protocol: 1, seat: number, own: [0, 1], chat: [],
    table: {
      id: "x", game: "adrenaline", name: "", phase: "playing", public: false, options: {}, created: 0, seats: [],
      lesson: null, campaign: null, to_act: null, pace: { clock: "none", seconds: 60, reserve: 300, away: null, level: "hard", bot_seconds: 0.5 },
    },
  });
  const before = [hello(0), state({ version: 3, since: 0, events: [{ event: "secret" }] })].reduce(receive, EMPTY);

  it("forgets all that the last seat knew", () => {
    const after = receive(before, hello(1));
    expect(after.server).toBeNull();
    expect(after.story).toEqual([]);
  });

  it("asks for the whole story if only a piece of it comes", () =>
    expect(receive(receive(before, hello(1)), state({ version: 3, since: 3 })).gap).toBe(0));

  it("keeps everything for the same seat", () => expect(receive(before, hello(0)).story).toEqual(before.story));
});

describe("the lobby", () => {
  it("waits for open seats first, then for those who are not ready", () => {
    const seats = [seat(0, { ready: false }), seat(1, { ready: false }), seat(2, { kind: "open", ready: false })];
    expect(hindrance(seats, [0])).toEqual({ kind: "open", count: 1 });
    expect(hindrance(seats.slice(0, 2), [0])).toEqual({ kind: "ready", names: ["P1"] });
    expect(hindrance(seats.slice(0, 2), [0, 1])).toBeNull();
  });

  it("tells who comes, who goes and who is ready", () => {
    const before = [seat(0), seat(1, { kind: "open", name: "" }), seat(2, { ready: false }), seat(3)];
    const after = [seat(0), seat(1), seat(2), seat(3, { kind: "open", name: "" })];
    expect(changes(before, after)).toEqual([
      { key: "sat", name: "P1" }, { key: "ready", name: "P2" }, { key: "left", name: "P3" },
    ]);
  });

  it("tells who becomes the host", () => {
    const [before, after] = [[seat(0, { host: true }), seat(1)], [seat(0), seat(1, { host: true })]];
    expect(changes(before, after)).toEqual([{ key: "host", name: "P1" }]);
    expect([isHostAmong(before, [0]), isHostAmong(after, [0]), isHostAmong(after, [0, 1])]).toEqual([true, false, true]);
    expect(isHostAmong([seat(0)], [0])).toBe(false);
  });

  it("has nothing to tell at the first look", () => expect(changes([], [seat(0)])).toEqual([]));
});

describe("a request to take back", () => {
  const asked = state({ undo: { seat: 1, agreed: [] } });

  it("has been granted when the story went back", () =>
    expect(undoEnd(asked, state({ version: 6, since: 3 }))).toEqual({ seat: 1, taken: true }));
  it("has been refused when it did not", () =>
    expect(undoEnd(asked, state({ version: 5, since: 5 }))).toEqual({ seat: 1, taken: false }));
  it("still waits while it is there", () => expect(undoEnd(asked, asked)).toBeNull());
});

describe.each(["en", "fr", "pl"])("in %s", (language) => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`../src/text/${language}/people.ftl`)));
  const definitions = (JSON.parse(read("../src/wire/schema.json")) as { $defs: Record<string, Definition> }).$defs;
  interface Definition {
    properties: Record<string, { enum?: string[]; anyOf?: { enum?: string[] }[] }>;
  }
  const words = (message: string, field: string): string[] => {
    const found = definitions[message]?.properties[field];
    return found?.enum ?? found?.anyOf?.flatMap((each) => each.enum ?? []) ?? [];
  };

  it.each([
    ["Problem", "reason", "problem-", 20],
    ["Refused", "reason", "refused-", 12],
    ["Chat", "preset", "preset-", 8],
  ] as const)("every %s has a sentence for its %s", (message, field, start, least) => {
    const known = words(message, field);
    expect(known.length).toBeGreaterThanOrEqual(least);
    expect(known.filter((word) => !bundle.hasMessage(`${start}${word}`))).toEqual([]);
  });
});
