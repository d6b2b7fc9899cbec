// Which of the events of a choice are told in sentences: bars and the button itself tell the others. An exact match is
// always told: it is why a die goes there and not elsewhere.

import type { GameEvent, Plan } from "../face";

const DRAWN: ReadonlySet<string> = new Set([
  "enemy_hit", "part_hit", "core_hit", "repaired", "enemy_healed", "enemy_destroyed", "damage_transferred",
  "part_used", "red_placed", "die_fixed", "core_used", "step_started",
]);

export const linesOf = (plan: Plan): readonly GameEvent[] => plan.events.filter(({ event, exact }) => !DRAWN.has(event) || (event === "part_used" && exact === true));
