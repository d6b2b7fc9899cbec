"""The rest of a Turn, solved: every choice, and every face of every die.

The value of a table is the chance to win that `standing` gives it when the Turn is over, before anything of the next
Turn is rolled or drawn: 1 if the game is won by then, 0 if it is lost. Choices take the best of their values, rolls the
mean over all their faces. Which Destruction card covers a Part does not matter before the next Wreckage phase, so any
will do; where a card of the Enemy pile comes into play the table is not solved, nor where there are too many tables.
"""

from __future__ import annotations

from itertools import product

from frenzy.bots.wreckland.standing import chance_of, standing
from frenzy.bots.wreckland.steps import dice_rolled
from frenzy.bots.wreckland.thinking import Key, after, key
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action


class TooBigError(Exception):
    """The table cannot be solved with so many steps, or not at all."""


class Solver:
    """Solves tables of one Turn; equal tables are solved once. `nodes` is how many choices may be tried."""

    def __init__(self, state: State, nodes: int) -> None:
        self.start = state
        self.left = nodes
        self.known: dict[Key, float] = {}

    def values(self) -> list[float]:
        """The value of each choice, in the order of the choices."""
        return [self.of_choice(self.start, action) for action in GAME.legal_actions(self.start)]

    def of_table(self, table: State) -> float:
        """What the table is worth with the best choices from here on."""
        if table.result or self.is_over(table):
            return chance_of(standing(table))
        mark = key(table)
        value = self.known.get(mark, -1.0)
        if value < 0.0:
            value = max([self.of_choice(table, action) for action in GAME.legal_actions(table)])
            self.known[mark] = value
        return value

    def of_choice(self, table: State, action: Action) -> float:
        """What the choice is worth, over all that the dice can show."""
        twin = self.tried(table, action)
        count = dice_rolled(table, twin)
        if self.is_over(twin):
            count -= len(twin.pool)  # what the next Turn or Round has rolled
        if not count:
            return self.of_table(twin)
        total = 0.0
        for faces in product(range(1, 7), repeat=count):
            other = table.clone()
            other.loaded = faces
            total += self.of_table(self.tried(other, action))
        return total / 6.0**count

    def tried(self, table: State, action: Action) -> State:
        """A twin one choice later; it counts."""
        self.left -= 1
        if self.left < 0:
            raise TooBigError
        twin = after(table, action)
        if twin.round == table.round and len(twin.enemy_deck) != len(table.enemy_deck):
            raise TooBigError
        return twin

    def is_over(self, table: State) -> bool:
        """The Turn is over."""
        return table.turn != self.start.turn or table.round != self.start.round
