"""What a seat knows, as a row of small numbers: its parts by name, shape and meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from typing import Any, Final

from msgspec import Struct

MOST: Final = 255
"""The greatest number: an entry is one byte."""
FROM_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


class Part(Struct, frozen=True):
    """Some entries that belong together. None is greater than `most`."""

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


Read = Callable[[Any, Any, Any], Sequence[Any]]
"""What an eye sees of a state, whose pending decision it sees as this frame: for each row a key that never changes."""
Write = Callable[[Any, Any], bytes]
"""The row of a key, seen by an eye. It follows from these two alone, so rows of equal keys are equal."""


class Section(Struct, frozen=True):
    """Parts that are written at once, one after the other; or so many `rows` alike, each with a key of its own."""

    write: Write
    parts: tuple[Part, ...]
    rows: int = 1


class Layout:
    """An observation: sections in a row."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.parts = tuple(part for section in sections for part in section.parts)
        self.size = sum(part.size for part in self.parts)
        self.writers: list[Write] = [section.write for section in sections for _ in range(section.rows)]

    def write(self, keys: Sequence[Any], eye: Any) -> list[bytes]:
        """All rows."""
        return [write(key, eye) for write, key in zip(self.writers, keys, strict=True)]

    def renew(self, rows: list[bytes], keys: Sequence[Any], before: Sequence[Any], eye: Any) -> None:
        """Write those rows anew whose keys are not the same as before."""
        for at, key in enumerate(keys):
            if key is not before[at] and key != before[at]:
                rows[at] = self.writers[at](key, eye)

    def places(self) -> Iterator[tuple[Part, int]]:
        """The parts, and where each begins."""
        first = 0
        for part in self.parts:
            yield part, first
            first += part.size

    def most(self) -> bytes:
        """The greatest value of each entry."""
        return b"".join(bytes([part.most]) * part.size for part in self.parts)


def hot(size: int) -> tuple[bytes, ...]:
    """A row with a 1 at a place, for each place; and without one, found at -1.

    >>> hot(2)[1], hot(2)[-1]
    (b'\\x00\\x01', b'\\x00\\x00')
    """
    return (*(bytes(at == place for at in range(size)) for place in range(size)), bytes(size))


def flags(size: int) -> tuple[bytes, ...]:
    """A mask as a row, for each mask."""
    return tuple(bytes(mask >> place & 1 for place in range(size)) for mask in range(1 << size))


def clipped(numbers: Sequence[int]) -> bytes:
    """Numbers as bytes, the great ones as the greatest, none under 0.

    >>> clipped([1, 300, -2])
    b'\\x01\\xff\\x00'
    """
    try:
        return bytes(numbers)
    except ValueError:  # rarely is one too great or too small
        return bytes([min(max(number, 0), MOST) for number in numbers])


def marked(size: int, places: Iterable[int]) -> bytes:
    """A row of that size with a 1 at each of these places.

    >>> marked(3, (0, 2))
    b'\\x01\\x00\\x01'
    """
    row = bytearray(size)
    for place in places:
        row[place] = 1
    return bytes(row)


def tally(size: int, things: Sequence[int]) -> bytes:
    """How often each of so many is among them.

    >>> tally(3, (2, 0, 2))
    b'\\x01\\x00\\x02'
    """
    if not things:
        return bytes(size)
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return clipped(counts)


def mask_row(mask: int, size: int) -> bytes:
    """A mask as a row of that size.

    >>> mask_row(0b101, 4)
    b'\\x01\\x00\\x01\\x00'
    """
    if not mask:
        return bytes(size)
    return f"{mask:0{size}b}"[::-1].encode().translate(FROM_DIGITS)
