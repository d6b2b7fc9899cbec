"""A turn: actions, grabbing, reloading, refilling, paying (A-4)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import (
    Paid,
    PowerupDrawn,
    Reloaded,
    Scored,
    Shuffled,
    Spawned,
    TilePlaced,
    TileTaken,
    TurnStarted,
    WeaponPlaced,
)
from frenzy.kernel import IllegalAction
from tests.adrenaline.table import GAME, Table, given

# The yellow room is c2 d2 c3 d3; c2 has a door to the blue room, c3 one to the white square b3.
YELLOW_ROOM = """
    .   .   .   .
    S   .   V   B
    #   .   .   .
"""
AT_BLUE_SPAWN = """
    .   .   V   .
    B   .   .   .
    #   .   .   S
"""


def turn(drawing: str = YELLOW_ROOM, **more: Any) -> Table:
    return given(drawing, act="V", **more)


def at_spawn(**more: Any) -> Table:
    return given(AT_BLUE_SPAWN, act="V", **more)


def hands_after(table: Table, *first: str) -> set[tuple[str, tuple[str, ...]]]:
    """Cubes and powerups that the seat at turn has left, over all ways to answer."""
    actor = table.to_act
    return {(end.ammo(actor), tuple(end.powerups(actor))) for _, end in table.lines(*first)}


# -- two actions ----------------------------------------------------------------------------------------------


def test_a_4_1_a_turn_has_two_actions() -> None:
    table = turn(weapons={"V": "zx2"})

    table.play("run", "move c3", "run", "move c2")

    assert table.choices == ["end turn"]


def test_a_4_1_a_player_who_has_used_both_actions_still_ends_the_turn() -> None:
    table = turn().play("run", "move c3", "run", "move c2")

    assert (table.to_act, table.prompt) == ("V", "turn")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("run", "move d2"), ("run", "move c3")),
        (("grab", "move c2"), ("grab", "move d2")),
        (("shoot zx2", "use basic", "target B"), ("shoot shotgun", "use long_barrel", "target B")),
        (("run", "move d2"), ("shoot zx2", "use basic", "target B")),
        (("shoot zx2", "use basic", "target B"), ("run", "move d2")),
        (("grab", "move c2"), ("shoot zx2", "use basic", "target B")),
        (("shoot zx2", "use basic", "target B"), ("grab", "move c2")),
    ],
)
def test_a_4_1_actions_come_in_any_order_and_twice_if_wished(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    table = turn(weapons={"V": "zx2 shotgun"}, tiles={"c2": "RRB", "d2": "BYY"})

    table.play(*first)
    assert table.doc["actions_left"] == 1
    table.play(*second)

    assert table.doc["actions_left"] == 0


@pytest.mark.parametrize("before", [(), ("run", "move c3")])
def test_a_4_1_a_turn_may_end_early(before: tuple[str, ...]) -> None:
    table = turn().play(*before)

    table.play("end turn")

    assert (table.to_act, table.doc["actions_left"]) == ("B", 2)


def test_a_4_1_reloading_comes_before_scoring_and_refilling_last() -> None:
    table = turn(weapons={"V": "zx2"}, ammo={"V": "RY"}, damage={"B": "S" * 10}, tiles={"c2": "RRB"})
    table.play("shoot zx2", "use basic", "target B", "grab", "move c2")

    table.play("end turn", "reload zx2")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Reloaded) < kinds.index(Scored)
    assert TilePlaced not in kinds
    table.play(table.choices[0])

    kinds = [type(event) for event in table.events]
    assert kinds.index(Spawned) < kinds.index(TilePlaced) < kinds.index(TurnStarted)


# -- run ------------------------------------------------------------------------------------------------------


def test_a_4_2_run_moves_one_two_or_three_squares() -> None:
    table = turn().play("run")

    assert table.squares == {"a1", "b1", "c1", "d1", "d2", "b2", "b3", "c3", "d3"}


def test_a_4_2_run_never_stays() -> None:
    assert not turn().play("run").offers("move c2")


def test_a_4_2_run_never_goes_four_squares() -> None:
    assert not turn().play("run").offers("move a2")


def test_a_4_2_run_puts_the_figure_there() -> None:
    assert turn().play("run", "move a1").at("V") == "a1"


# -- grab -----------------------------------------------------------------------------------------------------


def test_a_4_3_grab_takes_what_is_here_or_one_square_away() -> None:
    table = turn(ammo={"V": "RRRYYYBBB"}).play("grab")

    assert table.squares == {"c2", "c1", "d2", "c3"}


def test_a_4_3_grab_moves_there_first() -> None:
    table = turn(tiles={"d2": "RRB"}).play("grab", "move d2")

    assert (table.at("V"), table.ammo("V")) == ("d2", "RRB")


def test_a_4_3_nobody_grabs_and_then_moves() -> None:
    table = turn(tiles={"c2": "RRB"}).play("grab", "move c2")

    assert (table.prompt, table.at("V"), table.doc["actions_left"]) == ("turn", "c2", 1)


def test_a_4_3_only_squares_with_something_on_them_are_offered() -> None:
    table = turn(tiles={"c3": "RRB"}, market={}).play("grab")

    assert table.squares == {"c3"}


def test_a_4_3_without_anything_in_reach_there_is_no_grab() -> None:
    assert not turn(tiles={"d1": "RRB"}, market={}).offers("grab")


# -- shoot ----------------------------------------------------------------------------------------------------


def test_a_4_4_a_loaded_weapon_with_a_target_can_be_shot() -> None:
    assert turn(weapons={"V": "zx2"}).offers("shoot zx2")


def test_a_4_4_an_unloaded_weapon_cannot_be_shot() -> None:
    assert not turn(unloaded={"V": "zx2"}).offers("shoot zx2")


def test_a_4_4_a_weapon_without_a_target_cannot_be_shot() -> None:
    assert not turn(weapons={"V": "sledgehammer"}).offers("shoot sledgehammer")


def test_a_4_4_a_weapon_is_shot_once_and_then_unloaded() -> None:
    table = turn(weapons={"V": "zx2"}).play("shoot zx2", "use basic", "target B")

    assert not table.offers("shoot zx2")


def test_a_4_4_a_shot_is_an_action() -> None:
    table = turn(weapons={"V": "zx2"}).play("shoot zx2", "use basic", "target B")

    assert table.doc["actions_left"] == 1


def test_a_4_4_a_place_without_anybody_is_no_target() -> None:
    table = turn(weapons={"V": "furnace"}).play("shoot furnace")

    assert table.choices == ["use cozy_fire"]


# -- adrenaline -----------------------------------------------------------------------------------------------

ONE_MOVE = {"c2", "c1", "d2", "c3"}
TWO_MOVES = ONE_MOVE | {"b1", "d1", "b3", "d3"}


@pytest.mark.parametrize(
    ("damage", "squares"),
    [(0, ONE_MOVE), (2, ONE_MOVE), (3, TWO_MOVES), (5, TWO_MOVES), (6, TWO_MOVES), (10, TWO_MOVES)],
)
def test_a_4_5_three_damage_allow_two_squares_before_grabbing(damage: int, squares: set[str]) -> None:
    table = turn(damage={"V": "B" * damage}, ammo={"V": "RYB"}).play("grab")

    assert table.squares == squares


@pytest.mark.parametrize("damage", [0, 3, 5])
def test_a_4_5_less_than_six_damage_do_not_move_before_shooting(damage: int) -> None:
    table = turn(weapons={"V": "lock_rifle"}, damage={"V": "B" * damage})

    assert table.play("shoot lock_rifle").prompt == "target"


@pytest.mark.parametrize("damage", [6, 7, 10])
def test_a_4_5_six_damage_allow_one_square_before_shooting(damage: int) -> None:
    table = turn(weapons={"V": "lock_rifle"}, damage={"V": "B" * damage}).play("shoot lock_rifle")

    assert (table.prompt, table.squares) == ("shoot_from", {"c2", "c1", "d2", "c3"})


def test_a_4_5_the_move_before_shooting_is_optional() -> None:
    table = turn(weapons={"V": "lock_rifle"}, damage={"V": "B" * 6})

    table.play("shoot lock_rifle", "move c2", "target B")

    assert (table.at("V"), table.damage("B")) == ("c2", "VV")


def test_a_4_5_the_move_before_shooting_opens_new_targets() -> None:
    table = turn(weapons={"V": "sledgehammer"}, damage={"V": "B" * 6}).play("shoot sledgehammer")
    assert table.squares == {"d2"}

    table.play("move d2", "use basic", "target B")

    assert (table.at("V"), table.damage("B")) == ("d2", "VV")


def test_a_4_5_the_move_before_shooting_does_not_reach_two_squares() -> None:
    drawing = """
        .   .   .   .
        S   .   V   .
        #   .   .   B
    """

    assert not turn(drawing, weapons={"V": "sledgehammer"}, damage={"V": "B" * 6}).offers("shoot sledgehammer")


def test_a_4_5_nobody_shoots_and_then_moves() -> None:
    table = turn(weapons={"V": "lock_rifle"}, damage={"V": "B" * 6})

    table.play("shoot lock_rifle", "move c2", "target B")

    assert table.prompt == "turn"


def test_a_4_5_adrenaline_may_be_used_on_both_actions() -> None:
    table = turn(damage={"V": "BBB"}, tiles={"d1": "RRB", "b1": "BYY"})

    table.play("grab", "move d1", "grab", "move b1")

    assert (table.at("V"), table.ammo("V")) == ("b1", "RRYYBB")


def test_a_4_5_adrenaline_shots_may_be_two_in_a_turn() -> None:
    table = turn(weapons={"V": "sledgehammer cyberblade"}, damage={"V": "B" * 6})

    table.play("shoot sledgehammer", "move d2", "use basic", "target B", "shoot cyberblade")

    assert table.squares >= {"d2"}
    assert table.prompt == "shoot_from"


def test_a_4_5_adrenaline_gained_by_the_first_action_counts_for_the_second() -> None:
    table = at_spawn(mode="turret", damage={"V": "B"}, turrets={"c2": "banshee", "c3": "banshee"})

    table.play("run", "move c3")
    assert table.damage("V") == "BBB"
    table.play("grab")

    assert table.offers("move b2")


def test_a_4_5_adrenaline_is_read_when_the_action_starts() -> None:
    table = at_spawn(mode="turret", damage={"V": "BB"}, turrets={"c2": "banshee"}, market={}).play("grab")
    assert table.squares == {"b1", "d1", "c2"}

    table.play("move c2")

    assert (table.damage("V"), table.prompt) == ("BBB", "tile")


def test_a_4_5_adrenaline_does_not_lengthen_a_run() -> None:
    assert turn(damage={"V": "B" * 6}).play("run").squares == turn().play("run").squares


# -- ammo -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "cubes"), [("RRB", "RRB"), ("BYY", "YYB"), ("PRY", "RY"), ("PBB", "BB")])
def test_a_4_6_a_tile_gives_its_cubes(tile: str, cubes: str) -> None:
    table = turn(tiles={"c2": tile}).play("grab", "move c2")

    assert table.ammo("V") == cubes


@pytest.mark.parametrize(("tile", "cards"), [("RRB", 0), ("PRY", 1)])
def test_a_4_6_a_tile_with_a_powerup_gives_one(tile: str, cards: int) -> None:
    table = turn(tiles={"c2": tile}).play("grab", "move c2")

    assert len(table.powerups("V")) == len(table.happened(PowerupDrawn)) == cards


def test_a_4_6_cubes_beyond_three_are_lost() -> None:
    table = turn(ammo={"V": "RRR"}, tiles={"c2": "RRB"}).play("grab", "move c2")

    assert table.ammo("V") == "RRRB"
    assert [event.gained for event in table.happened(TileTaken)] == [(0, 0, 1)]


def test_a_4_6_no_powerup_is_drawn_with_three_in_hand() -> None:
    table = turn(powerups={"V": "newton:red newton:blue teleporter:red"}, tiles={"c2": "PRY"})

    table.play("grab", "move c2")

    assert (len(table.powerups("V")), table.happened(PowerupDrawn)) == (3, [])


def test_a_4_6_a_full_box_does_not_forbid_to_take_the_tile() -> None:
    table = turn(ammo={"V": "RRRYYYBBB"}, tiles={"c2": "RRB"}).play("grab", "move c2")

    assert table.doc["tiles"] == {}


def test_a_4_6_the_tile_is_discarded() -> None:
    table = turn(tiles={"c2": "RRB"}).play("grab", "move c2")

    assert GAME.view(table.state, 0)["discards"]["tiles"] == ["RRB"]


def test_a_4_6_the_square_stays_empty_until_the_end_of_the_turn() -> None:
    table = turn().play("grab", "move c2")
    assert "c2" not in table.doc["tiles"]
    assert not table.fork().play("grab").offers("move c2")

    table.play("end turn")

    assert "c2" in table.doc["tiles"]


# -- weapons --------------------------------------------------------------------------------------------------


def test_a_4_7_one_of_the_face_up_weapons_is_chosen() -> None:
    table = at_spawn(ammo={"V": "RYB"}, market={"blue": ["zx2", "shotgun", "flamethrower"], "red": ["thor"]})

    table.play("grab", "move c1")

    assert table.choices == ["take zx2", "take shotgun", "take flamethrower"]


@pytest.mark.parametrize(
    ("weapon", "paid"),
    [("railgun", "YB"), ("grenade_launcher", ""), ("heatseeker", "RY"), ("lock_rifle", "B"), ("power_glove", "B")],
)
def test_a_4_7_the_first_cube_of_the_cost_is_free(weapon: str, paid: str) -> None:
    table = at_spawn(ammo={"V": "RRYYBB"}, market={"blue": [weapon]})

    table.play("grab", "move c1", f"take {weapon}")

    left = "RRYYBB"
    for cube in paid:
        left = left.replace(cube, "", 1)
    assert table.ammo("V") == left


def test_a_4_7_the_weapon_is_taken_loaded() -> None:
    table = at_spawn(market={"blue": ["flamethrower"]}).play("grab", "move c1", "take flamethrower")

    assert table.weapons("V") == {"flamethrower": True}
    assert table.doc["market"]["blue"] == []


def test_a_4_7_a_weapon_may_be_shot_in_the_turn_it_is_taken() -> None:
    table = at_spawn(market={"blue": ["hellion"]}, ammo={"V": "Y"})

    table.play("grab", "move c1", "take hellion", "shoot hellion", "use basic", "target S")

    assert table.damage("S") == "V"


def test_a_4_7_a_weapon_that_cannot_be_paid_cannot_be_taken() -> None:
    table = at_spawn(ammo={"V": "Y"}, market={"blue": ["railgun", "shotgun"]}).play("grab", "move c1")

    assert table.choices == ["take shotgun"]


def test_a_4_7_without_a_weapon_that_can_be_paid_there_is_no_grab() -> None:
    assert not at_spawn(market={"blue": ["railgun", "shotgun"]}, tiles={}).offers("grab")


def test_a_4_7_a_powerup_may_pay_for_a_weapon() -> None:
    table = at_spawn(powerups={"V": "newton:yellow"}, market={"blue": ["shotgun"]})

    table.play("grab", "move c1", "take shotgun", "pay newton:yellow")

    assert (table.weapons("V"), table.powerups("V")) == ({"shotgun": True}, [])


def test_a_4_7_a_fourth_weapon_replaces_one_of_the_other_three() -> None:
    table = at_spawn(weapons={"V": "zx2 thor"}, unloaded={"V": "furnace"}, market={"blue": ["flamethrower"]})

    table.play("grab", "move c1", "take flamethrower")

    assert (table.prompt, set(table.choices)) == ("drop", {"drop zx2", "drop thor", "drop furnace"})


@pytest.mark.parametrize("weapon", ["zx2", "furnace"])
def test_a_4_7_the_dropped_weapon_lies_in_the_slot_just_emptied(weapon: str) -> None:
    market = {"blue": ["shotgun", "flamethrower", "railgun"]}
    table = at_spawn(weapons={"V": "zx2 thor"}, unloaded={"V": "furnace"}, market=market)

    table.play("grab", "move c1", "take flamethrower", f"drop {weapon}")

    assert table.doc["market"]["blue"] == ["shotgun", weapon, "railgun"]
    assert weapon not in table.weapons("V")


def test_a_4_7_a_third_weapon_needs_no_room() -> None:
    table = at_spawn(weapons={"V": "zx2 thor"}, market={"blue": ["flamethrower"]})

    table.play("grab", "move c1", "take flamethrower")

    assert (table.prompt, len(table.weapons("V"))) == ("turn", 3)


def test_a_4_7_a_dropped_weapon_is_bought_back_loaded_at_the_usual_price() -> None:
    table = at_spawn(
        weapons={"V": "zx2 thor"}, unloaded={"V": "furnace"}, ammo={"V": "B"}, market={"blue": ["flamethrower"]}
    )
    table.play("grab", "move c1", "take flamethrower", "drop furnace")

    table.play("grab", "move c1", "take furnace", "drop flamethrower")

    assert (table.weapons("V")["furnace"], table.ammo("V")) == (True, "")


def test_a_4_7_another_player_may_buy_the_dropped_weapon() -> None:
    drawing = """
        .   .   VB  .
        .   .   .   .
        #   .   .   S
    """
    table = turn(
        drawing,
        seats="VBS",
        weapons={"V": "zx2 thor"},
        unloaded={"V": "furnace"},
        ammo={"B": "B"},
        market={"blue": ["flamethrower"]},
    )
    table.play("grab", "move c1", "take flamethrower", "drop furnace", "end turn")

    table.play("grab", "move c1", "take furnace")

    assert (table.weapons("B"), table.ammo("B")) == ({"furnace": True}, "")


def test_a_4_7_a_spawnpoint_has_no_ammo() -> None:
    table = at_spawn(market={}, tiles={"b1": "RRB"}).play("grab")

    assert table.squares == {"b1"}


# -- reload ---------------------------------------------------------------------------------------------------


def test_a_4_8_reloading_costs_the_full_price() -> None:
    table = turn(unloaded={"V": "heatseeker"}, ammo={"V": "RRYYB"})

    table.play("end turn", "reload heatseeker")

    assert (table.weapons("V"), table.ammo("V")) == ({"heatseeker": True}, "YB")


def test_a_4_8_any_number_of_weapons_is_reloaded() -> None:
    table = turn(unloaded={"V": "lock_rifle zx2 flamethrower"}, ammo={"V": "RRYBB"})

    table.play("end turn", "reload lock_rifle", "reload flamethrower", "reload zx2")

    assert set(table.weapons("V").values()) == {True}
    assert table.ammo("V") == ""


def test_a_4_8_every_choice_of_weapons_is_possible() -> None:
    table = turn(unloaded={"V": "lock_rifle zx2 flamethrower"}, ammo={"V": "RRYBB"})

    loads = {tuple(end.weapons("V").values()) for _, end in table.lines("end turn")}

    assert len(loads) == 8


def test_a_4_8_reloading_may_be_declined() -> None:
    table = turn(unloaded={"V": "flamethrower"}, ammo={"V": "R"}).play("end turn", "done")

    assert (table.weapons("V"), table.ammo("V"), table.to_act) == ({"flamethrower": False}, "R", "B")


def test_a_4_8_reloading_is_not_an_action() -> None:
    table = turn(unloaded={"V": "flamethrower"}, ammo={"V": "R"})

    table.play("run", "move c3", "run", "move c2", "end turn")

    assert table.choices == ["reload flamethrower", "done"]


def test_a_4_8_nobody_reloads_before_the_end_of_the_turn() -> None:
    table = turn(unloaded={"V": "flamethrower"}, ammo={"V": "R"})

    assert not [choice for choice in table.choices if choice.startswith("reload")]


def test_a_4_8_a_weapon_too_dear_is_not_reloaded() -> None:
    table = turn(unloaded={"V": "heatseeker flamethrower"}, ammo={"V": "RY"}).play("end turn")

    assert table.choices == ["reload flamethrower", "done"]


def test_a_4_8_cubes_are_not_spent_twice() -> None:
    table = turn(unloaded={"V": "flamethrower grenade_launcher"}, ammo={"V": "R"})

    table.play("end turn", "reload flamethrower")

    assert (table.to_act, table.prompt) == ("B", "turn")


def test_a_4_8_a_weapon_shot_this_turn_may_be_reloaded() -> None:
    table = turn(weapons={"V": "zx2"}, ammo={"V": "RY"})

    table.play("shoot zx2", "use basic", "target B", "end turn", "reload zx2")

    assert table.weapons("V") == {"zx2": True}


# -- refill ---------------------------------------------------------------------------------------------------


def grab_two_tiles_a_turn(table: Table) -> None:
    """Every seat grabs ammo with both actions, wherever there is some."""
    for _ in range(2):
        table.play("grab")
        table.play(next(choice for choice in table.choices if choice.split()[1] in table.doc["tiles"]))
    table.play("end turn")


def test_a_4_9_every_empty_ammo_square_gets_a_tile() -> None:
    table = turn(tiles={"a1": "RRB"})

    table.play("end turn")

    assert set(table.doc["tiles"]) == {"a1", "b1", "d1", "b2", "c2", "d2", "b3", "c3"}
    assert table.doc["tiles"]["a1"] == "RRB"


def test_a_4_9_every_empty_slot_gets_a_weapon() -> None:
    table = turn(market={"red": ["thor"], "blue": ["zx2", "shotgun"]})

    table.play("end turn")

    assert {colour: len(weapons) for colour, weapons in table.doc["market"].items()} == {
        "red": 3,
        "yellow": 3,
        "blue": 3,
    }
    assert len(table.happened(WeaponPlaced)) == 6


def test_a_4_9_a_slot_filled_with_a_dropped_weapon_gets_none() -> None:
    market = {
        "red": ["lock_rifle", "whisper", "hellion"],
        "yellow": ["heatseeker", "machine_gun", "electroscythe"],
        "blue": ["flamethrower", "shotgun", "railgun"],
    }
    table = at_spawn(weapons={"V": "zx2 thor furnace"}, market=market)

    table.play("grab", "move c1", "take flamethrower", "drop zx2", "end turn")

    assert (table.doc["market"]["blue"], table.happened(WeaponPlaced)) == (["zx2", "shotgun", "railgun"], [])


def test_a_4_9_when_the_weapons_are_used_up_no_more_appear() -> None:
    hands = {"B": "lock_rifle zx2 thor", "Z": "furnace shotgun railgun", "S": "whisper hellion heatseeker",
             "D": "machine_gun electroscythe tractor_beam"}  # fmt: skip
    market = {
        "red": ["plasma_gun", "vortex_cannon", "flamethrower"],
        "yellow": ["grenade_launcher", "rocket_launcher", "cyberblade"],
        "blue": ["power_glove", "shockwave", "sledgehammer"],
    }
    table = given("BZSD . V . \n . . . . \n # . . .", act="V", weapons=hands, market=market)

    table.play("grab", "move c1", "take shockwave", "end turn")

    assert table.doc["market"]["blue"] == ["power_glove", "sledgehammer"]
    assert table.happened(WeaponPlaced) == []


def test_a_4_9_discarded_tiles_are_reshuffled_when_the_stock_is_empty() -> None:
    table = turn()
    shuffles: list[Any] = []
    for turns in range(14):
        assert GAME.view(table.state, 0)["piles"]["tiles"] == 28 - 2 * turns
        grab_two_tiles_a_turn(table)
        shuffles += table.happened(Shuffled)
    assert shuffles == []

    grab_two_tiles_a_turn(table)

    assert [(event.pile, event.cards) for event in table.happened(Shuffled)] == [("tiles", 30)]
    assert GAME.view(table.state, 0)["discards"]["tiles"] == []


# -- paying ---------------------------------------------------------------------------------------------------


def test_a_4_10_a_cost_is_paid_with_cubes() -> None:
    table = turn(unloaded={"V": "machine_gun"}, ammo={"V": "RRB"}).play("end turn", "reload machine_gun")

    assert (table.ammo("V"), table.happened(Paid)[0].cubes) == ("R", (1, 0, 1))


def test_a_4_10_each_cube_is_paid_with_a_cube_or_a_powerup_of_its_colour() -> None:
    table = turn(
        unloaded={"V": "machine_gun"}, ammo={"V": "RB"}, powerups={"V": "newton:red teleporter:blue newton:yellow"}
    )

    assert hands_after(table, "end turn", "reload machine_gun") == {
        ("", ("newton:red", "newton:yellow", "teleporter:blue")),
        ("R", ("newton:yellow", "teleporter:blue")),
        ("B", ("newton:red", "newton:yellow")),
        ("RB", ("newton:yellow",)),
    }


def test_a_4_10_two_cubes_of_one_colour_are_paid_in_every_mixture() -> None:
    hand = "targeting_scope:blue newton:blue tagback_grenade:blue"
    table = turn(unloaded={"V": "lock_rifle"}, ammo={"V": "BB"}, powerups={"V": hand})

    left = hands_after(table, "end turn", "reload lock_rifle")

    assert sorted(left) == [
        ("", ("targeting_scope:blue", "newton:blue", "tagback_grenade:blue")),
        ("B", ("newton:blue", "tagback_grenade:blue")),
        ("B", ("targeting_scope:blue", "newton:blue")),
        ("B", ("targeting_scope:blue", "tagback_grenade:blue")),
        ("BB", ("newton:blue",)),
        ("BB", ("tagback_grenade:blue",)),
        ("BB", ("targeting_scope:blue",)),
    ]


def test_a_4_10_powerups_alone_may_pay() -> None:
    hand = "newton:red newton:red newton:yellow"
    table = turn(unloaded={"V": "heatseeker"}, powerups={"V": hand})

    assert hands_after(table, "end turn", "reload heatseeker") == {("", ())}


def test_a_4_10_missing_cubes_must_be_replaced() -> None:
    table = turn(unloaded={"V": "lock_rifle"}, ammo={"V": "B"}, powerups={"V": "newton:blue"})

    table.play("end turn", "reload lock_rifle")

    assert table.choices == ["pay newton:blue"]


def test_a_4_10_nobody_overpays() -> None:
    table = turn(unloaded={"V": "flamethrower"}, ammo={"V": "RR"}, powerups={"V": "newton:red teleporter:red"})

    assert hands_after(table, "end turn", "reload flamethrower") == {
        ("R", ("newton:red", "teleporter:red")),
        ("RR", ("newton:red",)),
        ("RR", ("teleporter:red",)),
    }


def test_a_4_10_a_powerup_of_another_colour_does_not_pay() -> None:
    table = turn(unloaded={"V": "flamethrower"}, powerups={"V": "newton:blue newton:yellow"})

    assert table.play("end turn").choices == ["done"]


def test_a_4_10_a_powerup_is_not_turned_into_a_cube_outside_a_payment() -> None:
    table = turn(powerups={"V": "targeting_scope:red tagback_grenade:blue"}, tiles={}, market={})

    assert table.choices == ["run", "end turn"]


def test_a_4_10_an_extra_cost_of_a_shot_is_paid_the_same_way() -> None:
    drawing = """
        .   .   .   .
        .   .   V   B
        #   .   S   .
    """
    table = turn(drawing, weapons={"V": "thor"}, ammo={"V": "B"}, powerups={"V": "newton:blue"})

    table.play("shoot thor", "target B", "use chain_reaction")

    assert table.choices == ["pay cubes", "pay newton:blue"]


def test_a_4_10_paid_powerups_are_discarded_face_up() -> None:
    table = turn(unloaded={"V": "flamethrower"}, powerups={"V": "newton:red"})

    table.play("end turn", "reload flamethrower", "pay newton:red")

    assert GAME.view(table.state, 1)["discards"]["powerups"] == ["newton:red"]


def test_a_4_10_a_card_not_in_hand_pays_nothing() -> None:
    table = turn(unloaded={"V": "flamethrower"}, powerups={"V": "newton:red"}).play("end turn", "reload flamethrower")

    with pytest.raises(IllegalAction, match="pay teleporter:red"):
        table.play("pay teleporter:red")
    assert table.powerups("V") == ["newton:red"]


# -- the powerup deck -----------------------------------------------------------------------------------------


def play_all_cards(table: Table) -> None:
    while cards := [choice for choice in table.choices if choice.startswith("play")]:
        table.play(cards[0])
        while table.prompt != "turn":
            table.play(table.choices[0])


def grab_with_an_empty_hand(table: Table) -> None:
    """Play all powerups, then take a tile, with a new powerup if there is one."""
    play_all_cards(table)
    table.play("grab")
    tiles = table.doc["tiles"]
    lying = {choice: tiles[choice.split()[1]] for choice in table.choices if choice.split()[1] in tiles}
    table.play(max(lying, key=lambda choice: "P" in lying[choice]))


def test_a_4_11_the_powerup_deck_is_reshuffled_from_its_discards() -> None:
    hands = {
        letter: f"targeting_scope:{colour} tagback_grenade:{colour} {kind}:blue"
        for letter, colour, kind in zip(
            "BZSD", ("red", "red", "yellow", "yellow"), ("targeting_scope", "tagback_grenade") * 2, strict=True
        )
    }
    table = given(". . . . \n . . V . \n # . . BZSD", act="V", powerups=hands, market={})
    drawn, shuffled = 0, list[Any]()
    assert GAME.view(table.state, 0)["piles"]["powerups"] == 12

    while not shuffled:
        for _ in range(2):
            grab_with_an_empty_hand(table)
            shuffled += table.happened(Shuffled)
            drawn += len(table.happened(PowerupDrawn))
        table.play(*["end turn"] * 5)

    assert drawn in (13, 14)
    assert [(event.pile, event.cards) for event in shuffled] == [("powerups", 12)]
