"""All placements of a Step, and exact expectations of what its dice may still bring."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.wreckland.building import best_build
from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.standing import Fleet, standing
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.bots.wreckland.thinking import Choices, best_answer
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View

BEAM: Final = 4
MOST: Final = 6


class Enumerating(Driver):
    """Takes the best line of a Step, and of a Wreckage phase."""

    def __init__(self, game: Game[Any], seed: int = 0, beam: int = BEAM, most: int = MOST) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most

    def think(self, view: View, state: State) -> Choices:
        match view["prompt"]:
            case "white":
                return StepPlanner(state, standing, self.beam, self.most).white_lines()[0][1]
            case "red":
                return StepPlanner(state, standing, self.beam, self.most).red_lines()[0][1]
            case "build":
                return best_build(state, [Fleet(state)], self.beam, [])
            case _:
                return best_answer(state, standing)
