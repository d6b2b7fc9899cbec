// What is shown of the events of this game.

import { paced, type Beat as AnyBeat, type Point, type Scene as AnyScene } from "../../../film/beats";
import { arenaOf, centre, squareOf } from "../arena";
import type { GameEvent, View } from "../view";

export type Beat = AnyBeat & (
  | { readonly kind: "shot"; readonly from: Point; readonly to: Point; readonly who: string }
  | { readonly kind: "hit" | "mark"; readonly to: Point; readonly who: string; readonly count: number }
  | { readonly kind: "trail"; readonly from: Point; readonly to: Point; readonly who: string }
  | { readonly kind: "ring"; readonly to: Point; readonly who: string }
  | { readonly kind: "gain"; readonly to: Point; readonly who: string; readonly letters: string }
  | { readonly kind: "points"; readonly to: Point; readonly who: string; readonly count: number }
  | { readonly kind: "kill"; readonly to: Point }
  | { readonly kind: "call"; readonly to: Point; readonly weapon: string }
  | { readonly kind: "banner" }
);

type Scene = AnyScene<Beat>;

/** How long the banner of the final frenzy has the arena for itself. */
export const BANNER = 1_300;

/** The beats of what has just happened; `spots` is where figures stand now. */
export const beatsOf = (
  view: View,
  events: readonly GameEvent[],
  spots: ReadonlyMap<number, Point>,
  scale: number,
): Beat[] => {
  const told = events.flatMap((event) => sceneOf(view, event, spots));
  /** The banner stands alone; points and marks follow it. */
  const scenes = [...told.filter(({ kind }) => kind === "banner"), ...told.filter(({ kind }) => kind !== "banner")];
  return paced<Beat>(scenes, scale);
};

const sceneOf = (view: View, event: GameEvent, spots: ReadonlyMap<number, Point>): Scene[] => {
  const arena = arenaOf(view.options.arena);
  const spot = (field: string): Point | undefined => lifted(spots.get(event[field] as number));
  const middle = (field: string): Point | undefined => {
    const square = squareOf(arena, String(event[field]));
    if (square === undefined) return undefined;
    const [x, y] = centre(square);
    return { x, y };
  };
  const who = (field: string): string => view.options.characters[event[field] as number] ?? "";
  const number = (field: string): number => Number(event[field] ?? 0);

  switch (event.event) {
    case "fired": {
      const to = spot("seat");
      return to ? [{ kind: "call", to, weapon: String(event["weapon"]), wait: 160, lasts: 900, sound: null }] : [];
    }
    case "damaged": {
      const [from, to] = [spot("by"), spot("to")];
      if (to === undefined) return [];
      const hit: Scene = { kind: "hit", to, who: who("by"), count: number("amount"), wait: 240, lasts: 900, sound: "hit" };
      const shot: Scene[] =
        from && event["by"] !== event["to"]
          ? [{ kind: "shot", from, to, who: who("by"), wait: 150, lasts: 380, sound: "shot" }]
          : [];
      return [...shot, hit];
    }
    case "turret_fired": {
      const [from, to] = [middle("square"), spot("to")];
      return from && to ? [{ kind: "shot", from, to, who: who("by"), wait: 150, lasts: 380, sound: "shot" }] : [];
    }
    case "marked": {
      const to = spot("to");
      return to ? [{ kind: "mark", to, who: who("by"), count: number("amount"), wait: 160, lasts: 900, sound: "mark" }] : [];
    }
    case "moved": {
      const [from, to] = [middle("start"), middle("square")];
      return from && to && from !== to
        ? [{ kind: "trail", from, to, who: who("figure"), wait: 140, lasts: 600, sound: "step" }]
        : [];
    }
    case "teleported":
    case "spawned": {
      const to = middle("square");
      return to ? [{ kind: "ring", to, who: who("figure"), wait: 160, lasts: 700, sound: "spawn" }] : [];
    }
    case "tile_taken": {
      const to = spot("seat");
      return to ? [{ kind: "gain", to, who: who("seat"), letters: String(event["tile"]), wait: 140, lasts: 900, sound: "take" }] : [];
    }
    case "weapon_taken": {
      const to = spot("seat");
      return to ? [{ kind: "call", to, weapon: String(event["weapon"]), wait: 140, lasts: 900, sound: "take" }] : [];
    }
    case "killed": {
      const to = spot("figure");
      return to ? [{ kind: "kill", to, wait: 300, lasts: 700, sound: "kill" }] : [];
    }
    case "scored": {
      const to = spot("to");
      return to && number("points") > 0
        ? [{ kind: "points", to, who: who("to"), count: number("points"), wait: 200, lasts: 1_000, sound: "points" }]
        : [];
    }
    case "frenzy_started":
      return [{ kind: "banner", wait: BANNER, lasts: 1_600, sound: "frenzy" }];
    default:
      return [];
  }
};

/** At the height of the chest, not of the feet. */
const lifted = (point: Point | undefined): Point | undefined => point && { x: point.x, y: point.y - 46 };
