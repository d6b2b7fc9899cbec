"""Looks one whole action ahead, on a re-dealt table, and takes the best."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from frenzy.bots.worth import adrenaline
from frenzy.kernel import Game, State, View

WORTH: Final[dict[str, Callable[[Any, int], float]]] = {"adrenaline": adrenaline.worth}
"""What a table is worth to a seat, by game."""

STEPS: Final = 700
"""So many choices are tried, the last of a list first: where there are more ways to act, runs are cut off."""


class Greedy:
    """Plays every way to finish what is begun, and follows the one that leads to the best table."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.worth = WORTH[game.name]
        self.plan: list[str] = []

    def choose(self, view: View) -> str:
        """The next choice of the plan, as long as it fits; else a new plan."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            self.drop_step(choices[0])
            return choices[0]
        if not self.plan or view["prompt"] == "turn" or self.plan[0] not in choices:
            self.plan = self.best_line(view)
        return self.plan.pop(0)

    def drop_step(self, choice: str) -> None:
        """A forced choice is part of the plan, or the end of it."""
        if self.plan and self.plan[0] == choice:
            self.plan.pop(0)
        else:
            self.plan = []

    def best_line(self, view: View) -> list[str]:
        """The line of choices whose end is worth most."""
        seat = view["seat"]
        assert seat is not None, "a spectator has nothing to choose"
        table = self.game.redeal(view, self.rng)
        best: list[str] = []
        best_worth = float("-inf")
        pending: list[tuple[list[str], State]] = [([], table)]
        left = STEPS
        while pending:
            line, state = pending.pop()
            if line and self.is_complete(state, seat):
                worth = self.worth(state, seat) + 1e-6 * self.rng.random()
                if worth > best_worth:
                    best, best_worth = line, worth
                continue
            if left <= 0 and best:
                continue
            for action in self.game.legal_actions(state):
                left -= 1
                ahead = state.clone()
                self.game.apply(ahead, action)
                pending.append(([*line, str(action)], ahead))
        return best

    def is_complete(self, state: State, seat: int) -> bool:
        """The action is over: it is somebody else's turn to decide, or time for the next action."""
        return self.game.to_act(state) != seat or self.game.prompt(state) == "turn"
