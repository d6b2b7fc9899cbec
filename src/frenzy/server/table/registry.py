"""The tables of a server: found in memory or loaded from disk, and unloaded when nobody uses them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import time
from typing import Any, Final

import structlog
from msgspec import convert

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import FrenzyError, UnknownGame
from frenzy.kernel.codec import check_content
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.queue import Audience
from frenzy.server.store import Leased, LostLease, Phase, SeatRecord, StoreFailure, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import now
from frenzy.server.table.leases import Leases
from frenzy.server.table.serializers import stored_info, table_info
from frenzy.server.table.table import Table

SHOWN_TABLES: Final = 100
IDLE_SECONDS: Final = 120.0
"""So long a table stays in memory when nobody is there and nothing moves."""
LOBBY_DAYS: Final = 30
"""So long a table is kept that has not begun."""
LOBBY_SECONDS: Final = LOBBY_DAYS * 86_400.0

log = structlog.get_logger()


class TableRegistry:
    """All tables of this server."""

    def __init__(self, store: Store, bots: BotPool, leases: Leases | None = None) -> None:
        self.store, self.bots, self.leases = store, bots, leases
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.background: list[asyncio.Task[None]] = []
        self.leaving: set[asyncio.Task[None]] = set()
        self.is_ours: Callable[[str], bool] = lambda _name: (
            True
        )  # of a table, or campaign: where others share the store
        bots.queue.consult(self.audience)

    # -- finding ------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: every game whose bots or clocks go on by themselves is opened, one after the other.

        The others wait on the disk until somebody asks for them.
        """
        playing = await self.store.tables("playing")
        self.background = [
            asyncio.create_task(self.resume(playing), name="resume tables"),
            asyncio.create_task(self.tidy_up(), name="tidy up"),
        ]
        if self.leases is not None:
            self.background.append(asyncio.create_task(self.leases.keep(self.lose), name="keep leases"))

    async def resume(self, records: Sequence[TableRecord]) -> None:
        """Tables that somebody asks for come first."""
        for record in records:
            if record.id in self.tables or not self.is_ours(record.id):
                continue
            while self.opening:
                await asyncio.wait(self.opening.values())
            try:
                if goes_on_alone(record, await self.store.seats(record.id)):
                    await self.find(record.id)
            except Leased as error:
                log.info("table is still elsewhere", table=record.id, owner=error.lease.owner)
            except (FrenzyError, StoreFailure) as error:
                log.error("table not resumed", table=record.id, error=str(error))
            except Exception as error:  # whatever is wrong with one table keeps no other from coming back
                log.error("our mistake", table=record.id, exc_info=error)

    async def tidy_up(self) -> None:
        """Let go of tables that nobody has used for a while, and for good of those that never began."""
        swept = -LOBBY_SECONDS
        while True:
            try:
                if now() - swept > LOBBY_SECONDS / LOBBY_DAYS:
                    swept = now()
                    await self.store.forget_lobbies(time() - LOBBY_SECONDS, but={*self.tables, *self.opening})
                for name, table in [*self.tables.items()]:
                    if table.is_idle and now() - table.mailbox.used_at > IDLE_SECONDS:
                        await self.forget(name)
            except Exception as error:  # the next time comes soon
                log.error("not tidied up", exc_info=error)
            await asyncio.sleep(IDLE_SECONDS / 4)

    async def forget(self, name: str) -> None:
        """The table leaves the memory; all of it is on the disk."""
        await self.let_go(self.tables.pop(name))

    async def let_go(self, table: Table) -> None:
        await table.close()
        if self.leases is not None:
            await self.leases.give_back(table.record.id, table.epoch)

    def lose(self, name: str, epoch: int) -> None:
        """The table is somebody else's by now: it leaves the memory at once, and nothing of it is written."""
        if self.leases is not None and self.leases.forget(name, epoch):
            log.warning("table lost", table=name, epoch=epoch)
            if name in self.tables:
                stopping = asyncio.create_task(self.tables.pop(name).stop(), name=f"lose {name}")
                self.leaving.add(stopping)
                stopping.add_done_callback(self.leaving.discard)

    async def drop(self, name: str) -> None:
        """The table is no longer on the disk: it leaves the memory as well."""
        if name in self.opening:
            await asyncio.wait([self.opening[name]])
        if name in self.tables:
            await self.forget(name)

    async def find(self, name: str) -> Table:
        """The table of that id; UnknownTable if there is none."""
        table = self.tables.get(name)
        if table is None:
            if name not in self.opening:
                self.opening[name] = asyncio.create_task(self.open(name), name=f"open {name}")
                self.opening[name].add_done_callback(partial(self.opened, name))
            table = await asyncio.shield(self.opening[name])
        table.mailbox.use()
        return table

    def opened(self, name: str, _task: asyncio.Task[Table]) -> None:
        del self.opening[name]

    async def open(self, name: str) -> Table:
        """First it has to be ours: what is read after that is all that anybody has written."""
        if self.leases is None:
            self.tables[name] = await self.load(name)
            return self.tables[name]
        epoch = await self.leases.claim(name)
        try:
            table = await self.load(name, epoch=epoch, lost=partial(self.lose, name, epoch))
        except BaseException:
            await self.leases.give_back(name, epoch)
            raise
        if not self.leases.has(name, epoch):
            await table.stop()
            raise LostLease(name, epoch)
        self.tables[name] = table
        return table

    async def load(self, name: str, **lease: Any) -> Table:
        record = await self.store.table(name)
        if record.phase != "lobby":
            check_content(load(record.game), record.content_hash)
        table = Table(record, await self.store.seats(name), self.store, self.bots, **lease)
        if record.phase != "lobby":
            try:
                await table.do(table.begin)
            except BaseException:
                await table.close()
                raise
        return table

    def audience(self, name: str) -> Audience:
        """Who waits for the bots of a table."""
        table = self.tables.get(name)
        return Audience("", is_there=False) if table is None else table.presence.audience

    async def public(self) -> list[wire.TableInfo]:
        """The newest public tables that are not over."""
        phases: tuple[Phase, ...] = ("lobby", "playing")
        records = [
            record
            for phase in phases
            for record in await self.store.tables(phase, public=True, newest=SHOWN_TABLES)
            if can_be_opened(record)
        ]
        newest = sorted(records, key=lambda record: -record.created)[:SHOWN_TABLES]
        return [await self.info(record) for record in newest]

    async def info(self, record: TableRecord) -> wire.TableInfo:
        """What everybody may know of a table, which need not be opened for that."""
        table = self.tables.get(record.id)
        return table_info(table) if table is not None else stored_info(record, await self.store.seats(record.id))

    async def close(self) -> None:
        for task in (*self.background, *self.opening.values()):
            task.cancel()
        await asyncio.gather(*self.background, *self.opening.values(), *self.leaving, return_exceptions=True)
        await asyncio.gather(*(self.let_go(table) for table in self.tables.values()))


def can_be_opened(record: TableRecord) -> bool:
    """A game goes on with the rules and cards that it began with, or not at all."""
    try:
        game = load(record.game)
    except UnknownGame:
        return False
    return record.phase == "lobby" or record.content_hash == game.content_hash()


def goes_on_alone(record: TableRecord, seats: Sequence[SeatRecord]) -> bool:
    """Something may happen at this table although nobody is there: a bot plays, or a clock runs out."""
    pace = convert(record.pace, wire.Pace)
    is_timed = pace.clock != "none" or pace.away is not None
    return is_timed or any(seat.kind == "bot" or seat.stand_in is not None for seat in seats)
