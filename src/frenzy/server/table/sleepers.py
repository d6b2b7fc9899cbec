"""Tables on the disk that a clock will wake: one timer for all of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from heapq import heappop, heappush
from typing import Final, NamedTuple

from frenzy.server.store import SummaryRecord
from frenzy.server.table.clocks import Clocks, now, pace_of

SHORTEST_SLEEP: Final = 60.0
"""Seconds: it is not worth the while to leave the memory for less."""


class Moment(NamedTuple):
    """The clocks of a table as they stood when it left the memory, and since when nobody looks from its seats."""

    clocks: Clocks
    version: int
    gone_since: list[float | None]


class Asleep(NamedTuple):
    """A table that waits on the disk. After a start nobody knows yet whose clock runs: it began `since` then."""

    due: float
    since: float
    moment: Moment | None = None


class Sleepers:
    """Who sleeps until when. Time is that of the loop: a clock on the wall wakes nobody."""

    def __init__(self) -> None:
        self.asleep: dict[str, Asleep] = {}
        self.queue: list[tuple[float, str]] = []  # those that have left are dropped when their time comes
        self.changed = asyncio.Event()

    def put(self, name: str, asleep: Asleep) -> None:
        self.asleep[name] = asleep
        heappush(self.queue, (asleep.due, name))
        self.changed.set()

    def take(self, name: str) -> Asleep | None:
        """It sleeps no longer."""
        return self.asleep.pop(name, None)

    def delay(self, name: str, seconds: float) -> None:
        """It could not be woken, and is due again after so long."""
        if name in self.asleep:
            self.put(name, self.asleep[name]._replace(due=now() + seconds))

    async def next_due(self) -> str:
        """Wait until somebody is due, and say who; it sleeps until it is taken."""
        while True:
            self.drop_gone()
            self.changed.clear()
            left = self.queue[0][0] - now() if self.queue else None
            if left is not None and left <= 0:
                return heappop(self.queue)[1]
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), left)

    def drop_gone(self) -> None:
        while self.queue and not self.is_current(*self.queue[0]):
            heappop(self.queue)

    def is_current(self, due: float, name: str) -> bool:
        return name in self.asleep and self.asleep[name].due == due


def first_limit(summary: SummaryRecord) -> float | None:
    """Seconds until something may happen at a table whose decision begins now, at the earliest; None if never."""
    pace = pace_of(summary)
    limits = [pace.seconds if pace.clock != "none" else None, pace.away]
    return min((limit for limit in limits if limit is not None), default=None)
