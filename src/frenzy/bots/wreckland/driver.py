"""What the thinking drivers share: a plan that is followed as long as everything goes as planned."""

from __future__ import annotations

import random
from typing import Any

from frenzy.bots.wreckland.standing import standing
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.bots.wreckland.thinking import Choices, Key, best_answer, key
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, IllegalAction, View


class Driver:
    """Thinks ahead, keeps the choices of its best line, and thinks again when the table is not the expected one."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.plan: list[tuple[Key, str]] = []

    def choose(self, view: View) -> str:
        """The next choice of the plan, or the first of a new one."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            if self.plan:
                self.plan.pop(0)
            return choices[0]
        state: State = self.game.redeal(view, self.rng)
        if not self.plan or self.plan[0][0] != key(state):
            self.plan = self.noted(state, self.think(view, state))
        return self.plan.pop(0)[1]

    def think(self, view: View, state: State) -> Choices:
        """The best line of choices from here; `state` is one way to re-deal the view."""
        match view["prompt"]:
            case "white":
                return self.planner(state).white_lines()[0][1]
            case "red":
                return self.planner(state).red_lines()[0][1]
            case "build":
                return self.build(view, state)
            case _:
                return best_answer(state, standing)

    def planner(self, state: State) -> StepPlanner:
        """Looks for the lines of a Step."""
        raise NotImplementedError

    def build(self, view: View, state: State) -> Choices:
        """The best line of a Wreckage phase."""
        raise NotImplementedError

    def noted(self, state: State, line: Choices) -> list[tuple[Key, str]]:
        """The choices of a line, each with the table it belongs to; where chance leads elsewhere, the plan ends."""
        twin = state.clone()
        plan: list[tuple[Key, str]] = []
        for action in line:
            plan.append((key(twin), str(action)))
            try:
                self.game.apply(twin, action)
            except IllegalAction:
                return plan[:-1]
        return plan
