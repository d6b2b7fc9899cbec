"""A small net that is asked on an ordinary processor, without any library. It was fitted elsewhere.

A file of weights is a line of JSON, `{"most": […], "sizes": […]}`, and numbers of half precision: of each layer its
weights, input by input, and what is added.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct, json


class Shape(Struct, frozen=True):
    """The greatest value of each byte of a row, and how many numbers go into and come out of the layers."""

    most: list[int]
    sizes: list[int]


class Layer:
    """What each input adds to all outputs, and where they begin."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.weights = weights
        self.bias = bias

    def of(self, numbers: Sequence[float]) -> list[float]:
        """The outputs for these inputs; most of those are 0, and cost nothing."""
        found = self.bias
        for number, row in zip(numbers, self.weights, strict=True):
            if number == 1.0:
                found = [value + weight for value, weight in zip(found, row, strict=True)]
            elif number:
                found = [value + number * weight for value, weight in zip(found, row, strict=True)]
        return found


class Network:
    """Layers with a bend between them: what is below 0 becomes 0."""

    def __init__(self, data: bytes) -> None:
        head, _, numbers = data.partition(b"\n")
        shape = json.decode(head, type=Shape)
        values = [value for (value,) in struct.iter_unpack("<e", numbers)]
        self.layers: list[Layer] = []
        start = 0
        for size, after in pairwise(shape.sizes):
            rows = [values[start + at * after : start + (at + 1) * after] for at in range(size)]
            start += size * after
            self.layers.append(Layer(rows, values[start : start + after]))
            start += after
        self.most = [float(max(1, most)) for most in shape.most]
        first = self.layers[0].weights
        for place, most in enumerate(self.most):
            if most > 1.0:
                first[place] = [weight / most for weight in first[place]]

    def ask(self, row: bytes, more: Sequence[float]) -> list[float]:
        """What the net says of a row of bytes, with some numbers more behind it."""
        found: list[float] = self.layers[0].of([*map(float, row), *more])
        for layer in self.layers[1:]:
            found = layer.of([max(value, 0.0) for value in found])
        return found


def read_network(path: Path) -> Network:
    return Network(path.read_bytes())
