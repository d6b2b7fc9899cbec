"""One placement ahead, on one re-dealt table."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.lines import Answer, Lines
from frenzy.bots.wreckland.model import MODEL
from frenzy.bots.wreckland.worth import worth
from frenzy.games.wreckland.actions import EndPhase, RerollWith
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View


class Greedy:
    """Tries each choice with the small questions that follow it, and takes what looks best; chance is tried once.

    The end of the phase is worth what there is now: what it brings comes anyway. To reroll while building is beyond
    one placement, and comes last.
    """

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

    def weigh(self, state: State, answer: Answer) -> None:
        lines = Lines(MODEL, worth, answer.budget)
        for action in self.game.legal_actions(state):
            match action:
                case EndPhase():
                    answer.offer(worth(state), (action,))
                case RerollWith():
                    answer.offer(worth(state) - 1.0, (action,))
                case _:
                    lines.weigh(state, (action,), answer)
