// The house as it is drawn, where things lie in it, what a press means, and the enemies' phase as a strip.

import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Lights } from "../src/choices/lights";
import { HEADS, MOBS } from "../src/games/resistance/art/people";
import { floorOf } from "../src/games/resistance/art/rooms";
import { cardLines, toughnessOf } from "../src/games/resistance/cards";
import mobs from "../src/games/resistance/mobs.json";
import { MISSION_IDS, lockOf, missionOf, sheetOf } from "../src/games/resistance/content";
import { CELL, OPENINGS, STAIRS, ZONES, floorsOf, middleOf, outlineOf, sheetFor, zoneOf } from "../src/games/resistance/map/house";
import { onEnemy, onZone, tokenIn, type Asked } from "../src/games/resistance/map/lit";
import { gravity, isDeadly, mark, type Outlook } from "../src/games/resistance/forecast.svelte";
import { panelsOf, phaseIn, rewound } from "../src/games/resistance/map/reel";
import { itemsOf, neighbour, spotsIn, spotsOf, type Item } from "../src/games/resistance/map/spots";
import { citizensLine } from "../src/games/resistance/speak";
import { heroesOf } from "../src/games/resistance/team";
import { levelOf, type EnemyView, type GameEvent, type TeamView, type View } from "../src/games/resistance/view";
import { makeBundle, say, text } from "../src/text/text.svelte";
import { happened as event, option } from "./telling";

const content = new URL("../../src/frenzy/games/resistance/content/", import.meta.url);
const looks = readFileSync(new URL("../src/games/resistance/looks.css", import.meta.url), "utf8");

describe("the house", () => {
  it("has every mission of the rules", () => {
    const files = readdirSync(new URL("missions/", content)).map((name) => name.replace(".json", ""));
    expect([...MISSION_IDS].sort()).toEqual(files.sort());
  });

  it.each(MISSION_IDS)("is drawn for %s: each zone once, walls around what is inside", (id) => {
    const floors = floorsOf(missionOf(id).tiles);
    const drawn = floors.flatMap(({ zones }) => zones.map((zone) => zone.id));
    expect(drawn.sort()).toEqual(ZONES.filter(({ tile }) => missionOf(id).tiles.includes(tile)).map((zone) => zone.id).sort());
    for (const { openings, walls } of floors)
      for (const { x, y, upright, id: name } of openings) {
        const isInWall = walls.some(({ from, to }) =>
          upright ? from[0] === x && to[0] === x && from[1] <= y - 0.5 && to[1] >= y + 0.5 : from[1] === y && to[1] === y && from[0] <= x - 0.5 && to[0] >= x + 0.5,
        );
        expect(isInWall, name).toBe(true);
      }
  });

  it("has no door out of the tiles in play", () => {
    const [floor] = floorsOf(missionOf("MH1").tiles);
    expect(floor?.openings.map(({ id }) => id)).toContain("front-door");
    expect(floor?.openings.map(({ id }) => id)).not.toContain("hall-parlor");
  });

  it("knows the locks of a mission", () => {
    expect(lockOf(missionOf("MH1"), "front-door")).toBe("blue");
    expect(lockOf(missionOf("MH1"), "greenhouse-door")).toBeUndefined();
  });

  it("has a floor for every room, and a look for every floor", () => {
    const defs = readFileSync(new URL("../src/games/resistance/art/Floors.svelte", import.meta.url), "utf8");
    for (const zone of ZONES) expect(defs, zone.id).toContain(`id="${floorOf(zone).slice(5, -1)}"`);
    for (const [, name] of defs.matchAll(/var\(--([\w-]+)\)/g)) expect(looks.split(`--${name}:`).length, name).toBe(3);
  });

  it("draws everybody who can be there", () => {
    for (const id of Object.keys(HEADS)) expect([sheetOf(id).health > 2, toughnessOf(id) > 1], id).toEqual([true, true]);
    expect(Object.keys(MOBS)).toHaveLength(6);
  });

  it("joins floors by stairs that exist", () => expect(STAIRS.flat().every((zone) => zoneOf(zone) !== undefined)).toBe(true));

  it("has doors between zones that touch them", () => {
    for (const { id, x, y, zones } of OPENINGS)
      for (const zone of zones)
        expect(zoneOf(zone)?.cells.some(([column, row]) => Math.abs(column + 0.5 - x) + Math.abs(row + 0.5 - y) === 0.5), `${id} ${zone}`).toBe(true);
  });
});

