"""How likely throws are: exact, by counting how often each face comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import factorial
from typing import Final

FACES: Final = 6
Counts = tuple[int, ...]
"""How many dice show each face, 1 to 6."""


@cache
def throws(dice: int) -> tuple[tuple[Counts, float], ...]:
    """All that so many dice can show, as counts, with their chances.

    >>> len(throws(8)), round(sum(chance for _, chance in throws(8)), 9)
    (1287, 1.0)
    """
    ways = factorial(dice)
    found = []
    for counts in compositions(dice, FACES):
        number = ways
        for count in counts:
            number //= factorial(count)
        found.append((counts, number / FACES**dice))
    return tuple(found)


def compositions(total: int, places: int) -> list[Counts]:
    """All ways to share `total` among so many places."""
    if places == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in compositions(total - first, places - 1)]


def chance_that(dice: int, kept: Counts, holds: Callable[[Counts], bool]) -> float:
    """The chance that it holds for the kept dice together with those that are thrown."""
    return sum(chance for counts, chance in throws(dice) if holds(together(kept, counts)))


def together(kept: Counts, thrown: Counts) -> Counts:
    return tuple(a + b for a, b in zip(kept, thrown, strict=True))


def any_of(dice: int, faces: Iterable[int]) -> float:
    """The chance that at least one of so many dice shows one of these faces.

    >>> round(any_of(2, {3, 4}), 4)
    0.5556
    """
    return float(1 - (1 - len(set(faces)) / FACES) ** dice)


def percent(chance: float) -> int:
    """A chance for people; what can happen is never 0 %, what can fail never 100 %.

    >>> percent(0.001), percent(0.999), percent(1.0), percent(0.5)
    (1, 99, 100, 50)
    """
    if chance <= 1e-12:
        return 0
    return 100 if chance >= 1 - 1e-12 else min(99, max(1, round(100 * chance)))
