"""The end of the Wreckage phase (W-14)."""

from __future__ import annotations

from tests.wreckland.table import build


def test_w_14_1_the_player_ends_it_and_nothing_else_may_be_left() -> None:
    assert build("w1 w2").choices == ["end phase"]
    assert build("w1 w1", "P05").choices[-1] == "end phase"


def test_w_14_2_parts_are_discarded_and_upgrades_and_scrap_stay() -> None:
    table = build("w1 w1", "P05 P06", scrap="E05").play("end phase")

    assert (table.view["phase"], table.available) == ("run", "")
    assert table.view["discards"]["parts"] == ["P05", "P06"]
    assert (table.view["upgrades"], table.scrap) == (["U01", "U02", "U03"], "E05")
