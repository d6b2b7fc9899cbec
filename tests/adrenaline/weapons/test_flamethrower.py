"""Flamethrower: one target on each of two squares in a row, or with barbecue everybody there (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Small arena: the middle row is open from a2 to c2, then a door leads to d2, which b2 does not see.
CORRIDOR = """
    .   .   .
    S   V   BZ  D
    #   .   .   .
"""
FAR_END = """
    .   .   .
    .   V   .   DB
    #   S   .   .
"""


def flamethrower(drawing: str = CORRIDOR, ammo: str = "", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "flamethrower"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_burns_one_target_on_each_of_two_squares() -> None:
    table = flamethrower().play("shoot flamethrower", "use basic", "aim c2", "target B", "target D")

    assert [table.damage(victim) for victim in "BZDS"] == ["V", "", "V", ""]
    assert (table.weapons("V"), table.prompt) == ({"flamethrower": False}, "turn")


def test_a_7_5_the_second_square_may_be_left_out() -> None:
    table = flamethrower().play("shoot flamethrower", "use basic", "aim c2", "target Z", "done")

    assert [table.damage(victim) for victim in "BZDS"] == ["", "V", "", ""]


def test_a_7_5_the_first_square_may_be_left_out_but_then_the_second_may_not() -> None:
    table = flamethrower().play("shoot flamethrower", "use basic", "aim c2", "done")
    assert table.choices == ["target d_struct_or"]

    assert table.play("target D").damage("D") == "V"


def test_a_7_5_the_flame_goes_through_a_door_to_a_target_out_of_sight() -> None:
    table = flamethrower(FAR_END).play("shoot flamethrower", "use basic", "aim c2")

    assert table.targets == "BD"


def test_a_7_5_a_wall_stops_the_flame() -> None:
    table = flamethrower("""
        .   B   V
        .   .   .   .
        #   .   S   D
    """).play("shoot flamethrower", "use basic")

    assert table.squares == {"b1"}  # a wall stands between c2 and S on c3


def test_a_7_5_it_burns_nobody_on_the_own_square_or_around_a_corner() -> None:
    table = flamethrower("""
        .   .   .
        .   VZ  .   B
        #   .   D   .
    """).play("shoot flamethrower", "use basic")

    assert table.squares == {"c2"}
    assert table.play("aim c2").targets == "B"


def test_a_7_5_barbecue_burns_all_for_two_yellow_cubes() -> None:
    table = flamethrower(ammo="YY").play("shoot flamethrower", "use barbecue", "aim c2", "everyone")

    assert [table.damage(victim) for victim in "BZDS"] == ["VV", "VV", "V", ""]
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_7_5_barbecue_may_stop_after_the_first_square() -> None:
    table = flamethrower(ammo="YY").play("shoot flamethrower", "use barbecue", "aim c2", "done")

    assert [table.damage(victim) for victim in "BZDS"] == ["VV", "VV", "", ""]


def test_a_7_5_barbecue_over_an_empty_square_deals_one_on_the_second() -> None:
    table = flamethrower(FAR_END, ammo="YY").play("shoot flamethrower", "use barbecue", "aim c2")

    assert (table.damage("D"), table.damage("B"), table.prompt) == ("V", "V", "turn")


def test_a_4_10_two_yellow_in_cubes_and_powerups_pay_for_barbecue() -> None:
    assert flamethrower(ammo="RRYBB").play("shoot flamethrower").choices == ["use basic"]

    table = flamethrower(ammo="Y", powerups={"V": "newton:yellow"}).play("shoot flamethrower", "use barbecue")
    assert table.choices == ["pay newton:yellow"]
    table.play("pay newton:yellow", "aim a2")

    assert (table.damage("S"), table.ammo("V"), table.powerups("V")) == ("VV", "", [])


def test_a_6_2_each_burnt_one_has_its_marks_converted() -> None:
    table = flamethrower(ammo="YY", marks={"B": "V", "D": "VV"})

    table.play("shoot flamethrower", "use barbecue", "aim c2", "everyone")

    assert (table.damage("B"), table.damage("D"), table.marks("D")) == ("VVV", "VVV", {})


def test_a_8_3_a_victim_out_of_sight_who_looks_back_answers() -> None:
    table = flamethrower(FAR_END, powerups={"D": "tagback_grenade:red"})

    table.play("shoot flamethrower", "use basic", "aim c2", "target D", "play tagback_grenade:red")

    assert table.marks("V") == {"D": 1}


def test_a_10_2_a_spawnpoint_is_one_target_of_its_square_and_barbecue_burns_it_too() -> None:
    table = flamethrower(ammo="YY", mode="domination").play("shoot flamethrower")
    assert table.fork().play("use basic", "aim a2").targets == "Sr"

    table.play("use barbecue", "aim a2")

    assert (table.damage("S"), table.doc["tracks"]["red"]) == ("VV", ["violet"])


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = flamethrower(ammo="YY", mode="domination", powerups={"V": "newton:yellow", "S": "tagback_grenade:red"})

    lines = list(table.lines("shoot flamethrower"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BDSZ") or end.doc["tracks"]["red"]
