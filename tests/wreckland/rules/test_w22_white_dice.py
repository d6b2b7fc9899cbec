"""The player's Steps (W-22)."""

from __future__ import annotations

from tests.wreckland.table import run


def test_w_22_1_one_to_three_dice_one_at_a_time() -> None:
    table = run("front E16", pool="w3 w4 w4 w5").play("use 3 W", "use 4 N 4", "target E16")
    assert (table.view["placed"], table.offers("done")) == (2, True)

    table.play("use 5 S")

    assert (table.view["step"], table.prompt) == (3, "red")


def test_w_22_1_a_die_activates_rams_repairs_or_goes_on_the_core() -> None:
    table = run("front E16", pool="w2", slots="N=V1a*1")

    assert table.beginning("use", "ram", "fix", "core") == [
        "use 2 N 2", "use 2 N 4", "ram 2 front", "fix 2 N", "core 2 reroll", "core 2 adjust", "core 2 keep",
    ]  # fmt: skip


def test_w_22_2_at_least_one_die_is_placed() -> None:
    table = run("front E16", pool="w3 w4")
    assert not table.offers("done")

    assert table.play("use 3 W").offers("done")


def test_w_22_3_the_others_are_rerolled() -> None:
    table = run("front E16", pool="w3 w4 r6", dice=[1, 2]).play("use 3 W", "done")

    assert table.pool == "w1 r2"


def test_w_22_4_a_die_can_always_be_placed() -> None:
    table = run(pool="w6", slots="N=!D1 W=!D2 S=!D3")

    assert table.choices == ["ram 6 nowhere"]
