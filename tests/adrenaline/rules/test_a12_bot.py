"""The Bot: a figure without turns (A-12). Sprog plays it in most scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import Scored
from frenzy.games.adrenaline.outcome import Outcome
from frenzy.kernel.errors import BadOption
from tests.adrenaline.table import GAME, NAMES, Table, given, winners

# The Bot sees Violet and Banshee on b1; from c1 it looks into the red room too, from a1 as well.
ROOM = """
    V   S   B
    .   .   .   .
    #   .   .   D
"""
MODES = ["deathmatch", "domination", "turret"]


def with_bot(drawing: str = ROOM, **more: Any) -> Table:
    setting: dict[str, Any] = {"arena": "small", "act": "V", "bot": "S"}
    return given(drawing, **(setting | more))


def finish(table: Table, *bot_action: str) -> Table:
    """End the turn and answer what follows in some way, until the next turn or the end of the game."""
    events = list(table.play(*bot_action, "end turn").events)
    while table.to_act and table.prompt != "turn":
        events += table.play(table.choices[-1]).events
    table.events = events
    return table


def idle(table: Table) -> Table:
    """Take the Bot's action in some way, and end the turn."""
    table.play("bot")
    while table.prompt != "turn":
        table.play(table.choices[0])
    return finish(table)


def double_kills(table: Table) -> list[int]:
    return [event.to for event in table.happened(Scored) if event.reason == "double_kill"]


def shots(tokens: str) -> list[dict[str, str | None]]:
    return [{"by": NAMES[letter], "overkill": None} for letter in tokens]


def bot_points(table: Table) -> int:
    outcome = GAME.outcome(table.state)
    assert isinstance(outcome, Outcome)
    assert outcome.bot is not None
    return outcome.bot


# -- set-up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_12_1_it_joins_three_or_four_players_in_any_mode(seats: int, mode: str) -> None:
    doc = GAME.position(GAME.new(seats, seed=2, options={"bot": True, "mode": mode}))

    assert (len(doc["seats"]), doc["bot"]["square"], doc["bot"]["damage"]) == (seats, None, [])


def test_a_12_1_it_does_not_join_five_players() -> None:
    with pytest.raises(BadOption, match="bot"):
        GAME.new(5, options={"bot": True})


def test_a_12_1_it_has_no_ammo_weapons_or_powerups() -> None:
    assert not {"ammo", "weapons", "powerups"} & {*with_bot().doc["bot"]}


EMPTY = """
    .   .   .
    .   .   .   .
    #   .   .   .
"""


def test_a_12_1_the_starting_player_puts_it_after_looking_at_the_powerups_and_before_spawning() -> None:
    table = with_bot(EMPTY, seats="VDB", off="VDB")

    assert (table.to_act, table.prompt, table.choices) == ("V", "place_bot", ["bot red", "bot yellow", "bot blue"])
    assert (len(table.powerups("V")), table.at("V")) == (2, None)


@pytest.mark.parametrize(("colour", "square"), [("red", "a2"), ("yellow", "d3"), ("blue", "c1")])
def test_a_12_1_it_is_put_on_any_spawnpoint(colour: str, square: str) -> None:
    table = with_bot(EMPTY, seats="VDB", off="VDB").play(f"bot {colour}")

    assert (table.at("S"), table.prompt, table.to_act) == (square, "spawn", "V")


def test_a_12_1_the_starting_player_need_not_be_the_first_seat() -> None:
    table = with_bot(EMPTY, seats="DVB", off="VDB", start=1)

    assert (table.to_act, table.prompt) == ("V", "place_bot")


def test_a_12_1_it_is_put_only_once() -> None:
    table = with_bot(EMPTY, seats="VDB", off="VDB").play("bot red")
    table.play(table.choices[0], "end turn")

    assert (table.to_act, table.prompt) == ("D", "spawn")


def test_a_12_1_it_has_no_turn() -> None:
    table, order = with_bot(), ""

    for _ in range(4):
        order += table.to_act
        idle(table)

    assert order == "VDBV"


# -- when it acts --------------------------------------------------------------------------------------


def test_a_12_2_it_does_not_act_in_the_first_turn_of_the_starting_player() -> None:
    table = with_bot(EMPTY, seats="VDB", off="VDB").play("bot red")

    table.play(table.choices[0])

    assert (table.offers("bot"), table.offers("end turn")) == (False, True)


