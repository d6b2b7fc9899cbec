"""Cyberblade: 2 damage on the own square; shadowstep moves the shooter, slice and dice hits another (A-7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adrenaline.table import Table, given

# b2 opens to a2 and c2, has a door to b3, and a wall to b1.
CROWD = """
    .   .    .
    S   VBD  Z   .
    #   .    .   .
"""
PAIRS = """
    .    .   .
    VSZ  BD  .   .
    #    .   .   .
"""


def blade(drawing: str = CROWD, ammo: str = "", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "cyberblade"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_two_damage_to_one_on_the_own_square() -> None:
    table = blade().play("shoot cyberblade", "use basic")
    assert table.targets == "BD"

    table.play("target B", "done")

    assert (table.damage("B"), table.damage("D"), table.marks("B")) == ("VV", "", {})
    assert (table.weapons("V"), table.prompt) == ({"cyberblade": False}, "turn")


def test_a_4_4_it_is_not_shot_where_one_step_leads_to_nobody() -> None:
    table = blade("""
        .   V   .
        D   B   S   .
        #   .   .   .
    """)

    assert not table.offers("shoot cyberblade")  # B is behind the wall, D and S are two moves away


def test_a_7_1_a_shadowstep_before_the_blow_goes_only_to_where_somebody_stands() -> None:
    assert blade().play("shoot cyberblade", "use shadowstep").squares == {"a2", "c2"}


def test_a_5_1_a_shadowstep_after_the_blow_goes_through_doors_but_not_through_walls() -> None:
    table = blade().play("shoot cyberblade", "use basic", "target B", "use shadowstep")

    assert table.squares == {"a2", "c2", "b3"}


@pytest.mark.parametrize(
    ("deeds", "victims"),
    [
        ("use shadowstep, move b2, use basic, target B, use slice_and_dice, target D", "BD"),
        ("use basic, target S, use shadowstep, move b2, use slice_and_dice, target D", "DS"),
        ("use basic, target S, use slice_and_dice, target Z, use shadowstep, move b2", "SZ"),
    ],
    ids=["step first", "step between", "step last"],
)
def test_a_7_2_the_shadowstep_comes_before_between_or_after_the_blows(deeds: str, victims: str) -> None:
    table = blade(PAIRS, ammo="Y")

    table.play("shoot cyberblade", *deeds.split(", "))

    assert {letter: table.damage(letter) for letter in "BDSZ" if table.damage(letter)} == dict.fromkeys(victims, "VV")
    assert (table.at("V"), table.prompt) == ("b2", "turn")


def test_a_7_1_each_option_is_used_once_and_slice_and_dice_only_after_the_basic_effect() -> None:
    table = blade(ammo="YY").play("shoot cyberblade")
    assert table.choices == ["use basic", "use shadowstep"]

    table.play("use shadowstep", "move c2")
    assert table.choices == ["use basic"]
    table.play("use basic", "target Z")

    assert table.prompt == "turn"


def test_a_7_5_slice_and_dice_hits_a_different_one_for_a_yellow_cube() -> None:
    table = blade(ammo="Y").play("shoot cyberblade", "use basic", "target B", "use slice_and_dice")
    assert table.targets == "D"

    table.play("target D", "done")

    assert (table.damage("B"), table.damage("D"), table.ammo("V")) == ("VV", "VV", "")


def test_a_7_1_slice_and_dice_needs_its_cube_and_a_second_target() -> None:
    poor = blade(ammo="RRRBBB").play("shoot cyberblade", "use basic", "target B")
    alone = blade(ammo="Y").play("shoot cyberblade", "use shadowstep", "move c2", "use basic", "target Z")

    assert (poor.choices, alone.prompt) == (["use shadowstep", "done"], "turn")


@pytest.mark.parametrize(("ammo", "choices"), [("", ["pay newton:yellow"]), ("Y", ["pay cubes", "pay newton:yellow"])])
def test_a_4_10_a_yellow_powerup_pays_for_slice_and_dice(ammo: str, choices: list[str]) -> None:
    table = blade(ammo=ammo, powerups={"V": "newton:yellow"})

    table.play("shoot cyberblade", "use basic", "target B", "use slice_and_dice")
    assert (table.prompt, table.choices) == ("pay", choices)
    table.play("pay newton:yellow", "target D", "done")

    assert (table.damage("D"), table.ammo("V"), table.powerups("V")) == ("VV", ammo, [])


def test_a_4_5_with_adrenaline_a_move_and_the_shadowstep_add_up() -> None:
    table = blade(
        """
        D   .   .
        .   B   .   .
        #   .   V   .
        """,
        damage={"V": "DDDDDD"},
    )

    table.play("shoot cyberblade")
    assert table.squares == {"b3"}
    table.play("move b3", "use shadowstep", "move b2", "use basic", "target B")

    assert (table.damage("B"), table.at("V")) == ("VV", "b2")


def test_a_8_1_a_targeting_scope_adds_to_either_of_the_two() -> None:
    table = blade(ammo="YB", powerups={"V": "targeting_scope:red"})

    table.play("shoot cyberblade", "use basic", "target B", "use slice_and_dice", "target D", "done")
    table.play("play targeting_scope:red", "pay blue")
    assert table.targets == "BD"
    table.play("target B")

    assert (table.damage("B"), table.damage("D"), table.ammo("V")) == ("VVV", "VV", "")


def test_a_10_2_a_spawnpoint_is_hit_once_and_leaves_the_second_blow_for_a_player() -> None:
    table = blade(PAIRS, ammo="Y", mode="domination").play("shoot cyberblade", "use basic")
    assert table.targets == "SZr"

    table.play("target r", "use slice_and_dice")
    assert table.targets == "SZ"
    table.play("target S", "done")

    assert (table.doc["tracks"]["red"], table.damage("S")) == (["violet"], "VV")


def test_a_11_3_stepping_onto_the_turret_of_another_hurts_the_shooter() -> None:
    table = blade(mode="turret", turrets={"c2": "dozer"}, marks={"V": "Z", "Z": "V"})

    table.play("shoot cyberblade", "use shadowstep", "move c2", "use basic", "target Z")

    assert (table.damage("V"), table.marks("V")) == ("Z", {"Z": 1})  # a turret converts no marks
    assert (table.damage("Z"), table.marks("Z")) == ("VVV", {})  # the blade does


def test_a_7_1_every_line_of_play_hits_somebody_and_none_is_offered_twice() -> None:
    lines = list(blade(ammo="Y").lines("shoot cyberblade"))

    # B or D first: stop, slice the other (and step to one of three squares or not), or step (two have somebody).
    assert len(lines) == len(dict(lines)) == 2 * (1 + 4 + 5) + 2
    assert all(end.prompt == "turn" and any(map(end.damage, "BDSZ")) for _, end in lines)
