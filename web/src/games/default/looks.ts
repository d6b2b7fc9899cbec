// How seats are told apart where a game has no figures: a colour, a shape and a number.

const PAINTS = ["yellow", "blue", "green", "purple", "red", "white"] as const;
const SHAPES = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0 -20z",
  "M3 3h18v18h-18z",
  "M12 1l11 11l-11 11l-11 -11z",
  "M7 2h10l5 10l-5 10h-10l-5 -10z",
  "M12 1l11 8.5l-4.2 13h-13.6l-4.2 -13z",
  "M2 6h20v16h-20z",
] as const;

export const paintOf = (seat: number): string => `var(--neon-${PAINTS[seat % PAINTS.length] ?? "white"})`;
export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];