def test_a_12_2_it_acts_from_the_first_turn_of_the_second_player_on() -> None:
    table = with_bot(EMPTY, seats="VDB", off="VDB").play("bot red")

    table.play(table.choices[0], "end turn")
    table.play(table.choices[0])

    assert (table.to_act, table.offers("bot"), table.offers("end turn")) == ("D", True, False)


def test_a_12_2_the_starting_player_uses_it_from_the_second_turn_on() -> None:
    table = with_bot()

    assert (table.doc["start"], table.offers("bot"), table.offers("end turn")) == (0, True, False)


def test_a_12_2_the_turn_cannot_end_before_its_action() -> None:
    table = with_bot().play("run", "move a2", "run", "move a1")

    assert table.choices == ["bot"]


def test_a_12_2_there_is_one_action_of_it_per_turn() -> None:
    table = with_bot().play("bot", "move b1", "target B")

    assert (table.offers("bot"), table.offers("end turn")) == (False, True)


def test_a_12_2_it_acts_in_every_turn() -> None:
    table = finish(with_bot(), "bot", "move b1", "target B")

    assert (table.to_act, table.offers("bot")) == ("D", True)


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_12_2_its_action_comes_before_between_or_after_the_others(before: int) -> None:
    table = with_bot()
    runs = ["run", "move a2", "run", "move a1"]

    table.play(*runs[: 2 * before], "bot", "move b1", "target B", *runs[2 * before :])

    assert (table.damage("B"), table.choices) == ("S", ["end turn"])


def test_a_12_2_its_action_is_no_action_of_the_player() -> None:
    assert with_bot().play("bot", "move b1", "target B").doc["actions_left"] == 2


# -- what it does --------------------------------------------------------------------------------------


def test_a_12_2_it_may_be_moved_one_square_or_not_at_all() -> None:
    table = with_bot().play("bot")

    assert (table.prompt, table.squares) == ("bot_move", {"a1", "b1", "c1"})


def test_a_12_2_walls_stop_it() -> None:
    drawing = """
        V   .   B
        .   .   S   .
        #   .   .   D
    """

    assert with_bot(drawing).play("bot").squares == {"c1", "b2", "c2", "d2"}


def test_a_12_2_it_shoots_one_whom_it_sees_for_one_damage() -> None:
    table = with_bot().play("bot", "move b1", "target B")

    assert (table.damage("B"), table.marks("B"), table.at("S")) == ("S", {}, "b1")


def test_a_12_2_it_looks_from_where_it_has_moved() -> None:
    drawing = """
        V   S   B
        .   Z   .   .
        #   .   .   D
    """
    table = with_bot(drawing).play("bot")

    assert table.fork().play("move b1").targets == "B"
    assert table.fork().play("move c1").targets == "BZ"


def test_a_12_2_the_player_at_turn_is_no_target() -> None:
    drawing = """
        V   S   .
        .   .   .   .
        #   .   .   BD
    """
    table = with_bot(drawing).play("bot", "move b1")

    assert (table.prompt, table.damage("V")) == ("turn", "")


def test_a_12_2_it_is_not_its_own_target() -> None:
    assert "S" not in with_bot().play("bot", "move b1").targets


def test_a_12_2_it_must_shoot_if_it_sees_anyone() -> None:
    table = with_bot().play("bot", "move b1")

    assert (table.prompt, table.choices) == ("bot_target", ["target banshee"])


def test_a_12_2_the_player_chooses_among_those_it_sees() -> None:
    drawing = """
        V   S   BD
        .   .   .   .
        #   .   .   .
    """

    assert with_bot(drawing).play("bot", "move b1").targets == "BD"


def test_a_12_2_it_shoots_nobody_where_it_sees_nobody() -> None:
    drawing = """
        V   .   S
        .   B   D   .
        #   .   .   .
    """
    table = with_bot(drawing).play("bot")

    assert table.fork().play("move c1").targets == "BD"
    assert table.fork().play("move b1").prompt == "turn"


def test_a_12_2_those_off_the_board_are_not_seen() -> None:
    drawing = """
        V   S   .
        .   .   .   .
        #   .   .   D
    """

    assert with_bot(drawing, off="B").play("bot", "move b1").prompt == "turn"


@pytest.mark.parametrize(("damage", "marks"), [("VVVVV", {}), ("VVVVVV", {"S": 1}), ("VVVVVVVVVV", {"S": 1})])
def test_a_12_2_with_six_damage_or_more_it_marks_too(damage: str, marks: dict[str, int]) -> None:
    table = with_bot(damage={"S": damage}).play("bot", "move b1", "target B")

    assert (table.damage("B"), table.marks("B")) == ("S", marks)


