"""Taking back steps of a schema, so that an older Frenzy can use the data again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from frenzy.server.store import StoreFailure
from frenzy.server.store.sql.database import Database

Undo = Mapping[int, Sequence[str]]


def check_undo(name: str, undo: Undo, found: int, to: int) -> None:
    """All steps from this version back to that one can be taken back."""
    if to >= found:
        raise StoreFailure(f"{name}: has schema {found} already")
    lasting = [number for number in range(found, to, -1) if number not in undo]
    if lasting:
        raise StoreFailure(f"{name}: schema {lasting[0]} cannot be undone; restore a copy from before it")


def take_back(database: Database, undo: Undo, found: int, to: int) -> None:
    """All of it or nothing."""
    database.begin()
    try:
        for number in range(found, to, -1):
            for statement in undo[number]:
                database.execute(statement)
            database.execute("DELETE FROM frenzy_schema WHERE version = ?", (number,))
        database.commit()
    except BaseException:
        database.rollback()
        raise
