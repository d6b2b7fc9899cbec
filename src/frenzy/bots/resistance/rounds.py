"""What a round comes to: the other heroes take the turns that were planned for them, enemies act, cards are drawn.

A round is played to its end on a re-dealt table; small questions are answered at once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from frenzy.bots.budget import Budget
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.worth import FALLEN, worth
from frenzy.games.resistance import actions, offers
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Action

LOST: Final = 1.5 * FALLEN
WON: Final = 400.0
MOST_CHOICES: Final = 200

Line = tuple[Action, ...]


class Rounds:
    """Plays rounds to their end; `plans` are the turns of those who are still to come, by hero."""

    def __init__(self, rng: Random, budget: Budget, plans: dict[int, Line]) -> None:
        self.budget = budget
        self.trials = Trials(rng, 1)
        self.plans = plans

    def value(self, state: State, line: Line) -> float:
        """What the table gains until the next round begins, after this line; the state is used up."""
        number, before = state.round, worth(state)
        self.follow(state, line)
        for _ in range(MOST_CHOICES):
            self.budget.check()
            self.answer_small(state)
            if not state.stack or state.round > number:
                break
            choice = GAME.legal_actions(state)[0]
            if state.stack[-1].prompt == "turn":
                choice = offers.END_TURN
            GAME.apply(state, choice)
            if isinstance(choice, actions.Activate):
                self.follow(state, self.plans.get(choice.hero, ()))
        return rated(state, before)

    def follow(self, state: State, line: Line) -> None:
        """As much of the line as is possible on this table."""
        for action in line:
            self.answer_small(state)
            if not state.stack:
                return
            if action in GAME.legal_actions(state):
                GAME.apply(state, action)

    def answer_small(self, state: State) -> None:
        """Answer what is asked between turns."""
        while state.stack and state.stack[-1].prompt not in ("turn", "hero"):
            GAME.apply(state, self.trials.answer(state))


def rated(state: State, before: float) -> float:
    """What the table has gained in worth; the end of the game is not beyond all measure: one sample may be bad luck."""
    if state.result:
        return WON - 3.0 * state.round if state.result == "won" else -LOST
    return max(-LOST, worth(state) - before)
