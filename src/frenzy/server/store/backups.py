"""Backups: one SQLite file with everything, whichever database it comes from, and whichever it goes back to."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from frenzy.server.store import StoreFailure
from frenzy.server.store.moving import Counts, Watch, check_empty, counts, move
from frenzy.server.store.opening import FILE, check_file, is_address, open_database, reading
from frenzy.server.store.sql.database import SHELVES, Database
from frenzy.server.store.sqlite.copies import Progress, copy_file, existing, free_name, new_file
from frenzy.server.store.sqlite.database import SqliteDatabase
from frenzy.server.store.sqlite.errors import in_our_words
from frenzy.server.store.sqlite.schema import check, connect, sole_use, version

BESIDE: Final = ("-wal", "-shm")
"""Files that may lie beside an SQLite file, and belong to it."""


def back_up(place: str, file: Path, watch: Watch, progress: Progress) -> Counts:
    """Everything as it is at one moment, also while a server goes on; how much it is."""
    if not is_address(place):
        check_file(Path(place))
        copy_file(Path(place) / FILE, file, progress)
        return content(file)
    with new_file(file) as part, closing(reading(place)) as database, closing(connect(part)) as copy:
        database.check_version()
        found = move(database, copy, watch)
        copy.execute("PRAGMA journal_mode = DELETE")
    return found


def content(file: Path) -> Counts:
    """How much is in a backup; StoreFailure if it is none that can be restored."""
    if not file.is_file():
        raise StoreFailure(f"{file}: there is no such file")
    with in_our_words(file), closing(SqliteDatabase(file, existing(file))) as database:
        if not version(file, database):
            raise StoreFailure(f"{file}: an empty file")
        check(file, database)
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        return counts(database, names)


def restore(file: Path, place: str, watch: Watch, progress: Progress, *, replace: bool) -> Path | None:
    """Put a backup where there is nothing yet, or in the place of what is there.

    A file that it replaces stays beside it: where. Nobody may use the place meanwhile.
    """
    content(file)
    if not is_address(place):
        return restore_file(file, Path(place), progress, replace=replace)
    with TemporaryDirectory() as folder, open_database(place) as target:
        copy = Path(folder) / FILE  # which is brought up to date; the backup stays as it is
        copy_file(file, copy)
        with closing(connect(copy)) as source:
            move(source, target, watch, first=empty if replace else check_empty)
    return None


def restore_file(file: Path, folder: Path, progress: Progress, *, replace: bool) -> Path | None:
    target = folder / FILE
    with sole_use(folder):
        if target.exists() and not replace:
            raise StoreFailure(f"{target}: is there already; --replace puts the backup in its place")
        old = set_aside(target) if target.exists() else None
        copy_file(file, target, progress)
    return old


def set_aside(file: Path) -> Path:
    """Another name for a file and what belongs to it."""
    aside = free_name(file, "replaced")
    for end in ("", *BESIDE):
        if (part := file.with_name(f"{file.name}{end}")).exists():
            part.rename(aside.with_name(f"{aside.name}{end}"))
    return aside


def empty(database: Database) -> None:
    for shelf in SHELVES.values():
        database.execute(f"DELETE FROM {shelf}")
