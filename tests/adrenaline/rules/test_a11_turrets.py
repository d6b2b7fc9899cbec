"""Turret mode: the ammo squares shoot back (A-11)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.adrenaline.events import KillshotRecorded, TurretFired
from frenzy.games.adrenaline.outcome import Outcome
from tests.adrenaline.table import GAME, LETTERS, NAMES, Table, double_kills, finish, given, winners

# Medium arena, right side: c2, d2, c3 and the spawnpoint d3 are one room of two by two squares.
YARD = """
    .   .   .   .
    .   .   V   .
    #   S   .   BD
"""
OFFER = ["RBB", "RYY", "PRR", "PBY", "BYY"]


def turret(drawing: str = YARD, *, owners: str = "", **more: Any) -> Table:
    """A table in turret mode; `owners` is words like `d2:B`."""
    held = dict(word.split(":") for word in owners.split())
    setting: dict[str, Any] = {
        "arena": "medium_a",
        "act": "V",
        "mode": "turret",
        "offer": OFFER,
        "turrets": {square: NAMES[letter] for square, letter in held.items()},
    }
    return given(drawing, **(setting | more))


def owner(table: Table, square: str) -> str:
    return LETTERS.get(table.doc["turrets"].get(square, ""), "")


def final(drawing: str = YARD, **more: Any) -> Table:
    """The end of a game whose last turn is Violet's."""
    return turret(drawing, frenzy={"trigger": 0}, **more).play("end turn")


def turret_points(table: Table) -> dict[str, int]:
    outcome = GAME.outcome(table.state)
    assert isinstance(outcome, Outcome)
    names = [LETTERS[seat["character"]] for seat in table.doc["seats"]]
    return {name: part["turrets"] for name, part in zip(names, outcome.breakdown, strict=True)}


# -- the turret board ----------------------------------------------------------------------------------


def test_a_11_1_the_game_starts_with_eight_skulls_five_tiles_and_no_ammo_on_the_squares() -> None:
    doc = GAME.position(GAME.new(4, seed=3, options={"mode": "turret"}))

    assert (doc["skulls_left"], len(doc["offer"]), doc["turrets"]) == (8, 5, {})
    assert not doc.get("tiles")


def test_a_11_1_grabbing_takes_one_of_the_five_tiles() -> None:
    table = turret().play("grab", "move c2")

    assert (table.prompt, {*table.choices}) == ("tile", {f"tile {tile}" for tile in OFFER})
    table.play("tile RBB", "done")

    assert (table.ammo("V"), table.doc["offer"]) == ("RBB", OFFER[1:])


def test_a_11_1_a_tile_with_a_powerup_draws_one() -> None:
    table = turret().play("grab", "move c2", "tile PBY", "done")

    assert (table.ammo("V"), len(table.powerups("V"))) == ("YB", 1)


def test_a_11_1_every_ammo_square_in_reach_can_be_grabbed_on() -> None:
    table = turret(market={"blue": ["whisper"]}).play("grab")

    assert table.squares == {"c2", "d2", "c3"}


def test_a_11_1_tiles_of_one_kind_are_one_choice() -> None:
    table = turret(offer=["RBB", "RBB", "RBB", "PBY", "PBY"]).play("grab", "move c2")

    assert {*table.choices} == {"tile RBB", "tile PBY"}
    assert len(table.choices) == 2


def test_a_11_1_the_same_square_is_not_grabbed_twice_in_a_turn() -> None:
    table = turret(market={}).play("grab", "move c2", "tile RBB", "done")

    assert table.play("grab").squares == {"d2", "c3"}


def test_a_11_1_coming_back_to_a_grabbed_square_does_not_help() -> None:
    table = turret(market={}).play("grab", "move d2", "tile RBB", "done")

    assert "d2" not in table.play("grab").squares


def test_a_11_1_a_second_square_is_grabbed_from_the_four_tiles_left() -> None:
    table = turret().play("grab", "move c2", "tile RBB", "done", "grab", "move d2")

    assert {*table.choices} == {f"tile {tile}" for tile in OFFER[1:]}


def test_a_11_1_taken_tiles_are_replaced_at_the_end_of_the_turn() -> None:
    table = turret().play("grab", "move c2", "tile RBB", "done", "grab", "move d2", "tile RYY", "done")
    assert table.doc["offer"] == OFFER[2:]

    finish(table)

    assert (len(table.doc["offer"]), table.doc["offer"][:3]) == (5, OFFER[2:])


def test_a_11_1_in_the_next_turn_the_square_can_be_grabbed_again() -> None:
    table = finish(turret().play("grab", "move c2", "tile RBB", "done"))
    while table.to_act != "V":
        finish(table)

    assert "c2" in table.play("grab").squares


def test_a_11_1_another_player_grabs_on_the_same_square_in_the_next_turn() -> None:
    drawing = """
        .   .   .   .
        .   .   VD  .
        #   S   .   B
    """
    table = finish(turret(drawing).play("grab", "move c2", "tile RBB", "done"))

    assert (table.to_act, "c2" in table.play("grab").squares) == ("D", True)


def test_a_11_1_weapons_are_grabbed_at_spawnpoints_as_usual() -> None:
    drawing = """
        .   .   .   .
        .   .   S   .
        #   .   .   VBD
    """
    table = turret(drawing, market={"yellow": ["tractor_beam"]})

    table.play("grab", "move d3", "take tractor_beam")

    assert table.weapons("V") == {"tractor_beam": True}


def test_a_11_1_frenzy_grabs_from_the_turret_board_too() -> None:
    table = turret(frenzy={"trigger": 0}).play("grab", "move c2")

    assert table.prompt == "tile"


