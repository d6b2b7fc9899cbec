"""What a turn leads to: those who are still to come take quick turns, then enemies act and cards are drawn.

Dice of a turn are taken in even parts, and every plan meets the same few Enemy Phases: plans differ by what they do,
not by their luck.
"""

from __future__ import annotations

from random import Random
from typing import Final

from frenzy.bots.budget import Budget
from frenzy.bots.resistance.trials import Trials, mean, shaken, spread
from frenzy.bots.resistance.turns import Turn, TurnPlanner, ended_tables, is_going_on
from frenzy.bots.resistance.worth import worth
from frenzy.games.resistance import actions
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import State

ENDS: Final = 2
PHASES: Final = 3
"""So many tables of a turn's end are followed, each into so many Enemy Phases."""
LUCK: Final = 0.5
"""How much the table after the Enemy Phase counts, beside the one before: there is luck in it."""
WORST: Final = -300.0
BEST: Final = 400.0
"""What an Enemy Phase can change: one that ends the game is not beyond all measure, since it may be luck."""
MOST_ANSWERS: Final = 100


class Rounds:
    """Plays rounds to their end; `order` says who comes first of those who are still to come."""

    def __init__(self, rng: Random, budget: Budget, order: list[int], phases: int = PHASES) -> None:
        self.rng = rng
        self.budget = budget
        self.trials = Trials(rng, 1)
        self.order = order
        self.lots = [rng.getrandbits(48) for _ in range(phases)]

    def value(self, hero: int, turn: Turn) -> float:
        """What the table is worth when the round has ended after this turn of the hero."""
        return mean(spread(turn.tables, ENDS), lambda table: self.ended(ended_tables(table, hero, self.trials)[0]))

    def ended(self, state: State) -> float:
        """What the table is worth after the turns of the others, and after enemies have acted."""
        state = self.turns_of_others(state)
        before = worth(state)
        if not is_between_turns(state):
            return before
        after = 0.0
        for lot in self.lots:
            self.budget.check()
            change = worth(self.enemies_acted(shaken(state, Random(lot)))) - before
            after += min(BEST, max(WORST, change))
        return before + LUCK * after / len(self.lots)

    def turns_of_others(self, state: State) -> State:
        """All others have had their turns, each the first that comes to mind."""
        while is_between_turns(state):
            waiting = [action for action in GAME.legal_actions(state) if isinstance(action, actions.Activate)]
            if not waiting:
                break
            twin = state.clone()
            GAME.apply(twin, min(waiting, key=self.place))
            if not is_going_on(twin, twin.active):
                break
            quick = TurnPlanner(self.rng, self.budget, beam=1, parts=1, tables=1).best(twin)
            state = ended_tables(quick.tables[0], twin.active, self.trials)[0]
        return state

    def place(self, action: actions.Activate) -> int:
        """When somebody comes: whoever is not known last."""
        return self.order.index(action.hero) if action.hero in self.order else len(self.order)

    def enemies_acted(self, state: State) -> State:
        """The table when the next round begins, or the game has ended; the state is used up."""
        number = state.round
        GAME.apply(state, GAME.legal_actions(state)[0])
        for _ in range(MOST_ANSWERS):
            if not state.stack or state.round > number:
                break
            GAME.apply(state, self.trials.answer(state))
        return state


def is_between_turns(state: State) -> bool:
    """Whether somebody is to say who is next, or that all are done."""
    return bool(state.stack) and state.stack[-1].prompt == "hero"
