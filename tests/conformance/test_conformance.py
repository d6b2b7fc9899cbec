"""Every game keeps the promises of the kernel, on random and on adversarial play."""

from __future__ import annotations

import random

import pytest

from frenzy.games import load, manifests
from tests.conformance.checks import POLICIES, at_random, check_refusals, play_checked
from tests.conformance.tables import some_actions, tables_of

CHUNKS = 50
GAMES = 2040
"""At least 2,000 random games, spread evenly over the tables of a game."""
NOW_AND_THEN, SELDOM = 5, 25
"""Where many decisions are alike, all is checked at one of so many: in a few games, and in thousands."""

every_game = pytest.mark.parametrize("name", manifests())


@every_game
@pytest.mark.parametrize("policy", POLICIES)
def test_a_game_on_every_tenth_table_keeps_every_promise(name: str, policy: str) -> None:
    game = load(name)
    for number, (seats, options) in enumerate(tables_of(name)[::10]):
        play_checked(game, seats, number, options, POLICIES[policy], every=1 if policy == "random" else NOW_AND_THEN)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_random_games_keep_every_promise(name: str, chunk: int) -> None:
    game, tables = load(name), tables_of(name)
    for number in range(chunk, GAMES, CHUNKS):
        seats, options = tables[number % len(tables)]
        play_checked(game, seats, 1000 + number, options, every=SELDOM)


@every_game
def test_whatever_is_not_legal_is_refused(name: str) -> None:
    game, catalogue = load(name), some_actions(name)
    for number, (seats, options) in enumerate(tables_of(name)[::17]):
        rng = random.Random(number)
        state = game.new(seats, number, options)
        while game.to_act(state) is not None:
            if rng.random() < 0.05:
                check_refusals(game, state, catalogue)
            game.apply(state, at_random(game.legal_actions(state), rng))
