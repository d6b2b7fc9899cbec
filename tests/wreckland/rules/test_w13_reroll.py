"""Rerolling (W-13)."""

from __future__ import annotations

from tests.wreckland.table import build


def test_w_13_1_discard_a_part_to_reroll_any_dice() -> None:
    table = build("w1 w1 w6 r2", "P05 P06", dice=[4, 5]).play("reroll P06")

    assert table.choices == ["die w1", "die w6", "die r2"]
    table.play("die w1", "die r2")
    assert (table.pool, table.available) == ("w1 w4 w6 r5", "P05")
    assert table.view["discards"]["parts"] == ["P06"]


def test_w_13_1_again_and_again_while_there_are_parts_and_dice() -> None:
    table = build("w1 w1 w6", "P05 P06", dice=[6, 2]).play("reroll P06", "die w6", "reroll P05", "die w6")

    assert (table.pool, table.beginning("reroll")) == ("w1 w1 w2", [])
    assert build("", "P05").beginning("reroll") == []
