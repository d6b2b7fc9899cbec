"""What SQLite says when it cannot, in the store's words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from frenzy.server.store import BadStore, DiskFull, StoreFailure


def is_of_the_file(error: Exception) -> bool:
    """Whether an error is about the file or the disk, and so about everybody, rather than about what was asked."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def is_passing(error: Exception) -> bool:
    """Whether the next try may succeed on the same open file."""
    return code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}


@contextmanager
def in_our_words(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise failure(path, error) from error


def failure(path: Path, error: Exception) -> StoreFailure:
    """What SQLite says, in the store's words; each who waits gets an error of their own."""
    if isinstance(error, StoreFailure):
        return type(error)(*error.args)
    if code(error) in {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}:
        return BadStore(f"{path}: not a Frenzy database, or a damaged one ({error})")
    if code(error) == sqlite3.SQLITE_FULL:
        return DiskFull(f"{path}: {error}")
    return StoreFailure(f"{path}: {error}")


def code(error: Exception) -> int | None:
    """SQLite's primary result code, if it has one: the low byte of the extended one."""
    extended = getattr(error, "sqlite_errorcode", None)
    return extended & 0xFF if isinstance(extended, int) else None
