"""The tables in a PostgreSQL database: how they are made, brought up to date, and kept for those who may use them.

The versions are those of the SQLite file, so that data can go from one to the other: the first one here is 6.
Documents are text as they are there: `jsonb` would not give back all that was written (NUL, the order of keys).
"""

from __future__ import annotations

from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.sql import SQL, Identifier

from frenzy.server.store import BadStore, NewerStore, StoreFailure
from frenzy.server.store.sql.database import SHELVES
from frenzy.server.store.sql.undoing import UNDO_SINCE_7

Connection = psycopg.Connection[tuple[Any, ...]]


LONGEST_PAUSE: Final = 10.0
"""Seconds in the middle of a transaction, where servers share the database."""


class Superseded(StoreFailure):
    """This server was cut off, and another one has written since."""


FIRST: Final = 6
# Step n makes version FIRST + n out of the one before. A step that has been released is never changed: add another.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE campaigns (
            id TEXT COLLATE "C" PRIMARY KEY,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            nickname TEXT NOT NULL,
            options TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            key_hash TEXT COLLATE "C" NOT NULL UNIQUE,
            reading TEXT NOT NULL DEFAULT '{}'
        )""",
        """CREATE TABLE tables (
            id TEXT COLLATE "C" PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            seed TEXT NOT NULL,
            options TEXT NOT NULL,
            content_hash TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            name TEXT NOT NULL,
            is_public BOOLEAN NOT NULL,
            pace TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
            position TEXT,
            lesson TEXT,
            given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0),
            campaign TEXT COLLATE "C" REFERENCES campaigns (id),
            chapter INTEGER,
            outcome TEXT,
            owner TEXT,
            lease_until DOUBLE PRECISION,
            epoch BIGINT NOT NULL DEFAULT 0
        ) WITH (fillfactor = 80)""",  # room beside the rows for leases that are renewed
        "CREATE INDEX tables_by_phase ON tables (phase, is_public, created, id)",
        "CREATE INDEX tables_by_campaign ON tables (campaign, created) WHERE campaign IS NOT NULL",
        """CREATE TABLE seats (
            table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            name TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
            bot_level TEXT,
            token_hash TEXT,
            ready BOOLEAN NOT NULL,
            stand_in TEXT,
            PRIMARY KEY (table_id, seat)
        ) WITH (fillfactor = 80)""",
        """CREATE TABLE actions (
            table_id TEXT COLLATE "C" NOT NULL,
            sequence INTEGER NOT NULL CHECK (sequence >= 0),
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            spent DOUBLE PRECISION NOT NULL DEFAULT 0.0,
            is_bot BOOLEAN NOT NULL DEFAULT FALSE,
            PRIMARY KEY (table_id, sequence),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        )""",
        """CREATE TABLE undone (
            number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            table_id TEXT COLLATE "C" NOT NULL,
            sequence INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            undone_at DOUBLE PRECISION NOT NULL,
            spent DOUBLE PRECISION NOT NULL DEFAULT 0.0,
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        )""",
        "CREATE INDEX undone_by_table ON undone (table_id, number)",
        """CREATE TABLE snapshots (
            table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
            sequence INTEGER NOT NULL,
            data BYTEA NOT NULL
        )""",
        """CREATE TABLE chat (
            table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER,
            text TEXT NOT NULL,
            is_preset BOOLEAN NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        )""",
        "CREATE TABLE frenzy_uses (number BIGINT NOT NULL)",  # how many servers have used the database
        "INSERT INTO frenzy_uses VALUES (0)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN closed TEXT",
        "ALTER TABLE actions ADD COLUMN trace BIGINT",
        """CREATE TABLE films (
            table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
            start INTEGER NOT NULL CHECK (start >= 0),
            steps INTEGER NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (table_id, start)
        )""",
        """CREATE TABLE contents (id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, data BYTEA NOT NULL)""",
    ),
    ("ALTER TABLE tables ADD COLUMN office TEXT NOT NULL DEFAULT '{}'",),
    ('CREATE TABLE notes (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL)',),
    ("ALTER TABLE tables ADD COLUMN puzzle TEXT",),
    (
        "ALTER TABLE tables ADD COLUMN is_practice BOOLEAN NOT NULL DEFAULT FALSE",
        'ALTER TABLE seats ADD COLUMN player TEXT COLLATE "C"',
        "CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL",
        """CREATE TABLE players (
            id TEXT COLLATE "C" PRIMARY KEY,
            name TEXT NOT NULL,
            look TEXT COLLATE "C" NOT NULL UNIQUE,
            created DOUBLE PRECISION NOT NULL,
            key_hash TEXT COLLATE "C" NOT NULL UNIQUE
        )""",
        """CREATE TABLE standings (
            player TEXT COLLATE "C" NOT NULL REFERENCES players (id),
            game TEXT COLLATE "C" NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            doubt DOUBLE PRECISION NOT NULL,
            games INTEGER NOT NULL,
            wins DOUBLE PRECISION NOT NULL,
            latest DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (player, game)
        )""",
        "CREATE INDEX standings_by_rating ON standings (game, rating)",
    ),
)
VERSION: Final = FIRST + len(STEPS) - 1
UNDO: Final = UNDO_SINCE_7
PATIENCE: Final = 3.0  # seconds to wait for a server that is about to end

IN_USE: Final = 0x4652454E
CHANGING: Final = IN_USE + 1
"""Locks of this schema of this database, which end with the connection: for using it, and for making its tables."""


def prepare(name: str, connection: Connection, *, is_shared: bool) -> None:
    """Look before touching anything; take the one server's place, or one beside others; make what is missing."""
    check(name, connection)
    found = version(name, connection)
    take_place(name, connection, is_shared=is_shared)
    if found < VERSION:
        bring_up_to_date(name, connection, is_shared=is_shared)
    if one(connection, "SHOW synchronous_commit") == "off":
        connection.execute("SET synchronous_commit = on")  # what is acknowledged is on the disk
    if is_shared:  # who stops in the middle of writing keeps a table no longer than a lease would
        connection.execute(f"SET idle_in_transaction_session_timeout = {round(LONGEST_PAUSE * 1000)}")


