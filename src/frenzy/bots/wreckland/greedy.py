"""One placement ahead, on one re-dealt table."""

from __future__ import annotations

import random
from typing import Any

from frenzy.bots.wreckland.thinking import after, settle
from frenzy.bots.wreckland.worth import worth
from frenzy.games.wreckland.actions import EndPhase, RerollWith
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action, Game, View


class Greedy:
    """Tries each choice with the small questions that follow it, and takes what looks best; chance is tried once."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.game = game
        self.rng = random.Random(seed)

    def choose(self, view: View) -> str:
        """The choice that leads to the best table."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        state: State = self.game.redeal(view, self.rng)
        actions = self.game.legal_actions(state)
        rated = [rating(state, action) for action in actions]
        return choices[rated.index(max(rated))]


def rating(state: State, action: Action) -> float:
    """What the table is worth once the choice and what belongs to it is settled.

    The end of the phase is worth what there is now: what it brings comes anyway. To reroll while building is beyond
    one placement, and comes last.
    """
    match action:
        case EndPhase():
            return worth(state)
        case RerollWith():
            return worth(state) - 1.0
        case _:
            pass
    twin = after(state, action)
    settle(twin, worth)
    return worth(twin)
