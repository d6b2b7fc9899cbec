"""The store without a disk and without threads: the same answers, and nothing is left of it afterwards."""

from __future__ import annotations

import sqlite3
from asyncio import sleep
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import TypeVar
from weakref import finalize

from frenzy.server.store import StoreClosed
from frenzy.server.store.sql.database import Database
from frenzy.server.store.sql.store import Clock
from frenzy.server.store.sql.writer import Change
from frenzy.server.store.sqlite.database import SqliteDatabase
from frenzy.server.store.sqlite.schema import bring_up_to_date
from frenzy.server.store.sqlite.store import SqliteStore

T = TypeVar("T")


class MemoryStore(SqliteStore):
    """Changes are made at once and acknowledged a moment later, as a disk would."""

    def __init__(self, *, clock: Clock | None = None) -> None:
        self.path, self.is_closed = Path(":memory:"), False
        self.clock, self.given_clock = clock or time, clock
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        finalize(self, connection.close)
        self.database = SqliteDatabase(self.path, connection)
        self.database.execute("PRAGMA foreign_keys = ON")
        bring_up_to_date(self.path, self.database)

    async def do(self, change: Change[T]) -> T:
        self.check_open()
        change.make_alone(self.database)
        await sleep(0)
        change.settle()
        return change.future.result()

    async def read(self, work: Callable[[Database], T]) -> T:
        self.check_open()
        return work(self.database)

    async def check(self) -> None:
        self.check_open()

    async def close(self) -> None:
        self.is_closed = True

    @property
    def queue(self) -> int:
        return 0

    def check_open(self) -> None:
        if self.is_closed:
            raise StoreClosed(":memory:: the store is closed")
