"""What a set of values can pay for (W-8). Colours never matter.

A requirement other than a sum is a list of sets of values, any of which will do; each is written as how often it has
each value. What is missing after the dice is made up by Scrap cards, each of which is one of its values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from frenzy.games.wreckland.cards import ENEMIES
from frenzy.games.wreckland.content.words import Requirement
from frenzy.games.wreckland.rulings import R7_FOUR_EQUAL_ARE_TWO_PAIRS

Counts = tuple[int, ...]
"""How many of each value, 1 to 6."""

ANY: Final = 3  # W-8.7
FACES: Final = range(6)


def counts(values: Sequence[int]) -> Counts:
    """How often each value occurs.

    >>> counts([3, 3, 5])
    (0, 0, 2, 0, 1, 0)
    """
    found = [0] * 6
    for value in values:
        found[value - 1] += 1
    return tuple(found)


def of_a_kind(size: int) -> list[Counts]:
    return [counts([value + 1] * size) for value in FACES]


def run_of(size: int) -> list[Counts]:
    """Consecutive values, with no step from 6 to 1 (W-8.5, W-8.6)."""
    return [counts(range(first, first + size)) for first in range(1, 8 - size)]


def two_pairs() -> list[Counts]:
    """Two pairs; four equal values are two pairs as well (W-8.2)."""
    pairs = [(low, high) for low in range(1, 7) for high in range(low, 7)]
    return [counts([low, low, high, high]) for low, high in pairs if low != high or R7_FOUR_EQUAL_ARE_TWO_PAIRS]


SETS: Final[dict[str, tuple[Counts, ...]]] = {
    "pair": tuple(of_a_kind(2)),  # W-8.1
    "two_pair": tuple(two_pairs()),  # W-8.2
    "three_kind": tuple(of_a_kind(3)),  # W-8.3
    "four_kind": tuple(of_a_kind(4)),  # W-8.4
    "straight3": tuple(run_of(3)),  # W-8.5
    "straight4": tuple(run_of(4)),  # W-8.6
}


def is_met(requirement: Requirement, values: Sequence[int]) -> bool:
    """These values are exactly what is required (W-8)."""
    if requirement.kind == "sum":
        return sum(values) == requirement.n  # Ruling R8
    if requirement.kind == "any3":
        return len(values) == ANY
    return counts(values) in SETS[requirement.kind]


@lru_cache(maxsize=1 << 15)
def can_complete(requirement: Requirement, paid: tuple[int, ...], dice: Counts, scrap: tuple[int, ...]) -> bool:
    """What was paid so far can be completed with some of these dice and Scrap cards (W-8)."""
    if requirement.kind == "sum":
        return can_total(requirement.n - sum(paid), dice, scrap)
    if requirement.kind == "any3":
        return len(paid) <= ANY <= len(paid) + sum(dice) + len(scrap)
    have = counts(paid)
    return any(can_fill(missing, scrap) for missing in shortfalls(requirement.kind, have, dice, len(scrap)))


def can_total(rest: int, dice: Counts, scrap: tuple[int, ...]) -> bool:
    """Some of these add up to exactly `rest` (W-8.8). Bit n of `sums` is set if n can be reached."""
    if rest < 0:
        return False
    sums = 1
    for face in FACES:
        for _ in range(dice[face]):
            sums |= sums << (face + 1)
    for card in scrap:
        more = sums
        for value in ENEMIES[card].dice:
            more |= sums << value
        sums = more
    return bool(sums >> rest & 1)


def shortfalls(kind: str, have: Counts, dice: Counts, scrap: int) -> list[tuple[int, ...]]:
    """For each set that has all that was paid: the values that dice do not supply, if Scrap may suffice."""
    found: list[tuple[int, ...]] = []
    for wanted in SETS[kind]:
        missing: list[int] = []
        for face in FACES:
            lack = wanted[face] - have[face]
            if lack < 0:
                break
            if lack > dice[face]:
                missing += [face + 1] * (lack - dice[face])
                if len(missing) > scrap:
                    break
        else:
            found.append(tuple(missing))
    return found


@cache
def can_fill(missing: tuple[int, ...], scrap: tuple[int, ...]) -> bool:
    """Each missing value is supplied by a Scrap card of its own (W-8.9)."""
    if not missing:
        return True
    return any(
        missing[0] in ENEMIES[card].dice and can_fill(missing[1:], scrap[:index] + scrap[index + 1 :])
        for index, card in enumerate(scrap)
    )
