"""Tractor beam: drag one 0-2 squares into sight, 1 damage; punisher drags to the own square, 3 damage (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# From c3 Violet sees the white and the yellow room. Sprog can be dragged into sight, Banshee is too far away.
YARD = """
    B   .   S
    .   .   .   .
    #   .   V   D
"""
# Dozer is two moves away, out of sight.
CORNER = """
    B   .   S
    .   Z   .   .
    #   .   V   D
"""
# The yellow room of medium_a, where two ways lead around the corner.
PLAZA = """
    .   .   .   .
    .   .   S   .
    #   .   V   B
"""


def beam(drawing: str = YARD, ammo: str = "", arena: str = "small", **more: Any) -> Table:
    return given(drawing, arena=arena, act="V", weapons={"V": "tractor_beam"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_drags_one_out_of_sight_into_sight_and_deals_one_damage() -> None:
    table = beam().play("shoot tractor_beam", "use basic", "target S")

    assert table.squares == {"d2"}
    table.play("move d2")

    assert (table.at("S"), table.damage("S")) == ("d2", "V")
    assert (table.weapons("V"), table.prompt) == ({"tractor_beam": False}, "turn")


def test_a_7_5_the_target_lands_only_where_it_is_seen() -> None:
    table = beam().play("shoot tractor_beam", "use basic", "target D")

    assert table.squares == {"b3", "c3", "d2", "d3"}  # c2 is two moves away as well, but not seen


def test_a_7_5_a_seen_target_may_stay_where_it_is() -> None:
    table = beam().play("shoot tractor_beam", "use basic", "target D", "move d3")

    assert (table.at("D"), table.damage("D")) == ("d3", "V")


def test_a_7_5_who_cannot_be_dragged_into_sight_is_no_target() -> None:
    assert beam().play("shoot tractor_beam", "use basic").targets == "DS"


def test_a_7_5_punisher_drags_to_the_own_square_and_deals_three() -> None:
    table = beam(CORNER, ammo="RYB").play("shoot tractor_beam", "use punisher")

    assert table.targets == "DZ"
    table.play("target Z")

    assert (table.at("Z"), table.damage("Z"), table.ammo("V"), table.prompt) == ("c3", "VVV", "B", "turn")


def test_a_7_5_punisher_works_on_the_own_square_too() -> None:
    near = """
        .   .   S
        .   .   .   .
        #   .   VB  .
    """
    table = beam(near, ammo="RY").play("shoot tractor_beam", "use punisher", "target B")

    assert (table.at("B"), table.damage("B")) == ("c3", "VVV")


def test_a_4_10_punisher_needs_a_red_and_a_yellow_cube_or_powerups() -> None:
    assert beam(ammo="RRB").play("shoot tractor_beam").choices == ["use basic"]

    table = beam(ammo="R", powerups={"V": "newton:yellow"}).play("shoot tractor_beam", "use punisher")
    assert table.choices == ["pay newton:yellow"]
    table.play("pay newton:yellow", "target D")

    assert (table.damage("D"), table.ammo("V"), table.powerups("V")) == ("VVV", "", [])


def test_a_6_2_it_converts_marks() -> None:
    table = beam(marks={"S": "VV"}).play("shoot tractor_beam", "use basic", "target S", "move d2")

    assert (table.damage("S"), table.marks("S")) == ("VVV", {})


def test_a_8_3_only_a_target_that_sees_the_shooter_after_the_move_may_answer() -> None:
    table = beam(powerups={"D": "tagback_grenade:red"}).play("shoot tractor_beam", "use basic", "target D")

    assert table.fork().play("move d3").prompt == "grenade"
    assert table.fork().play("move d2").prompt == "turn"


def test_a_11_3_a_turret_on_the_way_fires_first_and_leaves_marks_alone() -> None:
    table = beam(mode="turret", turrets={"c2": "banshee"}, marks={"S": "BV"})

    table.play("shoot tractor_beam", "use basic", "target S", "move d2")

    assert (table.damage("S"), table.marks("S")) == ("BVV", {"B": 1})


def test_a_11_3_the_shooter_chooses_the_way_around_a_turret() -> None:
    table = beam(PLAZA, arena="medium_a", mode="turret", turrets={"d2": "banshee"})

    table.play("shoot tractor_beam", "use basic", "target S", "move d3")
    assert sorted(table.choices) == ["path c3-d3", "path d2-d3"]

    assert table.fork().play("path c3-d3").damage("S") == "V"
    assert table.fork().play("path d2-d3").damage("S") == "BV"


def test_a_10_2_it_marks_a_spawnpoint_only_if_it_is_seen_and_does_not_move_it() -> None:
    table = beam(mode="domination").play("shoot tractor_beam", "use basic")

    assert table.targets == "DSy"  # the blue and the red one are near enough, but not seen
    table.play("target y")

    assert (table.doc["tracks"]["yellow"], table.prompt) == (["violet"], "turn")


def test_a_10_2_punisher_reaches_a_spawnpoint_that_is_near_and_seen() -> None:
    gate = """
        .   .   .
        .   V   .   .
        #   .   .   SDB
    """
    table = beam(gate, ammo="RY", mode="domination").play("shoot tractor_beam", "use punisher")

    assert table.choices == ["target spawn:red"]  # the blue one is two moves away, behind a door of another square


def test_a_7_1_every_way_to_shoot_ends_with_one_hit() -> None:
    lines = list(beam(CORNER, ammo="RY").lines("shoot tractor_beam"))

    assert len({line for line, _ in lines}) == len(lines)
    assert all(end.prompt == "turn" and any(map(end.damage, "BDSZ")) for _, end in lines)
