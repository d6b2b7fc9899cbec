"""Whether the server and its storage work: looked at when somebody asks, and then not again for a moment."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Final, Literal

import structlog

from frenzy.server.store import BadStore, DiskFull, StoreFailure
from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import now

FRESH: Final = 2.0
"""So many seconds an answer is given again: however many ask, there is one look in that time."""
PATIENCE: Final = 2.5
"""Seconds for a look; a storage that takes longer does not work."""
START_SECONDS: Final = 10.0

Trouble = Literal["disk_full", "damaged", "storage_fails", "storage_late"]
log = structlog.get_logger()


class Health:
    """How the storage is, as one word for everybody; the log has the rest."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.begun = -inf
        self.looking: asyncio.Task[Trouble | None] | None = None
        self.known: Trouble | None = None

    async def trouble(self) -> Trouble | None:
        """What is wrong, if anything is."""
        looking = self.looking
        if looking is None or (looking.done() and now() - self.begun > FRESH):
            self.begun = now()
            looking = self.looking = asyncio.create_task(self.look(), name="health")
        done, _ = await asyncio.wait([looking], timeout=self.begun + PATIENCE - now())
        found = looking.result() if done else "storage_late"
        self.note(found)
        return found

    async def watch_start(self) -> None:
        """A large file is looked at behind the start, whether somebody asks or not."""
        await asyncio.sleep(START_SECONDS)
        await self.trouble()

    async def look(self) -> Trouble | None:
        try:
            await self.store.check()
        except StoreFailure as error:
            log.error("storage in trouble", error=str(error))
            return word_of(error)
        return None

    def note(self, found: Trouble | None) -> None:
        if self.known is not None and found is None:
            log.info("storage well again")
        self.known = found

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)


def word_of(error: StoreFailure) -> Trouble:
    if isinstance(error, DiskFull):
        return "disk_full"
    return "damaged" if isinstance(error, BadStore) else "storage_fails"
