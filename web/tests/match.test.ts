import { describe, expect, it } from "vitest";
import { choicesAt, lightsOf, thingOf } from "../src/games/adrenaline/choices/match";

describe("a choice names a thing", () => {
  it.each([
    ["move b2", { on: "square", id: "b2" }],
    ["aim b2", { on: "square", id: "b2" }],
    ["room red", { on: "room", id: "red" }],
    ["path b1-b2-c2", { on: "path", squares: ["b1", "b2", "c2"] }],
    ["target violet", { on: "figure", id: "violet" }],
    ["target spawn:red", { on: "spawn", id: "red" }],
    ["bot blue", { on: "spawn", id: "blue" }],
    ["shoot zx2", { on: "weapon", id: "zx2" }],
    ["reload zx2", { on: "weapon", id: "zx2" }],
    ["drop zx2", { on: "weapon", id: "zx2" }],
    ["take railgun", { on: "market", id: "railgun" }],
    ["play newton:red", { on: "card", id: "newton:red" }],
    ["discard newton:red", { on: "card", id: "newton:red" }],
    ["pay newton:red", { on: "card", id: "newton:red" }],
    ["pay red", { on: "cube", id: "red" }],
    ["tile RRB", { on: "tile", id: "RRB" }],
    ["tag red", { on: "track", id: "red" }],
  ])("%s", (choice, thing) => expect(thingOf(choice)).toEqual(thing));

  it.each(["run", "grab", "bot", "done", "everyone", "end turn", "pay cubes", "use basic", "forgo red", "what is this"])(
    "%s names nothing on the board",
    (choice) => expect(thingOf(choice)).toEqual({ on: "nothing" }),
  );
});

describe("lights", () => {
  it("are the choices of a thing, and none for the others", () => {
    const lights = lightsOf(["move b2", "target violet", "done"]);
    expect(lights.of("square", "b2")).toEqual(["move b2"]);
    expect(lights.of("square", "b3")).toEqual([]);
    expect(lights.of("figure", "violet")).toEqual(["target violet"]);
  });

  it("on a square are its own, its room's, its spawnpoint's and its figures'", () => {
    const lights = lightsOf(["aim b2", "room red", "target spawn:red", "target violet", "target sprog"]);
    const square = { id: "b2", room: "red", spawn: "red" };
    expect(choicesAt(lights, square, ["violet"])).toEqual(["aim b2", "room red", "target spawn:red", "target violet"]);
  });

  it("tell two ways over one square apart", () => {
    const lights = lightsOf(["path a1-b1", "path a1-a2"]);
    expect(lights.of("path", "a1")).toHaveLength(2);
    expect(lights.of("path", "b1")).toEqual(["path a1-b1"]);
  });
});
