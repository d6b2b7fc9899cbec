"""The store in one SQLite file.

One thread writes. It takes all the changes that wait for it, makes them in one transaction, and commits with one
synchronisation of the disk; then it tells everybody who waited. Alone, a change costs one synchronisation; in a
crowd, a share of one. Reads have a connection and a thread of their own and never wait for a write.
"""

from __future__ import annotations

import sqlite3
from asyncio import get_running_loop, to_thread
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from time import time
from typing import TypeVar

from frenzy.server.sqlite_campaigns import (
    create_campaign,
    forget_campaign,
    read_campaign,
    read_campaigns,
    read_runs,
)
from frenzy.server.sqlite_errors import closed, failure
from frenzy.server.sqlite_queries import (
    add_chat,
    append,
    create_table,
    forget_lobbies,
    put_snapshot,
    read_actions,
    read_chat,
    read_seats,
    read_snapshot,
    read_table,
    read_tables,
    read_undone,
    truncate,
    update_seat,
    update_table,
)
from frenzy.server.sqlite_schema import check, connect
from frenzy.server.sqlite_writer import Change, Writer
from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    Phase,
    RunRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
    UndoneRecord,
    check_seats,
    given_log,
)

T = TypeVar("T")


class SqliteStore:
    """A `Store` in a file, which is made if it is missing. Opening raises StoreFailure if it cannot be used."""

    def __init__(self, path: Path, *, clock: Callable[[], float] = time) -> None:
        self.path = path
        self.clock = clock
        with ExitStack() as undo:
            writer = undo.enter_context(closing(connect(path)))
            check(path, writer)
            self.reader = undo.enter_context(closing(connect(path)))
            self.reader.execute("PRAGMA query_only = ON")
            undo.pop_all()
        self.writer = Writer(path, writer)
        self.reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")

    async def create_table(
        self, record: TableRecord, seats: Sequence[SeatRecord], actions: Sequence[tuple[int, str]] = ()
    ) -> None:
        check_seats(record, seats)
        log = given_log(record.id, actions, self.clock())
        await self.write(partial(create_table, record=record, seats=tuple(seats), log=log))

    async def update_table(self, record: TableRecord) -> None:
        await self.write(partial(update_table, record=record))

    async def update_seat(self, record: SeatRecord) -> None:
        await self.write(partial(update_seat, record=record))

    async def tables(
        self, phase: Phase | None = None, *, public: bool | None = None, newest: int | None = None
    ) -> list[TableRecord]:
        return await self.read(partial(read_tables, phase=phase, public=public, newest=newest))

    async def table(self, table: str) -> TableRecord:
        return await self.read(partial(read_table, table=table))

    async def forget_lobbies(self, before: float, but: Collection[str] = ()) -> list[str]:
        return await self.write(partial(forget_lobbies, before=before, but=frozenset(but)))

    async def seats(self, table: str) -> list[SeatRecord]:
        return await self.read(partial(read_seats, table=table))

    async def append(self, table: str, sequence: int, seat: int, choice: str, *, spent: float = 0.0) -> ActionRecord:
        action = ActionRecord(table, sequence, seat, choice, self.clock(), spent)
        await self.write(partial(append, action=action), is_one_statement=True)
        return action

    async def truncate(self, table: str, sequence: int) -> list[ActionRecord]:
        return await self.write(partial(truncate, table=table, sequence=sequence, now=self.clock()))

    async def actions(self, table: str, start: int = 0) -> list[ActionRecord]:
        return await self.read(partial(read_actions, table=table, start=start))

    async def undone(self, table: str) -> list[UndoneRecord]:
        return await self.read(partial(read_undone, table=table))

    async def put_snapshot(self, table: str, sequence: int, data: bytes) -> None:
        await self.write(partial(put_snapshot, record=SnapshotRecord(table, sequence, data)))

    async def snapshot(self, table: str) -> SnapshotRecord | None:
        return await self.read(partial(read_snapshot, table=table))

    async def add_chat(self, table: str, seat: int | None, text: str, *, is_preset: bool = False) -> ChatRecord:
        said = partial(add_chat, table=table, seat=seat, text=text, is_preset=is_preset, at=self.clock())
        return await self.write(said)

    async def chat(self, table: str, latest: int | None = None) -> list[ChatRecord]:
        return await self.read(partial(read_chat, table=table, latest=latest))

    async def create_campaign(self, record: CampaignRecord) -> None:
        await self.write(partial(create_campaign, record=record))

    async def campaign(self, campaign: str) -> CampaignRecord:
        return await self.read(partial(read_campaign, campaign=campaign))

    async def campaigns(self, key_hashes: Collection[str]) -> list[CampaignRecord]:
        return await self.read(partial(read_campaigns, key_hashes=frozenset(key_hashes)))

    async def runs(self, campaign: str) -> list[RunRecord]:
        return await self.read(partial(read_runs, campaign=campaign))

    async def forget_campaign(self, campaign: str, *, only_tables: bool = False) -> list[str]:
        return await self.write(partial(forget_campaign, campaign=campaign, only_tables=only_tables))

    async def close(self) -> None:
        self.writer.stop()
        await to_thread(self.release)

    def release(self) -> None:
        """Let the threads finish; the writer goes last, because whoever goes last tidies the file up."""
        self.reading.shutdown()
        self.reader.close()
        self.writer.release()

    async def write(self, work: Callable[[Connection], T], *, is_one_statement: bool = False) -> T:
        """Have the writer do this, and wait until it is on the disk."""
        change = Change(work, get_running_loop(), is_one_statement=is_one_statement)
        self.writer.put(change)
        return await change.future

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Have the reader do this; it sees all that was acknowledged."""
        if self.writer.is_stopped:
            raise closed(self.path)
        try:
            return await get_running_loop().run_in_executor(self.reading, work, self.reader)
        except sqlite3.Error as error:
            raise failure(self.path, error) from error
