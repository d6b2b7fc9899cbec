"""A connection to a PostgreSQL database, which is made again when it was lost."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from time import monotonic, sleep
from typing import Any, ClassVar, Final, TypeVar

import psycopg
from msgspec import Struct, json
from msgspec.structs import asdict
from psycopg import errors

from frenzy.server.store import ActionRecord, BadStore, StoreFailure
from frenzy.server.store.postgres import schema
from frenzy.server.store.postgres.address import Address
from frenzy.server.store.postgres.schema import Connection
from frenzy.server.store.postgres.text import GivenText, KeptText, kept
from frenzy.server.store.sql.database import SHELVES, Database, columns, records, row_of
from frenzy.server.store.sql.undoing import check_undo, take_back

T = TypeVar("T")
R = TypeVar("R", bound=Struct)
PAGE: Final = 2_000  # rows
OF_THE_QUESTION: Final = (psycopg.DataError, psycopg.IntegrityError, psycopg.ProgrammingError)
GIVEN_WAY: Final = (errors.DeadlockDetected, errors.SerializationFailure)
DAMAGED: Final = (errors.DataCorrupted, errors.IndexCorrupted)
APPEND: Final = """
WITH asked AS (
    SELECT * FROM json_to_recordset(%s::json) AS asked (
        "table" text, sequence integer, seat integer, choice text, at float8, spent float8, is_bot boolean,
        trace bigint, epoch bigint
    )
), held AS (
    SELECT asked.* FROM asked JOIN tables ON tables.id = asked."table"
    WHERE asked.epoch IS NOT DISTINCT FROM CASE WHEN tables.owner IS NULL THEN NULL ELSE tables.epoch END
    ORDER BY tables.id FOR NO KEY UPDATE OF tables
)
INSERT INTO actions (table_id, sequence, seat, choice, at, spent, is_bot, trace)
SELECT "table", sequence, seat, choice, at, spent, is_bot, trace FROM held
WHERE sequence = (SELECT coalesce(max(log.sequence) + 1, 0) FROM actions AS log WHERE log.table_id = held."table")
AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = held."table" AND seats.seat = held.seat)
ON CONFLICT DO NOTHING RETURNING table_id
"""
"""All in one statement. The owner is looked up in rows that nobody changes before the commit: a lease that somebody
claims at the same moment comes before it, and refuses it, or waits for it."""


class UnknownOutcome(StoreFailure):
    """The connection broke while the commit was on its way, and nobody can be asked what came of it."""


@lru_cache(maxsize=512)
def in_its_marks(statement: str) -> str:
    """The statement with the driver's marks for values; it holds no other question mark and no per cent sign."""
    return statement.replace("?", "%s")


class PostgresDatabase(Database):
    """A connection. One that was lost is made anew at the beginning of something, and never in its middle."""

    errors: ClassVar[type[Exception]] = psycopg.Error
    hold: ClassVar[str] = "FOR NO KEY UPDATE"
    hold_free: ClassVar[str] = "FOR NO KEY UPDATE SKIP LOCKED"
    patience = 2.0  # seconds for a database that starts again

    def __init__(self, address: Address) -> None:
        self.address, self.name = address, address.name
        self.opened: Connection | None = None

    @abstractmethod
    def prepare(self, connection: Connection) -> None:
        """Get a new connection ready."""

    @property
    def connection(self) -> Connection:
        if self.opened is None or self.opened.closed:
            raise psycopg.OperationalError("the connection is lost")
        return self.opened

    @property
    def is_lost(self) -> bool:
        return self.opened is None or self.opened.closed

    def ready(self) -> Connection:
        if self.is_lost:
            self.opened = self.connect()
        return self.connection

    def connect(self) -> Connection:
        try:
            connection = psycopg.connect(**self.address.parameters, autocommit=True)
        except psycopg.Error as error:
            raise self.failure(error) from None
        connection.adapters.register_dumper(str, KeptText)
        connection.adapters.register_loader("text", GivenText)
        try:
            self.prepare(connection)
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.Error):
                raise self.failure(error) from None
            raise
        return connection

    def begun(self, work: Callable[[Connection], T]) -> T:
        """Do this at the beginning of something, and again if it turns out that the connection was lost meanwhile."""
        try:
            return work(self.ready())
        except (psycopg.OperationalError, StoreFailure):
            if not self.is_lost:
                raise
            self.await_connection()
            return work(self.connection)

    def await_connection(self) -> None:
        """Connect again, as soon as the database lets anybody in."""
        end = monotonic() + self.patience
        while self.is_lost:
            try:
                self.ready()
            except StoreFailure as error:
                if monotonic() > end or not self.is_passing(error):
                    raise
                sleep(0.1)

    def execute(self, statement: str, values: Sequence[object] = ()) -> psycopg.Cursor[Any]:
        return self.connection.execute(in_its_marks(statement), values)

    def stream(self, kind: type[R], order: str) -> Iterator[R]:
        """A few thousand rows at a time: by itself the driver keeps all of them in memory."""
        with self.connection.cursor(f"all_{SHELVES[kind]}") as cursor:
            cursor.itersize = PAGE
            yield from records(kind, cursor.execute(f"SELECT {columns(kind)} FROM {SHELVES[kind]} ORDER BY {order}"))

    def insert(self, kind: type[Struct], these: Iterable[Struct]) -> None:
        statement = f"COPY {SHELVES[kind]} ({columns(kind)}) FROM STDIN"
        with self.connection.cursor() as cursor, cursor.copy(statement) as rows:
            for record in these:
                rows.write_row(row_of(record))

    def append(self, asked: Sequence[tuple[ActionRecord, int | None]]) -> list[bool]:
        rows = [{**asdict(action), "choice": kept(action.choice), "epoch": epoch} for action, epoch in asked]
        added = {table for (table,) in self.connection.execute(APPEND, (json.encode(rows).decode(),))}
        return [action.table in added for action, _ in asked]

    def rollback(self) -> None:
        if not self.is_lost:
            self.connection.execute("ROLLBACK")

    def close(self) -> None:
        if self.opened is not None:
            self.opened.close()

    def now(self) -> float:
        (found,) = self.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone() or (0.0,)
        return float(found)

    def failure(self, error: Exception) -> StoreFailure:
        if isinstance(error, StoreFailure):
            return type(error)(*error.args)
        kind = BadStore if isinstance(error, DAMAGED) else StoreFailure
        return kind(f"{self.name}: {' '.join(str(error).removeprefix('connection failed: ').split())}")

    def is_everybodys(self, error: Exception) -> bool:
        return isinstance(error, psycopg.Error | StoreFailure) and not isinstance(error, OF_THE_QUESTION)

    def has_given_way(self, error: Exception) -> bool:
        return isinstance(error, GIVEN_WAY)

    def is_passing(self, error: Exception) -> bool:
        return not isinstance(error, UnknownOutcome | schema.Superseded)