def test_a_12_2_its_standing_marks_become_damage_and_the_new_one_stays() -> None:
    table = with_bot(damage={"S": "VVVVVV"}, marks={"B": "SS"}).play("bot", "move b1", "target B")

    assert (table.damage("B"), table.marks("B")) == ("SSS", {"S": 1})


def test_a_12_2_the_marks_of_the_player_are_not_used_by_its_shot() -> None:
    table = with_bot(marks={"B": "VV"}).play("bot", "move b1", "target B")

    assert (table.damage("B"), table.marks("B")) == ("S", {"V": 2})


# -- in domination -------------------------------------------------------------------------------------


def test_a_12_2_in_domination_it_may_shoot_a_spawnpoint_that_it_sees() -> None:
    table = with_bot(mode="domination").play("bot", "move b1")

    assert table.targets == "Bb"
    table.play("target b")

    assert table.doc["tracks"]["blue"] == ["sprog"]


def test_a_12_2_in_domination_it_must_shoot_the_spawnpoint_if_it_sees_nobody_else() -> None:
    drawing = """
        V   S   .
        .   .   .   .
        #   .   .   BD
    """
    table = with_bot(drawing, mode="domination").play("bot", "move b1")

    assert (table.prompt, table.choices) == ("bot_target", ["target spawn:blue"])


def test_a_12_2_in_the_first_turn_of_a_player_it_shoots_no_spawnpoint() -> None:
    table = with_bot(mode="domination", first_turn=True, start=1).play("bot", "move b1")

    assert table.targets == "B"


def test_a_12_2_a_spawnpoint_takes_no_mark_from_it() -> None:
    table = with_bot(mode="domination", damage={"S": "VVVVVV"}).play("bot", "move b1", "target b")

    assert (table.prompt, table.doc["tracks"]["blue"]) == ("turn", ["sprog"])


def test_a_12_2_a_spawnpoint_damaged_this_turn_is_no_target_for_it() -> None:
    table = with_bot(mode="domination", weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "target b", "bot", "move b1")

    assert table.targets == "B"


def test_a_12_2_outside_domination_it_shoots_no_spawnpoint() -> None:
    assert with_bot().play("bot", "move c1").targets == "B"


def test_a_12_2_no_spawnpoint_strikes_back_at_it() -> None:
    drawing = """
        V   B   S
        .   .   .   .
        #   .   .   D
    """
    table = finish(with_bot(drawing, mode="domination"), "bot", "move c1", "target B")

    assert (table.damage("S"), table.doc["tracks"]["blue"]) == ("", [])


# -- powerups ------------------------------------------------------------------------------------------


def test_a_12_3_a_targeting_scope_adds_nothing_to_its_shot() -> None:
    table = with_bot(powerups={"V": "targeting_scope:red"}, ammo={"V": "RYB"}).play("bot", "move b1", "target B")

    assert (table.prompt, table.damage("B")) == ("turn", "S")


def test_a_12_3_a_targeting_scope_works_against_it() -> None:
    table = with_bot(powerups={"V": "targeting_scope:blue"}, ammo={"V": "Y"}, weapons={"V": "lock_rifle"})

    table.play("shoot lock_rifle", "target S", "done", "play targeting_scope:blue", "pay yellow", "target S")

    assert table.damage("S") == "VVV"


def test_a_12_3_a_teleporter_moves_the_player_and_not_the_bot() -> None:
    table = with_bot(powerups={"V": "teleporter:red"}).play("play teleporter:red")

    assert table.prompt == "move"
    table.play("move d3")

    assert (table.at("V"), table.at("S")) == ("d3", "b1")


def test_a_12_3_a_newton_moves_it_even_before_its_action() -> None:
    table = with_bot(powerups={"V": "newton:red"})

    table.play("play newton:red", "target S", "move c1", "bot", "move c2", "target B")

    assert (table.at("S"), table.damage("B")) == ("c2", "S")


def test_a_12_3_a_newton_moves_it_after_its_action_too() -> None:
    table = with_bot(powerups={"V": "newton:red"})

    table.play("bot", "move c1", "target B", "play newton:red", "target S", "move a1")

    assert table.at("S") == "a1"


