// Dice and Scrap cards as the numbers that views use for them inside a decision.

const KINDS = ["w", "w", "r", "r"] as const;
const FACES = 6;

/** The name of a die by its number; whatever is not a die has none. */
export const dieOf = (number: number): string => {
  const kind = Math.floor(number / FACES);
  const letter = KINDS[kind];
  return letter === undefined ? "" : `${letter}${(number % FACES) + 1}${kind % 2 === 1 ? "k" : ""}`;
};
