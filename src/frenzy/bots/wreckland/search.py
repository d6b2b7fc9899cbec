"""A whole Turn ahead.

A Step is enumerated widely, and each of its ends is worth what the dice that are left may still bring in this Turn, by
exact expectation; where little is left of a Turn it is solved. A Wreckage phase is planned over what can be paid for in
which way, against several samples of the enemies that may come, with samples of what a reroll would bring.
"""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.expectation import TooBigError
from frenzy.bots.lines import Answer, Choices, Lines
from frenzy.bots.wreckland.building import best_build, meeting, plans
from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.exact import Solver
from frenzy.bots.wreckland.model import MODEL, is_same_turn
from frenzy.bots.wreckland.outlook import outlook
from frenzy.bots.wreckland.standing import Fleet
from frenzy.bots.wreckland.steps import LAST, StepPlanner, white_prospects
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View

BEAM: Final = 6
MOST: Final = 8
TABLES: Final = 2500
"""About how many tables are looked at for a Step."""

NODES: Final = 4000
"""How many choices may be tried to solve the end of a Turn, and how much of the time: it may come to nothing."""
HALF: Final = 0.5

FACES: Final = range(1, 7)
DICE: Final = 8
FLEETS: Final = 6
"""How many decks of enemies a vehicle is built against."""

ROLLS: Final = 10
"""How many rolls are tried before dice are rolled again while building."""


class Search(Driver):
    """Thinks in numbers of tables: without a budget the same seed drives the same way on every machine."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int = 0,
        beam: int = BEAM,
        most: int = MOST,
        tables: int = TABLES,
        nodes: int = NODES,
        rolls: int = ROLLS,
    ) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most
        self.tables = tables
        self.nodes = nodes
        self.rolls = rolls

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        prompt = view["prompt"]
        if prompt == "build":
            return self.build(view, state, answer)
        if prompt == "discard":
            return self.discard(state, answer)
        if solved := self.solved(state, answer.budget.part(HALF)):
            return solved
        if state.phase == "run" and prompt not in ("red", "white"):
            return self.in_between(state, answer)
        return super().think(view, state, answer)

    def in_between(self, state: State, answer: Answer) -> Choices:
        """What is asked before the dice of a Turn are rolled, or after chance has spoken in the middle of a Step."""
        lines, best = Lines(MODEL, outlook, answer.budget), Answer()
        for action in MODEL.at_once(state):
            for line, end in lines.completions(state, action, self.most):
                value = outlook(end)
                if is_same_turn(state, end):
                    value += white_prospects(end, lines)
                best.offer(value, line)
            answer.take(best.line)
        return answer.line

    def discard(self, state: State, answer: Answer) -> Choices:
        """The available Parts that are missed least: what is left builds the best vehicle."""
        lines, best = meeting([Fleet(state)], answer), Answer()
        for action in self.game.legal_actions(state):
            for line, end in lines.completions(state, action, self.most):
                best.offer(plans(end, lines, 1, Answer())[0][0], line)
            answer.take(best.line)
        return answer.line

    def planner(self, state: State, answer: Answer) -> StepPlanner:
        return StepPlanner(state, answer, self.beam, self.most, self.tables, rate=outlook)

    def solved(self, state: State, budget: Budget) -> Choices | None:
        """The best choice by all that can come in this Turn, where so little is left of it that this can be told."""
        if state.phase != "run" or state.step < LAST - 1:
            return None
        try:
            values = Solver(state, self.nodes, budget, outlook).values()
        except (TooBigError, OutOfTime):
            return None
        return (self.game.legal_actions(state)[values.index(max(values))],)

    def build(self, view: View, state: State, answer: Answer) -> Choices:
        """The best plan of a Wreckage phase, over samples of the enemies and of rerolls."""
        tables = [state, *[self.game.redeal(view, self.rng) for _ in range(FLEETS - 1)]]
        rolls = [tuple(self.rng.choices(FACES, k=DICE)) for _ in range(self.rolls)]
        return best_build(state, [Fleet(table) for table in tables], self.beam, rolls, answer)
