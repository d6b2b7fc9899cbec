"""Whisper: 3 damage and 1 mark to one seen at least two moves away (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# V stands in the 2-by-2 yellow room, with a door to the blue one on top.
SQUARE_ROOM = """
    .   Z   B   .
    .   .   V   S
    #   .   .   D
"""
CLOSE_BY = """
    .   .   B   .
    .   .   VZ  S
    #   .   D   .
"""


def whisper(drawing: str = SQUARE_ROOM, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "whisper"}, **more)


def test_a_7_5_it_deals_three_damage_and_one_mark() -> None:
    table = whisper().play("shoot whisper", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVV", {"V": 1})
    assert (table.weapons("V"), table.prompt) == ({"whisper": False}, "turn")


def test_a_7_5_in_the_square_room_only_the_diagonal_is_far_enough() -> None:
    table = whisper("""
        .   .   .   .
        .   .   V   S
        #   .   B   D
    """).play("shoot whisper")

    assert table.targets == "D"


def test_a_7_5_the_square_behind_the_door_is_too_close_but_not_the_rest_of_that_room() -> None:
    assert whisper().play("shoot whisper").targets == "DZ"  # B stands right behind the door, Z further on


def test_a_5_2_two_moves_away_is_not_enough_to_be_seen() -> None:
    table = whisper("""
        .   .   .   B
        .   .   V   .
        #   S   .   D
    """).play("shoot whisper")

    assert table.targets == "D"


def test_a_4_4_it_cannot_be_shot_at_those_who_are_close() -> None:
    assert not whisper(CLOSE_BY).offers("shoot whisper")


def test_a_4_5_with_adrenaline_one_steps_back_first() -> None:
    table = whisper(CLOSE_BY, damage={"V": "BBBBBB"}).play("shoot whisper", "move d2")

    assert table.targets == "D"


def test_a_6_2_marks_become_damage_and_its_own_mark_comes_after() -> None:
    table = whisper(marks={"D": "VVV"}).play("shoot whisper", "target D")

    assert (table.damage("D"), table.marks("D")) == ("V" * 6, {"V": 1})


def test_a_6_3_a_killed_target_is_marked_all_the_same() -> None:
    table = whisper(damage={"D": "S" * 9}).play("shoot whisper", "target D")

    assert (table.damage("D"), table.marks("D")) == ("S" * 9 + "VVV", {"V": 1})


def test_a_8_1_a_targeting_scope_does_not_convert_the_mark_just_given() -> None:
    table = whisper(powerups={"V": "targeting_scope:blue"}, ammo={"V": "Y"})

    table.play("shoot whisper", "target D", "play targeting_scope:blue", "pay yellow", "target D")

    assert (table.damage("D"), table.marks("D"), table.ammo("V")) == ("VVVV", {"V": 1}, "")


def test_a_8_3_only_a_victim_who_looks_back_may_answer() -> None:
    table = whisper(powerups={"D": "tagback_grenade:red", "Z": "tagback_grenade:red"})

    assert table.fork().play("shoot whisper", "target D").to_act == "D"
    assert table.fork().play("shoot whisper", "target Z").prompt == "turn"  # b1 has no door


def test_a_10_2_a_spawnpoint_far_enough_away_gets_one_token_and_no_mark() -> None:
    table = whisper(mode="domination").play("shoot whisper")
    assert table.targets == "DZy"  # the blue spawnpoint is one move away, the red one out of sight

    table.play("target y")

    assert table.doc["tracks"]["yellow"] == ["violet"]
    assert (table.damage("D"), table.marks("D")) == ("", {})


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = whisper(mode="domination", damage={"V": "BBBBBB"}, powerups={"D": "tagback_grenade:red"})

    lines = list(table.lines("shoot whisper"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BDSZ") or any(end.doc["tracks"].values())
