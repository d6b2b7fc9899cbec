// A text as a QR code (ISO/IEC 18004: bytes, correction level M, versions 1 to 10). It is made here, and not by the
// server, because the key of a private link must not travel in the address of a picture.

/** For each version: codewords of correction per block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const LONG_COUNT = 10;
const FORMAT = { divisor: 0x537, bits: 10, mask: 0x5412 };
const VERSION = { divisor: 0x1f25, bits: 12 };

type Grid = (boolean | null)[][];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// -- the field of 256 elements ---------------------------------------------------------------------------------------

const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
};

const generator = (degree: number): number[] => {
  let found = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2))
    found = [...found, 0].map((each, at) => each ^ times(found[at - 1] ?? 0, root));
  return found;
};

const correctionOf = (data: readonly number[], degree: number): number[] => {
  const divisor = generator(degree);
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    divisor.forEach((each, place) => (rest[at + place] = (rest[at + place] ?? 0) ^ times(each, factor)));
  }
  return rest.slice(data.length);
};

/** The value with the remainder of its division behind it, as the format and the version are written. */
const withRemainder = (value: number, { divisor, bits }: { divisor: number; bits: number }): number => {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest | 1); at >= bits; at--) if ((rest >> at) & 1) rest ^= divisor << (at - bits);
  return (value << bits) | rest;
};

// -- what is written -------------------------------------------------------------------------------------------------

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const spare = (version: number): number => (version >= LONG_COUNT ? 3 : 2);

const versionFor = (length: number): number | null => {
  const found = BLOCKS.findIndex(([, data], at) => sum(data) - spare(at + 1) >= length);
  return found < 0 ? null : found + 1;
};

const codewords = (bytes: Uint8Array, version: number): number[] => {
  const [correction, sizes] = BLOCKS[version - 1] ?? [0, []];
  const head = version >= LONG_COUNT ? [4, bytes.length >> 12, (bytes.length >> 8) & 15, (bytes.length >> 4) & 15, bytes.length & 15] : [4, bytes.length >> 4, bytes.length & 15];
  const halves = [...head, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: sum(sizes) }, (_, at) => {
    const high = halves[at * 2];
    if (high === undefined) return (at - Math.ceil(halves.length / 2)) % 2 === 0 ? 0xec : 0x11;
    return (high << 4) | (halves[at * 2 + 1] ?? 0);
  });
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const checks = blocks.map((block) => correctionOf(block, correction));
  const woven = (columns: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, at) =>
      columns.flatMap((column) => column[at] ?? []),
    ).flat();
  return [...woven(blocks), ...woven(checks)];
};

// -- where it is written ---------------------------------------------------------------------------------------------

const alignments = (version: number): number[] => {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
};

/** Everything that is the same whatever is written; what is left free is null. */
const frame = (version: number): Grid => {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (row: number, column: number, dark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const rings = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) put(row + r, column + c, isDark(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const corners = [[3, 3], [3, size - 4], [size - 4, 3]] as const;
  for (const [row, column] of corners) rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const places = alignments(version);
  for (const row of places)
    for (const column of places) {
      const isCorner = (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
      if (!isCorner) rings(row, column, 2, (ring) => ring !== 1);
    }
  if (version >= 7) {
    const bits = withRemainder(version, VERSION);
    for (let at = 0; at < 18; at++) {
      const [row, column, dark] = [Math.floor(at / 3), size - 11 + (at % 3), ((bits >> at) & 1) === 1];
      put(row, column, dark);
      put(column, row, dark);
    }
  }
  return grid;
};

const writeFormat = (grid: Grid, mask: number): void => {
  const size = grid.length;
  const bits = withRemainder(mask, FORMAT) ^ FORMAT.mask; // level M is 0
  const put = (row: number, column: number, dark: boolean): void => void (grid[row] ?? []).splice(column, 1, dark);
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    put(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark);
    put(8, at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, dark);
  }
  put(size - 8, 8, true);
};

/** The free places in the order of writing: pairs of columns from the right, up and down in turn. */
const freePlaces = (grid: Grid): (readonly [number, number])[] => {
  const size = grid.length;
  const found: (readonly [number, number])[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - step : step;
        if (grid[row]?.[column] === null) found.push([row, column]);
      }
  }
  return found;
};

/** How hard a pattern is to read: long runs, blocks, look-alikes of the corners, and too much of one colour. */
const penalty = (grid: readonly (readonly boolean[])[]): number => {
  const size = grid.length;
  const columns = grid.map((_, at) => grid.map((line) => line[at] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = sum(lines.flatMap((line) => (line.match(/1{5,}|0{5,}/g) ?? []).map(({ length }) => length - 2)));
  const corners = sum(lines.map((line) => (line.match(/(?=10111010000)|(?=00001011101)/g) ?? []).length * 40));
  let blocks = 0;
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = grid[r]?.[c];
      if (grid[r - 1]?.[c] === dark && grid[r]?.[c - 1] === dark && grid[r - 1]?.[c - 1] === dark) blocks += 3;
    }
  const share = (grid.flat().filter(Boolean).length * 100) / (size * size);
  return runs + corners + blocks + Math.floor(Math.abs(share - 50) / 5) * 10;
};

const masked = (frameOf: Grid, places: readonly (readonly [number, number])[], words: readonly number[], mask: number): boolean[][] => {
  const grid = frameOf.map((line) => [...line]);
  const isTurned = MASKS[mask] ?? (() => false);
  places.forEach(([row, column], at) => {
    const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
    (grid[row] ?? []).splice(column, 1, dark !== isTurned(row, column));
  });
  writeFormat(grid, mask);
  return grid.map((line) => line.map((dark) => dark === true));
};

/** The dark modules of a code, row by row; null if the text is too long. */
export const qrOf = (text: string): boolean[][] | null => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === null) return null;
  const grid = frame(version);
  writeFormat(grid, 0); // its places are not free
  const places = freePlaces(grid);
  const words = codewords(bytes, version);
  const all = MASKS.map((_, mask) => masked(grid, places, words, mask));
  const scores = all.map(penalty);
  return all[scores.indexOf(Math.min(...scores))] ?? null;
};
