// What is printed on the weapons: the price to reload (the first cube is not paid to grab it), and what each effect
// costs. The order is that of the numbers the server uses. A test compares this file with the cards of the server.

export interface Effect {
  readonly id: string;
  readonly cost: string;
}

export interface Weapon {
  readonly id: string;
  readonly cost: string;
  readonly effects: readonly Effect[];
}

const weapon = (id: string, cost: string, effects: Record<string, string>): Weapon => ({
  id,
  cost,
  effects: Object.entries(effects).map(([name, price]) => ({ id: name, cost: price })),
});

export const WEAPONS: readonly Weapon[] = [
  weapon("lock_rifle", "BB", { basic: "", second_lock: "R" }),
  weapon("electroscythe", "B", { basic: "", reaper: "RB" }),
  weapon("machine_gun", "BR", { basic: "", focus_shot: "Y", turret_tripod: "B" }),
  weapon("tractor_beam", "B", { basic: "", punisher: "RY" }),
  weapon("thor", "BR", { basic: "", chain_reaction: "B", high_voltage: "B" }),
  weapon("vortex_cannon", "RB", { basic: "", black_hole: "R" }),
  weapon("furnace", "RB", { basic: "", cozy_fire: "" }),
  weapon("plasma_gun", "BY", { basic: "", phase_glide: "", charged_shot: "B" }),
  weapon("heatseeker", "RRY", { basic: "" }),
  weapon("whisper", "BBY", { basic: "" }),
  weapon("hellion", "RY", { basic: "", nano_tracer: "R" }),
  weapon("flamethrower", "R", { basic: "", barbecue: "YY" }),
  weapon("grenade_launcher", "R", { basic: "", extra_grenade: "R" }),
  weapon("rocket_launcher", "RR", { basic: "", rocket_jump: "B", fragmenting_warhead: "Y" }),
  weapon("railgun", "YYB", { basic: "", piercing: "" }),
  weapon("cyberblade", "YR", { basic: "", shadowstep: "", slice_and_dice: "Y" }),
  weapon("zx2", "YR", { basic: "", scanner: "" }),
  weapon("shotgun", "YY", { basic: "", long_barrel: "" }),
  weapon("power_glove", "YB", { basic: "", rocket_fist: "B" }),
  weapon("shockwave", "Y", { basic: "", tsunami: "Y" }),
  weapon("sledgehammer", "Y", { basic: "", pulverize: "R" }),
  weapon("chainsaw", "", { basic: "", full_throttle: "RYB" }),
  weapon("laser_magnum", "", { basic: "", overcharge: "RYB" }),
];

const byId = new Map(WEAPONS.map((card) => [card.id, card]));

export const weaponOf = (id: string): Weapon | undefined => byId.get(id);
export const isWeapon = (id: string): boolean => byId.has(id);

export const POWERUPS = ["targeting_scope", "newton", "tagback_grenade", "teleporter"] as const;
