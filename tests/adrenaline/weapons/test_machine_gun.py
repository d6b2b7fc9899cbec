"""Machine gun: 1 damage to each of one or two seen; focus shot and turret tripod add to it (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import LETTERS, Table, given

# From the blue spawnpoint Violet sees the blue, green and yellow rooms, but not Dozer in the red one.
VIEW = """
    B   .   V   S
    .   Z   .   .
    #   .   .   D
"""
# She sees only Banshee and Sprog.
PAIR = """
    B   .   V   S
    .   Z   .   .
    #   .   .   .
"""
# She sees only Banshee.
ONE = """
    B   .   V   .
    .   ZS  .   .
    #   .   .   .
"""


def gun(drawing: str = VIEW, ammo: str = "", **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "machine_gun"}, ammo={"V": ammo}, **more)


def hits(table: Table) -> dict[str, str]:
    """The damage of those who have any."""
    letters = [LETTERS[seat["character"]] for seat in table.doc["seats"]]
    return {letter: table.damage(letter) for letter in letters if table.damage(letter)}


def test_a_7_5_it_deals_one_damage_to_each_of_two() -> None:
    table = gun().play("shoot machine_gun", "target D", "target S")

    assert hits(table) == {"D": "V", "S": "V"}
    assert (table.weapons("V"), table.prompt) == ({"machine_gun": False}, "turn")


def test_a_7_3_one_target_is_enough_and_none_is_not() -> None:
    table = gun().play("shoot machine_gun")

    assert not table.offers("done")
    table.play("target B", "done")

    assert (hits(table), table.prompt) == ({"B": "V"}, "turn")


def test_a_5_2_only_those_who_are_seen_are_targets() -> None:
    assert gun().play("shoot machine_gun").targets == "BDS"
    assert not given(VIEW, act="Z", weapons={"Z": "machine_gun"}).offers("shoot machine_gun")


def test_a_7_5_focus_shot_adds_one_to_one_of_them_for_a_yellow_cube() -> None:
    table = gun(ammo="Y").play("shoot machine_gun", "target D", "target B", "use focus_shot")

    assert table.targets == "BD"
    table.play("target B")

    assert (hits(table), table.ammo("V"), table.prompt) == ({"D": "V", "B": "VV"}, "", "turn")


def test_a_7_5_turret_tripod_hits_one_of_them_and_a_further_one_for_a_blue_cube() -> None:
    table = gun(ammo="B").play("shoot machine_gun", "target D", "target B", "use turret_tripod", "target D")

    assert table.targets == "S"
    table.play("target S")

    assert (hits(table), table.ammo("V"), table.prompt) == ({"D": "VV", "B": "V", "S": "V"}, "", "turn")


def test_a_7_5_turret_tripod_may_do_one_half_only_but_not_nothing() -> None:
    table = gun(ammo="B").play("shoot machine_gun", "target D", "target B", "use turret_tripod")

    assert hits(table.fork().play("target B", "done")) == {"D": "V", "B": "VV"}
    table.play("done")
    assert table.choices == ["target sprog"]
    assert hits(table.play("target S")) == {"D": "V", "B": "V", "S": "V"}


def test_a_7_5_the_two_additional_points_go_to_different_targets() -> None:
    table = gun(ammo="YB").play("shoot machine_gun", "target D", "target B", "use focus_shot", "target B")

    assert table.play("use turret_tripod").targets == "D"
    assert hits(table.play("target D", "target S")) == {"D": "VV", "B": "VV", "S": "V"}


def test_a_7_5_with_two_seen_both_options_deal_two_to_each() -> None:
    table = gun(PAIR, ammo="YB").play("shoot machine_gun", "target B", "target S", "use focus_shot", "target S")

    table.play("use turret_tripod", "target B")

    assert (hits(table), table.prompt) == ({"B": "VV", "S": "VV"}, "turn")


def test_a_7_5_with_one_basic_target_the_tripod_may_give_it_the_additional_point() -> None:
    table = gun(ONE, ammo="YB").play("shoot machine_gun", "target B", "use turret_tripod", "target B")

    assert (hits(table), table.ammo("V"), table.prompt) == ({"B": "VV"}, "Y", "turn")


def test_a_7_5_but_not_if_focus_shot_did_so_before() -> None:
    alone = gun(ONE, ammo="YB").play("shoot machine_gun", "target B", "use focus_shot", "target B")
    assert (hits(alone), alone.prompt) == ({"B": "VV"}, "turn")

    seen = gun(ammo="YB").play("shoot machine_gun", "target B", "done", "use focus_shot", "target B")
    assert seen.play("use turret_tripod").targets == "DS"


def test_a_4_10_each_option_needs_its_cube_or_a_powerup_of_that_colour() -> None:
    def options(**more: Any) -> list[str]:
        return gun(**more).play("shoot machine_gun", "target D", "target B").choices

    assert options(ammo="RRY") == ["use focus_shot", "done"]
    assert options(ammo="RRB") == ["use turret_tripod", "done"]
    assert "use focus_shot" not in options(ammo="RRR")
    assert options(powerups={"V": "newton:yellow"}) == ["use focus_shot", "done"]


def test_a_6_2_marks_are_converted_once_by_the_first_damage() -> None:
    table = gun(ammo="Y", marks={"B": "VV"})

    table.play("shoot machine_gun", "target B", "done", "use focus_shot", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VVVV", {})


def test_a_10_2_a_spawnpoint_is_one_of_the_two_but_gets_no_additional_damage() -> None:
    table = gun(ammo="YB", mode="domination").play("shoot machine_gun")

    assert table.targets == "BDSby"
    table.play("target B", "target y", "use focus_shot")

    assert (table.doc["tracks"]["yellow"], table.targets) == (["violet"], "B")


def test_a_7_1_every_way_to_shoot_ends_with_somebody_hit() -> None:
    lines = list(gun(PAIR, ammo="YB").lines("shoot machine_gun"))

    assert len({line for line, _ in lines}) == len(lines)
    assert all(end.prompt == "turn" and hits(end) for _, end in lines)
