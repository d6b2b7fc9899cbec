"""Domination: the spawnpoints are fought for (A-10)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import StruckBack
from frenzy.games.adrenaline.outcome import Outcome
from tests.adrenaline.table import GAME, LETTERS, NAMES, Table, double_kills, finish, given, winners

# The small arena: spawnpoints are c1 (blue), a2 (red) and d3 (yellow).
SMALL = """
    V   .   .
    .   .   .   .
    #   S   BD  .
"""


def domination(drawing: str = SMALL, **more: Any) -> Table:
    setting: dict[str, Any] = {"arena": "small", "act": "V", "mode": "domination"}
    return given(drawing, **(setting | more))


def tokens(letters: str) -> list[str]:
    return [NAMES[letter] for letter in letters]


def tracks(red: str = "", yellow: str = "", blue: str = "") -> dict[str, list[str]]:
    return {"red": tokens(red), "yellow": tokens(yellow), "blue": tokens(blue)}


def track(table: Table, colour: str) -> str:
    """The letters on a spawnpoint's track."""
    return "".join(LETTERS[name] for name in table.doc["tracks"][colour])


def last_turn(drawing: str = SMALL, **more: Any) -> Table:
    """Violet's turn is the last of the game."""
    return domination(drawing, frenzy={"trigger": 0}, **more)


def final(drawing: str = SMALL, **more: Any) -> Table:
    """The end of a game in which nothing happens any more."""
    return last_turn(drawing, **more).play("end turn")


def track_points(table: Table) -> dict[str, int]:
    outcome = GAME.outcome(table.state)
    assert isinstance(outcome, Outcome)
    names = [LETTERS[seat["character"]] for seat in table.doc["seats"]]
    return {name: part["tracks"] for name, part in zip(names, outcome.breakdown, strict=True)}


# -- the first turn ------------------------------------------------------------------------------------


def test_a_10_1_the_game_starts_with_eight_skulls_and_three_empty_tracks() -> None:
    doc = GAME.position(GAME.new(3, seed=1, options={"mode": "domination"}))

    assert (doc["skulls_left"], doc["tracks"], doc["killshots"]) == (8, tracks(), [])


NO_VIOLET = """
    .   .   .
    .   .   .   .
    #   S   BD  .
"""


def test_a_10_1_in_the_first_turn_a_spawnpoint_is_no_target() -> None:
    table = domination(
        NO_VIOLET, off="V", weapons={"V": "railgun electroscythe heatseeker"}, powerups={"V": "newton:red"}
    )

    table.play("discard newton:red")

    assert (table.at("V"), table.offers("shoot electroscythe")) == ("a2", False)
    assert table.play("shoot heatseeker").targets == "BDS"


def test_a_10_1_the_first_turn_may_end_on_the_spawnpoint_without_token_or_damage() -> None:
    table = domination(NO_VIOLET, off="V", powerups={"V": "newton:red"})

    finish(table.play("discard newton:red"))

    assert (track(table, "red"), table.damage("V")) == ("", "")
    assert not table.happened(StruckBack)


def test_a_10_1_from_the_second_turn_on_the_spawnpoint_can_be_tagged() -> None:
    table = domination(NO_VIOLET, off="V", powerups={"V": "newton:red"})
    finish(table.play("discard newton:red"))
    while table.to_act != "V":
        finish(table)

    finish(table)

    assert (track(table, "red"), table.damage("V")) == ("V", "V")


def test_a_10_1_a_first_turn_binds_only_the_one_who_plays_it() -> None:
    table = domination(off="Z", weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "target r")

    assert track(table, "red") == "V"


def test_a_10_1_in_the_first_turn_effects_on_everyone_spare_the_spawnpoint() -> None:
    table = domination("V . . \n B . . . \n # S D .", weapons={"V": "furnace"}, first_turn=True)

    table.play("shoot furnace", "use basic", "room red")

    assert (track(table, "red"), table.damage("B")) == ("", "V")


# -- spawnpoints as targets ----------------------------------------------------------------------------


def test_a_10_2_a_seen_spawnpoint_is_a_target_like_a_player() -> None:
    assert domination(weapons={"V": "lock_rifle"}).play("shoot lock_rifle").targets == "br"


def test_a_10_2_the_spawnpoint_one_stands_on_is_a_target() -> None:
    table = domination("B . . \n V . . . \n # S D .", weapons={"V": "lock_rifle"})

    assert table.play("shoot lock_rifle").targets == "Bbr"


def test_a_10_2_whatever_the_damage_there_is_one_token() -> None:
    table = domination(weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "target b")

    assert table.doc["tracks"] == tracks(blue="V")


