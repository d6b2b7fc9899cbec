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
    """What comes first: opponents of people, then hints, then tables that nobody looks at."""

    PLAY = 0
    HINT = 1
    ALONE = 2


class Request(Generic[W]):
    """Somebody who waits for a worker."""

    def __init__(self, table: str, *, is_hint: bool) -> None:
        loop = asyncio.get_running_loop()
        self.table, self.is_hint, self.asked_at = table, is_hint, loop.time()
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
        """Asked whenever somebody is next: people come and go while their table waits."""
        self.waiting: list[Request[W]] = []
        self.working: Counter[Turn] = Counter()
        self.turns: dict[Turn, int] = {}
        self.numbers = count(1)

    # -- waiting ------------------------------------------------------------------------------------------------

    def next(self) -> Request[W] | None:
        """Whose turn it is; None if nobody waits who may have another worker."""
        return min(filter(self.may_work, self.waiting), key=self.rank, default=None)

    def rank(self, request: Request[W]) -> tuple[int, int, int, float]:
        home, table = self.turns_of(request)
        return self.lane(request), self.turns.get(home, 0), self.turns.get(table, 0), request.asked_at

    def lane(self, request: Request[W]) -> Lane:
        """A hint that somebody has waited for long enough is as urgent as an opponent."""
        if request.is_hint:
            is_long = asyncio.get_running_loop().time() - request.asked_at > HINT_PATIENCE
            return Lane.PLAY if is_long else Lane.HINT
        return Lane.PLAY if self.audience(request.table).is_there else Lane.ALONE

    def turns_of(self, request: Request[W]) -> tuple[Turn, Turn]:
        """What takes turns: the address, and its tables. A table whose address is not known stands for itself."""
        return ("home", self.audience(request.table).home or request.table), ("table", request.table)

    def people(self) -> int:
        """How many wait that somebody waits for."""
        return sum(self.lane(request) != Lane.ALONE for request in self.waiting)

    # -- working ------------------------------------------------------------------------------------------------

    def may_work(self, request: Request[W]) -> bool:
        most = max(1, self.workers - 1)
        return all(self.working[group] < most for group in self.groups(request))

    def groups(self, request: Request[W]) -> list[Turn]:
        """Those who have only so many workers at a time."""
        home, _ = self.turns_of(request)
        kinds = [("kind", "hint")] * request.is_hint + [("kind", "alone")] * (self.lane(request) is Lane.ALONE)
        return [home, *kinds]

    def grant(self, request: Request[W], worker: W) -> None:
        """It is this one's turn."""
        self.waiting.remove(request)
        number = next(self.numbers)
        for turn in self.turns_of(request):
            self.turns.pop(turn, None)
            self.turns[turn] = number
        while len(self.turns) > MOST_REMEMBERED:
            del self.turns[next(iter(self.turns))]
        request.groups = Counter(self.groups(request))
        self.working += request.groups
        request.worker.set_result(worker)

    def finish(self, request: Request[W]) -> None:
        """It waits no longer, and no worker thinks about it."""
        if request.worker.done():
            self.working -= request.groups
        else:
            self.waiting.remove(request)
