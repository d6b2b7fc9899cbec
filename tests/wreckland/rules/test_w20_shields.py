"""Shields (W-20)."""

from __future__ import annotations

from tests.wreckland.table import run


def test_w_20_1_a_shield_reduces_each_attack() -> None:
    table = run("front E04", step=1, pool="w1 r3", slots="N=P15").play("red 3 E04", "act E04", "hit N")

    assert table.damage("N") == 2
    assert run("front E15", pool="w3").play("use 3 N 2", "target E15").hurt("E15") == 0


def test_w_20_2_bonuses_come_before_the_shield() -> None:
    assert run("front E15", pool="w4").play("use 4 N 4", "target E15").hurt("E15") == 1


def test_w_20_3_each_target_of_an_area_attack_has_its_own() -> None:
    table = run("rear E01 E14", pool="w3").play("use 3 S")

    assert (table.hurt("E01"), table.hurt("E14")) == (2, 1)


def test_w_20_4_the_core_has_none() -> None:
    table = run("front E12", step=1, pool="w1 r2", slots="N=P16 NW=P15").play("red 2 E12", "act E12")

    assert (table.damage("N"), table.damage("NW"), table.core) == (0, 0, 1)


def test_w_20_5_some_effects_ignore_shields() -> None:
    table = run("front E15", pool="w5", slots="N=P31").play("use 5 N", "target E15")

    assert table.hurt("E15") == 2


def test_w_20_6_a_ram_is_one_attack_on_each_enemy() -> None:
    table = run("front E14 E01", pool="w1", slots="NW=P01:front NE=P12:front")
    table.play("ram 1 front", "share E01", "share E14", "share E14")

    assert (table.hurt("E01"), table.hurt("E14")) == (1, 1)
