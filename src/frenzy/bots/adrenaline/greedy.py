"""One whole action ahead, judged by points; beginners misjudge what they see."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.adrenaline.worth import worth
from frenzy.bots.greedy import GreedyBot
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game

MUCH: Final = 6.0
LITTLE: Final = 1.5
"""So many points at most a beginner is wrong about a table."""


class Greedy(GreedyBot[State]):
    """Takes the action that leads to the best table."""

    def worth(self, state: State, seat: int) -> float:
        return worth(state, seat)


class Novice(Greedy):
    """Means well, and often takes the worse of two actions."""

    def __init__(self, game: Game[State, Any], seed: int = 0, noise: float = MUCH) -> None:
        super().__init__(game, seed, noise)


class Amateur(Greedy):
    """Takes a good action, if not always the best one."""

    def __init__(self, game: Game[State, Any], seed: int = 0, noise: float = LITTLE) -> None:
        super().__init__(game, seed, noise)
