"""All placements of a Step, and exact expectations of small rerolls; nothing beyond the Step."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.standing import Fleet, met, standing
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.bots.wreckland.thinking import Choices, after, settle
from frenzy.games.wreckland.actions import END_PHASE, EndPhase, RerollWith
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View

BEAM: Final = 4
MOST: Final = 6
A_DIE: Final = 0.2
"""What a white die is worth, in log-odds, that is kept for a later Step."""


class Enumerating(Driver):
    """Takes the best line of a Step; builds one Part after another."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, most: int = MOST) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most

    def planner(self, state: State) -> StepPlanner:
        return StepPlanner(state, standing, self.beam, self.most, a_die=A_DIE)

    def build(self, view: View, state: State) -> Choices:
        return best_deed(state)


def best_deed(state: State) -> Choices:
    """The one thing that helps the vehicle most against the enemies to come; the end of the phase if nothing does."""
    fleets = [Fleet(state)]

    def rate(table: State) -> float:
        return met(table, fleets)

    best = rate(state)
    chosen: Choices = (END_PHASE,)
    for action in GAME.legal_actions(state):
        if isinstance(action, (EndPhase, RerollWith)):
            continue
        twin = after(state, action)
        answers = settle(twin, rate)
        value = rate(twin)
        if value > best:
            best, chosen = value, (action, *answers)
    return chosen
