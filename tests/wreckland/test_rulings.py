"""Rulings that are switches: turned over, the game follows the other reading."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.rules import (
    activating,
    building,
    decks,
    foes,
    ramming,
    specials,
    tricks,
    vehicle,
    white,
)
from tests.wreckland.table import build, run

Patch = pytest.MonkeyPatch

pytestmark = pytest.mark.skipif(
    not vehicle.__file__.endswith(".py"),
    reason="compiled rules have their rulings built in: nothing can be turned over",
)


def test_r3_the_core_is_lost_only_in_a_run(monkeypatch: Patch) -> None:
    monkeypatch.setattr(vehicle, "R3_CORE_LOSS_IN_WRECKAGE", False)
    table = build("r5 w5", "P05", core=9, chapter=7, dice=[6]).play("install P05", "pay w5", "pay r5", "at E")
    assert table.prompt == "build"

    assert table.play("end phase").outcome is not None


def test_r4_no_more_parts_are_drawn(monkeypatch: Patch) -> None:
    monkeypatch.setattr(decks, "R4_RESHUFFLE_PARTS", False)
    everything = [*(f"P{number:02}" for number in range(1, 37)), "C1p"]
    table = run("right E01", step=6, pool="w1", discards={"parts": everything}).play("ram 1 right", "shift E01 rear")

    assert table.available == ""


def test_r10_a_covered_upgrade_is_available_again(monkeypatch: Patch) -> None:
    monkeypatch.setattr(building, "R10_COVERED_UPGRADE_IS_GONE", False)
    table = build("w5 w5", "P05", slots="N=U01").play("install P05", "pay w5", "pay w5", "at N")

    assert table.view["upgrades"] == ["U01", "U02", "U03"]


def test_r15_step_6_has_no_upper_limit(monkeypatch: Patch) -> None:
    monkeypatch.setattr(white, "R15_LEFTOVERS_ARE_LOST", False)
    table = run("right E16 E01 E02", step=6, pool="w1 w1 w1 w1").play("core 1 adjust", "die w1 +1")
    table.play("core 1 keep", "die w1", "core 2 keep")

    assert table.prompt == "white"
    assert table.offers("ram 1k right")


def test_r17_both_hits_go_to_the_core(monkeypatch: Patch) -> None:
    monkeypatch.setattr(vehicle, "R17_ONE_HIT_TO_THE_CORE", False)

    assert run("right E22", step=1, pool="w1 r1").play("red 1 E22", "act E22").core == 3


def test_r18_rams_ignore_shields(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ramming, "R18_SHIELDS_STOP_RAMS", False)

    assert run("front E14", pool="w1").play("ram 1 front").hurt("E14") == 1


def test_r20_each_die_slot_has_its_own_threshold(monkeypatch: Patch) -> None:
    monkeypatch.setattr(white, "R20_LOWEST_VALUE_IS_THE_THRESHOLD", False)

    assert run("front E16", pool="w2").beginning("use") == ["use 2 N 2"]


def test_r22_explosions_reach_the_core(monkeypatch: Patch) -> None:
    monkeypatch.setattr(foes, "R22_EXPLOSIONS_SPARE_THE_CORE", False)
    table = run("front E10*4; rear E16", pool="w4 w1").play("use 4 N 4", "target E10", "extra all")

    assert table.core == 4


def test_r23_any_section_can_be_rammed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ramming, "R23_RAM_NEEDS_AN_ENEMY", False)
    table = run("front E16", pool="w6 w6")

    assert table.beginning("ram") == ["ram 6 front", "ram 6 right", "ram 6 rear", "ram 6 left"]
    assert table.play("ram 6 rear").prompt == "white"


def test_r25_dice_wrap(monkeypatch: Patch) -> None:
    monkeypatch.setattr(tricks, "R25_NO_WRAP", False)
    table = run("front E16", pool="w1 w6 r3").play("core 1 adjust")

    assert table.play("die w6 +1").pool == "w1 r3"


def test_r26_a_kept_die_is_out_for_the_step(monkeypatch: Patch) -> None:
    monkeypatch.setattr(white, "R26_KEPT_DIE_STAYS_USABLE", False)
    table = run("front E16", pool="w1 w5 w6 r3").play("core 1 keep", "die w5")

    assert not any("5k" in choice for choice in table.choices)


def test_r27_a_removed_die_returns_to_the_pool(monkeypatch: Patch) -> None:
    monkeypatch.setattr(tricks, "R27_REMOVED_DIE_IS_OUT", False)
    table = run("front E16", pool="w5 w4", slots="N=P24", slot_dice={"W": ["w3"]}).play("use 5 N", "die W 3")

    assert table.pool == "w3 w4 r6"


def test_r28_the_boss_is_hurt_with_its_last_escort(monkeypatch: Patch) -> None:
    monkeypatch.setattr(foes, "R28_COMPANY_IS_CHECKED_FIRST", False)
    table = run("rear B1 E20*1", pool="w3 w4", round=3).play("use 3 S")

    assert table.hurt("B1") == 2


def test_r32_canyon_cards_are_counted_over_the_game(monkeypatch: Patch) -> None:
    monkeypatch.setattr(specials, "R32_CANYON_COUNT_RESTARTS", False)

    assert build("w1", chapter=2, round=2, survived=2).play("end phase").view["survived"] == 2


def test_r33_big_fossil_counts_himself(monkeypatch: Patch) -> None:
    monkeypatch.setattr(specials, "R33_FOSSIL_COUNTS_OTHERS", False)
    table = run("left B1 E16; right E01 E02", step=6, pool="w1", round=3, slots="W=!D1")
    table.play("ram 1 right", "shift E01 rear", "shift E02 rear")

    assert table.where("B1") == "left"


def test_r35_scrap_is_its_own_roll(monkeypatch: Patch) -> None:
    monkeypatch.setattr(activating, "R35_ROLL_A_SPARE_DIE", False)
    table = run("right E16", pool="w1", vehicle="V2", scrap="E07").play("use E07=6 SE", "target E16")

    assert table.hurt("E16") == 3
    assert table.told(ev.LuckRolled) == [] or table.told(ev.LuckRolled)[0].face == 6
