"""Laser magnum, a promotional weapon: a mark to one seen, or 2 damage and 1 damage for a cube of each colour."""

from __future__ import annotations

from tests.adrenaline.table import Table, given

ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""


def magnum(ammo: str = "", marks: str = "", powerups: str = "") -> Table:
    return given(
        ROOMS, arena="small", act="V", weapons={"V": "laser_magnum"}, ammo={"V": ammo}, marks={"B": marks},
        powerups={"V": powerups}, promo=True,
    )  # fmt: skip


def test_a_7_5_it_marks_one_seen() -> None:
    table = magnum().play("shoot laser_magnum", "use basic")

    assert table.targets == "BS"
    table.play("target B")
    assert (table.damage("B"), table.marks("B")) == ("", {"V": 1})


def test_a_7_5_overcharge_hits_two_for_a_cube_of_each_colour() -> None:
    table = magnum(ammo="RYB")

    table.play("shoot laser_magnum", "use overcharge", "target B", "target S")

    assert (table.damage("B"), table.damage("S"), table.ammo("V")) == ("VV", "V", "")


def test_a_7_3_the_second_target_may_be_left_out() -> None:
    table = magnum(ammo="RYB").play("shoot laser_magnum", "use overcharge", "target S", "done")

    assert (table.damage("S"), table.damage("B")) == ("VV", "")


def test_a_7_1_overcharge_needs_all_three_cubes() -> None:
    assert magnum(ammo="RB").play("shoot laser_magnum").choices == ["use basic"]


def test_a_6_2_the_mark_converts_nothing_but_the_overcharge_does() -> None:
    marked = magnum(marks="VV").play("shoot laser_magnum", "use basic", "target B")
    assert (marked.damage("B"), marked.marks("B")) == ("", {"V": 3})

    hit = magnum(ammo="RYB", marks="VV").play("shoot laser_magnum", "use overcharge", "target B", "done")
    assert (hit.damage("B"), hit.marks("B")) == ("VVVV", {})


def test_a_8_1_a_mark_alone_cannot_be_scoped() -> None:
    table = magnum(ammo="R", powerups="targeting_scope:red")

    assert table.play("shoot laser_magnum", "use basic", "target B").prompt == "turn"


def test_a_7_1_every_way_to_shoot_ends_at_the_turn() -> None:
    lines = list(magnum(ammo="RYB").lines("shoot laser_magnum"))

    assert len(lines) == 6  # one of two marked; two ordered pairs, or one of two alone
    assert all(table.prompt == "turn" for _, table in lines)
