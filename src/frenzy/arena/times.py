"""How long decisions took: counted in steps of three per cent, so that thousands of games add up to a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log10
from typing import Final

from msgspec import Struct, field

STEPS: Final = 80
"""From one power of ten to the next."""

SHORTEST: Final = 1e-6
"""Seconds; what is shorter is as good as nothing."""


class Times(Struct, frozen=True):
    """How many decisions took how long; `steps` counts them by the power of ten, times 80, of their microseconds."""

    steps: dict[int, int] = field(default_factory=dict)
    slowest: float = 0.0

    @staticmethod
    def of(seconds: Iterable[float]) -> Times:
        every = list(seconds)
        return Times(dict(sorted(Counter(map(step, every)).items())), max(every, default=0.0))

    @staticmethod
    def together(several: Iterable[Times]) -> Times:
        every = list(several)
        steps = sum((Counter(times.steps) for times in every), Counter[int]())
        return Times(dict(sorted(steps.items())), max((times.slowest for times in every), default=0.0))

    @property
    def decisions(self) -> int:
        return sum(self.steps.values())

    def quantile(self, share: float) -> float:
        """So many seconds were enough for that share of the decisions.

        >>> times = Times.of([0.001] * 95 + [0.1] * 5)
        >>> [round(times.quantile(share), 3) for share in (0.5, 0.95, 1.0)]
        [0.001, 0.001, 0.1]
        """
        left = ceil(share * self.decisions)
        for number, count in sorted(self.steps.items()):
            left -= count
            if left <= 0:
                return min(float(SHORTEST * 10 ** (number / STEPS)), self.slowest)
        return self.slowest


def step(seconds: float) -> int:
    return round(STEPS * log10(max(seconds, SHORTEST) / SHORTEST))
