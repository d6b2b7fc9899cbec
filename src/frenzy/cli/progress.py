"""A progress line for long work: how many, how fast, how long to go. Silent where nobody looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

T = TypeVar("T")


class Bar:
    """The line: it is written again and again at the same place, not too often."""

    def __init__(self, what: str, stream: TextIO) -> None:
        self.what, self.stream, self.is_seen = what, stream, stream.isatty()
        self.start, self.shown = monotonic(), 0.0

    def show(self, number: int, total: int) -> None:
        now = monotonic()
        if self.is_seen and (now - self.shown > 0.2 or number == total):
            self.shown, rate = now, max(number, 1) / max(now - self.start, 1e-9)
            bar, left = "#" * (30 * number // max(total, 1)), spelled((total - number) / rate)
            self.stream.write(f"\r[{bar:<30}] {number}/{total} {self.what}, {rate:.1f}/s, {left} left  ")
            self.stream.flush()

    def end(self) -> None:
        if self.is_seen:
            self.stream.write("\n")


def counted(items: Iterable[T], total: int, what: str, stream: TextIO) -> Iterator[T]:
    """The items, with a line about them on the stream if it is a terminal; how many there will be is known."""
    if not stream.isatty() or not total:
        yield from items
        return
    bar = Bar(what, stream)
    try:
        for number, item in enumerate(items, 1):
            yield item
            bar.show(number, total)
    finally:
        bar.end()


def spelled(seconds: float) -> str:
    """A time to wait, in the words in which one waits.

    >>> spelled(45), spelled(200), spelled(9000)
    ('45 s', '3 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
