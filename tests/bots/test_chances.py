"""Who will win, as the judges see it: shares of one, from nothing that is hidden, and the truth at the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from frenzy.bots.chances import judge_of
from frenzy.games import all_games
from frenzy.kernel import Game
from tests.conformance.tables import tables_of

JUDGED = [game for game in all_games().values() if game.manifest.chances]
EVERY = 17
"""One table in so many is looked at."""

Played = Game[Any, Any]


def random_tables(game: Played, games: int) -> Iterator[Any]:
    """Tables of random games with different options, and the last one of each."""
    for number, (seats, options) in enumerate(tables_of(game.name)[:: max(1, len(tables_of(game.name)) // games)]):
        state, rng = game.new(seats, number, options), Random(number)
        for step in range(3_000):
            if step % EVERY == 0:
                yield state
            if game.to_act(state) is None:
                break
            game.apply(state, rng.choice(game.legal_actions(state)))
        yield state


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_everybody_is_told_the_same_and_nothing_of_what_is_hidden(game: Played) -> None:
    judge, rng = judge_of(game), Random(1)
    assert judge is not None
    for state in random_tables(game, 3):
        told = judge.estimate(state)
        for viewer in (None, *range(state.seats)):
            assert judge.estimate(game.redeal(game.view(state, viewer), rng)) == told


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_chances_are_shares_of_one_and_the_outcome_in_the_end(game: Played) -> None:
    judge = judge_of(game)
    assert judge is not None
    for state in random_tables(game, 3):
        found = judge.estimate(state)
        assert len(found.shares) == len(found.doubts) == (1 if judge.is_team else state.seats)
        assert all(0.0 <= share <= 1.0 for share in found.shares)
        assert len(found.shares) == 1 or sum(found.shares) == pytest.approx(1.0)
        outcome = game.outcome(state)
        if outcome is not None and not state.stack:
            sides = [winner for winner in outcome.winners if not judge.is_team] or [0] * bool(outcome.winners)
            shares = [sides.count(side) / len(sides) if sides else 0.0 for side in range(len(found.shares))]
            assert list(found.shares) == shares
            assert not any(found.doubts)