describe("floors side by side", () => {
  const floors = floorsOf(missionOf("MH5").tiles);

  it("lie beside each other in a wide window, and under each other in a high one", () => {
    const [wide, high] = [sheetFor(floors, 3), sheetFor(floors, 0.6)];
    expect(wide.width).toBeGreaterThan(high.width);
    expect(high.height).toBeGreaterThan(wide.height);
  });

  it("do not overlap", () => {
    for (const ratio of [0.5, 1, 1.4, 2.5]) {
      const { floors: placed } = sheetFor(floorsOf(missionOf("MH6").tiles), ratio);
      const boxes = placed.map(({ plan, x, y }) => [x + plan.left * CELL, y + plan.top * CELL, plan.width * CELL, plan.height * CELL] as const);
      boxes.forEach(([x, y, width, height], place) => {
        for (const [left, top, across, down] of boxes.slice(place + 1))
          expect(x + width <= left || left + across <= x || y + height <= top || top + down <= y).toBe(true);
      });
    }
  });
});

describe("a zone as a shape", () => {
  it("has an outline that is drawn in on every side", () => {
    expect(outlineOf([[0, 0]], 10)).toBe("M10 10L90 10L90 90L10 90Z");
    expect(outlineOf([[0, 0], [1, 0], [1, 1]], 0)).toBe("M0 0L200 0L200 200L100 200L100 100L0 100Z");
    expect(outlineOf([[0, 0], [1, 0], [1, 1]], 10)).toBe("M10 10L190 10L190 190L110 190L110 90L10 90Z");
  });

  it("has its middle inside", () => {
    for (const zone of ZONES) {
      const [x, y] = middleOf(zone);
      const isIn = zone.cells.some(([column, row]) => x >= column * CELL && x <= (column + 1) * CELL && y >= row * CELL && y <= (row + 1) * CELL);
      expect(isIn, zone.id).toBe(true);
    }
  });
});

describe("things in a zone", () => {
  const items = (markers: number, figures: number): Item[] => [
    ...Array.from({ length: markers }, (_, n) => ({ key: `marker ${n}`, zone: "z", isMarker: true })),
    ...Array.from({ length: figures }, (_, n) => ({ key: `figure ${n}`, zone: "z", isMarker: false })),
  ];

  it.each([[1, 0], [3, 4], [5, 10], [0, 9], [4, 1]])("%d markers and %d figures are all drawn, inside, none over another", (markers, figures) => {
    for (const cells of [[[0, 0]], [[0, 0], [1, 0]], [[0, 0], [1, 0], [2, 0], [0, 1]]] as const) {
      const spots = spotsIn(cells, items(markers, figures));
      expect(new Set(spots.map(([key]) => key)).size).toBe(markers + figures);
      spots.forEach(([key, { x, y, size }], place) => {
        expect(cells.some(([column, row]) => x > column * CELL && x < (column + 1) * CELL && y > row * CELL && y < (row + 1) * CELL), key).toBe(true);
        for (const [other, spot] of spots.slice(place + 1))
          expect(Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)), `${key} ${other}`).toBeGreaterThanOrEqual((size + spot.size) / 2 - 0.01);
      });
    }
  });
});

