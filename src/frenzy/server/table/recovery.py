"""Recovery after a restart: from the log of a game, or faster from a snapshot and the rest of the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from time import perf_counter
from typing import Final, TypeVar

from frenzy.server.store import ActionRecord, UndoneRecord
from frenzy.server.table.history import History

T = TypeVar("T")
Chosen = tuple[int, str]
"""Whose choice it was, and which."""

SLICE: Final = 0.004  # seconds that a game that is played again keeps the others waiting


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """One after the other, with a pause for everybody else whenever that has taken a while."""
    end = perf_counter() + SLICE
    for item in items:
        yield item
        if perf_counter() >= end:
            await asyncio.sleep(0)
            end = perf_counter() + SLICE


async def in_leisure(items: Iterable[T]) -> AsyncIterator[T]:
    """One after the other, with four times as long for everybody else as that takes: nobody waits for it."""
    start = perf_counter()
    for item in items:
        yield item
        took = perf_counter() - start
        if took >= SLICE:
            await asyncio.sleep(4 * took)
            start = perf_counter()


async def recovered(start: History, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> History:
    """From a history that is at the beginning of the log, or at a snapshot of it, to the end of the log, with the
    versions that everybody had. `undone` is what was taken back since then."""
    history = start
    final = [(action.seat, action.choice) for action in actions]
    async for step in in_slices(steps(final, undone_lines(undone), len(start.plies))):
        if isinstance(step, int):
            history = history.rewind(step)
        else:
            seat, choice = step
            history.apply(choice, seat)
    return history


def steps(final: list[Chosen], undone: Sequence[tuple[int, list[Chosen]]], first: int = 0) -> list[Chosen | int]:
    """What was played from the first choice on, and at each undo how many choices were left.

    >>> steps([(0, "a"), (0, "c")], [(1, [(0, "b")])])
    [(0, 'a'), (0, 'b'), 1, (0, 'c')]
    """
    log, found = [*final], list[Chosen | int]()
    for start, choices in reversed(undone):
        found[:0] = [start, *log[start:]]
        log[start:] = choices
    return [*log[first:], *found]


def undone_lines(undone: Sequence[UndoneRecord]) -> list[tuple[int, list[Chosen]]]:
    """What each undo took back: from which number on, and which choices."""
    lines: list[tuple[int, list[Chosen]]] = []
    last: UndoneRecord | None = None
    for row in undone:
        if last is None or row.undone_at != last.undone_at or row.sequence != last.sequence + 1:
            lines.append((row.sequence, []))
        lines[-1][1].append((row.seat, row.choice))
        last = row
    return lines