# -- taking control ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "item", "ammo", "cards"),
    [
        ("RBB", "red", "BB", 0),
        ("RBB", "blue", "RB", 0),
        ("RYY", "yellow", "RY", 0),
        ("PBY", "blue", "Y", 1),
        ("PBY", "yellow", "B", 1),
        ("PBY", "powerup", "YB", 0),
        ("PRR", "red", "R", 1),
        ("PRR", "powerup", "RR", 0),
    ],
)
def test_a_11_2_one_item_is_forgone_for_the_turret(tile: str, item: str, ammo: str, cards: int) -> None:
    table = turret().play("grab", "move c2", f"tile {tile}", f"forgo {item}")

    assert (table.ammo("V"), len(table.powerups("V")), owner(table, "c2")) == (ammo, cards, "V")
    assert table.prompt == "turn"


@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("RBB", {"forgo red", "forgo blue", "done"}),
        ("RYY", {"forgo red", "forgo yellow", "done"}),
        ("PRR", {"forgo red", "forgo powerup", "done"}),
        ("PBY", {"forgo yellow", "forgo blue", "forgo powerup", "done"}),
    ],
)
def test_a_11_2_any_item_of_the_tile_may_be_forgone(tile: str, choices: set[str]) -> None:
    table = turret().play("grab", "move c2", f"tile {tile}")

    assert (table.prompt, {*table.choices}) == ("forgo", choices)


def test_a_11_2_control_is_a_choice() -> None:
    table = turret().play("grab", "move c2", "tile RBB", "done")

    assert (table.ammo("V"), owner(table, "c2")) == ("RBB", "")


def test_a_11_2_a_cube_that_could_not_be_held_may_be_forgone() -> None:
    table = turret(ammo={"V": "RRR"}).play("grab", "move c2", "tile RBB", "forgo red")

    assert (table.ammo("V"), owner(table, "c2")) == ("RRRBB", "V")


def test_a_11_2_a_powerup_that_could_not_be_held_may_be_forgone() -> None:
    hand = "newton:red newton:yellow newton:blue"
    table = turret(powerups={"V": hand}).play("grab", "move c2", "tile PBY", "forgo powerup")

    assert (table.ammo("V"), len(table.powerups("V")), owner(table, "c2")) == ("YB", 3, "V")


def test_a_11_2_the_token_goes_on_the_square_of_the_grab() -> None:
    table = turret().play("grab", "move c3", "tile RBB", "forgo red")

    assert table.doc["turrets"] == {"c3": "violet"}


def test_a_11_2_a_token_of_another_becomes_a_mark_of_that_player() -> None:
    table = turret(owners="c2:B").play("grab", "move c2", "tile RBB", "forgo red")

    assert (owner(table, "c2"), table.marks("V"), table.marks("B")) == ("V", {"B": 1}, {})


def test_a_11_2_the_mark_is_added_to_those_already_there() -> None:
    table = turret(owners="c2:B", marks={"V": "BBS"}).play("grab", "move c2", "tile RBB", "forgo red")

    assert table.marks("V") == {"B": 3, "S": 1}


def test_a_11_2_beyond_three_marks_the_token_is_lost() -> None:
    table = turret(owners="c2:B", marks={"V": "BBB"}).play("grab", "move c2", "tile RBB", "forgo red")

    assert (owner(table, "c2"), table.marks("V")) == ("V", {"B": 3})


def test_a_11_2_a_free_turret_costs_no_mark() -> None:
    table = turret().play("grab", "move c2", "tile RBB", "forgo red")

    assert table.marks("V") == {}


def test_a_11_2_leaving_the_turret_to_its_owner_costs_no_mark() -> None:
    table = turret(owners="c2:B").play("grab", "move c2", "tile RBB", "done")

    assert (owner(table, "c2"), table.marks("V")) == ("B", {})


def test_a_11_2_the_own_turret_is_not_taken_again() -> None:
    table = turret(owners="c2:V").play("grab", "move c2", "tile RBB")

    assert (table.prompt, table.ammo("V"), table.marks("V")) == ("turn", "RBB", {})


def test_a_11_2_entering_for_the_grab_hurts_before_the_turret_is_taken() -> None:
    table = turret(owners="d2:B").play("grab", "move d2", "tile RBB", "forgo red")

    assert (table.damage("V"), table.marks("V"), owner(table, "d2")) == ("B", {"B": 1}, "V")


def test_a_11_2_two_turrets_may_be_taken_in_one_turn() -> None:
    table = turret().play("grab", "move c2", "tile RBB", "forgo red", "grab", "move d2", "tile RYY", "forgo red")

    assert table.doc["turrets"] == {"c2": "violet", "d2": "violet"}


def test_a_11_2_weapons_at_a_spawnpoint_give_no_turret() -> None:
    drawing = """
        .   .   .   .
        .   .   S   .
        #   .   .   VBD
    """
    table = turret(drawing, market={"yellow": ["tractor_beam"]}).play("grab", "move d3", "take tractor_beam")

    assert (table.prompt, table.doc["turrets"]) == ("turn", {})


# -- entering a turret: own moves ----------------------------------------------------------------------


def test_a_11_3_running_onto_the_turret_of_another_deals_one_damage() -> None:
    table = turret(owners="c3:S").play("run", "move c3")

    assert (table.damage("V"), [event.square for event in table.happened(TurretFired)]) == ("S", ["c3"])


def test_a_11_3_the_own_turret_does_not_fire() -> None:
    table = turret(owners="c3:V").play("run", "move c3")

    assert (table.prompt, table.damage("V")) == ("turn", "")


def test_a_11_3_a_free_turret_does_not_fire() -> None:
    table = turret().play("run", "move c3")

    assert (table.prompt, table.damage("V")) == ("turn", "")


def test_a_11_3_every_turret_on_the_way_fires() -> None:
    drawing = """
        V   .   .   .
        .   .   .   .
        #   S   .   BD
    """
    table = turret(drawing, owners="b1:S d1:B").play("run", "move d1")

    assert table.damage("V") == "SB"


