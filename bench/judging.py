"""What a game of Resistance is judged by beside who won (Z-24): how long people would sit at it, what stopped them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from frenzy.games.resistance import events
from frenzy.games.resistance.ids import LEVEL_AT, NOWHERE
from frenzy.games.resistance.missions import Goal
from frenzy.games.resistance.offers import END_TURN
from frenzy.games.resistance.rules.ending import goal_is_met, is_to_rescue
from frenzy.games.resistance.state import State
from frenzy.kernel import View

ACTION_SECONDS: Final = 10
CHOICE_SECONDS: Final = 6
CARD_SECONDS: Final = 4
ZONE_SECONDS: Final = 3
ROUND_SECONDS: Final = 30
"""How long a hero's action, another choice, a spawn card, a zone from which enemies act, and a round take (Z-24.5)."""


class Judge:
    """Looks on at a game."""

    def __init__(self) -> None:
        self.seconds = 0

    def see(self, view: View, choice: str, told: Sequence[Any]) -> None:
        if view["prompt"] == "turn":
            self.seconds += ACTION_SECONDS * (choice != str(END_TURN))
        elif len(view["choices"]) > 1:
            self.seconds += CHOICE_SECONDS
        left: set[str] = set()
        for event in told:
            match event:
                case events.CardDrawn():
                    self.seconds += CARD_SECONDS
                case events.ZoneAttacked():
                    self.seconds += ZONE_SECONDS
                case events.EnemiesMoved(start=zone) | events.NamedMoved(start=zone):
                    left.add(zone)
                case _:
                    pass
        self.seconds += ZONE_SECONDS * len(left)

    def notes(self, state: State) -> dict[str, Any]:
        minutes = (self.seconds + ROUND_SECONDS * state.round) / 60
        return {"minutes": round(minutes, 1), "stopped_by": [] if state.result == "won" else stopped_by(state)}


def stopped_by(state: State) -> list[int]:
    """The bottleneck: of the first block that is not done, the goals of which the smallest part is done (Z-24.7)."""
    number = 0
    for block in state.mission.goals:
        open_ = {number + place: done(state, goal) for place, goal in enumerate(block) if not goal_is_met(state, goal)}
        if open_:
            return [place for place, part in open_.items() if part == min(open_.values())]
        number += len(block)
    return []


def done(state: State, goal: Goal) -> float:
    """The part of a goal that is done, from 0 to 1."""
    heroes = range(state.heroes)
    match goal.kind:
        case "take":
            wanted = [number for number, colour in enumerate(state.colours) if colour in goal.colours]
            return share(sum(state.taken >> number & 1 for number in wanted), len(wanted))
        case "exit":
            return share(state.left.bit_count(), state.heroes)
        case "rescue_each":
            return share(sum(state.citizen[hero] != NOWHERE for hero in heroes), state.heroes)
        case "rescue_all":
            found = state.rescued.bit_count()
            return share(found, found + sum(is_to_rescue(state, card) for card in range(len(state.card_is))))
        case "slay":
            return share(sum(state.slain >> who & 1 for who in goal.named), len(goal.named))
        case "all_red":
            return sum(min(1.0, state.xp[hero] / LEVEL_AT[-1]) for hero in heroes) / state.heroes
        case "move_points":
            return share(state.shifted.bit_count(), state.mission.movable_points.bit_count())
        case "secret_missions":
            return share(state.secrets_taken, goal.n)
        case _:
            return 0.0


def share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0
