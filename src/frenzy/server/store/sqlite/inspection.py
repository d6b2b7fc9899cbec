"""Whether the SQLite file is whole while a server uses it.

SQLite looks only at the pages that it needs, and keeps those in memory that it has seen. Whoever writes over the file,
cuts it, removes it or fills the disk is noticed here.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

from frenzy.server.store import BadStore, DiskFull, StoreFailure
from frenzy.server.store.sqlite.errors import failure
from frenzy.server.store.sqlite.outside import Outside
from frenzy.server.store.sqlite.schema import check

ROOM: Final = 4 * 1_024 * 1_024
"""Bytes: with less than that the next writes may fail, even if this one has found a place in the log."""
SHARE: Final = 0.02
"""Of the time goes into reading the whole file, at most: it takes long where much is kept."""
SHARE_FOR_OTHERS: Final = 0.25
"""The same, if somebody else has written to it: then there is a reason, and one does not wait for long."""
MOMENT: Final = 1.0
"""So many seconds one waits for that; what takes longer is told to whoever asks next."""
BEHIND_START: Final = 5.0
"""Seconds until a large file is read for the first time: after a start others have more to do."""

Seen = tuple[int, int]


class Inspector:
    """Looks at the file from outside, as often as somebody asks; at all of it when it has changed."""

    def __init__(self, path: Path, outside: Outside, *, is_checked: bool = True) -> None:
        self.path, self.outside, self.file = path, outside, path.stat()
        self.wal = path.with_name(f"{path.name}-wal")
        self.seen: Seen = (self.file.st_mtime_ns, self.file.st_size) if is_checked else (0, 0)
        self.due = 0.0 if is_checked else perf_counter() + BEHIND_START
        self.due_for_others = 0.0
        self.patience = MOMENT if is_checked else 0.0
        self.reading: asyncio.Future[None] | None = None
        self.connection: sqlite3.Connection | None = None
        self.damage: StoreFailure | None = None

    async def look(self) -> None:
        """StoreFailure if something is wrong."""
        found = self.look_outside()
        due = min(self.due, self.due_for_others) if self.outside.ask() else self.due
        if self.reading is None and found != self.seen and perf_counter() >= due:
            self.outside.forget()
            self.reading = asyncio.get_running_loop().run_in_executor(None, self.read_all, found)
        if self.reading is not None:
            done, _ = await asyncio.wait([self.reading], timeout=self.patience)
            self.reading = None if done else self.reading
        if self.damage is not None:
            raise failure(self.path, self.damage)

    def look_outside(self) -> Seen:
        """What costs nothing: is it there, is it ours, has it shrunk, is there room?

        Nobody but SQLite may open the file in this process: closing it would end SQLite's locks on it.
        """
        disk = os.statvfs(self.path.parent)
        if disk.f_bavail * disk.f_frsize < ROOM:
            raise DiskFull(f"{self.path}: the disk is full")
        try:
            found = self.path.stat()
            self.wal.stat()
        except FileNotFoundError as error:
            raise BadStore(f"{error.filename}: it is gone") from None
        if (found.st_dev, found.st_ino) != (self.file.st_dev, self.file.st_ino):
            raise BadStore(f"{self.path}: another file has taken its place")
        if found.st_size < self.seen[1]:
            self.due = 0.0
        return found.st_mtime_ns, found.st_size

    def read_all(self, found: Seen) -> None:
        """In another thread, with a connection that has nothing in memory yet."""
        begun = perf_counter()
        try:
            place = f"{self.path.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(place, uri=True, check_same_thread=False)) as self.connection:
                check(self.path, self.connection)
        except StoreFailure as error:
            self.damage = error
        else:
            self.damage = None
        finally:
            self.connection = None
        now = perf_counter()
        self.seen, self.due = found, now + (now - begun) / SHARE
        self.due_for_others = now + (now - begun) / SHARE_FOR_OTHERS
        self.patience = MOMENT if now - begun < MOMENT else 0.0

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self.connection is not None:
            self.connection.interrupt()
