"""Activating a Part (W-23)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_23_1_the_part_works_and_has_an_open_die_slot() -> None:
    table = run("front E16", pool="w4", slots="S=!D1", slot_dice={"N": ["w2", "w5"], "W": ["w3"]})

    assert table.beginning("use") == []


def test_w_23_2_the_lowest_value_is_the_threshold_of_every_die_slot() -> None:
    table = run("front E16", pool="w2 w1")

    assert table.beginning("use") == ["use 2 N 2", "use 2 N 4"]


def test_w_23_3_the_die_covers_a_slot_of_ones_choice() -> None:
    table = run("front E16", pool="w5").play("use 5 N 4", "target E16")

    assert table.dice("N") == [None, "w5"]
    assert run("front E16", pool="w5", slot_dice={"N": ["w2", None]}).beginning("use")[0] == "use 5 N"


def test_w_23_4_an_effect_with_a_range_chooses_only_dice_in_it() -> None:
    table = run("front E16", pool="w4 w1 w3 w6 r2", slots="N=P02").play("use 4 N", "effect set_aside 1")

    assert table.choices == ["die w1", "die w3", "die r2"]


def test_w_23_5_an_exact_match_adds_the_bonus() -> None:
    assert run("front E16", pool="w4").play("use 4 N 4", "target E16").hurt("E16") == 3
    assert run("front E16", pool="w4").play("use 4 N 2", "target E16").hurt("E16") == 1
    area = run("rear E16 E01", pool="w3").play("use 3 S")
    assert (area.hurt("E16"), area.hurt("E01")) == (2, 2)
    double = run("front E16 E01", pool="w4", slots="N=P29").play("use 4 N", "target E16", "target E01")
    assert (double.hurt("E16"), double.hurt("E01")) == (2, 2)


def test_w_23_6_the_player_orders_the_effects() -> None:
    table = run("front E16 E01", pool="w3", slots="N=P09").play("use 3 N")

    assert table.choices == ["effect single 1", "effect move_enemy 1"]
    table.play("effect move_enemy 1", "move E01 rear", "target E16")
    assert (table.where("E01"), table.hurt("E16")) == ("rear", 2)


def test_w_23_7_an_attack_must_be_made_and_may_have_no_target() -> None:
    table = run("front E16", pool="w5").play("use 5 N 2")
    assert table.choices == ["target E16"]

    assert run("rear E16", pool="w5").play("use 5 N 2").told(ev.AttackLost)


def test_w_23_8_one_of_two_effects() -> None:
    table = run("front E16", pool="w5", slots="N=P32 W=V1b*2").play("use 5 N")

    assert table.choices == ["choose single 2", "choose repair 2"]
    assert table.play("choose repair 2", "mend W").damage("W") == 0


def test_w_23_9_a_die_rolled_on_its_card_stays_there() -> None:
    table = run("right E16", pool="w1", vehicle="V2", dice=[5]).play("use 1 SE")

    assert table.dice("SE") == ["w5"]
    assert table.play("target E16").hurt("E16") == 3
