// Our own drawings as data: paths in the notation of SVG, back to front, each with its kind of paint.
// A vehicle is 128 wide and 64 high, drives to the right and stands on y = 60; a face is 64 by 64.

import type { Hero, Vehicle } from "./rigs";

export type Paint = "body" | "shade" | "glass" | "iron" | "line" | "lamp" | "bolt";
export type Layer = readonly [Paint, string];

export interface VehicleShape {
  readonly layers: readonly Layer[];
  /** Centre and radius of each wheel. */
  readonly wheels: readonly (readonly [number, number, number])[];
  /** Where the headlight is. */
  readonly lamp: readonly [number, number];
  /** The number painted on its side, and where. */
  readonly number: readonly [string, number, number];
}

export const VEHICLE_SHAPES: Readonly<Record<Vehicle, VehicleShape>> = {
  V1: {
    layers: [
      ["line", "M9 37L1 33M8 42L0 41M9 47L1 50"],
      ["iron", "M78 20h9v10h-9zM86 21h22v3.5H86zM86 26h22v3.5H86zM106 20h4v5.5h-4zM106 25h4v5.5h-4z"],
      ["body", "M7 50L9 36Q11 32 18 32L36 31L47 20Q49 18 53 18H66Q70 18 73 21L82 30L108 34Q117 36 118 43L117 50z"],
      ["shade", "M8 42H118L117 50H7z"],
      ["glass", "M45 30L53 22H60V30zM63 22H66L74 30H63z"],
      ["line", "M61 32V48M84 31V44"],
      ["iron", "M16 32V25h18v3M20 25V20h10v5"],
    ],
    wheels: [[29, 50, 10], [98, 50, 10]],
    lamp: [115, 40],
    number: ["7", 50, 45],
  },
  V2: {
    layers: [
      ["bolt", "M12 6L4 15h5L1 25L14 13H9L15 6z"],
      ["line", "M24 34V10M18 30h12M19 24h10M20 18h8"],
      ["iron", "M20 9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"],
      ["iron", "M40 8h16v16H40zM54 10h40v11H54zM92 7h8v17h-8z"],
      ["body", "M9 50L13 38L30 33L40 25H58L76 33L112 43L118 50z"],
      ["shade", "M11 44H114L118 50H9z"],
      ["glass", "M60 27L73 33L86 37H58z"],
      ["line", "M36 34L40 44M52 26V44"],
    ],
    wheels: [[31, 49, 11], [97, 51, 9]],
    lamp: [111, 45],
    number: ["88", 42, 43],
  },
  V3: {
    layers: [
      ["iron", "M46 18V5h6v13zM56 18V2h6v16z"],
      ["body", "M5 50V22Q5 18 9 18H66V14Q66 10 70 10H88Q92 10 94 14L101 28H106Q110 28 110 32V50z"],
      ["shade", "M5 41H110V50H5z"],
      ["glass", "M75 15H87L93 28H75z"],
      ["line", "M5 26H64M5 33H64M20 18V40M42 18V40M66 14V48"],
      ["iron", "M110 22L118 18V54L110 50zM118 22L127 26L118 30zM118 33L127 37L118 41zM118 44L127 48L118 52z"],
      ["iron", "M9 50l4 8l4 -8zM64 50l4 8l4 -8zM74 50l4 8l4 -8z"],
      ["iron", "M74 10Q66 8 66 0Q72 5 80 5Q76 7 78 10zM88 10Q96 8 97 0Q91 5 84 5Q87 7 85 10z"],
    ],
    wheels: [[28, 49, 11], [52, 49, 11], [94, 49, 11]],
    lamp: [106, 35],
    number: ["44", 31, 38],
  },
  V4: {
    layers: [
      ["line", "M13 44Q2 42 3 31Q5 23 12 26"],
      ["line", "M44 38L51 21H68L78 36"],
      ["iron", "M46 13h14v6H46zM58 14.5h66v3H58zM120 12.5h5v7h-5zM62 7h18v5H62zM66 12h3v3h-3zM73 12h3v3h-3zM52 19h6v5h-6z"],
      ["body", "M11 48L24 38L46 36L56 30H66L76 36L104 40Q116 42 118 48L116 51H12z"],
      ["shade", "M13 46H117L116 51H12z"],
      ["glass", "M57 32H65L71 36H53z"],
      ["line", "M84 38V46M34 38L40 46"],
    ],
    wheels: [[27, 50, 10], [101, 51, 9]],
    lamp: [113, 45],
    number: ["3", 62, 46],
  },
};

