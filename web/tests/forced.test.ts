import { describe, expect, it } from "vitest";
import { forcedIn } from "../src/games/adrenaline/choices/forced";
import type { View } from "../src/games/adrenaline/view";
import { forcedIn as forcedOfTeam } from "../src/games/resistance/forced";
import type { View as TeamView } from "../src/games/resistance/view";
import type { Option } from "../src/games/told";
import { option } from "./telling";

const table = (prompt: string, hand: number): View =>
  ({ seat: 0, to_act: 0, prompt, figures: [{ hand }] }) as unknown as View;
/** Of these choices the first word is their kind. */
const offered = (choices: readonly string[]): Option[] => choices.map((choice) => option(choice, choice.split(" ")[0] ?? ""));
const answer = (prompt: string, choices: string[], hasPeople = false, hand = 1, canUndo = false): string | null =>
  forcedIn(table(prompt, hand), offered(choices), { hasPeople, canUndo })?.choice ?? null;

describe("alone against bots, what is forced", () => {
  it("is answered where a person would not think", () => {
    expect(answer("grenade", ["done"])).toBe("done");
    expect(answer("turn", ["end turn"])).toBe("end turn");
    expect(answer("spawn", ["discard newton:red"])).toBe("discard newton:red");
    expect(answer("move_shooter", ["move c2"])).toBe("move c2");
  });

  it("is left to the player where a shot is aimed, something is bought or a way is taken", () => {
    expect(answer("target", ["target violet"])).toBeNull();
    expect(answer("aim", ["aim c1"])).toBeNull();
    expect(answer("weapon", ["take thor"])).toBeNull();
    expect(answer("grab", ["move a1"])).toBeNull();
  });

  it("is nothing as long as there are two answers, or somebody else decides", () => {
    expect(answer("grenade", ["play tagback_grenade:red", "done"])).toBeNull();
    const other = { ...table("turn", 0), to_act: 1 } as View;
    expect(forcedIn(other, offered(["end turn"]), { hasPeople: false, canUndo: false })).toBeNull();
  });
});

describe("among people, what is forced", () => {
  it("is not answered where that would tell what is in the hand", () => {
    for (const prompt of ["grenade", "scope", "reload"]) expect(answer(prompt, ["done"], true)).toBeNull();
    expect(answer("effect", ["use shadowstep"], true)).toBeNull();
    expect(answer("turn", ["end turn"], true)).toBeNull();
  });

  it("is answered where everybody can see it: one card, or none", () => {
    expect(answer("spawn", ["discard newton:red"], true, 1)).toBe("discard newton:red");
    expect(answer("turn", ["end turn"], true, 0)).toBe("end turn");
  });

  it("does not end a turn that could still be taken back", () => {
    expect(answer("turn", ["end turn"], true, 0, true)).toBeNull();
    expect(answer("turn", ["end turn"], false, 0, true)).toBe("end turn");
  });
});

describe("in a team", () => {
  const next = (choices: string[], hasPeople = false, part: Partial<TeamView> = {}, canUndo = false): string | null =>
    forcedOfTeam({ seat: 0, to_act: 0, prompt: "hero", ...part } as TeamView, offered(choices), { hasPeople, canUndo })?.choice ?? null;

  it("a turn without actions ends by itself, unless somebody waits for it and it could be taken back", () => {
    const turn = { prompt: "turn" };
    expect(next(["end_turn"], false, turn, true)).toBe("end_turn");
    expect(next(["end_turn"], true, turn)).toBe("end_turn");
    expect(next(["end_turn"], true, turn, true)).toBeNull();
    expect(next(["use sprint", "end_turn"], false, turn)).toBeNull();
    expect(next(["end_turn"], false, { ...turn, seat: 1 })).toBeNull();
  });

  it("who is next is not asked where only one can be", () => {
    expect(next(["end_phase"])).toBe("end_phase");
    expect(next(["activate storm"])).toBe("activate storm");
    expect(next(["activate storm"], true)).toBe("activate storm");
  });

  it("who is next is asked where there is a choice, or somebody else to say a word before the enemies come", () => {
    expect(next(["activate storm", "activate rogue"])).toBeNull();
    expect(next(["end_phase"], true)).toBeNull();
  });

  it("is answered by the one to act, and nothing else is", () => {
    expect(next(["activate storm"], true, { seat: 1 })).toBeNull();
    expect(next(["done"], false, { prompt: "turn" })).toBeNull();
  });
});
