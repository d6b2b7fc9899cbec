"""The end of the game: sudden death, final frenzy, final scoring, ties (A-9)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import BoardFlipped, FrenzyStarted, KillshotRecorded, Scored, Spawned
from frenzy.games.adrenaline.outcome import Outcome
from tests.adrenaline.table import GAME, LETTERS, NAMES, Table, finish, given, winners

# Violet sees Banshee and Sprog from a1; the :D-struct-0R is out of sight.
SMALL = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""


def shots(tokens: str) -> list[dict[str, str | None]]:
    """Killshots in a word each: `VB` is Violet's kill with Banshee's overkill."""
    return [{"by": NAMES[word[0]], "overkill": NAMES[word[1]] if len(word) > 1 else None} for word in tokens.split()]


def last_skull(drawing: str = SMALL, **more: Any) -> Table:
    """Violet's turn with a machine gun; one skull is left of five, and Banshee has ten damage."""
    setting: dict[str, Any] = {
        "arena": "small",
        "act": "V",
        "weapons": {"V": "machine_gun"},
        "damage": {"B": "VVVVVVVVVV"},
        "skulls": 5,
        "killshots": shots("V V V V"),
    }
    return given(drawing, **{**setting, **more})


def kill_banshee(table: Table) -> Table:
    return table.play("shoot machine_gun", "target B", "done")


def seats_in(drawing: str) -> str:
    return "".join(letter for letter in "VDBSZ" if letter in drawing)


def frenzy(drawing: str = SMALL, *, trigger: str = "V", **more: Any) -> Table:
    """A table in frenzy on which Violet acts; by default it is the last turn of all, with one action."""
    setting: dict[str, Any] = {"arena": "small", "act": "V", "seats": seats_in(drawing)} | more
    return given(drawing, frenzy={"trigger": setting["seats"].index(trigger)}, **setting)


def two_actions(drawing: str = SMALL, **more: Any) -> Table:
    """Violet plays her frenzy turn before the starting player, the last seat."""
    seats = seats_in(drawing)
    return frenzy(drawing, trigger=seats[-1], start=len(seats) - 1, **more)


def flipped(table: Table, letters: str) -> Table:
    """The same table with these boards on their frenzy side."""
    doc = table.doc
    for seat in doc["seats"]:
        seat["flipped"] = LETTERS[seat["character"]] in letters
    return Table(GAME.from_position(doc))


def killshot_points(table: Table) -> dict[str, int]:
    outcome = GAME.outcome(table.state)
    assert isinstance(outcome, Outcome)
    names = [LETTERS[seat["character"]] for seat in table.doc["seats"]]
    return {name: part["killshots"] for name, part in zip(names, outcome.breakdown, strict=True)}


# -- sudden death ---------------------------------------------------------------------------------------


def test_a_9_1_sudden_death_ends_the_game_after_the_turn_that_takes_the_last_skull() -> None:
    table = last_skull(ending="sudden_death")

    kill_banshee(table)
    assert (table.to_act, table.prompt) == ("V", "turn")
    table.play("end turn")

    assert table.to_act == ""
    assert not table.happened(FrenzyStarted)


def test_a_9_1_the_killer_may_use_the_second_action_before_the_end() -> None:
    table = kill_banshee(last_skull(ending="sudden_death"))

    table.play("run", "move b1", "end turn")

    assert (table.at("V"), table.to_act) == ("b1", "")


def test_a_9_1_the_game_goes_on_while_skulls_are_left() -> None:
    table = kill_banshee(last_skull(ending="sudden_death", killshots=shots("V V V")))

    finish(table)

    assert table.to_act == "D"


def test_a_9_1_the_dead_do_not_come_back_when_the_game_is_over() -> None:
    table = kill_banshee(last_skull(ending="sudden_death"))

    table.play("end turn")

    assert not table.happened(Spawned)
    assert table.powerups("B") == []


def test_a_9_1_the_boards_with_damage_are_scored_at_sudden_death() -> None:
    table = kill_banshee(last_skull(ending="sudden_death", damage={"B": "VVVVVVVVVV", "S": "DD", "D": "S"}))

    table.play("end turn")

    assert (table.points("D"), table.points("S")) == (1 + 8, 1 + 8)
    assert table.points("V") == 1 + 8 + 8  # Banshee's board and the track


