"""Upgrades (W-10)."""

from __future__ import annotations

from tests.wreckland.table import build


def test_w_10_1_three_upgrades_are_always_available() -> None:
    for round_number in (1, 2, 3):
        table = build("w3 w4 w5 w6 r6", round=round_number)
        assert table.beginning("install") == ["install U01", "install U02", "install U03"]


def test_w_10_2_only_on_its_printed_part_while_that_is_visible() -> None:
    table = build("w4 w5 w6").play("install U01", "pay w4", "pay w5", "pay w6")

    assert table.choices == ["at N"]
    assert not build("w4 w5 w6", slots="N=P05").offers("install U01")
    assert not build("w4 w5 w6", slots="N=!D1").offers("install U01")


def test_w_10_3_it_replaces_the_part_and_starts_undamaged() -> None:
    table = build("w4 w5 w6", slots="N=V1a*3").play("install U01", "pay w4", "pay w5", "pay w6", "at N")

    assert (table.part("N"), table.damage("N"), table.view["upgrades"]) == ("U01", 0, ["U02", "U03"])


def test_w_10_4_a_covered_upgrade_leaves_the_game() -> None:
    table = build("w5 w5", "P05", slots="N=U01").play("install P05", "pay w5", "pay w5", "at N")

    assert (table.view["gone"], table.view["upgrades"], table.view["discards"]["parts"]) == (
        ["U01"],
        ["U02", "U03"],
        [],
    )
