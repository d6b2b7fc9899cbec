"""A whole Turn ahead.

A Step is enumerated widely, and each of its ends is worth what the dice that are left may still bring in this Turn, by
exact expectation. Lines that come out close together are played out to the end of the Turn over the same samples of
chance. Where little is left of a Turn it is solved. Wreckage phases are planned against several decks of enemies.
"""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.wreckland.building import best_build
from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.exact import Solver, TooBigError
from frenzy.bots.wreckland.playing import follow, play_turn
from frenzy.bots.wreckland.standing import Fleet, chance_of, standing
from frenzy.bots.wreckland.steps import LAST, StepPlanner, Way
from frenzy.bots.wreckland.thinking import Choices, best_answer
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View

BEAM: Final = 16
MOST: Final = 24
TABLES: Final = 12000
"""About how many tables are looked at for a Step."""

NODES: Final = 4000
"""How many choices may be tried to solve the end of a Turn."""

DECKS: Final = 4
"""How many decks of enemies a vehicle is built against."""

ROLLS: Final = 6
"""How many rolls are tried before dice are rolled again while building."""

CLOSE: Final = 0.03
"""Lines that are closer to the best than this, in log-odds, are played out."""

LINES: Final = 2
SAMPLES: Final = 3
PRIOR: Final = 3.0
"""So many samples weigh as much as what a line looked like before them."""


class Search(Driver):
    """Thinks in numbers of tables, not in seconds: the same seed drives the same way on every machine."""

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        beam: int = BEAM,
        most: int = MOST,
        tables: int = TABLES,
        nodes: int = NODES,
        samples: int = SAMPLES,
        rolls: int = ROLLS,
    ) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most
        self.tables = tables
        self.nodes = nodes
        self.samples = samples
        self.rolls = rolls

    def think(self, view: View, state: State) -> Choices:
        solved = self.solved(state)
        if solved is not None:
            return solved
        match view["prompt"]:
            case "white":
                return self.closest(view, state, self.planner(state).white_lines())
            case "red":
                return self.closest(view, state, self.planner(state).red_lines())
            case "build":
                return self.best_build(view, state)
            case _:
                return best_answer(state, standing)

    def planner(self, state: State) -> StepPlanner:
        return StepPlanner(state, standing, self.beam, self.most, self.tables)

    def solved(self, state: State) -> Choices | None:
        """The best choice by all that can come in this Turn, where so little is left of it that this can be told."""
        if state.phase != "run" or state.step < LAST - 1:
            return None
        try:
            values = Solver(state, self.nodes).values()
        except TooBigError:
            return None
        return (self.game.legal_actions(state)[values.index(max(values))],)

    def best_build(self, view: View, state: State) -> Choices:
        """The best plan of a Wreckage phase, against several decks of enemies."""
        tables = [state, *[self.game.redeal(view, self.rng) for _ in range(DECKS - 1)]]
        rolls = [tuple(self.rng.choices(range(1, 7), k=8)) for _ in range(self.rolls)]
        return best_build(state, [Fleet(table) for table in tables], self.beam, rolls)

    def closest(self, view: View, state: State, ways: list[Way]) -> Choices:
        """The best line; if another comes close, the one that does better in samples of the rest of the Turn."""
        close = [way for way in ways[:LINES] if way[0] > ways[0][0] - CLOSE]
        if len(close) == 1 or state.step == LAST:
            return ways[0][1]
        totals = [PRIOR * chance_of(value) for value, _ in close]
        for _ in range(self.samples):
            table = self.game.redeal(view, self.rng)
            for index, (_, line) in enumerate(close):
                totals[index] += played_out(table, line)
        return close[totals.index(max(totals))][1]


def played_out(table: State, line: Choices) -> float:
    """The chance to win after this line and a quick end of the Turn."""
    twin = table.clone()
    follow(twin, line)
    play_turn(twin, table)
    return chance_of(standing(twin))
