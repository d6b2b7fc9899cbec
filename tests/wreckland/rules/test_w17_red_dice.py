"""Red dice on enemies (W-17)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_17_1_a_red_die_goes_on_an_enemy_of_its_value() -> None:
    table = run("front E01; rear E04 E16", step=1, pool="w1 r3 r3 r6")

    assert table.choices == ["red 3 E01", "red 3 E04", "red 6 E01", "red 6 E16"]
    table.play("red 6 E01")
    assert table.dice("E01") == [None, "r6"]


def test_w_17_2_all_enemies_with_that_value_act() -> None:
    table = run("front E01; rear E04 E16", step=1, pool="w1 r3").play("red 3 E01")

    assert table.choices == ["act E01", "act E04"]


def test_w_17_3_an_enemy_sleeps_once_all_its_die_slots_are_covered() -> None:
    table = run("front E01; rear E04", step=1, pool="w1 r3 r6", enemy_dice={"E01": ["r3", None]})

    assert table.choices == ["red 3 E01", "red 3 E04", "red 6 E01"]
    assert table.play("red 3 E04").choices == ["act E01", "act E04"]

    asleep = run("front E01; rear E04", step=1, pool="w1 r3", enemy_dice={"E01": ["r3", "r3"]})
    assert asleep.choices == ["red 3 E04"]
    assert asleep.play("red 3 E04").choices == ["act E04"]
    assert run("front E01", step=1, pool="r6", enemy_dice={"E01": ["r3", "r3"]}).choices == ["red 6 board"]


def test_w_17_3_a_second_die_of_a_value_covers_another_die_slot() -> None:
    table = run("front E01", step=1, pool="w1 r3", enemy_dice={"E01": ["r3", None]}).play("red 3 E01")

    assert table.dice("E01") == ["r3", "r3"]
    assert table.play("act E01", "hit N").where("E01") == "right"


def test_w_17_3_a_table_may_want_the_die_slot_of_that_value_to_be_open() -> None:
    table = run("front E01; rear E04", step=1, pool="w1 r3 r6", sleep="value", enemy_dice={"E01": ["r3", None]})

    assert table.choices == ["red 3 E04", "red 6 E01"]
    assert table.play("red 3 E04").choices == ["act E04"]


def test_w_17_4_the_player_chooses_the_order() -> None:
    table = run("right E01 E04", step=1, pool="w1 r3").play("red 3 E01", "act E04", "act E01")

    assert [event.enemy for event in table.told(ev.EnemyActed)] == ["E04", "E01"]


def test_w_17_5_then_they_move_one_section_clockwise() -> None:
    table = run("right E01 E16; left E04", step=1, pool="w1 r3").play("red 3 E01", "act E01", "act E04", "hit W")

    assert [table.where(name) for name in ("E01", "E04", "E16")] == ["rear", "front", "right"]


def test_w_17_6_a_die_on_an_enemy_that_leaves_is_out() -> None:
    table = run("front E20*2", pool="w2 w3 r6", enemy_dice={"E20": ["r5", None]}).play("use 2 N 4", "target E20")

    assert (table.enemies, table.pool) == ([], "w3 r6")