def test_a_11_3_the_move_before_a_grab_triggers_turrets() -> None:
    assert turret(owners="d2:B").play("grab", "move d2").damage("V") == "B"


def test_a_11_3_the_longer_move_before_a_grab_triggers_each_turret() -> None:
    drawing = """
        .   .   .   .
        .   .   .   .
        #   V   .   BDS
    """
    table = turret(drawing, owners="c3:B c2:S", damage={"V": "DDD"}).play("grab", "move c2")

    assert table.damage("V") == "DDDBS"


def test_a_11_3_the_move_before_a_shot_triggers_turrets() -> None:
    table = turret(owners="d2:B", weapons={"V": "lock_rifle"}, damage={"V": "DDDDDD"})

    table.play("shoot lock_rifle", "move d2")

    assert table.damage("V") == "DDDDDDB"


def test_a_11_3_the_frenzy_moves_trigger_turrets() -> None:
    drawing = """
        .   .   .   .
        .   .   .   .
        #   V   .   BDS
    """
    table = turret(drawing, owners="c3:B c2:S", frenzy={"trigger": 0}, market={})

    table.play("grab", "move c2")

    assert table.damage("V") == "BS"


@pytest.mark.parametrize(
    ("weapon", "ammo", "line"),
    [
        ("plasma_gun", "", "use phase_glide, move c3, use basic, target B"),
        ("rocket_launcher", "B", "use rocket_jump, move c3, use basic, target B, done"),
        ("cyberblade", "", "use shadowstep, move c3, use basic, target Z"),
    ],
)
def test_a_11_3_a_move_in_the_course_of_a_shot_triggers_turrets(weapon: str, ammo: str, line: str) -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   Z   BD
    """
    table = turret(drawing, owners="c3:S", weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert table.damage("V") == "S"


def test_a_11_3_the_power_glove_goes_onto_the_turret() -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   B   D
    """
    table = turret(drawing, owners="c3:S", weapons={"V": "power_glove"})

    table.play("shoot power_glove", "use basic", "target B")

    assert (table.damage("V"), table.damage("B")) == ("S", "V")


def test_a_11_3_the_rocket_fist_enters_two_turrets() -> None:
    drawing = """
        .   .   V   .
        .   .   B   .
        #   S   D   .
    """
    table = turret(drawing, owners="c2:S c3:B", weapons={"V": "power_glove"}, ammo={"V": "B"})

    table.play("shoot power_glove", "use rocket_fist", "aim c2", "target B", "move c3", "target D")

    assert (table.damage("V"), table.damage("B"), table.damage("D")) == ("SB", "VV", "VV")


def test_a_11_3_a_teleport_triggers_the_turret_of_its_destination() -> None:
    table = turret(owners="a1:S", powerups={"V": "teleporter:red"}).play("play teleporter:red", "move a1")

    assert table.damage("V") == "S"


def test_a_11_3_a_teleport_passes_no_turret_on_the_way() -> None:
    table = turret(owners="d2:S c3:S", powerups={"V": "teleporter:red"})

    table.play("play teleporter:red", "move d3")

    assert table.damage("V") == ""


def test_a_11_3_leaving_a_turret_or_starting_on_it_does_nothing() -> None:
    table = turret(owners="c2:S").play("grab", "move d2")

    assert table.damage("V") == ""


def test_a_11_3_grabbing_where_one_stands_is_not_entering() -> None:
    assert turret(owners="c2:S").play("grab", "move c2").damage("V") == ""


