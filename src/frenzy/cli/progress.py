"""A progress line for long work: how many, how fast, how long to go. Silent where nobody looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

T = TypeVar("T")


def counted(items: Iterable[T], total: int, what: str, stream: TextIO) -> Iterator[T]:
    """The items, with a line about them on the stream if it is a terminal; how many there will be is known."""
    if not stream.isatty() or not total:
        yield from items
        return
    start, shown = monotonic(), 0.0
    try:
        for number, item in enumerate(items, 1):
            yield item
            now = monotonic()
            if now - shown > 0.2 or number == total:
                shown, rate = now, number / max(now - start, 1e-9)
                bar, left = "#" * (30 * number // total), spelled((total - number) / rate)
                stream.write(f"\r[{bar:<30}] {number}/{total} {what}, {rate:.1f}/s, {left} left  ")
                stream.flush()
    finally:
        stream.write("\n")


def spelled(seconds: float) -> str:
    """A time to wait, in the words in which one waits.

    >>> spelled(45), spelled(200), spelled(9000)
    ('45 s', '3 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
