"""What an operator does with the data now and then: look at its schema, take a step of it back, make it small again."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from frenzy.server.store.opening import FILE, check_file, is_address, reading, writing
from frenzy.server.store.sql.database import SHELVES
from frenzy.server.store.sql.undoing import check_undo, take_back
from frenzy.server.store.sqlite import schema
from frenzy.server.store.sqlite.copies import copy_file, existing, free_name
from frenzy.server.store.sqlite.database import SqliteDatabase
from frenzy.server.store.sqlite.errors import in_our_words
from frenzy.server.store.sqlite.schema import connect, sole_use


def found_schema(place: str) -> int:
    """The version of the schema, which stays as it is."""
    if is_address(place):
        with closing(reading(place)) as database:
            return database.version()
    check_file(Path(place))
    file = Path(place) / FILE
    with in_our_words(file), closing(SqliteDatabase(file, existing(file))) as opened:
        return schema.version(file, opened)


def undo_schema(place: str, to: int) -> str:
    """Go back to an older version, for an older Frenzy; what the copy is called that was made before.

    The file is opened as it is: it may be older than what this Frenzy knows already.
    """
    found = found_schema(place)
    if is_address(place):
        with closing(writing(place)) as database:
            return database.undo(found, to)
    file = Path(place) / FILE
    check_undo(place, schema.UNDO, found, to)
    with sole_use(Path(place)), in_our_words(file), closing(SqliteDatabase(file, existing(file))) as opened:
        aside = free_name(file, f"schema-{found}")
        copy_file(file, aside)
        take_back(opened, schema.UNDO, found, to)
    return str(aside)


def vacuum(place: str) -> tuple[int, int]:
    """Give back the room of what was deleted; how many bytes there were before and after.

    A file must not be in use meanwhile; PostgreSQL does not mind.
    """
    if is_address(place):
        with closing(reading(place)) as database:
            database.check_version()
            return database.vacuum([*SHELVES.values()])
    check_file(Path(place))
    file = Path(place) / FILE
    with sole_use(Path(place)), in_our_words(file), closing(connect(file)) as opened:
        before = size(opened)
        opened.execute("VACUUM")
        return before, size(opened)


def size(database: SqliteDatabase) -> int:
    (pages,), (page,) = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    return int(pages) * int(page)
