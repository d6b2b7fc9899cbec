"""The rest of the round ahead: plans are tried with the turns of the others, enemies and cards that may come."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.lines import NEVER, Answer
from frenzy.bots.resistance.planner import Planner
from frenzy.bots.resistance.rounds import PHASES, Rounds
from frenzy.bots.resistance.turns import Turn, TurnPlanner
from frenzy.games.resistance.state import State
from frenzy.kernel import Game
from frenzy.kernel.records import Action

WIDE: Final = 10
NARROW: Final = 4
"""So many lines of a turn are followed, and so many to see who is next."""
PLANS: Final = 4
"""So many plans are tried."""
NEAR: Final = 8.0
"""Plans that are worth so much less than the best are not tried: hardly one of them would be chosen."""
TRIED: Final = 0.5
"""How much it counts how rounds have ended, beside what the plan alone is worth."""

Plan = tuple[Action, int, Turn]
"""The first choice, whose turn it leads to, and the turn."""


class Horizon(Planner):
    """Chooses who is next, and the turn, by how the round ends."""

    def __init__(
        self, game: Game[Any, Any], seed: int = 0, beam: int = WIDE, plans: int = PLANS, phases: int = PHASES
    ) -> None:
        super().__init__(game, seed, beam, min(beam, NARROW))
        self.plans = plans
        self.phases = phases
        self.order: list[int] = []  # who is likely to come first

    def whole_turn(self, state: State, answer: Answer) -> None:
        """The best turns of the hero, and the one that ends in the best round."""
        turns = TurnPlanner(self.rng, answer.budget, self.beam).turns(state, self.plans)
        self.take(turns[0], answer)
        self.take(self.tried([(turn.line[0], state.active, turn) for turn in turns], answer), answer)

    def next_hero(self, state: State, answer: Answer) -> None:
        """The best turns of everybody, and the one that ends in the best round."""
        plans: list[Plan] = []
        for action, turn in self.turns_to_come(state, answer.budget):
            plans.append((action, state.team.index(action.hero), turn))
        plans.sort(key=lambda plan: plan[2].value, reverse=True)
        self.order = [state.team[hero] for _, hero, _ in plans]
        answer.take(plans[0][:1])
        self.tried(plans[: self.plans], answer)

    def tried(self, plans: list[Plan], answer: Answer) -> Turn:
        """The turn whose rounds end best, with the same luck for all."""
        best, chosen = NEVER, plans[0][2]
        near = [plan for plan in plans if plan[2].value > chosen.value - NEAR]
        rounds = Rounds(self.rng, answer.budget, self.order, self.phases)
        for first, hero, turn in near if len(near) > 1 else ():
            value = TRIED * rounds.value(hero, turn) + (1.0 - TRIED) * turn.value
            if value > best:
                best, chosen = value, turn
                answer.take((first,))
        return chosen
