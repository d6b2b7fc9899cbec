// Where the road through the valley runs, and where one stops on it. Nothing here knows what waits at a stop.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Valley {
  readonly width: number;
  readonly height: number;
  /** One for each chapter, in order. */
  readonly stops: readonly Point[];
}

/** A wide valley for a desk: the road winds from left to right. */
const WIDE = { width: 1080, height: 250, margin: 80, swing: 52 };
/** A narrow one for a phone held upright: it winds from the bottom to the top, three stops side by side. */
const TALL = { width: 340, height: 252, margin: 48, row: 3, columns: [0.17, 0.5, 0.83], lean: 9 };

const wide = (count: number): Valley => {
  const { width, height, margin, swing } = WIDE;
  const step = count > 1 ? (width - 2 * margin) / (count - 1) : 0;
  const stops = Array.from({ length: count }, (_, place) => ({
    x: margin + place * step,
    y: height * 0.58 + (place % 2 === 0 ? swing : -swing) * (place === 0 ? 0.7 : 1),
  }));
  return { width, height, stops };
};

const tall = (count: number): Valley => {
  const { width, height, margin, row, columns, lean } = TALL;
  const rows = Math.max(1, Math.ceil(count / row));
  const step = rows > 1 ? (height - 2 * margin) / (rows - 1) : 0;
  const stops = Array.from({ length: count }, (_, place) => {
    const level = Math.floor(place / row);
    const along = level % 2 === 0 ? place % row : row - 1 - (place % row);
    return { x: width * (columns[along] ?? 0.5), y: height - margin - level * step + (along - 1) * lean };
  });
  return { width, height, stops };
};

export const valley = (count: number, isNarrow: boolean): Valley => (isNarrow ? tall(count) : wide(count));

const round = (value: number): number => Math.round(value * 10) / 10;

/** A soft curve through all points, in the notation of SVG (Catmull-Rom). */
export const curve = (points: readonly Point[]): string => {
  const [first] = points;
  if (first === undefined) return "";
  const at = (place: number): Point => points[Math.min(Math.max(place, 0), points.length - 1)] ?? first;
  const parts = points.slice(1).map((to, place) => {
    const [before, from, after] = [at(place - 1), at(place), at(place + 2)];
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${round(a.x)} ${round(a.y)} ${round(b.x)} ${round(b.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join("")}`;
};
