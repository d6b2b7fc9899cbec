"""The store in one SQLite file.

One thread writes. It takes all the changes that wait for it, makes them in one transaction, and commits with one
synchronisation of the disk; then it tells everybody who waited. Alone, a change costs one synchronisation; in a
crowd, a share of one. Reads have a connection and a thread of their own and never wait for a write.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop, to_thread
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from threading import Lock, Thread
from time import time
from typing import Any, Final, Generic, TypeVar

from msgspec import json
from msgspec.structs import astuple

from frenzy.server.store import (
    ActionRecord,
    BadStore,
    ChatRecord,
    NewerStore,
    Phase,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    StoreClosed,
    StoreFailure,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownSeat,
    UnknownTable,
    check_seats,
)

T = TypeVar("T")
Row = tuple[Any, ...]  # what a column holds is the schema's word

PATIENCE: Final = 5.0  # seconds to wait for another program that writes to the same file
LARGEST_GROUP: Final = 512  # changes in one transaction, so that the first of a flood is not kept waiting

# Step n makes version n + 1 out of version n. A step that has been released is never changed: add another.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            seed TEXT NOT NULL, -- a seed may have 64 bits and no sign, one more than an INTEGER
            options TEXT NOT NULL,
            content_hash TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            name TEXT NOT NULL,
            is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
            pace TEXT NOT NULL,
            created REAL NOT NULL,
            phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over'))
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX tables_by_phase ON tables (phase, is_public, created, id)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            name TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
            bot_level TEXT,
            token_hash TEXT,
            ready INTEGER NOT NULL CHECK (ready IN (0, 1)),
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE actions (
            table_id TEXT NOT NULL,
            sequence INTEGER NOT NULL CHECK (sequence >= 0),
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, sequence),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE undone (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at REAL NOT NULL,
            undone_at REAL NOT NULL,
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT""",
        "CREATE INDEX undone_by_table ON undone (table_id, number)",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            sequence INTEGER NOT NULL,
            data BLOB NOT NULL
        ) STRICT""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER,
            text TEXT NOT NULL,
            is_preset INTEGER NOT NULL CHECK (is_preset IN (0, 1)),
            at REAL NOT NULL,
            PRIMARY KEY (table_id, number),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
    ),
)
VERSION: Final = len(STEPS)


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

    async def create_table(self, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
        check_seats(record, seats)
        await self.write(partial(create_table, row=table_row(record), seats=[astuple(seat) for seat in seats]))

    async def update_table(self, record: TableRecord) -> None:
        await self.write(partial(update_table, row=table_row(record)))

    async def update_seat(self, record: SeatRecord) -> None:
        await self.write(partial(update_seat, record=record))

    async def tables(self, phase: Phase | None = None, *, public: bool | None = None) -> list[TableRecord]:
        return await self.read(partial(read_tables, phase=phase, public=public))

    async def table(self, table: str) -> TableRecord:
        return await self.read(partial(read_table, table=table))

    async def seats(self, table: str) -> list[SeatRecord]:
        return await self.read(partial(read_seats, table=table))

    async def append(self, table: str, sequence: int, seat: int, choice: str) -> ActionRecord:
        action = ActionRecord(table, sequence, seat, choice, self.clock())
        await self.write(partial(append, action=action))
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

    async def chat(self, table: str, start: int = 0) -> list[ChatRecord]:
        return await self.read(partial(read_chat, table=table, start=start))

    async def close(self) -> None:
        self.writer.stop()
        await to_thread(self.release)

    def release(self) -> None:
        """Let the threads finish; the writer goes last, because whoever goes last tidies the file up."""
        self.reading.shutdown()
        self.reader.close()
        self.writer.release()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have the writer do this, and wait until it is on the disk."""
        change = Change(work, get_running_loop())
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


# The thread that writes


class Change(Generic[T]):
    """Something to write, and somebody who waits for it."""

    def __init__(self, work: Callable[[Connection], T], loop: AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: Future[T] = loop.create_future()
        self.outcome: Callable[[], None]

    def make(self, database: Connection, path: Path) -> None:
        """Make the change or none of it, inside the open transaction; what to say is kept until the commit."""
        database.execute("SAVEPOINT change")
        try:
            result = self.work(database)
        except Exception as error:
            if is_of_the_file(error):
                raise
            database.execute("ROLLBACK TO change")
            self.refuse(failure(path, error) if isinstance(error, sqlite3.Error) else error)
        else:
            self.outcome = partial(self.future.set_result, result)
        database.execute("RELEASE change")

    def refuse(self, error: Exception) -> None:
        self.outcome = partial(self.future.set_exception, error)

    def answer(self) -> None:
        """Tell whoever waits, in their own thread; nobody may be there any more."""
        with suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        if not self.future.done():
            self.outcome()


class Writer:
    """The one thread that changes the file."""

    def __init__(self, path: Path, database: Connection) -> None:
        self.path = path
        self.database = database
        self.waiting: SimpleQueue[Change[Any] | None] = SimpleQueue()  # changes of any result; None is the end
        self.lock = Lock()
        self.is_stopped = False
        self.trouble: StoreFailure | None = None
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def put(self, change: Change[T]) -> None:
        with self.lock:
            if self.is_stopped:
                raise closed(self.path)
            self.waiting.put(change)

    def stop(self) -> None:
        """Take no more changes; those that wait are still made."""
        with self.lock:
            self.is_stopped = True

    def release(self) -> None:
        """Make what waits, end the thread and close the file."""
        self.waiting.put(None)
        self.thread.join()
        self.database.close()

    def run(self) -> None:
        while (first := self.waiting.get()) is not None:
            group, is_last = self.group(first)
            self.commit(group)
            if is_last:
                break

    def group(self, first: Change[Any]) -> tuple[list[Change[Any]], bool]:
        """This change and those that wait behind it, and whether the end came after them."""
        group = [first]
        with suppress(Empty):
            while len(group) < LARGEST_GROUP:
                change = self.waiting.get_nowait()
                if change is None:
                    return group, True
                group.append(change)
        return group, False

    def commit(self, group: list[Change[Any]]) -> None:
        """Make all these changes with one commit; each is made or refused for itself, but they fail together."""
        try:
            if self.trouble:
                raise self.trouble
            self.database.execute("BEGIN IMMEDIATE")
            for change in group:
                change.make(self.database, self.path)
            self.database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - those who wait are told, whatever it is; the thread must live on
            self.fail(group, error)
        for change in group:
            change.answer()

    def fail(self, group: list[Change[Any]], error: Exception) -> None:
        """Nothing of this group is acknowledged. After a failure of the disk nobody knows what is on it: stop writing.

        A full disk and a busy file are no such failure: the next try may succeed.
        """
        with suppress(sqlite3.Error):
            self.database.rollback()
        if not is_passing(error) and self.trouble is None:
            self.trouble = StoreFailure(f"{self.path}: writing has failed ({error}); start the server again")
        for change in group:
            change.refuse(failure(self.path, error))


def is_of_the_file(error: Exception) -> bool:
    """Whether an error is about the file or the disk, and so about everybody, rather than about what was asked."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def is_passing(error: Exception) -> bool:
    """Whether the next try may succeed on the same open file."""
    return code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}


