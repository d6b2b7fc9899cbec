"""Power glove: move onto a target, 1 damage and 2 marks; rocket fist flies two squares and punches on each (A-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adrenaline.table import Table, given

# The middle row is one straight way from a2 to d2; a2 has a door to a1.
ROW = """
    D    .   .
    VB   S   Z   .
    #    .   .   .
"""
# b2 has a door to b3 and a wall to b1.
WALLED = """
    .   D    .
    .   SZ   B   .
    #   V    .   .
"""


def glove(drawing: str = ROW, ammo: str = "B", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "power_glove"}, ammo={"V": ammo}, **more)


def test_a_7_5_the_shooter_moves_onto_the_target_and_deals_one_damage_and_two_marks() -> None:
    table = glove().play("shoot power_glove", "use basic")
    assert table.targets == "DS"  # exactly one move away: not B, who is here, and not Z

    table.play("target S")

    assert (table.at("V"), table.damage("S"), table.marks("S")) == ("b2", "V", {"V": 2})
    assert (table.weapons("V"), table.ammo("V"), table.prompt) == ({"power_glove": False}, "B", "turn")


def test_a_4_4_it_is_not_shot_through_a_wall() -> None:
    table = glove("""
        .   V   .
        D   B   S   .
        #   .   .   .
    """)

    assert not table.offers("shoot power_glove")


def test_a_7_5_rocket_fist_punches_one_on_each_square_for_a_blue_cube() -> None:
    table = glove().play("shoot power_glove", "use rocket_fist", "aim b2", "target S", "move c2", "target Z")

    assert (table.at("V"), table.damage("S"), table.damage("Z")) == ("c2", "VV", "VV")
    assert (table.marks("S"), table.ammo("V"), table.prompt) == ({}, "", "turn")


def test_a_7_5_rocket_fist_may_stop_after_the_first_square() -> None:
    table = glove().play("shoot power_glove", "use rocket_fist", "aim b2", "target S", "done")

    assert (table.at("V"), table.damage("S"), table.damage("Z"), table.prompt) == ("b2", "VV", "", "turn")


def test_a_7_5_rocket_fist_may_fly_on_to_an_empty_square() -> None:
    table = glove("""
        D    .   .
        VB   S   .   Z
        #    .   .   .
    """)

    table.play("shoot power_glove", "use rocket_fist", "aim b2", "target S", "move c2")

    assert (table.at("V"), table.damage("S"), table.prompt) == ("c2", "VV", "turn")


@pytest.mark.parametrize("first", ["S", "."])
def test_a_7_1_rocket_fist_without_a_punch_on_the_first_square_must_punch_on_the_second(first: str) -> None:
    table = glove(f"""
        D    .   .
        VB   {first}   Z   .
        #    .   .   .
    """)

    table.play("shoot power_glove", "use rocket_fist", "aim b2", *["done"] * (first == "S"))
    assert table.choices == ["move c2"]
    table.play("move c2")
    assert table.targets == "Z"
    assert not table.offers("done")


def test_a_7_1_rocket_fist_before_a_wall_cannot_spare_the_first_square() -> None:
    table = glove(WALLED).play("shoot power_glove", "use rocket_fist", "aim b2")

    assert (table.targets, table.offers("done")) == ("SZ", False)


def test_a_7_5_rocket_fist_punches_one_person_per_square_and_stops_at_a_wall() -> None:
    table = glove(WALLED).play("shoot power_glove", "use rocket_fist", "aim b2", "target S")

    assert (table.at("V"), table.damage("S"), table.prompt) == ("b2", "VV", "turn")


def test_a_7_1_rocket_fist_is_aimed_only_where_somebody_can_be_punched() -> None:
    table = glove("""
        .   .   .
        .   V   .   S
        #   .   B   D
    """)

    table.play("shoot power_glove")
    assert table.choices == ["use rocket_fist"]
    assert table.play("use rocket_fist").squares == {"c2"}  # on b3 or beyond it nobody stands in line


@pytest.mark.parametrize(("ammo", "choices"), [("", ["pay newton:blue"]), ("B", ["pay cubes", "pay newton:blue"])])
def test_a_4_10_a_blue_powerup_pays_for_rocket_fist(ammo: str, choices: list[str]) -> None:
    table = glove(ammo=ammo, powerups={"V": "newton:blue"}).play("shoot power_glove", "use rocket_fist")
    assert (table.prompt, table.choices) == ("pay", choices)

    table.play("pay newton:blue", "aim b2", "target S", "done")

    assert (table.damage("S"), table.ammo("V"), table.powerups("V")) == ("VV", ammo, [])
    assert glove(ammo="RRRYYY").play("shoot power_glove").choices == ["use basic"]


def test_a_6_2_old_marks_turn_into_damage_and_the_new_ones_stay() -> None:
    table = glove(marks={"S": "VVZ"}).play("shoot power_glove", "use basic", "target S")

    assert (table.damage("S"), table.marks("S")) == ("VVV", {"V": 2, "Z": 1})


def test_a_10_2_the_shooter_moves_onto_a_spawnpoint_that_takes_a_token_and_no_marks() -> None:
    table = glove(
        """
        .   D   .
        S   V   .   .
        #   .   B   .
        """,
        mode="domination",
    )

    table.play("shoot power_glove", "use basic")
    assert table.targets == "Sr"
    table.play("target r")

    assert (table.at("V"), table.doc["tracks"]["red"]) == ("a2", ["violet"])
    assert (table.damage("S"), table.marks("S")) == ("", {})


def test_a_11_3_rocket_fist_enters_every_turret_on_its_way() -> None:
    table = glove(mode="turret", turrets={"b2": "sprog", "c2": "dozer"})

    table.play("shoot power_glove", "use rocket_fist", "aim b2", "target S", "move c2", "target Z")

    assert (table.damage("V"), table.damage("S"), table.damage("Z")) == ("SZ", "VV", "VV")


def test_a_7_1_every_line_of_play_hits_somebody_and_none_is_offered_twice() -> None:
    table = glove("""
        .    D   .
        VB   S   Z   .
        #    .   .   .
    """)

    lines = list(table.lines("shoot power_glove"))

    assert len(lines) == len(dict(lines)) == 1 + 3 + 1  # S; fist on S, then stop, fly on, or punch Z too; fist on Z
    assert all(end.prompt == "turn" and any(map(end.damage, "SZ")) for _, end in lines)
