"""Attacks of enemies (W-19)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import Table, run


def attacked(enemy: str, value: int, section: str = "front", **doc: Any) -> Table:
    return run(f"{section} {enemy}", step=1, pool=f"w1 r{value}", **doc).play(f"red {value} {enemy}", f"act {enemy}")


def test_w_19_1_the_side_that_it_faces_is_attacked() -> None:
    table = attacked("E04", 3, slots="NE=P05 SE=P06")

    assert table.choices == ["hit N", "hit NE"]


def test_w_19_2_single_hits_one_part_of_the_players_choice() -> None:
    table = attacked("E04", 3, slots="NE=P05").play("hit NE")

    assert (table.damage("NE"), table.damage("N"), table.core) == (3, 0, 0)


def test_w_19_2_damage_beyond_is_lost() -> None:
    table = attacked("E04", 3, slots="N=V1a*3").play("hit N")

    assert (table.wreck("N") is not None, table.core) == (True, 0)


def test_w_19_3_the_core_takes_it_if_no_part_is_there() -> None:
    assert attacked("E04", 3, "right").core == 3
    assert attacked("E04", 3, slots="N=!D1").core == 3


def test_w_19_4_area_hits_each_slot_and_the_core_for_those_without_a_part() -> None:
    table = attacked("E12", 2, slots="NE=P05 NW=!D1")

    assert (table.damage("N"), table.damage("NE"), table.core) == (1, 1, 1)


def test_w_19_5_two_targets_are_two_parts() -> None:
    table = attacked("E22", 1, slots="NE=P05")
    table.play("hit NE")

    assert table.choices == ["hit N"]
    table.play("hit N")
    assert (table.damage("NE"), table.damage("N")) == (2, 1)


def test_w_19_5_the_second_hit_may_be_lost_and_the_core_takes_one() -> None:
    table = attacked("E22", 1).play("hit N")

    assert (table.damage("N"), len(table.told(ev.HitLost))) == (2, 1)
    assert attacked("E22", 1, "right").core == 2


def test_w_19_6_plus_is_part_of_the_attack() -> None:
    table = run("front E14", pool="w4").play("use 4 N 4", "target E14")

    assert [(hit.amount, hit.stopped) for hit in table.told(ev.EnemyHit)] == [(2, 1)]
