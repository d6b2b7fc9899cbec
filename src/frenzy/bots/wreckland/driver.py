"""What the thinking drivers share: a line for each kind of decision."""

from __future__ import annotations

from typing import Any

from frenzy.bots.lines import Answer, Choices, Lines
from frenzy.bots.planner import Planner
from frenzy.bots.wreckland.building import best_deed
from frenzy.bots.wreckland.model import MODEL
from frenzy.bots.wreckland.standing import standing
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View


class Driver(Planner[State]):
    """Plans Steps, and answers at a glance what comes between them."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        super().__init__(MODEL, seed)

    def glance(self, view: View, state: State, answer: Answer) -> Choices:
        if view["prompt"] == "build":
            return best_deed(state, answer)
        return Lines(MODEL, standing, answer.budget).weigh(state, MODEL.at_once(state), answer)

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        match view["prompt"]:
            case "white":
                return self.planner(state, answer).white_line()
            case "red":
                return self.planner(state, answer).red_line()
            case _:
                return answer.line or self.glance(view, state, answer)

    def planner(self, state: State, answer: Answer) -> StepPlanner:
        """Looks for the best line of a Step."""
        raise NotImplementedError