def test_a_12_3_a_grenade_answers_its_damage_with_a_mark_on_it() -> None:
    table = with_bot(powerups={"B": "tagback_grenade:red"}).play("bot", "move b1", "target B")

    assert (table.to_act, table.prompt) == ("B", "grenade")
    table.play("play tagback_grenade:red")

    assert (table.marks("S"), table.marks("V"), table.powerups("B")) == ({"B": 1}, {}, [])


def test_a_12_3_the_grenade_may_be_kept() -> None:
    table = with_bot(powerups={"B": "tagback_grenade:red"}).play("bot", "move b1", "target B", "done")

    assert (table.marks("S"), table.powerups("B"), table.to_act) == ({}, ["tagback_grenade:red"], "V")


def test_a_12_3_who_does_not_see_it_cannot_answer() -> None:
    drawing = """
        V   B   .
        S   .   .   .
        #   .   .   D
    """
    table = with_bot(drawing, powerups={"B": "tagback_grenade:red"}).play("bot", "move a2", "target B")

    assert (table.to_act, table.prompt, table.damage("B")) == ("V", "turn", "S")


def test_a_12_3_the_mark_of_the_grenade_becomes_damage_when_its_owner_shoots_the_bot() -> None:
    table = with_bot(powerups={"B": "tagback_grenade:red"}, weapons={"B": "lock_rifle"}, seats="VBD")
    finish(table.play("bot", "move b1", "target B", "play tagback_grenade:red"))

    table.play("shoot lock_rifle", "target S")

    assert table.damage("S") == "BBB"


def test_a_12_3_it_never_answers_with_a_grenade() -> None:
    table = with_bot(weapons={"V": "lock_rifle"}).play("shoot lock_rifle", "target S")

    assert (table.prompt, table.to_act) == ("turn", "V")


# -- damaged, killed and scored ------------------------------------------------------------------------


def test_a_12_4_it_is_damaged_and_marked_like_a_player() -> None:
    table = with_bot(weapons={"V": "lock_rifle"}, marks={"S": "V"}).play("shoot lock_rifle", "target S")

    assert (table.damage("S"), table.marks("S")) == ("VVV", {"V": 1})


def test_a_12_4_effects_on_everyone_hit_it() -> None:
    drawing = """
        VSB .   .
        .   .   .   .
        #   .   .   D
    """
    table = with_bot(drawing, weapons={"V": "electroscythe"}).play("shoot electroscythe", "use basic")

    assert (table.damage("S"), table.damage("B")) == ("V", "V")


def test_a_12_4_it_is_moved_by_weapons_like_a_player() -> None:
    drawing = """
        VS  .   B
        .   .   .   .
        #   .   .   D
    """
    table = with_bot(drawing, weapons={"V": "shotgun"}).play("shoot shotgun", "use basic", "target S", "move b1")

    assert (table.at("S"), table.damage("S")) == ("b1", "VVV")


def killed_bot(**more: Any) -> Table:
    """The Bot acts, then Violet kills it."""
    setting: dict[str, Any] = {"weapons": {"V": "machine_gun"}, "damage": {"S": "BBBBBBBBBB"}}
    table = with_bot(**(setting | more)).play("bot", "move b1", "target B")
    return table.play("shoot machine_gun", "target S")


def test_a_12_4_its_board_is_scored_like_any_other() -> None:
    table = killed_bot().play("end turn")

    assert (table.points("B"), table.points("V")) == (1 + 8, 6)
    assert (table.doc["killshots"], table.board("S")["skulls"], table.damage("S")) == (shots("V"), 1, "")


def test_a_12_4_the_player_at_turn_puts_the_killed_bot_on_a_spawnpoint() -> None:
    table = killed_bot().play("end turn")

    assert (table.to_act, table.prompt, table.choices) == ("V", "place_bot", ["bot red", "bot yellow", "bot blue"])
    table.play("bot yellow")

    assert (table.at("S"), table.to_act, table.prompt) == ("d3", "D", "turn")


def test_a_12_4_its_overkill_gives_a_revenge_mark() -> None:
    table = with_bot(weapons={"V": "lock_rifle"}, damage={"S": "BBBBBBBBBB"})

    finish(table.play("bot", "move b1", "target B", "shoot lock_rifle", "target S"))

    assert table.marks("V") == {"S": 1}


def test_a_12_4_its_marks_survive_its_death() -> None:
    table = finish(killed_bot(marks={"S": "DD"}))

    assert table.marks("S") == {"D": 2}


