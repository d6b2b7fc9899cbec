"""T.H.O.R.: 2 damage to one seen, on to a second that the first sees, and a third that the second sees (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# Violet sees Banshee, who sees :D-struct-0R, who sees Sprog; nobody sees further than the next.
CHAIN = """
    V   .   .
    .   .   B   .
    #   S   .   D
"""
# Banshee and :D-struct-0R see each other; neither sees Sprog.
RING = """
    V   .   .
    .   .   B   D
    #   .   S   .
"""
# Violet sees Banshee and Sprog; Sprog, away from the doors, sees only Violet.
BLIND = """
    V   S   .
    .   .   B   .
    #   .   .   D
"""
SHOT = ("shoot thor", "target B")
CHAINED = (*SHOT, "use chain_reaction", "target D")


def thor(drawing: str = CHAIN, ammo: str = "", **more: Any) -> Table:
    return given(drawing, arena="small", act="V", weapons={"V": "thor"}, ammo={"V": ammo}, **more)


def test_a_7_5_it_deals_two_damage_to_one_seen() -> None:
    table = thor().play("shoot thor")

    assert table.targets == "B"
    table.play("target B")

    assert (table.damage("B"), table.weapons("V"), table.prompt) == ("VV", {"thor": False}, "turn")


def test_a_7_5_chain_reaction_hits_one_whom_the_first_target_sees() -> None:
    table = thor(ammo="B").play(*SHOT, "use chain_reaction")

    assert table.targets == "D"  # Violet, whom Banshee sees too, is no target
    table.play("target D")

    assert (table.damage("D"), table.ammo("V"), table.prompt) == ("V", "", "turn")


def test_a_7_5_high_voltage_hits_one_whom_the_second_target_sees() -> None:
    table = thor(ammo="BB").play(*CHAINED, "use high_voltage")

    assert table.targets == "S"
    table.play("target S")

    assert [table.damage(letter) for letter in "BDS"] == ["VV", "V", "VV"]
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_7_2_high_voltage_comes_only_after_chain_reaction() -> None:
    assert thor(ammo="BB").play(*SHOT).choices == ["use chain_reaction", "done"]


def test_a_7_5_the_chain_does_not_go_back_to_the_first_target() -> None:
    table = thor(RING, ammo="BBB").play(*CHAINED)

    assert (table.damage("B"), table.damage("D"), table.prompt) == ("VV", "V", "turn")


def test_a_5_2_what_the_shooter_sees_does_not_help_a_target_that_sees_nobody() -> None:
    table = thor(BLIND, ammo="BB").play("shoot thor")

    assert table.targets == "BS"
    assert table.play("target S").prompt == "turn"


def test_a_7_1_both_options_may_be_declined() -> None:
    assert thor(ammo="BB").play(*SHOT, "done").ammo("V") == "BB"
    assert thor(ammo="BB").play(*CHAINED, "done").ammo("V") == "B"


def test_a_4_10_each_option_needs_a_blue_cube_or_a_blue_powerup() -> None:
    assert thor(ammo="RRYY").play(*SHOT).prompt == "turn"
    assert thor(ammo="B").play(*CHAINED).prompt == "turn"

    table = thor(ammo="B", powerups={"V": "newton:blue"}).play(*SHOT, "use chain_reaction")
    assert table.choices == ["pay cubes", "pay newton:blue"]
    table.play("pay cubes", "target D", "use high_voltage", "pay newton:blue", "target S")

    assert (table.damage("S"), table.ammo("V"), table.powerups("V")) == ("VV", "", [])


def test_a_6_2_it_converts_the_marks_on_each_target() -> None:
    table = thor(ammo="BB", marks={"B": "V", "D": "VVV", "S": "B"})

    table.play(*CHAINED, "use high_voltage", "target S")

    assert [table.damage(letter) for letter in "BDS"] == ["VVV", "VVVV", "VV"]


def test_a_8_1_a_scope_reaches_any_target_of_the_chain() -> None:
    table = thor(ammo="RBB", powerups={"V": "targeting_scope:yellow"})

    table.play(*CHAINED, "use high_voltage", "target S", "play targeting_scope:yellow", "pay red")
    assert table.targets == "BDS"

    assert table.play("target D").damage("D") == "VV"


def test_a_8_3_a_target_that_does_not_see_the_shooter_cannot_answer() -> None:
    table = thor(ammo="B", powerups={"B": "tagback_grenade:red", "D": "tagback_grenade:blue"}).play(*CHAINED)

    assert (table.to_act, table.prompt) == ("B", "grenade")
    table.play("play tagback_grenade:red")

    assert (table.marks("V"), table.prompt) == ({"B": 1}, "turn")


def test_a_10_2_a_spawnpoint_may_be_the_first_target_but_nothing_chains_on_from_it() -> None:
    table = thor(ammo="BB", mode="domination").play("shoot thor")

    assert table.targets == "Bbr"
    table.play("target r")

    assert (table.doc["tracks"]["red"], table.prompt) == (["violet"], "turn")


def test_a_10_2_a_spawnpoint_may_end_the_chain_as_second_or_third_target() -> None:
    second = thor(ammo="BB", mode="domination").play(*SHOT, "use chain_reaction")
    assert second.targets == "Dbry"
    second.play("target y")
    assert (second.doc["tracks"]["yellow"], second.prompt) == (["violet"], "turn")

    third = thor(ammo="BB", mode="domination").play(*CHAINED, "use high_voltage")
    assert third.targets == "Sy"
    assert third.play("target y").doc["tracks"]["yellow"] == ["violet"]


def test_a_7_1_every_way_to_shoot_ends_with_the_first_target_hit() -> None:
    lines = list(thor(ammo="BB").lines("shoot thor"))

    assert len({line for line, _ in lines}) == len(lines) == 3
    assert all(end.prompt == "turn" and end.damage("B") == "VV" for _, end in lines)
