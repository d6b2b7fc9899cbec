// Heads and figures of our own, as layers of a shape and its paint. Heads are drawn on 48 × 48, enemies on 32 × 32.

import type { Character } from "../view";

/** A shape and its paint; ink lines have no fill. */
export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

const INK = "#14161d";
const SHOULDERS = "M3 48c0 -9 7 -14 15 -15h12c8 1 15 6 15 15z";
const NECK = "M18 27h12v8c-3 4 -9 4 -12 0z";
const FACE = "M13 17c0 -8 4 -12 11 -12s11 4 11 12c0 10 -5 16 -11 16s-11 -6 -11 -16z";
const eyes = (fill: string): Layer => ({ d: "M16.5 19l6 1.8l-.6 2.4c-3 .6 -5 -1 -5.4 -4.2zM31.500 19l-6 1.8l.6 2.4c3 .6 5 -1 5.4 -4.2z", fill });
const mouth = (d = "M20 28.500c3 1 5 1 8 0"): Layer => ({ d, line: INK, width: 1.4 });

/** The paint of each: its ring, its name, its trail. Every head has a shape of its own besides. */
export const HEADS: Readonly<Record<Character, readonly Layer[]>> = {
  wolverine: [
    { d: SHOULDERS, fill: "#e8b923" }, { d: "M3 48c0 -9 6 -13 11 -14.500l3 14.500zM45 48c0 -9 -6 -13 -11 -14.500l-3 14.500z", fill: "#27467c" },
    { d: NECK, fill: "#d9a27a" }, { d: FACE, fill: "#e3b08a" },
    { d: "M13 16c-3 -5 -6 -9 -9 -15c8 1 13 3 16 6c2 -1 6 -1 8 0c3 -3 8 -5 16 -6c-3 6 -6 10 -9 15l-1 9l-5 -1l-5 -5l-5 5l-5 1z", fill: "#e8b923" },
    { d: "M4 1c5 4 9 9 11 17l3 5l-4 2c-3 -8 -3 -14 -10 -24zM44 1c-5 4 -9 9 -11 17l-3 5l4 2c3 -8 3 -14 10 -24z", fill: INK },
    { d: "M17 20l6 2l-1 2.500c-3 .5 -4.500 -1 -5 -4.500zM31 20l-6 2l1 2.500c3 .5 4.500 -1 5 -4.500z", fill: "#fff" },
    mouth("M19.500 29.500l2 -1h5l2 1"),
  ],
  mystique: [
    { d: "M9 42c-5 -20 1 -40 15 -40s20 20 15 40z", fill: "#b3261e" }, { d: SHOULDERS, fill: "#f0f0ee" },
    { d: NECK, fill: "#2a63a8" }, { d: FACE, fill: "#3c7cc4" },
    { d: "M12 20c-1 -12 5 -16 12 -16s13 4 12 16c-2 -6 -4 -9 -12 -11c-8 2 -10 5 -12 11z", fill: "#c8322a" },
    { d: "M24 10l1.600 2.600l-1.600 2.600l-1.600 -2.600z", fill: "#f2c230" }, eyes("#ffe066"), mouth(),
  ],
  magneto: [
    { d: "M1 48c0 -13 9 -17 17 -18h12c8 1 17 5 17 18z", fill: "#5b2a86" }, { d: "M14 48l2 -14h16l2 14z", fill: "#a3262c" },
    { d: NECK, fill: "#d9b49a" }, { d: FACE, fill: "#e8c9b0" },
    { d: "M11 31c-2 -20 3 -29 13 -29s15 9 13 29l-6 4v-11l-3 -5l-4 4l-4 -4l-3 5v11z", fill: "#a3262c" },
    { d: "M24 2c4 5 4 11 0 17c-4 -6 -4 -12 0 -17zM12 14l-5 -8l8 2zM36 14l5 -8l-8 2z", fill: "#5b2a86" },
    { d: "M18 22.500l4 1l-.5 2h-3zM30 22.500l-4 1l.5 2h3z", fill: INK }, mouth("M20.500 29.500h7"),
  ],
  storm: [
    { d: "M5 46c-6 -24 4 -44 19 -44s25 20 19 44l-7 -3l-4 3l-8 -4l-8 4l-4 -3z", fill: "#eef1f6" }, { d: SHOULDERS, fill: "#23252e" },
    { d: "M20 34l4 6l4 -6l2 14h-12z", fill: "#d9b02c" }, { d: NECK, fill: "#7a4a2c" }, { d: FACE, fill: "#8f5a36" },
    { d: "M12 19c-1 -11 5 -15 12 -15s13 4 12 15c-3 -5 -6 -8 -10 -9c-5 3 -10 4 -14 9z", fill: "#fff" },
    { d: "M17 20.500l5 1.200l-1 2c-2 .4 -3.500 -.8 -4 -3.200zM31 20.500l-5 1.200l1 2c2 .4 3.500 -.8 4 -3.200z", fill: "#fff" }, mouth(),
  ],
  colossus: [
    { d: "M0 48c0 -12 8 -17 17 -18h14c9 1 17 6 17 18z", fill: "#c1272d" }, { d: "M12 34l5 14h-9c0 -7 1 -11 4 -14zM36 34l-5 14h9c0 -7 -1 -11 -4 -14z", fill: "#e8b923" },
    { d: "M16 26h16v9c-4 4 -12 4 -16 0z", fill: "#8b95a5" }, { d: "M12 16c0 -7 4 -11 12 -11s12 4 12 11v9c-2 6 -6 9 -12 9s-10 -3 -12 -9z", fill: "#b6c0cf" },
    { d: "M12 15c0 -8 3 -12 12 -12s12 4 12 12l-3 -4h-18z", fill: "#20242d" },
    { d: "M12 18h6M30 18h6M13 27h5M30 27h5M20 13h8M21 32h6", line: "#5e6878", width: 1.4 },
    { d: "M16.500 20.500h6v2.500h-5zM31.500 20.500h-6v2.500h5z", fill: INK }, mouth("M20 28.500h8"),
  ],
  rogue: [
    { d: "M6 44c-6 -22 2 -42 18 -42s24 20 18 42c-4 -3 -7 -5 -9 -12h-18c-2 7 -5 9 -9 12z", fill: "#5a3218" }, { d: SHOULDERS, fill: "#2f7d46" },
    { d: "M18 34l6 5l6 -5l3 14h-18z", fill: "#e8c22c" }, { d: NECK, fill: "#e0b196" }, { d: FACE, fill: "#efc7ac" },
    { d: "M12 21c-2 -12 5 -17 12 -17s14 5 12 17c-2 -5 -4 -8 -8 -10c-4 4 -12 4 -16 10z", fill: "#5a3218" },
    { d: "M22 3c-7 1 -11 8 -10 20c2 -6 4 -9 10 -11c2 -3 2 -6 0 -9z", fill: "#f6f3ec" }, eyes("#2f7d46"), mouth(),
  ],
  juggernaut: [
    { d: "M0 48v-8c2 -9 8 -13 15 -14h18c7 1 13 5 15 14v8z", fill: "#6d3a22" }, { d: "M8 36c-2 -24 5 -35 16 -35s18 11 16 35c-9 5 -23 5 -32 0z", fill: "#8f4a2c" },
    { d: "M12 22c5 -3 19 -3 24 0l-1 5c-7 -2 -15 -2 -22 0z", fill: "#1b1310" }, { d: "M16 23.500l4 .5l-.4 2h-3zM32 23.500l-4 .5l.4 2h3z", fill: "#ff5a4a" },
    { d: "M15 30h18l-2 6h-14z", fill: "#93a67f" }, { d: "M17 31.500h14M19 30v5M24 30v5M29 30v5", line: "#1b1310", width: 1.2 },
    { d: "M14 12c3 -5 6 -7 10 -8", line: "#c47f56", width: 2 },
  ],
  psylocke: [
    { d: "M6 46c-5 -22 0 -44 18 -44s23 22 18 44l-8 -4l-2 -12h-16l-2 12z", fill: "#5a3a94" }, { d: SHOULDERS, fill: "#26315c" },
    { d: NECK, fill: "#8ba07c" }, { d: FACE, fill: "#a5ba93" }, { d: "M12 20c-1 -12 5 -16 12 -16s13 4 12 16l-4 -8h-16z", fill: "#6d48b0" },
    eyes("#f05ad2"), { d: "M19.500 29l2 -1.500l2 1.500l2 -1.500l3 1.500", line: INK, width: 1.3 },
    { d: "M36 48l6 -26l3 4l-4 22z", fill: "#f05ad2" }, { d: "M14 26l4 3l-2 2z", fill: "#5d1f1c" },
  ],
  dark_phoenix: [
    { d: "M3 46c-6 -18 0 -34 8 -42l3 5l6 -8l4 5l5 -6l5 8l5 -3c7 8 11 22 6 41l-9 -6h-24z", fill: "#e8581c" }, { d: "M9 40c-5 -20 3 -34 15 -34s20 14 15 34z", fill: "#b3261e" },
    { d: SHOULDERS, fill: "#5d1216" }, { d: "M24 37l9 -3l-4 6l3 4l-8 -2l-8 2l3 -4l-4 -6z", fill: "#f0b428" }, { d: NECK, fill: "#8ba07c" }, { d: FACE, fill: "#a5ba93" },
    { d: "M12 20c-1 -12 5 -16 12 -16s13 4 12 16c-3 -6 -5 -7 -9 -10c-4 4 -11 4 -15 10z", fill: "#c8381c" }, eyes("#ffd23c"), mouth("M19.500 29l2 -1l2.500 1.500l2.500 -1.500l2 1"),
  ],
  cyclops: [
    { d: SHOULDERS, fill: "#24407c" }, { d: "M10 35l14 9l14 -9l2 4l-16 9l-16 -9z", fill: "#d9a52c" }, { d: NECK, fill: "#24407c" }, { d: FACE, fill: "#a5ba93" },
    { d: "M12 24c-2 -15 4 -21 12 -21s14 6 12 21l-3 7v-7h-18v7z", fill: "#24407c" }, { d: "M10 17h28v6h-28z", fill: "#d9a52c" },
    { d: "M12.500 18.800h23v2.400h-23z", fill: "#ff3b30" }, mouth("M19.500 29l3 -1l2 1.500l3 -1.500l1.500 1"), { d: "M28 26l3 4l-3 1z", fill: "#5d1f1c" },
  ],
  sabretooth: [
    { d: "M2 44l3 -8l-4 -6l6 -6l-3 -9l7 -2l2 -9l8 3l3 -5l5 5l8 -3l1 9l7 2l-3 9l6 6l-4 6l3 8l-12 -5h-20z", fill: "#c99a3e" }, { d: SHOULDERS, fill: "#7a4b22" },
    { d: "M10 36l8 -2l-2 14h-6zM38 36l-8 -2l2 14h6z", fill: "#e6d3a8" }, { d: NECK, fill: "#8ba07c" }, { d: FACE, fill: "#a5ba93" },
    { d: "M12 19c0 -10 5 -15 12 -15s12 5 12 15l-5 -6l-3 3l-4 -5l-4 5l-3 -3z", fill: "#b3822c" }, eyes("#ffe9a0"),
    { d: "M17.500 27h13l-2 5h-9z", fill: "#3a1210" }, { d: "M18.500 27h3l-1.500 4.500zM29.500 27h-3l1.500 4.500z", fill: "#fff" },
  ],
  iceman: [
    { d: "M3 48l3 -12l5 3l3 -8h20l3 8l5 -3l3 12z", fill: "#8fc7e8" }, { d: NECK, fill: "#7fb4d6" }, { d: "M12 15l3 -8l9 -3l9 3l3 8l-2 11l-6 8h-8l-6 -8z", fill: "#c4e6f6" },
    { d: "M11 16l-3 -9l6 3l1 -9l6 6l3 -7l4 7l5 -5l1 8l6 -3l-3 9l-4 -4h-18z", fill: "#f2fbff" }, { d: "M24 5l-5 12l5 5M24 22l6 -5M14 24l6 6", line: "#7fb4d6", width: 1.2 },
    eyes("#2b6f9c"), mouth("M19.500 29l2 -1l2.500 1.500l2.500 -1.500l2 1"),
  ],
};

