"""Tables in full swing: whatever abilities meet there, the table stays whole, can be saved and set up again."""

from __future__ import annotations

from random import Random

import pytest

from frenzy.games.resistance.game import GAME
from tests.resistance.driver import busy, drive


@pytest.mark.parametrize("seed", range(40))
def test_a_table_in_full_swing_stays_whole(seed: int) -> None:
    for number, state in enumerate(drive(GAME.from_position(busy(seed)), seed, 120)):
        assert not GAME.broken(state)
        if number % 4 or not state.stack:
            continue
        view = GAME.view(state, 0)
        dealt = GAME.redeal(view, Random(number))
        assert not GAME.broken(dealt)
        assert GAME.view(dealt, 0) == view
        assert GAME.record(GAME.load(GAME.save(state))) == GAME.record(state)
        if GAME.prompt(state) in ("hero", "turn"):
            document = GAME.position(state)
            again = GAME.from_position(document)
            assert GAME.position(again) == document
            assert list(map(str, GAME.legal_actions(again))) == list(map(str, GAME.legal_actions(state)))
