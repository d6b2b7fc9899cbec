"""Wreckland Run in numbers.

>>> from frenzy.envs.wreckland import ENCODING
>>> ENCODING.actions, ENCODING.vocabulary.words[13]
(288, 'slot N')
"""

from __future__ import annotations

from typing import Final

from frenzy.envs.encoding import Encoding
from frenzy.envs.vocabulary import Eye
from frenzy.envs.wreckland.actions import VOCABULARY
from frenzy.envs.wreckland.observation import SECTIONS_WRITTEN, read
from frenzy.games.wreckland.cards import ENEMIES
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import NOWHERE, ROUNDS
from frenzy.games.wreckland.state import State

EYE: Final = Eye(0)


def eye_of(state: State, seat: int) -> Eye:
    """There is one seat, and it sees the same everywhere."""
    return EYE


def progress(state: State) -> list[float]:
    """Rounds that lie behind and the boss's damage count for it, the Core's damage against it."""
    board = state.board
    sides = [side for side in (board.boss, board.second_side) if side != NOWHERE]
    hurt = sum(state.hurt[side] for side in sides) / sum(ENEMIES[side].resistance for side in sides)
    return [(state.round - 1 + hurt) / ROUNDS - state.core / state.vehicle.core]


ENCODING: Final = Encoding(GAME, VOCABULARY, read, SECTIONS_WRITTEN, eye_of, progress)
