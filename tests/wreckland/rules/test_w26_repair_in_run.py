"""Repairing in a Run (W-26)."""

from __future__ import annotations

from tests.wreckland.table import run


def test_w_26_1_a_die_of_at_least_the_lowest_value() -> None:
    table = run("front E16", pool="w2 w3", slots="W=V1b*2")

    assert table.beginning("fix") == ["fix 3 W"]
    assert table.play("fix 3 W").dice("W") == [None]


def test_w_26_2_two_with_a_printed_value_and_one_with_another() -> None:
    assert run("front E16", pool="w3", slots="W=V1b*3").play("fix 3 W").damage("W") == 1
    assert run("front E16", pool="w5", slots="W=V1b*3").play("fix 5 W").damage("W") == 2


def test_w_26_3_not_destroyed_parts_nor_the_core() -> None:
    assert run("front E16", pool="w6", slots="W=V1b!D1", core=3).beginning("fix") == []


def test_w_26_4_an_icon_repairs_any_part() -> None:
    table = run("front E16", pool="w5", slots="W=V1b*3 N=V1a*1").play("use 5 W")

    assert table.choices == ["mend N", "mend W"]
    assert table.play("mend W").damage("W") == 1
