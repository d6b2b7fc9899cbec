"""Recovery after a restart: from the log of a game, or faster from a snapshot and the rest of the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from time import perf_counter
from typing import Final, TypeVar

from frenzy.server.history import History
from frenzy.server.store import ActionRecord, UndoneRecord

T = TypeVar("T")
SLICE: Final = 0.004  # seconds that a game that is played again keeps the others waiting


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """One after the other, with a pause for everybody else whenever that has taken a while."""
    end = perf_counter() + SLICE
    for item in items:
        yield item
        if perf_counter() >= end:
            await asyncio.sleep(0)
            end = perf_counter() + SLICE


class Recovery:
    """From a history that is at the beginning of the log, or at a snapshot of it, to the end of the log.

    `undone` is what was taken back since then.
    """

    def __init__(self, start: History, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> None:
        self.history, self.undone = start, undone_lines(undone)
        self.pieces = pieces([action.choice for action in actions], self.undone, len(start.entries))

    def progress(self) -> Iterator[None]:
        """Do it, with a pause after each step; the history has the versions that everybody had."""
        for number, piece in enumerate(self.pieces):
            if number:
                self.history = self.history.rewind(self.undone[number - 1][0])
                yield
            for choice in piece:
                self.history.apply(choice)
                yield

    def at_once(self) -> History:
        for _ in self.progress():
            pass
        return self.history

    async def in_slices(self) -> History:
        """Without keeping the other tables waiting."""
        async for _ in in_slices(self.progress()):
            pass
        return self.history


def recovered(start: History, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> History:
    """The history that a log and what was taken back tell of."""
    return Recovery(start, actions, undone).at_once()


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
