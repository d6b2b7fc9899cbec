"""Lock rifle: 2 damage and 1 mark to one seen; second lock marks another seen (A-7.5)."""

from __future__ import annotations

from tests.adrenaline.table import Table, given

# The blue room on top sees into the red one through the doors of a1 and c1.
ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""


def rifle(ammo: str = "", **more: object) -> Table:
    return given(ROOMS, arena="small", act="V", weapons={"V": "lock_rifle"}, ammo={"V": ammo}, **more)  # type: ignore[arg-type]


def test_a_7_5_it_deals_two_damage_and_one_mark() -> None:
    table = rifle()

    table.play("shoot lock_rifle", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VV", {"V": 1})
    assert table.weapons("V") == {"lock_rifle": False}
    assert table.prompt == "turn"


def test_a_5_2_only_those_who_are_seen_are_targets() -> None:
    table = rifle().play("shoot lock_rifle")

    assert table.targets == "BS"  # D stands in the yellow room, behind no door of a1


def test_a_7_5_second_lock_marks_another_for_a_red_cube() -> None:
    table = rifle(ammo="R")

    table.play("shoot lock_rifle", "target B", "use second_lock")
    assert table.targets == "S"
    table.play("target S")

    assert (table.damage("S"), table.marks("S"), table.ammo("V")) == ("", {"V": 1}, "")


def test_a_7_1_second_lock_needs_its_cube_and_another_target() -> None:
    assert rifle(ammo="YYBB").play("shoot lock_rifle", "target B").prompt == "turn"


def test_a_6_2_its_own_mark_is_not_converted_by_the_same_shot() -> None:
    table = rifle(marks={"B": "VV"})

    table.play("shoot lock_rifle", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VVVV", {"V": 1})


def test_a_7_1_second_lock_needs_another_seen_target_and_may_be_declined() -> None:
    declined = rifle(ammo="R").play("shoot lock_rifle", "target B", "done")
    assert (declined.ammo("V"), declined.marks("S"), declined.prompt) == ("R", {}, "turn")

    lone = """
        V   .   B
        .   .   .   S
        #   .   .   D
    """
    alone = given(lone, arena="small", act="V", weapons={"V": "lock_rifle"}, ammo={"V": "R"})
    assert alone.play("shoot lock_rifle", "target B").prompt == "turn"


def test_a_4_10_a_red_powerup_pays_for_second_lock() -> None:
    table = rifle(powerups={"V": "newton:red"})

    table.play("shoot lock_rifle", "target B", "use second_lock")
    assert table.choices == ["pay newton:red"]
    table.play("pay newton:red", "target S")

    assert (table.marks("S"), table.powerups("V")) == ({"V": 1}, [])


def test_a_8_1_a_scope_adds_to_the_damaged_target_and_not_to_the_marked_one() -> None:
    table = rifle(ammo="RY", powerups={"V": "targeting_scope:blue"})

    table.play("shoot lock_rifle", "target B", "use second_lock", "target S", "play targeting_scope:blue", "pay yellow")
    assert table.targets == "B"
    table.play("target B")

    assert (table.damage("B"), table.marks("B")) == ("VVV", {"V": 1})


def test_a_8_3_only_the_damaged_target_may_answer() -> None:
    table = rifle(ammo="R", powerups={"B": "tagback_grenade:red", "S": "tagback_grenade:blue"})

    table.play("shoot lock_rifle", "target B", "use second_lock", "target S")
    assert (table.to_act, table.prompt) == ("B", "grenade")
    table.play("play tagback_grenade:red")

    assert (table.marks("V"), table.prompt) == ({"B": 1}, "turn")


def test_a_10_2_a_spawnpoint_can_be_damaged_but_not_locked() -> None:
    table = rifle(ammo="R", mode="domination").play("shoot lock_rifle")

    assert table.targets == "BSbr"
    table.play("target r", "use second_lock")

    assert (table.doc["tracks"]["red"], table.targets) == (["violet"], "BS")


def test_a_7_1_every_way_to_shoot_ends_with_one_damaged() -> None:
    lines = list(rifle(ammo="R").lines("shoot lock_rifle"))

    assert len({line for line, _ in lines}) == len(lines) == 4
    assert all(end.prompt == "turn" and end.damage("B") + end.damage("S") == "VV" for _, end in lines)
