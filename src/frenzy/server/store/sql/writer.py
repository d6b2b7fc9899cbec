"""The one thread that writes to the database, in groups that share a commit."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from frenzy.kernel.errors import FrenzyError
from frenzy.server.store import ActionRecord, StaleSequence, StoreClosed, StoreFailure
from frenzy.server.store.sql.database import NEXT, Database

T = TypeVar("T")
TRIES: Final = 5
"""For a group that has to give way to another server."""
LARGEST_GROUP: Final = 512  # changes in one transaction, so that the first of a flood is not kept waiting


class Change(Generic[T]):
    """Something to write, and somebody who waits for it. The work looks first, and refuses before it writes."""

    def __init__(self, work: Callable[[Database], T]) -> None:
        self.work, self.loop = work, get_running_loop()
        self.future: Future[T] = self.loop.create_future()
        self.outcome: Callable[[], None]

    def make(self, database: Database) -> None:
        """Make the change inside the open transaction; what to say is kept until the commit."""
        self.attempt(partial(self.work, database))

    def attempt(self, work: Callable[[], T]) -> None:
        try:
            self.accept(work())
        except FrenzyError as error:
            self.refuse(error)

    def make_alone(self, database: Database) -> None:
        """Make the change or none of it, whatever goes wrong with it."""
        database.execute("SAVEPOINT change")
        try:
            self.accept(self.work(database))
        except Exception as error:
            if database.is_everybodys(error):
                raise
            database.execute("ROLLBACK TO SAVEPOINT change")
            self.refuse(database.failure(error) if isinstance(error, database.errors) else error)
        database.execute("RELEASE SAVEPOINT change")

    def accept(self, result: T) -> None:
        self.outcome = partial(self.future.set_result, result)

    def refuse(self, error: Exception) -> None:
        self.outcome = partial(self.future.set_exception, error)

    def settle(self) -> None:
        if not self.future.done():
            self.outcome()


class Append(Change[ActionRecord]):
    """An action for a log. Those of different tables are made together."""

    def __init__(self, action: ActionRecord, epoch: int | None) -> None:
        super().__init__(self.add)
        self.action, self.epoch = action, epoch

    def add(self, database: Database) -> ActionRecord:
        (is_added,) = database.append([(self.action, self.epoch)])
        return self.judged(database, is_added=is_added)

    def judged(self, database: Database, *, is_added: bool) -> ActionRecord:
        """The action, if it was added; if not, the reason is raised."""
        table, sequence = self.action.table, self.action.sequence
        if not is_added:
            database.check_lease(table, self.epoch)
            database.check_seat(table, self.action.seat)
            raise StaleSequence(table, sequence, *database.execute(NEXT, (table,)).fetchone())
        return self.action


def append_all(database: Database, appends: Sequence[Append]) -> None:
    """Make these, each for a table of its own, in as few statements as the database can."""
    for each, is_added in zip(appends, database.append([(each.action, each.epoch) for each in appends]), strict=True):
        each.attempt(partial(each.judged, database, is_added=is_added))


def batches(group: Sequence[Change[Any]]) -> Iterator[list[Append] | Change[Any]]:
    """The changes in their order; appends that stand together and are for different tables as one."""
    together: dict[str, Append] = {}
    for change in group:
        if together and (not isinstance(change, Append) or change.action.table in together):
            yield [*together.values()]
            together = {}
        if isinstance(change, Append):
            together[change.action.table] = change
        else:
            yield change
    if together:
        yield [*together.values()]


def answer(group: Sequence[Change[Any]]) -> None:
    """Tell all who wait, in their own thread, which is woken once for all of them; nobody may be there any more."""
    for loop in {change.loop for change in group}:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, [change for change in group if change.loop is loop])


def settle(group: Sequence[Change[Any]]) -> None:
    for change in group:
        change.settle()


class Writer:
    """The one thread that changes the database. Changes come from the thread of whoever stops it."""

    def __init__(self, database: Database, committed: Callable[[int, float], None]) -> None:
        self.database, self.committed = database, committed
        self.waiting: SimpleQueue[Change[Any] | None] = SimpleQueue()  # changes of any result; None is the end
        self.is_stopped = False
        self.trouble: StoreFailure | None = None
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def put(self, change: Change[T]) -> None:
        self.check_open()
        self.waiting.put(change)

    def check_open(self) -> None:
        if self.is_stopped:
            raise StoreClosed(f"{self.database.name}: the store is closed")

    def release(self) -> None:
        """Make what waits, end the thread and close the database."""
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
        begun = perf_counter()
        try:
            if self.trouble:
                raise self.trouble
            self.make_until_it_counts(group)
        except Exception as error:  # noqa: BLE001 - those who wait are told, whatever it is; the thread must live on
            self.fail(group, error)
        answer(group)
        self.committed(len(group), perf_counter() - begun)

    def make_until_it_counts(self, group: list[Change[Any]]) -> None:
        """Make them again if the database has ended them for the sake of another server."""
        for left in reversed(range(TRIES)):
            try:
                self.make(group)
            except Exception as error:
                if not left or not self.database.has_given_way(error):
                    raise
                self.database.rollback()
            else:
                return

    def make(self, group: list[Change[Any]]) -> None:
        """In one transaction, whose end counts."""
        self.database.begin()
        try:
            self.make_all(group)
        except Exception as error:
            if self.database.is_everybodys(error):
                raise
            self.database.rollback()
            self.make_one_by_one(group)
        self.database.commit()

    def make_all(self, group: list[Change[Any]]) -> None:
        """As quickly as possible: an error of one of them, other than a refusal, ends it for all."""
        for batch in batches(group):
            if isinstance(batch, Change):
                batch.make(self.database)
            else:
                append_all(self.database, batch)

    def make_one_by_one(self, group: list[Change[Any]]) -> None:
        """The same again, so that what cannot be written takes nothing else with it."""
        self.database.begin()
        for change in group:
            change.make_alone(self.database)

    def fail(self, group: list[Change[Any]], error: Exception) -> None:
        """Nothing of this group is acknowledged. If nobody knows what is on the disk now, stop writing.

        A full disk and a busy file are no such failure: the next try may succeed.
        """
        with suppress(Exception):
            self.database.rollback()
        if not self.database.is_passing(error) and self.trouble is None:
            self.trouble = StoreFailure(f"{self.database.name}: writing has failed ({error}); start the server again")
        for change in group:
            change.refuse(self.database.failure(error))
