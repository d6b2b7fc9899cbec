// What the client copies from the server must be what the server says.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARENA_IDS, arenaOf, neighbour, squareOf } from "../src/games/adrenaline/arena";
import { WEAPONS } from "../src/games/adrenaline/cards";
import { PROMPTS } from "../src/games/adrenaline/view";
import { types } from "../tools/types.mjs";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const server = "../../src/frenzy/";

describe("messages", () => {
  it("have types that were made from the server's schema", async () => {
    expect(read("../src/wire/types.ts"), "stale: run `npm run types`").toBe(await types());
  });
});

describe("cards", () => {
  const python = read(`${server}games/adrenaline/content/weapons.py`);
  const cards = [...python.matchAll(/weapon\(\s*"(\w+)",\s*cost="([RYB]*)"/g)].map(([, id, cost]) => [id, cost]);

  it("have the order and the prices of the server", () =>
    expect(WEAPONS.map(({ id, cost }) => [id, cost])).toEqual(cards));

  it("have the effects of the server", () => {
    const idle = WEAPONS.flatMap(({ id, effects }) => {
      const start = python.indexOf(`"${id}"`);
      const end = python.indexOf("weapon(", start);
      const card = python.slice(start, end < 0 ? undefined : end);
      return effects.filter((effect) => !new RegExp(`\\b${effect.id}=`).test(card)).map((effect) => `${id} ${effect.id}`);
    });
    expect(idle).toEqual([]);
  });

  it("have effects of the same price", () => {
    const sorted = (cost: string): string => [...cost].sort().join("");
    const prices = WEAPONS.flatMap(({ effects }) =>
      effects.filter(({ id }) => id !== "basic").map(({ id, cost }) => [id, sorted(cost)]),
    );
    const told = [...python.matchAll(/^ {8}(\w+)=(?:plus|instead)\(\s*"?([RYB]*)/gm)];
    expect(prices).toEqual(told.map(([, id, cost]) => [id, sorted(cost ?? "")]));
  });
});

it("every prompt of the server is known", () => {
  const python = read(`${server}games/adrenaline/frames.py`);
  const prompts = [...python.matchAll(/@asks\("(\w+)"/g)].map(([, prompt]) => prompt);
  expect([...PROMPTS].sort()).toEqual(prompts.sort());
});

describe("arenas", () => {
  it.each(ARENA_IDS)("%s: an edge looks the same from both sides", (id) => {
    const arena = arenaOf(id);
    for (const square of arena.squares) {
      const east = arena.squares.find(({ row, column }) => row === square.row && column === square.column + 1);
      if (east) expect(east.sides.west).toBe(square.sides.east);
    }
  });

  it("arrow keys skip a hole and stop at the edge", () => {
    const small = arenaOf("small");
    expect(squareOf(small, "a3")).toBeUndefined();
    expect(neighbour(small, "a2", "south")).toBe("b3");
    expect(neighbour(small, "a1", "west")).toBe("a1");
    expect(neighbour(small, "a1", "east")).toBe("b1");
  });
});
