"""The board: moving and seeing (A-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.adrenaline.table import Table, given

ROOMS = {
    "small": {"blue": "a1 b1 c1", "red": "a2 b2 c2", "yellow": "d2 d3", "white": "b3 c3"},
    "medium_a": {"blue": "a1 b1 c1", "green": "d1", "red": "a2 b2", "yellow": "c2 d2 c3 d3", "white": "b3"},
    "medium_b": {"red": "a1 a2", "blue": "b1 c1", "purple": "b2 c2", "yellow": "d2 d3", "white": "a3 b3 c3"},
    "large": {
        "red": "a1 a2",
        "blue": "b1 c1",
        "green": "d1",
        "purple": "b2",
        "yellow": "c2 d2 c3 d3",
        "white": "a3 b3",
    },
}
SEEN_ROOMS = {
    "small": {
        "a1": "blue red", "b1": "blue", "c1": "blue red",
        "a2": "blue red", "b2": "red white", "c2": "blue red yellow", "d2": "red yellow",
        "b3": "red white", "c3": "white yellow", "d3": "white yellow",
    },
    "medium_a": {
        "a1": "blue red", "b1": "blue", "c1": "blue green yellow", "d1": "blue green yellow",
        "a2": "blue red", "b2": "red white", "c2": "blue yellow", "d2": "green yellow",
        "b3": "red white yellow", "c3": "white yellow", "d3": "yellow",
    },
    "medium_b": {
        "a1": "blue red", "b1": "blue purple red", "c1": "blue purple",
        "a2": "red white", "b2": "blue purple white", "c2": "blue purple yellow", "d2": "purple yellow",
        "a3": "red white", "b3": "purple white", "c3": "white yellow", "d3": "white yellow",
    },
    "large": {
        "a1": "blue red", "b1": "blue purple red", "c1": "blue green yellow", "d1": "blue green yellow",
        "a2": "red white", "b2": "blue purple white", "c2": "blue yellow", "d2": "green yellow",
        "a3": "red white", "b3": "purple white yellow", "c3": "white yellow", "d3": "yellow",
    },
}  # fmt: skip


def draw(**squares: str) -> str:
    """The drawing with each letter on its square."""
    rows = [
        "  ".join("".join(who for who in squares if squares[who] == f"{column}{row}") or "." for column in "abcd")
        for row in "123"
    ]
    return "\n".join(rows)


def board(drawing: str, **more: Any) -> Table:
    return given(drawing, act="V", **more)


# -- moving ---------------------------------------------------------------------------------------------------


def steps(square: str, arena: str = "medium_a") -> set[str]:
    """The squares one move away, found by pushing a figure."""
    table = given(draw(V=square, B=square), act="V", off="S", arena=arena, weapons={"V": "shotgun"})
    return table.play("shoot shotgun", "use basic", "target B").squares


def test_a_5_1_a_move_goes_to_a_neighbour_never_across_a_corner() -> None:
    assert steps("d2") == {"d1", "c2", "d3"}


def test_a_5_1_a_move_goes_through_open_sides_and_doors() -> None:
    assert steps("c1") == {"b1", "d1", "c2"}


def test_a_5_1_a_move_never_goes_through_a_wall() -> None:
    assert steps("b2") == {"a2", "b3"}


def test_a_5_1_the_edge_of_the_board_is_a_wall() -> None:
    assert steps("a2") == {"a1", "b2"}


def test_a_5_1_a_run_goes_around_walls() -> None:
    table = board(draw(V="b2", B="c2", S="a1")).play("run")

    assert table.squares == {"a2", "a1", "b1", "b3", "c3", "c2", "d3"}


def test_a_5_1_a_figure_moved_by_a_weapon_goes_around_walls_too() -> None:
    table = board(draw(V="c2", B="b2", S="a1"), weapons={"V": "tractor_beam"})

    table.play("shoot tractor_beam", "use basic", "target B")

    assert table.squares == {"c3", "a1"}


def test_a_5_1_a_figure_moved_by_a_newton_stops_at_walls_too() -> None:
    table = board(draw(V="c2", B="b2", S="a1"), powerups={"V": "newton:red"})

    table.play("play newton:red", "target B")

    assert table.squares == {"a2", "b3"}


# -- seeing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arena", SEEN_ROOMS)
def test_a_5_2_you_see_your_room_and_the_rooms_behind_the_doors_of_your_square(arena: str) -> None:
    rooms, seen_rooms = ROOMS[arena], SEEN_ROOMS[arena]
    for here in seen_rooms:
        seen = {square for room in seen_rooms[here].split() for square in rooms[room].split()}
        for there in seen_rooms:
            table = given(draw(V=here, B=there), act="V", off="S", arena=arena, weapons={"V": "lock_rifle"})
            assert table.offers("shoot lock_rifle") == (there in seen), f"{here} sees {there}"


# Dozer stands on the blue spawnpoint, with doors to the green and the yellow room.
EXAMPLE = """
    D   S   Z   .
    .   .   .   .
    #   .   .   B
