"""Shockwave: 1 damage to up to three on different squares one move away; tsunami hits all of them (A-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import Scored
from tests.adrenaline.table import Table, given

# c2 opens to b2, has doors to c1 and d2, and a wall to c3. D, B, Z, S is the order of the seats after V.
AROUND = """
    .   .    B
    .   DS   V   Z
    #   .    .   .
"""
FAR = """
    .   .   .
    Z   D   VB  .
    #   .   S   .
"""


def shockwave(drawing: str = AROUND, ammo: str = "", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "shockwave"}, ammo={"V": ammo}, **more)


def hits(table: Table) -> dict[str, str]:
    return {letter: table.damage(letter) for letter in "DBZS" if table.damage(letter)}


def test_a_7_5_it_deals_one_damage_to_each_of_three() -> None:
    table = shockwave().play("shoot shockwave", "use basic", "target D", "target B", "target Z")

    assert hits(table) == {"D": "V", "B": "V", "Z": "V"}
    assert (table.weapons("V"), table.prompt) == ({"shockwave": False}, "turn")


def test_a_7_5_its_targets_stand_on_different_squares() -> None:
    table = shockwave().play("shoot shockwave", "use basic")
    assert table.targets == "BDSZ"

    assert table.play("target D").targets == "BZ"  # S shares the square of D


def test_a_7_3_it_may_hit_fewer_but_not_nobody() -> None:
    table = shockwave().play("shoot shockwave", "use basic")
    assert not table.offers("done")

    table.play("target B", "done")

    assert hits(table) == {"B": "V"}


def test_a_5_3_it_reaches_exactly_one_move() -> None:
    assert shockwave(FAR).play("shoot shockwave", "use basic").targets == "D"  # B is here, S behind a wall


def test_a_7_5_tsunami_hits_all_who_are_one_move_away_for_a_yellow_cube() -> None:
    table = shockwave(ammo="Y").play("shoot shockwave", "use tsunami")

    assert (hits(table), table.ammo("V")) == (dict.fromkeys("DBZS", "V"), "")
    assert table.prompt == "turn"


def test_a_5_3_tsunami_spares_the_own_square_and_those_behind_walls() -> None:
    table = shockwave(FAR, ammo="Y").play("shoot shockwave", "use tsunami")

    assert hits(table) == {"D": "V"}


@pytest.mark.parametrize(("ammo", "choices"), [("", ["pay newton:yellow"]), ("Y", ["pay cubes", "pay newton:yellow"])])
def test_a_4_10_a_yellow_powerup_pays_for_tsunami(ammo: str, choices: list[str]) -> None:
    table = shockwave(ammo=ammo, powerups={"V": "newton:yellow"}).play("shoot shockwave", "use tsunami")
    assert (table.prompt, table.choices) == ("pay", choices)

    table.play("pay newton:yellow")

    assert (hits(table), table.ammo("V"), table.powerups("V")) == (dict.fromkeys("DBZS", "V"), ammo, [])
    assert shockwave(ammo="RRRBBB").play("shoot shockwave").choices == ["use basic"]


def test_a_6_2_tsunami_converts_the_marks_on_every_board() -> None:
    table = shockwave(ammo="Y", marks={"B": "V", "Z": "VVD"}).play("shoot shockwave", "use tsunami")

    assert hits(table) == {"D": "V", "B": "VV", "Z": "VVV", "S": "V"}
    assert table.marks("Z") == {"D": 1}


def test_a_6_5_a_wave_that_kills_two_is_a_double_kill() -> None:
    table = shockwave(ammo="Y", damage={"B": "D" * 10, "S": "D" * 10}).play("shoot shockwave", "use tsunami")

    table.play("end turn")

    assert [event.to for event in table.happened(Scored) if event.reason == "double_kill"] == [0]


def test_a_8_1_a_targeting_scope_adds_to_one_of_those_who_were_hit() -> None:
    table = shockwave(ammo="B", powerups={"V": "targeting_scope:red"})

    table.play("shoot shockwave", "use basic", "target B", "target S", "play targeting_scope:red", "pay blue")
    assert table.targets == "BS"
    table.play("target S")

    assert hits(table) == {"B": "V", "S": "VV"}


def test_a_8_3_grenades_are_answered_in_turn_order() -> None:
    table = shockwave(ammo="Y", seats="BVZSD", powerups={"B": "tagback_grenade:red", "D": "tagback_grenade:red"}).play(
        "shoot shockwave", "use tsunami"
    )

    assert (table.prompt, table.to_act) == ("grenade", "D")
    assert table.play("play tagback_grenade:red").to_act == "B"
    table.play("play tagback_grenade:red")

    assert table.marks("V") == {"B": 1, "D": 1}


def test_a_10_2_a_spawnpoint_counts_as_a_target_on_its_square() -> None:
    table = shockwave(mode="domination").play("shoot shockwave", "use basic")
    assert table.targets == "BDSZb"

    assert table.fork().play("target B").targets == "SZ"  # the blue spawnpoint shares the square of B
    table.play("target D", "target Z", "target b")

    assert (table.doc["tracks"]["blue"], hits(table)) == (["violet"], {"D": "V", "Z": "V"})


def test_a_10_2_tsunami_hits_the_spawnpoint_too_but_not_again_in_the_same_turn() -> None:
    fresh = shockwave(ammo="Y", mode="domination").play("shoot shockwave", "use tsunami")
    again = shockwave(ammo="Y", mode="domination", tagged=["blue"]).play("shoot shockwave", "use tsunami")

    assert (fresh.doc["tracks"]["blue"], hits(fresh)) == (["violet"], dict.fromkeys("DBZS", "V"))
    assert (again.doc["tracks"]["blue"], hits(again)) == ([], dict.fromkeys("DBZS", "V"))


def test_a_7_1_every_line_of_play_hits_somebody_and_none_is_offered_twice() -> None:
    lines = list(shockwave(ammo="Y").lines("shoot shockwave"))

    # D, S or neither; B or not; Z or not; but not nobody. And tsunami.
    assert len(lines) == len(dict(lines)) == 3 * 2 * 2 - 1 + 1
    assert all(end.prompt == "turn" and hits(end) for _, end in lines)
