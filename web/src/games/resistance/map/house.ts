// The three floors as they are drawn: where zones, walls, doors and windows are, in cells of a fixed size.

import facts from "@resistance/content/map.json";

export const CELL = 100;
/** A tile is so many cells wide and high. */
export const TILE = 3;

export type FloorId = "first" | "ground" | "basement";
/** From the top of the house down. */
export const FLOOR_IDS: readonly FloorId[] = ["first", "ground", "basement"];

export type Cell = readonly [column: number, row: number];

export interface Zone {
  readonly id: string;
  readonly tile: string;
  readonly floor: FloorId;
  readonly room: string;
  readonly cells: readonly Cell[];
  readonly outdoor: boolean;
  readonly solid: boolean;
  readonly shaft: boolean;
}

/** A door or window, between two cells: its middle in cells, and whether the wall around it stands upright. */
export interface Opening {
  readonly id: string;
  readonly isWindow: boolean;
  readonly floor: FloorId;
  readonly zones: readonly [string, string];
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

/** A straight line of the drawing, in cells. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
}

/** What is drawn of a floor for some tiles. */
export interface FloorPlan {
  readonly id: FloorId;
  readonly zones: readonly Zone[];
  /** Those between two zones in play; what leads out of the tiles is wall (Z-6.4). */
  readonly openings: readonly Opening[];
  readonly walls: readonly Line[];
  /** Where one may walk on, and where the open air goes on beyond the tiles. */
  readonly borders: readonly Line[];
  readonly edges: readonly Line[];
  /** Cells that belong to no zone: the stairwell. */
  readonly pillars: readonly Cell[];
  /** The corners of the tiles in play. */
  readonly tiles: readonly Cell[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ZoneFact {
  readonly id: string;
  readonly tile: string;
  readonly floor: string;
  readonly cells: readonly (readonly number[])[];
  readonly room: string;
  readonly outdoor?: boolean;
  readonly solid?: boolean;
  readonly shaft?: boolean;
}

const cellOf = ([column = 0, row = 0]: readonly number[]): Cell => [column, row];

export const ZONES: readonly Zone[] = (facts.zones as readonly ZoneFact[]).map(
  ({ id, tile, floor, room, cells, outdoor = false, solid = false, shaft = false }) => ({
    id, tile, floor: floor as FloorId, room, cells: cells.map(cellOf), outdoor, solid, shaft,
  }),
);
const ZONE_OF: ReadonlyMap<string, Zone> = new Map(ZONES.map((zone) => [zone.id, zone]));
export const zoneOf = (id: string): Zone | undefined => ZONE_OF.get(id);

const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
const BORDERS: ReadonlySet<string> = new Set(facts.borders.map(([one = "", other = ""]) => pair(one, other)));

export const OPENINGS: readonly Opening[] = facts.openings.map(({ id, kind, cells, zones }) => {
  const [[column = 0, row = 0] = [], [right = 0, below = 0] = []] = cells;
  const [one = "", other = ""] = zones;
  return {
    id,
    isWindow: kind === "window",
    floor: zoneOf(one)?.floor ?? "ground",
    zones: [one, other],
    x: (column + right + 1) / 2,
    y: (row + below + 1) / 2,
    upright: row === below,
  };
});
const OPENING_OF: ReadonlyMap<string, Opening> = new Map(OPENINGS.map((opening) => [opening.id, opening]));
export const openingOf = (id: string): Opening | undefined => OPENING_OF.get(id);

/** Pairs of zones that stairs join, the lower one first. */
export const STAIRS: readonly (readonly [string, string])[] = facts.stairs.map(([lower = "", upper = ""]) => [lower, upper]);

interface FloorFact {
  readonly tiles: readonly (readonly string[])[];
  readonly pillars?: readonly (readonly number[])[];
  readonly shaft: string;
  readonly front: string;
}
const FLOORS = facts.floors as Readonly<Record<FloorId, FloorFact>>;
/** The shaft of the elevator on a floor. */
export const shaftOf = (floor: FloorId): string => FLOORS[floor].shaft;

const key = (column: number, row: number): string => `${column},${row}`;

/** The four sides of a cell: the step to the neighbour, and the line between. */
const SIDES: readonly (readonly [number, number, Cell, Cell])[] = [
  [0, -1, [0, 0], [1, 0]],
  [1, 0, [1, 0], [1, 1]],
  [0, 1, [0, 1], [1, 1]],
  [-1, 0, [0, 0], [0, 1]],
];

/** Lines that follow each other on one line are drawn as one. */
const joined = (lines: readonly Line[]): Line[] => {
  const found: Line[] = [];
  const isUpright = ({ from, to }: Line): boolean => from[0] === to[0];
  const sorted = [...lines].sort(
    (a, b) => Number(isUpright(a)) - Number(isUpright(b)) || (isUpright(a) ? a.from[0] - b.from[0] || a.from[1] - b.from[1] : a.from[1] - b.from[1] || a.from[0] - b.from[0]),
  );
  for (const line of sorted) {
    const last = found.at(-1);
    const isNext = last !== undefined && isUpright(last) === isUpright(line) && last.to[0] === line.from[0] && last.to[1] === line.from[1];
    if (isNext) found[found.length - 1] = { from: last.from, to: line.to };
    else found.push(line);
  }
  return found;
};

const planOf = (id: FloorId, tiles: ReadonlySet<string>): FloorPlan | null => {
  const { tiles: rows, pillars = [] } = FLOORS[id];
  const corners = rows.flatMap((row, down) => row.flatMap((tile, right): Cell[] => (tiles.has(tile) ? [[right * TILE, down * TILE]] : [])));
  if (corners.length === 0) return null;
  const isIn = ([column, row]: Cell): boolean =>
    corners.some(([left, top]) => column >= left && column < left + TILE && row >= top && row < top + TILE);
  const zones = ZONES.filter((zone) => zone.floor === id && tiles.has(zone.tile));
  const at = new Map(zones.flatMap((zone) => zone.cells.map(([column, row]) => [key(column, row), zone] as const)));
  const wells = pillars.map(cellOf).filter(isIn);
  const walls = new Map<string, Line>();
  const borders = new Map<string, Line>();
  const edges = new Map<string, Line>();
  for (const zone of zones)
    for (const [column, row] of zone.cells)
      for (const [right, down, from, to] of SIDES) {
        const other = at.get(key(column + right, row + down));
        if (other === zone) continue;
        const line: Line = { from: [column + from[0], row + from[1]], to: [column + to[0], row + to[1]] };
        const name = `${line.from.join()} ${line.to.join()}`;
        if (other === undefined) (zone.outdoor ? edges : walls).set(name, line);
        else (BORDERS.has(pair(zone.id, other.id)) ? borders : walls).set(name, line);
      }
  const columns = corners.map(([column]) => column);
  const tops = corners.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...tops)];
  return {
    id,
    zones,
    openings: OPENINGS.filter((opening) => opening.floor === id && opening.zones.every((zone) => tiles.has(zoneOf(zone)?.tile ?? ""))),
    walls: joined([...walls.values()]),
    borders: joined([...borders.values()]),
    edges: joined([...edges.values()]),
    pillars: wells,
    tiles: corners,
    left,
    top,
    width: Math.max(...columns) + TILE - left,
    height: Math.max(...tops) + TILE - top,
  };
};

/** The floors of some tiles, from the top of the house down. */
export const floorsOf = (tiles: readonly string[]): FloorPlan[] => {
  const wanted = new Set(tiles);
  return FLOOR_IDS.flatMap((id) => planOf(id, wanted) ?? []);
};

// -- how floors lie side by side -----------------------------------------------------------------------------------

/** A floor, and where its corner lies in the drawing. */
export interface Placed {
  readonly plan: FloorPlan;
  /** What is added to a cell of that floor to have its place in the drawing, in units. */
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  readonly floors: readonly Placed[];
  readonly width: number;
  readonly height: number;
}

const MARGIN = 26;
/** For the name over a floor. */
const HEAD = 44;
const GAP = 40;

const boxOf = ({ width, height }: FloorPlan, hasHead: boolean): readonly [number, number] => [width * CELL, height * CELL + (hasHead ? HEAD : 0)];

/** Floors in columns, each column from the top down. */
const laid = (columns: readonly (readonly FloorPlan[])[], hasHead: boolean): Sheet => {
  const head = hasHead ? HEAD : 0;
  const floors: Placed[] = [];
  let x = MARGIN;
  let height = 0;
  for (const column of columns) {
    let y = MARGIN;
    for (const plan of column) {
      floors.push({ plan, x: x - plan.left * CELL, y: y + head - plan.top * CELL });
      y += boxOf(plan, hasHead)[1] + GAP;
    }
    height = Math.max(height, y - GAP + MARGIN);
    x += Math.max(...column.map((plan) => boxOf(plan, hasHead)[0])) + GAP;
  }
  return { floors, width: x - GAP + MARGIN, height };
};

/** All ways to part some floors into columns without changing their order. */
const partings = (floors: readonly FloorPlan[]): FloorPlan[][][] => {
  const [first, ...rest] = floors;
  if (first === undefined) return [[]];
  if (rest.length === 0) return [[[first]]];
  return partings(rest).flatMap(([head = [], ...others]) => [
    [[first], head, ...others],
    [[first, ...head], ...others],
  ]);
};

/** The floors so that they are biggest in a window of that shape. */
export const sheetFor = (floors: readonly FloorPlan[], ratio: number): Sheet => {
  const hasHead = floors.length > 1;
  const sheets = partings(floors).map((columns) => laid(columns, hasHead));
  const scale = ({ width, height }: Sheet): number => Math.min(ratio / width, 1 / height);
  return sheets.reduce((best, sheet) => (scale(sheet) > scale(best) * 1.001 ? sheet : best));
};

// -- zones as shapes -----------------------------------------------------------------------------------------------

/** The outline of a zone in units, drawn in by so much: a loop of corners. */
export const outlineOf = (cells: readonly Cell[], inset: number): string => {
  const own = new Set(cells.map(([column, row]) => key(column, row)));
  const next = new Map<string, Cell[]>();
  const add = (from: Cell, to: Cell): void => void next.set(key(...from), [...(next.get(key(...from)) ?? []), to]);
  for (const [column, row] of cells) {
    if (!own.has(key(column, row - 1))) add([column, row], [column + 1, row]);
    if (!own.has(key(column + 1, row))) add([column + 1, row], [column + 1, row + 1]);
    if (!own.has(key(column, row + 1))) add([column + 1, row + 1], [column, row + 1]);
    if (!own.has(key(column - 1, row))) add([column, row + 1], [column, row]);
  }
  const [start] = cells;
  if (start === undefined) return "";
  const loop: Cell[] = [];
  let here: Cell = cells.reduce((best, cell) => (cell[1] < best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best), start);
  const begin = key(...here);
  do {
    loop.push(here);
    here = next.get(key(...here))?.[0] ?? start;
  } while (key(...here) !== begin && loop.length < 100);
  const corners = loop.filter((corner, place) => {
    const [before, after] = [loop.at(place - 1) ?? corner, loop[(place + 1) % loop.length] ?? corner];
    return !((before[0] === corner[0] && corner[0] === after[0]) || (before[1] === corner[1] && corner[1] === after[1]));
  });
  const points = corners.map((corner, place) => {
    const [before, after] = [corners.at(place - 1) ?? corner, corners[(place + 1) % corners.length] ?? corner];
    const [inX, inY] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [outX, outY] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    // The inside lies to the right of the way around: the normals of both edges are turned by a quarter.
    return [corner[0] * CELL + inset * (-inY - outY), corner[1] * CELL + inset * (inX + outX)];
  });
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
};

/** The middle of a zone, in units: of the cell that is nearest to the middle of all. */
export const middleOf = ({ cells }: Pick<Zone, "cells">): readonly [number, number] => {
  const [x, y] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length) as [number, number];
  const isSolid = cells.some((cell) => Math.abs(cell[0] - x) < 0.6 && Math.abs(cell[1] - y) < 0.6);
  const [nearX, nearY] = isSolid ? [x, y] : (cells[0] ?? [0, 0]);
  return [(nearX + 0.5) * CELL, (nearY + 0.5) * CELL];
};
