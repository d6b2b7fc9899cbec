"""A hero's whole turn ahead, and who is next."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.lines import Answer
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.turns import BEAM, Mark, Turn, TurnPlanner, mark
from frenzy.games.resistance import actions
from frenzy.games.resistance.state import State
from frenzy.kernel import Game, View

NARROW: Final = 2
"""So many lines are followed to see who is next."""


class Planner:
    """Plans the turns of all who are to come, activates whoever does most, and follows the plan while it fits."""

    def __init__(self, game: Game[Any, Any], seed: int = 0, beam: int = BEAM, narrow: int = NARROW) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.beam = beam
        self.narrow = narrow
        self.plan: list[tuple[Mark, str]] = []

    def choose(self, view: View, budget: Budget | None = None) -> str:
        """The next choice of the plan, or the first of a new one."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        state = self.game.redeal(view, self.rng)
        if view["prompt"] == "turn":
            planned = self.planned(state, choices)
            if planned:
                return planned
        answer = Answer(budget)
        with suppress(OutOfTime):
            if budget is not None:
                self.glance(state, answer)
            self.think(state, answer)
        return str(answer.line[0])

    def planned(self, state: State, choices: list[str]) -> str:
        """What was planned for this table, if it was."""
        here = mark(state)
        while self.plan:
            before, choice = self.plan.pop(0)
            if before == here and choice in choices:
                return choice
        return ""

    def glance(self, state: State, answer: Answer) -> None:
        """A choice at once; it takes nothing from the chance of who thinks on."""
        trials = Trials(random.Random(0), 1)
        for action in self.game.legal_actions(state):
            answer.offer(trials.value(state, action), (action,))
            answer.budget.check()

    def think(self, state: State, answer: Answer) -> None:
        """The best turn, the hero with the best turn, or the best answer to a small question."""
        match self.game.prompt(state):
            case "turn":
                self.whole_turn(state, answer)
            case "hero":
                self.next_hero(state, answer)
            case _:
                self.weigh(state, answer)

    def whole_turn(self, state: State, answer: Answer) -> None:
        """The best turn of the active hero."""
        self.take(TurnPlanner(self.rng, answer.budget, self.beam).best(state), answer)

    def take(self, turn: Turn, answer: Answer) -> None:
        """Follow this turn from now on."""
        self.plan = [(before, str(action)) for before, action in zip(turn.marks, turn.line, strict=False)][1:]
        answer.take(turn.line[:1])

    def next_hero(self, state: State, answer: Answer) -> None:
        """Whoever's turn leads to the best table comes first."""
        best = Answer()
        for action, turn in self.turns_to_come(state, answer.budget):
            best.offer(turn.value, (action,))
            answer.take(best.line)

    def turns_to_come(self, state: State, budget: Budget) -> Iterator[tuple[actions.Activate, Turn]]:
        """Whoever may be next, and the best turn that a quick look finds."""
        for action in self.game.legal_actions(state):
            assert isinstance(action, actions.Activate), f"{action}: there is nothing else to choose"
            twin = state.clone()
            self.game.apply(twin, action)
            yield action, TurnPlanner(self.rng, budget, self.narrow).best(twin)

    def weigh(self, state: State, answer: Answer) -> None:
        """The answer that leads to the best tables."""
        best = Answer()
        trials = Trials(self.rng, 5)
        for action in self.game.legal_actions(state):
            best.offer(trials.value(state, action), (action,))
            answer.take(best.line)
            answer.budget.check()
