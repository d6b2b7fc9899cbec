// What the choice under the pointer would leave behind, as the board can show it before it is done.

import type { Plan } from "../face";

export interface Ghosts {
  /** Damage that is added (or taken away) by "enemy E05", "slot NW" and "core". */
  readonly damage: ReadonlyMap<string, number>;
  /** What would be destroyed. */
  readonly gone: ReadonlySet<string>;
  /** Where enemies would go. */
  readonly moves: ReadonlyMap<string, string>;
}

const NONE: Ghosts = { damage: new Map(), gone: new Set(), moves: new Map() };

/** What its amount is added to, or taken from. */
const DAMAGE: Readonly<Record<string, readonly [field: "enemy" | "slot" | "core", sign: 1 | -1]>> = {
  enemy_hit: ["enemy", 1], enemy_healed: ["enemy", -1], damage_transferred: ["enemy", -1],
  part_hit: ["slot", 1], repaired: ["slot", -1], core_hit: ["core", 1],
};

export const ghostsOf = (plan: Plan | null): Ghosts => {
  if (plan === null) return NONE;
  const damage = new Map<string, number>();
  const gone = new Set<string>();
  const moves = new Map<string, string>();
  const add = (thing: string, amount: number): unknown => damage.set(thing, (damage.get(thing) ?? 0) + amount);
  for (const { event, ...fields } of plan.events) {
    const named = (kind: string, field = kind): string => (kind === "core" ? kind : `${kind} ${String(fields[field])}`);
    const amount = Number(fields["amount"] ?? 0);
    const [kind, sign] = DAMAGE[event] ?? [];
    if (kind !== undefined) add(named(kind), amount * (sign ?? 1));
    if (event === "damage_transferred") add(named("enemy", "onto"), amount);
    if (event === "enemy_destroyed") gone.add(named("enemy"));
    if (event === "part_destroyed") gone.add(named("slot"));
    if (event === "enemy_moved") moves.set(named("enemy"), String(fields["section"]));
  }
  return { damage, gone, moves };
};
