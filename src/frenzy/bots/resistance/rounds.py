"""What a round comes to: the other heroes take their turns, enemies act, cards are drawn.

A round is played to its end on a re-dealt table, all heroes by instinct: each turn a narrow plan, small questions
answered at once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from frenzy.bots.budget import Budget
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.turns import TurnPlanner
from frenzy.bots.resistance.worth import FALLEN, worth
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import State
from frenzy.kernel.records import Action

LOST: Final = 1.5 * FALLEN
WON: Final = 400.0
MOST_CHOICES: Final = 120


class Rounds:
    """Plays rounds to their end."""

    def __init__(self, rng: Random, budget: Budget) -> None:
        self.budget = budget
        self.trials = Trials(rng, 1)
        self.turns = TurnPlanner(rng, budget, beam=1, parts=1, tables=1)

    def value(self, state: State, line: tuple[Action, ...]) -> float:
        """What the table is worth when the next round begins, after this line; the state is used up."""
        number, before = state.round, worth(state)
        for action in line:
            self.answer_small(state)
            if not state.stack or action not in GAME.legal_actions(state):
                break
            GAME.apply(state, action)
        for _ in range(MOST_CHOICES):
            self.budget.check()
            self.answer_small(state)
            if not state.stack or state.round > number:
                break
            self.go_on(state)
        return rated(state, before)

    def go_on(self, state: State) -> None:
        """The next turn of a hero, or the end of the phase."""
        choices = GAME.legal_actions(state)
        if state.stack[-1].prompt == "hero":
            GAME.apply(state, choices[0])
            return
        for action in self.turns.best(state).line:
            self.answer_small(state)
            if not state.stack or state.stack[-1].prompt != "turn" or action not in GAME.legal_actions(state):
                return
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
