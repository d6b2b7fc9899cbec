// The scale of a small chart.

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_TICKS = 4;

/** Round numbers from 0 to at least `most`. */
export const ticksTo = (most: number): number[] => {
  const step = STEPS.find((size) => most / size <= MOST_TICKS) ?? Math.ceil(most / MOST_TICKS);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
};