def test_a_9_1_a_double_kill_with_one_skull_left_puts_both_killshots_on_the_track() -> None:
    table = last_skull(ending="sudden_death", damage={"B": "VVVVVVVVVV", "S": "DDDDDDDDDD"}, killshots=shots("V V V V"))

    table.play("shoot machine_gun", "target B", "target S", "end turn")

    assert table.doc["killshots"] == shots("V V V V V V")
    assert table.to_act == ""


# -- frenzy is triggered --------------------------------------------------------------------------------


def test_a_9_2_frenzy_begins_at_the_end_of_the_turn_that_takes_the_last_skull() -> None:
    table = kill_banshee(last_skull())

    assert (table.doc["frenzy"], table.offers("run")) == (None, True)
    finish(table)

    assert table.doc["frenzy"] == {"trigger": 0}
    assert [event.by for event in table.happened(FrenzyStarted)] == [0]


def test_a_9_2_frenzy_does_not_begin_while_a_skull_is_left() -> None:
    table = kill_banshee(last_skull(killshots=shots("V V V")))

    finish(table)

    assert table.doc["frenzy"] is None
    assert not table.happened(BoardFlipped)


def test_a_9_2_boards_without_damage_flip_and_the_others_do_not() -> None:
    table = kill_banshee(last_skull(damage={"B": "VVVVVVVVVV", "S": "D"}))

    finish(table)

    assert {letter: table.board(letter)["flipped"] for letter in "VDS"} == {"V": True, "D": True, "S": False}


def test_a_9_2_the_board_just_scored_flips_and_has_no_skulls() -> None:
    table = kill_banshee(last_skull(skulls_on={"B": 2}))

    finish(table)

    assert (table.board("B")["flipped"], table.board("B")["skulls"]) == (True, 0)


def test_a_9_2_a_flipped_board_keeps_marks_and_ammo_and_loses_its_skulls() -> None:
    table = kill_banshee(last_skull(marks={"S": "DDV"}, ammo={"S": "RYB"}, skulls_on={"S": 3}))

    finish(table)

    assert (table.marks("S"), table.ammo("S"), table.board("S")["skulls"]) == ({"D": 2, "V": 1}, "RYB", 0)


def test_a_9_2_a_board_that_does_not_flip_keeps_its_skulls() -> None:
    table = kill_banshee(last_skull(damage={"B": "VVVVVVVVVV", "S": "D"}, skulls_on={"S": 3}))

    finish(table)

    assert table.board("S")["skulls"] == 3


def test_a_9_2_the_killed_come_back_for_their_frenzy_turn() -> None:
    table = kill_banshee(last_skull())

    finish(table)

    assert table.at("B") in {"c1", "a2", "d3"}


def test_a_9_2_everybody_has_one_more_turn_and_the_trigger_plays_the_last() -> None:
    table = kill_banshee(last_skull())
    order = ""

    finish(table)
    while table.to_act:
        order += table.to_act
        finish(table)

    assert order == "DBSV"


def test_a_9_2_all_tokens_of_a_double_kill_go_to_the_track() -> None:
    drawing = """
        VBS .   .
        .   .   .   .
        #   .   .   D
    """
    damage = {"B": "VVVVVVVVVV", "S": "DDDDDDDDDDD"}
    table = last_skull(drawing, weapons={"V": "electroscythe"}, damage=damage)

    finish(table.play("shoot electroscythe", "use basic"))

    assert table.doc["killshots"][4:] == shots("DV V")
    assert table.doc["frenzy"] == {"trigger": 0}


def test_a_9_2_a_flipped_board_is_worth_two_and_one_and_gives_no_first_blood() -> None:
    table = flipped(frenzy(damage={"S": "DVVB"}), "S")

    table.play("end turn")

    assert [table.points(letter) for letter in "VDB"] == [2, 1, 1]


def test_a_9_2_everyone_after_the_first_gets_one_point_from_a_flipped_board() -> None:
    drawing = """
        V   .   B
        .   .   S   .
        #   .   .   DZ
    """
    table = flipped(frenzy(drawing, damage={"S": "DVVBZ"}), "S")

    table.play("end turn")

    assert [table.points(letter) for letter in "VDBZ"] == [2, 1, 1, 1]


