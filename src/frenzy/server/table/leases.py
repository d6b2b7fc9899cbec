"""The leases of a server that shares its store with others: each table that it has in memory is its own, and nobody
else's, as long as it says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from frenzy.server.store import Leased, StoreFailure
from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import now

LEASE_SECONDS: Final = 10.0
"""So long the tables of a server that was cut off wait for another one."""
RENEWALS: Final = 4
"""In that time; one that comes late, or not at all, is no harm."""
PATIENCE: Final = 2.0
"""So many seconds somebody waits for a table that is on its way from another server."""
STEP: Final = 0.05

log = structlog.get_logger()


class Leases:
    """The tables of one server, each with the epoch under which it writes. One task renews all of them together.

    `owner` is a name that no other server has, and none had before.
    """

    def __init__(self, store: Store, owner: str, seconds: float = LEASE_SECONDS) -> None:
        self.store, self.owner, self.seconds = store, owner, seconds
        self.held: dict[str, int] = {}
        self.renewed_at = now()

    async def claim(self, table: str) -> int:
        """Take a table; the epoch of the lease. Whoever has it may be about to give it back."""
        end = now() + PATIENCE
        while True:
            try:
                lease = await self.store.claim(table, self.owner, self.seconds)
            except Leased:
                if now() >= end:
                    raise
                await asyncio.sleep(STEP)
            else:
                self.held[table] = lease.epoch
                return lease.epoch

    def has(self, table: str, epoch: int | None) -> bool:
        return epoch is not None and self.held.get(table) == epoch

    def forget(self, table: str, epoch: int | None) -> bool:
        """The lease is over; whether it was still held."""
        is_held = self.has(table, epoch)
        if is_held:
            del self.held[table]
        return is_held

    async def give_back(self, table: str, epoch: int | None) -> None:
        """Others may have the table at once; where that cannot be noted, they wait until the time is over."""
        if epoch is not None and self.forget(table, epoch):
            try:
                await self.store.release({table: epoch})
            except StoreFailure as error:
                log.warning("lease not given back", table=table, error=str(error))

    async def keep(self, lose: Callable[[str, int], None]) -> None:
        """Renew everything that is held, again and again, and name what was lost."""
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            for table, epoch in (await self.renew()).items():
                lose(table, epoch)

    async def renew(self) -> dict[str, int]:
        """What was lost, with its epochs: to somebody else, or because the store was not reached in time."""
        asked, began = {**self.held}, now()
        try:
            lost = await self.store.renew(asked, self.seconds) if asked else []
        except StoreFailure as error:
            log.error("leases not renewed", error=str(error))
            return asked if now() - self.renewed_at > self.seconds else {}
        self.renewed_at = began
        return {table: asked[table] for table in lost}
