"""Lock rifle: 2 damage and 1 mark to one seen; second lock marks another seen (A-7.5)."""

from __future__ import annotations

from tests.adrenaline.table import Table, given

# The blue room on top sees into the red one through the doors of a1 and c1.
ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""


def rifle(ammo: str = "", **more: object) -> Table:
    return given(ROOMS, arena="small", act="V", weapons={"V": "lock_rifle"}, ammo={"V": ammo}, **more)  # type: ignore[arg-type]


def test_a_7_5_it_deals_two_damage_and_one_mark() -> None:
    table = rifle()

    table.play("shoot lock_rifle", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VV", {"V": 1})
    assert table.weapons("V") == {"lock_rifle": False}
    assert table.prompt == "turn"


def test_a_5_2_only_those_who_are_seen_are_targets() -> None:
    table = rifle().play("shoot lock_rifle")

    assert table.targets == "BS"  # D stands in the yellow room, behind no door of a1


def test_a_7_5_second_lock_marks_another_for_a_red_cube() -> None:
    table = rifle(ammo="R")

    table.play("shoot lock_rifle", "target B", "use second_lock")
    assert table.targets == "S"
    table.play("target S")

    assert (table.damage("S"), table.marks("S"), table.ammo("V")) == ("", {"V": 1}, "")


def test_a_7_1_second_lock_needs_its_cube_and_another_target() -> None:
    assert rifle(ammo="YYBB").play("shoot lock_rifle", "target B").prompt == "turn"


def test_a_6_2_its_own_mark_is_not_converted_by_the_same_shot() -> None:
    table = rifle(marks={"B": "VV"})

    table.play("shoot lock_rifle", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VVVV", {"V": 1})