def test_a_9_2_skulls_do_not_lower_a_flipped_board() -> None:
    doc = frenzy(damage={"S": "VVD"}).doc
    doc["seats"][3].update(flipped=True, skulls=2)
    table = Table(GAME.from_position(doc))

    table.play("end turn")

    assert [table.points(letter) for letter in "VD"] == [2, 1]


# -- how many actions -----------------------------------------------------------------------------------

# Told from the starting player on: after whose turn frenzy begins, and how many actions each seat then has.
ACTIONS = {
    3: ("122", "112", "111"),
    4: ("1222", "1122", "1112", "1111"),
    5: ("12222", "11222", "11122", "11112", "11111"),
}
TABLES = [
    (players, start, after)
    for players, rows in ACTIONS.items()
    for start in range(players)
    for after in range(len(rows))
]  # fmt: skip


def crowd(players: int, **more: Any) -> Table:
    """All players on one square."""
    seats = "VDBSZ"[:players]
    return given(f"{seats} . . .\n . . . .\n . . . .", arena="large", seats=seats, **more)


@pytest.mark.parametrize(("players", "start", "after"), TABLES)
def test_a_9_3_those_before_the_starting_player_have_two_actions_the_others_one(
    players: int, start: int, after: int
) -> None:
    trigger = (start + after) % players
    first = (trigger + 1) % players
    table = crowd(players, act="VDBSZ"[first], start=start, frenzy={"trigger": trigger})
    found = {}

    while table.to_act:
        found["VDBSZ".index(table.to_act)] = table.doc["actions_left"]
        finish(table)

    told_from_start = "".join(str(found[(start + offset) % players]) for offset in range(players))
    assert told_from_start == ACTIONS[players][after]
    assert list(found) == [(first + offset) % players for offset in range(players)]


@pytest.mark.parametrize(("players", "start", "after"), TABLES)
def test_a_9_3_whoever_takes_the_last_skull_sets_the_order(players: int, start: int, after: int) -> None:
    trigger = (start + after) % players
    killer, victim = "VDBSZ"[trigger], "VDBSZ"[(trigger + 1) % players]
    table = crowd(players, act=killer, start=start, weapons={killer: "electroscythe"}, skulls=5,
                  killshots=shots(f"{killer} " * 4), damage={victim: killer * 10})  # fmt: skip

    finish(table.play("shoot electroscythe", "use basic"))

    assert table.to_act == victim
    assert table.doc["actions_left"] == int(ACTIONS[players][after][(after + 1) % players])


def test_a_9_3_two_actions_are_two_and_no_more() -> None:
    table = two_actions()

    table.play("run", "move b1")
    assert table.offers("run")
    table.play("run", "move a1")

    assert table.choices == ["end turn"]


def test_a_9_3_one_action_is_one_and_no_more() -> None:
    table = frenzy(tiles={"a1": "RRB", "b1": "RRB"})

    table.play("grab", "move b1")

    assert table.choices == ["end turn"]


def test_a_9_3_whoever_has_not_spawned_yet_spawns_for_the_frenzy_turn() -> None:
    table = frenzy(seats="ZVDBS", off="Z", act="Z", trigger="S", start=4)

    assert table.prompt == "spawn"
    table.play(table.choices[0])

    assert (table.at("Z") in {"c1", "a2", "d3"}, table.doc["actions_left"]) == (True, 2)


# -- which actions --------------------------------------------------------------------------------------

MEDIUM = """
    .   .   B   .
    V   .   .   .
    #   .   .   D
"""
NO_BARGAINS: dict[str, list[str]] = {"red": ["lock_rifle"], "blue": ["whisper"], "yellow": ["zx2"]}


def test_a_9_3_of_two_actions_one_may_be_a_move_of_up_to_four_squares() -> None:
    table = two_actions(MEDIUM, arena="medium_a").play("run")

    assert table.squares == {"a1", "b1", "c1", "d1", "b2", "c2", "b3", "c3", "d3"}  # d2 is five moves away


