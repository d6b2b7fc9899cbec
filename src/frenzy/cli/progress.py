"""A progress line for long work: how many, how fast, how long to go. Silent where nobody looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TextIO, TypeVar

T = TypeVar("T")


def progress(items: Sequence[T], what: str, stream: TextIO) -> Iterator[T]:
    """The items, with a line about them on the stream if it is a terminal."""
    if not stream.isatty():
        yield from items
        return
    start, shown = monotonic(), 0.0
    for number, item in enumerate(items, 1):
        yield item
        now = monotonic()
        if now - shown > 0.2 or number == len(items):
            shown, rate = now, number / max(now - start, 1e-9)
            bar = "#" * (30 * number // len(items))
            left = (len(items) - number) / rate
            stream.write(f"\r[{bar:<30}] {number}/{len(items)} {what}, {rate:.1f}/s, {left:.0f} s left  ")
            stream.flush()
    stream.write("\n")
