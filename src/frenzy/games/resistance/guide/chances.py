"""How likely attacks are: exact, but for dice that explode for ever."""

from __future__ import annotations

from functools import cache
from typing import Final

SIDES: Final = 6
LONGEST: Final = 24
"""So many more dice than were rolled are reckoned with: the rest is less than anybody can see."""


@cache
def hits(dice: int, needed: int, doubled: int, exploding: int) -> tuple[float, ...]:
    """The chance of each number of hits: dice hit on faces from `needed`, twice from `doubled`, and those from
    `exploding` roll one more; 7 is never.

    >>> [round(chance, 3) for chance in hits(2, 4, 7, 7)]
    [0.25, 0.5, 0.25]
    """
    found: dict[int, float] = {}
    waiting: dict[tuple[int, int, int], float] = {(dice, 0, 0): 1.0}
    while waiting:
        following: dict[tuple[int, int, int], float] = {}
        for (left, hit, more), chance in waiting.items():
            if not left:
                found[hit] = found.get(hit, 0.0) + chance
                continue
            for face in range(1, SIDES + 1):
                won = (face >= needed) + (face >= doubled)
                rolls = int(face >= exploding and more < LONGEST)
                key = (left - 1 + rolls, hit + won, more + rolls)
                following[key] = following.get(key, 0.0) + chance / SIDES
        waiting = following
    return tuple(found.get(number, 0.0) for number in range(max(found) + 1))


def percent(chance: float) -> int:
    """
    >>> percent(0.996), percent(0.004), percent(1.0)
    (99, 1, 100)
    """
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)
