"""A connection to an SQL database, which takes records and gives them back: the columns are the fields, in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar, Final, Protocol, TypeVar

from msgspec import Struct, json
from msgspec.structs import asdict

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    ContentRecord,
    FilmRecord,
    Leased,
    LeaseRecord,
    LostLease,
    NoteRecord,
    PlayerRecord,
    SeatRecord,
    SnapshotRecord,
    StaleCampaign,
    StaleSequence,
    StandingRecord,
    StoreFailure,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
)

R = TypeVar("R", bound=Struct)
SHELVES: Final[dict[type[Struct], str]] = {
    ContentRecord: "contents",
    FilmRecord: "films",
    NoteRecord: "notes",
    StandingRecord: "standings",
    PlayerRecord: "players",
    ChatRecord: "chat",
    SnapshotRecord: "snapshots",
    UndoneRecord: "undone",
    ActionRecord: "actions",
    SeatRecord: "seats",
    TableRecord: "tables",
    CampaignRecord: "campaigns",
}
"""Where the records of each kind are; those first that point to others."""
JSON: Final = ("options", "pace", "position", "outcome", "office", "seed", "reading", "value")
"""Columns of text that hold a document; a seed may have 64 bits and no sign, one more than an INTEGER."""
FLAGS: Final = ("is_public", "is_practice", "ready", "is_preset", "is_bot")
APART: Final = (CampaignRecord, ContentRecord, NoteRecord, PlayerRecord, StandingRecord)
"""What belongs to no table."""
NEXT: Final = "SELECT coalesce(max(sequence) + 1, 0) FROM actions WHERE table_id = ?"

LEASES: Final = 500  # in one statement


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


def records(kind: type[R], rows: Iterable[Sequence[Any]]) -> Iterator[R]:
    """The records that these rows hold."""
    reads: dict[str, Callable[[Any], Any]] = {**dict.fromkeys(JSON, json.decode), **dict.fromkeys(FLAGS, bool)}
    odd = [(place, reads[name]) for place, name in enumerate(kind.__struct_fields__) if name in reads]
    for row in rows:
        fields = [*row]
        for place, read in odd:
            fields[place] = None if row[place] is None else read(row[place])
        yield kind(*fields)


class Answer(Protocol):
    """What a statement gives back."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class Database(ABC):
    """An open connection. Values are marked with `?`; a statement outside of `begin` and `commit` counts at once."""

    name: str  # for messages: it has no password
    errors: ClassVar[type[Exception]]  # the base of what the database says when it cannot
    hold: ClassVar[str] = ""
    """What a question about a row ends with, so that nobody changes it before the commit."""
    hold_free: ClassVar[str] = ""
    """The same; a row that somebody else is changing right now is passed over."""

    @abstractmethod
    def execute(self, statement: str, values: Sequence[object] = ()) -> Answer: ...
    @abstractmethod
    def insert(self, kind: type[Struct], these: Iterable[Struct]) -> None: ...

    @abstractmethod
    def append(self, asked: Sequence[tuple[ActionRecord, int | None]]) -> list[bool]:
        """Add these actions, of different tables and each with its epoch, where all is well; whether it was."""

    @abstractmethod
    def begin(self) -> None: ...
    @abstractmethod
    def commit(self) -> None: ...
    @abstractmethod
    def rollback(self) -> None: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def now(self) -> float:
        """The time by which leases end: all who share the database have the same."""

    @abstractmethod
    def failure(self, error: Exception) -> StoreFailure:
        """What the database says, in the store's words; each who waits gets an error of their own."""

    @abstractmethod
    def is_everybodys(self, error: Exception) -> bool:
        """Whether an error is about the database, and so about everybody, rather than about what was asked."""

    def has_given_way(self, error: Exception) -> bool:
        """Whether the database has ended a transaction for the sake of another one: it can be made again."""
        return False

    @abstractmethod
    def is_passing(self, error: Exception) -> bool:
        """Whether it is known that nothing was written, and the next try may succeed."""

    # -- records ------------------------------------------------------------------------------------------------

    def update(self, record: Struct, where: str, *values: object) -> bool:
        """Put this record in the place of that one; whether there was one."""
        kind = type(record)
        statement = f"UPDATE {SHELVES[kind]} SET ({columns(kind)}) = ({marks(kind)}) WHERE {where}"
        return self.execute(statement, (*row_of(record), *values)).rowcount > 0

    def select(self, kind: type[R], which: str, *values: object) -> list[R]:
        return [*records(kind, self.execute(f"SELECT {columns(kind)} FROM {SHELVES[kind]} {which}", values))]

    def stream(self, kind: type[R], order: str) -> Iterator[R]:
        """All records of a kind in this order, inside a transaction, however many they are."""
        return records(kind, self.execute(f"SELECT {columns(kind)} FROM {SHELVES[kind]} ORDER BY {order}"))

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
        for kind in [kind for kind in SHELVES if kind not in APART]:
            key = columns(kind).partition(",")[0]
            for name in gone:
                self.execute(f"DELETE FROM {SHELVES[kind]} WHERE {key} = ?", (name,))
        return gone

    def names(self, which: str, *values: object) -> list[str]:
        """The ids of the tables for which this holds, oldest first."""
        found = self.execute(f"SELECT id FROM tables WHERE {which} ORDER BY created, id", values)
        return [name for (name,) in found]

    def held_names(self, which: str, *values: object) -> list[str]:
        """The same; nobody else changes these tables before the commit."""
        found = self.execute(f"SELECT id FROM tables WHERE {which} ORDER BY created, id {self.hold}", values)
        return [name for (name,) in found]

    def free_names(self, which: str, *values: object) -> list[str]:
        """The same, without those that somebody else is changing."""
        found = self.execute(f"SELECT id FROM tables WHERE {which} ORDER BY created, id {self.hold_free}", values)
        return [name for (name,) in found]

    def hold_player(self, player: str) -> bool:
        """Whether there is such a place on the ladder; nobody else changes what counts there before the commit."""
        found = self.execute(f"SELECT id FROM players WHERE id = ? {self.hold}", (player,))
        return found.fetchone() is not None

    # -- leases -------------------------------------------------------------------------------------------------

    def lease(self, table: str, hold: str = "") -> LeaseRecord | None:
        """Whose the table is, if anybody's."""
        asked = f"SELECT id, owner, epoch, lease_until FROM tables WHERE id = ? {hold}"
        found = self.execute(asked, (table,)).fetchone()
        if found is None:
            raise UnknownTable(table)
        return None if found[1] is None else LeaseRecord(*found)

    def held_lease(self, table: str) -> LeaseRecord | None:
        """The same; it is nobody else's before the commit."""
        return self.lease(table, self.hold)

    def free_lease(self, table: str) -> LeaseRecord | None:
        """The same, of a table that is not ours: whoever waited for another server could be waited for by it, too.

        One that somebody is writing at is somebody's.
        """
        if not self.free_names("id = ?", table):
            raise Leased(self.lease(table) or LeaseRecord(table, "", 0, 0.0))
        return self.lease(table)

    def update_leases(self, leases: Mapping[str, int], changes: str, value: object) -> set[str]:
        """Change the leases that are still under these epochs, and give their tables."""
        kept: set[str] = set()
        pairs = sorted(leases.items())
        for start in range(0, len(pairs), LEASES):
            some = pairs[start : start + LEASES]
            which = f"(id, epoch) IN (VALUES {', '.join('(?, ?)' for _ in some)}) AND owner IS NOT NULL"
            statement = f"UPDATE tables SET {changes} WHERE {which} RETURNING id"
            kept.update(name for (name,) in self.execute(statement, (value, *chain.from_iterable(some))))
        return kept

    # -- checks -------------------------------------------------------------------------------------------------

    def check_lease(self, table: str, epoch: int | None) -> None:
        """Whoever writes under this epoch may, and nobody else before the commit."""
        found = self.held_lease(table)
        if epoch != (None if found is None else found.epoch):
            raise LostLease(table, epoch)

    def check_table(self, table: str) -> None:
        if not self.names("id = ?", table):
            raise UnknownTable(table)

    def check_campaign(self, campaign: str, attempts: int | None = None) -> None:
        """It is there; with so many attempts, and nobody begins another one before the commit."""
        hold = "" if attempts is None else self.hold
        if self.execute(f"SELECT 1 FROM campaigns WHERE id = ? {hold}", (campaign,)).fetchone() is None:
            raise UnknownCampaign(campaign)
        if attempts is not None:
            counted = "SELECT count(*) FROM tables WHERE campaign = ? AND chapter IS NOT NULL"
            (found,) = self.execute(counted, (campaign,)).fetchone()
            if found != attempts:
                raise StaleCampaign(campaign)

    def check_seat(self, table: str, seat: int) -> None:
        if not self.select_at(SeatRecord, table, "AND seat = ?", seat):
            raise UnknownSeat(table, seat)

    def check_reach(self, table: str, sequence: int) -> None:
        """The log of this table has this many actions, or more."""
        (expected,) = self.execute(NEXT, (table,)).fetchone()
        if not 0 <= sequence <= expected:
            raise StaleSequence(table, sequence, expected)
