"""Plans the whole turn, and asks a net how likely the tables are to be won to which the best turns lead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from frenzy.bots.adrenaline.features import shown
from frenzy.bots.adrenaline.model import mark
from frenzy.bots.adrenaline.network import Network, trained_network
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.turns import BEAM, ENDS, Turn, TurnPlanner
from frenzy.bots.lines import NEVER, Answer, Choices, Key
from frenzy.games.adrenaline.rules.ending import winners
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game, View

WIN: Final = 200.0
"""So many points, as the planner judges tables, it is worth to be sure to win."""

CANDIDATES: Final = 32
"""The net is asked about so many turns at most."""


class Expert(Planner):
    """Takes the turn that is best as the planner and the net see it."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int = 0,
        beam: int = BEAM,
        ends: int = ENDS,
        candidates: int = CANDIDATES,
        win: float = WIN,
        network: Network | None = None,
    ) -> None:
        super().__init__(game, seed, beam, ends)
        self.candidates = candidates
        self.win = win
        self.network = network or trained_network()

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        planner = TurnPlanner(self.duel, answer, self.beam, self.ends)
        line = planner.plan(state)
        best = NEVER
        for worth, turn in self.judged(planner):
            if worth > best:
                best, line = worth, turn[1]
                answer.take(line)
            answer.budget.check()
        return line

    def judged(self, planner: TurnPlanner) -> Iterator[tuple[float, Turn]]:
        """The planner's best turns, the best first, with what they are worth; one for each table that they lead to."""
        seat = self.duel.seat
        seen: set[Key] = set()
        for turn in planner.best_turns(len(planner.turns)):
            key = mark(turn[2], seat)
            if key not in seen:
                seen.add(key)
                yield turn[0] + self.win * self.chance(turn[2]), turn
            if len(seen) == self.candidates:
                break

    def chance(self, table: State) -> float:
        """How likely the seat is to win from there; nobody asks if it counts for nothing."""
        seat = self.duel.seat
        if not self.win:
            return 0.0
        if not table.stack:
            best = winners(table)
            return 1.0 / len(best) if seat in best else 0.0
        return self.network.ask(shown(table, seat))[0]