def test_a_12_4_its_killshot_stands_on_the_track_and_its_points_are_kept() -> None:
    table = finish(with_bot(damage={"B": "DDDDDSSSSS"}), "bot", "move b1", "target B")

    assert (table.doc["killshots"], table.board("S")["points"], table.points("D")) == (shots("S"), 8, 1 + 6)


def test_a_12_4_it_gets_the_revenge_mark_for_an_overkill() -> None:
    table = with_bot(weapons={"V": "machine_gun"}, damage={"B": "DDDDDDDDDD"})

    table.play("shoot machine_gun", "target B", "done", "bot", "move b1", "target B")
    finish(table)

    assert (table.marks("S"), table.marks("V")) == ({"B": 1}, {})
    assert table.doc["killshots"] == [{"by": "violet", "overkill": "sprog"}]


def test_a_12_4_its_killshot_may_take_the_last_skull() -> None:
    table = with_bot(damage={"B": "DDDDDDDDDD"}, skulls=5, killshots=shots("VVVV"))

    finish(table, "bot", "move b1", "target B")

    assert table.doc["frenzy"] == {"trigger": 0}


# -- double kill ---------------------------------------------------------------------------------------


def test_a_12_4_a_kill_of_the_player_and_one_of_the_bot_are_a_double_kill() -> None:
    drawing = """
        V   S   BD
        .   .   .   .
        #   .   .   .
    """
    table = with_bot(drawing, weapons={"V": "machine_gun"}, damage={"B": "DDDDDDDDDD", "D": "BBBBBBBBBB"})

    table.play("shoot machine_gun", "target B", "done", "bot", "move b1", "target D")
    finish(table)

    assert (double_kills(table), table.points("V")) == ([0], 1 + 6)


def test_a_12_4_the_bot_and_a_player_killed_are_a_double_kill() -> None:
    table = with_bot(weapons={"V": "machine_gun"}, damage={"B": "DDDDDDDDD", "S": "DDDDDDDDDD"})

    table.play("bot", "move c1", "target B", "shoot machine_gun", "target B", "target S")
    finish(table)

    assert double_kills(table) == [0]


def test_a_12_4_one_kill_of_the_bot_is_no_double_kill() -> None:
    table = finish(with_bot(damage={"B": "DDDDDDDDDD"}), "bot", "move b1", "target B")

    assert double_kills(table) == []


def test_a_12_4_the_killed_bot_and_the_killed_players_come_back_in_the_order_of_their_deaths() -> None:
    drawing = """
        V   S   BD
        .   .   .   .
        #   .   .   .
    """
    table = with_bot(drawing, weapons={"V": "machine_gun zx2"}, damage={"B": "DDDDDDDDDD", "S": "DDDDDDDDDD"})
    table.play("bot", "move b1", "target D", "shoot zx2", "use basic", "target S")
    table.play("shoot machine_gun", "target B", "done", "end turn")

    assert (table.to_act, table.prompt) == ("V", "place_bot")
    table.play("bot red")

    assert (table.to_act, table.prompt) == ("B", "spawn")


# -- the end of the game -------------------------------------------------------------------------------


def last_turn(drawing: str = ROOM, **more: Any) -> Table:
    """Violet's turn is the last of the game, and the Bot has acted."""
    doc = with_bot(drawing, frenzy={"trigger": 0}, **more).doc
    doc["bot"]["acted"] = True
    return Table(GAME.from_position(doc))


def test_a_12_4_it_acts_in_frenzy_too() -> None:
    table = with_bot(frenzy={"trigger": 0})

    assert (table.doc["actions_left"], table.offers("bot"), table.offers("end turn")) == (1, True, False)
    table.play("bot", "move b1", "target B")

    assert (table.damage("B"), table.doc["actions_left"]) == ("S", 1)


def test_a_12_4_every_frenzy_turn_has_its_action() -> None:
    table = with_bot(act="D", seats="VDB", frenzy={"trigger": 0})
    order = ""

    while table.to_act:
        order += table.to_act if table.offers("bot") else "?"
        idle(table)

    assert order == "DBV"


def test_a_12_4_its_board_flips_when_frenzy_begins() -> None:
    table = with_bot(damage={"B": "DDDDDDDDDD"}, skulls=5, killshots=shots("VVVV"))

    finish(table, "bot", "move b1", "target B")

    assert table.board("S")["flipped"]


def test_a_12_4_with_damage_its_board_does_not_flip() -> None:
    table = with_bot(damage={"B": "DDDDDDDDDD", "S": "V"}, skulls=5, killshots=shots("VVVV"))

    finish(table, "bot", "move b1", "target B")

    assert not table.board("S")["flipped"]


