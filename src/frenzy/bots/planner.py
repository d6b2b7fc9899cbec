"""A bot that thinks in lines: it follows its plan as long as everything goes as planned."""

from __future__ import annotations

import random
from typing import Generic, NamedTuple, TypeVar

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.lines import Answer, Choices, Key, Model
from frenzy.kernel import IllegalAction, State, View

S = TypeVar("S", bound=State)


class Step(NamedTuple):
    """A choice, and how the table looks to which it belongs."""

    mark: Key
    choice: str


class Planner(Generic[S]):
    """Thinks ahead, keeps the choices of its best line, and thinks again when the table is not the expected one."""

    def __init__(self, model: Model[S], seed: int = 0) -> None:
        self.model = model
        self.game = model.game
        self.rng = random.Random(seed)
        self.plan: list[Step] = []

    def glance(self, view: View, state: S, answer: Answer) -> Choices:
        """A line at once, for those who have little time; `state` is one way to re-deal the view."""
        raise NotImplementedError

    def think(self, view: View, state: S, answer: Answer) -> Choices:
        """The best line of choices from here; what is found on the way is told to `answer`."""
        raise NotImplementedError

    def choose(self, view: View, budget: Budget | None = None) -> str:
        """The next choice of the plan, or the first of a new one."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        state = self.game.redeal(view, self.rng)
        here = self.model.mark(state)
        while self.plan and self.plan[0].mark != here:  # done without us, or not to be done any more
            self.plan.pop(0)
        if not self.plan:
            self.plan = self.noted(state, self.best_line(view, state, budget))
        return self.plan.pop(0).choice

    def best_line(self, view: View, state: S, budget: Budget | None) -> Choices:
        """Without a budget the same seed thinks the same on every machine; with one, as far as time goes."""
        answer = Answer(budget)
        try:
            if budget is not None:
                self.glance(view, state, answer)
            return self.think(view, state, answer)
        except OutOfTime:
            return answer.line

    def noted(self, state: S, line: Choices) -> list[Step]:
        """The steps of a line; where chance leads elsewhere, the plan ends."""
        twin = state.clone()
        plan: list[Step] = []
        for action in line:
            step = Step(self.model.mark(twin), str(action))
            try:
                self.model.step(twin, action)
            except IllegalAction:
                break
            plan.append(step)
        return plan