def failure(path: Path, error: Exception) -> StoreFailure:
    """What SQLite says, in the store's words; each who waits gets an error of their own."""
    if isinstance(error, StoreFailure):
        return type(error)(*error.args)
    if code(error) in {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}:
        return BadStore(f"{path}: not a Frenzy database, or a damaged one ({error})")
    return StoreFailure(f"{path}: {error}")


def code(error: Exception) -> int | None:
    """SQLite's primary result code, if it has one: the low byte of the extended one."""
    extended = getattr(error, "sqlite_errorcode", None)
    return extended & 0xFF if isinstance(extended, int) else None


def closed(path: Path) -> StoreClosed:
    return StoreClosed(f"{path}: the store is closed")


# Opening


def connect(path: Path) -> Connection:
    """An open database of this version, made or brought up to date if need be."""
    try:
        database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise failure(path, error) from error
    try:
        prepare(path, database)
    except sqlite3.Error as error:
        database.close()
        raise failure(path, error) from error
    except StoreFailure:
        database.close()
        raise
    return database


def prepare(path: Path, database: Connection) -> None:
    """Look before touching anything: a file that is not ours stays as it is."""
    found = version(path, database)
    if database.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise StoreFailure(f"{path}: this file system has no write-ahead log; put the data folder on a local disk")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    if found < VERSION:
        bring_up_to_date(path, database)