class ReadingDatabase(PostgresDatabase):
    """A connection that only reads. Between `begin` and `commit` it sees everything as it was at one moment."""

    is_in_the_middle = False

    def prepare(self, connection: Connection) -> None:
        connection.execute("SET default_transaction_read_only = on")

    def execute(self, statement: str, values: Sequence[object] = ()) -> psycopg.Cursor[Any]:
        if self.is_in_the_middle:
            return super().execute(statement, values)
        return self.begun(lambda connection: connection.execute(in_its_marks(statement), values))

    def begin(self) -> None:
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        self.is_in_the_middle = True

    def commit(self) -> None:
        self.is_in_the_middle = False
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        self.is_in_the_middle = False
        super().rollback()

    def version(self) -> int:
        """The version of the schema; 0 if there is none."""
        try:
            return schema.version(self.name, self.ready())
        except psycopg.Error as error:
            raise self.failure(error) from None

    def check_version(self) -> None:
        if (found := self.version()) != schema.VERSION:
            raise StoreFailure(f"{self.name}: has schema {found}, and this Frenzy knows {schema.VERSION}")

    def vacuum(self, shelves: Sequence[str]) -> tuple[int, int]:
        """Make room, and let the database learn what is where; how many bytes there were before and after."""
        try:
            self.execute("SET default_transaction_read_only = off")
            before = self.size(shelves)
            self.execute(f"VACUUM (ANALYZE) {', '.join(shelves)}")
            return before, self.size(shelves)
        except psycopg.Error as error:
            raise self.failure(error) from None

    def size(self, shelves: Sequence[str]) -> int:
        sizes = " + ".join(f"pg_total_relation_size('{shelf}')" for shelf in shelves)
        return int((self.execute(f"SELECT {sizes}").fetchone() or (0,))[0])


class WritingDatabase(PostgresDatabase):
    """The connection that writes, and by which the database knows that a server uses it.

    If it breaks before a commit, nothing was written. If it breaks while a commit is on its way, the database is asked
    later what has come of that transaction.
    """

    patience = 10.0

    def __init__(self, address: Address, *, is_shared: bool = False) -> None:
        super().__init__(address)
        self.is_shared, self.transaction = is_shared, ""
        self.use: int | None = None

    def prepare(self, connection: Connection) -> None:
        schema.prepare(self.name, connection, is_shared=self.is_shared)
        if self.use is None:
            self.use = schema.begin_use(connection, is_shared=self.is_shared)
        else:
            schema.go_on_using(self.name, connection, self.use, is_shared=self.is_shared)

    def begin(self) -> None:
        self.transaction = self.begun(self.started)

    def started(self, connection: Connection) -> str:
        """The number of a new transaction, in one message to the database and back."""
        cursor = connection.execute("BEGIN; SELECT pg_current_xact_id()::text")
        cursor.nextset()
        (number,) = cursor.fetchone() or ("",)
        return str(number)

    def commit(self) -> None:
        try:
            said = self.connection.execute("COMMIT").statusmessage
            if said != "COMMIT":
                raise StoreFailure(f"{self.name}: the transaction was not committed ({said})")
        except psycopg.OperationalError:
            if not self.is_lost or not self.is_committed():
                raise

    def is_committed(self) -> bool:
        """Whether the latest transaction, whose end nobody saw, has counted."""
        end = monotonic() + self.patience
        with suppress(StoreFailure, psycopg.OperationalError):
            self.await_connection()
            while monotonic() < end:
                question = "SELECT pg_xact_status(%s::text::xid8)"
                (status,) = self.connection.execute(question, (self.transaction,)).fetchone() or (None,)
                if status in ("committed", "aborted"):
                    return bool(status == "committed")
                sleep(0.05)
        raise UnknownOutcome(f"{self.name}: the connection was lost in the middle of a commit")

    def undo(self, found: int, to: int) -> str:
        """Go back from this version of the schema to that one; the schema with a copy from before.

        A connection that may write brings older data up to date: that is taken back with the rest.
        """
        check_undo(self.name, schema.UNDO, found, to)
        try:
            with self.ready().transaction():
                aside = schema.copy_aside(self.connection, schema.VERSION)
            take_back(self, schema.UNDO, schema.VERSION, to)
        except psycopg.Error as error:
            raise self.failure(error) from None
        return aside
