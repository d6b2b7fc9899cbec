// Where figures stand on the drawing: side by side on their square; in a crowd every other one steps back.

import { CELL, HALF, type Arena } from "./arena";
import type { FigureView } from "./view";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const SCALES = [1, 1, 0.95, 0.86, 0.76, 0.7];

export const spotsOf = (arena: Arena, figures: readonly Pick<FigureView, "square">[]): ReadonlyMap<number, Spot> => {
  const found = new Map<number, Spot>();
  for (const square of arena.squares) {
    const here = figures.flatMap((board, figure) => (board.square === square.id ? [figure] : []));
    const gap = 132 / Math.max(here.length, 2);
    const [ground, size] = square.spawn === null ? [113, 1] : [88, 0.8];
    here.forEach((figure, number) => {
      const back = number % 2 === 1 && here.length > 2 ? 20 : 0;
      const x = square.column * CELL + HALF + gap * (number - (here.length - 1) / 2);
      found.set(figure, { x, y: square.row * CELL + ground - back, scale: size * (SCALES[here.length] ?? 0.7) });
    });
  }
  return found;
};
