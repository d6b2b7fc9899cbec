"""A 1 or a 2 on the Core (W-27)."""

from __future__ import annotations

from tests.wreckland.table import run


def test_w_27_1_only_ones_and_twos() -> None:
    assert [choice for choice in run("front E16", pool="w1 w2 w3").beginning("core") if "keep" in choice] == [
        "core 1 keep", "core 2 keep",
    ]  # fmt: skip


def test_w_27_2_reroll_the_other_white_dice() -> None:
    table = run("front E16", pool="w1 w4 w5k r6", dice=[3]).play("core 1 reroll")

    assert table.pool == "w3 w5k r6"


def test_w_27_3_adjust_a_die_of_either_colour() -> None:
    table = run("front E16", pool="w1 w1 w6 r3").play("core 1 adjust")

    assert table.choices == ["die w1 +1", "die w6 -1", "die r3 -1", "die r3 +1"]
    assert table.play("die r3 -1").pool == "w1 w6 r2"


def test_w_27_4_a_die_set_aside_survives_one_reroll() -> None:
    table = run("front E16", pool="w1 w4 w5 r6", dice=[2, 2]).play("core 1 keep", "die w5")
    assert table.offers("use 5k N 2")

    table.play("done")

    assert table.pool == "w2 w5 r2"


def test_w_27_4_red_dice_too() -> None:
    table = run("front E16", pool="w1 w4 r6", dice=[2]).play("core 1 keep", "die r6", "done")

    assert table.pool == "w2 r6"


def test_w_27_5_it_counts_among_the_dice_of_the_step() -> None:
    table = run("front E16", pool="w1 w1 w1 w1").play("core 1 reroll")

    assert table.view["placed"] == 1


def test_w_27_6_icons_do_the_same() -> None:
    table = run("front E16", pool="w3 w4 w5 r6", slots="N=P21", dice=[1, 1]).play("use 3 N")
    assert table.pool == "w1 w1 r6"

    table = run("front E16", pool="w3 w4 r6", slots="N=P20").play("use 3 N", "die w4 +1")
    assert table.pool == "w5 r6"


def test_w_27_7_a_removed_die_opens_its_slot_and_is_out() -> None:
    table = run("front E16", pool="w5 w4", slots="N=P24", slot_dice={"W": ["w3"]}, enemy_dice={"E16": ["r6"]}).play(
        "use 5 N"
    )

    assert table.choices == ["die N 4", "die W 3", "die E16 6"]
    table.play("die W 3")
    assert (table.dice("W"), table.pool) == ([None], "w4 r6")
