"""The store in one SQLite file.

One thread writes. It takes all the changes that wait for it, makes them in one transaction, and commits with one
synchronisation of the disk; then it tells everybody who waited. Alone, a change costs one synchronisation; in a
crowd, a share of one. Reads have a connection and a thread of their own and never wait for a write.
"""

from __future__ import annotations

import sqlite3
from asyncio import get_running_loop, to_thread
from collections.abc import Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import wraps
from pathlib import Path
from sqlite3 import Connection, IntegrityError
from time import time
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec.structs import astuple

from frenzy.server.sqlite_errors import closed, failure
from frenzy.server.sqlite_rows import (
    NEXT,
    check_campaign,
    check_reach,
    check_seat,
    check_table,
    columns,
    forget,
    insert,
    marks,
    names,
    select,
    select_at,
    update,
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
    StaleSequence,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
)

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate["SqliteStore", Connection, P], T]
Call = Callable[Concatenate["SqliteStore", P], Coroutine[Any, Any, T]]

APPEND: Final = f"INSERT INTO actions ({columns(ActionRecord)}) SELECT {marks(ActionRecord)} WHERE ({NEXT}) = ?"


def change(work: Work[P, T]) -> Call[P, T]:
    """Something that the writer does, inside its transaction: look first, then write."""

    @wraps(work)
    async def ask(self: SqliteStore, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.write(lambda database: work(self, database, *given, **named))

    return ask


def question(work: Work[P, T]) -> Call[P, T]:
    """Something that the reader looks up; it sees all that was acknowledged."""

    @wraps(work)
    async def ask(self: SqliteStore, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.read(lambda database: work(self, database, *given, **named))

    return ask


class SqliteStore:
    """Where tables live: a file, which is made if it is missing. Opening raises StoreFailure if it cannot be used.

    Every change returns after it is on the disk; changes are made in the order of the calls. A caller that stops
    waiting, because it was cancelled or timed out, does not take its change back: it has to look. Every call about a
    table that does not exist raises UnknownTable; every call after `close` raises StoreClosed.
    """

    def __init__(self, path: Path, *, clock: Callable[[], float] = time) -> None:
        self.path, self.clock = path, clock
        with ExitStack() as undo:
            writer = undo.enter_context(closing(connect(path)))
            check(path, writer)
            self.reader = undo.enter_context(closing(connect(path)))
            self.reader.execute("PRAGMA query_only = ON")
            undo.pop_all()
        self.writer = Writer(path, writer)
        self.reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")

    # -- tables -------------------------------------------------------------------------------------------------

    @change
    def create_table(
        self,
        database: Connection,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        actions: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Store a new table with all its seats, in order, or nothing; TableExists if the id is taken.

        `actions` are the answers that its log begins with: whose, and what. UnknownCampaign if it belongs to none.
        """
        given, wanted = [(seat.table, seat.seat) for seat in seats], [(record.id, seat) for seat in range(record.seats)]
        assert given == wanted, f"table {record.id!r} with {record.seats} seats came with {given}"
        if names(database, "id = ?", record.id):
            raise TableExists(record.id)
        if record.campaign is not None:
            check_campaign(database, record.campaign)
        for seat, _ in actions:
            if not 0 <= seat < record.seats:
                raise UnknownSeat(record.id, seat)
        at = self.clock()
        insert(database, TableRecord, [record])
        insert(database, SeatRecord, seats)
        insert(database, ActionRecord, [ActionRecord(record.id, n, *action, at) for n, action in enumerate(actions)])

    @change
    def update_table(self, database: Connection, record: TableRecord) -> None:
        """Replace what is known of a table; the number of its seats stays."""
        if not update(database, record, "id = ?", record.id):
            raise UnknownTable(record.id)

    @change
    def update_seat(self, database: Connection, record: SeatRecord) -> None:
        """Replace what is known of a seat; UnknownSeat if the table has no such seat."""
        if not update(database, record, "table_id = ? AND seat = ?", record.table, record.seat):
            check_table(database, record.table)
            raise UnknownSeat(record.table, record.seat)

    @question
    def tables(
        self,
        database: Connection,
        phase: Phase | None = None,
        *,
        public: bool | None = None,
        newest: int | None = None,
    ) -> list[TableRecord]:
        """All tables, or those in this phase, public or private ones, or the newest so many of them; oldest first."""
        asked = {"phase = ?": phase, "is_public = ?": public}
        asked = {condition: value for condition, value in asked.items() if value is not None}
        where = f"WHERE {' AND '.join(asked)}" if asked else ""
        limit = -1 if newest is None else newest
        order = "ORDER BY created DESC, id DESC LIMIT ?"
        return select(database, TableRecord, f"{where} {order}", *asked.values(), limit)[::-1]

    @question
    def table(self, database: Connection, table: str) -> TableRecord:
        for found in select(database, TableRecord, "WHERE id = ?", table):
            return found
        raise UnknownTable(table)

    @question
    def seats(self, database: Connection, table: str) -> list[SeatRecord]:
        """The seats of a table, in order."""
        return select_at(database, SeatRecord, table, "ORDER BY seat")

    @change
    def forget_lobbies(self, database: Connection, before: float, but: Collection[str] = ()) -> list[str]:
        """Remove the tables that were created before this moment and never began, but these; which they were."""
        old = names(database, "phase = 'lobby' AND created < ?", before)
        return forget(database, [name for name in old if name not in but])

    # -- games --------------------------------------------------------------------------------------------------

    async def append(self, table: str, sequence: int, seat: int, choice: str, *, spent: float = 0.0) -> ActionRecord:
        """Add an action to the log, if it is the next one; StaleSequence if it is not, UnknownSeat if nobody's.

        One statement if all is well: each one more costs the thread that writes a turn with all the others.
        """
        action = ActionRecord(table, sequence, seat, choice, self.clock(), spent)

        def add(database: Connection) -> ActionRecord:
            try:
                added = database.execute(APPEND, (*astuple(action), table, sequence)).rowcount
            except IntegrityError:
                added = 0
            if not added:
                check_seat(database, table, seat)
                raise StaleSequence(table, sequence, *database.execute(NEXT, (table,)).fetchone())
            return action

        return await self.write(add, is_one_statement=True)

    @change
    def truncate(self, database: Connection, table: str, sequence: int) -> list[ActionRecord]:
        """Take back the actions from this sequence on, and give them; they are kept among the undone.

        A snapshot of what is no longer so goes with them. StaleSequence if the log does not reach that far.
        """
        check_reach(database, table, sequence)
        taken, now = (
            select_at(database, ActionRecord, table, "AND sequence >= ? ORDER BY sequence", sequence),
            self.clock(),
        )
        undone = [
            UndoneRecord(table, each.sequence, each.seat, each.choice, each.at, now, each.spent) for each in taken
        ]
        insert(database, UndoneRecord, undone)
        database.execute("DELETE FROM actions WHERE table_id = ? AND sequence >= ?", (table, sequence))
        database.execute("DELETE FROM snapshots WHERE table_id = ? AND sequence > ?", (table, sequence))
        return taken

    @question
    def actions(self, database: Connection, table: str, start: int = 0) -> list[ActionRecord]:
        """The log of a table, from this sequence on."""
        return select_at(database, ActionRecord, table, "AND sequence >= ? ORDER BY sequence", start)

    @question
    def undone(self, database: Connection, table: str) -> list[UndoneRecord]:
        """All that was taken back at a table: in the order of the undos, and of the log within each."""
        return select_at(database, UndoneRecord, table, "ORDER BY number")

    @change
    def put_snapshot(self, database: Connection, table: str, sequence: int, data: bytes) -> None:
        """Keep the state after the first `sequence` actions instead of the last one kept.

        StaleSequence if the log does not reach that far.
        """
        check_reach(database, table, sequence)
        database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, sequence, data))

    @question
    def snapshot(self, database: Connection, table: str) -> SnapshotRecord | None:
        """The last state kept, if any: it never reaches beyond the log."""
        return next(iter(select_at(database, SnapshotRecord, table, "")), None)

    @change
    def add_chat(
        self, database: Connection, table: str, seat: int | None, text: str, *, is_preset: bool = False
    ) -> ChatRecord:
        """Store what was said; UnknownSeat if nobody said it."""
        if seat is None:
            check_table(database, table)
        else:
            check_seat(database, table, seat)
        next_number = "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = ?"
        (number,) = database.execute(next_number, (table,)).fetchone()
        said = ChatRecord(table, number, seat, text, is_preset, self.clock())
        insert(database, ChatRecord, [said])
        return said

    @question
    def chat(self, database: Connection, table: str, latest: int | None = None) -> list[ChatRecord]:
        """What was said at a table: all of it, or the latest so many lines."""
        limit = -1 if latest is None else latest
        return select_at(database, ChatRecord, table, "ORDER BY number DESC LIMIT ?", limit)[::-1]

    # -- campaigns ----------------------------------------------------------------------------------------------

    @change
    def create_campaign(self, database: Connection, record: CampaignRecord) -> None:
        """Store a new campaign, whose id and key are new."""
        insert(database, CampaignRecord, [record])

    @question
    def campaign(self, database: Connection, campaign: str) -> CampaignRecord:
        """One campaign; UnknownCampaign if there is none."""
        for found in select(database, CampaignRecord, "WHERE id = ?", campaign):
            return found
        raise UnknownCampaign(campaign)

    @question
    def campaigns(self, database: Connection, key_hashes: Collection[str]) -> list[CampaignRecord]:
        """The campaigns that keys of these hashes open, newest first."""
        found = [each for key in {*key_hashes} for each in select(database, CampaignRecord, "WHERE key_hash = ?", key)]
        return sorted(found, key=lambda record: (-record.created, record.id))

    @question
    def runs(self, database: Connection, campaign: str) -> list[RunRecord]:
        """The attempts of a campaign, in the order in which they began."""
        check_campaign(database, campaign)
        which, log = (
            "WHERE campaign = ? AND chapter IS NOT NULL ORDER BY created, id",
            "FROM actions WHERE table_id = ?",
        )
        return [
            RunRecord(table, *database.execute(f"SELECT count(*), max(at) {log}", (table.id,)).fetchone())
            for table in select(database, TableRecord, which, campaign)
        ]

    @change
    def forget_campaign(self, database: Connection, campaign: str, *, only_tables: bool = False) -> list[str]:
        """Remove all tables of a campaign, and the campaign itself if that is wanted; which tables they were."""
        check_campaign(database, campaign)
        gone = forget(database, names(database, "campaign = ?", campaign))
        if not only_tables:
            database.execute("DELETE FROM campaigns WHERE id = ?", (campaign,))
        return gone

    # -- the file -----------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish all that was asked before, then let go of the file. Closing twice is no harm."""
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
