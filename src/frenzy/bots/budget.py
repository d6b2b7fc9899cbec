"""How long a bot may think, and the best it has found so far."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from frenzy.kernel.compiled import mypyc_attr

OPPONENT_SECONDS: Final = 5.0
"""So long an opponent may think about a decision, where somebody waits for it."""

HINT_SECONDS: Final = 3.0
"""So long somebody waits for a hint; less than for an opponent, so that hints never use up an opponent's time."""

HINT_PATIENCE: Final = 0.5
"""After so many seconds, whoever waits for a hint is told the best so far."""


class OutOfTime(Exception):
    """The time is up: a search stops where it is, and the best so far counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Time until a moment of the monotonic clock, which is the same in all processes and which nobody can set.

    `tell` is called with every better choice, as soon as it is found.
    """

    def __init__(self, deadline: float = inf, tell: Callable[[str], None] | None = None) -> None:
        self.deadline = deadline
        self.tell = tell
        self.best = ""

    @staticmethod
    def lasting(seconds: float, tell: Callable[[str], None] | None = None) -> Budget:
        """So many seconds from now on.

        >>> Budget.lasting(60).is_over, Budget.lasting(0).is_over, Budget().is_over
        (False, True, False)
        """
        return Budget(monotonic() + seconds, tell)

    @property
    def is_over(self) -> bool:
        return monotonic() >= self.deadline

    def check(self) -> None:
        """For the inside of loops: stop here if the time is up."""
        if monotonic() >= self.deadline:
            raise OutOfTime

    def report(self, choice: str) -> None:
        """This is the best so far."""
        if choice != self.best:
            self.best = choice
            if self.tell is not None:
                self.tell(choice)

    def part(self, share: float = 1.0) -> Budget:
        """A share of the time that is left, for a search of which nothing is told."""
        now = monotonic()
        return Budget(now + share * (self.deadline - now))
