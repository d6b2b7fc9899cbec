"""Furnace: 1 damage to everyone in another seen room; cozy fire: 1 damage, 1 mark on a neighbouring square (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Violet sees her own blue room, the green one (Sprog) and the yellow one (:D-struct-0R, Dozer).
HEARTH = """
    B   .   V   S
    .   .   .   D
    #   .   Z   .
"""
# She has two on the neighbouring b1, one on her own square.
NEAR = """
    .   BS  VD  .
    .   .   .   .
    #   .   .   .
"""


def furnace(drawing: str = HEARTH, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "furnace"}, **more)


def test_a_7_5_it_deals_one_damage_to_everyone_in_another_room() -> None:
    table = furnace().play("shoot furnace", "use basic", "room yellow")

    assert [table.damage(letter) for letter in "DZSBV"] == ["V", "V", "", "", ""]
    assert (table.weapons("V"), table.prompt) == ({"furnace": False}, "turn")


def test_a_7_5_the_room_is_seen_and_not_the_own_one() -> None:
    assert furnace().play("shoot furnace", "use basic").choices == ["room yellow", "room green"]


def test_a_4_4_a_room_with_nobody_in_it_cannot_be_chosen() -> None:
    empty = """
        B   .   V   S
        Z   .   .   .
        #   .   .   .
    """
    assert furnace(empty).play("shoot furnace", "use basic").choices == ["room green"]


def test_a_5_2_away_from_the_doors_no_other_room_is_seen() -> None:
    inner = """
        B   V   .   S
        Z   .   D   .
        #   .   .   .
    """
    assert furnace(inner).play("shoot furnace").choices == ["use cozy_fire"]


def test_a_7_5_cozy_fire_deals_one_damage_and_one_mark_to_everyone_on_the_square() -> None:
    table = furnace(NEAR).play("shoot furnace", "use cozy_fire")

    assert table.choices == ["aim b1"]
    table.play("aim b1")

    assert [(table.damage(letter), table.marks(letter)) for letter in "BS"] == [("V", {"V": 1})] * 2
    assert (table.damage("D"), table.marks("D"), table.prompt) == ("", {}, "turn")


def test_a_5_3_cozy_fire_goes_one_move_through_doors_but_not_through_walls() -> None:
    walls = """
        .   D   .   .
        .   V   S   .
        #   B   .   .
    """
    assert furnace(walls).play("shoot furnace", "use cozy_fire").choices == ["aim b3"]


def test_a_4_4_those_on_the_own_square_cannot_be_burnt() -> None:
    huddle = """
        .   .   VBS .
        .   .   .   .
        #   .   .   .
    """
    assert not furnace(huddle).offers("shoot furnace")


def test_a_7_1_neither_mode_costs_anything() -> None:
    table = furnace(ammo={"V": "RYB"}, powerups={"V": "newton:red"}).play("shoot furnace")

    assert table.choices == ["use basic", "use cozy_fire"]
    assert table.fork().play("use basic", "room green").ammo("V") == "RYB"
    assert table.fork().play("use cozy_fire", "aim d1").ammo("V") == "RYB"


def test_a_6_2_cozy_fire_converts_old_marks_and_leaves_its_own() -> None:
    table = furnace(NEAR, marks={"B": "VV", "S": "D"}).play("shoot furnace", "use cozy_fire", "aim b1")

    assert (table.damage("B"), table.marks("B")) == ("VVV", {"V": 1})
    assert (table.damage("S"), table.marks("S")) == ("V", {"D": 1, "V": 1})


def test_a_8_1_a_scope_adds_one_to_one_in_the_room() -> None:
    table = furnace(ammo={"V": "B"}, powerups={"V": "targeting_scope:red"})

    table.play("shoot furnace", "use basic", "room yellow", "play targeting_scope:red", "pay blue")
    assert table.targets == "DZ"

    assert table.play("target Z").damage("Z") == "VV"


def test_a_8_3_only_those_in_the_room_who_see_back_may_answer() -> None:
    door = """
        .   .   V   .
        .   .   D   S
        #   .   B   .
    """
    grenades = {"D": "tagback_grenade:red", "B": "tagback_grenade:blue", "S": "tagback_grenade:yellow"}
    table = furnace(door, powerups=grenades).play("shoot furnace", "use basic", "room yellow")

    assert (table.to_act, table.prompt) == ("D", "grenade")
    assert table.play("done").prompt == "turn"


def test_a_10_2_a_room_is_burnt_with_its_spawnpoint_even_if_that_stands_alone() -> None:
    full = furnace(mode="domination").play("shoot furnace", "use basic", "room yellow")
    assert (full.damage("D"), full.damage("Z"), full.doc["tracks"]["yellow"]) == ("V", "V", ["violet"])

    empty = """
        B   .   V   SDZ
        .   .   .   .
        #   .   .   .
    """
    alone = furnace(empty, mode="domination").play("shoot furnace", "use basic", "room yellow")
    assert alone.doc["tracks"]["yellow"] == ["violet"]


def test_a_10_2_cozy_fire_marks_the_spawnpoint_of_its_square_once_a_turn() -> None:
    gate = """
        .   V   B   .
        .   .   .   .
        #   .   .   SD
    """
    table = given(gate, act="V", weapons={"V": "furnace shockwave"}, mode="domination")

    table.play("shoot furnace", "use cozy_fire", "aim c1")
    assert (table.damage("B"), table.doc["tracks"]["blue"]) == ("V", ["violet"])

    assert table.play("shoot shockwave", "use basic").targets == "B"


def test_a_7_1_every_way_to_shoot_ends_with_somebody_hit() -> None:
    lines = list(furnace(ammo={"V": "RYB"}).lines("shoot furnace"))

    assert len({line for line, _ in lines}) == len(lines) == 3
    assert all(end.prompt == "turn" and any(map(end.damage, "BDSZ")) for _, end in lines)
