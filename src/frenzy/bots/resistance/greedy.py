"""One choice ahead, judged by what the table is worth to the team."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any, Final

from frenzy.bots.budget import Budget, OutOfTime
from frenzy.bots.lines import Answer
from frenzy.bots.resistance.forecast import Forecast
from frenzy.bots.resistance.trials import Trials, accuracy_of
from frenzy.bots.resistance.walks import walks
from frenzy.bots.resistance.worth import MOB, worth
from frenzy.games.resistance import actions
from frenzy.games.resistance.ids import MOB_TOUGHNESS, NOWHERE, PRIORITY, ZOMBIE
from frenzy.games.resistance.rules.attacks import dice_of, targets
from frenzy.games.resistance.state import State
from frenzy.kernel import Game, View

AIM: Final = 0.6
"""What an enemy in reach is worth, of what it is worth to eliminate it, while actions are left."""
IN_MY_FACE: Final = 3.0


class Greedy:
    """Tries each choice, dice in three parts, and takes what looks best."""

    def __init__(self, game: Game[Any, Any], seed: int = 0) -> None:
        self.game = game
        self.rng = random.Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> str:
        """The choice that leads to the best table."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        answer = Answer(budget)
        with suppress(OutOfTime):
            self.weigh(self.game.redeal(view, self.rng), answer)
        return str(answer.line[0])

    def weigh(self, state: State, answer: Answer) -> None:
        trials = Trials(self.rng, 3, eager)
        for action in self.game.legal_actions(state):
            match action:
                case actions.Activate(hero=sheet):
                    answer.offer(urgency(state, state.team.index(sheet)), (action,))
                case actions.EndTurn():
                    answer.offer(turn_ended(state), (action,))
                case _:
                    answer.offer(trials.value(state, action), (action,))
            answer.budget.check()


def turn_ended(state: State) -> float:
    """What there is now; and a bit more for whoever can leave."""
    hero = state.active
    can_leave = state.zone[hero] == state.exit and not state.enemies_in(state.exit)
    return worth(state) + (4.0 if can_leave else 0.0)


def urgency(state: State, hero: int) -> float:
    """Whoever is about to be struck comes first, then whoever sees enemies."""
    zone = state.zone[hero]
    blows = Forecast(state).blows.get(zone, 0.0)
    return 2.0 * blows + len(targets(state, hero, state.team[hero])) - 0.1 * state.health[hero]


def eager(state: State) -> float:
    """What a table is worth to a hero who has actions left: enemies in reach are as good as half gone."""
    value = worth(state)
    hero = state.active
    if state.result or hero == NOWHERE or not state.actions_left or state.zone[hero] == NOWHERE:
        return value
    attack = state.team[hero]
    best = 0.0
    for zone in targets(state, hero, attack):
        hit = (7 - accuracy_of(state, hero, attack)) / 6
        spare = 0 if state.mode == ZOMBIE else state.power[hero]
        hits = hit * (state.actions_left * dice_of(state, hero, zone, attack) + spare)
        best = max(best, spoils(state, zone, hits, is_here=zone == state.zone[hero]))
    return value + AIM * best


def spoils(state: State, zone: int, hits: float, *, is_here: bool) -> float:
    """What so many hits are worth on a zone."""
    value = 0.0
    for kind in PRIORITY:
        many = min(float(state.count_of(kind, zone)), hits / MOB_TOUGHNESS[kind])
        hits -= many * MOB_TOUGHNESS[kind]
        value += many * (MOB[kind] + (IN_MY_FACE if is_here else 0.8))
    return value


assert walks
