"""How long a table waits for whom. Time comes in as an argument; while the server is down none passes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import convert
from msgspec.structs import replace

from frenzy.wire import Clock, Pace

if TYPE_CHECKING:
    from frenzy.server.store import SummaryRecord, TableRecord

STRANGERS_PACE: Final = Pace(clock="live", seconds=60, reserve=300, away=120, level="hard")
"""How long strangers wait for each other where nobody has said anything else."""


def now() -> float:
    """The time that runs while the server does."""
    return asyncio.get_running_loop().time()


def pace_of(record: TableRecord | SummaryRecord) -> Pace:
    """The pace that a table has agreed on. Where strangers meet nobody keeps the others waiting for good: a public
    table always has a clock, and a live one a limit for who is gone."""
    pace = convert(record.pace, Pace)
    if not record.is_public or record.seats == 1:
        return pace
    usual = STRANGERS_PACE
    if pace.clock == "none":
        pace = replace(pace, clock=usual.clock, seconds=usual.seconds, reserve=usual.reserve)
    return replace(pace, away=usual.away) if pace.clock == "live" and pace.away is None else pace


class Clocks:
    """Free seconds at each decision, then the reserve of the seat.

    A decision begins when everybody sees it: what a seat is asked in secret runs on the clock that runs already.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.reserve = [pace.reserve] * seats
        self.seat: int | None = None
        self.began = self.free_until = 0.0
        self.decision = 0
        self.left: dict[int, float] = {}

    def resume(self, spent: Iterable[tuple[int, float]]) -> None:
        """After a restart: what each answer took off the reserve of its seat is gone, the rest is still there."""
        self.reserve = [self.pace.reserve] * len(self.reserve)
        for seat, seconds in spent:
            self.reserve[seat] = max(0.0, self.reserve[seat] - seconds)

    def turn(self, seat: int | None, now: float, decision: int) -> None:
        """A new decision for all to see; what the last one took too long goes off its seat's reserve.

        `decision` is its number in the log: a seat that takes back finds what it has left of its free seconds there.
        """
        if self.seat is not None:
            self.pay(self.seat, self.overtime(self.seat, now))
            self.left[self.decision] = max(0.0, self.free_until - now)
        if seat != self.seat:
            self.left.clear()
        self.seat, self.decision, self.began = seat, decision, now
        self.free_until = now + self.left.get(decision, self.pace.seconds)

    def is_spent(self, seat: int, decision: int) -> bool:
        """The seat's time for this decision was over when it was made."""
        return self.is_running and self.reserve[seat] <= 0 and self.left.get(decision, 1.0) <= 0

    def overtime(self, seat: int, now: float) -> float:
        """What an answer of this seat takes off its reserve, if it comes now."""
        if seat != self.seat or not self.is_running:
            return 0.0
        return min(max(0.0, now - self.free_until), self.reserve[seat])

    def pay(self, seat: int, seconds: float) -> None:
        """Take it off the reserve; it is not asked for again."""
        self.reserve[seat] = max(0.0, self.reserve[seat] - seconds)
        if seat == self.seat:
            self.free_until += seconds

    @property
    def is_running(self) -> bool:
        return self.pace.clock != "none"

    def limit(self, gone_since: float | None) -> float | None:
        """When somebody has to stand in for the seat; `gone_since` is when its last connection went."""
        if self.seat is None:
            return None
        limits = [self.absence_limit([gone_since])]
        if self.is_running:
            limits.append(self.free_until + self.reserve[self.seat])
        return min((limit for limit in limits if limit is not None), default=None)

    def absence_limit(self, gone_since: Iterable[float | None]) -> float | None:
        """When somebody has to stand in for seats that are all away; None as long as one of them is there."""
        latest = self.began
        for since in gone_since:
            if since is None:
                return None
            latest = max(latest, since)
        return None if self.pace.away is None else latest + self.pace.away

    def shown(self, now: float) -> Clock | None:
        """As it stands now: when a reserve was charged, and so how often its seat has answered, is unseen."""
        if self.seat is None or not self.is_running:
            return None
        left = [*self.reserve]
        left[self.seat] -= self.overtime(self.seat, now)
        return Clock(self.seat, round(max(0.0, self.free_until - now), 1), [round(seconds, 1) for seconds in left])