describe("the arrow keys", () => {
  const sheet = sheetFor(floorsOf(missionOf("MH1").tiles), 1.3);

  it("go to the zone beside", () => {
    expect(neighbour(sheet, "17R-s", "east")).toBe("17R-se");
    expect(neighbour(sheet, "17R-se", "north")).toBe("17R-e");
    expect(neighbour(sheet, "17R-se", "south")).toBe("17R-se");
  });

  it("reach every zone", () => {
    for (const id of MISSION_IDS) {
      const whole = sheetFor(floorsOf(missionOf(id).tiles), 1.4);
      const zones = whole.floors.flatMap(({ plan }) => plan.zones.filter(({ solid, shaft }) => !solid && !shaft).map((zone) => zone.id));
      const found = new Set([zones[0] ?? ""]);
      for (const zone of found) for (const side of ["north", "east", "south", "west"] as const) found.add(neighbour(whole, zone, side));
      expect(zones.filter((zone) => !found.has(zone)), id).toEqual([]);
    }
  });
});

// -- tables of our own -----------------------------------------------------------------------------------------------

const hero = (id: string, zone: string | null, more: Partial<TeamView> = {}): TeamView => ({
  id, seat: 0, zone, health: 3, power: 1, xp: 0, activated: false, left: false, traits: [], citizen: null, tokens: [], copied: null,
  copied_attack: null, used: [], drew: false, unnoticed: false, kills: 0, wounds: 0, ...more,
});
const mob = (kind: EnemyView["kind"], zone: string, count: number): EnemyView => ({ kind, id: null, zone, count, lying: false });
const table = (more: Partial<View>): View =>
  ({
    heroes: [], enemies: [], citizens: [], points: [], objectives: [], objects: [], map_cards: [], exit: null, phase: "players", ...more,
  }) as unknown as View;
const asking = (view: View, options: readonly ReturnType<typeof option>[], ...about: string[]): Asked => ({ view, options, about, lights: new Lights(options) });

describe("who is on the board", () => {
  it("is everybody but those who fell or left", () => {
    const view = table({ heroes: [hero("storm", "17R-s"), hero("rogue", "17R-s", { left: true }), hero("colossus", null)], enemies: [mob("walker", "17R-n", 2)] });
    expect(itemsOf(view).map(({ key }) => key)).toEqual(["hero storm", "mob walker 17R-n"]);
    expect([...spotsOf(sheetFor(floorsOf(missionOf("MH1").tiles), 1.3), itemsOf(view)).keys()]).toHaveLength(2);
  });
});

describe("a press on the map", () => {
  const view = table({ heroes: [hero("storm", "17R-s")], enemies: [mob("walker", "17R-se", 2), mob("walker", "17R-s", 1)] });
  const go = option("move 17R-se", "move", "zone 17R-se");
  const strike = option("attack 17R-se", "attack", "zone 17R-se");
  const taken = option("take 17R-s", "take_token", "zone 17R-s");

  it("on the ground goes there, on the enemies strikes them", () => {
    const asked = asking(view, [go, strike]);
    expect(onZone(asked, "17R-se")).toEqual([go]);
    expect(onEnemy(asked, mob("walker", "17R-se", 2))).toEqual([strike]);
    expect(onEnemy(asked, mob("walker", "17R-s", 1))).toEqual([]);
  });

  it("on the ground strikes where one cannot go", () => expect(onZone(asking(view, [strike]), "17R-se")).toEqual([strike]));

  it("takes what lies there", () => expect(tokenIn(asking(view, [taken, go]), "17R-s")).toEqual([taken]));

  it("gives hits to the kind in the zone that is asked about", () => {
    const hit = option("hit walker", "hit", "kind walker");
    const asked = asking(view, [hit], "hero storm", "zone 17R-se");
    expect(onEnemy(asked, mob("walker", "17R-se", 2))).toEqual([hit]);
    expect(onEnemy(asked, mob("walker", "17R-s", 1))).toEqual([]);
    expect(onEnemy(asking(view, [hit], "hero storm"), mob("walker", "17R-s", 1))).toEqual([hit]);
  });
});

