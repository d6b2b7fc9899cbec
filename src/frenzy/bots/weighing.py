"""A bot that weighs the choices of one re-dealt table, and takes the best so far when its time is up."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.lines import Answer
from frenzy.kernel import Game, View


class WeighingBot:
    """How choices are weighed, its subclasses say."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.game = game
        self.rng = random.Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> str:
        """The choice that leads to the best table."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        answer = Answer(budget)
        with suppress(OutOfTime):
            self.weigh(self.game.redeal(view, self.rng), answer)
        return str(answer.line[0])

    def weigh(self, state: Any, answer: Answer) -> None:
        """Offer the choices with what they are worth."""
        raise NotImplementedError
