"""Rows of the SQLite file as records, and records as rows: the columns are the fields, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from sqlite3 import Connection
from typing import Any, Final, TypeVar

from msgspec import Struct, json
from msgspec.structs import asdict

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
)

R = TypeVar("R", bound=Struct)
SHELVES: Final[dict[type[Struct], str]] = {
    ChatRecord: "chat",
    SnapshotRecord: "snapshots",
    UndoneRecord: "undone",
    ActionRecord: "actions",
    SeatRecord: "seats",
    TableRecord: "tables",
    CampaignRecord: "campaigns",
}
"""Where the records of each kind are; those first that point to others."""
JSON: Final = ("options", "pace", "position", "outcome", "seed", "reading")
"""Columns of text that hold a document; a seed may have 64 bits and no sign, one more than an INTEGER."""
FLAGS: Final = ("is_public", "ready", "is_preset", "is_bot")
NEXT: Final = "SELECT coalesce(max(sequence) + 1, 0) FROM actions WHERE table_id = ?"


def columns(kind: type[Struct]) -> str:
    """
    >>> columns(SnapshotRecord)
    'table_id, sequence, data'
    """
    return ", ".join("table_id" if name == "table" else name for name in kind.__struct_fields__)


def marks(kind: type[Struct]) -> str:
    """A question mark for each column."""
    return ", ".join("?" for _ in kind.__struct_fields__)


def row_of(record: Struct) -> list[Any]:
    fields = asdict(record).items()
    return [json.encode(value).decode() if name in JSON and value is not None else value for name, value in fields]


class Database(Connection):
    """An open file that takes records, and gives them back. It is made by the functions of `sqlite_schema`."""

    def insert(self, kind: type[Struct], records: Iterable[Struct]) -> None:
        statement = f"INSERT INTO {SHELVES[kind]} ({columns(kind)}) VALUES ({marks(kind)})"
        self.executemany(statement, map(row_of, records))

    def update(self, record: Struct, where: str, *values: object) -> bool:
        """Put this record in the place of that one; whether there was one."""
        kind = type(record)
        statement = f"UPDATE {SHELVES[kind]} SET ({columns(kind)}) = ({marks(kind)}) WHERE {where}"
        return self.execute(statement, (*row_of(record), *values)).rowcount > 0

    def select(self, kind: type[R], which: str, *values: object) -> list[R]:
        reads: dict[str, Callable[[Any], Any]] = {**dict.fromkeys(JSON, json.decode), **dict.fromkeys(FLAGS, bool)}
        odd = [(place, reads[name]) for place, name in enumerate(kind.__struct_fields__) if name in reads]
        found: list[R] = []
        for row in self.execute(f"SELECT {columns(kind)} FROM {SHELVES[kind]} {which}", values):
            fields = [*row]
            for place, read in odd:
                fields[place] = None if row[place] is None else read(row[place])
            found.append(kind(*fields))
        return found

    def one(self, kind: type[R], id: str, unknown: type[Exception]) -> R:
        """The record of this id; if there is none, that is `unknown`."""
        for found in self.select(kind, "WHERE id = ?", id):
            return found
        raise unknown(id)

    def select_at(self, kind: type[R], table: str, which: str, *values: object) -> list[R]:
        """What belongs to a table; UnknownTable if there is none."""
        found = self.select(kind, f"WHERE table_id = ? {which}", table, *values)
        if not found:
            self.check_table(table)
        return found

    def forget(self, tables: Iterable[str]) -> list[str]:
        """Remove these tables, and all that belongs to them."""
        gone = [*tables]
        for kind in [kind for kind in SHELVES if kind is not CampaignRecord]:
            key = columns(kind).partition(",")[0]
            self.executemany(f"DELETE FROM {SHELVES[kind]} WHERE {key} = ?", [(name,) for name in gone])
        return gone

    def names(self, which: str, *values: object) -> list[str]:
        """The ids of the tables for which this holds, oldest first."""
        found = self.execute(f"SELECT id FROM tables WHERE {which} ORDER BY created, id", values)
        return [name for (name,) in found]

    def check_table(self, table: str) -> None:
        if not self.names("id = ?", table):
            raise UnknownTable(table)

    def check_campaign(self, campaign: str) -> None:
        if self.execute("SELECT 1 FROM campaigns WHERE id = ?", (campaign,)).fetchone() is None:
            raise UnknownCampaign(campaign)

    def check_seat(self, table: str, seat: int) -> None:
        if not self.select_at(SeatRecord, table, "AND seat = ?", seat):
            raise UnknownSeat(table, seat)

    def check_reach(self, table: str, sequence: int) -> None:
        """The log of this table has this many actions, or more."""
        self.check_table(table)
        (expected,) = self.execute(NEXT, (table,)).fetchone()
        if not 0 <= sequence <= expected:
            raise StaleSequence(table, sequence, expected)
