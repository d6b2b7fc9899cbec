"""Whether the team will win at Resistance: the way that is left to the goals, everybody's health, and what comes next.

Nothing is read that is hidden: what lies face down is a place to search, as for everybody at the table.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from frenzy.bots.chances import Judge, Shares
from frenzy.bots.resistance.forecast import Forecast, forecast
from frenzy.bots.resistance.worth import (
    GOAL,
    cards_worth,
    danger_cost,
    enemies_cost,
    health_worth,
    people_worth,
    way_to_go,
)
from frenzy.games.resistance.ids import NOWHERE, ZOMBIE
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.games.resistance.state import State

FAINT: Final = 0.2
"""What a mission shows of itself: little, so that few games teach little of it."""
MOST: Final = 3.0
"""What a term shows at most."""


class ResistanceJudge(Judge[State]):
    """What is left is the way to the goals; it is long at first and short for long, so that its root is taken."""

    package = "frenzy.bots.resistance"
    names = (
        "base", "left", "ways", "danger", "enemies", "people", "cards",
        "health", "weakest", "margin", "heroes", "gone", "fallen",
        "waiting", "actions", "level", "points", "rounds", "zombie",
        *(f"mission {mission}" for mission in MISSION_IDS),
    )  # fmt: skip
    knots = (0.0, 1.0, 2.0, 4.0, 6.0, 8.0)
    is_team = True
    pauses = frozenset({"turn", "hero"})

    def kind(self, state: State) -> str:
        return "team"

    def left(self, state: State) -> float:
        goals, _ = way_to_go(state)
        return sqrt(max(0.0, goals) / GOAL)

    def sides(self, state: State) -> list[list[float]]:
        ahead = forecast(state)
        goals, ways = way_to_go(state)
        costs = [
            sqrt(max(0.0, goals) / GOAL) / 4, ways / 50, danger_cost(state, ahead) / 50,
            enemies_cost(state) / 50, people_worth(state) / 3,
        ]  # fmt: skip
        shown = [min(MOST, cost) for cost in costs]
        missions = [FAINT * (state.mission.id == mission) for mission in MISSION_IDS]
        return [[1.0, *shown, *team(state, ahead), *stage(state), *missions]]

    def final(self, state: State) -> Shares:
        return (1.0 if state.result == "won" else 0.0,)


JUDGE: Final = ResistanceJudge()


def team(state: State, ahead: Forecast) -> list[float]:
    """Cards and health, the weakest hero and the one in most danger; how many heroes, how many have left or fallen."""
    heroes, here = range(state.heroes), state.standing()
    cards = sum(cards_worth(state, hero) for hero in heroes)
    health = sum(health_worth(state, hero) for hero in here)
    weakest = min([state.health[hero] for hero in here], default=5)
    margin = min([state.health[hero] - blows_on(state, ahead, hero) for hero in here], default=5.0)
    left = state.left.bit_count()
    fallen = state.heroes - len(here) - left
    return [
        min(MOST, cards / (12 * state.heroes)), health / (20 * max(1, len(here))), weakest / 5,
        max(-1.0, margin / 5), state.heroes / 4, left / state.heroes, float(fallen),
    ]  # fmt: skip


def blows_on(state: State, ahead: Forecast, hero: int) -> float:
    """The wounds that a hero stands to take in the next Enemy Phase, if all in its zone share them."""
    zone = state.zone[hero]
    return ahead.blows.get(zone, 0.0) / len(state.heroes_in(zone))


def stage(state: State) -> list[float]:
    """Who is still to act, how dangerous the cards are, how many spawn points draw, and how long it has taken."""
    waiting = 0.0
    if state.phase == "players":
        waiting = sum(zone != NOWHERE and not state.activated >> hero & 1 for hero, zone in enumerate(state.zone))
    return [
        waiting / state.heroes, state.actions_left / 3, state.danger() / 3, state.awake.bit_count() / 4,
        min(MOST, state.round / 10), float(state.mode == ZOMBIE),
    ]  # fmt: skip
