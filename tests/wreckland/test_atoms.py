"""Each kind of change has its atom (W-20, W-21, W-24 …): nobody else writes what it guards."""

from __future__ import annotations

from tests.conformance.atoms import check_atoms

ATOMS = {
    # where the game stands
    "round": "building.start_wreckage",
    "phase": "building.start_wreckage run.start_run",
    "turn": "building.start_wreckage run.start_run run.start_turn",
    "step": "building.start_wreckage run.start_turn run.next_step run.end_turn",
    "placed": "run.start_turn run.next_step white.take_white",
    "turns": "run.start_turn",
    "result": "ending.finish",
    "result_rule": "ending.finish",
    # the vehicle
    "core": "vehicle.hit_core",
    "cards": "building.install",
    "spikes": "building.install",
    "damage": "vehicle.hit_part vehicle.destroy_slot mending.mend building.install",
    "wrecks": "vehicle.destroy_slot mending.clear_slot",
    "dice": "dice.put_on_part dice.open_part",
    # the enemies in play
    "foes": "foes.add_foe foes.remove_foe",
    "where": "foes.add_foe foes.move_foe foes.remove_foe",
    "hurt": "foes.add_foe foes.hit_foe foes.heal_foe foes.transfer_damage foes.remove_foe",
    "foe_dice": "foes.add_foe dice.put_on_foe dice.gather_dice foes.remove_foe",
    # what lies beside the boards
    "pool": "dice.roll_all dice.reroll dice.reroll_rest dice.take_die dice.put_die dice.empty_pool",
    "available": "decks.draw_part decks.discard_part building.install",
    "upgrades": "building.install building.cover",
    "gone": "building.cover",
    "scrap": "decks.add_scrap decks.spend_scrap",
    # the piles
    "part_deck": "decks.draw_part",
    "part_discard": "decks.draw_part decks.discard_part building.cover",
    "part_chance": "decks.draw_part",
    "enemy_deck": "decks.draw_enemy",
    "enemy_discard": "decks.draw_enemy decks.spend_scrap foes.discard_foe",
    "enemy_chance": "decks.draw_enemy",
    "canyon_deck": "specials.shuffle specials.start_turn",
    "canyon_open": "specials.shuffle specials.start_turn",
    "canyon_chance": "specials.shuffle",
    "road_deck": "specials.shuffle_road specials.turn_up",
    "road_open": "specials.shuffle_road specials.turn_up",
    "road_chance": "specials.shuffle_road",
    # chance
    "dice_chance": "dice.roll_face",
    "loaded": "dice.roll_face",
    "destruction_chance": "vehicle.destroy_slot",
    # what has been used up
    "power_used": "run.start_run run.start_turn heroes.free_ram",
    "soothed": "run.start_turn heroes.soothe",
    "white_lost": "building.start_wreckage run.start_turn tables.ask_white",
    "survived": "specials.start_run specials.end_turn",
}


def test_nobody_but_its_atoms_writes_a_field() -> None:
    check_atoms("wreckland", ATOMS)