def version(path: Path, database: Connection) -> int:
    """The version of the schema; 0 for an empty file."""
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if not names:
        return 0
    if "frenzy_schema" not in names:
        raise BadStore(f"{path}: a database of another program")
    (found,) = database.execute("SELECT max(version) FROM frenzy_schema").fetchone()
    if not isinstance(found, int):
        raise BadStore(f"{path}: a Frenzy database without its version")
    if found > VERSION:
        raise NewerStore(f"{path}: written by a newer Frenzy (schema {found}; this one knows {VERSION}): update Frenzy")
    return found


def bring_up_to_date(path: Path, database: Connection) -> None:
    """Take the steps that are missing, all or none, once even if two programs open the file at the same time."""
    database.execute("BEGIN IMMEDIATE")
    try:
        found = version(path, database)
        if not found:
            database.execute("CREATE TABLE frenzy_schema (version INTEGER NOT NULL) STRICT")
        for number, step in enumerate(STEPS[found:], start=found + 1):
            for statement in step:
                database.execute(statement)
            database.execute("INSERT INTO frenzy_schema VALUES (?)", (number,))
    except BaseException:
        database.rollback()
        raise
    database.execute("COMMIT")


def check(path: Path, database: Connection) -> None:
    """Refuse a damaged file before anything is added to it; a million actions take about a tenth of a second."""
    try:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise failure(path, error) from error
    if found != "ok":
        raise BadStore(f"{path}: a damaged database ({' '.join(found.split())})")


# Changes, each inside the writer's transaction: look first, then write


def create_table(database: Connection, row: Row, seats: list[Row]) -> None:
    if is_table(database, row[0]):
        raise TableExists(row[0])
    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    database.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)


def update_table(database: Connection, row: Row) -> None:
    table, *rest = row
    done = database.execute(
        "UPDATE tables SET game = ?, seats = ?, seed = ?, options = ?, content_hash = ?, rules_version = ?,"
        " name = ?, is_public = ?, pace = ?, created = ?, phase = ? WHERE id = ?",
        (*rest, table),
    )
    if not done.rowcount:
        raise UnknownTable(table)


def update_seat(database: Connection, record: SeatRecord) -> None:
    check_seat(database, record.table, record.seat)
    database.execute(
        "UPDATE seats SET name = ?, kind = ?, bot_level = ?, token_hash = ?, ready = ? WHERE table_id = ? AND seat = ?",
        (record.name, record.kind, record.bot_level, record.token_hash, record.ready, record.table, record.seat),
    )


def append(database: Connection, action: ActionRecord) -> None:
    check_seat(database, action.table, action.seat)
    expected = next_sequence(database, action.table)
    if action.sequence != expected:
        raise StaleSequence(action.table, action.sequence, expected)
    database.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", astuple(action))


def truncate(database: Connection, table: str, sequence: int, now: float) -> list[ActionRecord]:
    check_reach(database, table, sequence)
    taken = read_actions(database, table, sequence)
    database.executemany(
        "INSERT INTO undone (table_id, sequence, seat, choice, at, undone_at) VALUES (?, ?, ?, ?, ?, ?)",
        [(*astuple(action), now) for action in taken],
    )
    database.execute("DELETE FROM actions WHERE table_id = ? AND sequence >= ?", (table, sequence))
    database.execute("DELETE FROM snapshots WHERE table_id = ? AND sequence > ?", (table, sequence))
    return taken


def put_snapshot(database: Connection, record: SnapshotRecord) -> None:
    check_reach(database, record.table, record.sequence)
    database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", astuple(record))


