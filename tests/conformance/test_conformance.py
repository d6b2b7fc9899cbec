"""Every game keeps the promises of the kernel, on random and on adversarial play."""

from __future__ import annotations

import random

import pytest

import frenzy
from tests.conformance.checks import POLICIES, at_random, check_refusals, play_checked
from tests.conformance.tables import CATALOGUES, INVARIANTS, TABLES

CHUNKS = 50
GAMES = 2040
"""At least 2,000 random games, spread evenly over the tables of a game."""


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_game_on_every_ninth_table_keeps_every_promise(name: str, policy: str) -> None:
    game = frenzy.load(name)
    for number, (seats, options) in enumerate(TABLES[name][::9]):
        play_checked(game, seats, number, options, INVARIANTS[name], POLICIES[policy])


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_random_games_keep_every_promise(name: str, chunk: int) -> None:
    game, tables = frenzy.load(name), TABLES[name]
    for number in range(chunk, GAMES, CHUNKS):
        seats, options = tables[number % len(tables)]
        play_checked(game, seats, 1000 + number, options, INVARIANTS[name])


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_not_legal_is_refused(name: str) -> None:
    game, catalogue = frenzy.load(name), CATALOGUES[name]()
    for number, (seats, options) in enumerate(TABLES[name][::17]):
        rng = random.Random(number)
        state = game.new(seats, number, options)
        while game.to_act(state) is not None:
            if rng.random() < 0.05:
                check_refusals(game, state, catalogue)
            game.apply(state, at_random(game.legal_actions(state), rng))
