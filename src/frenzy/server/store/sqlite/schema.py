"""The SQLite file: how it is made, brought up to date, opened, checked, and kept for one server."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from frenzy.server.store import BadStore, NewerStore, StoreFailure
from frenzy.server.store.sql.undoing import UNDO_SINCE_7, Undo
from frenzy.server.store.sqlite.copies import copy_file, free_name
from frenzy.server.store.sqlite.database import SqliteDatabase
from frenzy.server.store.sqlite.errors import in_our_words

PATIENCE: Final = 5.0  # seconds to wait for another program that writes to the same file

# Step n makes version n + 1 out of version n. A step that has been released is never changed: add another.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            seed TEXT NOT NULL, -- a seed may have 64 bits and no sign, one more than an INTEGER
            options TEXT NOT NULL,
            content_hash TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            name TEXT NOT NULL,
            is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
            pace TEXT NOT NULL,
            created REAL NOT NULL,
            phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over'))
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX tables_by_phase ON tables (phase, is_public, created, id)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            name TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
            bot_level TEXT,
            token_hash TEXT,
            ready INTEGER NOT NULL CHECK (ready IN (0, 1)),
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE actions (
            table_id TEXT NOT NULL,
            sequence INTEGER NOT NULL CHECK (sequence >= 0),
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, sequence),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE undone (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            at REAL NOT NULL,
            undone_at REAL NOT NULL,
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT""",
        "CREATE INDEX undone_by_table ON undone (table_id, number)",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            sequence INTEGER NOT NULL,
            data BLOB NOT NULL
        ) STRICT""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER,
            text TEXT NOT NULL,
            is_preset INTEGER NOT NULL CHECK (is_preset IN (0, 1)),
            at REAL NOT NULL,
            PRIMARY KEY (table_id, number),
            FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN position TEXT",
        "ALTER TABLE tables ADD COLUMN lesson TEXT",
        "ALTER TABLE tables ADD COLUMN given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0)",
        "ALTER TABLE seats ADD COLUMN stand_in TEXT",
        "ALTER TABLE actions ADD COLUMN spent REAL NOT NULL DEFAULT 0.0",
        "ALTER TABLE undone ADD COLUMN spent REAL NOT NULL DEFAULT 0.0",
    ),
    (
        """CREATE TABLE campaigns (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            nickname TEXT NOT NULL,
            options TEXT NOT NULL,
            created REAL NOT NULL,
            key_hash TEXT NOT NULL UNIQUE
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE tables ADD COLUMN campaign TEXT REFERENCES campaigns (id)",
        "ALTER TABLE tables ADD COLUMN chapter INTEGER",
        "ALTER TABLE tables ADD COLUMN outcome TEXT",
        "CREATE INDEX tables_by_campaign ON tables (campaign, created) WHERE campaign IS NOT NULL",
    ),
    ("ALTER TABLE actions ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0 CHECK (is_bot IN (0, 1))",),
    ("ALTER TABLE campaigns ADD COLUMN reading TEXT NOT NULL DEFAULT '{}'",),
    (
        "ALTER TABLE tables ADD COLUMN owner TEXT",  # the server that has leased the table
        "ALTER TABLE tables ADD COLUMN lease_until REAL",
        "ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",  # of the latest lease; it only rises
    ),
    (
        "ALTER TABLE tables ADD COLUMN closed TEXT",
        "ALTER TABLE actions ADD COLUMN trace INTEGER",
        """CREATE TABLE films (
            table_id TEXT NOT NULL REFERENCES tables (id),
            start INTEGER NOT NULL CHECK (start >= 0),
            steps INTEGER NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (table_id, start)
        ) STRICT""",
        "CREATE TABLE contents (id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL) STRICT",
    ),
    ("ALTER TABLE tables ADD COLUMN office TEXT NOT NULL DEFAULT '{}'",),
    ("CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",),
    ("ALTER TABLE tables ADD COLUMN puzzle TEXT",),
    (
        "ALTER TABLE tables ADD COLUMN is_practice INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN player TEXT",
        "CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL",
        """CREATE TABLE players (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            look TEXT NOT NULL UNIQUE,
            created REAL NOT NULL,
            key_hash TEXT NOT NULL UNIQUE
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE standings (
            player TEXT NOT NULL REFERENCES players (id),
            game TEXT NOT NULL,
            rating REAL NOT NULL,
            doubt REAL NOT NULL,
            games INTEGER NOT NULL,
            wins REAL NOT NULL,
            latest REAL NOT NULL,
            PRIMARY KEY (player, game)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX standings_by_rating ON standings (game, rating)",
    ),
)
VERSION: Final = len(STEPS)
UNDO: Final[Undo] = {
    6: (
        "ALTER TABLE tables DROP COLUMN owner",
        "ALTER TABLE tables DROP COLUMN lease_until",
        "ALTER TABLE tables DROP COLUMN epoch",
    ),
    **UNDO_SINCE_7,
}
"""What makes of a version the one before it; every step after the fifth has it."""


def connect(path: Path) -> SqliteDatabase:
    """An open database of this version, made or brought up to date if need be."""
    with in_our_words(path), ExitStack() as undo:
        opened = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        database = undo.enter_context(closing(SqliteDatabase(path, opened)))
        prepare(path, database)
        undo.pop_all()
    return database


def prepare(path: Path, database: SqliteDatabase) -> None:
    """Look before touching anything: a file that is not ours stays as it is."""
    found = version(path, database)
    if database.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise StoreFailure(f"{path}: this file system has no write-ahead log; put the data folder on a local disk")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    if found < VERSION:
        if found:
            copy_file(path, free_name(path, f"schema-{found}"))
        bring_up_to_date(path, database)


def version(path: Path, database: SqliteDatabase) -> int:
    """The version of the schema; 0 for an empty file."""
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if not names:
        return 0
    if "frenzy_schema" not in names:
        raise BadStore(f"{path}: a database of another program")
    (found,) = database.execute("SELECT max(version) FROM frenzy_schema").fetchone()
    if not isinstance(found, int):
        raise BadStore(f"{path}: a Frenzy database without its version")
    if found > VERSION:
        raise NewerStore(f"{path}: written by a newer Frenzy (schema {found}; this one knows {VERSION}): update Frenzy")
    return found


def bring_up_to_date(path: Path, database: SqliteDatabase) -> None:
    """Take the steps that are missing, all or none, once even if two programs open the file at the same time."""
    database.execute("BEGIN IMMEDIATE")
    try:
        found = version(path, database)
        if not found:
            database.execute("CREATE TABLE frenzy_schema (version INTEGER NOT NULL) STRICT")
        for number, step in enumerate(STEPS[found:], start=found + 1):
            for statement in step:
                database.execute(statement)
            database.execute("INSERT INTO frenzy_schema VALUES (?)", (number,))
    except BaseException:
        database.rollback()
        raise
    database.execute("COMMIT")


def check(path: Path, database: SqliteDatabase | sqlite3.Connection) -> None:
    """Refuse a damaged file before anything is added to it; a million actions take about a tenth of a second."""
    with in_our_words(path):
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadStore(f"{path}: a damaged database ({' '.join(found.split())})")


@contextmanager
def sole_use(folder: Path) -> Iterator[None]:
    """Make the folder, for nobody else's eyes, and keep other servers out of it: each would miss what the other writes.

    The system lets go of the lock when the process ends, however it ends.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / "lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise StoreFailure(f"{folder}: in use by another server (process {file.read().strip()})") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
