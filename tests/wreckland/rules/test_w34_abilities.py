"""Abilities of enemies (W-34)."""

from __future__ import annotations

from typing import Any

from tests.wreckland.table import Table, run


def acted(enemies: str, enemy: str, value: int, *more: str, **doc: Any) -> Table:
    return run(enemies, step=1, pool=f"w1 r{value}", **doc).play(f"red {value} {enemy}", f"act {enemy}", *more)


def test_w_34_1_two_sections() -> None:
    assert acted("right E03", "E03", 2).where("E03") == "left"


def test_w_34_2_it_does_not_move() -> None:
    assert acted("right E17", "E17", 4).where("E17") == "right"


def test_w_34_3_counter_clockwise() -> None:
    assert acted("right E24", "E24", 1).where("E24") == "front"


def test_w_34_4_it_heals_itself_first() -> None:
    assert acted("right E18*3", "E18", 3).hurt("E18") == 1


def test_w_34_5_it_heals_others_of_its_section() -> None:
    table = acted("right C6b*2 E16*3; left E01*2", "C6b", 1, chapter=6)

    assert (table.hurt("C6b"), table.hurt("E16"), table.hurt("E01")) == (2, 2, 2)


def test_w_34_6_drums_make_others_deal_one_more() -> None:
    assert acted("right E04 E19", "E04", 3).core == 4
    assert acted("right E04; left E19", "E04", 3).core == 3
    assert acted("right E19", "E19", 1).core == 0


def test_w_34_7_it_calls_for_help() -> None:
    table = acted("right B1", "B1", 2, round=3, extra={"enemies": ["E07"]})

    assert table.where("E07") == "rear"
