"""A small net that says how likely each seat is to win, asked on an ordinary processor without any library.

What a table shows of a seat goes through a first layer, the same for each, and then, beside the mean of what came of
all of them, through a second one, the same for each; out comes how the seat stands against the others. So it does not
matter how many seats there are. `tools/train` makes the weights.

A file of them is a line of JSON, `{"sizes": [numbers, signs, first layer, second layer]}`, and numbers of half
precision: of each layer its weights, input by input, and what is added.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final

from msgspec import json

WEIGHTS: Final = "expert.weights"

Row = list[float]
Seen = tuple[Sequence[float], Sequence[int]]
"""The numbers of a seat, and which signs hold."""


class Network:
    """Two layers with a bend behind each: what is below 0 becomes 0."""

    def __init__(self, data: bytes) -> None:
        head, _, numbers = data.partition(b"\n")
        self.numbers, signs, first, second = json.decode(head, type=dict[str, list[int]])["sizes"]
        values = (value for (value,) in struct.iter_unpack("<e", numbers))
        self.first = rows(values, self.numbers + signs, first)
        self.first_bias = row(values, first)
        self.own = rows(values, first, second)
        self.mean = rows(values, first, second)
        self.second_bias = row(values, second)
        self.out = row(values, second)

    def ask(self, seats: Iterable[Seen]) -> Row:
        """The chance of each seat to win."""
        firsts = [self.look(numbers, signs) for numbers, signs in seats]
        means = [sum(each) / len(firsts) for each in zip(*firsts, strict=True)]
        base = add_all(self.second_bias, means, self.mean)
        standing = [sum(map(mul, self.out, bent(add_all(base, first, self.own)))) for first in firsts]
        best = max(standing)
        odds = [exp(each - best) for each in standing]
        whole = sum(odds)
        return [each / whole for each in odds]

    def look(self, numbers: Sequence[float], signs: Sequence[int]) -> Row:
        """The first layer."""
        found = add_all(self.first_bias, numbers, self.first)
        for sign in signs:
            found = add(found, 1.0, self.first[self.numbers + sign])
        return bent(found)


def bent(values: Row) -> Row:
    return [max(0.0, value) for value in values]


def add_all(found: Row, numbers: Sequence[float], weights: Sequence[Row]) -> Row:
    """To each of these, what all the numbers add; many of them are 0, and cost nothing."""
    for number, each in zip(numbers, weights, strict=False):
        if number:
            found = add(found, number, each)
    return found


def add(found: Row, number: float, weights: Row) -> Row:
    """To each of these, what one number adds."""
    return [value + number * weight for value, weight in zip(found, weights)]  # noqa: B905  # compiled, `strict` is slow


def row(values: Iterator[float], size: int) -> Row:
    return [next(values) for _ in range(size)]


def rows(values: Iterator[float], count: int, size: int) -> list[Row]:
    return [row(values, size) for _ in range(count)]


@cache
def trained_network() -> Network:
    """The one that comes with the package."""
    return Network(files(__package__).joinpath(WEIGHTS).read_bytes())
