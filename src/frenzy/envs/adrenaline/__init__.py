"""Adrenaline in numbers.

>>> from frenzy.envs.adrenaline import ENCODING
>>> ENCODING.actions, ENCODING.vocabulary.words[7]
(96, 'square b1')
"""

from __future__ import annotations

from typing import Final

from frenzy.envs.adrenaline.actions import VOCABULARY
from frenzy.envs.adrenaline.eye import eye_of
from frenzy.envs.adrenaline.observation import SECTIONS, read
from frenzy.envs.encoding import Encoding
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State

GOOD_SCORE: Final = 30
"""Points of a good game."""


def progress(state: State) -> list[float]:
    """Points; what the others have is taken off, so that all of it adds up to nothing."""
    points = [state.points(seat) for seat in range(state.seats)]
    rest = sum(points)
    return [(own - (rest - own) / (state.seats - 1)) / GOOD_SCORE for own in points]


ENCODING: Final = Encoding(GAME, VOCABULARY, read, SECTIONS, eye_of, progress)
