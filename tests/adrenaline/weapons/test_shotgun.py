"""Shotgun: 3 damage on the own square, and the target may be moved; long barrel: 2 damage one move away (A-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adrenaline.table import Table, given

# b2 opens to a2 and c2, has a door to b3, and a wall to b1.
CROSS = """
    .   D    .
    S   VB   Z   .
    #   .    .   .
"""


def shotgun(drawing: str = CROSS, **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "shotgun"}, **more)


def test_a_7_5_it_deals_three_damage_and_may_leave_the_target_where_it_is() -> None:
    table = shotgun().play("shoot shotgun", "use basic")
    assert table.targets == "B"

    table.play("target B", "done")

    assert (table.damage("B"), table.at("B")) == ("VVV", "b2")
    assert (table.weapons("V"), table.prompt) == ({"shotgun": False}, "turn")


def test_a_5_1_the_target_is_moved_one_square_through_doors_but_not_through_walls() -> None:
    table = shotgun().play("shoot shotgun", "use basic", "target B")
    assert table.squares == {"a2", "c2", "b3"}

    table.play("move b3")

    assert (table.at("B"), table.at("V"), table.damage("B")) == ("b3", "b2", "VVV")


def test_a_5_3_long_barrel_reaches_exactly_one_move() -> None:
    table = shotgun().play("shoot shotgun", "use long_barrel")

    assert table.targets == "SZ"  # not B, who is here, and not D behind the wall


def test_a_7_5_long_barrel_deals_two_damage_and_moves_nobody() -> None:
    table = shotgun().play("shoot shotgun", "use long_barrel", "target S")

    assert (table.damage("S"), table.at("S"), table.prompt) == ("VV", "a2", "turn")


@pytest.mark.parametrize(
    ("crowd", "modes"),
    [("VB  S", ["use basic", "use long_barrel"]), ("VBS .", ["use basic"]), ("V   BS", ["use long_barrel"])],
)
def test_a_7_1_only_the_modes_with_a_target_are_offered_and_both_are_free(crowd: str, modes: list[str]) -> None:
    table = shotgun(f"""
        .   .   .
        .   {crowd}  .
        #   .   .   .
    """)

    assert table.play("shoot shotgun").choices == modes


def test_a_4_4_it_is_not_shot_at_two_moves_or_through_a_wall() -> None:
    table = shotgun("""
        .   D   .
        .   V   .   S
        #   .   B   .
    """)

    assert not table.offers("shoot shotgun")


def test_a_6_2_marks_turn_into_damage_once() -> None:
    table = shotgun(marks={"B": "VVD"}).play("shoot shotgun", "use basic", "target B", "done")

    assert (table.damage("B"), table.marks("B")) == ("VVVVV", {"D": 1})


def test_a_6_3_a_killed_target_is_still_moved() -> None:
    table = shotgun(damage={"B": "D" * 10}).play("shoot shotgun", "use basic", "target B", "move c2")

    assert (table.damage("B"), table.at("B")) == ("D" * 10 + "VV", "c2")


def test_a_8_1_a_targeting_scope_follows_the_target_that_was_moved() -> None:
    table = shotgun(ammo={"V": "Y"}, powerups={"V": "targeting_scope:red"})

    table.play("shoot shotgun", "use basic", "target B", "move a2", "play targeting_scope:red", "pay yellow")
    assert table.targets == "B"
    table.play("target B")

    assert (table.damage("B"), table.damage("S")) == ("VVVV", "")


def test_a_8_3_the_target_answers_with_a_grenade_after_its_move() -> None:
    table = shotgun(powerups={"B": "tagback_grenade:blue"}, marks={"V": "B"})

    table.play("shoot shotgun", "use basic", "target B", "move b3")
    assert (table.prompt, table.to_act) == ("grenade", "B")
    table.play("play tagback_grenade:blue")

    assert (table.marks("V"), table.powerups("B")) == ({"B": 2}, [])


def test_a_10_2_a_spawnpoint_takes_one_token_and_is_not_moved() -> None:
    table = shotgun(
        """
        .   .   .
        VS  .   B   .
        #   .   .   .
        """,
        mode="domination",
    )

    table.play("shoot shotgun", "use basic")
    assert table.targets == "Sr"
    table.play("target r")

    assert (table.doc["tracks"]["red"], table.prompt) == (["violet"], "turn")


def test_a_10_2_long_barrel_hits_a_spawnpoint_one_move_away() -> None:
    table = shotgun(mode="domination").play("shoot shotgun", "use long_barrel")
    assert table.targets == "SZr"

    table.play("target r")

    assert (table.doc["tracks"]["red"], table.damage("S")) == (["violet"], "")


def test_a_11_3_the_target_is_moved_into_the_fire_of_a_turret() -> None:
    table = shotgun(mode="turret", turrets={"b3": "dozer"}, marks={"B": "Z"})

    table.play("shoot shotgun", "use basic", "target B", "move b3")

    assert (table.damage("B"), table.marks("B")) == ("VVVZ", {"Z": 1})


def test_a_7_1_every_line_of_play_hits_somebody_and_none_is_offered_twice() -> None:
    lines = list(shotgun().lines("shoot shotgun"))

    assert len(lines) == len(dict(lines)) == 4 + 2  # B stays or goes to one of three squares; S or Z
    assert all(end.prompt == "turn" and any(map(end.damage, "BSZ")) for _, end in lines)
