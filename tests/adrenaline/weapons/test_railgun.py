"""Railgun: 3 damage in a straight line through walls; piercing: 2 damage to each of 1-2 in one direction (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Large arena: b2 is a room of its own, with walls to the left and to the right.
ROOMS = """
    .   .   .   Z
    S   V   B   D
    .   .   .   .
"""
CROWD = """
    .   .   .   .
    .   VZ  BD  .
    .   S   .   .
"""


def railgun(drawing: str = ROOMS, **more: Any) -> Table:
    return given(drawing, arena="large", act="V", weapons={"V": "railgun"}, **more)


def test_a_7_5_it_deals_three_damage_through_walls() -> None:
    table = railgun(ammo={"V": "YB"}).play("shoot railgun", "use basic", "target D")

    assert [table.damage(victim) for victim in "DBSZ"] == ["VVV", "", "", ""]
    assert (table.weapons("V"), table.ammo("V"), table.prompt) == ({"railgun": False}, "YB", "turn")


def test_a_5_4_targets_are_straight_ahead_in_one_of_four_directions() -> None:
    assert railgun().play("shoot railgun", "use basic").targets == "BDS"  # Z is off the lines


def test_a_4_4_it_cannot_be_shot_with_nobody_in_line() -> None:
    table = railgun("""
        S   .   B   .
        .   V   .   .
        .   .   .   D
    """)

    assert not table.offers("shoot railgun")


def test_a_7_5_one_on_the_own_square_is_in_line() -> None:
    table = railgun(CROWD).play("shoot railgun", "use basic")
    assert table.targets == "BDSZ"

    assert table.play("target Z").damage("Z") == "VVV"


def test_a_7_5_piercing_hits_two_on_different_squares() -> None:
    table = railgun(ammo={"V": "YB"}).play("shoot railgun", "use piercing", "target D", "target B")

    assert [table.damage(victim) for victim in "DBSZ"] == ["VV", "VV", "", ""]
    assert (table.ammo("V"), table.prompt) == ("YB", "turn")


def test_a_7_5_piercing_hits_two_on_one_square_or_one_on_the_own() -> None:
    table = railgun(CROWD).play("shoot railgun", "use piercing", "target D")
    assert table.targets == "BZ"

    assert table.fork().play("target B").damage("B") == "VV"
    assert table.fork().play("target Z").damage("Z") == "VV"


def test_a_7_5_piercing_does_not_turn_to_another_direction() -> None:
    assert railgun().play("shoot railgun", "use piercing", "target D").targets == "B"  # S is on the other side
    assert railgun(CROWD).play("shoot railgun", "use piercing", "target B").targets == "Z"  # S is below


def test_a_7_3_piercing_may_hit_one_only() -> None:
    table = railgun().play("shoot railgun", "use piercing", "target D", "done")

    assert (table.damage("D"), table.damage("B"), table.prompt) == ("VV", "", "turn")


def test_a_6_2_both_pierced_have_their_marks_converted() -> None:
    table = railgun(marks={"B": "V", "D": "VVS"}).play("shoot railgun", "use piercing", "target D", "target B")

    assert (table.damage("B"), table.damage("D"), table.marks("D")) == ("VVV", "VVVV", {"S": 1})


def test_a_8_1_a_targeting_scope_goes_to_one_of_the_pierced() -> None:
    table = railgun(powerups={"V": "targeting_scope:red newton:red"})
    table.play("shoot railgun", "use piercing", "target D", "target B", "play targeting_scope:red", "pay newton:red")
    assert table.targets == "BD"

    assert table.play("target B").damage("B") == "VVV"


def test_a_8_3_behind_a_wall_nobody_answers() -> None:
    table = railgun(CROWD, powerups={"B": "tagback_grenade:red", "S": "tagback_grenade:red"})
    table.play("shoot railgun", "use basic")

    assert table.fork().play("target B").prompt == "turn"
    assert table.fork().play("target S").to_act == "S"  # beside the door


def test_a_10_2_a_spawnpoint_behind_a_wall_is_a_target() -> None:
    table = railgun(mode="domination").play("shoot railgun")
    assert table.fork().play("use basic").targets == "BDSr"

    table.play("use piercing", "target S", "target r")

    assert (table.damage("S"), table.doc["tracks"]["red"]) == ("VV", ["violet"])


def test_a_10_2_the_spawnpoint_under_the_shooter_is_in_line() -> None:
    table = railgun(
        """
        .   .   .   S
        V   .   B   D
        .   .   .   .
        """,
        mode="domination",
    ).play("shoot railgun", "use basic", "target r")

    assert table.doc["tracks"]["red"] == ["violet"]


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = railgun(CROWD, mode="domination", powerups={"S": "tagback_grenade:red", "Z": "tagback_grenade:red"})

    lines = list(table.lines("shoot railgun"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BDSZ") or end.doc["tracks"]["red"]