"""


@pytest.mark.parametrize(("letter", "seen"), [("Z", "BDS"), ("S", "DZ"), ("D", "SZ"), ("B", "")])
def test_a_5_2_the_example_of_the_rulebook(letter: str, seen: str) -> None:
    table = given(EXAMPLE, act=letter, weapons={letter: "lock_rifle"})

    assert table.offers("shoot lock_rifle") == bool(seen)
    if seen:
        assert table.play("shoot lock_rifle").targets == seen


@pytest.mark.parametrize("square", ["a1", "b1", "d1", "c2", "d2", "c3", "d3"])
def test_a_5_2_the_dozer_of_the_example_sees_three_rooms_at_once(square: str) -> None:
    table = given(draw(Z="c1", B=square), act="Z", off="V", weapons={"Z": "lock_rifle"})

    assert table.play("shoot lock_rifle").targets == "B"


def test_a_5_2_seeing_is_not_symmetric() -> None:
    drawing = draw(V="c1", B="d3", S="a2")

    assert given(drawing, act="V", weapons={"V": "lock_rifle"}).offers("shoot lock_rifle")
    assert not given(drawing, act="B", weapons={"B": "lock_rifle"}).offers("shoot lock_rifle")


def test_a_5_2_figures_never_block_sight() -> None:
    table = board(draw(V="a1", S="b1", B="c1"), weapons={"V": "lock_rifle"}).play("shoot lock_rifle")

    assert table.targets == "BS"


def test_a_5_2_you_see_those_on_your_own_square() -> None:
    table = board(draw(V="b1", B="b1", S="d3"), weapons={"V": "lock_rifle"}).play("shoot lock_rifle")

    assert table.targets == "B"


def test_a_5_2_yourself_is_never_a_target() -> None:
    table = board(draw(V="b1", B="d3", S="d3"), weapons={"V": "lock_rifle electroscythe"})

    assert table.choices == ["run", "grab", "end turn"]


def test_a_5_2_a_wall_hides_the_neighbour() -> None:
    assert not board(draw(V="b2", B="b1", S="c2"), weapons={"V": "lock_rifle"}).offers("shoot lock_rifle")


# -- distances ------------------------------------------------------------------------------------------------

# The movement example of the rulebook: Banshee on c2 of this arena.
#     3   2   1   2
#     .   3   B   1
#     #   2   1   2
DISTANCES = {1: {"c1", "d2", "c3"}, 2: {"b1", "d1", "b3", "d3"}, 3: {"a1", "b2"}}


def banshee(**more: Any) -> Table:
    return given(draw(B="c2", V="a2", S="a2"), act="B", ammo={"B": "RRRYYYBBB"}, **more)


def test_a_5_3_the_squares_one_move_away_in_the_example() -> None:
    assert banshee().play("grab").squares - {"c2"} == DISTANCES[1]


def test_a_5_3_the_squares_two_moves_away_in_the_example() -> None:
    assert banshee(damage={"B": "VVV"}).play("grab").squares - {"c2"} == DISTANCES[1] | DISTANCES[2]


def test_a_5_3_the_squares_three_moves_away_in_the_example() -> None:
    assert banshee().play("run").squares == DISTANCES[1] | DISTANCES[2] | DISTANCES[3]


@pytest.mark.parametrize(("square", "is_far"), [("c2", False), ("d2", False), ("c3", False), ("d3", True)])
def test_a_5_3_in_the_square_room_only_the_diagonal_is_two_moves_away(square: str, is_far: bool) -> None:
    table = board(draw(V="c2", B=square, S="a2"), weapons={"V": "whisper"})

    assert table.offers("shoot whisper") == is_far


@pytest.mark.parametrize(("square", "is_far"), [("c2", False), ("d2", True), ("c3", True), ("d3", True)])
def test_a_5_3_just_behind_the_door_is_one_move_away(square: str, is_far: bool) -> None:
    table = board(draw(V="c1", B=square, S="a2"), weapons={"V": "whisper"})

    assert table.offers("shoot whisper") == is_far


def test_a_5_3_exactly_one_move_away_is_not_behind_a_wall() -> None:
    table = board(draw(V="b2", B="c2", S="b1", Z="b3", D="b2"), weapons={"V": "shockwave"})

    assert table.play("shoot shockwave", "use basic").targets == "Z"


def test_a_5_3_distance_is_walked_around_walls() -> None:
    table = board(draw(V="c2", B="b2", S="b3"), weapons={"V": "tractor_beam"}, ammo={"V": "RY"})

    assert table.play("shoot tractor_beam", "use punisher").targets == "S"


# -- directions -----------------------------------------------------------------------------------------------


def test_a_5_4_there_are_four_directions_and_no_diagonal() -> None:
    table = board(draw(V="b2", B="c3", S="a1", Z="b1", D="d2"), weapons={"V": "railgun"})

    assert table.play("shoot railgun", "use basic").targets == "DZ"


def test_a_5_4_the_line_of_the_railgun_ignores_walls() -> None:
    table = board(draw(V="a2", B="d2", S="c1"), weapons={"V": "railgun"}).play("shoot railgun", "use basic")

    assert table.targets == "B"


def test_a_5_4_the_line_of_the_railgun_begins_on_the_own_square() -> None:
    table = board(draw(V="a2", B="a2", S="c1"), weapons={"V": "railgun"}).play("shoot railgun", "use basic")

    assert table.targets == "B"


def test_a_5_4_targets_on_two_sides_are_not_in_one_direction() -> None:
    table = board(draw(V="b2", B="a2", Z="d2", S="c2"), weapons={"V": "railgun"})

    table.play("shoot railgun", "use piercing", "target Z")

    assert table.targets == "S"


def test_a_5_4_the_own_square_lies_in_every_direction() -> None:
    table = board(draw(V="b2", B="b2", S="d2", Z="a2"), weapons={"V": "railgun"})

    table.play("shoot railgun", "use piercing", "target B")

    assert table.targets == "SZ"


def test_a_5_4_other_straight_lines_stop_at_walls() -> None:
    table = board(draw(V="b2", B="c2", S="b1", Z="a2"), weapons={"V": "flamethrower"})

    assert table.play("shoot flamethrower", "use basic").squares == {"a2"}


def test_a_5_4_other_straight_lines_go_through_doors() -> None:
    table = board(draw(V="c1", B="c3", S="a2"), weapons={"V": "flamethrower"})

    assert table.play("shoot flamethrower", "use basic").squares == {"c2"}


def test_a_5_4_a_push_in_one_direction_takes_no_corner() -> None:
    table = board(draw(V="c1", B="c1", S="a2"), weapons={"V": "sledgehammer"}, ammo={"V": "R"})

    table.play("shoot sledgehammer", "use pulverize", "target B")

    assert table.squares == {"b1", "a1", "d1", "c2", "c3"}


# -- off the board --------------------------------------------------------------------------------------------


def test_a_5_5_those_who_have_not_spawned_are_not_seen() -> None:
    table = given(draw(V="b1", B="c1"), act="V", off="S", weapons={"V": "lock_rifle"})

    assert table.play("shoot lock_rifle").targets == "B"


def test_a_5_5_those_who_have_not_spawned_are_not_targets_that_are_unseen() -> None:
    table = given(draw(V="b1", B="c1"), act="V", off="S", weapons={"V": "heatseeker"})

    assert not table.offers("shoot heatseeker")


def test_a_5_5_those_who_have_not_spawned_are_not_moved() -> None:
    table = given(draw(V="b1", B="c1"), act="V", off="S", powerups={"V": "newton:red"})

    assert table.play("play newton:red").targets == "B"


def test_a_5_5_alone_on_the_board_a_newton_cannot_be_played() -> None:
    table = given(draw(V="b1"), act="V", off="SB", powerups={"V": "newton:red"}, weapons={"V": "lock_rifle"})

    assert table.choices == ["run", "grab", "end turn"]
