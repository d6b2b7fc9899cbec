// The drawings of Wreckland Run as paths: signs on a grid of 24, raiders from the side on 72 by 40, vehicles from above
// on 400 by 330, with the front at the top.

import type { EnemyFact } from "./cards.svelte";

/** A star with so many points. */
const burst = (points: number, outer: number, inner: number): string =>
  `${Array.from({ length: points * 2 }, (_, place) => {
    const [radius, angle] = [place % 2 === 0 ? outer : inner, (Math.PI * place) / points - Math.PI / 2];
    const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
    return `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("")}Z`;

export interface SignShape {
  /** Lines, 2 wide. */
  readonly line?: string;
  readonly fill?: string;
}

export const SIGNS = {
  single: { line: "M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13", fill: "M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4" },
  area: { fill: burst(9, 11, 5.6) },
  double: { line: "M7.5 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M7.5 1v4M7.5 11v4M1 8h4M10 8h4M16.5 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M16.5 18.5v4M19.5 16h4" },
  none: { line: "M5 5l14 14M19 5L5 19" },
  plus: { line: "M12 4v16M4 12h16" },
  repair: { line: "M20.5 6.5a5 5 0 0 1-6.7 5.6l-7 7.2a2.3 2.3 0 0 1-3.3-3.2l7.3-7A5 5 0 0 1 16.8 2.8L14 5.8l.8 3 3 .7z" },
  ram: { line: "M2 7h8l7 5-7 5H2z", fill: "M19 4l4 2.7-4 2.6zM19 9.4l4 2.6-4 2.6zM19 14.7l4 2.6-4 2.7z" },
  ram_plus: { line: "M2 12h6M5 9v6M11 7l8 5-8 5z" },
  move_enemy: { line: "M4 19a9 9 0 0 1 14.5-10M19.5 3v6.5H13" },
  adjust_die: { line: "M4.5 4.5h15v15h-15zM12 6.5v5M9.5 9h5M9.5 15.5h5" },
  reroll_others: { line: "M4 11a8 8 0 0 1 14-4.5l2 2.5M20.5 3v6h-6M20 13a8 8 0 0 1-14 4.5L4 15M3.5 21v-6h6" },
  set_aside: { line: "M8.5 3h7l-1.2 7 4.2 4h-13l4.2-4zM12 14v7.5" },
  remove_die: { line: "M5 13h14v8.5H5zM12 10V2.5M8 6l4-3.8L16 6" },
  set_die: { line: "M4.5 4.5h15v15h-15z", fill: "M12 6.5l1.6 3.7 4 .3-3 2.6 1 3.9-3.6-2.1-3.5 2.1.9-3.9-3-2.6 4-.3z" },
  transfer: { line: "M3 8h15.5L14 3.5M21 16H5.5L10 20.5" },
  luck: { line: "M4.5 4.5h15v15h-15zM9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.7", fill: "M12 15.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4" },
  gain_scrap: { line: "M8.5 2.5l5.5 3.2v6.3l-5.5 3.2L3 12V5.7zM8.5 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4M18 14v8M14 18h8" },
  choose: { line: "M12 21v-7L5 7V3M12 14l7-7V3" },
  exact: { line: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19", fill: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10" },
  shield: { fill: "M12 1.5l9 3.2v6.8c0 5.2-3.7 9-9 11-5.3-2-9-5.8-9-11V4.7z" },
  explosive: { line: "M14.5 7l2-2.5h3", fill: "M10 6.5a8 8 0 1 0 0 16 8 8 0 0 0 0-16M21 1.5l.6 1.9 1.9.6-1.9.6L21 6.5l-.6-1.9-1.9-.6 1.9-.6z" },
  spikes: { fill: "M1 20L5 5l4 15zM8 20l4-15 4 15zM15 20l4-15 4 15z" },
  core: { line: "M5 8h3l2-3h5l2 3h3v9h-3l-2 3H8l-3-3zM2 10v6M22 10v5", fill: "M12.5 9l-4 5h3l-1 4 4-5.5h-3z" },
  scrap: { line: "M12 2l8.7 5v10L12 22l-8.7-5V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8" },
  skull: { fill: "M12 2a9 9 0 0 0-9 9c0 3 1.5 5.3 4 6.7V22h10v-4.3c2.5-1.4 4-3.7 4-6.7a9 9 0 0 0-9-9M8.3 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6m7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M12 14l1.5 2.7h-3z" },
  pierce: { line: "M2 12h19M15.5 6.5L21 12l-5.5 5.5M9 4v5M9 15v5" },
  anywhere: { line: "M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3" },
  move2: { line: "M3 5l7 7-7 7M12 5l7 7-7 7" },
  stay: { line: "M12 8v13M5 14a7 7 0 0 0 14 0M8 11h8", fill: "M12 2.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4" },
  counter: { line: "M20 19A9 9 0 0 0 5.5 9M4.5 3v6.5H11" },
  heal2: { line: "M12 7v10M7 12h10M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19" },
  heal_all: { line: "M8 4v8M4 8h8M17 10v8M13 14h8M5 15v6M2 18h6" },
  drum: { line: "M3 9v8c0 2 4 3.5 9 3.5s9-1.5 9-3.5V9M3 9c0 2 4 3.5 9 3.5S21 11 21 9s-4-3.5-9-3.5S3 7 3 9M5 2l6 6M19 2l-6 6" },
  reinforce: { line: "M3 17h11l3-5h4v5M6 12h8M18 3v7M14.5 6.5h7", fill: "M7 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m11 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" },
  keep: { line: "M8.5 3h7l-1.2 7 4.2 4h-13l4.2-4zM12 14v7.5" },
  reroll: { line: "M4 11a8 8 0 0 1 14-4.5l2 2.5M20.5 3v6h-6M20 13a8 8 0 0 1-14 4.5L4 15M3.5 21v-6h6" },
  adjust: { line: "M4.5 4.5h15v15h-15zM12 6.5v5M9.5 9h5M9.5 15.5h5" },
  hurt: { line: "M3 5h18v14H3zM7 5l5 6-4 3 5 5" },
  cards: { line: "M4 6h11v15H4zM8 6V3h12v15h-5" },
  lock: { line: "M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11", fill: "M4 11h16v11H4zm8 3a2 2 0 0 0-1 3.7V20h2v-2.3a2 2 0 0 0-1-3.7" },
  flag: { line: "M5 22V3M5 4h14l-3 4.5 3 4.5H5" },
} as const satisfies Record<string, SignShape>;

export type SignName = keyof typeof SIGNS;

export const hasSign = (name: string): name is SignName => name in SIGNS;

// -- raiders --------------------------------------------------------------------------------------------------------

export interface RaiderShape {
  /** The body, and what stands out of it in another tone. */
  readonly body: string;
  readonly more: string;
  /** Middles and radii of the wheels. */
  readonly wheels: readonly (readonly [number, number, number])[];
}

export const RAIDERS = {
  bike: {
    body: "M18 26l10-10 12 0 4-5h6l-3 5 8 10h-9l-5-6-6 7H28z",
    more: "M30 15l4-8 6 1 2 5-6 4zM36 3.5a3.5 3.5 0 1 0 .1 0M14 20l8 3-4 4-8-1z",
    wheels: [[17, 30, 7.5], [54, 30, 7.5]],
  },
  buggy: {
    body: "M6 28l4-9 14-3 8-9h16l9 9 9 3v9z",
    more: "M34 10h12l6 6H28zM4 22l-3-8 8 3zM64 20h7v4h-7z",
    wheels: [[18, 30, 7.5], [55, 30, 7.5]],
  },
  truck: {
    body: "M3 30V8h38v6h14l10 8v8z",
    more: "M43 17h10l6 6H43zM7 12h30v3H7zM7 18h30v3H7zM66 20l5 3-5 3zM66 26l5 2-5 2zM8 8V2h4v6z",
    wheels: [[14, 31, 7], [31, 31, 7], [56, 31, 7]],
  },
  gunner: {
    body: "M5 29l3-9h12l7-8h20l8 8 12 2v7z",
    more: "M38 9h31v4H46v3h-9zM28 12h14l4 7H23z",
    wheels: [[17, 31, 7], [56, 31, 7]],
  },
  choir: {
    body: "M4 30V16h40l8 6h14v8z",
    more: "M6 15L2 3l8 8zM15 15l-2-13 7 10zM26 15l1-14 6 12zM37 15l7-12 0 12zM46 19h6l4 4H46z",
    wheels: [[15, 31, 7], [37, 31, 7], [57, 31, 7]],
  },
  twins: {
    body: "M3 20l6-7h9l5 7h6l4 5H5zM34 28l6-8h10l6 8h8l4 5H36z",
    more: "M10 12l3-7 6 2 1 5zM42 19l3-7 7 2 1 5zM28 14h14v3H28zM56 23h15v3H56z",
    wheels: [[10, 26, 6], [27, 26, 6], [42, 33, 6], [61, 33, 6]],
  },
  mule: {
    body: "M4 30l2-7h60l3 7zM10 22V9h14v13zM26 22V9h14v13zM44 22l4-9h10l7 9z",
    more: "M10 12h14v2H10zM10 17h14v2H10zM26 12h14v2H26zM26 17h14v2H26zM32 9l2-5 5-1 0 2-3 1-1 3z",
    wheels: [[16, 31, 7], [54, 31, 7]],
  },
  tick: {
    body: "M5 30c0-14 12-23 30-23s31 9 31 23z",
    more: "M14 29c0-9 8-17 19-18M26 29c0-9 5-15 12-18M44 29c2-7 1-13-2-18M58 29c0-6-3-12-8-15M64 22l7-3v6z",
    wheels: [[20, 31, 6.5], [37, 31, 6.5], [54, 31, 6.5]],
  },
  drummer: {
    body: "M4 30l2-10h58l4 10zM48 20l4-10h10l3 10z",
    more: "M10 20V6h16v14zM29 20V9h14v11zM10 10h16v2H10zM29 13h14v2H29zM22 4l8-4 1 2-8 4z",
    wheels: [[16, 31, 7], [55, 31, 7]],
  },
  mini: {
    body: "M2 12l18 7 10-9h18l8 8 14 3v9H8l-2-8z",
    more: "M32 13h14l5 6H26zM2 12l12-8-2 9zM60 19l11-9-3 12z",
    wheels: [[18, 31, 7.5], [55, 31, 7.5]],
  },
  fort: {
    body: "M3 30V11h5V6h5v5h6V6h5v5h6V6h5v5h6v6h14l10 7v6z",
    more: "M44 20h9l6 6H44zM7 15h30v3H7zM7 21h30v3H7zM59 5h4v19h-4zM39 8l22-6v4L41 12zM66 22l6 3-6 3z",
    wheels: [[13, 31, 7.5], [31, 31, 7.5], [56, 31, 7.5]],
  },
  wings: {
    body: "M6 30l5-8 12-2 9-7h13l10 8 12 3v6z",
    more: "M30 15L2 1l9 12zM35 13L17 0l9 12zM46 15L71 1l-8 13zM43 12L57 0l-6 12zM38 15h7l5 6H33zM66 23l6 2-6 3z",
    wheels: [[19, 30, 8], [54, 30, 8]],
  },
  masts: {
    body: "M3 30l3-10h22l5-6h10l5 6h16l5 10z",
    more: "M13 20V3h3v17zM8 5h13v3H8zM10 11h9v2h-9zM56 20V3h3v17zM51 5h13v3H51zM53 11h9v2h-9zM22 4l10 6-5 1 8 6-14-5 5-2zM50 4l-10 6 5 1-8 6 14-5-5-2zM34 16h9l4 5H30z",
    wheels: [[14, 31, 7], [36, 31, 7], [58, 31, 7]],
  },
  organ: {
    body: "M2 30V20h42l11 4h13v6z",
    more: "M5 19V9h4v10zM11 19V5h4v14zM17 19V1h4v18zM23 19V1h4v18zM29 19V5h4v14zM35 19V9h4v10zM45 22h8l5 4H45zM67 22l5 3-5 3z",
    wheels: [[11, 31, 7], [27, 31, 7], [43, 31, 7], [60, 32, 6]],
  },
  boss: {
    body: "M2 31V12h9V6h27v5h13l13 8 3 12z",
    more: "M14 10h21v9H14zM41 14h9l8 6H41zM63 17l9-6-2 9zM64 23l8-1-6 6zM4 12V2l5 4 3-5 3 5 4-4v4zM20 13l3 3 3-3 3 3",
    wheels: [[11, 31, 8], [28, 31, 8], [54, 31, 8]],
  },
} as const satisfies Record<string, RaiderShape>;

export type RaiderName = keyof typeof RAIDERS;

/** Which silhouette an enemy has: by what it is, what it does, and how much it takes. */
/** A boss is drawn by what it does, and by what it carries. */
const bossOf = ({ attack, shield }: EnemyFact): RaiderName => {
  if (attack.kind === "area") return shield > 0 ? "organ" : "wings";
  if (attack.kind === "double") return "masts";
  return shield > 0 ? "fort" : "boss";
};

export const raiderOf = (fact: EnemyFact | undefined): RaiderName => {
  if (fact === undefined) return "buggy";
  if (fact.rank === "boss") return bossOf(fact);
  if (fact.rank === "mini") return "mini";
  if (fact.explosive) return "mule";
  if (fact.shield > 0) return "tick";
  if (fact.attack.kind === "none" || fact.ability === "drum" || fact.ability === "heal_all") return "drummer";
  if (fact.attack.kind === "area") return "choir";
  if (fact.attack.kind === "double") return "twins";
  if (fact.resistance >= 7) return "truck";
  if (fact.resistance <= 4 || fact.ability === "move2") return "bike";
  return fact.attack.n >= 3 ? "gunner" : "buggy";
};

// -- vehicles -------------------------------------------------------------------------------------------------------

export interface VehicleShape {
  readonly body: string;
  /** Panels and stripes on it. */
  readonly paint: string;
  readonly dark: string;
  /** x, y, width, height of the tyres. */
  readonly wheels: readonly (readonly [number, number, number, number])[];
  /** Where the headlights are. */
  readonly lamps: readonly (readonly [number, number])[];
  /** Where exhaust comes out. */
  readonly pipes: readonly (readonly [number, number])[];
}

export const VEHICLES: Readonly<Record<string, VehicleShape>> = {
  V1: {
    body: "M92 40Q100 10 150 6h100q50 4 58 34l12 92 8 60q4 62-10 104-6 26-34 28H116q-28-2-34-28-14-42-10-104l8-60z",
    paint: "M176 6h18v318h-18zM206 6h18v318h-18z",
    dark: "M104 46q20-14 96-14t96 14l-8 26H112zM96 300h208l8 22H88z",
    wheels: [[40, 44, 44, 84], [316, 44, 44, 84], [26, 206, 54, 98], [320, 206, 54, 98]],
    lamps: [[118, 16], [282, 16]],
    pipes: [[132, 324], [268, 324]],
  },
  V2: {
    body: "M164 4h72l20 40 40 70 24 80-4 96-28 34H112l-28-34-4-96 24-80 40-70z",
    paint: "M214 10l-54 150h38l-26 158 92-196h-44l34-112z",
    dark: "M166 40h68l14 30h-96zM120 286h160l-10 30H130z",
    wheels: [[58, 56, 40, 76], [302, 56, 40, 76], [26, 196, 62, 110], [312, 196, 62, 110]],
    lamps: [[172, 8], [228, 8]],
    pipes: [[96, 316], [124, 322], [276, 322], [304, 316]],
  },
  V3: {
    body: "M70 30h260l14 22v250l-16 24H72l-16-24V52z",
    paint: "M56 96h288v18H56zM56 236h288v18H56z",
    dark: "M84 36h232v28H84zM84 292h232v26H84zM20 4l50 26v18L24 22zM380 4l-50 26v18l46-26z",
    wheels: [[20, 60, 42, 70], [338, 60, 42, 70], [20, 148, 42, 70], [338, 148, 42, 70], [20, 236, 42, 70], [338, 236, 42, 70]],
    lamps: [[96, 30], [304, 30]],
    pipes: [[104, 326], [296, 326]],
  },
  V4: {
    body: "M188 0h24l34 62 26 42 44 40 20 84-4 70-34 24H102l-34-24-4-70 20-84 44-40 26-42z",
    paint: "M200 0l16 60v260h-32V60zM92 212l-22 26 2 44 30-26zM308 212l22 26-2 44-30-26z",
    dark: "M178 52h44l14 34h-72zM118 292h164l-12 26H130z",
    wheels: [[92, 50, 32, 62], [276, 50, 32, 62], [24, 190, 58, 112], [318, 190, 58, 112]],
    lamps: [[190, 10], [210, 10]],
    pipes: [[160, 322], [240, 322]],
  },
};
