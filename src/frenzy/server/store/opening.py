"""Where the data of a server is, as it is typed: a folder with an SQLite file, or an address in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from frenzy.server.store import StoreFailure
from frenzy.server.store.sql.database import Database
from frenzy.server.store.sql.store import SqlStore
from frenzy.server.store.sqlite.schema import connect, sole_use
from frenzy.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from frenzy.server.store.postgres.database import ReadingDatabase, WritingDatabase

FILE: Final = "frenzy.sqlite"


def is_address(place: str) -> bool:
    """
    >>> is_address("postgresql://frenzy@localhost/frenzy"), is_address("games/2026")
    (True, False)
    """
    return "://" in place


def check_driver() -> None:
    if find_spec("psycopg") is None:
        raise StoreFailure("psycopg: not installed; pip install 'frenzy[postgres]'")


@contextmanager
def open_store(place: str, *, is_shared: bool = False) -> Iterator[SqlStore]:
    """The store of a place that no other server uses at the same time, but those that share it. Whoever gets it closes
    it."""
    if is_address(place):
        check_driver()
        from frenzy.server.store.postgres.store import PostgresStore  # noqa: PLC0415 - not everybody has the driver

        yield PostgresStore(place, is_shared=is_shared)
        return
    with sole_use(Path(place)):
        store = SqliteStore(Path(place) / FILE)
        store.database.execute("UPDATE tables SET owner = NULL, lease_until = NULL WHERE owner IS NOT NULL")
        yield store


@contextmanager
def open_database(place: str) -> Iterator[Database]:
    """A database that nobody else uses meanwhile, made or brought up to date if need be."""
    if is_address(place):
        with closing(writing(place)) as database:
            database.ready()
            yield database
        return
    with sole_use(Path(place)), closing(connect(Path(place) / FILE)) as file:
        yield file


@contextmanager
def open_data(place: str) -> Iterator[Database]:
    """The same, where there is something already."""
    if not is_address(place):
        check_file(Path(place))
    with open_database(place) as database:
        yield database


def check_file(folder: Path) -> None:
    if not (folder / FILE).is_file():
        raise StoreFailure(f"{folder}: there is no {FILE} in it")


def writing(url: str) -> WritingDatabase:
    check_driver()
    from frenzy.server.store.postgres.address import Address  # noqa: PLC0415
    from frenzy.server.store.postgres.database import WritingDatabase  # noqa: PLC0415

    return WritingDatabase(Address(url))


def reading(url: str) -> ReadingDatabase:
    check_driver()
    from frenzy.server.store.postgres.address import Address  # noqa: PLC0415
    from frenzy.server.store.postgres.database import ReadingDatabase  # noqa: PLC0415

    return ReadingDatabase(Address(url))
