// What is kept of the tutorial on this device.

export interface Kept {
  /** The lesson to go on with, its number, and how many there are; null before the first and after the last. */
  readonly at: { readonly lesson: string; readonly number: number; readonly total: number } | null;
  /** All lessons have been seen. */
  readonly isDone: boolean;
  /** The kinds of decision that the training game has explained. */
  readonly told: readonly string[];
  /** No more tips, please. */
  readonly isQuiet: boolean;
}

export const NOTHING: Kept = { at: null, isDone: false, told: [], isQuiet: false };

/** What was kept; whatever cannot be read is forgotten. */
export const readKept = (text: string | null): Kept => {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const { at, told } = found ?? {};
    const isPlace = typeof at?.lesson === "string" && typeof at.number === "number" && typeof at.total === "number";
    return {
      at: isPlace ? at : null,
      isDone: found?.isDone === true,
      told: Array.isArray(told) ? told.filter((prompt) => typeof prompt === "string") : [],
      isQuiet: found?.isQuiet === true,
    };
  } catch {
    return NOTHING;
  }
};