SIGHT = "V . . \n . . . . \n # S BD ."
NEXT_TO_RED = ". . . \n . V . . \n # S BD ."
ON_RED = ". . . \n V . . . \n # S BD ."
UNSEEN = ". V . \n . . . . \n # S BD ."

SINGLE = [
    ("lock_rifle", SIGHT, "", "target r"),
    ("electroscythe", ON_RED, "", "use basic"),
    ("electroscythe", ON_RED, "BR", "use reaper"),
    ("machine_gun", SIGHT, "", "target r, done"),
    ("tractor_beam", SIGHT, "", "use basic, target r"),
    ("tractor_beam", SIGHT, "RY", "use punisher, target r"),
    ("thor", SIGHT, "", "target r"),
    ("vortex_cannon", SIGHT, "", "aim a2, target r"),
    ("vortex_cannon", SIGHT, "", "aim b2, target r"),
    ("furnace", SIGHT, "", "use basic, room red"),
    ("furnace", NEXT_TO_RED, "", "use cozy_fire, aim a2"),
    ("plasma_gun", SIGHT, "", "use basic, target r, done"),
    ("heatseeker", UNSEEN, "", "target r"),
    ("whisper", ". . . \n . . V . \n # S BD .", "", "target r"),
    ("hellion", SIGHT, "", "use basic, target r"),
    ("hellion", SIGHT, "R", "use nano_tracer, target r"),
    ("flamethrower", NEXT_TO_RED, "", "use basic, aim a2, target r"),
    ("flamethrower", ". . . \n . . V . \n # S BD .", "", "use basic, aim b2, target r"),
    ("flamethrower", NEXT_TO_RED, "YY", "use barbecue, aim a2"),
    ("flamethrower", ". . . \n . . V . \n # S BD .", "YY", "use barbecue, aim b2"),
    ("grenade_launcher", SIGHT, "", "target r"),
    ("rocket_launcher", SIGHT, "", "use basic, target r"),
    ("railgun", ". . . \n . . V . \n # S BD .", "", "use basic, target r"),
    ("railgun", ". . . \n . . V . \n # S BD .", "", "use piercing, target r"),
    ("cyberblade", ON_RED, "", "use basic, target r, done"),
    ("zx2", SIGHT, "", "use basic, target r"),
    ("shotgun", ON_RED, "", "use basic, target r"),
    ("shotgun", NEXT_TO_RED, "", "use long_barrel, target r"),
    ("power_glove", NEXT_TO_RED, "", "use basic, target r"),
    ("power_glove", NEXT_TO_RED, "B", "use rocket_fist, aim a2, target r"),
    ("shockwave", NEXT_TO_RED, "", "use basic, target r"),
    ("shockwave", NEXT_TO_RED, "Y", "use tsunami"),
    ("sledgehammer", ON_RED, "", "use basic, target r"),
    ("sledgehammer", ON_RED, "R", "use pulverize, target r"),
]


@pytest.mark.parametrize(("weapon", "drawing", "ammo", "line"), SINGLE)
def test_a_10_2_every_effect_that_deals_damage_tags(weapon: str, drawing: str, ammo: str, line: str) -> None:
    table = domination(drawing, weapons={"V": weapon}, ammo={"V": ammo}).play(f"shoot {weapon}")

    table.play(*line.split(", "))

    assert table.prompt == "turn"
    assert table.doc["tracks"] == tracks(red="V")


FURTHER = [
    ("machine_gun", "V . . \n . B . . \n # S D .", "", "target B, target r"),
    ("machine_gun", "V . . \n . B . . \n # S D .", "B", "target B, done, use turret_tripod, done, target r"),
    ("thor", "V . . \n . B . . \n # S D .", "B", "target B, use chain_reaction, target r"),
    ("thor", "V . . \n . B . . \n # S D .", "BB", "target B, use chain_reaction, target S, use high_voltage, target r"),
    ("vortex_cannon", "V . . \n . B . . \n # S D .", "R", "aim b2, target B, use black_hole, target r"),
    ("grenade_launcher", "V . . \n . B . . \n # S D .", "R", "target B, use extra_grenade, aim a2, done"),
    ("rocket_launcher", "V . . \n B . . . \n # S D .", "Y", "use basic, target B, use fragmenting_warhead, done"),
    ("flamethrower", ". . . \n . B V . \n # S D .", "", "use basic, aim b2, target B, target r"),
    ("flamethrower", ". . . \n . B V . \n # S D .", "YY", "use barbecue, aim b2, everyone"),
    ("railgun", ". . . \n . B V . \n # S D .", "", "use piercing, target B, target r"),
    ("cyberblade", ". . . \n VB . . . \n # S D .", "Y", "use basic, target B, use slice_and_dice, target r, done"),
    ("power_glove", ". . . \n . B V . \n # S D .", "B", "use rocket_fist, aim b2, target B, move a2, target r"),
    ("shockwave", "B . . \n . V . . \n # S D .", "", "use basic, target S, target r"),
]


