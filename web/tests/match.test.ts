import { describe, expect, it } from "vitest";
import { Lights } from "../src/choices/lights";
import { choicesAt } from "../src/games/adrenaline/choices/match";
import { choiceLook, colourOf, priceOf, tileOf } from "../src/games/adrenaline/choices/look";
import { optionsOf } from "../src/games/told";
import type { BaseView } from "../src/games/face";
import { option } from "./telling";

describe("a square", () => {
  it("stands for its own choices, its room's, its spawnpoint's, its figures' and those of ways over it", () => {
    const options = [
      option("aim b2", "aim", "square b2"), option("room red", "room", "room red"), option("target spawn:red", "target", "spawn red"),
      option("target violet", "target", "figure violet"), option("target sprog", "target", "figure sprog"),
      option("path a2-b2", "path", "path a2", "path b2"),
    ];
    const square = { id: "b2", room: "red", spawn: "red" };
    expect(choicesAt(new Lights(options), square, ["violet"]).map(({ notation }) => notation)).toEqual([
      "aim b2", "room red", "target spawn:red", "target violet", "path a2-b2",
    ]);
  });

  it("stands for a way there and back from it", () => {
    const options = [option("move a1", "move", "square a1"), option("return b1", "return", "path b1")];
    const square = { id: "b1", room: "blue", spawn: null };
    expect(choicesAt(new Lights(options), square, ["violet"]).map(({ notation }) => notation)).toEqual(["return b1"]);
  });

  it("tells two ways over it apart", () => {
    const lights = new Lights([option("path a1-b1", "path", "path a1", "path b1"), option("path a1-a2", "path", "path a1", "path a2")]);
    expect(lights.of("path", "a1")).toHaveLength(2);
    expect(lights.of("path", "b1").map(({ notation }) => notation)).toEqual(["path a1-b1"]);
  });
});

describe("the button of a choice", () => {
  it("has the colour of what it names", () => {
    expect(colourOf(option("pay red", "cube", "cube red"))).toBe("red");
    expect(colourOf(option("pay newton:blue", "card", "card newton:blue"))).toBe("blue");
    expect(colourOf(option("bot blue", "place_bot", "spawn blue"))).toBe("blue");
    expect(colourOf(option("shoot zx2", "shoot", "weapon zx2"))).toBe("");
  });

  it("is the signs of a tile", () => {
    const tile = option("tile RRB", "tile", "tile RRB");
    expect([tileOf(tile), choiceLook(tile).unwritten]).toEqual(["RRB", true]);
  });

  it("has the price of what is bought, and none for what is fired", () => {
    const [take, reload] = [priceOf(option("take railgun", "take", "weapon railgun")), priceOf(option("reload railgun", "reload", "weapon railgun"))];
    expect(reload.slice(1)).toBe(take);
    expect(take).not.toBe("");
    expect(priceOf(option("shoot railgun", "shoot", "weapon railgun"))).toBe("");
  });
});

it("choices are what the question says of those in the view, in their order", () => {
  const view = { choices: ["run", "done"] } as unknown as BaseView;
  const question = { text: { say: "q" }, forms: [{ kind: "run" }, { kind: "done", quiet: true, plain: true }], rows: [[0], [1]] };
  expect(optionsOf(view, question).map(({ notation, kind, quiet, plain }) => [notation, kind, quiet, plain])).toEqual([
    ["run", "run", false, false],
    ["done", "done", true, true],
  ]);
  expect(optionsOf(view, null)).toEqual([]);
});
