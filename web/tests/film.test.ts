// The film follows the events, in their order, and never takes long.

import { describe, expect, it } from "vitest";
import { happened } from "./telling";
import { LONGEST, later, lengthOf, tellingOf } from "../src/film/beats";
import { BANNER, beatsOf } from "../src/games/adrenaline/film/beats";
import type { View } from "../src/games/adrenaline/view";

const view = { options: { arena: "small", characters: ["dozer", "violet", "sprog"] } } as unknown as View;
const spots = new Map([
  [0, { x: 90, y: 90 }],
  [1, { x: 270, y: 90 }],
]);
const shot = happened("damaged", { by: 0, to: 1, amount: 2, from_marks: 0, wasted: 0, total: 2 });

describe("the film", () => {
  it("draws a shot before its tokens land", () => {
    const [first, second] = beatsOf(view, [shot], spots, 1);
    expect([first?.kind, second?.kind]).toEqual(["shot", "hit"]);
    expect(second?.at).toBeGreaterThan(first?.at ?? 0);
  });

  it("shows nothing when motion is off", () => expect(beatsOf(view, [shot], spots, 0)).toEqual([]));

  it("is quicker when it shall be fast", () => {
    const events = [shot, shot];
    expect(lengthOf(beatsOf(view, events, spots, 0.45))).toBeLessThan(lengthOf(beatsOf(view, events, spots, 1)) / 2);
  });

  it("draws no line from somebody who hurts himself, or is not on the board", () => {
    expect(beatsOf(view, [happened("damaged", { by: 1, to: 1, amount: 1 })], spots, 1).map(({ kind }) => kind)).toEqual(["hit"]);
    expect(beatsOf(view, [happened("damaged", { by: 0, to: 2, amount: 1 })], spots, 1)).toEqual([]);
  });

  it("gives the arena to the banner of the frenzy first", () => {
    const film = beatsOf(view, [shot, happened("frenzy_started", {})], spots, 1);
    expect(film.map(({ kind }) => kind)).toEqual(["banner", "shot", "hit"]);
    expect(film[1]?.at).toBe(BANNER);
  });

  it("of what comes next begins after its last beat, and keeps its order", () => {
    const first = beatsOf(view, [shot], spots, 1);
    const second = later(beatsOf(view, [shot], spots, 1), tellingOf(first));
    expect(second[0]?.at).toBeGreaterThan(first.at(-1)?.at ?? 0);
    expect(second.map(({ kind }) => kind)).toEqual(["shot", "hit"]);
  });

  it("does not grow with a crowd of events", () => {
    const crowd = Array.from({ length: 60 }, () => shot);
    expect(lengthOf(beatsOf(view, crowd, spots, 1))).toBeLessThan(LONGEST + 1_200);
  });

  it("passes over what has no picture", () =>
    expect(beatsOf(view, [happened("paid", { seat: 0, cubes: [1, 0, 0] }), happened("asked", { seat: 1 })], spots, 1)).toEqual([]));
});