@pytest.mark.parametrize(("weapon", "drawing", "ammo", "line"), FURTHER)
def test_a_10_2_a_spawnpoint_may_be_one_of_several_targets(weapon: str, drawing: str, ammo: str, line: str) -> None:
    table = domination(drawing, weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert table.prompt == "turn"
    assert table.doc["tracks"] == tracks(red="V")
    assert "V" in table.damage("B") + table.damage("S")


def test_a_10_2_a_spawnpoint_alone_is_enough_to_shoot_at() -> None:
    drawing = """
        .   .   .
        V   .   .   .
        #   .   .   BDS
    """

    assert domination(drawing, weapons={"V": "electroscythe"}).offers("shoot electroscythe")


def test_a_10_2_outside_domination_a_spawnpoint_is_no_target() -> None:
    assert domination(weapons={"V": "lock_rifle"}, mode="deathmatch").choices == ["run", "grab", "end turn"]


def test_a_10_2_a_spawnpoint_out_of_sight_is_no_target_of_a_shot_that_needs_sight() -> None:
    assert domination(UNSEEN, weapons={"V": "lock_rifle"}).play("shoot lock_rifle").targets == "b"


# -- once per turn -------------------------------------------------------------------------------------


def test_a_10_2_a_spawnpoint_is_damaged_once_per_turn() -> None:
    table = domination(weapons={"V": "lock_rifle thor"})

    table.play("shoot lock_rifle", "target r", "shoot thor")

    assert table.targets == "b"


def test_a_10_2_another_spawnpoint_may_be_damaged_in_the_same_turn() -> None:
    table = domination(weapons={"V": "lock_rifle thor"})

    table.play("shoot lock_rifle", "target r", "shoot thor", "target b")

    assert table.doc["tracks"] == tracks(red="V", blue="V")


def test_a_10_2_one_shot_may_damage_two_spawnpoints() -> None:
    table = domination(weapons={"V": "machine_gun"})

    table.play("shoot machine_gun", "target r", "target b")

    assert table.doc["tracks"] == tracks(red="V", blue="V")


def test_a_10_2_no_shot_is_left_when_the_only_target_is_tagged() -> None:
    table = domination(ON_RED, weapons={"V": "electroscythe shotgun"})

    table.play("shoot electroscythe", "use basic")

    assert table.doc["tracks"] == tracks(red="V")
    assert not table.offers("shoot shotgun")


def test_a_10_2_everyone_else_is_still_hit_where_the_spawnpoint_is_tagged() -> None:
    table = domination(". . . \n VB . . . \n # S D .", weapons={"V": "lock_rifle electroscythe"})

    table.play("shoot lock_rifle", "target r", "shoot electroscythe", "use basic")

    assert (track(table, "red"), table.damage("B")) == ("V", "V")


@pytest.mark.parametrize(("weapon", "ammo"), [("machine_gun", "Y"), ("machine_gun", "B"), ("plasma_gun", "B")])
def test_a_10_2_more_damage_in_the_same_shot_is_no_second_token(weapon: str, ammo: str) -> None:
    table = domination(ON_RED, weapons={"V": weapon}, ammo={"V": ammo}, tagged=["blue"])

    lines = [line for line, _ in table.lines(f"shoot {weapon}") if "target spawn:red" in line]
    extra = {"use focus_shot", "use turret_tripod", "use charged_shot"}

    assert lines
    assert not any(extra & {*line} for line in lines)


def test_a_10_2_in_the_next_turn_the_spawnpoint_can_be_damaged_again() -> None:
    table = domination(weapons={"V": "lock_rifle", "D": "zx2"}, drawing="VD . . \n . . . . \n # S B .")
    finish(table.play("shoot lock_rifle", "target r"))

    table.play("shoot zx2", "use basic", "target r")

    assert track(table, "red") == "VD"


# -- what does not apply to spawnpoints ----------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["shotgun", "sledgehammer", "rocket_launcher", "grenade_launcher", "tractor_beam"])
def test_a_10_2_a_spawnpoint_is_not_moved(weapon: str) -> None:
    drawing = SIGHT if weapon == "rocket_launcher" else ON_RED
    table = domination(drawing, weapons={"V": weapon}, ammo={"V": "R"})

    lines = [line for line, _ in table.lines(f"shoot {weapon}") if "target spawn:red" in line]

    assert lines
    assert not any(choice.startswith("move ") for line in lines for choice in line)


def test_a_10_2_a_tractor_beam_tags_only_a_spawnpoint_that_is_seen() -> None:
    drawing = """
        .   V   .
        B   .   .   .
        #   .   .   DS
    """
    table = domination(drawing, weapons={"V": "tractor_beam"}, ammo={"V": "RY"})

    assert table.fork().play("shoot tractor_beam", "use basic").targets == "Bb"
    assert table.fork().play("shoot tractor_beam", "use punisher").targets == "Bb"


def test_a_10_2_a_vortex_tags_only_a_spawnpoint_that_is_seen() -> None:
    drawing = """
        .   V   .
        B   .   .   .
        #   .   .   DS
    """
    table = domination(drawing, weapons={"V": "vortex_cannon"})

    assert table.fork().play("shoot vortex_cannon", "aim a1").targets == "B"
    assert table.fork().play("shoot vortex_cannon", "aim c1").targets == "b"


def test_a_10_2_a_vortex_square_needs_a_target_that_can_be_drawn_in_or_tagged() -> None:
    drawing = """
        .   V   .
        .   .   .   .
        #   .   .   BDS
    """
    table = domination(drawing, weapons={"V": "vortex_cannon"})

    assert table.play("shoot vortex_cannon").squares == {"c1"}


THREE_IN_A_ROW = """
    V   .   .
    .   B   .   .
    #   S   D   .
"""


@pytest.mark.parametrize(
    "line",
    [
        "target r",
        "target B, use chain_reaction, target r",
    ],
)
def test_a_10_2_thor_does_not_chain_on_from_a_spawnpoint(line: str) -> None:
    table = domination(THREE_IN_A_ROW, weapons={"V": "thor"}, ammo={"V": "BBB"})

    table.play("shoot thor", *line.split(", "))

    assert (table.prompt, track(table, "red")) == ("turn", "V")


def test_a_10_2_thor_may_end_on_a_spawnpoint_that_only_the_second_target_sees() -> None:
    drawing = """
        V   .   .
        .   B   .   .
        #   .   SD  .
    """
    table = domination(drawing, weapons={"V": "thor"}, ammo={"V": "BBB"})

    table.play("shoot thor", "target B", "use chain_reaction", "target S", "use high_voltage")

    assert table.targets == "Dy"


def test_a_10_2_a_spawnpoint_takes_no_marks() -> None:
    table = domination(weapons={"V": "lock_rifle"}, ammo={"V": "R"})

    table.play("shoot lock_rifle", "target r")

    assert table.prompt == "turn"  # the second lock could only mark the blue spawnpoint


def test_a_10_2_effects_that_only_mark_find_no_target_in_a_spawnpoint() -> None:
    assert domination(weapons={"V": "zx2"}).play("shoot zx2").choices == ["use basic"]


def test_a_10_2_a_scanner_marks_players_only() -> None:
    table = domination("V . B \n . . . . \n # S D .", weapons={"V": "zx2"})

    assert table.play("shoot zx2", "use scanner").targets == "B"


def test_a_10_2_a_hellion_that_hits_a_spawnpoint_marks_those_who_stand_on_it() -> None:
    table = domination("V . . \n BD . . . \n # S . .", weapons={"V": "hellion"})

    table.play("shoot hellion", "use basic", "target r")

    assert (track(table, "red"), table.marks("B"), table.marks("D")) == ("V", {"V": 1}, {"V": 1})
    assert (table.damage("B"), table.damage("D")) == ("", "")


def test_a_10_2_a_cozy_fire_marks_and_damages_players_and_tags_the_spawnpoint() -> None:
    table = domination("V . . \n B . . . \n # S D .", weapons={"V": "furnace"})

    table.play("shoot furnace", "use cozy_fire", "aim a2")

    assert (track(table, "red"), table.damage("B"), table.marks("B")) == ("V", "V", {"V": 1})


def test_a_10_2_a_furnace_tags_the_spawnpoint_of_the_room_and_hits_all_in_it() -> None:
    table = domination("V . . \n . B D . \n # S . .", weapons={"V": "furnace"})

    table.play("shoot furnace", "use basic", "room red")

    assert (track(table, "red"), table.damage("B"), table.damage("D"), table.damage("S")) == ("V", "V", "V", "")


def test_a_10_2_a_fragmenting_warhead_hits_those_on_a_spawnpoint_that_is_the_target() -> None:
    table = domination("V . . \n B . . . \n # S D .", weapons={"V": "rocket_launcher"}, ammo={"V": "Y"})

    table.play("shoot rocket_launcher", "use basic", "target r", "use fragmenting_warhead")

    assert (track(table, "red"), table.damage("B"), table.prompt) == ("V", "V", "turn")


def test_a_10_2_a_spawnpoint_and_a_player_on_it_stand_on_one_square() -> None:
    table = domination(". . . \n B V . . \n # S D .", weapons={"V": "shockwave"})

    table.play("shoot shockwave", "use basic", "target B")

    assert table.targets == "S"


def test_a_10_2_a_tsunami_spares_neither_the_spawnpoint_nor_those_around() -> None:
    table = domination(". . . \n B V D . \n # S . .", weapons={"V": "shockwave"}, ammo={"V": "Y"})

    table.play("shoot shockwave", "use tsunami")

    assert (track(table, "red"), [table.damage(letter) for letter in "BDS"]) == ("V", ["V", "V", "V"])


def test_a_10_2_a_scope_is_not_asked_when_only_a_spawnpoint_is_hit() -> None:
    table = domination(weapons={"V": "lock_rifle"}, ammo={"V": "YYY"}, powerups={"V": "targeting_scope:red"})

    table.play("shoot lock_rifle", "target r")

    assert table.prompt == "turn"


def test_a_10_2_a_scope_adds_no_damage_to_a_spawnpoint() -> None:
    table = domination("V . B \n . . . . \n # S D .", weapons={"V": "machine_gun"}, ammo={"V": "R"},
                       powerups={"V": "targeting_scope:red"})  # fmt: skip

    table.play("shoot machine_gun", "target B", "target b", "done", "play targeting_scope:red", "pay red")

    assert table.targets == "B"


def test_a_10_2_nobody_answers_a_shot_at_a_spawnpoint_with_a_grenade() -> None:
    table = domination("V . B \n . . . . \n # S D .", weapons={"V": "lock_rifle"},
                       powerups={"B": "tagback_grenade:red"})  # fmt: skip

    table.play("shoot lock_rifle", "target b")

    assert (table.to_act, table.prompt) == ("V", "turn")


def test_a_10_2_a_newton_moves_no_spawnpoint() -> None:
    assert domination(powerups={"V": "newton:red"}).play("play newton:red").targets == "BDS"


# -- ending a turn on a spawnpoint ---------------------------------------------------------------------


def test_a_10_3_ending_the_turn_alone_on_a_spawnpoint_tags_it_and_hurts() -> None:
    table = finish(domination(ON_RED))

    assert (table.doc["tracks"], table.damage("V")) == (tracks(red="V"), "V")


def test_a_10_3_in_company_there_is_no_token_but_the_spawnpoint_strikes_back() -> None:
    table = finish(domination(". . . \n VB . . . \n # S D ."))

    assert (table.doc["tracks"], table.damage("V"), table.damage("B")) == (tracks(), "V", "")


def test_a_10_3_those_whose_turn_it_is_not_are_left_alone() -> None:
    table = finish(domination("V . . \n B . . . \n # S D ."))

    assert (table.doc["tracks"], table.damage("B")) == (tracks(), "")


def test_a_10_3_elsewhere_nothing_happens_at_the_end_of_the_turn() -> None:
    table = finish(domination())

    assert (table.doc["tracks"], table.damage("V")) == (tracks(), "")


def test_a_10_3_ending_alone_tags_a_spawnpoint_that_was_damaged_this_turn() -> None:
    table = domination(ON_RED, weapons={"V": "electroscythe"})

    finish(table.play("shoot electroscythe", "use basic"))

    assert track(table, "red") == "VV"


def test_a_10_3_only_the_square_at_the_end_of_the_turn_counts() -> None:
    table = domination(ON_RED)

    finish(table.play("run", "move a1"))

    assert (track(table, "red"), table.damage("V")) == ("", "")


def test_a_10_3_the_strike_comes_after_reloading() -> None:
    table = domination(ON_RED, unloaded={"V": "lock_rifle"}, ammo={"V": "BB"})

    table.play("end turn")

    assert (table.prompt, table.damage("V")) == ("reload", "")


def test_a_10_3_the_strike_brings_adrenaline() -> None:
    table = finish(domination(ON_RED, damage={"V": "BB"}))
    while table.to_act != "V":
        finish(table)

    assert "b1" in table.play("grab").squares


def test_a_10_3_the_strike_leaves_the_marks_of_others_alone() -> None:
    table = finish(domination(ON_RED, marks={"V": "BBS"}))

    assert (table.damage("V"), table.marks("V")) == ("V", {"B": 2, "S": 1})


def test_a_10_3_the_points_of_the_own_colour_go_to_nobody() -> None:
    table = finish(domination(ON_RED, damage={"V": "VVVVVBBBSS"}))

    assert [table.points(letter) for letter in "VBSD"] == [0, 6, 4, 0]


def test_a_10_3_first_blood_of_another_is_paid_as_usual() -> None:
    table = finish(domination(ON_RED, damage={"V": "BVVVVVVSSS"}))

    assert [table.points(letter) for letter in "VBSD"] == [0, 1 + 4, 6, 0]


def test_a_10_3_the_own_colour_loses_ties_like_any_other() -> None:
    table = finish(domination(ON_RED, damage={"V": "BBBBBVVVVS"}))

    assert [table.points(letter) for letter in "VBSD"] == [0, 1 + 8, 4, 0]


def test_a_10_3_the_strike_can_kill() -> None:
    table = domination(ON_RED, damage={"V": "BBBBBBBBBB"}, skulls_left=5)

    table.play("end turn")
    assert (table.to_act, table.prompt) == ("V", "spawn")
    table.play(table.choices[0])

    assert (table.points("B"), table.board("V")["skulls"], table.doc["skulls_left"]) == (1 + 8, 1, 4)
    assert (table.damage("V"), table.to_act, track(table, "red")) == ("", "D", "V")


def test_a_10_3_the_strike_that_kills_may_take_the_last_skull() -> None:
    table = finish(domination(ON_RED, damage={"V": "BBBBBBBBBB"}, skulls_left=1))

    assert table.doc["frenzy"] == {"trigger": 0}


def test_a_10_3_being_killed_by_the_spawnpoint_is_no_part_of_a_double_kill() -> None:
    table = domination("B . . \n V . . . \n # S D .", weapons={"V": "machine_gun"},
                       damage={"V": "BBBBBBBBBB", "B": "SSSSSSSSSS"})  # fmt: skip

    finish(table.play("shoot machine_gun", "move a2", "target B", "done"))

    assert (table.board("V")["skulls"], table.board("B")["skulls"]) == (1, 1)
    assert double_kills(table) == []


def test_a_10_3_two_others_and_oneself_are_a_double_kill() -> None:
    table = domination("BD . . \n V . . . \n # S . .", weapons={"V": "machine_gun"},
                       damage={"V": "BBBBBBBBBB", "B": "SSSSSSSSSS", "D": "SSSSSSSSSS"})  # fmt: skip

    finish(table.play("shoot machine_gun", "move a2", "target D", "target B"))

    assert double_kills(table) == [1]


def test_a_10_3_own_tokens_score_for_nobody_in_the_final_scoring() -> None:
    table = final(ON_RED, damage={"V": "VVB"})

    assert [table.points(letter) for letter in "VB"] == [8, 6]  # eight are for the red track


def test_a_10_3_the_last_turn_of_frenzy_tags_and_hurts_too() -> None:
    table = final(ON_RED, damage={"V": "B"})

    assert track(table, "red") == "V"
    assert table.points("B") == 1 + 8


# -- killshots and overkills ---------------------------------------------------------------------------

TARGET = """
    V   .   B
    .   .   .   .
    #   S   D   .
"""


def overkill(**more: Any) -> Table:
    """Violet deals Banshee the twelfth damage and ends her turn."""
    setting: dict[str, Any] = {"weapons": {"V": "lock_rifle"}, "damage": {"B": "SSSSSSSSSS"}}
    return domination(TARGET, **(setting | more)).play("shoot lock_rifle", "target B", "end turn")


def test_a_10_4_a_killshot_is_not_recorded_and_asks_nothing() -> None:
    table = domination(TARGET, weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"})

    table.play("shoot machine_gun", "target B", "done", "end turn")

    assert (table.to_act, table.prompt) == ("B", "spawn")
    assert (table.doc["killshots"], table.doc["tracks"]) == ([], tracks())


def test_a_10_4_the_board_is_scored_as_usual_and_a_skull_is_taken() -> None:
    table = domination(TARGET, weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"}, skulls_left=6)

    finish(table.play("shoot machine_gun", "target B", "done"))

    assert (table.points("S"), table.points("V")) == (1 + 8, 6)
    assert (table.doc["skulls_left"], table.board("B")["skulls"]) == (5, 1)


def test_a_10_4_the_overkiller_chooses_a_track_for_the_token() -> None:
    table = overkill()

    assert (table.to_act, table.prompt) == ("V", "tag")
    assert table.choices == ["tag red", "tag yellow", "tag blue"]


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_a_10_4_the_overkill_token_goes_on_the_chosen_track(colour: str) -> None:
    table = overkill(tracks=tracks("S", "S", "S")).play(f"tag {colour}")

    assert track(table, colour) == "SV"
    assert sum(map(len, table.doc["tracks"].values())) == 4


def test_a_10_4_the_token_may_go_on_a_track_that_was_tagged_this_turn() -> None:
    table = domination(TARGET, weapons={"V": "lock_rifle zx2"}, damage={"B": "SSSSSSSSSS"})

    table.play("shoot zx2", "use basic", "target r", "shoot lock_rifle", "target B", "end turn", "tag red")

    assert track(table, "red") == "VV"


def test_a_10_4_the_overkiller_gets_the_revenge_mark() -> None:
    assert overkill().play("tag red").marks("V") == {"B": 1}


def test_a_10_4_each_overkill_is_a_token() -> None:
    table = domination("VBD . . \n . . . . \n # S . .", weapons={"V": "electroscythe"}, ammo={"V": "BR"},
                       damage={"B": "SSSSSSSSSS", "D": "SSSSSSSSSS"})  # fmt: skip

    table.play("shoot electroscythe", "use reaper", "end turn", "tag red", "tag blue")

    assert table.doc["tracks"] == tracks(red="V", blue="V")


def bot_overkill() -> Table:
    """Violet kills Banshee and lets the Bot, Sprog, deal the twelfth damage."""
    drawing = """
        V   S   B
        .   .   .   .
        #   .   D   .
    """
    table = domination(drawing, weapons={"V": "machine_gun"}, damage={"B": "DDDDDDDDDD"}, bot="S")
    table.play("shoot machine_gun", "target B", "done", "bot", "move b1", "target B")
    return table.play("end turn")


def test_a_10_4_when_the_bot_overkills_the_player_at_turn_chooses_the_track() -> None:
    table = bot_overkill()

    assert (table.to_act, table.choices) == ("V", ["tag red", "tag yellow", "tag blue"])
    table.play("tag yellow")

    assert table.doc["tracks"] == tracks(yellow="S")


def test_a_10_4_the_bot_gets_the_revenge_mark_for_its_overkill() -> None:
    table = bot_overkill().play("tag red")

    assert (table.marks("S"), table.marks("V")) == ({"B": 1}, {})


# -- frenzy --------------------------------------------------------------------------------------------


def test_a_10_5_the_last_skull_triggers_frenzy() -> None:
    table = domination(TARGET, weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"}, skulls_left=1)

    finish(table.play("shoot machine_gun", "target B", "done"))

    assert (table.doc["frenzy"], table.to_act) == ({"trigger": 0}, "D")


def test_a_10_5_eight_tokens_on_a_second_track_by_damage_trigger_frenzy() -> None:
    table = domination(weapons={"V": "lock_rifle"}, tracks=tracks("S" * 7, "B" * 8))
    table.play("shoot lock_rifle", "target r")

    assert table.offers("run")
    finish(table)

    assert table.doc["frenzy"] == {"trigger": 0}


def test_a_10_5_the_eighth_token_for_ending_alone_triggers_frenzy() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 7, "B" * 8)))

    assert table.doc["frenzy"] == {"trigger": 0}


def test_a_10_5_the_eighth_token_for_an_overkill_triggers_frenzy() -> None:
    table = overkill(tracks=tracks("S" * 7, "B" * 8))

    table.play("tag red")
    table.play(table.choices[0])

    assert (table.doc["frenzy"], table.to_act) == ({"trigger": 0}, "D")


def test_a_10_5_the_overkill_token_elsewhere_does_not() -> None:
    table = overkill(tracks=tracks("S" * 7, "B" * 8))

    table.play("tag blue")
    table.play(table.choices[0])

    assert table.doc["frenzy"] is None


def test_a_10_5_seven_tokens_on_the_second_track_are_not_enough() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 6, "B" * 8)))

    assert (track(table, "red"), table.doc["frenzy"]) == ("SSSSSSV", None)


