"""PostgreSQL ends as if the power had failed, again and again, while a store plays on it and goes on by itself."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from random import Random

import pytest

from frenzy.server.store import StoreFailure
from frenzy.server.store.interface import Store
from tests.server.killed import SEATS, TABLES
from tests.server.killed import table_record as record
from tests.server.postgres import Cluster, address, cluster, missing
from tests.server.stores import open_seats

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]

KILLS = 4


class Play:
    """Tables that are played on whatever happens. What was acknowledged is written down."""

    def __init__(self, store: Store) -> None:
        self.store, self.is_over, self.failures = store, False, 0
        self.logs: dict[str, list[str]] = {table: [] for table in TABLES}

    async def begin(self) -> None:
        for table in TABLES:
            await self.store.create_table(record(table), open_seats(table, SEATS))

    async def at(self, table: str) -> None:
        """Append for ever. A failure tells nothing: the log has to be looked at, as a server would."""
        log, made = self.logs[table], 0
        while not self.is_over:
            made += 1
            try:
                await self.store.append(table, len(log), 0, f"choice {made}")
            except StoreFailure:
                self.failures += 1
                await self.look(table, f"choice {made}")
            else:
                log.append(f"choice {made}")

    async def look(self, table: str, under_way: str) -> None:
        """All that was acknowledged is there once, with the one under way or without."""
        while True:
            with suppress(StoreFailure):
                found = [action.choice for action in await self.store.actions(table)]
                break
        assert found in (self.logs[table], [*self.logs[table], under_way])
        self.logs[table][:] = found

    def played(self) -> int:
        return sum(map(len, self.logs.values()))


async def kill_often(database: Cluster) -> None:
    from frenzy.server.store.postgres.store import PostgresStore

    store, rng = PostgresStore(address(database.folder)), Random(1)
    play = Play(store)
    await play.begin()
    players = [asyncio.create_task(play.at(table)) for table in TABLES]
    for _ in range(KILLS):
        goal = play.played() + rng.randint(20, 100)
        while play.played() < goal:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(database.stop, signal.SIGQUIT)
        await asyncio.to_thread(database.start)
    play.is_over = True
    await asyncio.gather(*players)
    for table in TABLES:
        await play.look(table, "nothing")
    assert play.played() > KILLS * 20
    await store.close()


def test_what_was_acknowledged_outlives_the_database_and_the_store_goes_on() -> None:
    with cluster(fsync="on", full_page_writes="on") as database:
        asyncio.run(kill_often(database))
