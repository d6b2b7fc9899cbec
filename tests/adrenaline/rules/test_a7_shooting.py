"""Shooting: what holds for every weapon (A-7.1 to A-7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import Fired
from frenzy.kernel import IllegalAction
from tests.adrenaline.table import Table, given

# The yellow room is c2 d2 c3 d3; c2 has a door to the blue room, c3 one to the white square b3.
YELLOW_ROOM = """
    .   .   .   .
    S   .   V   B
    #   .   D   .
"""
TOGETHER = """
    .   .   .   .
    S   .   .   .
    #   .   .   VBD
"""
WEAPONS = [
    "lock_rifle", "machine_gun", "thor", "electroscythe", "tractor_beam", "vortex_cannon", "furnace", "plasma_gun",
    "heatseeker", "whisper", "hellion", "flamethrower", "zx2", "grenade_launcher", "shotgun", "rocket_launcher",
    "power_glove", "railgun", "shockwave", "cyberblade", "sledgehammer",
]  # fmt: skip


def room(weapon: str, ammo: str = "", drawing: str = YELLOW_ROOM, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": weapon}, ammo={"V": ammo}, **more)


def harm(table: Table) -> int:
    """All damage and marks on the table."""
    boards = table.doc["seats"]
    return sum(len(board["damage"]) + sum(board["marks"].values()) for board in boards)


# -- effects and modes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["basic", "scanner"])
def test_a_7_1_a_weapon_that_is_played_becomes_unloaded(mode: str) -> None:
    table = room("zx2")

    table.play("shoot zx2", f"use {mode}", "target B")

    assert table.weapons("V") == {"zx2": False}
    assert [event.weapon for event in table.happened(Fired)] == ["zx2"]


def test_a_7_1_other_weapons_stay_loaded() -> None:
    table = given(YELLOW_ROOM, act="V", weapons={"V": "zx2 thor"})

    table.play("shoot zx2", "use basic", "target B")

    assert table.weapons("V") == {"zx2": False, "thor": True}


def test_a_7_1_one_mode_is_chosen() -> None:
    table = room("zx2").play("shoot zx2")
    assert table.choices == ["use basic", "use scanner"]

    table.play("use basic", "target B")

    assert table.prompt == "turn"


@pytest.mark.parametrize(("ammo", "offered"), [("", False), ("B", False), ("R", False), ("RB", True), ("YY", False)])
def test_a_7_1_an_alternate_mode_needs_its_cost(ammo: str, offered: bool) -> None:
    table = room("electroscythe", ammo, TOGETHER).play("shoot electroscythe")

    assert table.offers("use reaper") == offered
    assert table.offers("use basic")


def test_a_7_1_an_alternate_mode_is_paid_and_used_instead_of_the_basic_one() -> None:
    table = room("electroscythe", "RRB", TOGETHER).play("shoot electroscythe", "use reaper")

    assert (table.ammo("V"), table.damage("B"), table.prompt) == ("R", "VV", "turn")


def test_a_7_1_an_optional_effect_is_added_for_its_cost() -> None:
    table = room("lock_rifle", "RB").play("shoot lock_rifle", "target B", "use second_lock", "target D")

    assert (table.ammo("V"), table.damage("B"), table.marks("D")) == ("B", "VV", {"V": 1})


def test_a_7_1_an_optional_effect_may_be_left_out() -> None:
    table = room("lock_rifle", "R").play("shoot lock_rifle", "target B", "done")

    assert (table.ammo("V"), table.marks("D"), table.prompt) == ("R", {}, "turn")


@pytest.mark.parametrize(("ammo", "offered"), [("", False), ("Y", False), ("R", True)])
def test_a_7_1_an_optional_effect_needs_its_cost(ammo: str, offered: bool) -> None:
    table = room("lock_rifle", ammo).play("shoot lock_rifle", "target B")

    assert table.offers("use second_lock") == offered


def test_a_7_1_an_optional_effect_needs_a_target() -> None:
    table = room("thor", "B", drawing=". . . . \n S . V B \n # . . .").play("shoot thor", "target B")

    assert table.prompt == "turn"


def test_a_7_1_each_optional_effect_is_used_once() -> None:
    table = room("machine_gun", "YYY").play("shoot machine_gun", "target D", "target B", "use focus_shot", "target B")

    assert table.prompt == "turn"


def test_a_7_1_several_optional_effects_are_paid_one_by_one() -> None:
    table = room("machine_gun", "YB").play("shoot machine_gun", "target D", "target B", "use focus_shot", "target B")
    assert table.ammo("V") == "B"

    table.play("use turret_tripod", "target D")

    assert (table.ammo("V"), table.damage("B"), table.damage("D")) == ("", "VV", "VV")


def test_a_7_1_without_money_for_both_only_one_is_used() -> None:
    table = room("thor", "B", drawing=". . . . \n . . V B \n # . D S")

    table.play("shoot thor", "target B", "use chain_reaction", "target D")

    assert table.prompt == "turn"


def test_a_7_1_optional_effects_never_replace_the_basic_effect() -> None:
    table = room("cyberblade", "YYY", drawing=". . . . \n S . V . \n # . . BD")

    assert not table.offers("shoot cyberblade")


def test_a_7_1_a_shot_is_offered_if_a_move_makes_the_basic_effect_possible() -> None:
    assert room("cyberblade").offers("shoot cyberblade")
    assert room("plasma_gun", drawing=". . . . \n . . BS D \n # V . .").offers("shoot plasma_gun")


def test_a_7_1_a_move_that_would_leave_the_basic_effect_without_a_target_is_not_offered() -> None:
    table = room("cyberblade").play("shoot cyberblade", "use shadowstep")

    assert table.squares == {"d2", "c3"}


def test_a_7_1_a_shot_that_has_begun_cannot_be_given_up() -> None:
    table = room("cyberblade").play("shoot cyberblade", "use shadowstep", "move d2")
    assert "done" not in table.choices

    with pytest.raises(IllegalAction, match="end turn"):
        table.play("end turn")


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize(
    "drawing",
    [
        ". . S . \n . . V B \n # . D .",
        ". . . . \n . . . S \n # . . VBD",
        "B . V . \n . S . . \n # . . D",
        "B V . . \n S . . D \n # . . .",
    ],
)
def test_a_7_1_every_line_of_a_shot_ends_and_affects_somebody(weapon: str, drawing: str) -> None:
    table = room(weapon, "RRYYBB", drawing)
    pending = [table.fork().play(f"shoot {weapon}")] if table.offers(f"shoot {weapon}") else []
    while pending:
        now = pending.pop()
        assert now.choices, "a dead end"
        if now.prompt == "turn":
            assert harm(now) > 0
            assert now.weapons("V") == {weapon: False}
        else:
            pending += [now.fork().play(choice) for choice in now.choices]


# -- order ----------------------------------------------------------------------------------------------------


def test_a_7_2_shadowstep_comes_before_the_basic_effect() -> None:
    table = room("cyberblade").play("shoot cyberblade", "use shadowstep", "move d2", "use basic", "target B")

    assert (table.at("V"), table.damage("B")) == ("d2", "VV")


def test_a_7_2_shadowstep_comes_after_the_basic_effect() -> None:
    table = room("cyberblade", drawing=TOGETHER)

    table.play("shoot cyberblade", "use basic", "target B", "use shadowstep", "move d2")

    assert (table.at("V"), table.damage("B"), table.prompt) == ("d2", "VV", "turn")


def test_a_7_2_shadowstep_comes_between_two_blows() -> None:
    table = room("cyberblade", "Y", drawing=". . . . \n S . VB D \n # . . .")

    table.play(
        "shoot cyberblade", "use basic", "target B", "use shadowstep", "move d2", "use slice_and_dice", "target D"
    )

    assert (table.at("V"), table.damage("B"), table.damage("D")) == ("d2", "VV", "VV")


def test_a_7_2_shadowstep_comes_after_two_blows() -> None:
    table = room("cyberblade", "Y", TOGETHER)

    table.play(
        "shoot cyberblade", "use basic", "target B", "use slice_and_dice", "target D", "use shadowstep", "move c3"
    )

    assert (table.at("V"), table.damage("B"), table.damage("D")) == ("c3", "VV", "VV")


def test_a_7_2_phase_glide_comes_before_or_after_but_not_twice() -> None:
    before = room("plasma_gun").play("shoot plasma_gun", "use phase_glide", "move d3", "use basic", "target B")
    after = room("plasma_gun").play("shoot plasma_gun", "use basic", "target B", "use phase_glide", "move d3")

    assert before.prompt == after.prompt == "turn"
    assert (before.at("V"), before.damage("B")) == (after.at("V"), after.damage("B")) == ("d3", "VV")


def test_a_7_2_rocket_jump_comes_before_or_after() -> None:
    before = room("rocket_launcher", "B").play(
        "shoot rocket_launcher", "use rocket_jump", "move d3", "use basic", "target B", "done"
    )
    after = room("rocket_launcher", "B").play(
        "shoot rocket_launcher", "use basic", "target B", "done", "use rocket_jump", "move d3"
    )

    assert (before.at("V"), before.damage("B")) == (after.at("V"), after.damage("B")) == ("d3", "VV")


def test_a_7_2_the_extra_grenade_comes_between_the_damage_and_the_move() -> None:
    table = room("grenade_launcher", "R", drawing=". . . . \n S . V BD \n # . . .")

    table.play("shoot grenade_launcher", "target B", "use extra_grenade", "aim d2", "move d1")

    assert (table.damage("B"), table.damage("D"), table.at("B")) == ("VV", "V", "d1")


def test_a_7_2_the_extra_grenade_comes_after_the_move() -> None:
    table = room("grenade_launcher", "R")

    table.play("shoot grenade_launcher", "target B", "done", "move d3", "use extra_grenade", "aim d3")

    assert (table.damage("B"), table.at("B")) == ("VV", "d3")


def test_a_7_2_high_voltage_comes_only_after_chain_reaction() -> None:
    table = room("thor", "BB", drawing=". . . . \n . . V B \n # . D S").play("shoot thor", "target B")
    assert table.choices == ["use chain_reaction", "done"]

    table.play("use chain_reaction", "target D")

    assert table.choices == ["use high_voltage", "done"]


def test_a_7_2_an_effect_on_your_target_comes_after_there_is_one() -> None:
    table = room("plasma_gun", "B").play("shoot plasma_gun")
    assert not table.offers("use charged_shot")

    table.play("use basic", "target B", "use charged_shot")

    assert table.damage("B") == "VVV"


# -- what is dealt, and to whom -------------------------------------------------------------------------------


def test_a_7_3_a_certain_amount_is_dealt_in_full() -> None:
    damages = {end.damage("B") for _, end in room("sledgehammer", drawing=TOGETHER).lines("shoot sledgehammer")}

    assert damages == {"", "VV"}


def test_a_7_3_where_several_targets_may_be_chosen_fewer_may_be() -> None:
    hit = {
        "".join(letter for letter in "BDS" if end.damage(letter))
        for _, end in room("machine_gun").lines("shoot machine_gun")
    }

    assert hit == {"B", "D", "BD"}


def test_a_7_3_at_least_one_target_is_chosen() -> None:
    assert "done" not in room("machine_gun").play("shoot machine_gun").choices


def test_a_7_3_no_target_is_chosen_twice() -> None:
    table = room("machine_gun").play("shoot machine_gun", "target D")

    assert table.targets == "B"


def test_a_7_3_where_an_effect_hits_everyone_nobody_is_spared() -> None:
    table = room("electroscythe", drawing=TOGETHER).play("shoot electroscythe", "use basic")

    assert (table.damage("B"), table.damage("D"), table.prompt) == ("V", "V", "turn")


def test_a_7_3_a_whole_room_is_hit() -> None:
    table = room("furnace", drawing=". . V . \n S . B . \n # . . D").play("shoot furnace", "use basic", "room yellow")

    assert (table.damage("B"), table.damage("D"), table.damage("S")) == ("V", "V", "")


def test_a_7_3_you_are_not_hit_by_your_own_weapon() -> None:
    table = room("electroscythe", drawing=TOGETHER).play("shoot electroscythe", "use basic")

    assert (table.damage("V"), table.marks("V")) == ("", {})


def test_a_7_3_you_are_spared_on_a_square_where_everyone_is_hit() -> None:
    table = room("grenade_launcher", "R", TOGETHER)

    table.play("shoot grenade_launcher", "target B", "use extra_grenade", "aim d3", "done")

    assert (table.damage("V"), table.damage("B"), table.damage("D")) == ("", "VV", "V")


def test_a_7_3_you_are_not_moved_by_your_own_weapon() -> None:
    table = room("vortex_cannon", "R", drawing=". . . . \n S . VB . \n # . D .")

    table.play("shoot vortex_cannon", "aim c3", "target D", "use black_hole")
    assert table.targets == "B"
    table.play("target B")

    assert (table.at("V"), table.at("B")) == ("c2", "c3")


def test_a_7_3_you_move_where_the_weapon_says_so() -> None:
    table = room("power_glove").play("shoot power_glove", "use basic", "target B")

    assert (table.at("V"), table.damage("B")) == ("d2", "V")


# -- conditions when performed --------------------------------------------------------------------------------


def test_a_7_4_targets_are_looked_for_after_the_move_before_the_shot() -> None:
    drawing = """
        .   .   B   .
        S   .   .   .
        #   V   .   .
    """
    table = room("plasma_gun", drawing=drawing)
    assert table.fork().play("shoot plasma_gun", "use basic").targets == "S"

    table.play("shoot plasma_gun", "use phase_glide", "move c2", "use basic")

    assert table.targets == "B"


def test_a_7_4_you_may_leave_a_square_to_shoot_somebody_on_it() -> None:
    table = room("rocket_launcher", "B", TOGETHER)
    assert table.fork().play("shoot rocket_launcher").choices == ["use rocket_jump"]

    table.play("shoot rocket_launcher", "use rocket_jump", "move d2", "use basic")

    assert table.targets == "BD"


def test_a_7_4_a_target_moved_by_the_shot_is_hit_where_it_stands_now() -> None:
    table = room("grenade_launcher", "R")

    table.play("shoot grenade_launcher", "target B", "done", "move d3", "use extra_grenade")

    assert table.squares == {"c3", "d3"}


def test_a_7_4_a_target_moved_out_of_sight_is_not_hit_again() -> None:
    table = room("grenade_launcher", "R", drawing=". . . . \n . . V B \n # . . .", off="DS")

    table.play("shoot grenade_launcher", "target B", "done", "move d1")

    assert table.prompt == "turn"


def test_a_7_4_the_second_blow_falls_where_the_shooter_stands_now() -> None:
    table = room("cyberblade", "Y", drawing=". . . . \n . . VBS D \n # . . .")

    table.play("shoot cyberblade", "use basic", "target B", "use shadowstep", "move d2", "use slice_and_dice")

    assert table.targets == "D"


def test_a_7_4_a_chain_goes_on_from_what_the_target_sees() -> None:
    table = room("thor", "B", drawing="S . B . \n . . V . \n # . . D").play(
        "shoot thor", "target B", "use chain_reaction"
    )

    assert table.targets == "DS"


def test_a_7_4_a_target_need_not_be_seen_before_it_is_pulled_into_sight() -> None:
    table = room("tractor_beam", drawing=". . . . \n S B V . \n # . . D")

    table.play("shoot tractor_beam", "use basic", "target B", "move c3")

    assert (table.at("B"), table.damage("B")) == ("c3", "V")


def test_a_7_4_targets_are_players_and_not_spawnpoints_in_deathmatch() -> None:
    table = room("lock_rifle", drawing=". . . . \n S . V B \n # . . .").play("shoot lock_rifle")

    assert table.choices == ["target banshee"]


def test_a_7_4_in_domination_spawnpoints_are_targets_too() -> None:
    drawing = ". . . . \n S . V B \n # . . ."
    table = room("lock_rifle", drawing=drawing, mode="domination").play("shoot lock_rifle")

    assert table.targets == "Bby"
