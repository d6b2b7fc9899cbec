// Where things lie in a zone: markers along its lower edge, figures above them, none over another.

import type { View } from "../view";
import { isFallen } from "../view";
import { CELL, middleOf, zoneOf, type Cell, type Placed, type Sheet } from "./house";

/** Something in a zone, in units of the drawing: its middle and how big it may be. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A thing that lies or stands in a zone, by the name that the server has for it where it has one. */
export interface Item {
  readonly key: string;
  readonly zone: string;
  /** It lies on the ground. */
  readonly isMarker: boolean;
}

const PAD = 7;
const MARKER = 30;
const MARKERS = 3;
const FIGURE = 50;

/** All that lies and stands on the board. */
export const itemsOf = (view: View): Item[] => [
  ...(view.exit === null ? [] : [{ key: "exit", zone: view.exit, isMarker: true }]),
  ...view.points.map(({ zone }, number) => ({ key: `point ${number}`, zone, isMarker: true })),
  ...view.objectives.flatMap(({ zone, taken }, number) => (taken ? [] : [{ key: `token ${number}`, zone, isMarker: true }])),
  ...view.objects.flatMap(({ id, zone }) => (zone === null ? [] : [{ key: `object ${id}`, zone, isMarker: true }])),
  ...view.map_cards.map((zone, number) => ({ key: `card ${number}`, zone, isMarker: true })),
  ...view.citizens.map(({ id, zone }, number) => ({ key: id === null ? `face-down ${number}` : `citizen ${id}`, zone, isMarker: true })),
  ...view.heroes.flatMap((hero) => (hero.zone === null || isFallen(hero) || hero.left ? [] : [{ key: `hero ${hero.id}`, zone: hero.zone, isMarker: false }])),
  ...view.enemies.map(({ kind, id, zone }) => ({ key: id === null ? `mob ${kind} ${zone}` : `named ${id}`, zone, isMarker: false })),
];

interface Room {
  readonly cell: Cell;
  readonly markers: string[];
  readonly figures: string[];
}

/** Rows and columns that leave so many things as big as they can be in a box. */
const gridOf = (count: number, width: number, height: number): { columns: number; rows: number; size: number } => {
  let best = { columns: 1, rows: count, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, height / rows);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
};

const spread = (keys: readonly string[], left: number, top: number, width: number, height: number, most: number): [string, Spot][] => {
  const { columns, rows, size } = gridOf(keys.length, width, height);
  return keys.map((key, place) => {
    const row = Math.floor(place / columns);
    const across = Math.min(columns, keys.length - row * columns);
    const column = (place % columns) + (columns - across) / 2;
    return [key, { x: left + ((column + 0.5) * width) / columns, y: top + ((row + 0.5) * height) / rows, size: Math.min(size, most) }];
  });
};

/** The spots of one zone, in units of its floor. */
export const spotsIn = (cells: readonly Cell[], items: readonly Item[]): [string, Spot][] => {
  const rooms = cells.map((cell): Room => ({ cell, markers: [], figures: [] }));
  /** Markers begin in the last cell, three in each; what is left is squeezed. */
  items.filter(({ isMarker }) => isMarker).forEach(({ key }, place) => {
    const back = rooms[Math.max(rooms.length - 1 - Math.floor(place / MARKERS), 0)];
    back?.markers.push(key);
  });
  const share = ({ markers }: Room): number => (markers.length > 0 ? 0.62 : 1);
  for (const { key } of items.filter(({ isMarker }) => !isMarker)) {
    const free = rooms.reduce((best, room) => ((room.figures.length + 1) / share(room) < (best.figures.length + 1) / share(best) ? room : best));
    free.figures.push(key);
  }
  return rooms.flatMap(({ cell: [column, row], markers, figures }) => {
    const [left, top, width] = [column * CELL + PAD, row * CELL + PAD, CELL - 2 * PAD];
    const strip = markers.length > 0 ? MARKER + 2 : 0;
    const whole = CELL - 2 * PAD;
    return [
      ...spread(markers, left, top + whole - strip, width, strip, MARKER),
      ...spread(figures, left, top, width, whole - strip, FIGURE),
    ];
  });
};

/** Where everything is in the drawing of some floors. */
export const spotsOf = (sheet: Sheet, items: readonly Item[]): ReadonlyMap<string, Spot> => {
  const zones = new Map<string, Item[]>();
  for (const item of items) zones.set(item.zone, [...(zones.get(item.zone) ?? []), item]);
  const found = new Map<string, Spot>();
  for (const [id, inside] of zones) {
    const zone = zoneOf(id);
    const placed = zone && sheet.floors.find(({ plan }) => plan.id === zone.floor);
    if (!zone || !placed) continue;
    for (const [key, { x, y, size }] of spotsIn(zone.cells, inside)) found.set(key, { x: x + placed.x, y: y + placed.y, size });
  }
  return found;
};

/** The middle of a zone in a drawing; null if its floor is not drawn. */
export const zoneSpot = (sheet: Sheet, id: string): { x: number; y: number } | null => {
  const zone = zoneOf(id);
  const placed: Placed | undefined = sheet.floors.find(({ plan }) => plan.id === zone?.floor);
  if (!zone || !placed) return null;
  const [x, y] = middleOf(zone);
  return { x: x + placed.x, y: y + placed.y };
};

const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;

/** The next zone of the drawing in a direction, for the arrow keys: by the cells that touch, else the nearest. */
export const neighbour = (sheet: Sheet, id: string, side: keyof typeof STEPS): string => {
  const [dx, dy] = STEPS[side];
  const cells = sheet.floors.flatMap(({ plan, x, y }) =>
    plan.zones.filter(({ solid, shaft }) => !solid && !shaft).flatMap((zone) => zone.cells.map(([column, row]) => ({ id: zone.id, x: x + column * CELL, y: y + row * CELL }))),
  );
  const from = cells.filter((cell) => cell.id === id);
  const start = zoneSpot(sheet, id);
  let best = { id, far: Infinity };
  for (const to of cells) {
    if (to.id === id || start === null) continue;
    for (const cell of from) {
      const [right, down] = [to.x - cell.x, to.y - cell.y];
      const along = right * dx + down * dy;
      const across = Math.abs(right * dy) + Math.abs(down * dx);
      const aside = Math.abs((cell.x + CELL / 2 - start.x) * dy) + Math.abs((cell.y + CELL / 2 - start.y) * dx);
      const far = along + 3 * across + aside / 10;
      if (along > 0 && across < along * 2 && far < best.far) best = { id: to.id, far };
    }
  }
  return best.id;
};
