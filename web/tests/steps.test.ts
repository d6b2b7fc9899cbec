// A step of a replay in words: what was done, and what came of it, each said once.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BaseView, WholeFace } from "../src/games/face";
import type { Step } from "../src/stores/replay.svelte";
import type { Told } from "../src/wire/types";
import { happened } from "./telling";

let stepText: typeof import("../src/replay/describe").stepText;

beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  ({ stepText } = await import("../src/replay/describe"));
});

const face = { nameOf: () => "" } as unknown as WholeFace;
const said = (kind: string): Step["said"] => ({ kind, text: { say: `choose ${kind}` } });
const step = (choice: string | null, ...events: [name: string, told?: Partial<Told>][]): Step => ({
  number: 7, seat: 0, said: choice === null ? null : said(choice), question: { text: { say: "" } }, view: { options: {} } as BaseView, decided: [],
  events: events.map(([name, told]) => happened(name, {}, { say: `It ${name}.`, ...told })),
});

describe("a step", () => {
  it("is told once where an event says all that the choice says", () =>
    expect(stepText(face, step("move", ["moved", { echoes: ["move"] }], ["damaged"]))).toEqual({ title: "It moved", lines: ["It damaged."] }));

  it("has its choice on top where it leads to something else", () =>
    expect(stepText(face, step("grab", ["moved", { echoes: ["move"] }]))).toEqual({ title: "Choose grab", lines: ["It moved."] }));

  it("in which nothing is seen to happen says so", () => {
    expect(stepText(face, step("pay")).lines).toHaveLength(1);
    expect(stepText(face, step("run", ["asked", { loudness: 0 }]))).toMatchObject({ title: "Choose run", lines: [expect.any(String)] });
  });

  it("tells whose turn begins", () =>
    expect(stepText(face, step("end", ["turn_started", { scene: "log-turn" }])).lines).toEqual(["It turn_started."]));
});
