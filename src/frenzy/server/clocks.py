"""How long a table waits for whom. Time comes in as an argument; while the server is down none passes."""

from __future__ import annotations

import asyncio

from frenzy.server.wire import Clock, Pace


def now() -> float:
    """The time that runs while the server does."""
    return asyncio.get_running_loop().time()


class Clocks:
    """Free seconds at each decision, then the reserve of the seat.

    A decision begins when everybody sees it: what a seat is asked in secret runs on the clock that runs already.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.reserve = [pace.reserve] * seats
        self.seat: int | None = None
        self.began = 0.0

    def turn(self, seat: int | None, now: float) -> None:
        """A new decision for all to see; what the last one took too long goes off its seat's reserve."""
        if self.seat is not None and self.is_running:
            overtime = max(0.0, now - self.began - self.pace.seconds)
            self.reserve[self.seat] = max(0.0, self.reserve[self.seat] - overtime)
        self.seat, self.began = seat, now

    @property
    def is_running(self) -> bool:
        return self.pace.clock != "none"

    def limit(self, gone_since: float | None) -> float | None:
        """When somebody has to stand in for the seat; `gone_since` is when its last connection went."""
        if self.seat is None:
            return None
        limits: list[float] = []
        if self.is_running:
            limits.append(self.began + self.pace.seconds + self.reserve[self.seat])
        if self.pace.away is not None and gone_since is not None:
            limits.append(max(self.began, gone_since) + self.pace.away)
        return min(limits, default=None)

    def shown(self, now: float) -> Clock | None:
        if self.seat is None or not self.is_running:
            return None
        left = max(0.0, self.began + self.pace.seconds - now)
        return Clock(self.seat, round(left, 1), [round(seconds, 1) for seconds in self.reserve])
