"""Copies of an SQLite file, made while others may write to it, and checked before they have their name."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from frenzy.server.store import BadStore, StoreFailure
from frenzy.server.store.sqlite.errors import in_our_words

PAGES: Final = 2_000  # at a time
Progress = Callable[[int, int], None]
"""How many pages are copied, and how many there are."""


def existing(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there: no other one is made."""
    with in_our_words(path):
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)


def copy_file(source: Path, target: Path, progress: Progress = lambda done, total: None) -> None:
    """The database as it is at this moment, in a new file that needs no others beside it."""
    with new_file(target) as part, closing(existing(source)) as database:
        with in_our_words(source), closing(sqlite3.connect(part, isolation_level=None)) as copy:
            database.execute("BEGIN")  # what others write meanwhile comes later
            database.execute("SELECT count(*) FROM sqlite_master").fetchone()
            database.backup(copy, pages=PAGES, progress=lambda _, left, total: progress(total - left, total), sleep=0)
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise BadStore(f"{source}: a damaged database ({' '.join(found.split())})")


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file under another name, for nobody else's eyes; it gets its own when it is complete and on the disk."""
    if target.exists():
        raise StoreFailure(f"{target}: is there already")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        yield part
        synchronise(part)
        part.rename(target)
        synchronise(target.parent)
    except OSError as error:
        raise StoreFailure(f"{target}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def synchronise(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def free_name(path: Path, note: str) -> Path:
    """A name beside the file that is not taken."""
    for number in range(1, 1000):
        name = f"{path.stem}-{note}{'' if number == 1 else f'-{number}'}{path.suffix}"
        if not path.with_name(name).exists():
            return path.with_name(name)
    raise StoreFailure(f"{path}: there are too many copies beside it")
