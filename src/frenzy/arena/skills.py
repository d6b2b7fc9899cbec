"""How strong somebody is, kept up to date game by game, on the scale of the tournaments.

What is known of a player is a rating and its doubt, one standard deviation. A game is looked at by the model of
Plackett and Luce, as in a tournament: after it, a rating is where what was known before and the order of the table
together are most likely, and the doubt says how sharply. Opponents whose strength was measured, such as bots, stay
where they are: they hold the scale.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import Final

from msgspec import Struct

from frenzy.arena.ratings import ANCHOR, POINTS, Bend, Slope, climb, derivatives, points, solved, stages, together

START: Final = 800.0
"""Where somebody stands of whom nothing is known: weaker than the usual opponent, and nobody knows how much."""
WIDE: Final = 300.0
"""The doubt of that."""
DRIFT: Final = 15.0
"""So much doubt comes with every game, because people change: without it, an old rating would stay where it is."""
SURE: Final = 1.96
"""So many standard deviations lie to both sides of a rating in 95 cases of 100."""


class Skill(Struct, frozen=True):
    rating: float = START
    doubt: float = WIDE


def updated(
    places: Sequence[Sequence[str]], fixed: Mapping[str, float], skills: Mapping[str, Skill]
) -> dict[str, Skill]:
    """What is known of these players after a table that ended so: the best first, those of a tie together.

    Everybody in `places` has a fixed rating or a skill; copies of a bot may be there several times.
    """
    free, held = sorted(skills), sorted(fixed)
    before = {name: level(skills[name].rating) for name in free}
    doubt = {name: hypot(skills[name].doubt, DRIFT) / POINTS for name in free}
    draws = together({stage: weight} for stage, weight in stages(places))
    strength = before | {name: level(fixed[name]) for name in held}

    def look() -> tuple[Slope, Bend]:
        """The order of the table, and what was known before."""
        slope, bend = derivatives(draws, strength, [*free, *held])
        for name in free:
            slope[name] -= (strength[name] - before[name]) / doubt[name] ** 2
            bend[name, name] += doubt[name] ** -2
        return slope, bend

    bend = climb(strength, free, look)
    return {name: Skill(points(strength[name]), POINTS * sqrt(spread(bend, free, name))) for name in free}


def level(rating: float) -> float:
    """The logarithm of a strength."""
    return (rating - ANCHOR) / POINTS


def spread(bend: Bend, names: Sequence[str], name: str) -> float:
    """The variance of one strength, whatever the others are: its place in the inverse of the matrix."""
    only = [1.0 if other == name else 0.0 for other in names]
    return solved([[bend[one, other] for other in names] for one in names], only)[names.index(name)]
