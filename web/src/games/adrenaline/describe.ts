// The board for those who do not see it.

import { SIDES, type Square } from "./arena";
import { listed } from "../../text/listed";
import { figureName, squareName, tileName, weaponName } from "./names";
import type { FigureView, View } from "./view";
import { say } from "../../text/text.svelte";

/** A figure in a few words: "Violet, 3 damage"; one's own: "You (Violet), 3 damage". */
export const describeFigure = (view: View, figure: number): string => {
  const count = view.figures[figure]?.damage.length ?? 0;
  const name = figureName(view, figure);
  return say("spoken-figure", {
    name: figure === view.seat ? `${say("you")} (${name})` : name,
    damage: say("damage-count", { count }),
  });
};

/** What lies on a board, and from whom: "3 damage: 2 of Violet, 1 of Dozer". */
export const describeDamage = (view: View, { damage }: Pick<FigureView, "damage">): string => {
  const total = say("damage-count", { count: damage.length });
  const owners = [...new Set(damage)].map((owner) =>
    say("spoken-damage", { count: damage.filter((one) => one === owner).length, name: figureName(view, owner) }),
  );
  return owners.length === 0 ? total : `${total}: ${owners.join(", ")}`;
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
