// What is kept of the tutorial on this device.

export interface Kept {
  /** The lesson to go on with, its number, and how many there are; null before the first and after the last. */
  readonly at: { readonly lesson: string; readonly number: number; readonly total: number } | null;
  /** All lessons have been seen. */
  readonly isDone: boolean;
  /** The kinds of decision that have been explained, each as "game prompt". */
  readonly told: readonly string[];
  /** The games of which somebody wants no more tips. */
  readonly quiet: readonly string[];
}

export const NOTHING: Kept = { at: null, isDone: false, told: [], quiet: [] };

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);

/** What was kept; whatever cannot be read is forgotten. */
export const readKept = (text: string | null): Kept => {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const { at, told, quiet } = found ?? {};
    const isPlace = typeof at?.lesson === "string" && typeof at.number === "number" && typeof at.total === "number";
    return {
      at: isPlace ? at : null,
      isDone: found?.isDone === true,
      told: strings(told),
      quiet: strings(quiet),
    };
  } catch {
    return NOTHING;
  }
};
