// The arithmetic of a small chart.

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** Round numbers from 0 to at least `most`, at most six of them. */
export const ticks = (most: number): number[] => {
  const step = STEPS.find((size) => most / size <= 5) ?? Math.ceil(most / 5);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
};

/** Heights for labels near these heights, no two closer than `gap`, none beyond the edges while there is room. */
export const ends = (heights: readonly number[], gap: number, top: number, bottom: number): number[] => {
  const order = heights.map((_, place) => place).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const found = [...heights];
  let free = top;
  for (const place of order) {
    found[place] = Math.max(found[place] ?? 0, free);
    free = (found[place] ?? 0) + gap;
  }
  let limit = bottom;
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place] ?? 0, limit);
    limit = (found[place] ?? 0) - gap;
  }
  return found;
};