describe("the enemies' phase as a strip", () => {
  const move = (start: string, zone: string, count: number): GameEvent => event("enemies_moved", { kind: "walker", start, zone, count, why: "path", targets: [], ways: [] });
  const wounded = event("hero_wounded", { hero: "storm", health: 2 });
  const story = [
    event("turn_ended", { hero: "storm" }),
    event("enemies_began", {}, { scene: "scene-enemies" }),
    event("zone_attacked", { zone: "17R-s", wounds: 1 }),
    wounded,
    move("17R-n", "17R-nw", 1),
    move("17R-n", "17R-ne", 2),
    event("card_drawn", { card: "s01", zone: "13R-lawn1" }, { loudness: 1 }),
    event("enemies_spawned", { kind: "walker", count: 2, zone: "13R-lawn1" }),
    event("end_began", {}, { scene: "scene-end" }),
    event("round_began", {}, { scene: "scene-round" }),
  ];

  it("is what happens between its beginning and the end of the round", () => {
    expect(phaseIn(story, false).map((one) => one.event)).toEqual(["enemies_began", "zone_attacked", "hero_wounded", "enemies_moved", "enemies_moved", "card_drawn", "enemies_spawned"]);
    expect(phaseIn(story.slice(3), true)).toHaveLength(5);
    expect(phaseIn(story.slice(0, 1), false)).toEqual([]);
  });

  it("goes on to the end of the game, if that comes with it", () => {
    const last = [...story.slice(0, -1), event("game_ended", { result: "lost" })];
    expect(phaseIn(last, false).map((one) => one.event).slice(-2)).toEqual(["end_began", "game_ended"]);
  });

  it("shows whoever falls where the attack was, until it is told", () => {
    const fallen = table({ heroes: [hero("storm", null, { health: 0 })] });
    const fall = [event("zone_attacked", { zone: "17R-s", wounds: 1 }), wounded, event("hero_fell", { hero: "storm" })];
    expect(rewound(fallen, fall).heroes[0]).toMatchObject({ zone: "17R-s", health: 1 });
    expect(rewound(fallen, []).heroes[0]).toMatchObject({ zone: null, health: 0 });
  });

  it("tells together what belongs together", () => {
    const panels = panelsOf(phaseIn(story, false));
    expect(panels.map(({ events }) => events.map((one) => one.event))).toEqual([
      ["zone_attacked", "hero_wounded"],
      ["enemies_moved", "enemies_moved"],
      ["card_drawn", "enemies_spawned"],
    ]);
    expect(panels.map(({ last }) => last)).toEqual([2, 4, 6]);
  });

  it("goes back to each moment", () => {
    const view = table({ heroes: [hero("storm", "17R-s", { health: 2 })], enemies: [mob("walker", "17R-nw", 1), mob("walker", "17R-ne", 2), mob("walker", "13R-lawn1", 5)] });
    const phase = phaseIn(story, false);
    const before = rewound(view, phase);
    expect(before.enemies).toEqual([mob("walker", "13R-lawn1", 3), mob("walker", "17R-n", 3)]);
    expect(before.heroes[0]?.health).toBe(3);
    expect(rewound(view, [])).toEqual({ enemies: view.enemies, heroes: view.heroes });
  });

  it("brings back those who fell or came with a name", () => {
    const view = table({ enemies: [{ kind: "zombie_hero", id: "cyclops", zone: "17R-n", count: 1, lying: false }] });
    const moved = event("named_moved", { named: "cyclops", start: "17R-s", zone: "17R-n" });
    expect(rewound(view, [moved]).enemies[0]?.zone).toBe("17R-s");
    expect(rewound(view, [event("named_spawned", { named: "cyclops", zone: "17R-s" }), moved]).enemies).toEqual([]);
    expect(rewound(view, [event("enemies_eliminated", { kind: "runner", zone: "17R-e", count: 2 })]).enemies).toContainEqual(mob("runner", "17R-e", 2));
  });
});

