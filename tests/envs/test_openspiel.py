"""The games in OpenSpiel, by its own tests and ours."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from frenzy.envs import encoded_games
from frenzy.kernel import BadOption

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
NAMES = import_module("frenzy.envs.openspiel")
ALGORITHMS = "open_spiel.python.algorithms"
PARAMETERS: dict[str, dict[str, Any]] = {
    "adrenaline": {"players": 3, "options": "skulls:5 ending:sudden_death"},
    "resistance": {},
    "wreckland": {},
}
every_game = pytest.mark.parametrize("name", encoded_games())


def load(name: str) -> Any:
    return pyspiel.load_game(NAMES.name_of(name), PARAMETERS[name])


def begun(game: Any, deal: int = 0) -> Any:
    """A table that has been dealt."""
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def played(game: Any, deal: int, decisions: int) -> Any:
    """A table after so many random decisions."""
    state, rng = begun(game, deal), random.Random(deal)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_its_python_finds_nothing_wrong_either(name: str) -> None:
    np.random.seed(3)  # that test draws from it
    import_module("open_spiel.python.tests.games_sim_test").GamesSimTest().sim_game(load(name))


@every_game
def test_a_table_that_is_dealt_anew_looks_the_same_to_who_plays_on(name: str) -> None:
    game, others = load(name), 0
    tensor = import_module("open_spiel.python.observation").make_observation(game)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for deal, decisions in enumerate(range(0, 60, 3)):
        state = played(game, deal, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == state.history()
        seen = []
        for each in (state, twin):
            tensor.set_from(each, player)
            seen.append(tensor.tensor.copy())
        assert np.array_equal(*seen)
        assert 0 <= seen[0].min() <= seen[0].max() <= 1
        others += twin.play.state.key() != state.play.state.key() or twin.serialize() != state.serialize()
    assert others > 5


@every_game
def test_the_information_set_search_of_openspiel_plays_it(name: str) -> None:
    game = load(name)
    search, rollout = import_module(f"{ALGORITHMS}.ismcts"), import_module(f"{ALGORITHMS}.mcts")
    bot = search.ISMCTSBot(
        game,
        rollout.RandomRolloutEvaluator(1, np.random.RandomState(1)),  # it draws from such a one
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),  # likewise
    )
    state = begun(game, 7)
    for _ in range(3):
        before = str(state), state.information_state_string()
        action = bot.step(state)
        assert action in state.legal_actions()
        assert (str(state), state.information_state_string()) == before
        state.apply_action(action)


def test_a_seat_is_told_what_it_has_said_itself_and_nothing_that_others_said() -> None:
    state = begun(load("adrenaline"))
    player, first = state.current_player(), state.legal_actions()[0]
    before = [state.information_state_string(seat) for seat in range(3)]
    state.apply_action(first)

    for seat, name in enumerate(before):
        said = state.information_state_string(seat).split(":")[1]
        assert said.split() == ([str(first)] if seat == player else [])
        assert name.split(":")[1] == " "


def test_options_are_those_of_the_game_and_what_is_wrong_is_told() -> None:
    pair = pyspiel.load_game("frenzy_resistance", {"players": 2, "options": "mission:MH1 heroes:storm+rogue"})
    assert begun(pair).play.state.options.heroes == ("storm", "rogue")

    with pytest.raises(BadOption, match="options: 'skulls' is not name:value"):
        NAMES.read_options("skulls")
    with pytest.raises(BadOption, match=r"options\.skulls: 50"):
        begun(pyspiel.load_game("frenzy_adrenaline", {"options": "skulls:50"}))
