"""Numbers that say how sure they are."""

from __future__ import annotations

from math import sqrt


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
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
