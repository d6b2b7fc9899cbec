"""A game that goes on after a restart: from its log, or quicker from a snapshot and the rest of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final

from frenzy.server.course import Course
from frenzy.server.store import ActionRecord, UndoneRecord

BREATH: Final = 0.004  # seconds that a resuming table keeps the others waiting


class Resumption:
    """From a course that is at the beginning of the log, or at a snapshot of it, to the end of the log.

    `undone` is what was taken back since then.
    """

    def __init__(self, start: Course, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> None:
        self.course = start
        self.logs = logs([action.choice for action in actions], undone_lines(undone))

    def steps(self) -> Iterator[None]:
        """Do it, with a pause after each step; the course has the versions that everybody had."""
        for log in self.logs:
            if len(log) < len(self.course.steps):
                self.course = self.course.rewind(len(log))
                yield
            for choice in log[len(self.course.steps) :]:
                self.course.apply(choice)
                yield

    def at_once(self) -> Course:
        for _ in self.steps():
            pass
        return self.course

    async def in_breaths(self) -> Course:
        """Without keeping the other tables waiting."""
        end = perf_counter() + BREATH
        for _ in self.steps():
            if perf_counter() >= end:
                await asyncio.sleep(0)
                end = perf_counter() + BREATH
        return self.course


def resumed(start: Course, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> Course:
    """The course that a log and what was taken back tell of."""
    return Resumption(start, actions, undone).at_once()


def logs(final: list[str], undone: Sequence[tuple[int, list[str]]]) -> list[list[str]]:
    """The log before and after each undo, and the last one.

    >>> logs(["a", "c"], [(1, ["b"])])
    [['a', 'b'], ['a'], ['a', 'c']]
    """
    found = [final]
    for start, choices in reversed(undone):
        kept = found[0][:start]
        found = [[*kept, *choices], kept, *found]
    return found


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
