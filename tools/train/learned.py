"""A planner whose turns are judged by a net, too."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.turns import Turn, TurnPlanner
from frenzy.bots.lines import Answer, Choices
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game, View
from tools.train.network import Network
from tools.train.rows import row_of, worths_of

WORTH_SCALE: Final = 20.0
"""The net is told the planner's worths in so many points."""

CANDIDATES: Final = 12


class Learned(Planner):
    """Asks the net about the planner's best turns. To be sure to win is worth `win` points of the planner's, and how
    much the net likes the table `liking` of them."""

    def __init__(
        self, game: Game[Any, Any], seed: int, beam: int, network: Network, *, win: float, liking: float
    ) -> None:
        super().__init__(game, seed, beam)
        self.network, self.win, self.liking = network, win, liking

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        planner = TurnPlanner(self.duel, answer, self.beam)
        best = planner.plan(state)
        turns = planner.best_turns(CANDIDATES)
        if len(turns) < 2:
            return best
        values = [self.value(turn) for turn in turns]
        return turns[values.index(max(values))][1]

    def value(self, turn: Turn) -> float:
        worth, _, table = turn
        if not table.stack:
            return worth
        seat = self.duel.seat
        said = self.network.ask(row_of(table, seat), [each / WORTH_SCALE for each in worths_of(table, seat)])
        weights = [exp(number) for number in said[: table.seats]]
        return worth + self.win * weights[0] / sum(weights) + self.liking * said[-1]
