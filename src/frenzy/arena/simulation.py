"""Many games between bots: every cell of an experiment with every seed, one after the other or on several processors.

A cell is a table and who plays at it. All cells get the same seeds, so that two of them can be compared game by game.
The games come back in the order in which they were asked for, whoever played them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field, json

from frenzy.arena.executors import Executor, executor_of
from frenzy.arena.fingerprints import fingerprint
from frenzy.arena.match import Result, Watcher, play, rotated
from frenzy.arena.players import check_player
from frenzy.arena.times import Times
from frenzy.games import load

if TYPE_CHECKING:
    from frenzy.arena.journal import Journal


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


class Share(Struct, frozen=True, omit_defaults=True):
    """What one seat did in a game: the fingerprint of its bot, how long it took where it had a choice, how often it did
    what wrong, and the first of it in words."""

    content: str
    times: Times = field(default_factory=Times)
    faults: dict[str, int] = field(default_factory=dict)
    trouble: str = ""


class Played(Struct, frozen=True):
    """A finished game, of which the cell's seat has `share`: 1 for a win, 0 for a loss, a part of a tie.

    `decisions`, those among them with more than one choice by their prompts (`asked`), and the seconds of thinking are
    that seat's. `seats` tells of all of them. `notes` are those of whoever looked on; `actions` are all choices, where
    somebody wants to see the game again.
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
    seats: list[Share] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)


def plan(cells: Sequence[Cell], seeds: Iterable[int]) -> list[Job]:
    """Every cell with every seed. Seed by seed: what is broken off early has treated all cells alike."""
    return [Job(cell, seed) for seed in seeds for cell in cells]


def seated(game: str, bot: str, against: str, seats: int, options: dict[str, Any]) -> list[Cell]:
    """A bot in every seat of a table, one after the other, copies of another in the rest."""
    return [Cell(game, tuple(rotated(bot, against, seat, seats)), options, seat) for seat in range(seats)]


def check(cells: Iterable[Cell]) -> None:
    """Whatever is wrong with a table or a bot is said before the first game."""
    for cell in cells:
        game = load(cell.game)
        game.new(len(cell.bots), 0, cell.options)
        for name in dict.fromkeys(cell.bots):
            check_player(name, game, {"seats": len(cell.bots), "options": cell.options})


def play_job(job: Job, watched_by: type[Watcher] | None = None, *, recorded: bool = False) -> Played:
    """One game, from its seed to its end; its outcome is written as a journal reads it."""
    cell, game = job.cell, load(job.cell.game)
    watcher = None if watched_by is None else watched_by()
    result, seat = play(game, cell.bots, job.seed, cell.options, watcher), job.cell.seat
    return Played(
        job, result.replay.content, result.share(seat), json.decode(json.encode(result.outcome)),
        result.choices[seat], result.asked[seat], result.thinking[seat], result.slowest[seat],
        result.notes, shares(cell, result), result.replay.actions if recorded else [],
    )  # fmt: skip


def shares(cell: Cell, result: Result) -> list[Share]:
    return [
        Share(fingerprint(bot, cell.game), Times.of(times), dict(faults), trouble)
        for bot, times, faults, trouble in zip(cell.bots, result.weighed, result.faults, result.troubles, strict=True)
    ]


def simulate(
    jobs: Sequence[Job],
    workers: int | Executor = 1,
    journal: Journal | None = None,
    watch: Callable[[Iterator[Played], int], Iterator[Played]] = lambda games, _left: games,
    watched_by: type[Watcher] | None = None,
    *,
    recorded: bool = False,
) -> Generator[Played, None, None]:
    """All games: first those that the journal holds, then the others, as they are played and written down.

    `watch` is handed the others and their number, for a progress bar. Somebody new of `watched_by` looks on at each.
    `workers` are processes, or wherever an executor plays; `recorded` keeps every choice.
    """
    found = journal.played(jobs) if journal else []
    known = {game.job.key for game in found}
    left = [job for job in jobs if job.key not in known]
    yield from found
    fresh = executor_of(workers).map(partial(play_job, watched_by=watched_by, recorded=recorded), left)
    yield from watch(journal.add(fresh) if journal else fresh, len(left))