describe("a card in words", () => {
  const rules = (name: string): string => readFileSync(new URL(`../${name}`, content), "utf8");
  beforeAll(() => void (text.bundle = makeBundle("en", ["cards", "game"].map((name) => rules(`locale/en/${name}.ftl`)))));

  it("tells what an enemy with a name can do", () =>
    expect(cardLines("named dark_phoenix", "heroic")).toEqual(["Toughness 3, worth 3 XP", "Each attack wounds everybody in the zone, instead of dealing one wound to share."]));

  it("tells of every other enemy what it takes", () => {
    expect(Object.keys(mobs)).toEqual(Object.keys(MOBS));
    expect(cardLines("kind runner", "heroic")).toEqual(["Toughness 1, 2 actions"]);
  });

  it("tells what an object does in each state", () => expect(cardLines("object sentinel_hand", "heroic").map((line) => line.split(":")[0])).toEqual(["Charged", "Discharged"]));

  it("says what it means in this mode", () => {
    expect(cardLines("trait distraction", "zombie")[0]).toContain("troopers");
    expect(cardLines("trait distraction", "heroic")[0]).toContain("walkers");
    expect(cardLines("skill gust", "zombie")).toEqual(cardLines("skill gust", "heroic"));
  });
});

describe("the citizens of a mission", () => {
  const words = readFileSync(new URL("../src/games/resistance/words/en.ftl", import.meta.url), "utf8");
  beforeAll(() => void (text.bundle = makeBundle("en", [words])));

  it("are saved by heroes, and devoured by those who play zombies", () => {
    expect(citizensLine("heroic", 2, 1)).toBe("2 citizens saved · 1 citizen devoured");
    expect(citizensLine("zombie", 6, 3)).toBe("6 citizens devoured");
  });
  it("are counted with wounds in the right number", () => expect(say("end-round-told", { round: 1, kills: 5, wounds: 1 })).toBe("Round 1: 5 eliminated, 1 wound"));
});

describe("the danger bar", () => {
  it("begins its levels where the rules do", () => expect([0, 6, 7, 18, 19, 42, 43].map(levelOf)).toEqual([0, 0, 1, 1, 2, 2, 3]));
});

describe("a team", () => {
  it("is run by hands", () => {
    const options = { heroes: ["storm", "rogue", "colossus"], hands: [[0, 2], [1]] };
    expect(heroesOf(options, 0)).toEqual(["storm", "colossus"]);
    expect(heroesOf(options, 1)).toEqual(["rogue"]);
    expect(heroesOf({}, 0)).toEqual([]);
  });
});

describe.each(["dark", "light"] as const)("in the %s theme", (theme) => {
  const at = looks.indexOf('[data-theme="light"]');
  const part = theme === "dark" ? looks.slice(0, at) : looks.slice(at);
  const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1] ?? "";
  const light = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
      const value = parseInt(hex.slice(place, place + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dim = 0, bright = 0] = [light(colour(one)), light(colour(other))].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };

  it.each<readonly [string, string]>([
    ["text", "panel"], ["dim", "panel"], ["dim", "ground"], ["on-lit", "lit"], ["on-caption", "caption"], ["hurt", "panel"], ["safe", "panel"],
    ["on-sign", "sign-red"], ["on-sign", "sign-blue"], ["on-sign", "sign-green"], ["on-sign", "hurt"],
    ...["wood", "carpet", "marble", "tiles", "corridor", "lawn", "steel", "concrete", "lab", "med", "cerebro"].map((floor) => ["zone-ink", floor] as const),
  ])("%s is read on %s", (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5));
});

describe("a threat", () => {
  const outlook = (decided: number, most: number, mean: number, falls = 0): Outlook => ({ thing: "zone 17R-s", least: decided, most, mean, falls, decided, text: { say: "outlook" } });

  it("is told by its number, with a plus where cards may add to it", () => {
    expect(mark(outlook(2, 2, 2))).toBe("2");
    expect(mark(outlook(0, 3, 0.4))).toBe("0+");
  });

  it("is hatched by what it costs on average", () => {
    expect([outlook(0, 0, 0), outlook(0, 1, 0.1), outlook(1, 1, 1), outlook(1, 4, 1.6)].map(gravity)).toEqual([0, 1, 2, 3]);
  });

  it("is deadly where that is more than bad luck", () => expect([0, 0.05, 0.1, 1].map((falls) => isDeadly(outlook(1, 1, 1, falls)))).toEqual([false, false, true, true]));
});
