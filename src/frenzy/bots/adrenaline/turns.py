"""A whole turn ahead: both actions, powerups before, between and after them, and reloading.

Turns are followed action by action, the most promising of each number of actions; tables that are equal are followed
once. A turn is worth what the table is worth once it has ended and the boards are scored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from frenzy.bots.adrenaline.judging import chances, judge
from frenzy.bots.adrenaline.model import Duel, is_at_turn, is_turn_over
from frenzy.bots.lines import Answer, Choices, Key, Lines, Node, beam_search
from frenzy.games.adrenaline.actions import END_TURN
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.rules.ending import is_over_after_turn
from frenzy.games.adrenaline.state import State

BEAM: Final = 32
"""So many tables are followed after each action."""

ENDS: Final = 10
"""So many of them are looked at with the end of the turn: reloading, scoring."""

QUESTIONS: Final = 120
"""So many questions of an action are answered in every way."""

Turn = tuple[float, Choices, State]
"""What a turn is worth, its choices, and the table after them."""


class TurnPlanner:
    """Looks for the best turns of a seat; after every action the best so far is told to `answer`."""

    def __init__(self, model: Duel, answer: Answer, beam: int = BEAM, ends: int = ENDS) -> None:
        self.model = model
        self.seat = model.seat
        self.answer = answer
        self.beam = beam
        self.ends = ends
        self.lines: Lines[State] = Lines(model, self.rate, answer.budget)
        self.seen: set[Key] = set()
        self.open: list[Node[State]] = []
        self.turns: list[Turn] = []
        self.best = Answer()

    def rate(self, state: State) -> float:
        return judge(state, self.seat)

    def plan(self, state: State) -> Choices:
        """The choices of the best turn from here."""
        start: Node[State] = (0.0, (), state, 0.0)
        if is_at_turn(state, self.seat):
            self.keep(start, self.rate(state))
            self.end_turns()
        for _ in beam_search(start, self.expand, self.width):
            self.end_turns()
            if self.best.line:
                self.answer.take(self.best.line)
        return self.best.line

    def best_turns(self, count: int) -> list[Turn]:
        """The best turns found, the best first."""
        self.turns.sort(key=worth_of_turn, reverse=True)
        return self.turns[:count]

    def width(self) -> int:
        return self.beam

    def expand(self, node: Node[State]) -> Iterator[Node[State]]:
        """All that one action more leads to."""
        found: list[Node[State]] = []
        _, line, state, _ = node
        if is_turn_over(state):
            return iter(found)
        for action in GAME.legal_actions(state):
            if action is END_TURN:
                continue
            for steps, table in self.lines.completions(state, action, QUESTIONS):
                mark = table.key()
                if mark in self.seen:
                    continue
                self.seen.add(mark)
                if not is_at_turn(table, self.seat):
                    self.finish((*line, *steps), table)
                    continue
                value = self.rate(table)
                ahead: Node[State] = (value, (*line, *steps), table, 0.0)
                self.keep(ahead, value)
                if len(GAME.legal_actions(table)) > 1:
                    found.append(ahead)
        return iter(found)

    def keep(self, node: Node[State], value: float) -> None:
        """The turn may end here, if it may end at all."""
        _, line, table, _ = node
        if END_TURN in GAME.legal_actions(table):
            self.open.append((value - chances(table, self.seat), line, table, 0.0))

    def end_turns(self) -> None:
        """End the turn where it looks best to do so, in every way to reload."""
        self.open.sort(key=worth_of_node, reverse=True)
        for _, line, table, _ in self.open[: self.ends]:
            for steps, end in self.lines.completions(table, END_TURN, QUESTIONS):
                self.finish((*line, *steps), end)
        self.open = []

    def finish(self, line: Choices, state: State) -> None:
        """The turn is over, and maybe the game."""
        if state.stack and is_turn_over(state) and is_over_after_turn(state):
            GAME.run(state)
        value = self.rate(state)
        self.turns.append((value, line, state))
        self.best.offer(value, line)


def worth_of_node(node: Node[State]) -> float:
    return node[0]


def worth_of_turn(turn: Turn) -> float:
    return turn[0]
