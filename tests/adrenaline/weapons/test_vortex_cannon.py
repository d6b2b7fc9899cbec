"""Vortex cannon: one target is drawn onto a seen square, 2 damage; black hole draws up to two more, 1 each (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Violet sees the blue, green and yellow rooms, but not Sprog in the red one.
HALL = """
    .   B   VZ  .
    S   .   .   D
    #   .   .   .
"""
# Three stand on b1 or one move from it; below it is a wall.
ROW = """
    S   B   VZ  .
    .   D   .   .
    #   .   .   .
"""
PULL = ("shoot vortex_cannon", "aim b1", "target B")


def cannon(drawing: str = HALL, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "vortex_cannon"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_draws_one_onto_the_vortex_and_deals_two_damage() -> None:
    table = cannon().play("shoot vortex_cannon", "aim a1", "target B")

    assert (table.at("B"), table.damage("B")) == ("a1", "VV")
    assert (table.weapons("V"), table.prompt) == ({"vortex_cannon": False}, "turn")


def test_a_7_5_the_vortex_is_a_seen_square_with_somebody_near_but_not_the_own_one() -> None:
    table = cannon().play("shoot vortex_cannon")

    assert table.squares == {"a1", "b1", "d1", "c2", "d2", "d3"}  # nobody is near c3


def test_a_7_5_a_target_need_not_be_seen() -> None:
    table = cannon().play("shoot vortex_cannon", "aim a1")

    assert table.targets == "BS"
    table.play("target S")

    assert (table.at("S"), table.damage("S")) == ("a1", "VV")


def test_a_7_5_a_target_on_the_own_square_or_on_the_vortex_is_legal() -> None:
    pulled = cannon().play("shoot vortex_cannon", "aim c2", "target Z")
    assert (pulled.at("Z"), pulled.damage("Z")) == ("c2", "VV")

    stays = cannon().play("shoot vortex_cannon", "aim d2", "target D")
    assert (stays.at("D"), stays.damage("D")) == ("d2", "VV")


def test_a_5_1_nobody_is_drawn_through_a_wall() -> None:
    assert cannon(ROW).play("shoot vortex_cannon", "aim b1").targets == "BSZ"


def test_a_7_5_black_hole_draws_two_others_for_a_red_cube() -> None:
    table = cannon(ROW, ammo="R").play(*PULL, "use black_hole")

    assert table.targets == "SZ"
    table.play("target Z", "target S")

    assert [table.at(letter) for letter in "BZS"] == ["b1", "b1", "b1"]
    assert [table.damage(letter) for letter in "BZS"] == ["VV", "V", "V"]
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_7_3_black_hole_may_draw_only_one() -> None:
    table = cannon(ROW, ammo="R").play(*PULL, "use black_hole")

    assert not table.offers("done")
    table.play("target Z", "done")

    assert (table.damage("Z"), table.at("S"), table.damage("S")) == ("V", "a1", "")


def test_a_4_10_black_hole_needs_another_target_and_a_red_cube_or_powerup() -> None:
    assert cannon(ammo="R").play("shoot vortex_cannon", "aim d2", "target D").prompt == "turn"
    assert cannon(ROW, ammo="YYBB").play(*PULL).prompt == "turn"

    table = cannon(ROW, powerups={"V": "newton:red"}).play(*PULL, "use black_hole", "pay newton:red", "target S")

    assert (table.at("S"), table.damage("S"), table.powerups("V")) == ("b1", "V", [])


def test_a_6_2_it_converts_the_marks_on_each_target() -> None:
    table = cannon(ROW, ammo="R", marks={"B": "V", "Z": "VV"}).play(*PULL, "use black_hole", "target Z", "done")

    assert (table.damage("B"), table.damage("Z")) == ("VVV", "VVV")


def test_a_8_3_a_target_answers_if_it_sees_the_shooter_from_the_vortex() -> None:
    table = cannon(powerups={"S": "tagback_grenade:red"}).play("shoot vortex_cannon", "aim a1", "target S")

    assert (table.to_act, table.prompt) == ("S", "grenade")


def test_a_11_3_a_turret_on_the_vortex_fires_at_all_who_are_drawn_onto_it() -> None:
    table = cannon(ROW, ammo="R", mode="turret", turrets={"b1": "d_struct_or", "a1": "d_struct_or"})

    table.play(*PULL, "use black_hole", "target Z", "target S")

    assert [table.damage(letter) for letter in "BZS"] == ["VV", "DV", "DV"]  # B was there, and S only leaves a1


def test_a_10_2_it_marks_a_spawnpoint_only_if_it_is_seen_and_does_not_move_it() -> None:
    inside = """
        .   V   .   .
        .   .   .   .
        #   .   .   BSD
    """
    table = given(inside, act="V", weapons={"V": "vortex_cannon"}, mode="domination").play("shoot vortex_cannon")

    assert table.squares == {"c1"}  # a1 is one move from the red spawnpoint, which is not seen
    table.play("aim c1", "target b")

    assert (table.doc["tracks"]["blue"], table.prompt) == (["violet"], "turn")


def test_a_10_2_a_seen_spawnpoint_next_to_the_vortex_may_be_one_of_the_targets() -> None:
    table = cannon(ROW, ammo="R", mode="domination").play(*PULL, "use black_hole")

    assert table.targets == "SZb"
    table.play("target S", "target b")

    assert (table.at("S"), table.damage("S"), table.doc["tracks"]["blue"]) == ("b1", "V", ["violet"])


def test_a_7_1_every_way_to_shoot_ends_with_one_hit() -> None:
    lines = list(cannon(ROW, ammo="R").lines("shoot vortex_cannon"))

    assert len({line for line, _ in lines}) == len(lines)
    assert all(end.prompt == "turn" and any(map(end.damage, "BDSZ")) for _, end in lines)
