"""Numbers that say how sure they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

SURE = 1.96
"""An interval that holds the truth 95 times in 100 is so many standard errors long, to either side."""


def wilson(wins: float, games: float, z: float = SURE) -> tuple[float, float]:
    """The Wilson interval of a win rate, 95 % by default.

    >>> low, high = wilson(20, 25)
    >>> round(low, 2), round(high, 2)
    (0.61, 0.91)
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, z * z
    centre = rate + square / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def win_rate(groups: Iterable[Sequence[float]], z: float = SURE) -> tuple[float, float, float]:
    """The rate of shares of a win, with its Wilson interval.

    A group holds the games of one seed. Games of one seed are alike, so that ten of them tell less than ten games of
    ten seeds: the interval is that of as many games as would scatter as the groups do, and never of more than were
    played.
    """
    found = [group for group in groups if group]
    games, wins = sum(map(len, found)), sum(map(sum, found))
    if not games:
        return 0.0, 0.0, 1.0
    rate, worth = wins / games, float(games)
    if len(found) == 1:
        worth = 1.0
    elif 0 < rate < 1:
        variance = sum((sum(group) - rate * len(group)) ** 2 for group in found) / games**2
        worth = min(worth, rate * (1 - rate) / variance) if variance else worth
    return rate, *wilson(rate * worth, worth, z)


def paired_difference(groups: Iterable[Sequence[float]], z: float = SURE) -> tuple[float, float, float]:
    """The mean of differences between -1 and 1 with its interval; a group holds those of one seed, as above.

    The interval is the normal one after a pair has been added in favour of either side, as Bonett and Price do for
    McNemar's table: without them a hundred pairs that all agree would leave no doubt.
    """
    found = [group for group in groups if group]
    pairs, total = sum(map(len, found)), sum(map(sum, found))
    if len(found) < 2:
        return total / pairs if pairs else 0.0, -1.0, 1.0
    found += [[1.0], [-1.0]]
    centre = total / (pairs + 2)
    spread = z * sqrt(sum((sum(group) - centre * len(group)) ** 2 for group in found)) / (pairs + 2)
    return total / pairs, max(-1.0, centre - spread), min(1.0, centre + spread)
