"""The rest of a Turn, solved: every choice, and every face of every die.

The value of a table is the chance to win that `rate` gives it when the Turn is over, before anything of the next
Turn is rolled or drawn: 1 if the game is won by then, 0 if it is lost. Which Destruction card covers a Part does not
matter before the next Wreckage phase, so any will do; where a card of the Enemy pile comes into play the table is not
solved, nor where there are too many tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from frenzy.bots.budget import Budget
from frenzy.bots.expectation import Expectimax, TooBigError
from frenzy.bots.wreckland.model import MODEL, dice_rolled, is_same_turn
from frenzy.bots.wreckland.standing import Rate, chance_of, standing
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action


class Solver(Expectimax[State]):
    """Solves tables of one Turn."""

    def __init__(self, state: State, nodes: int, budget: Budget | None = None, rate: Rate = standing) -> None:
        self.rate = rate
        super().__init__(MODEL, state, nodes, budget or Budget())

    def is_over(self, state: State) -> bool:
        return bool(state.result) or not is_same_turn(self.start, state)

    def value(self, state: State) -> float:
        return chance_of(self.rate(state))

    def outcomes(self, state: State, action: Action) -> Iterator[State]:
        """The tables after all that the dice can show."""
        twin = self.tried(state, action)
        count = dice_rolled(state, twin)
        if not is_same_turn(self.start, twin):
            count -= len(twin.pool)  # what the next Turn or Round has rolled
        if not count:
            yield twin
            return
        for faces in product(range(1, 7), repeat=count):
            other = state.clone()
            other.loaded = faces
            yield self.tried(other, action)

    def tried(self, state: State, action: Action) -> State:
        twin = super().tried(state, action)
        if twin.round == state.round and len(twin.enemy_deck) != len(state.enemy_deck):
            raise TooBigError
        return twin
