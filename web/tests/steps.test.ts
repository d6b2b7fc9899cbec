// A step of a replay in words: what was done, and what came of it, each said once.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BaseView, GameEvent, GameFace } from "../src/games/face";
import type { Step } from "../src/stores/replay.svelte";

let stepText: typeof import("../src/replay/describe").stepText;
const faces = new Map<string, GameFace>();

beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ stepText } = await import("../src/replay/describe"));
  faces.set("adrenaline", (await import("../src/games/adrenaline/face")).face);
  faces.set("wreckland", (await import("../src/games/wreckland/face")).face);
});

/** A game that says of everything only its name: what matters here is what is said, not how. */
const plainly = (game: string): GameFace => {
  const face = faces.get(game);
  if (face === undefined) throw new Error(game);
  return { ...face, nameOf: () => "", choiceText: (_, choice) => `choose ${choice}`, eventText: (_, { event }) => `It ${event}.` };
};
const step = (choice: string | null, ...events: string[]): Step =>
  ({ number: 7, seat: 0, choice, view: { options: {} } as BaseView, events: events.map((event): GameEvent => ({ event, rule: "" })) }) as unknown as Step;

describe("a step", () => {
  it.each([
    ["wreckland", "shift E20 rear", "enemy_moved"],
    ["wreckland", "use 3 N 3", "part_used"],
    ["wreckland", "red 4 board", "red_on_board"],
    ["wreckland", "die E14 1", "die_removed"],
    ["adrenaline", "move b1", "moved"],
    ["adrenaline", "shoot furnace", "fired"],
  ])("of %s is told once: “%s” is “%s”", (game, choice, event) => {
    const told = stepText(plainly(game), step(choice, event, "turn_started"), null);
    expect(told).toEqual({ title: `It ${event}`, lines: ["It turn_started."] });
  });

  it.each([
    ["wreckland", "target E02", "hero_helped"],
    ["wreckland", "option a", "enemy_moved"],
    ["adrenaline", "grab", "moved"],
  ])("of %s has its choice on top where “%s” leads to “%s”", (game, choice, event) => {
    const told = stepText(plainly(game), step(choice, event), null);
    expect(told).toEqual({ title: `choose ${choice}`, lines: [`It ${event}.`] });
  });

  it("in which nothing is seen to happen says so", () => {
    expect(stepText(plainly("wreckland"), step("pay w3"), null).lines).toHaveLength(1);
    expect(stepText(plainly("adrenaline"), step("run", "asked"), null).title).toBe("choose run");
  });
});