def begin_use(connection: Connection, *, is_shared: bool) -> int:
    """A server begins: the number of its use. If it is alone, all leases are those of servers that are gone."""
    if not is_shared:
        connection.execute("UPDATE tables SET owner = NULL, lease_until = NULL WHERE owner IS NOT NULL")
    return int(one(connection, "UPDATE frenzy_uses SET number = number + 1 RETURNING number"))


def go_on_using(name: str, connection: Connection, use: int, *, is_shared: bool) -> None:
    """A server that was cut off goes on, unless it was alone and somebody else has been here: what it knows is old."""
    if not is_shared and one(connection, "SELECT number FROM frenzy_uses") != use:
        raise Superseded(f"{name}: another server has used the database meanwhile")


def check(name: str, connection: Connection) -> None:
    if one(connection, "SHOW server_encoding") != "UTF8":
        raise BadStore(f"{name}: the database is not in UTF8; create another one with ENCODING 'UTF8'")
    if one(connection, "SELECT current_schema()") is None:
        raise BadStore(f"{name}: there is no such schema as the search_path of the address names")


def version(name: str, connection: Connection) -> int:
    """The version of the tables; 0 if there are none."""
    names = relations(connection)
    if "frenzy_schema" not in names:
        if "tables" in names:
            raise BadStore(f"{name}: tables of another program")
        return 0
    found = one(connection, "SELECT max(version) FROM frenzy_schema")
    if not isinstance(found, int):
        raise BadStore(f"{name}: a Frenzy database without its version")
    if found > VERSION:
        raise NewerStore(f"{name}: written by a newer Frenzy (schema {found}; this one knows {VERSION}): update Frenzy")
    return found


def relations(connection: Connection) -> set[str]:
    """The names of what is in the schema."""
    here = "relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())"
    return {name for (name,) in connection.execute(f"SELECT relname::text FROM pg_class WHERE {here}")}


def take_place(name: str, connection: Connection, *, is_shared: bool) -> None:
    """Nobody may use the database who would miss what others write: one server, or many that lease their tables."""
    kind = "pg_advisory_lock_shared" if is_shared else "pg_advisory_lock"
    connection.execute(f"SET lock_timeout = {round(PATIENCE * 1000)}")
    try:
        connection.execute(f"SELECT {kind}({IN_USE}, hashtext(current_schema()))")
    except errors.LockNotAvailable:
        raise StoreFailure(f"{name}: in use by another server") from None
    connection.execute("RESET lock_timeout")


def bring_up_to_date(name: str, connection: Connection, *, is_shared: bool) -> None:
    """Take the steps that are missing, all or none, once even if many servers start at the same time."""
    with connection.transaction():
        connection.execute(f"SELECT pg_advisory_xact_lock({CHANGING}, hashtext(current_schema()))")
        found = version(name, connection)
        if not found:
            connection.execute("CREATE TABLE frenzy_schema (version INTEGER NOT NULL)")
        elif found < VERSION and is_shared:
            raise StoreFailure(f"{name}: schema {found} has to become {VERSION}: let one server do so alone first")
        elif found < VERSION:
            copy_aside(connection, found)
        for number, step in enumerate(STEPS, start=FIRST):
            if number > found:
                for statement in step:
                    connection.execute(statement)
                connection.execute("INSERT INTO frenzy_schema VALUES (%s)", (number,))


def copy_aside(connection: Connection, found: int) -> str:
    """Keep the tables as they are in a schema of their own, which the operator drops some day; its name."""
    schema, number = str(one(connection, "SELECT current_schema()")), 1
    name = aside = f"{schema}_schema_{found}"
    while connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (name,)).fetchone():
        number += 1
        name = f"{aside}_{number}"
    connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
    for shelf in sorted({*SHELVES.values(), "frenzy_schema"} & relations(connection)):
        statement = SQL("CREATE TABLE {} AS TABLE {}")
        connection.execute(statement.format(Identifier(name, shelf), Identifier(schema, shelf)))
    return name


def one(connection: Connection, question: str) -> Any:
    found = connection.execute(question).fetchone()
    return None if found is None else found[0]
