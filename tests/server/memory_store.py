"""The store without a disk and without threads: the same answers, and nothing is left of it afterwards."""

from __future__ import annotations

import sqlite3
from asyncio import sleep
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import TypeVar
from weakref import finalize

from frenzy.server.store.sqlite.errors import closed
from frenzy.server.store.sqlite.rows import Database
from frenzy.server.store.sqlite.schema import bring_up_to_date
from frenzy.server.store.sqlite.store import SqliteStore
from frenzy.server.store.sqlite.writer import Change

T = TypeVar("T")


class MemoryStore(SqliteStore):
    """Changes are made at once and acknowledged a moment later, as a disk would."""

    def __init__(self, *, clock: Callable[[], float] = time) -> None:
        self.path, self.clock, self.is_closed = Path(":memory:"), clock, False
        self.database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, factory=Database)
        finalize(self, self.database.close)
        self.database.execute("PRAGMA foreign_keys = ON")
        bring_up_to_date(self.path, self.database)

    async def write(self, work: Callable[[Database], T], *, is_one_statement: bool = False) -> T:
        self.check_open()
        change = Change(work, is_one_statement=is_one_statement)
        change.make(self.database, self.path)
        await sleep(0)
        change.settle()
        return change.future.result()

    async def read(self, work: Callable[[Database], T]) -> T:
        self.check_open()
        return work(self.database)

    async def close(self) -> None:
        self.is_closed = True

    def check_open(self) -> None:
        if self.is_closed:
            raise closed(self.path)
