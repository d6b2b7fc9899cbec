"""The SQL of the store: changes that look before they write, questions, and rows as records."""

from __future__ import annotations

from sqlite3 import Connection, IntegrityError
from typing import Any, Final

from msgspec import json
from msgspec.structs import astuple

from frenzy.server.store import (
    ActionRecord,
    ChatRecord,
    Phase,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
    undone_record,
)

Row = tuple[Any, ...]  # what a column holds is the schema's word

# In the order of the records' fields
TABLE_COLUMNS: Final = (
    "id, game, seats, seed, options, content_hash, rules_version, name, is_public, pace, created, phase,"
    " position, lesson, given, campaign, chapter, outcome"
)
SEAT_COLUMNS: Final = "table_id, seat, name, kind, bot_level, token_hash, ready, stand_in"
ACTION_COLUMNS: Final = "table_id, sequence, seat, choice, at, spent"
UNDONE_COLUMNS: Final = "table_id, sequence, seat, choice, at, undone_at, spent"


def marks(columns: str) -> str:
    """A question mark for each column.

    >>> marks("a, b")
    '?, ?'
    """
    return ", ".join("?" for _ in columns.split(", "))


ADD_ACTION: Final = f"INSERT INTO actions ({ACTION_COLUMNS}) VALUES ({marks(ACTION_COLUMNS)})"
APPEND_ACTION: Final = (
    f"INSERT INTO actions ({ACTION_COLUMNS}) SELECT {marks(ACTION_COLUMNS)}"
    " WHERE (SELECT coalesce(max(sequence) + 1, 0) FROM actions WHERE table_id = ?) = ?"
)


# Changes, each inside the writer's transaction: look first, then write


def create_table(
    database: Connection, record: TableRecord, seats: tuple[SeatRecord, ...], log: list[ActionRecord]
) -> None:
    if is_table(database, record.id):
        raise TableExists(record.id)
    if record.campaign is not None:
        check_campaign(database, record.campaign)
    wrong = next((action.seat for action in log if not 0 <= action.seat < len(seats)), None)
    if wrong is not None:
        raise UnknownSeat(record.id, wrong)
    database.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks(TABLE_COLUMNS)})", table_row(record))
    database.executemany(
        f"INSERT INTO seats ({SEAT_COLUMNS}) VALUES ({marks(SEAT_COLUMNS)})", [astuple(seat) for seat in seats]
    )
    database.executemany(ADD_ACTION, [astuple(action) for action in log])


def update_table(database: Connection, record: TableRecord) -> None:
    table, *rest = table_row(record)
    names = TABLE_COLUMNS.split(", ")[1:]
    done = database.execute(
        f"UPDATE tables SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ?", (*rest, table)
    )
    if not done.rowcount:
        raise UnknownTable(table)


def update_seat(database: Connection, record: SeatRecord) -> None:
    check_seat(database, record.table, record.seat)
    database.execute(
        "UPDATE seats SET name = ?, kind = ?, bot_level = ?, token_hash = ?, ready = ?, stand_in = ?"
        " WHERE table_id = ? AND seat = ?",
        (*astuple(record)[2:], record.table, record.seat),
    )


def forget_lobbies(database: Connection, before: float, but: frozenset[str]) -> list[str]:
    found = database.execute("SELECT id FROM tables WHERE phase = 'lobby' AND created < ? ORDER BY created", (before,))
    old = [name for (name,) in found if name not in but]
    for statement in (
        "DELETE FROM chat WHERE table_id = ?", "DELETE FROM seats WHERE table_id = ?", "DELETE FROM tables WHERE id = ?"
    ):  # fmt: skip
        database.executemany(statement, [(name,) for name in old])
    return old


def append(database: Connection, action: ActionRecord) -> None:
    """One statement if all is well: each one more costs the thread that writes a turn with all the others."""
    try:
        added = database.execute(APPEND_ACTION, (*astuple(action), action.table, action.sequence)).rowcount
    except IntegrityError:
        added = 0
    if not added:
        check_seat(database, action.table, action.seat)
        raise StaleSequence(action.table, action.sequence, next_sequence(database, action.table))


def truncate(database: Connection, table: str, sequence: int, now: float) -> list[ActionRecord]:
    check_reach(database, table, sequence)
    taken = read_actions(database, table, sequence)
    database.executemany(
        f"INSERT INTO undone ({UNDONE_COLUMNS}) VALUES ({marks(UNDONE_COLUMNS)})",
        [astuple(undone_record(action, now)) for action in taken],
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


def check_campaign(database: Connection, campaign: str) -> None:
    if database.execute("SELECT 1 FROM campaigns WHERE id = ?", (campaign,)).fetchone() is None:
        raise UnknownCampaign(campaign)


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


def read_tables(
    database: Connection, *, phase: Phase | None, public: bool | None, newest: int | None
) -> list[TableRecord]:
    asked = {"phase = ?": phase, "is_public = ?": public}
    asked = {condition: value for condition, value in asked.items() if value is not None}
    where = f"WHERE {' AND '.join(asked)}" if asked else ""
    question = f"SELECT {TABLE_COLUMNS} FROM tables {where} ORDER BY created DESC, id DESC LIMIT ?"
    rows = database.execute(question, (*asked.values(), -1 if newest is None else newest)).fetchall()
    return [table_record(row) for row in reversed(rows)]


def read_table(database: Connection, table: str) -> TableRecord:
    row = database.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise UnknownTable(table)
    return table_record(row)


def read_seats(database: Connection, table: str) -> list[SeatRecord]:
    check_table(database, table)
    rows = database.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return [
        SeatRecord(
            table=table, seat=seat, name=name, kind=kind, bot_level=level, token_hash=token, ready=bool(ready),
            stand_in=stand_in,
        )
        for _, seat, name, kind, level, token, ready, stand_in in rows
    ]  # fmt: skip


def read_actions(database: Connection, table: str, start: int) -> list[ActionRecord]:
    check_table(database, table)
    question = f"SELECT {ACTION_COLUMNS} FROM actions WHERE table_id = ? AND sequence >= ? ORDER BY sequence"
    return [ActionRecord(*row) for row in database.execute(question, (table, start))]


def read_undone(database: Connection, table: str) -> list[UndoneRecord]:
    check_table(database, table)
    question = f"SELECT {UNDONE_COLUMNS} FROM undone WHERE table_id = ? ORDER BY number"
    return [UndoneRecord(*row) for row in database.execute(question, (table,))]


def read_snapshot(database: Connection, table: str) -> SnapshotRecord | None:
    check_table(database, table)
    row = database.execute("SELECT * FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return row and SnapshotRecord(*row)


def read_chat(database: Connection, table: str, latest: int | None) -> list[ChatRecord]:
    check_table(database, table)
    question = "SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    rows = database.execute(question, (table, -1 if latest is None else latest)).fetchall()
    return [
        ChatRecord(table, number, seat, text, bool(preset), at) for _, number, seat, text, preset, at in reversed(rows)
    ]


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
        None if record.position is None else json.encode(record.position).decode(),
        record.lesson,
        record.given,
        record.campaign,
        record.chapter,
        None if record.outcome is None else json.encode(record.outcome).decode(),
    )


def table_record(row: Row) -> TableRecord:
    columns = dict(zip(TABLE_COLUMNS.split(", "), row, strict=True))
    columns["seed"] = int(columns["seed"])
    columns["is_public"] = bool(columns["is_public"])
    for name in ("options", "pace", "position", "outcome"):
        columns[name] = None if columns[name] is None else json.decode(columns[name])
    return TableRecord(**columns)
