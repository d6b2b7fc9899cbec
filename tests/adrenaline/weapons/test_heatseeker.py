"""Heatseeker: 3 damage to one target that the shooter does not see (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# b1 has no door: it sees the blue room on top and nothing else. S, beside a door, looks back at it.
ROOMS = """
    .   V   B   .
    S   .   .   .
    #   .   .   D
"""
BLUE_ROOM = """
    D   V   BS  .
    .   .   .   .
    #   .   .   .
"""


def heatseeker(drawing: str = ROOMS, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "heatseeker"}, **more)


def test_a_7_5_it_deals_three_damage_to_one_unseen() -> None:
    table = heatseeker().play("shoot heatseeker", "target D")

    assert (table.damage("D"), table.damage("S"), table.damage("B")) == ("VVV", "", "")
    assert (table.marks("D"), table.weapons("V")) == ({}, {"heatseeker": False})
    assert table.prompt == "turn"


def test_a_7_5_those_who_are_seen_are_no_targets() -> None:
    assert heatseeker().play("shoot heatseeker").targets == "DS"


def test_a_4_4_it_cannot_be_shot_when_everybody_is_seen() -> None:
    assert not heatseeker(BLUE_ROOM).offers("shoot heatseeker")


def test_a_5_5_who_has_not_spawned_is_unseen_and_still_no_target() -> None:
    assert heatseeker(off="Z").play("shoot heatseeker").targets == "DS"
    assert not heatseeker(BLUE_ROOM, off="Z").offers("shoot heatseeker")


def test_a_7_5_only_one_of_two_on_a_square_is_hit() -> None:
    table = heatseeker("""
        .   V   .   .
        .   .   .   .
        #   .   .   DB
    """).play("shoot heatseeker", "target B")

    assert (table.damage("B"), table.damage("D")) == ("VVV", "")


def test_a_6_2_it_turns_the_marks_of_the_shooter_into_damage() -> None:
    table = heatseeker(marks={"D": "VVB"}).play("shoot heatseeker", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVVVV", {"B": 1})


def test_a_6_1_damage_beyond_the_overkill_is_wasted() -> None:
    table = heatseeker(damage={"D": "B" * 10}).play("shoot heatseeker", "target D")

    assert table.damage("D") == "B" * 10 + "VV"


def test_a_4_5_with_adrenaline_one_steps_only_where_somebody_is_out_of_sight() -> None:
    table = heatseeker(
        """
        .   V   .   .
        BS  .   .   .
        #   .   .   .
        """,
        damage={"V": "BBBBBB"},
    ).play("shoot heatseeker")

    assert (table.prompt, table.squares) == ("shoot_from", {"b1", "c1"})  # a1 looks into the red room


def test_a_8_1_a_targeting_scope_adds_one_damage() -> None:
    table = heatseeker(powerups={"V": "targeting_scope:red"}, ammo={"V": "B"})

    table.play("shoot heatseeker", "target D", "play targeting_scope:red", "pay blue", "target D")

    assert (table.damage("D"), table.ammo("V"), table.powerups("V")) == ("VVVV", "", [])


def test_a_8_3_an_unseen_victim_who_sees_the_shooter_answers_with_a_grenade() -> None:
    table = heatseeker(powerups={"S": "tagback_grenade:red"}).play("shoot heatseeker", "target S")

    assert (table.to_act, table.prompt) == ("S", "grenade")
    assert table.play("play tagback_grenade:red").marks("V") == {"S": 1}


def test_a_8_3_a_victim_who_does_not_see_the_shooter_is_not_asked() -> None:
    table = heatseeker(powerups={"D": "tagback_grenade:red"}).play("shoot heatseeker", "target D")

    assert (table.to_act, table.prompt) == ("V", "turn")


def test_a_10_2_unseen_spawnpoints_are_targets() -> None:
    table = heatseeker(mode="domination").play("shoot heatseeker")
    assert table.targets == "DSry"

    table.play("target y")

    assert table.doc["tracks"] == {"red": [], "yellow": ["violet"], "blue": []}
    assert table.damage("D") == ""


def test_a_10_2_a_spawnpoint_damaged_this_turn_is_no_target_and_scopes_do_not_apply() -> None:
    table = heatseeker(mode="domination", tagged=["red"], powerups={"V": "targeting_scope:red"}, ammo={"V": "B"})

    assert table.play("shoot heatseeker").targets == "DSy"
    assert table.play("target y").prompt == "turn"


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    hands = {"V": "targeting_scope:red", "S": "tagback_grenade:red"}
    table = heatseeker(mode="domination", powerups=hands, ammo={"V": "B"})

    lines = list(table.lines("shoot heatseeker"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert end.damage("D") or end.damage("S") or any(end.doc["tracks"].values())
