"""Sledgehammer: 2 damage on the own square; pulverize deals 3 and moves the target up to two squares (A-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adrenaline.table import Table, given

# From b2: a2 to the west, c2 and through a door d2 to the east, through a door b3 to the south, a wall to the north.
CROSS = """
    .   D    .
    S   VB   Z   .
    #   .    .   .
"""


def hammer(drawing: str = CROSS, ammo: str = "R", arena: str = "small", **more: Any) -> Table:
    return given(drawing, arena=arena, act="V", weapons={"V": "sledgehammer"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_two_damage_to_one_on_the_own_square() -> None:
    table = hammer().play("shoot sledgehammer", "use basic")
    assert table.targets == "B"

    table.play("target B")

    assert (table.damage("B"), table.at("B"), table.ammo("V")) == ("VV", "b2", "R")
    assert (table.weapons("V"), table.prompt) == ({"sledgehammer": False}, "turn")


def test_a_4_4_it_is_not_shot_at_a_neighbour() -> None:
    table = hammer("""
        .   D   .
        S   V   B   .
        #   .   .   .
    """)

    assert not table.offers("shoot sledgehammer")


def test_a_7_5_pulverize_deals_three_and_moves_the_target_for_a_red_cube() -> None:
    table = hammer().play("shoot sledgehammer", "use pulverize", "target B", "move d2")

    assert (table.damage("B"), table.at("B"), table.at("V")) == ("VVV", "d2", "b2")
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_5_1_pulverize_moves_in_one_direction_through_doors_but_not_through_walls() -> None:
    table = hammer().play("shoot sledgehammer", "use pulverize", "target B")

    assert table.squares == {"a2", "c2", "d2", "b3"}  # not b1 behind the wall, nor a1, c1 or c3 round a corner


def test_a_7_5_pulverize_may_leave_the_target_where_it_is() -> None:
    table = hammer().play("shoot sledgehammer", "use pulverize", "target B", "done")

    assert (table.damage("B"), table.at("B"), table.prompt) == ("VVV", "b2", "turn")


@pytest.mark.parametrize(("ammo", "choices"), [("", ["pay newton:red"]), ("R", ["pay cubes", "pay newton:red"])])
def test_a_4_10_a_red_powerup_pays_for_pulverize(ammo: str, choices: list[str]) -> None:
    table = hammer(ammo=ammo, powerups={"V": "newton:red"}).play("shoot sledgehammer", "use pulverize")
    assert (table.prompt, table.choices) == ("pay", choices)

    table.play("pay newton:red", "target B", "done")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VVV", ammo, [])


def test_a_7_1_pulverize_needs_its_cube() -> None:
    assert hammer(ammo="YYYBBB").play("shoot sledgehammer").choices == ["use basic"]


def test_a_6_2_marks_turn_into_damage_as_far_as_the_track_goes() -> None:
    table = hammer(damage={"B": "D" * 8}, marks={"B": "VV"})

    table.play("shoot sledgehammer", "use pulverize", "target B", "move a2")

    assert (table.damage("B"), table.marks("B"), table.at("B")) == ("D" * 8 + "VVVV", {}, "a2")


def test_a_8_1_a_targeting_scope_adds_to_the_target_wherever_it_is_now() -> None:
    table = hammer(ammo="RB", powerups={"V": "targeting_scope:yellow"})

    table.play("shoot sledgehammer", "use pulverize", "target B", "move c2")
    table.play("play targeting_scope:yellow", "pay blue")
    assert table.targets == "B"
    table.play("target B")

    assert (table.damage("B"), table.damage("Z")) == ("VVVV", "")


def test_a_8_3_the_target_answers_though_it_was_moved_out_of_sight() -> None:
    table = hammer(
        """
        .   D    .   .
        S   .    .   .
        #   VB   .   .
        """,
        arena="medium_a",
        powerups={"B": "tagback_grenade:red"},
    )

    table.play("shoot sledgehammer", "use pulverize", "target B", "move d3")
    assert (table.prompt, table.to_act) == ("grenade", "B")
    table.play("play tagback_grenade:red")

    assert (table.marks("V"), table.at("B")) == ({"B": 1}, "d3")


def test_a_10_2_a_spawnpoint_takes_one_token_and_is_not_moved() -> None:
    table = hammer(
        """
        .    .   .
        VS   .   B   .
        #    .   .   .
        """,
        mode="domination",
    )

    table.play("shoot sledgehammer", "use pulverize")
    assert table.targets == "Sr"
    table.play("target r")

    assert (table.doc["tracks"]["red"], table.prompt, table.ammo("V")) == (["violet"], "turn", "")


def test_a_11_3_pulverize_sends_the_target_through_every_turret_on_its_way() -> None:
    table = hammer(mode="turret", turrets={"c2": "dozer", "d2": "violet"}, marks={"B": "Z"})

    table.play("shoot sledgehammer", "use pulverize", "target B", "move d2")

    assert (table.damage("B"), table.marks("B")) == ("VVVZV", {"Z": 1})


def test_a_7_1_every_line_of_play_hits_somebody_and_none_is_offered_twice() -> None:
    lines = list(hammer().lines("shoot sledgehammer"))

    assert len(lines) == len(dict(lines)) == 1 + 5  # the basic mode; B stays, or goes to one of four squares
    assert all(end.prompt == "turn" and end.damage("B") for _, end in lines)
