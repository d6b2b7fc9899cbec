"""Grenade launcher: 1 damage to one seen, then a push; the extra grenade hits a whole square (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# a1 sees the blue room and, through its door, the red one; B, whose door leads elsewhere, does not look back.
ROOMS = """
    V   .   SZ  .
    .   B   .   .
    #   .   .   D
"""


def launcher(drawing: str = ROOMS, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "grenade_launcher"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_one_damage_and_may_move_the_target() -> None:
    table = launcher().play("shoot grenade_launcher", "target B")
    assert table.choices == ["done", "move a2", "move b3"]  # a wall stands on the other two sides

    table.play("move b3")

    assert (table.damage("B"), table.at("B"), table.prompt) == ("V", "b3", "turn")
    assert table.weapons("V") == {"grenade_launcher": False}


def test_a_5_2_it_is_shot_at_seen_targets_the_own_square_included() -> None:
    table = launcher("""
        VS  .   B   .
        .   .   .   .
        #   .   .   D
    """).play("shoot grenade_launcher")

    assert table.targets == "BS"


def test_a_7_5_the_target_may_be_moved_among_others_and_all_are_hit() -> None:
    table = launcher(
        """
        V   B   SZ  .
        .   .   .   .
        #   .   .   D
        """,
        ammo="R",
    )

    table.play("shoot grenade_launcher", "target B", "done", "move c1", "use extra_grenade", "aim c1")

    assert [table.damage(victim) for victim in "BSZ"] == ["VV", "V", "V"]
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_7_5_the_extra_grenade_may_come_before_the_move() -> None:
    table = launcher(ammo="R")

    table.play("shoot grenade_launcher", "target S", "use extra_grenade", "aim c1", "move d1")

    assert [table.damage(victim) for victim in "BSZ"] == ["", "VV", "V"]
    assert (table.at("S"), table.at("Z"), table.prompt) == ("d1", "c1", "turn")


def test_a_7_5_the_extra_grenade_may_hit_another_square_and_the_target_may_stay() -> None:
    table = launcher(ammo="R").play("shoot grenade_launcher", "target B", "use extra_grenade", "aim c1", "done")

    assert [table.damage(victim) for victim in "BSZ"] == ["V", "V", "V"]
    assert (table.at("B"), table.prompt) == ("b2", "turn")


def test_a_7_5_on_the_own_square_the_shooter_is_neither_hurt_nor_moved() -> None:
    table = launcher(
        """
        VS  B   .   .
        .   .   .   .
        #   .   .   D
        """,
        ammo="R",
    )

    table.play("shoot grenade_launcher", "target B", "done", "move a1", "use extra_grenade", "aim a1")

    assert [table.damage(victim) for victim in "BSV"] == ["VV", "V", ""]
    assert table.at("V") == "a1"


def test_a_7_5_the_extra_grenade_flies_only_to_seen_squares_with_somebody_on_them() -> None:
    table = launcher(ammo="R").play("shoot grenade_launcher", "target B", "done", "move b3", "use extra_grenade")

    assert table.squares == {"c1"}  # B was moved out of sight, D has never been in it


def test_a_4_10_the_extra_grenade_costs_a_red_cube_or_powerup() -> None:
    assert launcher(ammo="YYYBBB").play("shoot grenade_launcher", "target B").prompt == "move_target"

    table = launcher(ammo="R", powerups={"V": "newton:red"})
    table.play("shoot grenade_launcher", "target B", "use extra_grenade")
    assert table.choices == ["pay cubes", "pay newton:red"]

    assert table.play("pay newton:red").ammo("V") == "R"


def test_a_6_2_marks_are_converted_by_the_first_damage_only() -> None:
    table = launcher(ammo="R", marks={"S": "VV", "Z": "V"})

    table.play("shoot grenade_launcher", "target S", "use extra_grenade", "aim c1", "done")

    assert (table.damage("S"), table.damage("Z"), table.marks("S")) == ("VVVV", "VV", {})


def test_a_8_3_sight_is_judged_at_each_damage() -> None:
    table = launcher(ammo="R", powerups={"B": "tagback_grenade:red"})
    table.play("shoot grenade_launcher", "target B", "done", "move a2")

    assert table.fork().play("done").to_act == "V"  # B looked away when it was hit
    assert table.fork().play("use extra_grenade", "aim a2").to_act == "B"


def test_a_10_2_a_spawnpoint_is_not_moved_and_is_damaged_once() -> None:
    table = launcher(ammo="R", mode="domination").play("shoot grenade_launcher")
    assert table.targets == "BSZbr"

    table.play("target r", "use extra_grenade")
    assert table.squares == {"b2", "c1"}  # nothing is left to hit on the red spawnpoint
    table.play("aim c1")

    assert table.doc["tracks"] == {"red": ["violet"], "yellow": [], "blue": ["violet"]}
    assert (table.damage("S"), table.prompt) == ("V", "turn")


def test_a_11_3_a_target_moved_onto_a_turret_is_shot_by_it_without_marks() -> None:
    table = launcher(mode="turret", turrets={"b3": "sprog"}, marks={"B": "SS"})

    table.play("shoot grenade_launcher", "target B", "move b3")

    assert (table.damage("B"), table.marks("B")) == ("VS", {"S": 2})


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = launcher(ammo="R", mode="domination", powerups={"V": "newton:red", "B": "tagback_grenade:red"})

    lines = list(table.lines("shoot grenade_launcher"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BSZ") or any(end.doc["tracks"].values())