def test_a_12_4_killed_in_frenzy_it_is_flipped_and_put_back() -> None:
    table = with_bot(
        act="V", seats="DVB", frenzy={"trigger": 0}, start=2, weapons={"V": "machine_gun"}, damage={"S": "BBBBBBBBBB"}
    )

    table.play("bot", "move b1", "target B", "shoot machine_gun", "move a1", "target S", "end turn")
    assert table.prompt == "place_bot"
    table.play("bot red")

    assert (table.board("S")["flipped"], table.at("S"), table.to_act) == (True, "a2", "B")


def test_a_12_4_its_damaged_board_is_scored_in_the_end() -> None:
    table = last_turn(damage={"S": "VBB"}).play("end turn")

    assert (table.points("V"), table.points("B")) == (1 + 6, 8)


def test_a_12_4_its_damage_has_its_place_on_the_boards_of_others() -> None:
    table = last_turn(damage={"B": "SSSVVD"}).play("end turn")

    assert (table.points("V"), table.points("D"), bot_points(table)) == (6, 4, 1 + 8)


def test_a_12_4_it_has_its_place_on_the_killshot_track() -> None:
    table = last_turn(killshots=shots("SSVBB")).play("end turn")

    assert (table.points("V"), table.points("B"), bot_points(table)) == (4, 6, 8)


def test_a_12_4_it_never_wins() -> None:
    table = last_turn(killshots=shots("SSV")).play("end turn")

    assert (bot_points(table), table.points("V"), winners(table)) == (8, 6, "V")


def test_a_12_4_it_controls_no_turret_and_scores_none() -> None:
    table = last_turn(mode="turret", turrets={"a1": "violet"}).play("end turn")

    assert (table.points("V"), bot_points(table)) == (8, 0)


# -- in turret mode ------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["V", "B"])
def test_a_12_4_its_move_onto_a_turret_damages_it(owner: str) -> None:
    drawing = """
        V   .   S
        .   .   .   .
        #   .   .   BD
    """
    table = with_bot(drawing, mode="turret", turrets={"b1": NAMES[owner]}).play("bot", "move b1")

    assert (table.damage("S"), table.prompt) == (owner, "turn")


def test_a_12_4_staying_on_a_turret_does_not_damage_it() -> None:
    table = with_bot(mode="turret", turrets={"b1": "violet"}).play("bot", "move b1", "target B")

    assert table.damage("S") == ""


def test_a_12_4_a_newton_moves_it_onto_turrets() -> None:
    table = with_bot(
        "V . S \n . . . . \n # . . BD", mode="turret", turrets={"b1": "banshee"}, powerups={"V": "newton:red"}
    )

    table.play("play newton:red", "target S", "move a1")

    assert table.damage("S") == "B"


def test_a_12_4_killed_by_a_turret_it_counts_for_the_double_kill_and_is_put_back() -> None:
    drawing = """
        V   .   S
        .   .   B   .
        #   .   .   D
    """
    table = with_bot(drawing, mode="turret", turrets={"c2": "banshee"}, weapons={"V": "machine_gun"},
                     damage={"S": "DDDDDDDDDD", "B": "DDDDDDDDDD"})  # fmt: skip

    table.play("shoot machine_gun", "target B", "done", "bot", "move c2", "target B", "end turn")
    assert double_kills(table) == [0]
    table.play(table.choices[0])

    assert (table.to_act, table.prompt) == ("V", "place_bot")


def test_a_12_4_a_turret_may_make_it_mark_with_the_shot_that_follows() -> None:
    drawing = """
        V   .   S
        .   .   B   .
        #   .   .   D
    """
    table = with_bot(drawing, mode="turret", turrets={"c2": "banshee"}, damage={"S": "DDDDD"})

    table.play("bot", "move c2", "target B")

    assert (table.damage("S"), table.damage("B"), table.marks("B")) == ("DDDDDB", "S", {"S": 1})


def test_a_12_4_four_players_and_the_bot_are_scored_for_five() -> None:
    drawing = """
        V   S   B
        .   Z   .   .
        #   .   .   D
    """
    table = last_turn(drawing, seats="VDBZ", killshots=shots("VVVVVSSSSDDDBBZ")).play("end turn")

    assert [table.points(letter) for letter in "VDBZ"] == [8, 4, 2, 1]
    assert bot_points(table) == 6
