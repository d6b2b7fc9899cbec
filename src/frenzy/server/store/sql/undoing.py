"""Taking back steps of a schema, so that an older Frenzy can use the data again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from frenzy.server.store import StoreFailure
from frenzy.server.store.sql.database import Database

Undo = Mapping[int, Sequence[str]]
"""What makes of a version of the schema the one before it."""
UNDO_SINCE_7: Final[Undo] = {
    7: (
        "ALTER TABLE tables DROP COLUMN closed",
        "ALTER TABLE actions DROP COLUMN trace",
        "DROP TABLE films",
        "DROP TABLE contents",
    ),
    8: ("ALTER TABLE tables DROP COLUMN office",),
    9: ("DROP TABLE notes",),
    10: ("ALTER TABLE tables DROP COLUMN puzzle",),
    11: (
        "ALTER TABLE tables DROP COLUMN is_practice",
        "DROP INDEX seats_by_player",
        "ALTER TABLE seats DROP COLUMN player",
        "DROP TABLE standings",
        "DROP TABLE players",
    ),
}
"""The steps that SQLite and PostgreSQL have in common take back the same: a new step adds its own here."""


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
