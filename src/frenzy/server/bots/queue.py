"""Who is thought for next: tables take turns, and so do the addresses that opened them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from itertools import count
from typing import Final, Generic, NamedTuple, TypeVar

from frenzy.bots.budget import HINT_PATIENCE

MOST_REMEMBERED: Final = 5_000
"""So many turns are remembered: whoever has not had one for longer is next anyway."""

W = TypeVar("W")
Turn = tuple[str, str]


class Audience(NamedTuple):
    """Who waits for a table: the address of whoever opened it, if it is known, and whether anybody is there."""

    home: str = ""
    is_there: bool = True


class Lane(IntEnum):
    """What comes first: opponents of people, then hints, then reviews, in turn with tables that nobody looks at."""

    PLAY = 0
    HINT = 1
    ALONE = 2


class Request(Generic[W]):
    """Somebody who waits for a worker."""

    def __init__(self, table: str, *, is_hint: bool = False, is_review: bool = False) -> None:
        loop = asyncio.get_running_loop()
        self.table, self.is_hint, self.is_review, self.asked_at = table, is_hint, is_review, loop.time()
        self.worker: asyncio.Future[W] = loop.create_future()
        self.groups: Counter[Turn] = Counter()


class FairQueue(Generic[W]):
    """Requests that wait, and those that are at work.

    Whoever had a turn longest ago is next: among the addresses, and then among the tables of that address. Where there
    are several workers, one is always left by each address, by hints and by tables that nobody looks at.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.audience: Callable[[str], Audience] = lambda _table: Audience()
        self.waiting: list[Request[W]] = []
        self.working: Counter[Turn] = Counter()
        self.turns: dict[Turn, int] = {}
        self.numbers = count(1)

    def consult(self, audience: Callable[[str], Audience]) -> None:
        """Ask this whenever somebody is next: people come and go while their table waits."""
        self.audience = audience

    # -- waiting ------------------------------------------------------------------------------------------------

    def add(self, request: Request[W]) -> None:
        self.waiting.append(request)

    def next(self) -> Request[W] | None:
        """Whose turn it is; None if nobody waits who may have another worker."""
        most, turns = max(1, self.workers - 1), self.turns
        full = {group for group, workers in self.working.items() if workers >= most}
        best, first = None, None
        for request in self.waiting:
            lane, home = self.lane(request), self.home(request)
            rank = lane, turns.get(home, 0), turns.get(("table", request.table), 0)
            if (best is None or rank < best) and full.isdisjoint(self.groups(request, lane, home)):
                best, first = rank, request
        return first

    def lane(self, request: Request[W]) -> Lane:
        """A hint that somebody has waited for long enough is as urgent as an opponent."""
        if request.is_hint:
            is_long = asyncio.get_running_loop().time() - request.asked_at > HINT_PATIENCE
            return Lane.PLAY if is_long else Lane.HINT
        if request.is_review:
            return Lane.ALONE
        return Lane.PLAY if self.audience(request.table).is_there else Lane.ALONE

    def home(self, request: Request[W]) -> Turn:
        """A table whose address is not known stands for itself."""
        return "home", self.audience(request.table).home or request.table

    def groups(self, request: Request[W], lane: Lane, home: Turn) -> tuple[Turn, ...]:
        """Those who have only so many workers at a time."""
        if request.is_hint:
            return home, ("lane", "hint")
        return (home, ("lane", "alone")) if lane is Lane.ALONE else (home,)

    def people(self) -> int:
        """How many wait that somebody waits for."""
        return sum(self.lane(request) is not Lane.ALONE for request in self.waiting)

    # -- working ------------------------------------------------------------------------------------------------

    def grant(self, request: Request[W], worker: W) -> None:
        """It is this one's turn."""
        self.waiting.remove(request)
        number, home = next(self.numbers), self.home(request)
        for turn in (home, ("table", request.table)):
            self.turns.pop(turn, None)
            self.turns[turn] = number
        while len(self.turns) > MOST_REMEMBERED:
            del self.turns[next(iter(self.turns))]
        request.groups = Counter(self.groups(request, self.lane(request), home))
        self.working += request.groups
        request.worker.set_result(worker)

    def finish(self, request: Request[W]) -> None:
        """It waits no longer, and no worker thinks about it."""
        if request.worker.done():
            self.working -= request.groups
        else:
            self.waiting.remove(request)
