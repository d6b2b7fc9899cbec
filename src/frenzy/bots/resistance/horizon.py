"""The rest of the round ahead: plans are tried against dice, enemies and cards that may come."""

from __future__ import annotations

from typing import Any, Final

from frenzy.bots.lines import NEVER, Answer
from frenzy.bots.resistance.planner import Planner
from frenzy.bots.resistance.rounds import Rounds
from frenzy.bots.resistance.turns import BEAM, Turn, TurnPlanner
from frenzy.games.resistance import actions
from frenzy.games.resistance.state import State
from frenzy.kernel import Game, View
from frenzy.kernel.records import Action

PLANS: Final = 4
WORLDS: Final = 4
"""So many plans are tried on so many tables."""


class Horizon(Planner):
    """Chooses among the best turns of all heroes who are to come by how the round ends."""

    def __init__(
        self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, plans: int = PLANS, worlds: int = WORLDS
    ) -> None:
        super().__init__(game, seed, beam)
        self.plans = plans
        self.worlds = worlds
        self.view: View | None = None

    def choose(self, view: View, budget: Any = None) -> str:
        self.view = view
        return super().choose(view, budget)

    def think(self, state: State, answer: Answer) -> None:
        if self.game.prompt(state) == "hero":
            self.next_hero(state, answer)
        else:
            super().think(state, answer)

    def next_hero(self, state: State, answer: Answer) -> None:
        """The best turns of everybody, and the one that ends in the best round."""
        found: list[tuple[Turn, tuple[Action, ...]]] = []
        for action in self.game.legal_actions(state):
            assert isinstance(action, actions.Activate), f"{action}: there is nothing else to choose"
            twin = state.clone()
            self.game.apply(twin, action)
            turns = TurnPlanner(self.rng, answer.budget, self.beam).turns(twin, 2)
            found += [(turn, (action, *turn.line)) for turn in turns]
        found.sort(key=lambda pair: pair[0].value, reverse=True)
        answer.take(found[0][1][:1])
        turn = self.tried(found[: self.plans], answer)
        self.plan = [(before, str(action)) for before, action in zip(turn.marks, turn.line, strict=False)]

    def tried(self, plans: list[tuple[Turn, tuple[Action, ...]]], answer: Answer) -> Turn:
        """The plan whose rounds end best, on the same tables for all."""
        if len(plans) == 1:
            return plans[0][0]
        tables = [self.game.redeal(self.view, self.rng) for _ in range(self.worlds)]
        rounds = Rounds(self.rng, answer.budget)
        best, chosen = NEVER, plans[0]
        for plan in plans:
            value = sum(rounds.value(table.clone(), plan[1]) for table in tables) / len(tables)
            if value > best:
                best, chosen = value, plan
                answer.take(plan[1][:1])
        return chosen[0]
