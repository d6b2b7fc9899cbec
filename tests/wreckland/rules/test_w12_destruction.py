"""Destruction cards (W-12)."""

from __future__ import annotations

from tests.wreckland.table import build, run


def test_w_12_1_a_covered_part_cannot_be_used() -> None:
    table = run("front E01", pool="w4", slots="N=!D1")

    assert table.beginning("use") == ["use 4 S", "use 4 W"]


def test_w_12_2_its_requirement_is_paid_in_wreckage_only() -> None:
    table = build("w2 w4 r3", slots="N=!D1", dice=[1]).play("clear N", "pay w2", "pay w4")

    assert (table.wreck("N"), table.pool) == (None, "r3")
    assert run("front E01", pool="w2 w4", slots="N=!D1").beginning("clear") == []


def test_w_12_3_the_part_below_works_again_without_damage() -> None:
    table = build("w3 w3", slots="E=P01!D3").play("clear E", "pay w3", "pay w3")

    assert (table.part("E"), table.damage("E"), table.wreck("E")) == ("P01", 0, None)


def test_w_12_4_an_empty_slot_can_be_wrecked_and_cleared() -> None:
    table = run("front E01", step=1, pool="r5 w1", dice=[6]).play("red 5 board")
    assert table.offers("wreck SE")

    table.play("wreck SE")

    assert (table.part("SE"), table.wreck("SE") is not None) == (None, True)
    assert build("w2 w4 w4", slots="SE=!D1").play("clear SE", "pay w2", "pay w4").wreck("SE") is None


def test_w_12_5_five_cards_then_copies() -> None:
    table = run("front E01", step=1, pool="r5 w1", dice=[6], slots="NW=!D1 NE=!D2 E=!D3 SE=!D4 SW=!D5")

    table.play("red 5 board", "wreck N")

    assert table.wreck("N") in ("D1", "D2", "D3", "D4", "D5")
    drawn = set()
    for seed in range(40):
        table = run("front E01", step=1, pool="r5 w1", dice=[6], slots="NW=!D1 NE=!D2", seed=seed)
        drawn.add(table.play("red 5 board", "wreck N").wreck("N"))
    assert drawn == {"D3", "D4", "D5"}