def test_a_9_3_of_two_actions_one_may_be_to_move_up_to_two_and_grab() -> None:
    table = two_actions(MEDIUM, arena="medium_a", market=NO_BARGAINS).play("grab")

    assert table.squares == {"a1", "b1", "b2", "b3"}


def test_a_9_3_of_two_actions_one_may_be_to_move_up_to_one_and_shoot() -> None:
    drawing = """
        .   V   .
        .   .   S   .
        #   .   .   BD
    """
    table = two_actions(drawing, weapons={"V": "lock_rifle"}).play("shoot lock_rifle")

    assert (table.prompt, table.squares) == ("shoot_from", {"a1", "c1"})  # b1 looks into no other room


def test_a_9_3_the_frenzy_move_before_shooting_is_optional() -> None:
    table = two_actions(weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "move a1", "target B")

    assert (table.at("V"), table.damage("B")) == ("a1", "VV")


def test_a_9_3_both_of_two_actions_may_be_the_same() -> None:
    table = two_actions(weapons={"V": "lock_rifle zx2"})

    table.play("shoot lock_rifle", "move a1", "target B", "shoot zx2", "move b1", "use basic", "target B")

    assert table.damage("B") == "VVVV"


def test_a_9_3_whoever_has_one_action_cannot_just_run() -> None:
    table = frenzy(MEDIUM, arena="medium_a", weapons={"V": "machine_gun"})

    assert table.choices == ["grab", "shoot machine_gun", "end turn"]


def test_a_9_3_the_one_action_may_be_to_move_up_to_three_and_grab() -> None:
    table = frenzy(MEDIUM, arena="medium_a", market=NO_BARGAINS).play("grab")

    assert table.squares == {"a1", "b1", "b2", "b3", "c3"}


def test_a_9_3_the_one_action_may_be_to_move_up_to_two_and_shoot() -> None:
    drawing = """
        .   V   .
        .   .   S   .
        #   .   .   BD
    """
    table = frenzy(drawing, weapons={"V": "lock_rifle"}).play("shoot lock_rifle")

    assert table.squares == {"a1", "c1", "a2", "c2"}


@pytest.mark.parametrize("damage", ["", "DDD", "DDDDDD"])
def test_a_9_3_adrenaline_adds_nothing_to_two_frenzy_actions(damage: str) -> None:
    table = two_actions(MEDIUM, arena="medium_a", market=NO_BARGAINS, damage={"V": damage}, weapons={"V": "railgun"})

    assert table.fork().play("grab").squares == {"a1", "b1", "b2", "b3"}
    assert table.fork().play("shoot railgun").squares == {"a1"}  # in line with c1, as is b1 two moves away


@pytest.mark.parametrize("damage", ["", "DDD", "DDDDDD"])
def test_a_9_3_adrenaline_adds_nothing_to_the_one_frenzy_action(damage: str) -> None:
    table = frenzy(MEDIUM, arena="medium_a", market=NO_BARGAINS, damage={"V": damage}, weapons={"V": "railgun"})

    assert table.fork().play("grab").squares == {"a1", "b1", "b2", "b3", "c3"}
    assert table.fork().play("shoot railgun").squares == {"a1", "b1", "b3"}  # in line with c1, or with d3


def test_a_9_3_newton_and_teleporter_are_played_as_ever() -> None:
    table = frenzy(powerups={"V": "teleporter:red newton:blue"})

    table.play("play teleporter:red", "move d3", "play newton:blue", "target B", "move a1")

    assert (table.at("V"), table.at("B"), table.doc["actions_left"]) == ("d3", "a1", 1)


# -- reloading ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [two_actions, frenzy])
def test_a_9_3_an_unloaded_weapon_is_reloaded_and_shot_in_one_action(turn: Any) -> None:
    table = turn(unloaded={"V": "lock_rifle"}, ammo={"V": "BBR"})

    table.play("shoot lock_rifle", "move a1", "target B", "done")

    assert (table.damage("B"), table.ammo("V"), table.weapons("V")) == ("VV", "R", {"lock_rifle": False})


def test_a_9_3_an_unloaded_weapon_whose_full_cost_is_missing_cannot_be_shot() -> None:
    assert not frenzy(unloaded={"V": "lock_rifle"}, ammo={"V": "BRRYY"}).offers("shoot lock_rifle")


