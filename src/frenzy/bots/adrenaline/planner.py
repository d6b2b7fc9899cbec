"""Plans the whole turn."""

from __future__ import annotations

from typing import Any

from frenzy.bots import planner
from frenzy.bots.adrenaline.judging import judge
from frenzy.bots.adrenaline.model import Duel
from frenzy.bots.adrenaline.turns import BEAM, ENDS, TurnPlanner
from frenzy.bots.budget import Budget
from frenzy.bots.lines import Answer, Choices, Lines
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game, View


class Planner(planner.Planner[State]):
    """Follows the best turn it has found as long as everything goes as planned."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, ends: int = ENDS) -> None:
        self.duel = Duel(0)
        super().__init__(self.duel, seed)
        self.beam = beam
        self.ends = ends

    def choose(self, view: View, budget: Budget | None = None) -> str:
        seat = view["seat"]
        assert seat is not None, "a spectator has nothing to choose"
        self.duel.seat = seat
        return super().choose(view, budget)

    def glance(self, view: View, state: State, answer: Answer) -> Choices:
        """The action that looks best at once."""
        seat = self.duel.seat
        lines: Lines[State] = Lines(self.duel, lambda table: judge(table, seat), answer.budget)
        return lines.weigh(state, self.game.legal_actions(state), answer)

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        return TurnPlanner(self.duel, answer, self.beam, self.ends).plan(state)
