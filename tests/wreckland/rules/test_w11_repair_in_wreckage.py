"""Repairing in the Wreckage phase (W-11)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import build


def test_w_11_1_one_die_of_at_least_the_lowest_value() -> None:
    table = build("w1 w2 w3 w5", slots="W=V1b*3", scrap="E04").play("repair W")

    assert table.choices == ["pay w3", "pay w5", "pay E04=3"]


def test_w_11_2_a_printed_value_removes_all() -> None:
    assert build("w3", slots="W=V1b*3").play("repair W", "pay w3").damage("W") == 0


def test_w_11_3_another_removes_two() -> None:
    assert build("w6", slots="W=V1b*3").play("repair W", "pay w6").damage("W") == 1


def test_w_11_4_one_die_is_enough_for_several_die_slots() -> None:
    for die, left in (("w4", 0), ("w5", 0), ("w6", 1)):
        assert build(die, slots="E=P10*3").play("repair E", f"pay {die}").damage("E") == left
    assert not build("w3", slots="E=P10*3").offers("repair E")


def test_w_11_5_several_dice_one_after_another() -> None:
    table = build("w6 r6", slots="W=V1b*3", dice=[2]).play("repair W", "pay w6", "repair W", "pay r6")

    assert table.damage("W") == 0
    assert len(table.told(ev.TableRolled)) == 1


def test_w_11_6_not_the_core() -> None:
    assert build("w6", core=5).choices == ["end phase"]
