import { describe, expect, it } from "vitest";
import { EMPTY, eventsOf, knownOf, receive, type Table } from "../src/stores/table";
import type { Json, ServerMessage, State } from "../src/wire/types";
import { backOff } from "../src/wire/socket";

const state = (version: number, since: number, ...events: string[]): State => ({
  type: "state", version, since, phase: "playing", view: {}, question: null,
  events: events.map((event): Json => ({ event })), seats: [], clocks: null, can_undo: false, undo: null, outcome: null,
});
const refused = (version: number): ServerMessage => ({
  type: "refused", id: "", reason: "stale", text: "too late", version, retry_after: null,
});
const after = (...messages: ServerMessage[]): Table => messages.reduce(receive, EMPTY);
const told = (table: Table): unknown[] => eventsOf(table).map(({ event }) => event);

describe("the server's word", () => {
  it("replaces ours whole", () => {
    const next = state(2, 1, "moved");
    expect(after(state(1, 0, "setup"), next).server).toBe(next);
  });

  it("adds to the story", () => expect(told(after(state(1, 0, "a"), state(2, 1, "b")))).toEqual(["a", "b"]));

  it("from the beginning starts the story anew", () =>
    expect(told(after(state(0, 0, "a"), state(0, 0, "a")))).toEqual(["a"]));

  it("takes back what was undone", () =>
    expect(told(after(state(1, 0, "a"), state(2, 1, "b"), state(3, 1)))).toEqual(["a"]));

  it("that goes back into the middle of a chapter leaves a gap to ask about", () => {
    const table = after(state(4, 0, "a", "b", "c"), state(5, 3));
    expect(table.gap).toBe(0);
    expect(knownOf(table)).toBe(0);
    expect(told(receive(table, state(5, 0, "a", "b")))).toEqual(["a", "b"]);
  });

  it("of a game without a view is asked for again", () =>
    expect(after({ ...state(0, 0), view: null }).gap).toBe(0));

  it("answers what was sent", () => {
    const waiting = { ...after(state(1, 0)), pending: "run" };
    expect(receive(waiting, state(2, 1)).pending).toBeNull();
    expect(receive(waiting, refused(1)).pending).toBeNull();
  });
});

describe("a refusal", () => {
  it("only adds a notice", () => {
    const before = after(state(1, 0, "a"));
    const next = receive(before, refused(1));
    expect(next).toEqual({ ...before, notice: refused(1) });
  });

  it("is forgotten when the table goes on", () => {
    const noticed = after(state(1, 0), refused(1));
    expect(receive(noticed, state(1, 1)).notice).not.toBeNull();
    expect(receive(noticed, state(2, 1)).notice).toBeNull();
  });
});

it("waits longer after each attempt, but never for ever", () => {
  const waits = [0, 1, 2, 3, 10].map((attempt) => backOff(attempt, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 8000]);
});
