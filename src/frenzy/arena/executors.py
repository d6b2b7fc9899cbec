"""Where work is done: here or in several processes. What comes out is the same, in the same order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, Protocol, TypeVar

from frenzy.arena.collector import spare_the_collector
from frenzy.kernel import FrenzyError

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 8
"""So many items are handed out for each worker, so that none waits for a long one to be told."""


class WorkerLost(FrenzyError):
    """Games cannot be played on; those that were written down are safe."""


class Executor(Protocol):
    """Does a function of each item, somewhere."""

    def map(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """What the function makes of each item, in their order. Items that nobody waits for any more are not begun."""


class Serial:
    """One after the other, in this process."""

    def map(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        return map(function, items)


class Pool:
    """In so many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)
        try:
            waiting: deque[Future[R]] = deque()
            for item in items:
                waiting.append(pool.submit(function, item))
                if len(waiting) >= AHEAD * self.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise WorkerLost("a process that played games was killed; was there too little memory?") from None
        finally:
            pool.shutdown(cancel_futures=True)


def executor_of(workers: int | Executor) -> Executor:
    """So many processes; 1 is this one."""
    if not isinstance(workers, int):
        return workers
    return Serial() if workers == 1 else Pool(workers)


def begin_work() -> None:
    """What a worker does first."""
    spare_the_collector()
    end_with_the_parent()


def end_with_the_parent() -> None:
    """A worker has nothing to save: an interrupt ends it at once, and so does the end of the one it works for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=wait_for_the_parent, daemon=True).start()


def wait_for_the_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker without anybody to work for"
    parent.join()
    os._exit(1)
