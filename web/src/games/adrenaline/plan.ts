// A plan, told for drawing: who would go where, who would be hit from where, and how each board would look.

import type { Plan as AnyPlan } from "../face";
import { hasLine, type GameEvent } from "../told";
import { squareOf, type Arena } from "./arena";
import { spotsOf, type Spot } from "./spots";
import { COLOURS, type FigureView, type View } from "./view";

/** A plan of this game: what it leaves behind are the boards of all figures. */
export type Plan = AnyPlan<FigureView>;
export const planOf = (plan: AnyPlan): Plan => plan as unknown as Plan;

/** What the drawing of boards and cubes, and the button itself, tell already. */
const TOLD: ReadonlySet<string> = new Set([
  "damaged", "marked", "killed", "overkilled", "fired", "effect_used", "paid",
]);
/** What is still to be told in sentences. */
export const linesOf = (plan: Plan): readonly GameEvent[] => plan.events.filter((event) => hasLine(event) && !TOLD.has(event.event));

export interface Walk {
  readonly figure: number;
  readonly from: Spot | null;
  readonly to: Spot;
}

export interface Line {
  readonly by: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** What one figure would get: tokens and marks in all, and whether it would be killed. */
export interface Burden {
  readonly figure: number;
  readonly at: Spot;
  readonly damage: number;
  readonly marks: number;
  readonly killed: boolean;
}

export interface Ghosts {
  readonly walks: readonly Walk[];
  readonly lines: readonly Line[];
  readonly burdens: readonly Burden[];
  /** Where tiles and weapons would be taken, and spawnpoints hit. */
  readonly squares: readonly string[];
}

const amount = (events: readonly GameEvent[], kind: string, figure: number): number =>
  events.reduce((sum, event) => (event.event === kind && event["to"] === figure ? sum + Number(event["amount"]) : sum), 0);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The marks that a figure would get: at once, or when the action is over, beyond those that it will get anyway. */
const marksFor = (view: View, plan: Plan, figure: number): number => {
  const coming = total(plan.after[figure]?.new_marks ?? []);
  const known = total(view.new_marks.flatMap(([to, count]) => (to === figure ? [count] : [])));
  const given = amount(plan.events, "marked", figure);
  return Math.max(0, given + coming - known);
};

/** What would happen, as things to draw over the arena. */
export const ghostsOf = (view: View, arena: Arena, plan: Plan): Ghosts => {
  const [before, after] = [spotsOf(arena, view.figures), spotsOf(arena, plan.after)];
  const walks = plan.after.flatMap((board, figure) => {
    const to = after.get(figure);
    return to && board.square !== view.figures[figure]?.square ? [{ figure, from: before.get(figure) ?? null, to }] : [];
  });
  const where = (figure: unknown): Spot | undefined => after.get(figure as number) ?? before.get(figure as number);
  const lines = new Map<string, Line>();
  for (const event of plan.events) {
    if (event.event !== "damaged" && event.event !== "marked") continue;
    const [from, to] = [where(event["by"]), where(event["to"])];
    if (from && to && event["by"] !== event["to"])
      lines.set(`${String(event["by"])} ${String(event["to"])}`, { by: event["by"] as number, from, to });
  }
  const burdens = plan.after.flatMap((_, figure) => {
    const [damage, marks] = [amount(plan.events, "damaged", figure), marksFor(view, plan, figure)];
    const killed = plan.events.some((event) => event.event === "killed" && event["figure"] === figure);
    const at = where(figure);
    return at && (damage > 0 || marks > 0) ? [{ figure, at, damage, marks, killed }] : [];
  });
  const squares = plan.events.flatMap(({ event, square }) =>
    (event === "tile_taken" || event === "turret_taken") && typeof square === "string" && squareOf(arena, square)
      ? [square]
      : [],
  );
  return { walks, lines: [...lines.values()], burdens, squares };
};

/** A board that the plan would change, with what is new on it. */
export interface Change {
  readonly figure: number;
  readonly board: FigureView;
  /** The tokens before: those after them are new. */
  readonly had: number;
  readonly marks: number;
  readonly killed: boolean;
}

export const changesOf = (view: View, plan: Plan): Change[] =>
  plan.after.flatMap((board, figure) => {
    const had = view.figures[figure]?.damage.length ?? 0;
    const marks = marksFor(view, plan, figure);
    const killed = plan.events.some((event) => event.event === "killed" && event["figure"] === figure);
    const shown = { ...board, marks: board.marks.map((count, owner) => count + (board.new_marks?.[owner] ?? 0)) };
    return amount(plan.events, "damaged", figure) > 0 || marks > 0 || killed
      ? [{ figure, board: shown, had, marks, killed }]
      : [];
  });

/** The letters of cubes that have left (negative) or come to the box of a figure. */
export const cubesOf = (view: View, plan: Plan, figure: number): { paid: string; gained: string } => {
  const [before, after] = [view.figures[figure]?.ammo, plan.after[figure]?.ammo];
  const letters = (sign: 1 | -1): string =>
    COLOURS.map((colour) => {
      const difference = sign * ((after?.[colour] ?? 0) - (before?.[colour] ?? 0));
      return (colour[0] ?? "").toUpperCase().repeat(Math.max(0, difference));
    }).join("");
  return before && after ? { paid: letters(-1), gained: letters(1) } : { paid: "", gained: "" };
};

/** Nothing of it can be drawn or told. */
export const isEmpty = (view: View, plan: Plan): boolean => {
  const { paid, gained } = cubesOf(view, plan, view.seat ?? -1);
  return changesOf(view, plan).length === 0 && linesOf(plan).length === 0 && paid === "" && gained === "";
};
