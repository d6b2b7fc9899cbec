"""The one thread that writes to the SQLite file, in groups that share a commit."""

from __future__ import annotations

import sqlite3
from asyncio import Future, get_running_loop
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from frenzy.server.store import StoreFailure
from frenzy.server.store.sqlite.errors import closed, failure, is_of_the_file, is_passing
from frenzy.server.store.sqlite.rows import Database

T = TypeVar("T")
LARGEST_GROUP: Final = 512  # changes in one transaction, so that the first of a flood is not kept waiting


class Change(Generic[T]):
    """Something to write, and somebody who waits for it. What is one statement needs no savepoint to be undone."""

    def __init__(self, work: Callable[[Database], T], *, is_one_statement: bool) -> None:
        self.work, self.is_one_statement, self.loop = work, is_one_statement, get_running_loop()
        self.future: Future[T] = self.loop.create_future()
        self.outcome: Callable[[], None]

    def make(self, database: Database, path: Path) -> None:
        """Make the change or none of it, inside the open transaction; what to say is kept until the commit."""
        if not self.is_one_statement:
            database.execute("SAVEPOINT change")
        try:
            result = self.work(database)
        except Exception as error:
            if is_of_the_file(error):
                raise
            if not self.is_one_statement:
                database.execute("ROLLBACK TO change")
            self.refuse(failure(path, error) if isinstance(error, sqlite3.Error) else error)
        else:
            self.outcome = partial(self.future.set_result, result)
        if not self.is_one_statement:
            database.execute("RELEASE change")

    def refuse(self, error: Exception) -> None:
        self.outcome = partial(self.future.set_exception, error)

    def settle(self) -> None:
        if not self.future.done():
            self.outcome()


def answer(group: Sequence[Change[Any]]) -> None:
    """Tell all who wait, in their own thread, which is woken once for all of them; nobody may be there any more."""
    for loop in {change.loop for change in group}:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, [change for change in group if change.loop is loop])


def settle(group: Sequence[Change[Any]]) -> None:
    for change in group:
        change.settle()


class Writer:
    """The one thread that changes the file. Changes come from the thread of whoever stops it."""

    def __init__(self, path: Path, database: Database) -> None:
        self.path, self.database = path, database
        self.waiting: SimpleQueue[Change[Any] | None] = SimpleQueue()  # changes of any result; None is the end
        self.is_stopped = False
        self.trouble: StoreFailure | None = None
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def put(self, change: Change[T]) -> None:
        if self.is_stopped:
            raise closed(self.path)
        self.waiting.put(change)

    def release(self) -> None:
        """Make what waits, end the thread and close the file."""
        self.waiting.put(None)
        self.thread.join()
        self.database.close()

    def run(self) -> None:
        """Take the first change and those that wait behind it, until the end comes after them."""
        group: list[Change[Any] | None] = []
        while None not in group:
            group = [self.waiting.get()]
            with suppress(Empty):
                while len(group) < LARGEST_GROUP:
                    group.append(self.waiting.get_nowait())
            self.commit([change for change in group if change is not None])

    def commit(self, group: list[Change[Any]]) -> None:
        """Make all these changes with one commit; each is made or refused for itself, but they fail together."""
        try:
            if self.trouble:
                raise self.trouble
            self.database.execute("BEGIN IMMEDIATE")
            for change in group:
                change.make(self.database, self.path)
            self.database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - those who wait are told, whatever it is; the thread must live on
            self.fail(group, error)
        answer(group)

    def fail(self, group: list[Change[Any]], error: Exception) -> None:
        """Nothing of this group is acknowledged. After a failure of the disk nobody knows what is on it: stop writing.

        A full disk and a busy file are no such failure: the next try may succeed.
        """
        with suppress(sqlite3.Error):
            self.database.rollback()
        if not is_passing(error) and self.trouble is None:
            self.trouble = StoreFailure(f"{self.path}: writing has failed ({error}); start the server again")
        for change in group:
            change.refuse(failure(self.path, error))
