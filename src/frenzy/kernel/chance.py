"""Chance: a counter-based generator with named streams.

A stream is a number and a counter. The n-th value of a stream depends on nothing else, so a game that draws
one more tile does not change the next powerup, and a save holds all of chance in a few integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x9E37_79B9_7F4A_7C15


def scramble(value: int) -> int:
    """A bijection of 64-bit numbers without visible pattern: the finaliser of SplitMix64."""
    value &= MASK
    value = ((value ^ (value >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return value ^ (value >> 31)


def stream_key(seed: int, name: str) -> int:
    """The key of the stream `name` of a game started with `seed`.

    >>> stream_key(7, "weapons") == stream_key(7, "weapons") != stream_key(7, "powerups")
    True
    """
    key = scramble(seed + STRIDE)
    for letter in name.encode():
        key = scramble(key ^ letter)
    return key


class Stream(Struct, frozen=True):
    """One source of chance: `key` says which, `count` how much of it is used up. Using it gives the next one."""

    key: int
    count: int = 0

    @staticmethod
    def named(seed: int, name: str) -> Stream:
        return Stream(stream_key(seed, name))

    def below(self, bound: int) -> tuple[int, Stream]:
        """A number from 0 to bound - 1 (its bias is under bound / 2**64), and the stream after it."""
        key, count = self.key, self.count + 1
        return (scramble(key + count * STRIDE) * bound) >> 64, Stream(key, count)

    def shuffled(self, cards: Sequence[T]) -> tuple[tuple[T, ...], Stream]:
        """The cards in a new order, and the stream after it."""
        pile = list(cards)
        key, count = self.key, self.count
        for last in range(len(pile) - 1, 0, -1):
            count += 1
            other = (scramble(key + count * STRIDE) * (last + 1)) >> 64
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), Stream(key, count)
