"""Chance: a counter-based generator with named streams.

A stream is a number and a counter. The n-th value of a stream depends on nothing else, so a game that draws
one more tile does not change the next powerup, and a save holds all of chance in a few integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import unpack
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x9E37_79B9_7F4A_7C15
FIRST: Final = 0xBF58_476D_1CE4_E5B9
SECOND: Final = 0x94D0_49BB_1331_11EB


def scramble(value: int) -> int:
    """A bijection of 64-bit numbers without visible pattern: the finaliser of SplitMix64."""
    value &= MASK
    value = ((value ^ (value >> 30)) * FIRST) & MASK
    value = ((value ^ (value >> 27)) * SECOND) & MASK
    return value ^ (value >> 31)


@cache
def lanes(count: int) -> tuple[int, int, int]:
    """For so many numbers side by side in one, each in 128 bits: a 1 in each lane, the low half of each, and one STRIDE
    in the first, two in the second …"""
    ones = sum(1 << 128 * lane for lane in range(count))
    return ones, ones * MASK, sum((lane + 1) * STRIDE << 128 * lane for lane in range(count))


def scrambles(value: int, count: int) -> Sequence[int]:
    """What `scramble` makes of value + STRIDE, value + 2 * STRIDE …: all of them at once, as lanes of one number."""
    ones, low, strides = lanes(count)
    many = (ones * (value & MASK) + strides) & low
    many = ((many ^ (many >> 30 & low)) * FIRST) & low
    many = ((many ^ (many >> 27 & low)) * SECOND) & low
    many ^= many >> 31 & low
    return unpack(f"<{2 * count}Q", many.to_bytes(16 * count, "little"))[::2]


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
        pile, last = list(cards), max(0, len(cards) - 1)
        count = self.count + last
        for number in scrambles(self.key + self.count * STRIDE, last):
            other = (number * (last + 1)) >> 64
            pile[last], pile[other] = pile[other], pile[last]
            last -= 1
        return tuple(pile), Stream(self.key, count)
