"""A connection to the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import time
from typing import Any, ClassVar, Final

from msgspec import Struct
from msgspec.structs import astuple

from frenzy.server.store import ActionRecord, StoreFailure
from frenzy.server.store.sql.database import NEXT, SHELVES, Database, columns, marks, row_of
from frenzy.server.store.sqlite.errors import failure, is_of_the_file, is_passing
from frenzy.server.store.sqlite.outside import Outside

APPEND: Final = f"""INSERT INTO actions ({columns(ActionRecord)}) SELECT {marks(ActionRecord)} WHERE ({NEXT}) = ?
    AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND iif(owner IS NULL, NULL, epoch) IS ?)"""


class SqliteDatabase(Database):
    """An open file. One writes to it at a time, so that nothing has to be held."""

    errors: ClassVar[type[Exception]] = sqlite3.Error

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.name, self.path, self.connection = str(path), path, connection
        self.outside: Outside | None = None

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        return self.connection.execute(statement, values)

    def insert(self, kind: type[Struct], these: Iterable[Struct]) -> None:
        statement = f"INSERT INTO {SHELVES[kind]} ({columns(kind)}) VALUES ({marks(kind)})"
        self.connection.executemany(statement, map(row_of, these))

    def append(self, asked: Sequence[tuple[ActionRecord, int | None]]) -> list[bool]:
        """One statement each if all is well: each one more costs the thread that writes a turn with all the others."""
        return [self.is_appended(action, epoch) for action, epoch in asked]

    def is_appended(self, action: ActionRecord, epoch: int | None) -> bool:
        values = (*astuple(action), action.table, action.sequence, action.table, epoch)
        try:
            return self.execute(APPEND, values).rowcount > 0
        except sqlite3.IntegrityError:  # there is no such seat
            return False

    def begin(self) -> None:
        if self.outside is not None:
            self.outside.begin()
        self.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.execute("COMMIT")
        if self.outside is not None:
            self.outside.end()

    def rollback(self) -> None:
        self.connection.rollback()
        if self.outside is not None:
            self.outside.end()

    def close(self) -> None:
        self.connection.close()

    def now(self) -> float:
        return time()

    def failure(self, error: Exception) -> StoreFailure:
        return failure(self.path, error)

    def is_everybodys(self, error: Exception) -> bool:
        return is_of_the_file(error)

    def is_passing(self, error: Exception) -> bool:
        return is_passing(error)
