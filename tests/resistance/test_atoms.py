"""Each kind of change has its atom (Z-8, Z-13, Z-17 …): nobody else writes what it guards."""

from __future__ import annotations

from tests.conformance.atoms import check_atoms

ATOMS = {
    "actions_left": (
        "abilities.take_free abilities.use heroes.gain_xp turns.end_turn turns.take_hero turns.take_turn turns.walk "
        "turns.walk_with_object wounds.fall"
    ),
    "activated": "turns.end_turn turns.start_round wounds.fall",
    "active": "ending.finish turns.end_turn turns.take_hero wounds.fall",
    "all_red": "heroes.gain_xp",
    "awake": "objectives.wake",
    "barred": "objectives.unlock",
    "beacon": "objectives.take_token",
    "blow": "turns.blow",
    "cabin": "moving.move_cabin objectives.take_token",
    "called": "moving.call",
    "card_at": "figures.move_card figures.put_card",
    "card_is": "figures.put_card figures.turn_card",
    "charged": "objectives.check_charge",
    "citizen": "citizens.hold",
    "citizen_chance": "citizens.draw_citizen",
    "citizen_deck": "citizens.draw_citizen",
    "citizen_discard": "citizens.discard_citizen citizens.draw_citizen citizens.escape",
    "copied": "abilities.take_copy turns.end_round",
    "copied_attack": "abilities.take_copy turns.end_round",
    "devoured": "citizens.devour",
    "dice_chance": "dice.roll_face",
    "drew": "turns.draw_once turns.start_round",
    "entered": "moving.enter_tile",
    "exit": "objectives.take_token",
    "felled": "killing.kill_named",
    "floors": "moving.arrive moving.move_cabin",
    "gone": "figures.remove_for_good",
    "gone_named": "figures.remove_named",
    "health": "heroes.heal wounds.lose_health",
    "kills": "killing.count_kills",
    "left": "turns.take_exit",
    "loaded": "dice.roll_face",
    "lying": "enemies.end_enemies figures.remove_named killing.kill_named objectives.call_vigil",
    "map_cards": "spawning.turn_up",
    "met": "ending.check_goals",
    "mobs": "figures.add_mobs figures.move_mobs",
    "named": "figures.move_named",
    "named_chance": "spawning.place_named",
    "named_deck": "spawning.place_named",
    "named_discard": "figures.remove_named spawning.place_named",
    "object_at": "attacks.fire moving.carry moving.move_cabin",
    "object_is": "attacks.fire objectives.check_charge",
    "open": "buildings.open_door enemies.break_open",
    "opened": "buildings.show",
    "phase": "enemies.start_enemies turns.start_end turns.start_round",
    "point_at": "objectives.move_point",
    "power": (
        "attacks.roll heroes.gain_power heroes.lose_power heroes.lower_hunger heroes.pay_ability heroes.raise_hunger"
    ),
    "rescued": "citizens.eat citizens.rescue",
    "result": "ending.finish",
    "result_rule": "ending.finish",
    "rising": "enemies.end_enemies enemies.start_enemies",
    "round": "turns.end_round",
    "secrets_gone": "objectives.put_away",
    "secrets_revealed": "objectives.reveal_secret",
    "secrets_taken": "objectives.take_secret",
    "shifted": "objectives.move_point",
    "skips": "enemies.act_all enemies.skip",
    "slain": "figures.remove_named",
    "spawn_chance": "spawning.draw_spawn",
    "spawn_deck": "spawning.draw_spawn",
    "spawn_discard": (
        "citizens.end_hiding spawning.bring_citizen spawning.draw_card spawning.draw_spawn "
        "spawning.resolve_card spawning.take_redraw"
    ),
    "spawn_out": "citizens.end_hiding spawning.bring_citizen spawning.resolve_card",
    "taken": "objectives.take_token",
    "tokens": "objectives.give_token objectives.move_point objectives.take_token wounds.fall",
    "trait_chance": "heroes.draw_trait",
    "trait_deck": "heroes.draw_trait",
    "trait_discard": "heroes.draw_trait heroes.let_go wounds.fall",
    "traits": "heroes.gain_trait heroes.let_go wounds.fall",
    "unnoticed": "enemies.take_ready turns.start_end",
    "used": "heroes.forget_limits heroes.pay_ability",
    "wounds": "wounds.lose_health",
    "xp": "heroes.gain_xp",
    "zone": "enemies.pull moving.move moving.move_cabin turns.take_exit wounds.fall",
}


def test_nobody_but_its_atoms_writes_a_field() -> None:
    check_atoms("resistance", ATOMS)
