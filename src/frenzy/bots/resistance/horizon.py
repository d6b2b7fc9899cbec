"""The rest of the round ahead: plans are tried against dice, enemies and cards that may come."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.lines import NEVER, Answer
from frenzy.bots.resistance.planner import Planner
from frenzy.bots.resistance.rounds import Line, Rounds
from frenzy.bots.resistance.turns import BEAM, Turn, TurnPlanner
from frenzy.games.resistance.state import State
from frenzy.kernel import Game, View

PLANS: Final = 3
WORLDS: Final = 4
"""So many plans are tried on so many tables."""
TRIED: Final = 0.5
"""How much it counts how rounds have ended, beside what the plan alone is worth."""

Plan = tuple[Line, Turn]
"""The choices from now on, and the turn that they are."""


class Horizon(Planner):
    """Chooses who is next, and the turn, by how the round ends if all others do what they have in mind."""

    def __init__(
        self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, plans: int = PLANS, worlds: int = WORLDS
    ) -> None:
        super().__init__(game, seed, beam)
        self.plans = plans
        self.worlds = worlds
        self.view: View | None = None
        self.minds: dict[int, Line] = {}  # what the heroes have in mind

    def choose(self, view: View, budget: Any = None) -> str:
        self.view = view
        return super().choose(view, budget)

    def whole_turn(self, state: State, answer: Answer) -> None:
        """The best turns of the hero, and the one that ends in the best round."""
        self.minds = {sheet: line for sheet, line in self.minds.items() if not is_done(state, sheet)}
        turns = TurnPlanner(self.rng, answer.budget, self.beam).turns(state, self.plans)
        self.take(turns[0], answer)
        self.take(self.tried([(turn.line, turn) for turn in turns], answer), answer)

    def next_hero(self, state: State, answer: Answer) -> None:
        """The best turns of everybody, and the one that ends in the best round."""
        plans: list[Plan] = []
        for action, turn in self.turns_to_come(state, answer.budget):
            self.minds[action.hero] = turn.line
            plans.append(((action, *turn.line), turn))
        plans.sort(key=lambda plan: plan[1].value, reverse=True)
        answer.take(plans[0][0][:1])
        self.tried(plans[: self.plans], answer)

    def tried(self, plans: list[Plan], answer: Answer) -> Turn:
        """The plan whose rounds end best, on the same tables for all."""
        if len(plans) == 1:
            return plans[0][1]
        tables = [self.game.redeal(self.view, self.rng) for _ in range(self.worlds)]
        rounds = Rounds(self.rng, answer.budget, self.minds)
        best, chosen = NEVER, plans[0][1]
        for line, turn in plans:
            ends = sum([rounds.value(table.clone(), line) for table in tables]) / len(tables)
            value = TRIED * ends + (1.0 - TRIED) * turn.value
            if value > best:
                best, chosen = value, turn
                answer.take(line[:1])
        return chosen


def is_done(state: State, sheet: int) -> bool:
    """Whether a hero has had its turn, or has it now."""
    hero = state.team.index(sheet)
    return hero == state.active or bool(state.activated >> hero & 1)
