// Our own drawings as data: paths in the notation of SVG. The colours are variables of app.css.
// A figure is a list of layers, back to front, each a kind of paint and a path; it stands on (0, 0).

import type { Character, Room } from "./view";

export type Paint = "main" | "shade" | "light" | "dark" | "glow" | "skin" | "steel" | "rope";

/** The floors: width and height of what repeats, and its lines. */
export const PATTERNS: Readonly<Record<Room, readonly [number, number, string]>> = {
  red: [30, 20, "M0 .5H30M0 10.5H30M8 0V10M23 10V20"],
  yellow: [18, 18, "M-3 3L3 -3M-3 21L21 -3M15 21L21 15"],
  blue: [30, 14, "M0 7Q7.5 0 15 7T30 7"],
  white: [20, 20, "M0 .5H20M.5 0V20"],
  green: [16, 16, "M7 8h2M15 0h2M-1 0h2M-1 16h2M15 16h2"],
  purple: [22, 22, "M8 11h6M11 8v6M-3 0h6M0 -3v6M19 0h6M22 -3v6M-3 22h6M0 19v6M19 22h6M22 19v6"],
};

/** Square, drop, hexagon, star and triangle. */
export const MARKS: Readonly<Record<Character, string>> = {
  d_struct_or: "M-9.5 -9.5h19v19h-19z",
  banshee: "M0 -14C4 -8 10.5 -3 10.5 3A10.5 9.5 0 0 1 -10.5 3C-10.5 -3 -4 -8 0 -14z",
  dozer: "M-6 -10.5h12l6 10.5l-6 10.5h-12l-6 -10.5z",
  violet: "M0 -13.2L4.8 -5.8L13.3 -3.5L7.8 3.3L8.2 12.1L0 9L-8.2 12.1L-7.8 3.3L-13.3 -3.5L-4.8 -5.8z",
  sprog: "M0 -13L13 9.5H-13z",
};

export const LETTERS: Readonly<Record<Character, string>> = {
  d_struct_or: "D",
  banshee: "B",
  dozer: "Z",
  violet: "V",
  sprog: "S",
};

export type Sign = "R" | "Y" | "B" | "P" | "skull" | "turret" | "aim";

/** The cubes, the card with a bolt that stands for a powerup, and others. */
export const SIGNS: Readonly<Record<Sign, string>> = {
  R: "M0 -7.5L8 6H-8z",
  Y: "M7 0A7 7 0 0 1 -7 0A7 7 0 0 1 7 0z",
  B: "M-6.2 -6.2h12.4v12.4h-12.4z",
  P: "M-6 -8h12v16h-12zM1.5 -5.5L-4 1.5H-.5L-1.5 5.5L4 -1.5H.5z",
  skull: "M-8 -1.5A8 8 0 0 1 8 -1.5C8 2 6.5 3 4.5 4V8.5H-4.5V4C-6.5 3 -8 2 -8 -1.5zM-5.2 -.8a2.3 2.5 0 0 0 4.6 0a2.3 2.5 0 0 0 -4.6 0zM.6 -.8a2.3 2.5 0 0 0 4.6 0a2.3 2.5 0 0 0 -4.6 0zM0 2.4l-1.2 2.2h2.4zM-1.9 6.2v2.3h.9V6.2zM1 6.2v2.3h.9V6.2z",
  turret: "M-15 14L-6 0H6L15 14H9L3 5H-3L-9 14zM-9 -12H4V-9H22V-4H4V0H-9zM-4 -17H0V-12H-4z",
  aim: "M-8 -1h4a4 4 0 0 1 3 -3v-4h2v4a4 4 0 0 1 3 3h4v2h-4a4 4 0 0 1 -3 3v4h-2v-4a4 4 0 0 1 -3 -3h-4z",
};

