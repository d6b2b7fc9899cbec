"""A game that goes on after a restart: from its log, or quicker from a snapshot and the rest of the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from time import perf_counter
from typing import Final, TypeVar

from frenzy.server.course import Course
from frenzy.server.store import ActionRecord, UndoneRecord

T = TypeVar("T")
BREATH: Final = 0.004  # seconds that a game that is played again keeps the others waiting


async def in_breaths(steps: Iterable[T]) -> AsyncIterator[T]:
    """One after the other, with a pause for everybody else whenever that has taken a while."""
    end = perf_counter() + BREATH
    for step in steps:
        yield step
        if perf_counter() >= end:
            await asyncio.sleep(0)
            end = perf_counter() + BREATH


class Resumption:
    """From a course that is at the beginning of the log, or at a snapshot of it, to the end of the log.

    `undone` is what was taken back since then.
    """

    def __init__(self, start: Course, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> None:
        self.course, self.undone = start, undone_lines(undone)
        self.pieces = pieces([action.choice for action in actions], self.undone, len(start.steps))

    def steps(self) -> Iterator[None]:
        """Do it, with a pause after each step; the course has the versions that everybody had."""
        for number, piece in enumerate(self.pieces):
            if number:
                self.course = self.course.rewind(self.undone[number - 1][0])
                yield
            for choice in piece:
                self.course.apply(choice)
                yield

    def at_once(self) -> Course:
        for _ in self.steps():
            pass
        return self.course

    async def in_breaths(self) -> Course:
        """Without keeping the other tables waiting."""
        async for _ in in_breaths(self.steps()):
            pass
        return self.course


def resumed(start: Course, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> Course:
    """The course that a log and what was taken back tell of."""
    return Resumption(start, actions, undone).at_once()


def pieces(final: list[str], undone: Sequence[tuple[int, list[str]]], first: int = 0) -> list[list[str]]:
    """What was played from the first choice on before the first undo, between each and the next, and after the last.

    >>> pieces(["a", "c"], [(1, ["b"])])
    [['a', 'b'], ['c']]
    """
    log, found = [*final], list[list[str]]()
    for start, choices in reversed(undone):
        found.append(log[start:])
        log[start:] = choices
    return [log[first:], *reversed(found)]


def undone_lines(undone: Sequence[UndoneRecord]) -> list[tuple[int, list[str]]]:
    """What each undo took back: from which number on, and which choices."""
    lines: list[tuple[int, list[str]]] = []
    last: UndoneRecord | None = None
    for row in undone:
        if last is None or row.undone_at != last.undone_at or row.sequence != last.sequence + 1:
            lines.append((row.sequence, []))
        lines[-1][1].append(row.choice)
        last = row
    return lines
