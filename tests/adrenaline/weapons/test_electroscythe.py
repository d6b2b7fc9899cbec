"""Electroscythe: 1 damage to every other on the own square; reaper mode deals 2 (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Banshee and Sprog stand with Violet on the blue spawnpoint; she sees :D-struct-0R, one move away.
CROWD = """
    .   .   VBS .
    .   .   D   .
    #   .   .   .
"""
ALONE = """
    .   B   V   S
    .   .   D   .
    #   .   .   .
"""


def scythe(drawing: str = CROWD, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "electroscythe"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_one_damage_to_every_other_on_the_square() -> None:
    table = scythe().play("shoot electroscythe", "use basic")

    assert [table.damage(letter) for letter in "BSDV"] == ["V", "V", "", ""]
    assert table.weapons("V") == {"electroscythe": False}


def test_a_7_3_nobody_on_the_square_can_be_spared() -> None:
    assert scythe().play("shoot electroscythe", "use basic").prompt == "turn"


def test_a_7_5_reaper_mode_deals_two_for_a_blue_and_a_red_cube() -> None:
    table = scythe(ammo="RYB").play("shoot electroscythe", "use reaper")

    assert [table.damage(letter) for letter in "BSDV"] == ["VV", "VV", "", ""]
    assert table.ammo("V") == "Y"


def test_a_7_1_reaper_mode_needs_both_its_cubes() -> None:
    for ammo in ("", "RRY", "BBY"):
        assert scythe(ammo=ammo).play("shoot electroscythe").choices == ["use basic"]


def test_a_4_10_a_powerup_pays_for_a_cube_of_reaper_mode() -> None:
    table = scythe(ammo="B", powerups={"V": "newton:red"}).play("shoot electroscythe", "use reaper")

    assert table.choices == ["pay newton:red"]
    table.play("pay newton:red")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VV", "", [])


def test_a_4_4_alone_on_the_square_it_cannot_be_shot() -> None:
    assert not scythe(ALONE, ammo="RB").offers("shoot electroscythe")


def test_a_4_5_with_adrenaline_it_is_carried_onto_a_neighbour_first() -> None:
    table = scythe(ALONE, damage={"V": "BBBBBB"}).play("shoot electroscythe")

    assert table.squares == {"b1", "d1", "c2"}
    table.play("move c2", "use basic")

    assert (table.at("V"), table.damage("D"), table.damage("B")) == ("c2", "V", "")


def test_a_6_2_it_converts_the_marks_on_each_of_them() -> None:
    table = scythe(marks={"B": "VV", "S": "D", "D": "V"}).play("shoot electroscythe", "use basic")

    assert (table.damage("B"), table.marks("B")) == ("VVV", {})
    assert (table.damage("S"), table.marks("S")) == ("V", {"D": 1})
    assert (table.damage("D"), table.marks("D")) == ("", {"V": 1})


def test_a_8_1_a_scope_adds_one_to_one_of_those_on_the_square() -> None:
    table = scythe(ammo="Y", powerups={"V": "targeting_scope:red"}).play("shoot electroscythe", "use basic")

    table.play("play targeting_scope:red", "pay yellow")
    assert table.targets == "BS"
    table.play("target S")

    assert (table.damage("B"), table.damage("S")) == ("V", "VV")


def test_a_8_3_all_who_were_hit_may_answer_in_turn_order() -> None:
    grenades = {"B": "tagback_grenade:red", "S": "tagback_grenade:blue", "D": "tagback_grenade:yellow"}
    table = scythe(powerups=grenades).play("shoot electroscythe", "use basic")

    assert (table.to_act, table.prompt) == ("B", "grenade")
    table.play("play tagback_grenade:red")
    assert (table.to_act, table.prompt) == ("S", "grenade")
    table.play("play tagback_grenade:blue")

    assert (table.marks("V"), table.prompt) == ({"B": 1, "S": 1}, "turn")


def test_a_10_2_it_marks_the_spawnpoint_on_which_it_is_swung() -> None:
    scope = {"V": "targeting_scope:yellow"}
    table = scythe(ALONE, ammo="RRB", powerups=scope, mode="domination").play("shoot electroscythe", "use reaper")

    assert table.doc["tracks"] == {"red": [], "yellow": [], "blue": ["violet"]}
    assert table.prompt == "turn"  # and no scope is asked for


def test_a_10_2_players_and_spawnpoint_are_hit_together_and_the_spawnpoint_once_a_turn() -> None:
    arms = {"V": "electroscythe sledgehammer"}
    table = given(CROWD, act="V", weapons=arms, mode="domination").play("shoot electroscythe", "use basic")
    assert (table.damage("B"), table.damage("S"), table.doc["tracks"]["blue"]) == ("V", "V", ["violet"])

    assert table.play("shoot sledgehammer", "use basic").targets == "BS"


def test_a_7_1_every_way_to_shoot_ends_with_all_on_the_square_hit() -> None:
    lines = list(scythe(ammo="RB", powerups={"V": "newton:red teleporter:blue"}).lines("shoot electroscythe"))

    assert len({line for line, _ in lines}) == len(lines) == 1 + 4
    assert all(end.prompt == "turn" and end.damage("B") and end.damage("S") for _, end in lines)
