"""How long servers have been up, and what the clock on the wall said meanwhile.

Ages are counted in the time that a server has been up. A clock that jumps, or one that was wrong at the start, makes
nothing old: what happened before a moment on the wall is a month old when servers have been up for a month since the
diary has that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final, NamedTuple

from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import now

PAGE_SECONDS: Final = 6 * 3_600.0
"""Of time up, between two pages that are kept."""
MOST_PAGES: Final = 4 * 1_200
NAME: Final = "diary"


class Page(NamedTuple):
    """When servers had been up so long, the clock said this."""

    up: float
    wall: float


class Diary:
    """One for all servers of a store: each adds the time since the last entry, but no more than it was up itself."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self.store, self.clock = store, clock
        self.written: float | None = None
        self.pages: list[Page] = []

    async def write(self) -> None:
        """Note how much time has passed."""
        up, wall = 0.0 if self.written is None else now() - self.written, self.clock()
        self.written = now()
        pages = [Page(*page) for page in await self.store.note(NAME) or ()]
        self.pages = with_page(pages, up, wall)
        await self.store.put_note(NAME, self.pages)

    def before(self, seconds: float) -> float | None:
        """What the clock said at most, so long ago; None if the diary does not go back that far."""
        if not self.pages:
            return None
        then = self.pages[-1].up - seconds
        first = max((number for number, page in enumerate(self.pages) if page.up <= then), default=None)
        return None if first is None else min(page.wall for page in self.pages[first:])


def with_page(pages: list[Page], up: float, wall: float) -> list[Page]:
    """The diary goes on. The last page is that of today, until it is full.

    >>> with_page([Page(0.0, 1000.0)], 60.0, 1060.0)
    [Page(up=0.0, wall=1000.0), Page(up=60.0, wall=1060.0)]
    >>> with_page([Page(0.0, 1000.0), Page(60.0, 1060.0)], 60.0, 2_000_000.0)
    [Page(up=0.0, wall=1000.0), Page(up=120.0, wall=2000000.0)]
    """
    if not pages:
        return [Page(0.0, wall)]
    last = pages[-1]
    since = wall - last.wall
    passed = min(up, since) if since >= 0 else up  # others may have written since; a clock that went back says nothing
    is_full = len(pages) < 2 or last.up - pages[-2].up >= PAGE_SECONDS
    return [*(pages if is_full else pages[:-1]), Page(last.up + passed, wall)][-MOST_PAGES:]
