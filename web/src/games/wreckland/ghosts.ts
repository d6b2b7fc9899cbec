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

export const ghostsOf = (plan: Plan | null): Ghosts => {
  if (plan === null) return NONE;
  const damage = new Map<string, number>();
  const gone = new Set<string>();
  const moves = new Map<string, string>();
  const add = (thing: string, amount: unknown): unknown => damage.set(thing, (damage.get(thing) ?? 0) + Number(amount ?? 0));
  for (const event of plan.events) {
    const [enemy, slot] = [`enemy ${String(event["enemy"])}`, `slot ${String(event["slot"])}`];
    switch (event.event) {
      case "enemy_hit":
        add(enemy, event["amount"]);
        break;
      case "enemy_healed":
        add(enemy, -Number(event["amount"]));
        break;
      case "damage_transferred":
        add(enemy, -Number(event["amount"]));
        add(`enemy ${String(event["onto"])}`, event["amount"]);
        break;
      case "enemy_destroyed":
        gone.add(enemy);
        break;
      case "enemy_moved":
        moves.set(enemy, String(event["section"]));
        break;
      case "part_hit":
        add(slot, event["amount"]);
        break;
      case "repaired":
        add(slot, -Number(event["amount"]));
        break;
      case "part_destroyed":
        gone.add(slot);
        break;
      case "core_hit":
        add("core", event["amount"]);
        break;
    }
  }
  return { damage, gone, moves };
};