def test_a_9_3_before_frenzy_an_unloaded_weapon_cannot_be_shot() -> None:
    table = given(SMALL, arena="small", act="V", unloaded={"V": "lock_rifle"}, ammo={"V": "BBB"})

    assert not table.offers("shoot lock_rifle")


def test_a_9_3_a_powerup_may_pay_for_the_reload() -> None:
    table = frenzy(unloaded={"V": "lock_rifle"}, ammo={"V": "B"}, powerups={"V": "newton:blue"})

    table.play("shoot lock_rifle")
    assert table.prompt == "pay"
    table.play("pay newton:blue", "move a1", "target B")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VV", "", [])


@pytest.mark.parametrize("turn", [two_actions, frenzy])
def test_a_9_3_other_weapons_may_be_reloaded_before_the_shot(turn: Any) -> None:
    table = turn(weapons={"V": "machine_gun"}, unloaded={"V": "lock_rifle zx2"}, ammo={"V": "RYBB"})

    table.play("shoot machine_gun", "move a1")
    assert (table.prompt, table.choices) == ("reload", ["reload lock_rifle", "reload zx2", "done"])
    table.play("reload lock_rifle", "reload zx2")

    assert table.ammo("V") == ""
    assert table.weapons("V") == {"machine_gun": False, "lock_rifle": True, "zx2": True}


def test_a_9_3_reloading_before_the_shot_is_optional() -> None:
    table = frenzy(weapons={"V": "machine_gun"}, unloaded={"V": "lock_rifle"}, ammo={"V": "BB"})

    table.play("shoot machine_gun", "move a1", "done")

    assert (table.prompt, table.ammo("V")) == ("target", "BB")


def test_a_9_3_what_was_reloaded_can_be_shot_with_the_second_action() -> None:
    table = two_actions(weapons={"V": "machine_gun"}, unloaded={"V": "lock_rifle"}, ammo={"V": "BB"})

    table.play("shoot machine_gun", "move a1", "reload lock_rifle", "target B", "done")
    table.play("shoot lock_rifle", "move a1", "target B")

    assert table.damage("B") == "VVV"


def test_a_9_3_the_same_weapon_can_be_reloaded_and_shot_twice() -> None:
    table = two_actions(weapons={"V": "machine_gun"}, ammo={"V": "BR"})

    table.play("shoot machine_gun", "move a1", "target B", "done", "done")
    table.play("shoot machine_gun", "move a1", "target B", "done")

    assert (table.damage("B"), table.ammo("V")) == ("VV", "")


def test_a_9_3_the_cube_that_the_shot_needs_cannot_go_into_another_weapon() -> None:
    drawing = """
        V   .   B
        .   .   .   .
        #   .   .   DS
    """
    table = frenzy(drawing, weapons={"V": "power_glove"}, unloaded={"V": "electroscythe"}, ammo={"V": "B"})

    assert table.play("shoot power_glove", "move a1").choices == ["use rocket_fist"]
    assert table.damage("B") == ""


def test_a_9_3_there_is_no_reload_at_the_end_of_a_frenzy_turn() -> None:
    table = two_actions(unloaded={"V": "lock_rifle"}, ammo={"V": "BB"})

    table.play("end turn")

    assert (table.to_act, table.prompt) == ("D", "turn")
    assert (table.weapons("V"), table.ammo("V")) == ({"lock_rifle": False}, "BB")


def test_a_9_3_the_turn_that_triggers_frenzy_still_ends_with_a_reload() -> None:
    table = kill_banshee(last_skull(unloaded={"V": "shotgun"}, ammo={"V": "RYY"})).play("done")

    table.play("end turn")

    assert (table.prompt, table.choices) == ("reload", ["reload shotgun", "done"])


# -- dying in frenzy ------------------------------------------------------------------------------------


def test_a_9_3_a_board_killed_in_frenzy_is_scored_then_flipped() -> None:
    table = two_actions(weapons={"V": "machine_gun"}, damage={"B": "DVVVVVSSSS"}, skulls_on={"B": 1})

    finish(table.play("shoot machine_gun", "move a1", "target B", "done"))

    assert [table.points(letter) for letter in "VSD"] == [6, 4, 2 + 1]
    assert (table.damage("B"), table.board("B")["flipped"], table.board("B")["skulls"]) == ("", True, 0)


