"""All data of one database into another, empty one: everything or nothing, and compared before it counts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    ContentRecord,
    FilmRecord,
    NoteRecord,
    PlayerRecord,
    SeatRecord,
    SnapshotRecord,
    StandingRecord,
    StoreFailure,
    TableRecord,
    UndoneRecord,
)
from frenzy.server.store.sql.database import SHELVES, Database

T = TypeVar("T")
Counts = dict[str, int]


class Watch(Protocol):
    """Gives the items, and shows how far it is: how many there are, and what they are."""

    def __call__(self, items: Iterable[T], total: int, what: str, /) -> Iterable[T]: ...


ORDER: Final[dict[type[Struct], str]] = {
    ContentRecord: "id",
    NoteRecord: "name",
    PlayerRecord: "id",
    StandingRecord: "player, game",
    CampaignRecord: "id",
    TableRecord: "id",
    SeatRecord: "table_id, seat",
    ActionRecord: "table_id, sequence",
    UndoneRecord: "number",
    SnapshotRecord: "table_id",
    FilmRecord: "table_id, start",
    ChatRecord: "table_id, number",
}
"""In which the records of both are read. Leases are not moved: nobody uses either database meanwhile."""


def counts(database: Database, shelves: Collection[str] = SHELVES.values()) -> Counts:
    """How many records there are of each kind, those first that others point to."""
    asked = [shelf for shelf in reversed(SHELVES.values()) if shelf in shelves]
    return {shelf: database.execute(f"SELECT count(*) FROM {shelf}").fetchone()[0] for shelf in asked}


def check_empty(database: Database) -> None:
    """A server that was started there once has left notes; they give way."""
    database.execute("DELETE FROM notes")
    found = counts(database)
    if any(found.values()):
        raise StoreFailure(f"{database.name}: not empty: {spelled(found)}")


def spelled(found: Counts) -> str:
    """
    >>> spelled({"campaigns": 0, "tables": 2, "actions": 12345})
    '2 tables, 12,345 actions'
    """
    return ", ".join(f"{count:,} {name}" for name, count in found.items() if count) or "nothing"


def move(source: Database, target: Database, watch: Watch, first: Callable[[Database], None] = check_empty) -> Counts:
    """Copy everything and compare it, in one transaction of each; how much it was. The target gets ready first."""
    with ended(source), ended(target):
        first(target)
        found = counts(source)
        for kind, shelf in reversed(SHELVES.items()):
            target.insert(kind, watch(source.stream(kind, ORDER[kind]), found[shelf], shelf))
        compare(source, target, watch)
        target.commit()
    return found


def compare(source: Database, target: Database, watch: Watch) -> None:
    """Count both, and read both side by side."""
    if counts(source) != counts(target):
        raise StoreFailure(f"{target.name}: {spelled(counts(target))} came of {spelled(counts(source))}")
    for kind, shelf in reversed(SHELVES.items()):
        pairs = zip(source.stream(kind, ORDER[kind]), target.stream(kind, ORDER[kind]), strict=True)
        for one, other in watch(pairs, counts(source)[shelf], f"{shelf} compared"):
            if one != other:
                raise StoreFailure(f"{target.name}: {other} came of {one}")


@contextmanager
def ended(database: Database) -> Iterator[None]:
    """A transaction that is not committed counts for nothing."""
    try:
        database.begin()
        try:
            yield
        finally:
            database.rollback()
    except database.errors as error:
        raise database.failure(error) from error
