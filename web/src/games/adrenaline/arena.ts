// Where things stand on the drawing of an arena. Squares have the names of the server: column, then row.

import facts from "@adrenaline/content/arenas.json";
import { COLOURS, type Colour, type Room } from "./view";

export const CELL = 180;
export const HALF = CELL / 2;
export const WALL = 9;

export type Kind = "wall" | "door" | "open";
export type Side = "north" | "east" | "south" | "west";
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

export interface Square {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly room: Room;
  readonly spawn: Colour | null;
  readonly sides: Readonly<Record<Side, Kind>>;
}

/** What stands on an edge: its kind, its middle, and 90 where it stands upright. */
export interface Border {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 90;
}

export interface Arena {
  readonly id: string;
  readonly squares: readonly Square[];
  readonly borders: readonly Border[];
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

export const nameOf = (row: number, column: number): string => `${"abcd"[column] ?? "?"}${row + 1}`;

type Fact = (typeof facts.arenas)[number];

const readArena = (fact: Fact): Arena => {
  const edges = new Map<string, Kind>();
  for (const edge of fact.edges) {
    const [a, b] = [edge.a.join(), edge.b.join()];
    edges.set(`${a} ${b}`, edge.kind as Kind).set(`${b} ${a}`, edge.kind as Kind);
  }
  const between = (row: number, column: number, side: Side): Kind => {
    const [down, right] = STEPS[side];
    return edges.get(`${row},${column} ${row + down},${column + right}`) ?? "wall";
  };
  const squares = fact.squares.map((square): Square => {
    const { row, col } = square;
    const spawn = COLOURS.find((colour) => "spawn" in square && square.spawn === colour) ?? null;
    const sides = { north: between(row, col, "north"), east: between(row, col, "east"),
      south: between(row, col, "south"), west: between(row, col, "west") };
    return { id: nameOf(row, col), row, column: col, room: square.room as Room, spawn, sides };
  });
  return { id: fact.id, squares, borders: findBorders(squares) };
};

const findBorders = (squares: readonly Square[]): Border[] => {
  const found = new Map<string, Border>();
  for (const square of squares) {
    const [x, y] = centre(square);
    for (const side of SIDES) {
      const [down, right] = STEPS[side];
      const border: Border = {
        kind: square.sides[side], x: x + right * HALF, y: y + down * HALF, turn: right === 0 ? 0 : 90,
      };
      found.set(`${border.x} ${border.y}`, border);
    }
  }
  return [...found.values()];
};

export const centre = (square: Square): [number, number] => [square.column * CELL + HALF, square.row * CELL + HALF];

const ARENAS: ReadonlyMap<string, Arena> = new Map(facts.arenas.map((fact) => [fact.id, readArena(fact)]));

export const ARENA_IDS: readonly string[] = facts.arenas.map((fact) => fact.id);

export const arenaOf = (id: string): Arena => {
  const arena = ARENAS.get(id);
  if (arena === undefined) throw new Error(`no arena ${id}`);
  return arena;
};

export const squareOf = (arena: Arena, id: string): Square | undefined =>
  arena.squares.find((square) => square.id === id);

/** The next square of the drawing in a direction, for the arrow keys; holes are skipped, walls are not. */
export const neighbour = (arena: Arena, id: string, side: Side): string => {
  const from = squareOf(arena, id);
  if (from === undefined) return arena.squares[0]?.id ?? id;
  const [down, right] = STEPS[side];
  const ahead = arena.squares.filter(
    (to) => (to.row - from.row) * down + (to.column - from.column) * right > 0,
  );
  const far = (to: Square): number => {
    const [rows, columns] = [Math.abs(to.row - from.row), Math.abs(to.column - from.column)];
    return down === 0 ? columns + 3 * rows : rows + 3 * columns;
  };
  return ahead.sort((a, b) => far(a) - far(b))[0]?.id ?? id;
};