def test_a_9_3_a_flipped_board_killed_in_frenzy_gives_two_and_one() -> None:
    table = flipped(two_actions(weapons={"V": "machine_gun"}, damage={"B": "DVVVVVSSSS"}), "B")

    finish(table.play("shoot machine_gun", "move a1", "target B", "done"))

    assert [table.points(letter) for letter in "VSD"] == [2, 1, 1]
    assert table.board("B")["flipped"]


def test_a_9_3_whoever_was_killed_in_frenzy_is_worth_little_to_the_next_shooter() -> None:
    table = two_actions(
        weapons={"V": "machine_gun", "D": "heatseeker"}, damage={"B": "SSSSSSSSSS"}, powerups={"B": "newton:red"}
    )
    table.play("shoot machine_gun", "move a1", "target B", "done", "done", "end turn", "discard newton:red")

    table.play("shoot heatseeker", "move d3", "target B")
    while table.to_act:
        finish(table)

    assert (table.damage("B"), table.points("D")) == ("", 2)


def test_a_9_3_the_killed_come_back_in_frenzy() -> None:
    table = two_actions(weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"})

    table.play("shoot machine_gun", "move a1", "target B", "done", "end turn")

    assert (table.to_act, table.prompt) == ("B", "spawn")


def test_a_9_3_killshots_of_frenzy_go_to_the_track() -> None:
    table = two_actions(weapons={"V": "lock_rifle"}, damage={"B": "SSSSSSSSSS"}, skulls=5, killshots=shots("V V V V V"))

    finish(table.play("shoot lock_rifle", "move a1", "target B"))

    assert table.doc["killshots"] == shots("V V V V V VV")
    assert table.marks("V") == {"B": 1}


def test_a_9_3_a_double_kill_counts_in_frenzy() -> None:
    table = two_actions(weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS", "S": "BBBBBBBBBB"})

    finish(table.play("shoot machine_gun", "move a1", "target B", "target S"))

    assert [event.points for event in table.happened(Scored) if event.reason == "double_kill"] == [1]


# -- final scoring of the boards ------------------------------------------------------------------------


def test_a_9_4_every_board_with_damage_is_scored_in_the_end() -> None:
    table = frenzy(damage={"B": "VVS", "D": "S"}).play("end turn")

    assert [table.points(letter) for letter in "VDBS"] == [1 + 8, 0, 0, 6 + 1 + 8]
    assert table.to_act == ""


def test_a_9_4_ties_on_a_board_go_to_the_earlier_token() -> None:
    table = frenzy(damage={"B": "SVVDDS"}).play("end turn")

    assert [table.points(letter) for letter in "SVD"] == [1 + 8, 6, 4]


def test_a_9_4_skulls_lower_a_board_in_the_final_scoring_too() -> None:
    table = frenzy(damage={"B": "VVS"}, skulls_on={"B": 2}).play("end turn")

    assert [table.points(letter) for letter in "VS"] == [1 + 4, 2]


def test_a_9_4_a_flipped_board_gives_no_first_blood_in_the_final_scoring() -> None:
    table = flipped(frenzy(damage={"B": "VSS", "D": "VSS"}), "B").play("end turn")

    assert [table.points(letter) for letter in "VS"] == [1 + 1 + 6, 2 + 8]


def test_a_9_4_boards_that_are_not_killed_leave_no_killshot() -> None:
    table = frenzy(damage={"B": "VVVVVVVVVV"}).play("end turn")

    assert not table.happened(KillshotRecorded)
    assert table.doc["killshots"] == []


def test_a_9_4_marks_are_worth_nothing_in_the_end() -> None:
    table = frenzy(marks={"B": "VVV"}).play("end turn")

    assert table.points("V") == 0


def test_a_9_4_a_board_killed_in_the_last_turn_is_scored_once_and_counts_on_the_track() -> None:
    table = frenzy(weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"})

    table.play("shoot machine_gun", "move a1", "target B", "done", "end turn")

    assert table.to_act == ""
    assert [table.points(letter) for letter in "SV"] == [1 + 8, 6 + 8]


# -- final scoring of the killshot track ----------------------------------------------------------------

FIVE = """
    V   .   B
    .   Z   S   .
    #   .   .   D
"""


def test_a_9_4_the_killshot_track_gives_eight_six_four_two_and_one() -> None:
    table = frenzy(FIVE, killshots=shots("VV VV V B BB D DD SS Z")).play("end turn")

    assert killshot_points(table) == {"V": 8, "B": 6, "D": 4, "S": 2, "Z": 1}


@pytest.mark.parametrize(
    ("track", "expected"),
    [
        ("V B B V", {"V": 8, "B": 6, "D": 0, "S": 0}),
        ("B V V B", {"V": 6, "B": 8, "D": 0, "S": 0}),
        ("S V V B", {"V": 8, "B": 4, "D": 0, "S": 6}),
        ("D S B V", {"V": 2, "B": 4, "D": 8, "S": 6}),
    ],
)
def test_a_9_4_ties_on_the_track_go_to_the_earlier_token(track: str, expected: dict[str, int]) -> None:
    table = frenzy(killshots=shots(track)).play("end turn")

    assert killshot_points(table) == expected


def test_a_9_4_overkill_tokens_count_on_the_track() -> None:
    table = frenzy(killshots=shots("V V BB B")).play("end turn")

    assert (killshot_points(table)["B"], killshot_points(table)["V"]) == (8, 6)


def test_a_9_4_a_killshot_stands_before_the_overkill_beside_it() -> None:
    table = frenzy(killshots=shots("BV")).play("end turn")

    assert (killshot_points(table)["B"], killshot_points(table)["V"]) == (8, 6)


def test_a_9_4_whoever_has_no_token_on_the_track_gets_nothing_from_it() -> None:
    table = frenzy(killshots=shots("V")).play("end turn")

    assert killshot_points(table) == {"V": 8, "D": 0, "B": 0, "S": 0}


# -- who wins -------------------------------------------------------------------------------------------


def test_a_9_4_most_points_win() -> None:
    table = frenzy(points={"V": 3, "D": 9, "B": 8, "S": 1}).play("end turn")

    assert winners(table) == "D"


def test_a_9_4_a_tie_goes_to_the_higher_score_from_the_track() -> None:
    table = frenzy(points={"V": 10, "B": 12}, killshots=shots("V V B")).play("end turn")

    assert (table.points("V"), table.points("B")) == (18, 18)
    assert winners(table) == "V"


def test_a_9_4_the_track_breaks_the_tie_against_one_who_has_no_killshot() -> None:
    table = frenzy(points={"D": 18, "S": 12}, killshots=shots("V V S")).play("end turn")

    assert (table.points("D"), table.points("S")) == (18, 18)
    assert winners(table) == "S"


def test_a_9_4_the_score_from_the_track_decides_and_not_the_number_of_tokens() -> None:
    table = frenzy(points={"V": 10, "B": 12}, killshots=shots("V B")).play("end turn")

    assert winners(table) == "V"  # one token each, but Violet's stands first


def test_a_9_4_those_without_a_killshot_stay_tied() -> None:
    table = frenzy(points={"D": 20, "B": 20, "V": 3}, killshots=shots("V")).play("end turn")

    assert winners(table) == "DB"


def test_a_9_4_all_may_be_tied() -> None:
    assert winners(frenzy().play("end turn")) == "VDBS"


def test_a_9_4_a_tie_below_the_first_place_changes_nothing() -> None:
    table = frenzy(points={"V": 30, "D": 20, "B": 20}).play("end turn")

    assert winners(table) == "V"


def test_a_9_4_the_outcome_lists_the_points_by_reason() -> None:
    table = frenzy(points={"V": 5}, damage={"B": "VVD"}, killshots=shots("V")).play("end turn")
    outcome = GAME.outcome(table.state)

    assert isinstance(outcome, Outcome)
    assert outcome.scores == (5 + 1 + 8 + 8, 6, 0, 0)
    first = outcome.breakdown[0]
    assert (first["before"], first["first_blood"], first["damage"], first["killshots"]) == (5, 1, 8, 8)
