"""What may come of a turn: the turns of the others after it, and the next one of one's own.

All seats are played by quick planners, each of which does what is best for itself. Where that ends, each seat has the
judgement of the planner, in points: unlike a chance to win it does not level off where somebody is far ahead or behind.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.adrenaline.judging import judge, lead
from frenzy.bots.adrenaline.model import Duel, is_turn_over
from frenzy.bots.adrenaline.turns import TurnPlanner
from frenzy.bots.budget import Budget
from frenzy.bots.lines import Answer, Choices, Lines
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.rules.ending import is_over_after_turn
from frenzy.games.adrenaline.state import State
from frenzy.kernel.compiled import mypyc_attr

REPLIES: Final = 0
"""So many tables are followed after each action of a quick player; 0 is one action at a time, and quicker still."""


def worth(state: State, seat: int) -> float:
    """What is in it for a seat. A win is worth no more than its lead: of so much luck a few trials tell little."""
    if state.stack:
        return judge(state, seat)
    return lead(state, seat, [float(state.points(figure)) for figure in range(state.figures)])


class QuickPlayer:
    """Plays a seat on a table that is all known to it."""

    def __init__(self, seat: int, budget: Budget, beam: int) -> None:
        self.seat = seat
        self.budget = budget
        self.beam = beam
        self.model = Duel(seat)
        self.lines: Lines[State] = Lines(self.model, self.rate, budget)

    def rate(self, state: State) -> float:
        return judge(state, self.seat)

    def move(self, state: State) -> None:
        """An action, a turn, or whatever the seat is asked."""
        for action in self.line(state):
            self.model.step(state, action)

    def line(self, state: State) -> Choices:
        if self.beam:
            return TurnPlanner(self.model, Answer(self.budget), self.beam, self.beam).plan(state)
        return self.lines.weigh(state, GAME.legal_actions(state), Answer(self.budget))


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts:
    """Tries what a seat may do on tables that are dealt for it."""

    def __init__(self, seat: int, seats: int, budget: Budget, beam: int = REPLIES) -> None:
        self.seat = seat
        silent = budget.part()
        self.players = [QuickPlayer(each, silent, beam) for each in range(seats)]

    def result(self, state: State, choices: Choices) -> list[float]:
        """What each seat has of it if the seat does this here."""
        self.follow(state, choices)
        self.play_round(state)
        return self.worths(state)

    def worths(self, state: State) -> list[float]:
        """What is in it for each seat."""
        return [worth(state, seat) for seat in range(state.seats)]

    def follow(self, state: State, choices: Choices) -> None:
        """Make the choices; where this table has no such choice, a quick player goes on with the turn."""
        model = self.players[self.seat].model
        for action in choices:
            if is_turn_over(state) or state.stack[-1].seat != self.seat or action not in GAME.legal_actions(state):
                break
            model.step(state, action)
        while state.turn == self.seat and not is_turn_over(state):
            self.go_on(state)

    def play_round(self, state: State) -> None:
        """On to the end of the seat's next turn, or of the game."""
        if self.is_own_turn_over(state):
            GAME.run(state)
        while state.stack and not self.is_own_turn_over(state):
            self.go_on(state)
        if state.stack and is_over_after_turn(state):
            GAME.run(state)

    def is_own_turn_over(self, state: State) -> bool:
        return state.turn == self.seat and is_turn_over(state)

    def go_on(self, state: State) -> None:
        """Whoever is asked moves; between two turns there is chance."""
        if is_turn_over(state):
            GAME.run(state)
        else:
            self.players[state.stack[-1].seat].move(state)
