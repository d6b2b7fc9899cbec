"""Plasma gun: 2 damage to one seen; phase glide moves before or after, charged shot deals 1 more (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Violet, away from the doors of the blue room, sees nobody.
HIDDEN = """
    .   V   .   .
    B   .   .   S
    #   .   .   D
"""
# She sees all three; only Sprog, across the door, sees her.
OPEN = """
    .   .   V   S
    .   .   .   D
    #   .   B   .
"""


def plasma(drawing: str = OPEN, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "plasma_gun"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_two_damage_to_one_seen() -> None:
    table = plasma().play("shoot plasma_gun", "use basic", "target D", "done")

    assert (table.damage("D"), table.at("V")) == ("VV", "c1")
    assert (table.weapons("V"), table.prompt) == ({"plasma_gun": False}, "turn")


def test_a_7_5_phase_glide_finds_a_target_that_was_not_seen_before() -> None:
    table = plasma(HIDDEN).play("shoot plasma_gun")

    assert table.choices == ["use phase_glide"]
    table.play("use phase_glide", "move a1")
    assert table.choices == ["use basic"]
    table.play("use basic")
    assert table.targets == "B"
    table.play("target B")

    assert (table.at("V"), table.damage("B")) == ("a1", "VV")


def test_a_7_1_phase_glide_before_the_shot_goes_only_where_somebody_is_seen() -> None:
    west = """
        .   V   .   .
        BSD .   .   .
        #   .   .   .
    """
    assert plasma(west).play("shoot plasma_gun", "use phase_glide").squares == {"a1", "a2"}

    far = """
        .   V   .
        .   .   .   .
        #   .   SBD .
    """
    assert not plasma(far, arena="small").offers("shoot plasma_gun")


def test_a_7_5_phase_glide_after_the_shot_goes_one_or_two_squares_anywhere() -> None:
    table = plasma().play("shoot plasma_gun", "use basic", "target D", "use phase_glide")

    assert table.squares == {"a1", "b1", "d1", "c2", "d2", "c3"}
    table.play("move a1")

    assert (table.at("V"), table.damage("D"), table.prompt) == ("a1", "VV", "turn")


def test_a_7_5_the_glide_cannot_be_split() -> None:
    table = plasma(ammo="B").play("shoot plasma_gun", "use phase_glide", "move d1", "use basic", "target D")

    assert table.choices == ["use charged_shot", "done"]


def test_a_7_5_charged_shot_deals_one_more_to_the_target_for_a_blue_cube() -> None:
    table = plasma(ammo="YB").play("shoot plasma_gun", "use basic", "target D", "use charged_shot", "done")

    assert (table.damage("D"), table.ammo("V"), table.prompt) == ("VVV", "Y", "turn")


def test_a_7_2_glide_and_charged_shot_combine_in_either_order() -> None:
    first = plasma(HIDDEN, ammo="B").play("shoot plasma_gun", "use phase_glide", "move c1", "use basic", "target S")
    first.play("use charged_shot")
    assert (first.at("V"), first.damage("S"), first.prompt) == ("c1", "VVV", "turn")

    last = plasma(ammo="B").play("shoot plasma_gun", "use basic", "target S", "use charged_shot")
    last.play("use phase_glide", "move b1")
    assert (last.at("V"), last.damage("S"), last.prompt) == ("b1", "VVV", "turn")


def test_a_4_10_charged_shot_needs_a_blue_cube_or_a_blue_powerup_and_the_glide_nothing() -> None:
    shot = ("shoot plasma_gun", "use basic", "target D")
    assert plasma(ammo="RRYY").play(*shot).choices == ["use phase_glide", "done"]

    table = plasma(powerups={"V": "newton:blue"}).play(*shot, "use charged_shot", "pay newton:blue", "done")

    assert (table.damage("D"), table.powerups("V")) == ("VVV", [])


def test_a_6_2_marks_are_converted_once() -> None:
    table = plasma(ammo="B", marks={"D": "VV"}).play("shoot plasma_gun", "use basic", "target D", "use charged_shot")

    assert (table.damage("D"), table.marks("D")) == ("VVVVV", {})


def test_a_8_3_gliding_away_after_the_shot_does_not_escape_the_grenade() -> None:
    table = plasma(powerups={"S": "tagback_grenade:red"}).play("shoot plasma_gun", "use basic", "target S")

    table.play("use phase_glide", "move a1")
    assert (table.to_act, table.prompt) == ("S", "grenade")

    assert table.play("play tagback_grenade:red").marks("V") == {"S": 1}


def test_a_11_3_gliding_onto_a_turret_hurts_the_shooter() -> None:
    table = plasma(mode="turret", turrets={"c2": "banshee"}, marks={"V": "B"})

    table.play("shoot plasma_gun", "use phase_glide", "move c2", "use basic", "target B")

    assert (table.damage("V"), table.marks("V"), table.damage("B")) == ("B", {"B": 1}, "VV")


def test_a_11_3_a_glide_through_a_turret_is_a_choice_of_ways() -> None:
    table = plasma(mode="turret", turrets={"c2": "banshee"})

    lines = table.play("shoot plasma_gun", "use basic", "target B", "use phase_glide").lines("move d2")

    assert {end.damage("V") for _, end in lines} == {"", "B"}  # by d1 or by c2


def test_a_10_2_a_spawnpoint_is_a_target_and_gets_no_charged_shot() -> None:
    table = plasma(HIDDEN, ammo="B", mode="domination").play("shoot plasma_gun", "use basic")

    assert table.targets == "b"
    table.play("target b")

    assert (table.doc["tracks"]["blue"], table.choices) == (["violet"], ["use phase_glide", "done"])


def test_a_7_1_every_way_to_shoot_ends_with_one_hit() -> None:
    lines = list(plasma(HIDDEN, ammo="B").lines("shoot plasma_gun"))

    assert len({line for line, _ in lines}) == len(lines)
    assert all(end.prompt == "turn" and any(map(end.damage, "BDS")) for _, end in lines)
