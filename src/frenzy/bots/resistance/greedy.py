"""One choice ahead, judged by what the table is worth to the team."""

from __future__ import annotations

from frenzy.bots.lines import Answer
from frenzy.bots.resistance.forecast import forecast
from frenzy.bots.resistance.trials import Trials
from frenzy.bots.resistance.worth import eagerness, worth
from frenzy.bots.weighing import WeighingBot
from frenzy.games.resistance import actions
from frenzy.games.resistance.rules.attacks import targets
from frenzy.games.resistance.state import State


class Greedy(WeighingBot):
    """Tries each choice, dice in three parts, and takes what looks best."""

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
    blows = forecast(state).blows.get(zone, 0.0)
    return 2.0 * blows + len(targets(state, hero, state.team[hero])) - 0.1 * state.health[hero]


def eager(state: State) -> float:
    return worth(state) + eagerness(state)
