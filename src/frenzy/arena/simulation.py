"""Many games between bots: every cell of an experiment with every seed, one after the other or on several processors.

A cell is a table and who plays at it. All cells get the same seeds, so that two of them can be compared game by game.
The games come back in the order in which they were asked for, whoever played them.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field, json

from frenzy.arena.match import Watcher, play, rotated
from frenzy.bots import make_bot
from frenzy.games import load
from frenzy.kernel import FrenzyError

if TYPE_CHECKING:
    from frenzy.arena.journal import Journal

AHEAD: Final = 8
"""So many games are handed out for each worker, so that none waits for a long one to be told."""


class WorkerLost(FrenzyError):
    """Games cannot be played on; those that were written down are safe."""


class Cell(Struct, frozen=True):
    """A table, the bots at it by seat, and the seat whose games are counted."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seat: int = 0

    @property
    def bot(self) -> str:
        """The one that is tried."""
        return self.bots[self.seat]

    @property
    def others(self) -> tuple[str, ...]:
        return self.bots[: self.seat] + self.bots[self.seat + 1 :]

    def value(self, name: str) -> Any:
        """What a table is sorted by: `bot`, `seat`, or an option; None if nobody said anything about it."""
        return getattr(self, name) if name in ("game", "bot", "seat") else self.options.get(name)


class Job(Struct, frozen=True):
    """A game to be played."""

    cell: Cell
    seed: int

    @property
    def key(self) -> bytes:
        """The same for the same game, wherever it was written down."""
        return json.encode([self.cell, self.seed], order="sorted")


class Played(Struct, frozen=True):
    """A finished game, of which the cell's seat has `share`: 1 for a win, 0 for a loss, a part of a tie.

    `decisions`, those among them with more than one choice by their prompts (`asked`), and the seconds of thinking are
    that seat's. `notes` are those of whoever looked on.
    """

    job: Job
    content: str
    share: float
    outcome: dict[str, Any]
    decisions: int
    asked: dict[str, int]
    seconds: float
    slowest: float
    notes: dict[str, Any] = field(default_factory=dict)


def plan(cells: Sequence[Cell], seeds: Iterable[int]) -> list[Job]:
    """Every cell with every seed. Seed by seed: what is broken off early has treated all cells alike."""
    return [Job(cell, seed) for seed in seeds for cell in cells]


def seated(game: str, bot: str, against: str, seats: int, options: dict[str, Any]) -> list[Cell]:
    """A bot in every seat of a table, one after the other, copies of another in the rest."""
    return [Cell(game, tuple(rotated(bot, against, seat, seats)), options, seat) for seat in range(seats)]


def check(cells: Iterable[Cell]) -> None:
    """Whatever is wrong with a table or the name of a bot is said before the first game."""
    for cell in cells:
        game = load(cell.game)
        game.new(len(cell.bots), 0, cell.options)
        for name in dict.fromkeys(cell.bots):
            make_bot(name, game)


def play_job(job: Job, watched_by: type[Watcher] | None = None) -> Played:
    """One game, from its seed to its end; its outcome is written as a journal reads it."""
    cell, game = job.cell, load(job.cell.game)
    watcher = None if watched_by is None else watched_by()
    result, seat = play(game, cell.bots, job.seed, cell.options, watcher), job.cell.seat
    return Played(
        job, result.replay.content, result.share(seat), json.decode(json.encode(result.outcome)),
        result.choices[seat], result.asked[seat], result.thinking[seat], result.slowest[seat],
        result.notes,
    )  # fmt: skip


def simulate(
    jobs: Sequence[Job],
    workers: int = 1,
    journal: Journal | None = None,
    watch: Callable[[Iterator[Played], int], Iterator[Played]] = lambda games, _left: games,
    watched_by: type[Watcher] | None = None,
) -> Generator[Played, None, None]:
    """All games: first those that the journal holds, then the others, as they are played and written down.

    `watch` is handed the others and their number, for a progress bar. Somebody new of `watched_by` looks on at each.
    """
    found = journal.played(jobs) if journal else []
    known = {game.job.key for game in found}
    left = [job for job in jobs if job.key not in known]
    yield from found
    fresh = play_jobs(left, workers, watched_by)
    yield from watch(journal.add(fresh) if journal else fresh, len(left))


def play_jobs(jobs: Iterable[Job], workers: int = 1, watched_by: type[Watcher] | None = None) -> Iterator[Played]:
    """All games, in this process or in several."""
    return (play_job(job, watched_by) for job in jobs) if workers == 1 else pooled(jobs, workers, watched_by)


def pooled(jobs: Iterable[Job], workers: int, watched_by: type[Watcher] | None) -> Iterator[Played]:
    """All games in processes of their own. Those that nobody waits for any more are not begun."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_the_parent)
    try:
        waiting: deque[Future[Played]] = deque()
        for job in jobs:
            waiting.append(pool.submit(play_job, job, watched_by))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost("a process that played games was killed; was there too little memory?") from None
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_the_parent() -> None:
    """A worker has nothing to save: an interrupt ends it at once, and so does the end of the one it works for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=wait_for_the_parent, daemon=True).start()


def wait_for_the_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker without anybody to work for"
    parent.join()
    os._exit(1)