def test_a_10_5_one_long_track_is_not_enough() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 15, "B" * 7, "D" * 7)))

    assert (len(track(table, "red")), table.doc["frenzy"]) == (16, None)


def test_a_10_5_more_than_eight_tokens_on_both_tracks_trigger_frenzy() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 7, "B" * 12)))

    assert table.doc["frenzy"] == {"trigger": 0}


def test_a_10_5_everybody_then_has_a_frenzy_turn() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 7, "B" * 8)))
    order = ""

    while table.to_act:
        order += table.to_act + str(table.doc["actions_left"])
        finish(table)

    assert order == "D2B2S2V1"


def test_a_10_5_boards_flip_when_tracks_trigger_frenzy() -> None:
    table = finish(domination(ON_RED, tracks=tracks("S" * 7, "B" * 8)))

    assert [table.board(letter)["flipped"] for letter in "VDBS"] == [False, True, True, True]  # Violet was struck


def test_a_10_5_with_sudden_death_full_tracks_end_the_game() -> None:
    table = domination(ON_RED, tracks=tracks("S" * 7, "B" * 8), ending="sudden_death")

    assert table.play("end turn").to_act == ""


def test_a_10_5_spawnpoints_are_fought_for_in_frenzy_too() -> None:
    table = last_turn(weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "move a1", "target r")

    assert track(table, "red") == "V"


