"""The tables of a server: found in memory or loaded from disk, and unloaded when nobody uses them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import structlog
from msgspec import ValidationError

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import FrenzyError, UnknownGame
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.queue import Audience
from frenzy.server.store import Leased, LostLease, Phase, StoreFailure, SummaryRecord, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import now
from frenzy.server.table.leases import Leases
from frenzy.server.table.serializers import stored_info, table_info
from frenzy.server.table.sleepers import Asleep, Sleepers, first_limit
from frenzy.server.table.table import Table

SHOWN_TABLES: Final = 100
IDLE_SECONDS: Final = 120.0
"""So long a table stays in memory when nobody is there and nothing moves."""
FILMS: Final = 100
"""So many games are looked up at a time to be filmed."""
RETRY_SECONDS: Final = 30.0
"""After so long a table is tried again that could not be read when its clock ran out."""

log = structlog.get_logger()


def everything(_name: str) -> bool:
    """Where no other server is, every table and campaign is this one's."""
    return True


class TableRegistry:
    """All tables of this server."""

    def __init__(self, store: Store, bots: BotPool, leases: Leases | None = None) -> None:
        self.store, self.bots, self.leases = store, bots, leases
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.sleepers = Sleepers()
        self.background: list[asyncio.Task[None]] = []
        self.leaving: set[asyncio.Task[None]] = set()
        self.is_ours: Callable[[str], bool] = everything
        bots.consult(self.audience)

    # -- finding ------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: every game in which bots go on is opened, one after the other; clocks will wake theirs.

        The others wait on the disk until somebody asks for them.
        """
        self.background = [
            asyncio.create_task(self.resume(), name="resume tables"),
            asyncio.create_task(self.wake_sleepers(), name="wake tables"),
            asyncio.create_task(self.tidy_up(), name="tidy up"),
            asyncio.create_task(self.film_all(), name="film"),
        ]
        if self.leases is not None:
            self.background.append(asyncio.create_task(self.leases.keep(self.lose), name="keep leases"))

    async def resume(self) -> None:
        """All clocks first, because time runs; then the bots."""
        begun, with_bots = now(), []
        try:
            async for summary in each_summary(self.store, phase="playing"):
                if not self.is_ours(summary.id) or summary.id in self.sleepers.asleep:
                    continue
                if summary.has_bots:
                    with_bots.append(summary.id)
                elif summary.id not in self.tables:
                    self.set_alarm(summary, begun)
        except StoreFailure as error:
            log.error("tables not resumed", error=str(error))
        for name in with_bots:
            await self.open_soon(name)

    def set_alarm(self, summary: SummaryRecord, begun: float) -> None:
        """Its decision begins now, with all its free seconds."""
        try:
            limit = first_limit(summary)
        except ValidationError as error:
            log.error("table not resumed", table=summary.id, error=str(error))
        else:
            if limit is not None:
                self.sleepers.put(summary.id, Asleep(begun + limit, begun))

    async def wake_sleepers(self) -> None:
        """Tables whose clock has run out, one after the other."""
        while True:
            name = await self.sleepers.next_due()
            if not await self.open_soon(name):
                self.sleepers.delay(name, RETRY_SECONDS)

    async def open_soon(self, name: str) -> bool:
        """Open a table; those that somebody asks for come first. Whether it is worth no other try."""
        while self.opening:
            await asyncio.wait(self.opening.values())
        if not self.is_ours(name):
            self.sleepers.take(name)
            return True
        try:
            await self.find(name)
        except Leased as error:
            log.info("table is still elsewhere", table=name, owner=error.lease.owner)
            return False
        except StoreFailure as error:
            log.error("table not resumed", table=name, error=str(error))
            return False
        except FrenzyError as error:
            log.error("table not resumed", table=name, error=str(error))
            self.sleepers.take(name)
        except Exception as error:  # whatever is wrong with one table keeps no other from coming back
            log.error("our mistake", table=name, exc_info=error)
            self.sleepers.take(name)
        return True

    async def film_all(self) -> None:
        """Film all games that are over and not filmed yet, the newest first, one after the other, each once.

        Behind those that cannot be filmed there are others.
        """
        tried: set[str] = set()
        while True:
            unfilmed = await self.store.unfilmed(FILMS + len(tried))
            tried.intersection_update(unfilmed)
            names = [name for name in unfilmed if name not in tried]
            if not names:
                return
            for name in names:
                tried.add(name)
                if not self.is_ours(name):
                    continue
                try:
                    table = await self.find(name)
                    if table.filming.task is not None:
                        await asyncio.wait([table.filming.task])
                except (FrenzyError, StoreFailure) as error:
                    log.error("not filmed", table=name, error=str(error))

    async def tidy_up(self) -> None:
        """Let go of tables that nobody has used for a while."""
        while True:
            try:
                for name, table in [*self.tables.items()]:
                    if table.is_idle and now() - table.mailbox.used_at > IDLE_SECONDS:
                        await self.forget(name)
            except Exception as error:  # the next time comes soon
                log.error("not tidied up", exc_info=error)
            await asyncio.sleep(IDLE_SECONDS / 4)

    async def forget(self, name: str) -> None:
        """The table leaves the memory; all of it is on the disk, but for its clocks.

        It does so to the end, even if whoever waits for that is told to stop: the lease would last, and nobody play.
        """
        table = self.tables.pop(name)
        asleep = table.waiting.fall_asleep()
        if asleep is not None:
            self.sleepers.put(name, asleep)
        going = asyncio.create_task(self.let_go(table), name=f"let go of {name}")
        self.see_off(going)
        await asyncio.shield(going)

    def see_off(self, going: asyncio.Task[None]) -> None:
        """What a table still does when it is no longer in memory: a server that closes waits for it."""
        self.leaving.add(going)
        going.add_done_callback(self.leaving.discard)

    async def let_go(self, table: Table) -> None:
        await table.close()
        if self.leases is not None:
            await self.leases.give_back(table.record.id, table.epoch)

    def lose(self, name: str, epoch: int) -> None:
        """The table is somebody else's by now: it leaves the memory at once, and nothing of it is written."""
        if self.leases is not None and self.leases.forget(name, epoch):
            log.warning("table lost", table=name, epoch=epoch)
            if name in self.tables:
                self.see_off(asyncio.create_task(self.tables.pop(name).stop(), name=f"lose {name}"))

    async def drop(self, name: str) -> None:
        """The table is no longer on the disk: it leaves the memory as well."""
        if name in self.opening:
            await asyncio.wait([self.opening[name]])
        if name in self.tables:
            await self.forget(name)
        self.sleepers.take(name)

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
            return self.keep(await self.load(name))
        epoch = await self.leases.claim(name)
        try:
            table = await self.load(name, epoch=epoch, lost=partial(self.lose, name, epoch))
        except BaseException:
            await self.leases.give_back(name, epoch)
            raise
        if not self.leases.has(name, epoch):
            await table.stop()
            raise LostLease(name, epoch)
        return self.keep(table)

    def keep(self, table: Table) -> Table:
        """It is in memory from now on."""
        self.tables[table.record.id] = table
        self.sleepers.take(table.record.id)
        return table

    async def load(self, name: str, **lease: Any) -> Table:
        record = await self.store.table(name)
        table = Table(record, await self.store.seats(name), self.store, self.bots, **lease)
        asleep = self.sleepers.asleep.get(name)
        if asleep is not None:
            table.waiting.wake_up(asleep)
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
    """Its game is installed; whether it goes on with the rules of today shows when it is opened."""
    try:
        load(record.game)
    except UnknownGame:
        return False
    return record.closed is None


async def each_summary(store: Store, phase: Phase | None = None) -> AsyncIterator[SummaryRecord]:
    """All tables on the disk, a few at a time: others want to read as well."""
    last = ""
    while some := await store.summaries(last, phase=phase):
        for summary in some:
            yield summary
        last = some[-1].id
