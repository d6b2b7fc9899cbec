"""Setting up a game (A-2)."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.kernel import BadOption
from tests.adrenaline.table import GAME

SPAWNPOINTS = {"c1", "a2", "d3"}
HOLES = {"small": {"d1", "a3"}, "medium_a": {"a3"}, "medium_b": {"d1"}, "large": set[str]()}
PAGE = {f"{column}{row}" for row in "123" for column in "abcd"}


def new_view(seats: int = 4, seed: int = 0, **options: Any) -> Any:
    return GAME.view(GAME.new(seats=seats, seed=seed, options=options), 0)


# -- arena and skulls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("skulls", [5, 6, 7, 8])
def test_a_2_1_five_to_eight_skulls_lie_on_the_track(skulls: int) -> None:
    view = new_view(skulls=skulls)

    assert (view["skulls_left"], view["killshots"]) == (skulls, [])


@pytest.mark.parametrize("skulls", [0, 4, 9])
def test_a_2_1_no_other_number_of_skulls_is_played(skulls: int) -> None:
    with pytest.raises(BadOption, match="skulls"):
        new_view(skulls=skulls)


def test_a_2_1_eight_skulls_are_the_standard_game() -> None:
    assert new_view()["skulls_left"] == 8


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("arena", HOLES)
def test_a_2_1_any_number_of_players_may_choose_any_arena(arena: str, seats: int) -> None:
    assert new_view(seats=seats, arena=arena)["options"]["arena"] == arena


# -- weapons and ammo -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("arena", HOLES)
def test_a_2_2_three_weapons_lie_at_each_spawnpoint(arena: str) -> None:
    market = new_view(arena=arena)["market"]

    assert {colour: len(weapons) for colour, weapons in market.items()} == {"red": 3, "yellow": 3, "blue": 3}
    assert len({weapon for weapons in market.values() for weapon in weapons}) == 9


@pytest.mark.parametrize("arena", HOLES)
def test_a_2_2_one_tile_lies_on_every_other_square(arena: str) -> None:
    assert set(new_view(arena=arena)["tiles"]) == PAGE - HOLES[arena] - SPAWNPOINTS


@pytest.mark.parametrize("pile", ["market", "tiles"])
def test_a_2_2_weapons_and_tiles_are_shuffled(pile: str) -> None:
    layouts = {str(new_view(seed=seed)[pile]) for seed in range(8)}

    assert len(layouts) == 8


def test_a_2_2_powerups_are_shuffled() -> None:
    hands = {tuple(new_view(seed=seed, start=0)["figures"][0]["powerups"]) for seed in range(8)}

    assert len(hands) > 1


def test_a_2_2_the_same_seed_is_the_same_game() -> None:
    assert new_view(seed=7) == new_view(seed=7)


# -- players --------------------------------------------------------------------------------------------------


def test_a_2_3_each_player_starts_with_one_cube_of_each_colour() -> None:
    for figure in new_view(start=0)["figures"]:
        assert figure["ammo"] == {"red": 1, "yellow": 1, "blue": 1}


def test_a_2_3_each_player_starts_unarmed_and_off_the_board() -> None:
    for figure in new_view(start=0)["figures"]:
        assert (figure["weapons"], figure["square"]) == ([], None)


def test_a_2_3_nobody_has_a_powerup_before_the_own_first_turn() -> None:
    assert [figure["hand"] for figure in new_view(start=1)["figures"]] == [0, 2, 0, 0]


def test_a_2_3_boards_are_empty() -> None:
    for figure in new_view()["figures"]:
        assert (figure["damage"], sum(figure["marks"]), figure["skulls"], figure["points"]) == ([], 0, 0, 0)


# -- the starting player --------------------------------------------------------------------------------------


def test_a_2_4_the_starting_player_is_drawn_by_chance() -> None:
    starts = {GAME.to_act(GAME.new(seats=4, seed=seed)) for seed in range(40)}

    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_2_4_the_starting_player_may_be_chosen(start: int) -> None:
    state = GAME.new(seats=3, options={"start": start})

    assert GAME.to_act(state) == start


def test_a_2_4_only_a_player_can_start() -> None:
    with pytest.raises(BadOption, match="start"):
        GAME.new(seats=3, options={"start": 3})


def test_a_2_4_play_goes_clockwise_and_the_marker_stays() -> None:
    state = GAME.new(seats=4, options={"start": 2})
    order = []
    for _ in range(6):
        order.append(GAME.to_act(state))
        if GAME.prompt(state) == "spawn":
            GAME.apply(state, GAME.legal_actions(state)[0])
        GAME.apply(state, "end turn")

    assert order == [2, 3, 0, 1, 2, 3]
    assert GAME.position(state)["start"] == 2