# -- final scoring -------------------------------------------------------------------------------------

FIVE = """
    V   .   .
    .   .   .   .
    #   S   BD  Z
"""  # nobody ends a turn on d3: it is not Dozer's


def test_a_10_6_a_track_gives_eight_six_four_two_and_one() -> None:
    table = final(FIVE, seats="VDBSZ", tracks=tracks("VVVVVDDDDBBBSSZ"))

    assert track_points(table) == {"V": 8, "D": 6, "B": 4, "S": 2, "Z": 1}


@pytest.mark.parametrize(
    ("red", "expected"),
    [
        ("VVDDB", {"V": 8, "D": 8, "B": 4, "S": 0}),
        ("DDVVB", {"V": 8, "D": 8, "B": 4, "S": 0}),
        ("VDBVDBS", {"V": 8, "D": 8, "B": 8, "S": 2}),
        ("VVVDDBBS", {"V": 8, "D": 6, "B": 6, "S": 2}),
        ("VVVDDBS", {"V": 8, "D": 6, "B": 4, "S": 4}),
        ("VDBS", {"V": 8, "D": 8, "B": 8, "S": 8}),
        ("VVDDBBSS", {"V": 8, "D": 8, "B": 8, "S": 8}),
        ("S", {"V": 0, "D": 0, "B": 0, "S": 8}),
    ],
)
def test_a_10_6_tied_players_all_get_the_higher_value(red: str, expected: dict[str, int]) -> None:
    assert track_points(final(tracks=tracks(red))) == expected


