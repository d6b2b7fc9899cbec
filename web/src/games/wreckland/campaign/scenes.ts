// The land of each chapter: its colours, and what stands on its horizon, in a picture of 620 by 150.

export interface Land {
  readonly sky: string;
  readonly glow: string;
  readonly earth: string;
  /** Drawn with one line. */
  readonly mark: string;
  /** What closes the sky in, and what shines in it. */
  readonly walls?: string;
  readonly lights?: string;
}

const LANDS: readonly Land[] = [
  // Ribs in the sand.
  { sky: "#4a2c3a", glow: "#e58a45", earth: "#6e4728", mark: "M300 116Q296 78 318 66M324 116Q318 74 342 60M350 116Q342 72 368 58M376 116Q368 76 392 66M400 116Q394 84 412 78" },
  // Two walls, and a strip of sky.
  { sky: "#1f3b33", glow: "#9fc86a", earth: "#3d4a2c", mark: "", walls: "M0 0H196L216 38L198 74L232 120H0zM620 0H424L398 30L416 68L386 120H620z", lights: "M70 60l7 -9l6 10zM128 34l5 -7l6 8zM160 92l6 -8l5 9zM470 44l7 -9l6 10zM520 84l6 -8l6 9zM560 30l5 -7l5 8z" },
  // A bar across the way.
  { sky: "#3f4f63", glow: "#d9b98a", earth: "#6b5a44", mark: "M322 116V74M322 82L430 62M346 77v8M374 72v8M402 67v8M312 116h24" },
  // Wings over white ground.
  { sky: "#7f9bb0", glow: "#f3e7cf", earth: "#d9cdb4", mark: "M262 44q12 -14 24 0q12 -14 24 0M336 24q9 -11 18 0q9 -11 18 0M356 62q9 -11 18 0q9 -11 18 0" },
  // Masts, and what strikes them.
  { sky: "#2b2440", glow: "#8f7cb0", earth: "#3e3442", mark: "M284 116V62M272 74h24M352 116V54M338 68h28M284 66Q318 78 352 60M400 0L388 26L402 30L390 58" },
  // Pipes in the dust.
  { sky: "#6d4a2a", glow: "#e3b467", earth: "#7d5a31", mark: "M280 116h150M292 116V80M312 116V66M332 116V54M352 116V46M372 116V56M392 116V68M412 116V82" },
  // A bridge, and lights behind it.
  { sky: "#181c33", glow: "#c46a3a", earth: "#2c211d", mark: "M236 112H452M270 112V54M416 112V54M236 104Q252 62 270 56Q342 132 416 56Q434 62 452 104M306 112V82M342 112V93M380 112V82", lights: "M478 84h4v6h-4zM490 78h4v6h-4zM502 86h4v6h-4zM512 74h4v6h-4zM522 84h4v6h-4zM534 78h4v6h-4zM496 92h4v5h-4zM528 94h4v5h-4z" },
];

export const landOf = (chapter: number): Land => LANDS[(chapter - 1) % LANDS.length] as Land;
