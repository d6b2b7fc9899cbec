"""The task of a table: it alone changes the table, and does one job after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from frenzy.kernel import FrenzyError
from frenzy.server.store import LostLease, StoreFailure
from frenzy.server.table.clocks import now
from frenzy.server.websocket.connection import Refusal

T = TypeVar("T")

log = structlog.get_logger()


class TableClosed(StoreFailure):
    """The table has left the memory; whoever asks the lobby for it again gets it back."""


class Mailbox:
    """The jobs that wait for a table's task, which does them in their order and calls `after` behind each.

    When the table turns out to be somebody else's by now it does no more of them, and calls `lost`.
    """

    def __init__(self, table: str, after: Callable[[], None], lost: Callable[[], None]) -> None:
        self.table, self.after, self.lost = table, after, lost
        self.jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.used_at, self.is_busy, self.is_closed = now(), False, False
        self.task = asyncio.create_task(self.work(), name=f"table {table}")

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the task do this when its turn comes, and wait for the result."""
        return await asyncio.shield(self.post(job))

    def post(self, job: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        if self.is_closed:
            raise self.closed()
        self.use()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return done

    def use(self) -> None:
        """Somebody needs the table: it stays in memory for a while."""
        self.used_at = now()

    @property
    def is_empty(self) -> bool:
        """Nothing is done, and nothing waits."""
        return not self.is_busy and self.jobs.empty()

    async def work(self) -> None:
        while True:
            self.is_busy = False
            job, done = await self.jobs.get()
            self.is_busy = True
            try:
                result = await job()
            except asyncio.CancelledError:
                self.fail(done, self.closed())
                raise
            except LostLease:
                self.is_closed = True
                self.fail(done, self.closed())
                self.lost()
                return
            except Exception as error:  # noqa: BLE001  # one bad message must not end the table
                self.fail(done, error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            self.after()

    def fail(self, done: asyncio.Future[Any], error: Exception) -> None:
        if not isinstance(error, FrenzyError | Refusal | StoreFailure):
            log.error("our mistake", table=self.table, exc_info=error)
        if not done.cancelled():
            done.set_exception(error)
            done.exception()  # whoever waits gets it; nobody needs to

    def closed(self) -> TableClosed:
        return TableClosed(f"table {self.table} is closed")

    def stop(self) -> list[asyncio.Future[Any]]:
        """Take no more jobs, and end the one that is being done; what has to end before the rest is refused."""
        self.is_closed = True
        self.task.cancel()
        return [self.task]

    def refuse_rest(self) -> None:
        while not self.jobs.empty():
            _, done = self.jobs.get_nowait()
            self.fail(done, self.closed())