def test_a_10_6_four_tied_for_the_first_place_leave_one_point_to_the_fifth() -> None:
    table = final(FIVE, seats="VDBSZ", tracks=tracks("VDBSVDBSZ"))

    assert track_points(table) == {"V": 8, "D": 8, "B": 8, "S": 8, "Z": 1}


def test_a_10_6_each_track_is_scored_for_itself() -> None:
    table = final(tracks=tracks("VVD", "DDB", "VBB"))

    assert track_points(table) == {"V": 8 + 6, "D": 6 + 8, "B": 6 + 8, "S": 0}


def test_a_10_6_tokens_beyond_the_eighth_count() -> None:
    table = final(tracks=tracks("VVVVDDDDD"))

    assert (track_points(table)["D"], track_points(table)["V"]) == (8, 6)


def test_a_10_6_the_boards_are_scored_beside_the_tracks() -> None:
    table = final(tracks=tracks("VVD"), damage={"B": "DDV"})

    assert (table.points("V"), table.points("D")) == (8 + 6, 6 + 1 + 8)


def test_a_10_6_the_bot_has_its_place_on_a_track() -> None:
    table = last_turn(tracks=tracks("SSVDDD"), bot="S").play("bot", "move b3", "target B", "end turn")
    outcome = GAME.outcome(table.state)

    assert isinstance(outcome, Outcome)
    assert (track_points(table), outcome.bot) == ({"V": 4, "D": 8, "B": 0}, 6 + 1 + 8)


def test_a_10_6_equal_points_are_ranked_by_the_total_from_the_tracks() -> None:
    table = final(points={"V": 10, "D": 12}, tracks=tracks("VVD"))

    assert (table.points("V"), table.points("D"), winners(table)) == (18, 18, "V")


def test_a_10_6_the_total_of_all_tracks_counts_and_not_the_best_one() -> None:
    table = final(points={"V": 9, "D": 5}, tracks=tracks("VVD", "BBBD"))

    assert (table.points("V"), table.points("D"), winners(table)) == (17, 17, "D")


def test_a_10_6_with_equal_totals_they_stay_tied() -> None:
    table = final(points={"V": 9, "D": 9, "B": 3}, tracks=tracks("VD", "B"))

    assert winners(table) == "VD"


def test_a_10_6_without_tracks_they_stay_tied() -> None:
    assert winners(final(points={"B": 4, "S": 4})) == "BS"
