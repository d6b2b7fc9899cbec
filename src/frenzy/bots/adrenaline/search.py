"""Plans the whole turn, and tries the best plans on many tables with the turns that follow."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots import search
from frenzy.bots.adrenaline import planner
from frenzy.bots.adrenaline.model import mark
from frenzy.bots.adrenaline.playouts import REPLIES, Playouts
from frenzy.bots.adrenaline.turns import BEAM, ENDS, TurnPlanner
from frenzy.bots.lines import Answer, Choices
from frenzy.bots.search import Plan, distinct
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game, View

TRIALS: Final = 32
"""So many trials a decision has, all plans together."""

TRUST: Final = 3.0
"""What the planner thinks of a plan counts so many times as much as trials: those who play on in them are foreseen too
well, and always do the same.
"""


class World(search.World[State]):
    """Tables dealt from what a seat sees, and what quick players make of its turns."""

    def __init__(self, bot: Search, view: View, playouts: Playouts) -> None:
        self.bot = bot
        self.view = view
        self.playouts = playouts

    def deal(self) -> State:
        return self.bot.game.redeal(self.view, self.bot.rng)

    def result(self, state: State, choices: Choices) -> list[float]:
        return self.playouts.result(state, choices)


class Search(planner.Planner):
    """Begins with the best turns of the planner, and ends with the one that came out best."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int = 0,
        beam: int = BEAM,
        ends: int = ENDS,
        trials: int = TRIALS,
        replies: int = REPLIES,
    ) -> None:
        super().__init__(game, seed, beam, ends)
        self.trials = trials
        self.replies = replies
        self.visits: list[int] = []
        """How often each plan of the last search was tried."""

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        seat = self.duel.seat
        planned = TurnPlanner(self.duel, answer, self.beam, self.ends)
        planned.plan(state)
        plans = distinct(
            (mark(table, seat), Plan(line, value, state.seats))
            for value, line, table in planned.best_turns(len(planned.turns))
        )
        playouts = Playouts(seat, state.seats, answer.budget, self.replies)
        tried = search.Search(World(self, view, playouts), seat, TRUST, answer)
        chosen = tried.best(plans, self.trials)
        self.visits = [plan.visits for plan in tried.plans]
        return chosen.choices
