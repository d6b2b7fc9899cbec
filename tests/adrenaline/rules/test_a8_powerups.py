"""Powerups (A-8)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import Asked, PowerupPlayed
from frenzy.kernel import IllegalAction
from tests.adrenaline.table import GAME, Table, given

# The yellow room is c2 d2 c3 d3. From c2 Violet sees Banshee only; in the second drawing :D-struct-0R as well.
ONE_TARGET = """
    .   .   .   .
    S   .   V   B
    #   D   .   .
"""
TWO_TARGETS = """
    .   .   .   .
    S   .   V   B
    #   .   D   .
"""
SQUARES = {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "b3", "c3", "d3"}
RED_SCOPE, YELLOW_SCOPE, BLUE_SCOPE = (f"targeting_scope:{colour}" for colour in ("red", "yellow", "blue"))


def room(weapon: str = "lock_rifle", drawing: str = ONE_TARGET, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": weapon}, **more)


def scoped(weapon: str = "lock_rifle", cards: str = RED_SCOPE, ammo: str = "B", **more: Any) -> Table:
    return room(weapon, powerups={"V": cards}, ammo={"V": ammo}, **more)


# -- targeting scope ------------------------------------------------------------------------------------------


def test_a_8_1_a_scope_adds_one_damage_to_a_damaged_target() -> None:
    table = scoped().play("shoot lock_rifle", "target B", f"play {RED_SCOPE}", "pay blue", "target B")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VVV", "", [])
    assert [event.card for event in table.happened(PowerupPlayed)] == [RED_SCOPE]


def test_a_8_1_a_scope_may_be_kept() -> None:
    table = scoped().play("shoot lock_rifle", "target B", "done")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VV", "B", [RED_SCOPE])


@pytest.mark.parametrize(("ammo", "payment"), [("R", "red"), ("Y", "yellow"), ("B", "blue")])
def test_a_8_1_a_cube_of_any_colour_pays(ammo: str, payment: str) -> None:
    table = scoped(ammo=ammo).play("shoot lock_rifle", "target B", f"play {RED_SCOPE}")

    assert table.choices == [f"pay {payment}"]


@pytest.mark.parametrize("card", ["newton:red", "teleporter:yellow", "tagback_grenade:blue", BLUE_SCOPE])
def test_a_8_1_a_powerup_may_pay(card: str) -> None:
    table = scoped(cards=f"{RED_SCOPE} {card}", ammo="")

    table.play("shoot lock_rifle", "target B", f"play {RED_SCOPE}", f"pay {card}", "target B")

    assert (table.damage("B"), table.powerups("V")) == ("VVV", [])


def test_a_8_1_a_scope_cannot_pay_for_itself() -> None:
    table = scoped(ammo="").play("shoot lock_rifle", "target B")

    assert (table.prompt, table.powerups("V")) == ("turn", [RED_SCOPE])


def test_a_8_1_of_two_equal_scopes_one_may_pay_for_the_other() -> None:
    table = scoped(cards=f"{RED_SCOPE} {RED_SCOPE}", ammo="")

    table.play("shoot lock_rifle", "target B", f"play {RED_SCOPE}", f"pay {RED_SCOPE}", "target B")

    assert (table.damage("B"), table.powerups("V"), table.prompt) == ("VVV", [], "turn")


def test_a_8_1_every_damaged_target_may_be_chosen() -> None:
    table = scoped("shockwave", drawing=TWO_TARGETS)

    table.play("shoot shockwave", "use basic", "target D", "target B", f"play {RED_SCOPE}", "pay blue")

    assert table.targets == "BD"


def test_a_8_1_a_target_that_is_only_marked_is_not_chosen() -> None:
    table = scoped("hellion", drawing=". . . . \n S . V BD \n # . . .")

    table.play("shoot hellion", "use basic", "target B", f"play {RED_SCOPE}", "pay blue")

    assert table.targets == "B"


def test_a_8_1_a_second_lock_is_no_damage() -> None:
    table = scoped(ammo="RB", drawing=TWO_TARGETS)

    table.play("shoot lock_rifle", "target B", "use second_lock", "pay cubes", "target D")
    table.play(f"play {RED_SCOPE}", "pay blue")

    assert table.targets == "B"


def test_a_8_1_marks_alone_allow_no_scope() -> None:
    table = scoped("zx2").play("shoot zx2", "use scanner", "target B")

    assert (table.prompt, table.powerups("V")) == ("turn", [RED_SCOPE])


def test_a_8_1_several_scopes_may_hit_the_same_target() -> None:
    table = scoped(cards=f"{RED_SCOPE} {YELLOW_SCOPE} {BLUE_SCOPE}", ammo="RYB").play("shoot lock_rifle", "target B")

    for scope, cube in ((RED_SCOPE, "red"), (YELLOW_SCOPE, "yellow"), (BLUE_SCOPE, "blue")):
        table.play(f"play {scope}", f"pay {cube}", "target B")

    assert (table.damage("B"), table.ammo("V"), table.powerups("V")) == ("VVVVV", "", [])


def test_a_8_1_several_scopes_may_hit_different_targets() -> None:
    table = scoped("shockwave", f"{RED_SCOPE} {BLUE_SCOPE}", "RB", drawing=TWO_TARGETS)

    table.play("shoot shockwave", "use basic", "target D", "target B")
    table.play(f"play {RED_SCOPE}", "pay red", "target D", f"play {BLUE_SCOPE}", "pay blue", "target B")

    assert (table.damage("D"), table.damage("B")) == ("VV", "VV")


def test_a_8_1_two_scopes_are_used_in_every_way() -> None:
    table = scoped("shockwave", f"{RED_SCOPE} {BLUE_SCOPE}", "RR", drawing=TWO_TARGETS)

    ends = {
        (len(end.damage("D")), len(end.damage("B")), end.ammo("V"), tuple(end.powerups("V")))
        for _, end in table.lines("shoot shockwave", "use basic", "target D", "target B")
    }

    none, both = {(1, 1, "RR", (RED_SCOPE, BLUE_SCOPE))}, {(3, 1, "", ()), (2, 2, "", ()), (1, 3, "", ())}
    with_cube = {(d, b, "R", (card,)) for d, b in ((2, 1), (1, 2)) for card in (RED_SCOPE, BLUE_SCOPE)}
    with_scope = {(d, b, "RR", ()) for d, b in ((2, 1), (1, 2))}
    assert ends == none | both | with_cube | with_scope


def test_a_8_1_each_scope_costs_a_cube() -> None:
    table = scoped(cards=f"{RED_SCOPE} {BLUE_SCOPE}", ammo="Y")

    table.play("shoot lock_rifle", "target B", f"play {RED_SCOPE}", "pay yellow", "target B")

    assert table.prompt == "turn"


def test_a_8_1_scopes_may_be_used_in_both_actions() -> None:
    table = scoped("zx2 lock_rifle", f"{RED_SCOPE} {BLUE_SCOPE}", "RR")

    table.play("shoot zx2", "use basic", "target B", f"play {RED_SCOPE}", "pay red", "target B", "done")
    table.play("shoot lock_rifle", "target B", f"play {BLUE_SCOPE}", "pay red", "target B")

    assert len(table.damage("B")) == (1 + 1) + (2 + 2 + 1)  # two of the last five were marks


def test_a_8_1_a_shooter_with_another_card_is_asked_too() -> None:
    table = scoped(cards="newton:red").play("shoot lock_rifle", "target B")

    assert (table.prompt, table.choices) == ("scope", ["done"])


def test_a_8_1_a_shooter_who_could_not_pay_for_any_scope_is_not_asked() -> None:
    table = scoped(cards="newton:red", ammo="").play("shoot lock_rifle", "target B")

    assert table.prompt == "turn"


@pytest.mark.parametrize("viewer", [1, None])
def test_a_8_1_the_question_tells_nobody_what_the_hand_holds(viewer: int | None) -> None:
    tables = [scoped(cards=card).play("shoot lock_rifle", "target B") for card in (RED_SCOPE, "newton:red")]

    assert GAME.view(tables[0].state, viewer) == GAME.view(tables[1].state, viewer)


def test_a_8_1_a_scope_may_kill() -> None:
    table = scoped(damage={"B": "D" * 8})

    table.play("shoot lock_rifle", "target B", f"play {RED_SCOPE}", "pay blue", "target B", "end turn")

    assert (table.to_act, table.prompt) == ("B", "spawn")


def test_a_8_1_a_scope_is_not_played_without_a_shot() -> None:
    assert not [choice for choice in scoped().choices if choice.startswith("play")]


# -- newton ---------------------------------------------------------------------------------------------------


def newton(drawing: str = ONE_TARGET, cards: str = "newton:red", **more: Any) -> Table:
    return room(drawing=drawing, powerups={"V": cards}, **more)


def test_a_8_2_a_newton_moves_another_figure_one_or_two_squares_in_one_direction() -> None:
    table = newton(drawing=". . B . \n S . V . \n # . . D").play("play newton:red", "target B")

    assert table.squares == {"b1", "a1", "d1", "c2", "c3"}


@pytest.mark.parametrize("square", ["d3", "c2", "d1"])
def test_a_8_2_a_newton_moves_the_figure_there(square: str) -> None:
    table = newton().play("play newton:red", "target B", f"move {square}")

    assert (table.at("B"), table.powerups("V"), table.damage("B")) == (square, [], "")


def test_a_8_2_a_newton_takes_no_corner() -> None:
    assert not newton().play("play newton:red", "target B").offers("move c3")


def test_a_8_2_a_newton_goes_through_doors_but_not_through_walls() -> None:
    table = newton(drawing=". . . . \n S B V . \n # . . D").play("play newton:red", "target B")

    assert table.squares == {"a2", "b3"}


def test_a_8_2_a_newton_moves_the_figure_at_least_one_square() -> None:
    table = newton().play("play newton:red", "target B")

    assert not table.offers("move d2")
    assert "done" not in table.choices


def test_a_8_2_a_newton_moves_any_other_figure_seen_or_not() -> None:
    assert newton().play("play newton:red").targets == "BDS"


def test_a_8_2_a_newton_is_no_action() -> None:
    assert newton().play("play newton:red", "target B", "move d1").doc["actions_left"] == 2


def test_a_8_2_a_newton_may_be_played_before_between_and_after_the_actions() -> None:
    table = newton(cards="newton:red newton:yellow newton:blue")

    table.play("play newton:red", "target B", "move d3", "run", "move d2")
    table.play("play newton:yellow", "target B", "move d2", "run", "move d1")
    table.play("play newton:blue", "target B", "move d1")

    assert table.at("V") == table.at("B") == "d1"


def test_a_8_2_a_newton_may_bring_a_target_within_reach() -> None:
    table = room("sledgehammer", powerups={"V": "newton:red"})
    assert not table.offers("shoot sledgehammer")

    table.play("play newton:red", "target B", "move c2")

    assert table.offers("shoot sledgehammer")


def test_a_8_2_a_newton_is_not_played_in_the_middle_of_an_action() -> None:
    table = newton(drawing=TWO_TARGETS).play("shoot lock_rifle")

    with pytest.raises(IllegalAction, match="newton"):
        table.play("play newton:red")


def test_a_8_2_a_newton_is_not_played_in_the_turn_of_another() -> None:
    table = room(powerups={"B": "newton:red"}).play("shoot lock_rifle", "target B")

    assert (table.to_act, table.choices) == ("B", ["done"])


# -- tagback grenade ------------------------------------------------------------------------------------------


def answered(weapon: str = "lock_rifle", cards: str = "tagback_grenade:red", **more: Any) -> Table:
    return room(weapon, powerups={"B": cards}, **more)


def test_a_8_3_a_grenade_marks_the_one_who_dealt_the_damage() -> None:
    table = answered().play("shoot lock_rifle", "target B")
    assert (table.to_act, table.prompt) == ("B", "grenade")

    table.play("play tagback_grenade:red")

    assert (table.marks("V"), table.powerups("B"), table.to_act) == ({"B": 1}, [], "V")


def test_a_8_3_a_grenade_may_be_kept() -> None:
    table = answered().play("shoot lock_rifle", "target B", "done")

    assert (table.marks("V"), table.powerups("B")) == ({}, ["tagback_grenade:red"])


def test_a_8_3_a_grenade_costs_nothing() -> None:
    table = answered(ammo={"B": "RYB"}).play("shoot lock_rifle", "target B", "play tagback_grenade:red")

    assert table.ammo("B") == "RYB"


def test_a_8_3_several_grenades_may_be_thrown() -> None:
    table = answered(cards="tagback_grenade:red tagback_grenade:red tagback_grenade:blue")

    table.play("shoot lock_rifle", "target B")
    table.play("play tagback_grenade:red", "play tagback_grenade:red", "play tagback_grenade:blue")

    assert (table.marks("V"), table.powerups("B")) == ({"B": 3}, [])


@pytest.mark.parametrize("card", ["tagback_grenade:red", "tagback_grenade:blue"])
def test_a_8_3_one_grenade_of_several_may_be_thrown(card: str) -> None:
    table = answered(cards="tagback_grenade:red tagback_grenade:blue")

    table.play("shoot lock_rifle", "target B", f"play {card}", "done")

    assert (table.marks("V"), len(table.powerups("B"))) == ({"B": 1}, 1)


def test_a_8_3_grenades_keep_the_limit_of_marks() -> None:
    table = answered(cards="tagback_grenade:red tagback_grenade:blue", marks={"V": "BB"})

    table.play("shoot lock_rifle", "target B", "play tagback_grenade:red", "play tagback_grenade:blue")

    assert table.marks("V") == {"B": 3}


def test_a_8_3_every_damaged_player_may_answer_in_turn_order() -> None:
    cards = {"B": "tagback_grenade:red", "D": "tagback_grenade:blue"}
    table = given(TWO_TARGETS, act="V", seats="DVBS", weapons={"V": "machine_gun"}, powerups=cards)

    table.play("shoot machine_gun", "target D", "target B")
    assert [event.seat for event in table.happened(Asked)] == [2, 0]
    assert table.to_act == "B"
    table.play("play tagback_grenade:red")
    assert table.to_act == "D"
    table.play("play tagback_grenade:blue")

    assert table.marks("V") == {"B": 1, "D": 1}


def test_a_8_3_those_who_do_not_see_the_shooter_cannot_answer() -> None:
    table = answered(drawing=". . V . \n S . . B \n # . D .").play("shoot lock_rifle", "target B")

    assert (table.prompt, table.to_act) == ("turn", "V")


def test_a_8_3_those_who_are_only_marked_cannot_answer() -> None:
    table = answered("zx2").play("shoot zx2", "use scanner", "target B")

    assert (table.prompt, table.to_act) == ("turn", "V")


def test_a_8_3_those_who_are_not_hit_cannot_answer() -> None:
    table = room(drawing=TWO_TARGETS, powerups={"D": "tagback_grenade:red"}).play("shoot lock_rifle", "target B")

    assert (table.prompt, table.to_act) == ("turn", "V")


def test_a_8_3_sight_is_judged_where_the_victim_stands_when_damaged() -> None:
    table = answered("rocket_launcher", drawing=". . . . \n S . V B \n # . . D", cards="tagback_grenade:red")

    table.play("shoot rocket_launcher", "use basic", "target B", "move d1")

    assert (table.at("B"), table.to_act, table.prompt) == ("d1", "B", "grenade")


def test_a_8_3_a_victim_pulled_into_sight_before_the_damage_may_answer() -> None:
    table = answered("tractor_beam", drawing=". . . . \n S B V . \n # . . D")

    table.play("shoot tractor_beam", "use basic", "target B", "move c3")

    assert (table.to_act, table.prompt) == ("B", "grenade")


def test_a_8_3_a_shooter_who_leaves_after_the_shot_is_answered_all_the_same() -> None:
    table = answered("plasma_gun").play("shoot plasma_gun", "use basic", "target B", "use phase_glide", "move b3")

    table.play("play tagback_grenade:red")

    assert table.marks("V") == {"B": 1}


def test_a_8_3_grenades_are_answered_after_the_whole_action() -> None:
    table = answered("plasma_gun", ammo={"V": "B"}).play("shoot plasma_gun", "use basic", "target B")
    assert table.to_act == "V"

    table.play("use charged_shot", "done")

    assert (table.to_act, table.prompt) == ("B", "grenade")


def test_a_8_3_grenades_are_answered_after_the_scopes() -> None:
    table = room(powerups={"V": RED_SCOPE, "B": "tagback_grenade:red"}, ammo={"V": "B"})

    table.play("shoot lock_rifle", "target B")
    assert table.prompt == "scope"
    table.play(f"play {RED_SCOPE}", "pay blue", "target B")

    assert (table.to_act, table.prompt, table.damage("B")) == ("B", "grenade", "VVV")


def test_a_8_3_marks_of_a_grenade_become_damage_when_its_thrower_shoots() -> None:
    table = given(
        ONE_TARGET,
        act="V",
        seats="VBDS",
        weapons={"V": "lock_rifle", "B": "zx2"},
        powerups={"B": "tagback_grenade:red"},
    )
    table.play("shoot lock_rifle", "target B", "play tagback_grenade:red", "end turn")

    table.play("shoot zx2", "use basic", "target V")

    assert table.damage("V") == "BB"


def test_a_8_3_everybody_with_a_card_is_asked() -> None:
    table = answered(cards="newton:red").play("shoot lock_rifle", "target B")

    assert (table.to_act, table.prompt, table.choices) == ("B", "grenade", ["done"])


def test_a_8_3_nobody_without_a_card_is_asked() -> None:
    table = room().play("shoot lock_rifle", "target B")

    assert (table.to_act, table.prompt) == ("V", "turn")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_8_3_the_question_tells_nobody_what_the_hand_holds(viewer: int | None) -> None:
    tables = [
        answered(cards=card).play("shoot lock_rifle", "target B") for card in ("tagback_grenade:red", "newton:red")
    ]

    assert GAME.view(tables[0].state, viewer) == GAME.view(tables[1].state, viewer)


def test_a_8_3_a_grenade_kept_leaks_nothing() -> None:
    cards = ("tagback_grenade:red", "newton:red")
    tables = [answered(cards=card).play("shoot lock_rifle", "target B", "done") for card in cards]

    assert GAME.view(tables[0].state, 0) == GAME.view(tables[1].state, 0)


def test_a_8_3_a_grenade_is_not_played_on_the_own_turn() -> None:
    table = room(powerups={"V": "tagback_grenade:red"})

    assert not [choice for choice in table.choices if choice.startswith("play")]


# -- teleporter -----------------------------------------------------------------------------------------------


def teleporter(cards: str = "teleporter:red", **more: Any) -> Table:
    return room(powerups={"V": cards}, **more)


def test_a_8_4_a_teleporter_puts_the_own_figure_on_any_square() -> None:
    assert teleporter().play("play teleporter:red").squares == SQUARES


@pytest.mark.parametrize("square", ["a1", "b2", "d3"])
def test_a_8_4_a_teleporter_puts_it_there(square: str) -> None:
    table = teleporter().play("play teleporter:red", f"move {square}")

    assert (table.at("V"), table.powerups("V"), table.doc["actions_left"]) == (square, [], 2)


def test_a_8_4_a_teleporter_may_be_played_before_between_and_after_the_actions() -> None:
    table = teleporter("teleporter:red teleporter:yellow teleporter:blue")

    table.play("play teleporter:red", "move a1", "run", "move b1")
    table.play("play teleporter:yellow", "move d2", "run", "move d1")
    table.play("play teleporter:blue", "move b3")

    assert (table.at("V"), table.choices) == ("b3", ["end turn"])


def test_a_8_4_a_teleporter_moves_nobody_else() -> None:
    table = teleporter().play("play teleporter:red")

    assert (table.prompt, table.targets) == ("move", "")


def test_a_8_4_a_teleporter_is_not_played_in_the_middle_of_an_action() -> None:
    table = teleporter().play("grab")

    with pytest.raises(IllegalAction, match="teleporter"):
        table.play("play teleporter:red")


# -- too late -------------------------------------------------------------------------------------------------

LATE = "newton:red teleporter:blue"


def test_a_8_5_after_both_actions_it_is_not_too_late() -> None:
    table = room(powerups={"V": LATE}).play("run", "move d2", "run", "move c2")

    assert table.choices == ["play newton:red", "play teleporter:blue", "end turn"]


def test_a_8_5_after_a_kill_it_is_not_too_late() -> None:
    table = room(powerups={"V": LATE}, damage={"B": "D" * 9}).play("shoot lock_rifle", "target B", "done")

    assert table.offers("play newton:red")
    assert table.offers("play teleporter:blue")


def test_a_8_5_while_reloading_it_is_too_late() -> None:
    table = given(ONE_TARGET, act="V", unloaded={"V": "flamethrower"}, ammo={"V": "R"}, powerups={"V": LATE})

    table.play("end turn")

    assert table.choices == ["reload flamethrower", "done"]


@pytest.mark.parametrize("card", LATE.split())
def test_a_8_5_once_somebody_respawns_it_is_too_late(card: str) -> None:
    table = room(powerups={"V": LATE}, damage={"B": "D" * 9})
    table.play("shoot lock_rifle", "target B", "done", "end turn", "done")
    assert (table.to_act, table.prompt) == ("B", "spawn")

    with pytest.raises(IllegalAction, match=card):
        table.play(f"play {card}")
    table.play(table.choices[0])

    assert (table.to_act, table.powerups("V")) == ("D", LATE.split())