def test_a_11_3_respawning_triggers_nothing() -> None:
    table = turret(owners="c2:S d2:S c3:S", weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"})

    finish(table.play("shoot machine_gun", "target B"))

    assert table.damage("B") == ""
    assert not table.happened(TurretFired)


# -- entering a turret: moved by others ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "drawing", "ammo", "line", "damage"),
    [
        ("grenade_launcher", ". . . . \n . . B V \n # S . D", "", "target B, move c3", "VS"),
        ("rocket_launcher", ". . . . \n . . B V \n # S . D", "", "use basic, target B, move c3", "VVS"),
        ("shotgun", ". . . . \n . . VB . \n # S . D", "", "use basic, target B, move c3", "VVVS"),
        ("sledgehammer", ". . . . \n . . VB . \n # S . D", "R", "use pulverize, target B, move c3", "VVVS"),
        ("tractor_beam", ". . . . \n . . V . \n # S . BD", "", "use basic, target B, move c3", "SV"),
        ("tractor_beam", ". . . . \n . . . . \n # S V BD", "RY", "use punisher, target B", "SVVV"),
        ("vortex_cannon", ". . . . \n . . V . \n # S . BD", "", "aim c3, target B", "SVV"),
    ],
)
def test_a_11_3_a_figure_moved_by_a_weapon_triggers_turrets(
    weapon: str, drawing: str, ammo: str, line: str, damage: str
) -> None:
    table = turret(drawing, owners="c3:S", weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert (table.damage("B"), table.damage("V")) == (damage, "")


def test_a_11_3_a_target_pushed_two_squares_enters_both() -> None:
    drawing = """
        .   .   .   VB
        .   .   .   .
        #   S   .   D
    """
    table = turret(drawing, owners="d2:S", weapons={"V": "sledgehammer"}, ammo={"V": "R"})

    table.play("shoot sledgehammer", "use pulverize", "target B", "move d3")

    assert (table.damage("B"), table.at("B")) == ("VVVS", "d3")


def test_a_11_3_the_turret_of_the_shooter_fires_at_the_one_who_is_pushed() -> None:
    drawing = """
        .   .   .   .
        .   .   VB  .
        #   S   .   D
    """
    table = turret(drawing, owners="c3:V", weapons={"V": "shotgun"})

    table.play("shoot shotgun", "use basic", "target B", "move c3")

    assert table.damage("B") == "VVVV"


def test_a_11_3_one_may_be_pushed_onto_the_own_turret_unharmed() -> None:
    table = turret(owners="c3:B", powerups={"V": "newton:red"}).play("play newton:red", "target B", "move c3")

    assert (table.at("B"), table.damage("B")) == ("c3", "")


def test_a_11_3_a_newton_triggers_every_turret_it_moves_a_figure_onto() -> None:
    table = turret(owners="c3:S b3:V", powerups={"V": "newton:red"})

    table.play("play newton:red", "target B", "move b3")

    assert table.damage("B") == "SV"


def test_a_11_3_vortex_and_black_hole_draw_everybody_onto_the_turret() -> None:
    table = turret(owners="c3:S", weapons={"V": "vortex_cannon"}, ammo={"V": "R"})

    table.play("shoot vortex_cannon", "aim c3", "target B", "use black_hole", "target D", "done")

    assert (table.damage("B"), table.damage("D")) == ("SVV", "SV")


def test_a_11_3_who_already_stands_on_the_vortex_does_not_enter_it() -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   B   D
    """
    table = turret(drawing, owners="c3:S", weapons={"V": "vortex_cannon"})

    table.play("shoot vortex_cannon", "aim c3", "target B")

    assert table.damage("B") == "VV"


def outcomes(table: Table, *line: str) -> set[str]:
    """The damage that Violet can have after a line of play, over all ways."""
    return {end.damage("V") for _, end in table.lines(*line)}


# -- paths ---------------------------------------------------------------------------------------------


def test_a_11_3_the_way_is_asked_where_turrets_make_it_matter() -> None:
    table = turret(owners="d2:S").play("run", "move d3")

    assert (table.prompt, {*table.choices}) == ("path", {"path d2-d3", "path c3-d3"})
    assert table.fork().play("path d2-d3").damage("V") == "S"
    assert table.fork().play("path c3-d3").damage("V") == ""


def test_a_11_3_the_way_decides_who_deals_the_damage() -> None:
    table = turret(owners="d2:S c3:B").play("run", "move d3")

    assert {path: table.fork().play(path).damage("V") for path in table.choices} == {
        "path d2-d3": "S",
        "path c3-d3": "B",
    }


@pytest.mark.parametrize("owners", ["", "d2:V", "d2:V c3:V", "a1:S", "d2:S c3:S"])
def test_a_11_3_the_way_is_not_asked_where_all_ways_are_alike(owners: str) -> None:
    table = turret(owners=owners).play("run", "move d3")

    assert (table.prompt, table.at("V")) == ("turn", "d3")


def test_a_11_3_both_ways_through_turrets_of_one_owner_cost_one_damage() -> None:
    assert turret(owners="d2:S c3:S").play("run", "move d3").damage("V") == "S"


def test_a_11_3_the_way_is_never_asked_outside_turret_mode() -> None:
    table = given(YARD, arena="medium_a", act="V").play("run", "move d3")

    assert table.prompt == "turn"


def test_a_11_3_a_detour_through_a_turret_is_a_choice_too() -> None:
    assert outcomes(turret(owners="d2:S"), "run", "move c3") == {"", "S"}


def test_a_11_3_the_way_before_a_shot_is_asked() -> None:
    table = turret(owners="d2:S", weapons={"V": "lock_rifle"}, frenzy={"trigger": 0})

    table.play("shoot lock_rifle", "move d3")
    assert {*table.choices} == {"path d2-d3", "path c3-d3"}
    table.play("path c3-d3", "target B")

    assert (table.damage("V"), table.damage("B")) == ("", "VV")


@pytest.mark.parametrize(
    ("weapon", "ammo", "line"),
    [("tractor_beam", "", "use basic, target B, move c2"), ("tractor_beam", "RY", "use punisher, target B")],
)
def test_a_11_3_the_shooter_chooses_the_way_of_the_one_who_is_pulled(weapon: str, ammo: str, line: str) -> None:
    table = turret(owners="d2:S", weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert (table.to_act, {*table.choices}) == ("V", {"path d2-c2", "path c3-c2"})
    assert table.fork().play("path d2-c2").damage("B").startswith("SV")
    assert table.fork().play("path c3-c2").damage("B").startswith("VV" if ammo else "V")


def test_a_11_3_a_target_that_is_not_moved_enters_nothing() -> None:
    table = turret(owners="d2:S", weapons={"V": "tractor_beam"})

    table.play("shoot tractor_beam", "use basic", "target B", "move d3")

    assert table.damage("B") == "V"


@pytest.mark.parametrize(
    ("weapon", "ammo", "line"),
    [
        ("plasma_gun", "", "use basic, target B, use phase_glide, move d3"),
        ("rocket_launcher", "B", "use basic, target B, done, use rocket_jump, move d3"),
    ],
)
def test_a_11_3_the_way_of_a_jump_is_asked(weapon: str, ammo: str, line: str) -> None:
    table = turret(owners="d2:S", weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert {*table.choices} == {"path d2-d3", "path c3-d3"}


def test_a_11_3_a_newton_goes_straight_and_asks_for_no_way() -> None:
    table = turret(owners="d2:S c3:V", powerups={"V": "newton:red"})

    table.play("play newton:red", "target B", "move d1")

    assert (table.prompt, table.damage("B")) == ("turn", "S")


# -- there and back ------------------------------------------------------------------------------------


def ends(table: Table, letter: str, *line: str) -> set[tuple[str | None, str]]:
    """Where a figure can stand after a line of play, and the damage it then has, over all ways."""
    return {(end.at(letter), end.damage(letter)) for _, end in table.lines(*line)}


def can_return(table: Table) -> bool:
    return any(choice.startswith("return ") for choice in table.choices)


def ways_back(table: Table) -> dict[str, str]:
    """What ways there and back would cost Violet, by way; nothing if none is offered."""
    if not can_return(table):
        return {}
    table = table.fork().play(f"return {table.at('V')}")
    assert (table.to_act, table.prompt) == ("V", "path")
    return {choice.removeprefix("path "): table.fork().play(choice).damage("V") for choice in table.choices}


BEAM = """
    .   V   Z   .
    .   .   .   .
    #   .   .   BD
"""


def test_a_11_3_the_tractor_beam_moves_its_target_off_a_turret_and_back_onto_it() -> None:
    table = turret(BEAM, act="Z", owners="b1:Z", weapons={"Z": "tractor_beam"})

    table.play("shoot tractor_beam", "use basic", "target V")
    assert table.fork().play("move b1").damage("V") == "Z"  # as ever: it stays
    table.play("return b1")

    assert (table.to_act, table.prompt, table.choices) == ("Z", "path", ["path a1-b1"])
    assert (table.play("path a1-b1").at("V"), table.damage("V"), table.prompt) == ("b1", "ZZ", "turn")


def test_a_11_3_the_tractor_beam_moves_its_target_onto_a_turret_beside_it_and_back() -> None:
    table = turret(BEAM, act="Z", owners="a1:B", weapons={"Z": "tractor_beam"})

    assert {("b1", "Z"), ("b1", "BZ")} <= ends(table, "V", "shoot tractor_beam", "use basic", "target V")


@pytest.mark.parametrize("owners", ["", "b1:V a1:V", "d2:B"])
def test_a_11_3_the_tractor_beam_offers_no_way_back_that_changes_nothing(owners: str) -> None:
    table = turret(BEAM, act="Z", owners=owners, weapons={"Z": "tractor_beam"})

    assert not can_return(table.play("shoot tractor_beam", "use basic", "target V"))


def test_a_11_3_a_target_that_comes_back_must_be_seen_there() -> None:
    drawing = """
        .   .   .   V
        .   .   .   .
        #   Z   .   BD
    """
    table = turret(drawing, act="Z", owners="d1:B", weapons={"Z": "tractor_beam"})

    assert not can_return(table.play("shoot tractor_beam", "use basic", "target V"))


def test_a_11_3_the_punisher_does_not_move_a_target_that_is_there_already() -> None:
    drawing = """
        .   VZ  .   .
        .   .   .   .
        #   .   .   BD
    """
    table = turret(drawing, act="Z", owners="b1:Z a1:B", weapons={"Z": "tractor_beam"}, ammo={"Z": "RY"})

    table.play("shoot tractor_beam", "use punisher", "target V")

    assert (table.prompt, table.damage("V")) == ("turn", "ZZZ")


def test_a_4_2_a_run_steps_off_a_turret_and_back_onto_it() -> None:
    drawing = """
        .   Z   .   .
        .   .   .   .
        #   .   .   VBD
    """
    table = turret(drawing, act="Z", owners="b1:V", damage={"Z": "BB"})

    table.play("run", "return b1", "path a1-b1")

    assert (table.at("Z"), table.damage("Z"), table.prompt) == ("b1", "BBV", "turn")
    assert table.doc["actions_left"] == 1
    assert {"b1", "a1", "d1"} <= table.play("grab").squares  # and so it has the adrenaline of


def test_a_4_2_a_run_comes_back_from_a_turret_beside_it() -> None:
    back = ways_back(turret(owners="d2:S").play("run"))

    assert (back["d2-c2"], back["d2-d1-d2"]) == ("S", "SS")


def test_a_4_2_ways_back_differ_in_whose_turrets_fire() -> None:
    back = ways_back(turret(owners="d2:S c3:B").play("run"))

    assert (back["d2-c2"], back["c3-c2"]) == ("S", "B")


@pytest.mark.parametrize("owners", ["", "d2:V c2:V", "a1:S"])
def test_a_4_2_a_run_does_not_come_back_where_that_changes_nothing(owners: str) -> None:
    assert ways_back(turret(owners=owners).play("run")) == {}


def test_a_4_2_the_squares_of_a_run_are_the_others_as_ever() -> None:
    assert "c2" not in turret(owners="c2:S d2:S").play("run").squares


@pytest.mark.parametrize("mode", ["deathmatch", "domination"])
def test_a_4_2_no_run_comes_back_outside_turret_mode(mode: str) -> None:
    assert not can_return(given(YARD, act="V", mode=mode).play("run"))


def test_a_11_3_a_full_track_makes_all_ways_alike() -> None:
    table = turret(owners="c2:S d2:S", damage={"V": "BBBBBBBBBBBB"}).play("run")

    assert not can_return(table)
    assert table.play("move d3").prompt == "turn"


def test_a_11_3_ways_that_differ_only_beyond_the_last_space_are_alike() -> None:
    back = ways_back(turret(owners="d2:S", damage={"V": "BBBBBBBBBBB"}).play("run"))

    assert "d2-c2" in back
    assert not [way for way in back if way.endswith("d2")]  # the second damage would be wasted


def test_a_11_3_a_run_onto_a_turret_enters_it_once_unless_it_comes_back() -> None:
    table = turret(owners="d2:S").play("run", "move d2")

    assert (table.prompt, table.damage("V")) == ("turn", "S")


def test_a_11_3_what_a_plain_way_does_no_way_back_is_offered_for() -> None:
    back = ways_back(turret(owners="d2:S").play("run"))

    assert not [way for way in back if way.endswith("c3")]  # d2-c2-c3 is as good as d2-d3-c3


def test_a_9_3_a_frenzy_run_comes_back_from_two_squares_away() -> None:
    table = turret(owners="d1:S", seats="DVBS", frenzy={"trigger": 0}, start=3)

    assert ("c2", "S") in ends(table, "V", "run")


def test_a_4_3_who_grabs_where_they_stand_may_go_off_and_come_back_first() -> None:
    table = turret(owners="d2:S", damage={"V": "BBB"}, market={}).play("grab")

    assert (table.fork().play("move c2").prompt, table.fork().play("move c2").damage("V")) == ("tile", "BBB")
    assert ways_back(table) == {"d2-c2": "BBBS"}
    assert table.play("return c2", "path d2-c2").prompt == "tile"


def test_a_4_3_only_where_there_is_something_to_grab_does_one_come_back() -> None:
    table = turret(owners="d2:S", damage={"V": "BBB"}, market={})

    table.play("grab", "move c2", "tile RBB", "done", "grab")

    assert not can_return(table)


def test_a_4_3_with_one_move_nobody_comes_back_before_a_grab() -> None:
    assert not can_return(turret(owners="d2:S c2:S", damage={"V": "BB"}).play("grab"))


def test_a_9_3_who_shoots_in_frenzy_may_come_back_to_where_they_stood() -> None:
    table = turret(owners="c2:S", weapons={"V": "lock_rifle"}, frenzy={"trigger": 0})

    table.play("shoot lock_rifle", "return c2", "path c1-c2", "target B")

    assert (table.at("V"), table.damage("V"), table.damage("B")) == ("c2", "S", "VV")


def test_a_4_5_one_step_before_a_shot_does_not_come_back() -> None:
    table = turret(owners="c2:S d2:S", weapons={"V": "lock_rifle"}, damage={"V": "BBBBBB"})

    assert not can_return(table.play("shoot lock_rifle"))


@pytest.mark.parametrize(
    ("weapon", "ammo", "line"),
    [
        ("plasma_gun", "", "use basic, target B, use phase_glide, return c2, path d2-c2"),
        ("plasma_gun", "", "use phase_glide, return c2, path d2-c2, use basic, target B"),
        ("rocket_launcher", "B", "use basic, target B, done, use rocket_jump, return c2, path d2-c2"),
        ("rocket_launcher", "B", "use rocket_jump, return c2, path d2-c2, use basic, target B, done"),
    ],
)
def test_a_7_5_a_glide_or_a_jump_of_two_squares_may_come_back(weapon: str, ammo: str, line: str) -> None:
    table = turret(owners="d2:S", weapons={"V": weapon}, ammo={"V": ammo})

    table.play(f"shoot {weapon}", *line.split(", "))

    assert (table.at("V"), table.damage("V"), table.damage("B")) == ("c2", "S", "VV")


@pytest.mark.parametrize("move", ["plasma_gun, use phase_glide", "rocket_launcher, use rocket_jump"])
def test_a_7_5_a_glide_or_a_jump_does_not_come_back_where_that_changes_nothing(move: str) -> None:
    weapon, use = move.split(", ")
    table = turret(owners="a1:S", weapons={"V": weapon}, ammo={"V": "B"})

    assert not can_return(table.play(f"shoot {weapon}", use))


def test_a_7_1_a_jump_before_the_shot_comes_back_only_where_the_shot_can_be_fired() -> None:
    drawing = """
        .   .   .   .
        .   .   VB  .
        #   S   .   .
    """
    table = turret(drawing, owners="d2:S", weapons={"V": "rocket_launcher"}, ammo={"V": "B"}, seats="VBS")

    table.play("shoot rocket_launcher", "use rocket_jump")

    assert not can_return(table)  # B is no target on the own square, and S is not seen from there


def test_a_7_5_a_shadowstep_of_one_square_does_not_come_back() -> None:
    drawing = """
        .   .   .   .
        .   .   VB  .
        #   S   .   D
    """
    table = turret(drawing, owners="c2:S d2:S", weapons={"V": "cyberblade"})

    assert not can_return(table.play("shoot cyberblade", "use basic", "target B", "use shadowstep"))


@pytest.mark.parametrize(
    ("weapon", "line"),
    [("grenade_launcher", "target B"), ("shotgun", "use basic, target B"), ("sledgehammer", "use pulverize, target B")],
)
def test_a_7_5_a_target_pushed_one_square_or_straight_does_not_come_back(weapon: str, line: str) -> None:
    drawing = """
        .   .   .   .
        .   .   VB  .
        #   S   .   D
    """
    table = turret(drawing, owners="c2:S d2:S", weapons={"V": weapon}, ammo={"V": "R"})
    table.play(f"shoot {weapon}", *line.split(", "))
    if table.prompt == "effect":
        table.play("done")

    assert (table.prompt, can_return(table)) == ("move_target", False)


@pytest.mark.parametrize("card", ["newton:red", "teleporter:red"])
def test_a_8_2_a_newton_and_a_teleporter_offer_no_way_back(card: str) -> None:
    table = turret(owners="c2:S d2:S", powerups={"V": card}).play(f"play {card}")
    if table.prompt == "newton":
        table.play("target B")

    assert (table.prompt, can_return(table)) == ("move", False)


def test_a_12_2_the_bot_moves_one_square_and_does_not_come_back() -> None:
    drawing = """
        .   .   .   .
        .   .   B   .
        #   S   .   VD
    """
    table = turret(drawing, seats="VDS", bot="B", owners="c2:S d2:S", market={}).play("bot")

    assert (table.prompt, can_return(table)) == ("bot_move", False)


# -- marks, scopes and grenades ------------------------------------------------------------------------


def test_a_11_3_turret_damage_converts_no_marks() -> None:
    table = turret(owners="d2:B", marks={"V": "BB"}).play("grab", "move d2")

    assert (table.damage("V"), table.marks("V")) == ("B", {"B": 2})


def test_a_11_3_the_shot_that_pushes_onto_the_turret_converts_marks_as_usual() -> None:
    drawing = """
        .   .   .   .
        .   .   VB  .
        #   S   .   D
    """
    table = turret(drawing, owners="c3:S", weapons={"V": "shotgun"}, marks={"B": "VSS"})

    table.play("shoot shotgun", "use basic", "target B", "move c3")

    assert (table.damage("B"), table.marks("B")) == ("VVVVS", {"S": 2})


def test_a_11_3_a_scope_adds_nothing_to_turret_damage() -> None:
    table = turret(owners="c3:V", powerups={"V": "newton:red targeting_scope:red"}, ammo={"V": "RYB"})

    table.play("play newton:red", "target B", "move c3")

    assert (table.prompt, table.damage("B")) == ("turn", "V")


def test_a_11_3_the_owner_of_the_turret_is_not_asked_for_a_scope() -> None:
    table = turret(owners="d2:B", powerups={"B": "targeting_scope:red"}, ammo={"B": "RYB"})

    table.play("grab", "move d2")

    assert (table.to_act, table.prompt, table.damage("V")) == ("V", "tile", "B")


def test_a_11_3_a_scope_finds_only_those_whom_the_shot_damaged() -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   B   D
    """
    table = turret(drawing, owners="c3:S", weapons={"V": "power_glove"}, powerups={"V": "targeting_scope:red"},
                   ammo={"V": "R"})  # fmt: skip

    table.play("shoot power_glove", "use basic", "target B", "play targeting_scope:red", "pay red")

    assert table.targets == "B"


def test_a_11_3_whoever_enters_cannot_answer_with_a_grenade() -> None:
    table = turret(owners="d2:B", powerups={"V": "tagback_grenade:red"})

    table.play("grab", "move d2")

    assert (table.prompt, table.marks("B")) == ("tile", {})


def test_a_11_3_whoever_is_moved_onto_a_turret_cannot_answer_with_a_grenade() -> None:
    table = turret(owners="c3:V", powerups={"V": "newton:red", "B": "tagback_grenade:red"})

    table.play("play newton:red", "target B", "move c3")

    assert (table.to_act, table.prompt) == ("V", "turn")


def test_a_11_3_turret_damage_brings_adrenaline_for_the_next_action() -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        #   S   .   BD
    """
    table = turret(drawing, owners="d2:B", damage={"V": "SS"}, market={})

    table.play("grab", "move d2", "tile RBB", "done")

    assert "c3" in table.play("grab").squares  # two moves from d2


# -- dying in the own turn -----------------------------------------------------------------------------


def doomed(**more: Any) -> Table:
    """Violet has ten damage and stands beside Banshee's turret."""
    setting: dict[str, Any] = {"owners": "d2:B", "damage": {"V": "SSSSSSSSSS"}, "market": {}}
    return turret(YARD, **(setting | more))


def test_a_11_4_a_player_may_die_in_the_own_turn_and_goes_on_with_it() -> None:
    table = doomed(weapons={"V": "lock_rifle"}).play("grab", "move d2", "tile RBB", "done")

    assert (table.damage("V"), table.to_act, table.prompt) == ("SSSSSSSSSSB", "V", "turn")
    table.play("shoot lock_rifle", "move d2", "target B")

    assert table.damage("B") == "VV"


def test_a_11_4_the_dead_reload_before_they_are_scored() -> None:
    table = doomed(unloaded={"V": "lock_rifle"}, ammo={"V": "BB"})

    table.play("grab", "move d2", "tile RYY", "done", "end turn")
    assert (table.prompt, table.points("S")) == ("reload", 0)
    table.play("reload lock_rifle")

    assert (table.prompt, table.points("S"), table.points("B")) == ("spawn", 1 + 8, 6)


def test_a_11_4_the_dead_come_back_at_the_end_of_their_own_turn() -> None:
    table = finish(doomed().play("grab", "move d2", "tile RBB", "done"))

    assert (table.at("V") in {"c1", "a2", "d3"}, table.damage("V"), table.board("V")["skulls"]) == (True, "", 1)
    assert table.to_act == "D"


def test_a_11_4_a_second_turret_overkills_and_its_owner_gets_the_revenge_mark() -> None:
    table = doomed(owners="d2:B d1:S").play("run", "move d1", "path d2-d1")
    assert table.damage("V") == "SSSSSSSSSSBS"

    finish(table)

    assert (table.marks("S"), table.marks("B")) == ({"V": 1}, {})


# -- double kill ---------------------------------------------------------------------------------------


def test_a_11_4_two_opponents_killed_by_the_turrets_of_others_are_a_double_kill() -> None:
    table = turret(owners="c3:S d2:S", damage={"B": "SSSSSSSSSS", "D": "SSSSSSSSSS"},
                   powerups={"V": "newton:red newton:blue"})  # fmt: skip

    table.play("play newton:red", "target B", "move c3", "play newton:blue", "target D", "move d2")
    finish(table)

    assert (double_kills(table), table.points("V")) == ([1], 1)


def test_a_11_4_a_shot_and_a_turret_are_a_double_kill() -> None:
    table = turret(owners="c3:S", damage={"B": "SSSSSSSSSS", "D": "SSSSSSSSSS"}, weapons={"V": "machine_gun"},
                   powerups={"V": "newton:red"})  # fmt: skip

    table.play("play newton:red", "target B", "move c3", "shoot machine_gun", "target D", "done")
    finish(table)

    assert double_kills(table) == [1]


def test_a_11_4_the_own_death_is_no_part_of_a_double_kill() -> None:
    table = doomed(damage={"V": "SSSSSSSSSS", "B": "SSSSSSSSSS"}, weapons={"V": "machine_gun"})

    table.play("run", "move d2", "shoot machine_gun", "move d2", "target B")
    finish(table)

    assert (table.board("V")["skulls"], table.board("B")["skulls"], double_kills(table)) == (1, 1, [])


def test_a_11_4_two_opponents_and_oneself_are_one_double_kill() -> None:
    table = doomed(damage={"V": "SSSSSSSSSS", "B": "SSSSSSSSSS", "D": "SSSSSSSSSS"}, weapons={"V": "machine_gun"})

    table.play("run", "move d2", "shoot machine_gun", "move d2", "target D", "target B")
    finish(table)

    assert double_kills(table) == [1]


# -- skulls and final scoring --------------------------------------------------------------------------


def test_a_11_5_killshots_and_overkills_are_not_recorded() -> None:
    table = turret(weapons={"V": "lock_rifle"}, damage={"B": "SSSSSSSSSS"})

    table.play("shoot lock_rifle", "target B", "end turn")

    assert (table.to_act, table.prompt, table.doc["killshots"]) == ("B", "spawn", [])
    assert not table.happened(KillshotRecorded)


def test_a_11_5_the_revenge_mark_is_given_as_usual() -> None:
    table = turret(weapons={"V": "lock_rifle"}, damage={"B": "SSSSSSSSSS"})

    finish(table.play("shoot lock_rifle", "target B"))

    assert table.marks("V") == {"B": 1}


def test_a_11_5_turrets_stay_when_their_owner_dies() -> None:
    table = turret(owners="a1:B", weapons={"V": "lock_rifle"}, damage={"B": "SSSSSSSSSS"})

    finish(table.play("shoot lock_rifle", "target B"))

    assert owner(table, "a1") == "B"


def test_a_11_5_the_last_skull_triggers_frenzy() -> None:
    table = turret(weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"}, skulls_left=1)

    finish(table.play("shoot machine_gun", "target B"))

    assert (table.doc["frenzy"], table.doc["skulls_left"]) == ({"trigger": 0}, 0)


def test_a_11_5_frenzy_does_not_begin_while_a_skull_is_left() -> None:
    table = turret(weapons={"V": "machine_gun"}, damage={"B": "SSSSSSSSSS"}, skulls_left=2)

    finish(table.play("shoot machine_gun", "target B"))

    assert (table.doc["frenzy"], table.doc["skulls_left"]) == (None, 1)


def test_a_11_5_most_turrets_get_eight_the_next_six_and_four() -> None:
    table = final(owners="b1:D b2:B c2:B d2:B b3:V c3:V")

    assert turret_points(table) == {"B": 8, "V": 6, "D": 4, "S": 0}


def test_a_11_5_ties_go_to_whoever_took_their_last_turn_earlier() -> None:
    table = final(owners="a1:V b1:S b2:B d2:D")

    assert turret_points(table) == {"D": 8, "B": 6, "S": 4, "V": 2}


def test_a_11_5_a_tie_for_the_second_place_goes_to_the_earlier_turn_too() -> None:
    table = final(owners="a1:V b1:V b2:S c2:S d2:B d1:B b3:B")

    assert turret_points(table) == {"B": 8, "S": 6, "V": 4, "D": 0}


def test_a_11_5_five_players_get_eight_six_four_two_and_one() -> None:
    drawing = """
        .   .   .   .
        .   .   V   .
        .   S   Z   BD
    """
    table = final(drawing, arena="large", seats="VDBSZ", owners="a1:V b1:Z d1:S b2:B c2:D d2:D")

    assert turret_points(table) == {"D": 8, "B": 6, "S": 4, "Z": 2, "V": 1}


def test_a_11_5_after_sudden_death_those_who_would_have_been_next_took_their_last_turn_first() -> None:
    table = turret(seats="DVBS", ending="sudden_death", skulls_left=1, weapons={"V": "machine_gun"},
                   damage={"B": "SSSSSSSSSS"}, owners="a1:V b1:S b2:B d2:D")  # fmt: skip

    table.play("shoot machine_gun", "target B", "end turn")

    assert turret_points(table) == {"B": 8, "S": 6, "D": 4, "V": 2}


def test_a_11_5_a_turret_taken_in_the_last_turn_counts() -> None:
    table = turret(frenzy={"trigger": 0}, owners="a1:S")

    table.play("grab", "move c2", "tile RBB", "forgo red", "end turn")

    assert turret_points(table) == {"S": 8, "V": 6, "D": 0, "B": 0}


def test_a_11_5_boards_are_scored_beside_the_turrets() -> None:
    table = final(owners="a1:S", damage={"B": "SSV"})

    assert (table.points("S"), table.points("V")) == (8 + 1 + 8, 6)


def test_a_11_5_equal_points_are_ranked_by_the_turret_score() -> None:
    table = final(owners="a1:S b1:S b2:B", points={"S": 10, "B": 12})

    assert (table.points("S"), table.points("B"), winners(table)) == (18, 18, "S")


def test_a_11_5_a_turret_score_beats_none_at_equal_points() -> None:
    table = final(owners="a1:S", points={"B": 8})

    assert (table.points("S"), table.points("B"), winners(table)) == (8, 8, "S")


def test_a_11_5_those_without_turrets_stay_tied() -> None:
    assert winners(final(points={"B": 8, "D": 8})) == "DB"


def test_a_11_3_a_scope_comes_before_the_turret_or_not_at_all() -> None:
    table = given(
        """
        VB  .   .   .
        .   .   .   .
        #   .   .   S
        """,
        act="V", seats="VBS", mode="turret", turrets={"b1": "sprog"}, weapons={"V": "shotgun"},
        damage={"B": "SSSSSSS"}, powerups={"V": "targeting_scope:red"}, ammo={"V": "R"},
    )  # fmt: skip

    table.play("shoot shotgun", "use basic", "target B", "move b1")
    assert table.prompt == "scope"
    table.play("done")

    assert (table.damage("B"), table.prompt) == ("SSSSSSSVVVS", "turn")