export const FIGURES: Readonly<Record<Character, readonly (readonly [Paint, string])[]>> = {
  d_struct_or: [
    ["main", "M-21 -12h15v12h-15zM6 -12h15v12h-15zM-34 -45h10v17l-3 7h-3v-6h-3v6h-2zM24 -45h12v22h-12z"],
    ["main", "M-25 -47h50v34h-50zM-20 -78h40v29h-40zM9 -78l3 -11h4l-3 11z"],
    ["light", "M10 -91a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"],
    ["dark", "M-15 -73h30v19h-30zM-17 -40h34v5h-34zM-17 -31h34v5h-34zM27 -24h6v4h-6z"],
    ["glow", "M-9 -70h4v6h-4zM5 -70h4v6h-4zM-10 -62h20q-2 7 -10 7t-10 -7z"],
  ],
  banshee: [
    ["shade", "M-10 -68L-20 -6Q0 6 20 -6L10 -68z"],
    ["rope", "M-9 -66C-25 -50 -13 -34 -24 -18Q-30 -9 -26 -1M9 -66C25 -50 13 -34 24 -18Q30 -9 26 -1"],
    ["rope", "M-4 -62C-15 -44 -7 -26 -13 -12Q-16 -4 -11 1M4 -62C15 -44 7 -26 13 -12Q16 -4 11 1"],
    ["rope", "M0 -62C-4 -40 4 -26 0 2"],
    ["main", "M0 -98C12 -98 17 -88 16 -76C15 -65 8 -56 0 -54C-8 -56 -15 -65 -16 -76C-17 -88 -12 -98 0 -98z"],
    ["dark", "M-12 -80Q-6 -82 -3 -73Q-10 -71 -12 -80zM12 -80Q6 -82 3 -73Q10 -71 12 -80z"],
    ["glow", "M-9 -78l4 3.5l-3.5 .5zM9 -78l-4 3.5l3.5 .5zM-2.5 -64h5v1.6h-5z"],
  ],
  dozer: [
    ["shade", "M-20 -30h16v18h-16zM4 -30h16v18h-16z"],
    ["main", "M-31 0v-9q0 -7 7 -7h18q3 0 3 4v12zM31 0v-9q0 -7 -7 -7h-18q-3 0 -3 4v12z"],
    ["main", "M-11 -62v-7a11 11 0 0 1 22 0v7z"],
    ["main", "M-34 -66h68q4 0 3 5l-10 35h-54l-10 -35q-1 -5 3 -5z"],
    ["shade", "M-38 -64h12l2 24v12h-18v-12zM38 -64h-12l-2 24v12h18v-12z"],
    ["dark", "M-8 -73h16v6h-16zM-17 -55h34v5h-34zM-14 -44h28v5h-28zM-31 -5h28v3h-28zM3 -5h28v3h-28z"],
    ["glow", "M-6 -71.5h5v3h-5zM1 -71.5h5v3h-5z"],
  ],
  violet: [
    ["dark", "M-8 0l3 -34h10l3 34h-6l-2 -22l-2 22z"],
    ["main", "M-10 -65h20l5 22l12 38q-8 5 -14 1l-13 -30l-13 30q-6 4 -14 -1l12 -38z"],
    ["shade", "M-10 -64L-27 -51l4 7l15 -8zM10 -64L27 -51l-4 7l-15 -8z"],
    ["steel", "M-24 -54h-15v6h8l1 7h6zM24 -54h15v6h-8l-1 7h6z"],
    ["shade", "M4 -90q18 0 17 16q0 10 5 14q-14 0 -15 -14z"],
    ["skin", "M-9 -78a9 10 0 0 1 18 0q0 12 -9 13q-9 -1 -9 -13z"],
    ["shade", "M-12 -72q-3 -20 12 -21q14 1 12 17q-5 -3 -8 -8q-6 5 -12 5q-3 2 -4 7z"],
    ["dark", "M-7 -76h5v3h-5zM2 -76h5v3h-5zM-6 -62l6 12l6 -12zM-14 -41h28v4h-28z"],
  ],
  sprog: [
    ["main", "M6 -18C22 -4 40 -8 39 -27C38 -39 25 -38 27 -29C28 -23 20 -24 12 -34z"],
    ["shade", "M10 -49l9 -1l-4 8l8 2l-6 7l6 4l-9 4z"],
    ["main", "M-9 -48C-19 -32 -15 -20 -16 -10L-21 0h17l3 -10l5 10h17l-6 -14C19 -26 17 -42 8 -50z"],
    ["light", "M-9 -38C-14 -28 -10 -18 -6 -13L1 -14C-1 -24 0 -32 -2 -40z"],
    ["main", "M-1 -70C12 -70 15 -57 10 -47C2 -40 -10 -41 -17 -45L-30 -47C-36 -52 -31 -58 -24 -59Q-13 -60 -1 -70z"],
    ["dark", "M-31 -50L-8 -49L-8 -47L-30 -48zM-29 -56h3v2h-3z"],
    ["glow", "M-11 -59a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"],
    ["dark", "M-8 -62.5h2v7h-2z"],
    ["shade", "M-14 -66l4 -20q7 5 16 -1l8 20zM-26 -64Q-2 -76 24 -62L21 -57Q-2 -69 -23 -58z"],
    ["steel", "M-15 -36l-16 0v-6h22l2 10h-6z"],
  ],
};
