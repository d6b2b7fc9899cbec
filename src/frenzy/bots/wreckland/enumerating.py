"""All placements of a Step, and exact expectations of small rerolls; nothing beyond the Step."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.lines import Answer
from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game

BEAM: Final = 4
MOST: Final = 6
A_DIE: Final = 0.2
"""What a white die is worth, in log-odds, that is kept for a later Step."""


class Enumerating(Driver):
    """Takes the best line of a Step; builds one Part after another."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, most: int = MOST) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most

    def planner(self, state: State, answer: Answer) -> StepPlanner:
        return StepPlanner(state, answer, self.beam, self.most, a_die=A_DIE)
