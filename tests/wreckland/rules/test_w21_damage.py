"""Damage to the vehicle (W-21)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import Table, run


def hit(slots: str, **doc: Any) -> Table:
    return run("front E04", step=1, pool="w1 r3", slots=slots, **doc).play("red 3 E04", "act E04", "hit N")


def test_w_21_1_damage_stays() -> None:
    table = hit("N=P15*1")
    assert table.damage("N") == 3

    assert table.play("ram 1 right").damage("N") == 3


def test_w_21_2_a_part_is_destroyed_at_its_resistance() -> None:
    assert hit("N=P05*1").wreck("N") is not None
    assert hit("N=P36*1").wreck("N") is None


def test_w_21_3_its_spikes_shield_and_dice_are_gone() -> None:
    table = hit("N=P01:front*1", slot_dice={"N": ["w3", None]})
    assert table.dice("N") == [None, None]

    assert run("front E01", pool="w1", slots="N=!D1").play("ram 1 front").told(ev.Rammed)[0].damage == 0


def test_w_21_4_the_core_is_the_end() -> None:
    table = run("right E04", step=1, pool="w1 r3", core=7).play("red 3 E04", "act E04")

    assert table.outcome is not None
    assert table.outcome.result == "lost"
