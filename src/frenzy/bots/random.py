"""The weakest opponent, and the shortest: any choice is as good as another."""

from __future__ import annotations

import random
from typing import Any

from frenzy.bots.budget import Budget
from frenzy.kernel import Game, View


class Random:
    """Chooses uniformly."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> str:
        choice: str = self.rng.choice(view["choices"])
        return choice
