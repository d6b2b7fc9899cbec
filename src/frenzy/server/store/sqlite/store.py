"""The store in one SQLite file.

One thread writes. It takes all the changes that wait for it, makes them in one transaction, and commits with one
synchronisation of the disk; then it tells everybody who waited. Alone, a change costs one synchronisation; in a
crowd, a share of one. Reads have a connection and a thread of their own and never wait for a write.
"""

from __future__ import annotations

from asyncio import get_running_loop, to_thread
from collections.abc import Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import wraps
from pathlib import Path
from sqlite3 import IntegrityError
from time import time
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec.structs import astuple

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
from frenzy.server.store.sqlite.errors import closed, in_our_words
from frenzy.server.store.sqlite.rows import NEXT, Database, columns, marks
from frenzy.server.store.sqlite.schema import check, connect
from frenzy.server.store.sqlite.writer import Change, Writer

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate["SqliteStore", Database, P], T]
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
        database: Database,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        actions: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Store a new table with all its seats, in order, or nothing; TableExists if the id is taken.

        `actions` are the answers that its log begins with: whose, and what. UnknownCampaign if it belongs to none.
        """
        given, wanted = [(seat.table, seat.seat) for seat in seats], [(record.id, seat) for seat in range(record.seats)]
        assert given == wanted, f"table {record.id!r} with {record.seats} seats came with {given}"
        if database.names("id = ?", record.id):
            raise TableExists(record.id)
        if record.campaign is not None:
            database.check_campaign(record.campaign)
        for seat, _ in actions:
            if not 0 <= seat < record.seats:
                raise UnknownSeat(record.id, seat)
        at = self.clock()
        database.insert(TableRecord, [record])
        database.insert(SeatRecord, seats)
        database.insert(ActionRecord, [ActionRecord(record.id, n, *action, at) for n, action in enumerate(actions)])

    @change
    def update_table(self, database: Database, record: TableRecord) -> None:
        """Replace what is known of a table; the number of its seats stays."""
        if not database.update(record, "id = ?", record.id):
            raise UnknownTable(record.id)

    @change
    def update_seat(self, database: Database, record: SeatRecord) -> None:
        """Replace what is known of a seat; UnknownSeat if the table has no such seat."""
        if not database.update(record, "table_id = ? AND seat = ?", record.table, record.seat):
            database.check_table(record.table)
            raise UnknownSeat(record.table, record.seat)

    @question
    def tables(
        self,
        database: Database,
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
        return database.select(TableRecord, f"{where} {order}", *asked.values(), limit)[::-1]

    @question
    def table(self, database: Database, table: str) -> TableRecord:
        return database.one(TableRecord, table, UnknownTable)

    @question
    def seats(self, database: Database, table: str) -> list[SeatRecord]:
        """The seats of a table, in order."""
        return database.select_at(SeatRecord, table, "ORDER BY seat")

    @change
    def forget_lobbies(self, database: Database, before: float, but: Collection[str] = ()) -> list[str]:
        """Remove the tables that were created before this moment and never began, but these; which they were."""
        old = database.names("phase = 'lobby' AND created < ?", before)
        return database.forget([name for name in old if name not in but])

    # -- games --------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, sequence: int, seat: int, choice: str, *, spent: float = 0.0, is_bot: bool = False
    ) -> ActionRecord:
        """Add an action to the log, if it is the next one; StaleSequence if it is not, UnknownSeat if nobody's.

        One statement if all is well: each one more costs the thread that writes a turn with all the others.
        """
        action = ActionRecord(table, sequence, seat, choice, self.clock(), spent, is_bot)

        def add(database: Database) -> ActionRecord:
            try:
                added = database.execute(APPEND, (*astuple(action), table, sequence)).rowcount
            except IntegrityError:
                added = 0
            if not added:
                database.check_seat(table, seat)
                raise StaleSequence(table, sequence, *database.execute(NEXT, (table,)).fetchone())
            return action

        return await self.write(add, is_one_statement=True)

    @change
    def truncate(self, database: Database, table: str, sequence: int) -> list[ActionRecord]:
        """Take back the actions from this sequence on, and give them; they are kept among the undone.

        A snapshot of what is no longer so goes with them. StaleSequence if the log does not reach that far.
        """
        database.check_reach(table, sequence)
        taken, now = (
            database.select_at(ActionRecord, table, "AND sequence >= ? ORDER BY sequence", sequence),
            self.clock(),
        )
        undone = [
            UndoneRecord(table, each.sequence, each.seat, each.choice, each.at, now, each.spent) for each in taken
        ]
        database.insert(UndoneRecord, undone)
        database.execute("DELETE FROM actions WHERE table_id = ? AND sequence >= ?", (table, sequence))
        database.execute("DELETE FROM snapshots WHERE table_id = ? AND sequence > ?", (table, sequence))
        return taken

    @question
    def actions(self, database: Database, table: str, start: int = 0) -> list[ActionRecord]:
        """The log of a table, from this sequence on."""
        return database.select_at(ActionRecord, table, "AND sequence >= ? ORDER BY sequence", start)

    @question
    def undone(self, database: Database, table: str) -> list[UndoneRecord]:
        """All that was taken back at a table: in the order of the undos, and of the log within each."""
        return database.select_at(UndoneRecord, table, "ORDER BY number")

    @change
    def put_snapshot(self, database: Database, table: str, sequence: int, data: bytes) -> None:
        """Keep the state after the first `sequence` actions instead of the last one kept.

        StaleSequence if the log does not reach that far.
        """
        database.check_reach(table, sequence)
        database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, sequence, data))

    @question
    def snapshot(self, database: Database, table: str) -> SnapshotRecord | None:
        """The last state kept, if any: it never reaches beyond the log."""
        return next(iter(database.select_at(SnapshotRecord, table, "")), None)

    @change
    def add_chat(
        self, database: Database, table: str, seat: int | None, text: str, *, is_preset: bool = False
    ) -> ChatRecord:
        """Store what was said; UnknownSeat if nobody said it."""
        if seat is None:
            database.check_table(table)
        else:
            database.check_seat(table, seat)
        next_number = "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = ?"
        (number,) = database.execute(next_number, (table,)).fetchone()
        said = ChatRecord(table, number, seat, text, is_preset, self.clock())
        database.insert(ChatRecord, [said])
        return said

    @question
    def chat(self, database: Database, table: str, latest: int | None = None) -> list[ChatRecord]:
        """What was said at a table: all of it, or the latest so many lines."""
        limit = -1 if latest is None else latest
        return database.select_at(ChatRecord, table, "ORDER BY number DESC LIMIT ?", limit)[::-1]

    # -- campaigns ----------------------------------------------------------------------------------------------

    @change
    def create_campaign(self, database: Database, record: CampaignRecord) -> None:
        """Store a new campaign, whose id and key are new."""
        database.insert(CampaignRecord, [record])

    @question
    def campaign(self, database: Database, campaign: str) -> CampaignRecord:
        """One campaign; UnknownCampaign if there is none."""
        return database.one(CampaignRecord, campaign, UnknownCampaign)

    @question
    def campaigns(self, database: Database, key_hashes: Collection[str]) -> list[CampaignRecord]:
        """The campaigns that keys of these hashes open, newest first."""
        found = [each for key in {*key_hashes} for each in database.select(CampaignRecord, "WHERE key_hash = ?", key)]
        return sorted(found, key=lambda record: (-record.created, record.id))

    @question
    def runs(self, database: Database, campaign: str) -> list[RunRecord]:
        """The attempts of a campaign, in the order in which they began."""
        database.check_campaign(campaign)
        which, log = (
            "WHERE campaign = ? AND chapter IS NOT NULL ORDER BY created, id",
            "FROM actions WHERE table_id = ?",
        )
        return [
            RunRecord(table, *database.execute(f"SELECT count(*), max(at) {log}", (table.id,)).fetchone())
            for table in database.select(TableRecord, which, campaign)
        ]

    @change
    def update_campaign(self, database: Database, record: CampaignRecord) -> None:
        """Put this record in the place of the campaign; UnknownCampaign if there is none."""
        if not database.update(record, "id = ?", record.id):
            raise UnknownCampaign(record.id)

    @change
    def renew_campaign(self, database: Database, record: CampaignRecord, token_hash: Callable[[str], str]) -> list[str]:
        """Put this record, which has another key, in the place of the campaign, and other tokens on the seats that
        somebody has at its tables; which tables these are."""
        if not database.update(record, "id = ?", record.id):
            raise UnknownCampaign(record.id)
        names = database.names("campaign = ?", record.id)
        renewed = "UPDATE seats SET token_hash = ? WHERE table_id = ? AND token_hash IS NOT NULL"
        database.executemany(renewed, [(token_hash(name), name) for name in names])
        return names

    @change
    def forget_campaign(self, database: Database, campaign: str, *, only_tables: bool = False) -> list[str]:
        """Remove all tables of a campaign and what was read, and the campaign itself if that is wanted; which tables
        they were."""
        database.check_campaign(campaign)
        gone = database.forget(database.names("campaign = ?", campaign))
        if only_tables:
            database.execute("UPDATE campaigns SET reading = '{}' WHERE id = ?", (campaign,))
        else:
            database.execute("DELETE FROM campaigns WHERE id = ?", (campaign,))
        return gone

    # -- the file -----------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish all that was asked before, then let go of the file. Closing twice is no harm."""
        self.writer.is_stopped = True  # what waits is still made
        await to_thread(self.release)

    def release(self) -> None:
        """Let the threads finish; the writer goes last, because whoever goes last tidies the file up."""
        self.reading.shutdown()
        self.reader.close()
        self.writer.release()

    async def write(self, work: Callable[[Database], T], *, is_one_statement: bool = False) -> T:
        """Have the writer do this, and wait until it is on the disk."""
        change = Change(work, is_one_statement=is_one_statement)
        self.writer.put(change)
        return await change.future

    async def read(self, work: Callable[[Database], T]) -> T:
        """Have the reader do this; it sees all that was acknowledged."""
        if self.writer.is_stopped:
            raise closed(self.path)
        with in_our_words(self.path):
            return await get_running_loop().run_in_executor(self.reading, work, self.reader)
