"""Scrap in a Run (W-32)."""

from __future__ import annotations

from tests.wreckland.table import run


def test_w_32_1_scrap_is_no_die_of_the_step() -> None:
    table = run("front E16", pool="w3", scrap="E05")

    table.play("use E05=4 S")
    assert not table.offers("done")
    assert (table.view["placed"], table.scrap) == (0, "")


def test_w_32_1_it_may_be_used_after_three_dice() -> None:
    table = run("front E16", pool="w3 w3 w1 w1", scrap="E05").play("use 3 W", "use 3 S", "core 1 reroll")

    assert table.prompt == "white"
    assert all(choice == "done" or "E05=4" in choice for choice in table.choices)


def test_w_32_2_it_covers_no_die_slot_and_can_be_exact() -> None:
    table = run("front E16", pool="w4", scrap="E05").play("use E05=4 N 4", "target E16")
    assert (table.hurt("E16"), table.dice("N")) == (3, [None, None])

    closed = run("front E16", pool="w4", scrap="E05", slot_dice={"N": [None, "w4"]}).play("use E05=4 N", "target E16")
    assert closed.hurt("E16") == 1


def test_w_32_2_it_may_take_another_die_slot_and_forgo_the_bonus() -> None:
    table = run("front E16", pool="w4", scrap="E05")
    assert [choice for choice in table.beginning("use") if "E05=4 N" in choice] == ["use E05=4 N 2", "use E05=4 N 4"]
    assert table.play("use E05=4 N 2", "target E16").hurt("E16") == 1

    alike = run("front E16", pool="w4", scrap="E07")
    assert [choice for choice in alike.beginning("use") if "E07=6 N" in choice] == ["use E07=6 N"]


def test_w_32_3_it_may_ram_repair_or_go_on_the_core() -> None:
    table = run("front E16", pool="w4", scrap="E02 E04", slots="W=V1b*2")

    assert {"ram E04=3 front", "fix E04=3 W", "core E02=1 adjust"} <= set(table.choices)
    assert table.play("fix E04=3 W").damage("W") == 0


def test_w_32_4_scrap_gained_in_a_step_is_usable_in_it() -> None:
    table = run("front E20; rear E16", pool="w4").play("use 4 N 4", "target E20")

    assert table.offers("use E20=5 S")


def test_w_32_5_a_spare_die_is_rolled_for_scrap() -> None:
    table = run("right E16", pool="w1", vehicle="V2", scrap="E05", dice=[6]).play("use E05=4 SE", "target E16")

    assert (table.hurt("E16"), table.dice("SE")) == (3, [None])