/** The kinds of paint of a face; "skin" and "coat" are of its own colour. */
export type FacePaint = "coat" | "skin" | "hair" | "iron" | "glass" | "line" | "shine";
export type FaceLayer = readonly [FacePaint, string];

const SHOULDERS = "M6 64Q8 50 23 47L26 40H38L41 47Q56 50 58 64z";
const HEAD = "M20 21Q20 9 32 9Q44 9 44 21V30Q44 43 32 43Q20 43 20 30z";

export const FACES: Readonly<Record<Hero, readonly FaceLayer[]>> = {
  miller: [
    ["coat", SHOULDERS],
    ["line", "M32 48V64M22 50L32 58L42 50"],
    ["skin", HEAD],
    ["hair", "M23 34Q28 29 32 32Q36 29 41 34Q36 38 32 35Q28 38 23 34z"],
    ["coat", "M16 19Q18 6 32 6Q45 6 47 17L55 19Q53 22 46 22Q32 17 17 21z"],
    ["line", "M25 26h.1"],
    ["iron", "M32 25a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z"],
    ["shine", "M34.5 25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"],
    ["line", "M38.5 19V31M32.5 25H44.5M45 24L50 22"],
  ],
  arson: [
    ["coat", SHOULDERS],
    ["line", "M24 48L30 64M40 48L34 64"],
    ["skin", HEAD],
    ["hair", "M18 24Q13 12 20 2Q21 8 25 6Q26 0 33 -1Q31 5 37 4Q41 -1 45 3Q42 7 45 10Q50 12 46 24Q45 15 38 13Q30 16 26 13Q20 15 18 24z"],
    ["iron", "M18 22H46V28H18z"],
    ["shine", "M21 25a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM33 25a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"],
    ["line", "M26 36Q32 40 39 34"],
    ["line", "M21 25a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM33 25a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"],
  ],
  rudd3r: [
    ["hair", "M24 10L19 1L26 5L28 -3L32 4L37 -3L38 5L45 1L41 10z"],
    ["coat", SHOULDERS],
    ["iron", "M6 58L2 48L12 52zM58 58L62 48L52 52z"],
    ["line", "M16 52L24 62M48 52L40 62"],
    ["iron", "M18 17Q19 7 32 7Q45 7 46 17L44 38Q32 48 20 38z"],
    ["glass", "M22 19H42V27H22z"],
    ["shine", "M24 21h7l-3 4h-4z"],
    ["line", "M26 34H38M27 38H37M32 27V32"],
  ],
  cuddles: [
    ["hair", "M12 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM38 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z"],
    ["coat", SHOULDERS],
    ["skin", "M15 27Q15 10 32 10Q49 10 49 27Q49 45 32 45Q15 45 15 27z"],
    ["hair", "M15 27Q14 9 32 9Q50 9 49 27Q46 18 32 18Q18 18 15 27z"],
    ["line", "M25 27v3M39 27v3M28 36Q32 40 36 36"],
    ["shine", "M28.5 32.5Q32 30 35.5 32.5Q34 36 32 36Q30 36 28.5 32.5z"],
    ["iron", "M50 64L46 52Q41 50 42 44L47 48L51 46L51 40Q56 43 54 49L59 64z"],
    ["line", "M18 58H28V64M23 54V58"],
  ],
};
