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

  const shot = (from: Point | undefined): Scene[] => at({ kind: "shot", from, to: spot("to"), who: who("by"), wait: 150, lasts: 380, sound: "shot" });

  switch (event.event) {
    case "fired":
      return at({ kind: "call", to: spot("seat"), weapon: String(event["weapon"]), wait: 160, lasts: 900, sound: null });
    case "damaged": {
      const hit = at({ kind: "hit", to: spot("to"), who: who("by"), count: number("amount"), wait: 240, lasts: 900, sound: "hit" });
      return event["by"] === event["to"] ? hit : [...shot(spot("by")), ...hit];
    }
    case "turret_fired":
      return shot(middle("square"));
    case "marked":
      return at({ kind: "mark", to: spot("to"), who: who("by"), count: number("amount"), wait: 160, lasts: 900, sound: "mark" });
    case "moved":
      return at({ kind: "trail", from: middle("start"), to: middle("square"), who: who("figure"), wait: 140, lasts: 600, sound: "step" });
    case "teleported":
    case "spawned":
      return at({ kind: "ring", to: middle("square"), who: who("figure"), wait: 160, lasts: 700, sound: "spawn" });
    case "tile_taken":
      return at({ kind: "gain", to: spot("seat"), who: who("seat"), letters: String(event["tile"]), wait: 140, lasts: 900, sound: "take" });
    case "weapon_taken":
      return at({ kind: "call", to: spot("seat"), weapon: String(event["weapon"]), wait: 140, lasts: 900, sound: "take" });
    case "killed":
      return at({ kind: "kill", to: spot("figure"), wait: 300, lasts: 700, sound: "kill" });
    case "scored": {
      const count = number("points");
      return count > 0 ? at({ kind: "points", to: spot("to"), who: who("to"), count, wait: 200, lasts: 1_000, sound: "points" }) : [];
    }
    case "frenzy_started":
      return [{ kind: "banner", wait: BANNER, lasts: 1_600, sound: "frenzy" }];
    default:
      return [];
  }
};

/** A scene, if all that it is drawn between is on the board. */
type Placed<S> = S extends { readonly to: Point } ? { readonly [K in keyof S]: K extends "from" | "to" ? S[K] | undefined : S[K] } : never;
const at = (scene: Placed<Scene>): Scene[] =>
  scene.to === undefined || ("from" in scene && scene.from === undefined) ? [] : [scene as Scene];

/** At the height of the chest, not of the feet. */
const lifted = (point: Point | undefined): Point | undefined => point && { x: point.x, y: point.y - 46 };
