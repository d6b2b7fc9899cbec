// The board for those who do not see it.

import { SIDES, type Square } from "../games/adrenaline/arena";
import { figureName, listed, squareName, tileName, weaponName } from "../games/adrenaline/speak";
import type { View } from "../games/adrenaline/view";
import { say } from "../text/text.svelte";

/** A figure in a few words: "Violet, 3 damage". */
export const describeFigure = (view: View, figure: number): string => {
  const board = view.figures[figure];
  const count = board?.damage.length ?? 0;
  return say("spoken-figure", { name: figureName(view, figure), damage: say("damage-count", { count }) });
};

const describeThings = (view: View, square: Square): string[] => {
  if (square.spawn !== null) return view.market[square.spawn].map(weaponName);
  const owner = view.turrets[square.id];
  if (view.options.mode === "turret")
    return [owner === undefined ? say("spoken-turret") : say("spoken-turret-of", { name: figureName(view, owner) })];
  const tile = view.tiles[square.id];
  return tile === undefined ? [] : [tileName(tile)];
};

/** A square: "b2, red room; door north; 1 red cube and 2 blue cubes; Violet, 3 damage; can be chosen". */
export const describeSquare = (view: View, square: Square, isLit: boolean): string => {
  const doors = SIDES.filter((side) => square.sides[side] === "door").map((side) => say(`side-${side}`));
  const figures = view.figures.flatMap((board, figure) =>
    board.square === square.id ? [describeFigure(view, figure)] : [],
  );
  const parts = [
    squareName(view.options.arena, square.id),
    doors.length > 0 ? say("spoken-doors", { count: doors.length, sides: listed(doors) }) : "",
    listed(describeThings(view, square)),
    ...figures,
    isLit ? say("spoken-lit") : "",
  ];
  return parts.filter((part) => part !== "").join("; ");
};
