"""Looks one whole action ahead, on a re-dealt table, and takes the best. What a table is worth, a game has to say."""

from __future__ import annotations

import random
from typing import Any, Final, Generic, TypeVar

from frenzy.bots.budget import Budget
from frenzy.kernel import Game, State, View

S = TypeVar("S", bound=State)

STEPS: Final = 700
"""So many choices are tried, the last of a list first: where there are more ways to act, runs are cut off."""


class GreedyBot(Generic[S]):
    """Plays every way to finish what is begun, and follows the one that leads to the best table.

    It may misjudge every table by up to `noise`.
    """

    def __init__(self, game: Game[S, Any], seed: int = 0, noise: float = 1e-6) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.noise = noise
        self.plan: list[str] = []

    def worth(self, state: S, seat: int) -> float:
        """How good the table is for the seat."""
        raise NotImplementedError

    def is_complete(self, state: S, seat: int) -> bool:
        """The action is over: it is somebody else's turn to decide, or time for the next action."""
        return seat not in self.game.may_act(state) or self.game.prompt(state) == "turn"

    def choose(self, view: View, budget: Budget | None = None) -> str:
        """The next choice of the plan, as long as it fits; else a new plan."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            self.drop_step(choices[0])
            return choices[0]
        if not self.plan or view["prompt"] == "turn" or self.plan[0] not in choices:
            self.plan = self.best_line(view, budget or Budget())
        return self.plan.pop(0)

    def drop_step(self, choice: str) -> None:
        """A forced choice is part of the plan, or the end of it."""
        if self.plan and self.plan[0] == choice:
            self.plan.pop(0)
        else:
            self.plan = []

    def best_line(self, view: View, budget: Budget) -> list[str]:
        """The line of choices whose end is worth most; at least one is played to its end."""
        seat = view["seat"]
        assert seat is not None, "a spectator has nothing to choose"
        best: list[str] = []
        best_worth = float("-inf")
        pending: list[tuple[list[str], S]] = [([], self.game.redeal(view, self.rng))]
        left = STEPS
        while pending and not (best and budget.is_over):
            line, state = pending.pop()
            if line and self.is_complete(state, seat):
                worth = self.worth(state, seat) + self.noise * self.rng.random()
                if worth > best_worth:
                    best, best_worth = line, worth
                    budget.report(best[0])
                continue
            if left <= 0 and best:
                continue
            for action in self.game.legal_actions(state):
                left -= 1
                ahead = state.clone()
                self.game.apply(ahead, action)
                pending.append(([*line, str(action)], ahead))
        return best