/** What each is known by where there is only a colour: rings and bars. */
export const PAINT: Readonly<Record<Character, string>> = {
  wolverine: "#e8b923", mystique: "#3c7cc4", magneto: "#8a45c4", storm: "#aab4c8", colossus: "#c1272d", rogue: "#2f9d55",
  juggernaut: "#a85a34", psylocke: "#b44fd0", dark_phoenix: "#e8581c", cyclops: "#3d6fd0", sabretooth: "#b98a2c", iceman: "#58b4e0",
};

/** Enemies as silhouettes: who shambles, who towers, who runs; and the soldiers of the other side. */
export const MOBS: Readonly<Record<string, readonly string[]>> = {
  walker: [
    "M13 1.500a4.600 4.600 0 1 1 -.01 0z",
    "M8 12c3 -2 7 -2 10 0l3 2l8 -1.500l1 3l-9 3.500l-3 -1l1 4l3 9h-5l-3.500 -8l-3 8h-5l3 -10z",
    "M19 17l9 3l-1 3l-9 -2z",
  ],
  brute: [
    "M16 2a4 4 0 1 1 -.01 0z",
    "M3 14c2 -5 6 -6 9 -6h8c3 0 7 1 9 6l2 9l-4 2l-3 -6l-1 4l2 8h-7l-2 -5l-2 5h-7l2 -8l-1 -4l-3 6l-4 -2z",
  ],
  runner: [
    "M24 2.500a4 4 0 1 1 -.01 0z",
    "M20 9l4 3l-2 5l5 3l-2 3l-7 -3l-2 -2l-2 4l4 4l-4 6l-3 -1.500l2 -4.500l-4 -3l-6 5l-2 -2.500l6 -6l3 -6l-5 1l-3 4l-2.500 -2l4 -5.500z",
  ],
  trooper: [
    "M11 8c0 -4 2 -6.500 5 -6.500s5 2.500 5 6.500v3h-10z",
    "M9 13h14l2 8l-3 1v9h-4.500l-1.500 -7l-1.500 7h-4.500v-10z",
    "M4 17l22 -5l1 3l-21 5z",
  ],
  guard: [
    "M12 8c0 -4 2 -6.500 5 -6.500s5 2.500 5 6.500v2h-10z",
    "M13 12h11l4 9l-3 2l-2 -3v11h-5l-1 -7l-1 7h-5z",
    "M3 11h11v13l-5.500 5l-5.500 -5z",
  ],
  specialist: [
    "M15 1.500l5 2v6l-4 2l-5 -2v-5z",
    "M11 13h10l6 -6l3 2l-7 8l-1 14h-4.500l-1.500 -8l-1.500 8h-4.500l-1 -13l-6 4l-2 -3z",
  ],
};

/** Somebody one wants to save: a bust with a friendly face. */
export const CITIZEN: readonly Layer[] = [
  { d: "M4 48c0 -10 8 -15 20 -15s20 5 20 15z", fill: "#3d7a8c" }, { d: "M19 34l5 5l5 -5v-4h-10z", fill: "#f1cfae" },
  { d: "M11 18c0 -9 5 -13 13 -13s13 4 13 13c0 9 -6 15 -13 15s-13 -6 -13 -15z", fill: "#f7dcc0" },
  { d: "M10 20c-2 -13 5 -18 14 -18s16 5 14 18c-2 -6 -5 -9 -8 -10c-6 3 -14 2 -20 10z", fill: "#7a4a24" },
  { d: "M19 20v3M29 20v3", line: INK, width: 2.6 }, { d: "M18 27c3 3 9 3 12 0", line: INK, width: 1.8 },
];
