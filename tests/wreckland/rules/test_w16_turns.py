"""The sequence of a Turn (W-16)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_16_1_all_dice_come_back_and_are_rolled() -> None:
    table = run("right E01 E02 E03; rear E04", step=6, pool="w1", slot_dice={"N": ["w4", None]})

    table.play("ram 1 right", "shift E01 rear", "shift E02 rear", "shift E03 rear")

    assert (table.view["turn"], table.view["step"]) == (2, 1)
    assert len(table.pool.split()) == 8
    assert table.dice("N") == [None, None]


def test_w_16_2_one_red_die_then_white_ones_then_a_reroll() -> None:
    table = run("front E01; rear E04", step=1, pool="w3 w3 r3 r6 r6", dice=[1, 2, 2])

    table.play("red 3 E01", "act E01", "hit N", "act E04", "hit S")
    assert (table.prompt, table.view["step"]) == ("white", 2)
    table.play("fix 3 N", "done")
    assert (table.view["step"], table.pool) == (3, "w1 r2 r2")


def test_w_16_3_steps_3_and_4_likewise() -> None:
    table = run("right E01", step=4, pool="w3 w4 r6", dice=[5, 2]).play("ram 3 right", "shift E01 rear", "done")

    assert (table.view["step"], table.pool, table.prompt) == (5, "w5 r2", "red")


def test_w_16_4_steps_5_and_6_end_the_turn() -> None:
    table = run("right E01 E02 E06", step=5, pool="w3 r3").play("red 3 E01", "act E01")

    assert (table.view["step"], table.prompt) == (6, "white")


def test_w_16_5_a_step_without_a_white_die_is_skipped() -> None:
    table = run("right E01 E02 E06", step=5, pool="r3", scrap="E05").play("red 3 E01", "act E01")

    assert [event.step for event in table.told(ev.StepSkipped)] == [6]
    assert table.view["turn"] == 2


def test_w_16_6_step_6_goes_on_until_all_white_dice_are_placed() -> None:
    table = run("right E01 E02 E06", step=6, pool="w1 w5").play(
        "ram 5 right", "shift E01 rear", "shift E02 rear", "shift E06 rear"
    )

    assert (table.prompt, table.offers("done")) == ("white", False)
    assert table.play("core 1 reroll").view["turn"] == 2
    assert table.told(ev.DieLost) == []


def test_w_16_6_scrap_may_follow_the_last_die_and_need_not() -> None:
    table = run("right E01 E02 E06", step=6, pool="w1", scrap="E05").play("core 1 reroll")

    assert table.offers("done")
    assert table.offers("use E05=4 S")


def test_w_16_6_a_fourth_white_die_of_step_6_is_lost() -> None:
    table = run("right E01 E02 E06", step=6, pool="w1 w1 w1 w5").play("core 1 keep", "die w5")
    assert not table.offers("done")
    table.play("core 1 keep", "die w1", "core 1k reroll")

    assert [(event.die, event.rule) for event in table.told(ev.DieLost)] == [("w5k", "W-16.6")]
    assert table.view["turn"] == 2


def test_w_16_7_a_covered_die_slot_is_closed_for_the_turn() -> None:
    table = run("front E16", pool="w3 w3", step=2).play("use 3 W")

    assert not table.offers("use 3 W")
    assert table.dice("W") == ["w3"]