def add_chat(
    database: Connection, *, table: str, seat: int | None, text: str, is_preset: bool, at: float
) -> ChatRecord:
    if seat is None:
        check_table(database, table)
    else:
        check_seat(database, table, seat)
    (number,) = database.execute(
        "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = ?", (table,)
    ).fetchone()
    said = ChatRecord(table, number, seat, text, is_preset, at)
    database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", astuple(said))
    return said


# Questions


def is_table(database: Connection, table: str) -> bool:
    return database.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None


def check_table(database: Connection, table: str) -> None:
    if not is_table(database, table):
        raise UnknownTable(table)


def check_seat(database: Connection, table: str, seat: int) -> None:
    if database.execute("SELECT 1 FROM seats WHERE table_id = ? AND seat = ?", (table, seat)).fetchone() is None:
        check_table(database, table)
        raise UnknownSeat(table, seat)


def check_reach(database: Connection, table: str, sequence: int) -> None:
    """The log of this table has this many actions, or more."""
    check_table(database, table)
    expected = next_sequence(database, table)
    if not 0 <= sequence <= expected:
        raise StaleSequence(table, sequence, expected)


def next_sequence(database: Connection, table: str) -> int:
    question = "SELECT coalesce(max(sequence) + 1, 0) FROM actions WHERE table_id = ?"
    found: int = database.execute(question, (table,)).fetchone()[0]
    return found


def read_tables(database: Connection, *, phase: Phase | None, public: bool | None) -> list[TableRecord]:
    asked = {"phase = ?": phase, "is_public = ?": public}
    asked = {condition: value for condition, value in asked.items() if value is not None}
    where = f"WHERE {' AND '.join(asked)}" if asked else ""
    rows = database.execute(f"SELECT * FROM tables {where} ORDER BY created, id", tuple(asked.values()))
    return [table_record(row) for row in rows]


def read_table(database: Connection, table: str) -> TableRecord:
    row = database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise UnknownTable(table)
    return table_record(row)


def read_seats(database: Connection, table: str) -> list[SeatRecord]:
    check_table(database, table)
    rows = database.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return [
        SeatRecord(table=table, seat=seat, name=name, kind=kind, bot_level=level, token_hash=token, ready=bool(ready))
        for _, seat, name, kind, level, token, ready in rows
    ]


def read_actions(database: Connection, table: str, start: int) -> list[ActionRecord]:
    check_table(database, table)
    question = "SELECT * FROM actions WHERE table_id = ? AND sequence >= ? ORDER BY sequence"
    return [ActionRecord(*row) for row in database.execute(question, (table, start))]


def read_undone(database: Connection, table: str) -> list[UndoneRecord]:
    check_table(database, table)
    question = "SELECT table_id, sequence, seat, choice, at, undone_at FROM undone WHERE table_id = ? ORDER BY number"
    return [UndoneRecord(*row) for row in database.execute(question, (table,))]


def read_snapshot(database: Connection, table: str) -> SnapshotRecord | None:
    check_table(database, table)
    row = database.execute("SELECT * FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return row and SnapshotRecord(*row)


def read_chat(database: Connection, table: str, start: int) -> list[ChatRecord]:
    check_table(database, table)
    question = "SELECT * FROM chat WHERE table_id = ? AND number >= ? ORDER BY number"
    rows = database.execute(question, (table, start))
    return [ChatRecord(table, number, seat, text, bool(preset), at) for _, number, seat, text, preset, at in rows]


# Rows in the order of the columns


def table_row(record: TableRecord) -> Row:
    return (
        record.id,
        record.game,
        record.seats,
        str(record.seed),
        json.encode(record.options).decode(),
        record.content_hash,
        record.rules_version,
        record.name,
        record.is_public,
        json.encode(record.pace).decode(),
        record.created,
        record.phase,
    )


def table_record(row: Row) -> TableRecord:
    id, game, seats, seed, options, content_hash, rules_version, name, is_public, pace, created, phase = row
    return TableRecord(
        id=id,
        game=game,
        seats=seats,
        seed=int(seed),
        options=json.decode(options),
        content_hash=content_hash,
        rules_version=rules_version,
        name=name,
        is_public=bool(is_public),
        pace=json.decode(pace),
        created=created,
        phase=phase,
    )
