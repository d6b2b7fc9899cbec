import type { Plan } from "../face";
import { hasLine, type GameEvent } from "../told";

/** What is told of a plan. */
export const linesOf = (plan: Plan): readonly GameEvent[] => plan.events.filter(hasLine);
