// What people who play together show each other, as a device sees it; and laying out a plan.

import { describe, expect, it } from "vitest";
import type { Connection } from "../src/stores/connection.svelte";
import type { TableView } from "../src/stores/tableView.svelte";
import { eventsOf, percentOf, Together } from "../src/together/together.svelte";
import type { Answer, Planned, Talk } from "../src/wire/types";
import { happened, option } from "./telling";

const SILENT: Talk = { wishes: [], plans: [], vote: null, offer: null, hints: [], are_hints_on: false, decided: [0, 0] };
const planned = (...choices: string[]): Planned => ({
  steps: choices.map((choice) => ({ choice, said: { kind: choice, text: { say: choice } }, chance: 1, events: [] })),
  chance: 1, is_sure: true, results: [],
});

/** Somebody on seat 1 of a table where this is said; `possible` tells which plans can be made. */
const sitting = (talk: Partial<Talk>, possible: (choices: readonly string[]) => boolean = () => true, options = ["power"]) => {
  const said: unknown[] = [];
  const connection = {
    table: { hello: { seat: 1, own: [1] }, server: { talk: { ...SILENT, ...talk } } },
    tell: (message: unknown) => said.push(message),
    plan: (choices: readonly string[], isShown: boolean) => {
      said.push([isShown, ...choices]);
      const offer = { question: { text: { say: "prompt-turn" }, forms: [{ kind: "power" }], rows: [[0]] }, choices: ["power"] };
      return Promise.resolve(possible(choices) ? ({ plan: planned(...choices), offer } as unknown as Answer) : null);
    },
  };
  const table = { version: 1, isTogether: true, seats: [{ seat: 0, name: "Ann", kind: "human", connected: false }, { seat: 1, name: "Bob", kind: "human", connected: true }], options: options.map((notation) => option(notation, notation)) };
  return { said, together: new Together(connection as unknown as Connection, table as unknown as TableView) };
};

describe("what is said", () => {
  it("tells who would rather have a choice, and a wish is taken back by the same press", () => {
    const { together, said } = sitting({ wishes: [{ seat: 0, choice: "power" }, { seat: 1, choice: "trait" }] });
    expect(together.wishers("power").map(together.nameOf)).toEqual(["Ann"]);
    together.prefer("power");
    together.prefer("trait");
    expect(said).toEqual([{ type: "prefer", choice: "power" }, { type: "prefer", choice: null }]);
  });

  it("marks what most have voted for, a plan by its first step", () => {
    const options = [{ choice: "power", said: null, plan: null }, { choice: null, said: null, plan: 0 }];
    const vote = { seat: 0, options, votes: { 0: 1, 1: 1 }, left: 0, is_over: true, winners: [1] };
    const { together } = sitting({ vote, plans: [{ seat: 0, plan: planned("move", "power"), agreed: [] }] });
    expect([together.isWinner("move"), together.isWinner("power")]).toEqual([true, false]);
    expect([together.canPlay("power"), together.canPlay("move")]).toEqual([true, false]);
  });

  it("knows whether somebody waits for an answer, and who has gone", () => {
    const vote = { seat: 0, options: [], votes: { 0: 1 }, left: 9, is_over: false, winners: [] };
    expect(sitting({ vote }).together.isWanted).toBe(true);
    expect(sitting({ vote: { ...vote, votes: { 1: 0 } } }).together.isWanted).toBe(false);
    const plan = (seat: number, agreed: number[]): boolean => sitting({ plans: [{ seat, plan: planned("move"), agreed }] }).together.isWanted;
    expect([plan(0, []), plan(0, [1]), plan(1, [])]).toEqual([true, false, false]);
    expect(sitting({ hints: [0] }).together.isWanted).toBe(true);
    expect(sitting({ hints: [0], are_hints_on: true }).together.isWanted).toBe(false);
    expect(sitting({}).together.gone.map(({ name }) => name)).toEqual(["Ann"]);
  });
});

describe("a plan", () => {
  const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

  it("grows by what is pressed, is taken back step by step, and is shown", async () => {
    const { together, said } = sitting({});
    together.begin();
    await rest();
    expect(together.draft?.options.map(({ notation }) => notation)).toEqual(["power"]);
    together.add("power");
    await rest();
    together.add("end turn");
    await rest();
    expect(together.draft?.steps).toEqual(["power", "end turn"]);
    together.back();
    await rest();
    await together.show();
    expect(together.draft).toBeNull();
    expect(said.at(-1)).toEqual([true, "power"]);
  });

  it("does not take a step that cannot be made", async () => {
    const { together } = sitting({}, (choices) => !choices.includes("fly"));
    together.begin();
    await rest();
    together.add("fly");
    await rest();
    expect(together.draft?.steps).toEqual([]);
  });

  it("has a chance that is 0 or 100 only if it is sure", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
    const moved = happened("hero_moved");
    expect(eventsOf({ ...planned(), steps: [{ ...planned("move").steps[0]!, events: [moved as never] }] })).toEqual([moved]);
  });
});
