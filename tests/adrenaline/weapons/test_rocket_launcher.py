"""Rocket launcher: 2 damage and a push, with a jump before or after and a warhead that hits the square (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# a1 sees the blue room and, through its door, the red one; D is in sight only from c1.
ROOMS = """
    V   B   SZ  .
    .   .   .   .
    #   .   .   D
"""
TOGETHER = """
    VB  .   .   .
    .   .   .   .
    #   .   .   DS
"""


def launcher(drawing: str = ROOMS, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "rocket_launcher"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_two_damage_and_may_move_the_target() -> None:
    table = launcher().play("shoot rocket_launcher", "use basic", "target S")
    assert table.choices == ["done", "move b1", "move d1", "move c2"]

    assert table.fork().play("done").at("S") == "c1"
    table.play("move d1")

    assert (table.damage("S"), table.at("S"), table.damage("Z"), table.prompt) == ("VV", "d1", "", "turn")
    assert table.weapons("V") == {"rocket_launcher": False}


def test_a_7_5_one_on_the_own_square_is_a_target_only_after_a_jump() -> None:
    assert not launcher(TOGETHER).offers("shoot rocket_launcher")

    table = launcher(TOGETHER, ammo="B").play("shoot rocket_launcher")
    assert table.choices == ["use rocket_jump"]
    table.play("use rocket_jump", "move b1", "use basic", "target B", "done")

    assert (table.damage("B"), table.at("V"), table.ammo("V"), table.prompt) == ("VV", "b1", "", "turn")


def test_a_7_5_a_first_jump_goes_where_the_shot_can_be_made_and_only_that_square_counts() -> None:
    table = launcher(ammo="B").play("shoot rocket_launcher")
    assert table.fork().play("use basic").targets == "BSZ"

    table.play("use rocket_jump")
    assert table.squares == {"b1", "c1", "a2"}  # from b2 nobody is seen

    assert table.play("move c1", "use basic").targets == "BD"


def test_a_7_5_after_the_shot_one_jumps_anywhere_up_to_two_squares() -> None:
    table = launcher(ammo="B").play("shoot rocket_launcher", "use basic", "target B", "move c1")
    assert table.choices == ["use rocket_jump", "done"]

    table.play("use rocket_jump")
    assert table.squares == {"b1", "c1", "a2", "b2"}

    assert table.play("move b2").at("V") == "b2"


def test_a_7_1_the_jump_is_used_once_and_needs_its_blue_cube() -> None:
    assert launcher(ammo="RRRYYY").play("shoot rocket_launcher").choices == ["use basic"]

    table = launcher(ammo="BBB").play("shoot rocket_launcher", "use rocket_jump", "move b1", "use basic")

    assert table.play("target S", "done").prompt == "turn"


def test_a_7_5_the_warhead_hits_all_on_the_original_square_before_the_move() -> None:
    table = launcher(ammo="Y").play("shoot rocket_launcher", "use basic", "target S", "use fragmenting_warhead")
    assert (table.damage("S"), table.damage("Z"), table.prompt) == ("VVV", "V", "move_target")

    table.play("move b1")

    assert (table.damage("S"), table.damage("B"), table.at("S"), table.ammo("V")) == ("VVV", "", "b1", "")


def test_a_4_10_powerups_pay_for_jump_and_warhead() -> None:
    assert launcher(ammo="RB").play("shoot rocket_launcher", "use basic", "target S").prompt == "move_target"

    table = launcher(powerups={"V": "newton:blue newton:yellow"}).play("shoot rocket_launcher", "use rocket_jump")
    assert table.choices == ["pay newton:blue"]
    table.play("pay newton:blue", "move b1", "use basic", "target S", "use fragmenting_warhead", "pay newton:yellow")

    assert (table.damage("S"), table.damage("Z"), table.powerups("V")) == ("VVV", "V", [])


def test_a_6_2_marks_are_converted_by_shot_and_warhead_once() -> None:
    table = launcher(ammo="Y", marks={"S": "VVD", "Z": "V"})

    table.play("shoot rocket_launcher", "use basic", "target S", "use fragmenting_warhead", "done")

    assert (table.damage("S"), table.marks("S"), table.damage("Z")) == ("VVVVV", {"D": 1}, "VV")


def test_a_8_1_a_targeting_scope_may_go_to_a_victim_of_the_warhead() -> None:
    table = launcher(ammo="YY", powerups={"V": "targeting_scope:red"})
    table.play("shoot rocket_launcher", "use basic", "target S", "use fragmenting_warhead", "done")

    table.play("done", "play targeting_scope:red", "pay yellow")
    assert table.targets == "SZ"

    assert table.play("target Z").damage("Z") == "VV"


def test_a_8_3_a_jump_out_of_sight_comes_too_late_for_a_grenade() -> None:
    table = launcher(ammo="B", powerups={"B": "tagback_grenade:red"})

    table.play("shoot rocket_launcher", "use basic", "target B", "done", "use rocket_jump", "move b2")
    assert (table.to_act, table.prompt) == ("B", "grenade")

    assert table.play("play tagback_grenade:red").marks("V") == {"B": 1}


def test_a_10_2_the_warhead_hits_players_and_spawnpoint_of_the_square() -> None:
    table = launcher(ammo="Y", mode="domination").play("shoot rocket_launcher", "use basic")
    assert table.targets == "BSZbr"

    at_spawnpoint = table.fork().play("target b", "use fragmenting_warhead")
    assert [at_spawnpoint.damage(victim) for victim in "SZ"] == ["V", "V"]
    assert (at_spawnpoint.doc["tracks"]["blue"], at_spawnpoint.prompt) == (["violet"], "turn")

    at_player = table.fork().play("target S", "use fragmenting_warhead", "done")
    assert (at_player.damage("S"), at_player.doc["tracks"]["blue"]) == ("VVV", ["violet"])

    assert table.play("target r").prompt == "turn"  # nothing is left on that square for the warhead


def test_a_11_3_turrets_fire_at_the_jumping_shooter_and_at_the_moved_target() -> None:
    table = launcher(ammo="B", mode="turret", turrets={"b1": "sprog", "c2": "violet"})

    table.play("shoot rocket_launcher", "use rocket_jump", "move c1", "use basic", "target B", "done")
    assert (table.at("V"), table.damage("V")) == ("c1", "S")

    table = launcher(mode="turret", turrets={"c2": "violet"})
    table.play("shoot rocket_launcher", "use basic", "target S", "move c2")
    assert table.damage("S") == "VVV"


def test_a_7_5_among_turrets_too_a_jump_is_one_square_at_least() -> None:
    table = launcher(
        """
        .   .   .   .
        .   .   .   .
        #   V   B   DS
        """,
        ammo="B",
        mode="turret",
        turrets={"b2": "sprog", "c3": "sprog"},
    )

    assert not any("path " in line for line, _ in table.lines("shoot rocket_launcher"))


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = launcher(ammo="BY", mode="domination", powerups={"V": "newton:blue", "B": "tagback_grenade:red"})

    lines = list(table.lines("shoot rocket_launcher"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BDSZ") or any(end.doc["tracks"].values())
