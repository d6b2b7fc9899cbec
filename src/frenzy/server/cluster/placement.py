"""Whose a table should be: rendezvous hashing, which moves as few tables as possible when servers come and go."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

FAMILY: Final = 4
"""So many letters at the end of an id say where it lives. A rematch, a branch and the chapters of a campaign have those
of what they follow, and so live where it does."""


def family(name: str) -> str:
    """
    >>> family("k3v5x7aaaaqq")
    'aaqq'
    """
    return name[-FAMILY:]


def beside(name: str, other: str) -> str:
    """The id as it is where that other one lives.

    >>> beside("k3v5x7aaaaqq", "bbbbbbbbcccc")
    'k3v5x7aacccc'
    """
    return name[:-FAMILY] + family(other)


def home_of(name: str, places: Iterable[str]) -> str:
    """The place, of these, where the table or campaign of this id should be: the same for everybody who asks."""
    return max(places, key=lambda place: weight(family(name), place))


def weight(key: str, place: str) -> tuple[bytes, str]:
    return blake2b(f"{key} {place}".encode(), digest_size=8).digest(), place
