"""A whole Turn ahead: the best lines of a Step are played out to the end of the Turn, over the same rolls for each."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.wreckland.building import ranked_builds
from frenzy.bots.wreckland.driver import Driver
from frenzy.bots.wreckland.exact import Solver, TooBigError
from frenzy.bots.wreckland.playing import follow, play_turn
from frenzy.bots.wreckland.standing import chance_of, standing
from frenzy.bots.wreckland.steps import LAST, StepPlanner, Way
from frenzy.bots.wreckland.thinking import Choices, best_answer, completions
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View

BEAM: Final = 6
MOST: Final = 8
LINES: Final = 8
"""How many lines are played out."""

PLAYOUTS: Final = 48
"""How many play-outs a thought may take, over all lines."""

NODES: Final = 4000
"""How many choices may be tried to solve the end of a Turn."""

PRIOR: Final = 5.0
"""So many play-outs weigh as much as what a line looked like before."""

DECKS: Final = 4

CLOSE: Final = 1.5
"""Lines that look worse than the best by more than this, in log-odds, are not played out."""


class Search(Driver):
    """Compares lines by play-outs that share their chance; half of the lines are dropped after each round of them."""

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        beam: int = BEAM,
        most: int = MOST,
        lines: int = LINES,
        playouts: int = PLAYOUTS,
        nodes: int = NODES,
    ) -> None:
        super().__init__(game, seed)
        self.beam = beam
        self.most = most
        self.lines = lines
        self.playouts = playouts
        self.nodes = nodes

    def think(self, view: View, state: State) -> Choices:
        solved = self.solved(state)
        if solved is not None:
            return solved
        match view["prompt"]:
            case "white":
                ways = StepPlanner(state, standing, self.beam, self.most).white_lines()
                return ways[0][1] if state.step == LAST else self.best_of(view, state, ways)
            case "red":
                return self.best_of(view, state, StepPlanner(state, standing, self.beam, self.most).red_lines())
            case "build":
                return self.best_of(view, state, self.builds(view, state))
            case _ if state.phase == "run":
                return self.best_small(view, state)
            case _:
                return best_answer(state, standing)

    def solved(self, state: State) -> Choices | None:
        """The best choice by all that can come in this Turn, where so little is left of it that this can be told."""
        if state.phase != "run" or state.step < LAST - 1:
            return None
        try:
            values = Solver(state, self.nodes).values()
        except TooBigError:
            return None
        return (self.game.legal_actions(state)[values.index(max(values))],)

    def best_small(self, view: View, state: State) -> Choices:
        """A question of its own, such as who takes a hit: every answer is a line."""
        ways: list[Way] = []
        for action in self.game.legal_actions(state):
            for line, end in completions(state, action, self.most, standing):
                ways.append((standing(end), line))
        ways.sort(key=lambda way: way[0], reverse=True)
        return self.best_of(view, state, ways)

    def builds(self, view: View, state: State) -> list[Way]:
        """The best plans of a Wreckage phase, against several decks of enemies."""
        tables = [state, *[self.game.redeal(view, self.rng) for _ in range(DECKS - 1)]]
        return ranked_builds(tables, self.beam)[: self.lines // 2]

    def best_of(self, view: View, state: State, ways: list[Way]) -> Choices:
        """The line that does best in play-outs; each round of them goes on with the better half.

        What a line looked like before counts as much as some play-outs, so that luck in a few of them weighs less.
        """
        lines = [line for value, line in ways[: self.lines] if value > ways[0][0] - CLOSE]
        if len(lines) == 1:
            return lines[0]
        totals = [PRIOR * chance_of(value) for value, _ in ways[: len(lines)]]
        alive = list(range(len(lines)))
        rounds = (len(lines) - 1).bit_length()
        for _ in range(rounds):
            count = max(1, self.playouts // (rounds * len(alive)))
            tables = [self.game.redeal(view, self.rng) for _ in range(count)]
            for index in alive:
                totals[index] += sum([self.played_out(table, lines[index]) for table in tables])
            alive.sort(key=lambda index: (-totals[index], index))
            alive = alive[: (len(alive) + 1) // 2]
        return lines[alive[0]]

    def played_out(self, table: State, line: Choices) -> float:
        """The chance to win after this line and a quick end of the Turn."""
        twin = table.clone()
        follow(twin, line)
        play_turn(twin, table if table.phase == "run" else twin.clone())
        return chance_of(standing(twin))
