"""Many tables whose numbers lie in shared arrays, a row for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from frenzy.envs.encoding import Encoding
from frenzy.envs.pictures import Picture, rendered
from frenzy.envs.seated import Seated

Resets = Literal["NextStep", "SameStep", "Disabled"]
LEGAL: Final = -1
"""Where there was no illegal action."""


class Buffers:
    """What tables tell and are told. The `final_…` are those of the games that have just ended.

    They lie in one piece of memory, which several processes may share.
    """

    def __init__(self, encoding: Encoding, seats: int, tables: int, memory: Any = None) -> None:
        self.memory = bytearray(size_of(encoding, seats, tables)) if memory is None else memory
        self.at = 0
        self.rewards = self.next(np.float64, tables)
        self.results = self.next(np.float64, tables, seats)
        self.actions = self.next(np.int64, tables)
        self.seats = self.next(np.int64, tables)
        self.illegal = self.next(np.int64, tables)
        self.final_seats = self.next(np.int64, tables)
        self.observations = self.next(np.uint8, tables, encoding.size)
        self.final_observations = self.next(np.uint8, tables, encoding.size)
        self.masks = self.next(np.int8, tables, encoding.actions)
        self.final_masks = self.next(np.int8, tables, encoding.actions)
        self.over = self.next(np.bool_, tables)
        """The game has ended with this step."""

    def next(self, kind: Any, *shape: int) -> NDArray[Any]:
        """The next array of the memory."""
        found: NDArray[Any] = np.frombuffer(self.memory, kind, int(np.prod(shape)), self.at).reshape(shape)
        self.at += found.nbytes
        return found


def size_of(encoding: Encoding, seats: int, tables: int) -> int:
    """How many bytes the numbers of so many tables take."""
    return tables * (8 * (5 + seats) + 2 * (encoding.size + encoding.actions) + 1)


class Batch:
    """The tables of these rows."""

    def __init__(self, settings: Mapping[str, Any], resets: Resets, buffers: Buffers, first: int, tables: int) -> None:
        self.resets = resets
        self.tables = [Seated(**settings) for _ in range(tables)]
        self.rngs = [np.random.default_rng() for _ in range(tables)]
        self.first = first
        self.rows = slice(first, first + tables)
        self.buffers = buffers
        self.observations = lines(buffers.observations[self.rows])
        self.masks = lines(buffers.masks[self.rows])

    def reset(self, seeds: Sequence[int | None], options: Mapping[str, Any] | None, wanted: Sequence[bool]) -> None:
        """New games in the rows that are wanted, from these seeds where they are given."""
        buffers = self.buffers
        for number, table in enumerate(self.tables):
            row = self.first + number
            if wanted[row]:
                if seeds[row] is not None:
                    self.rngs[number], _ = seeding.np_random(seeds[row])
                table.begin(self.rngs[number], options)
                buffers.over[row] = False
                buffers.illegal[row] = LEGAL
                buffers.seats[row] = table.seat
                self.observations[number][:] = table.observe()
                self.masks[number][:] = table.play.mask()

    def step(self) -> None:
        """Say a word at every table."""
        buffers, rows = self.buffers, self.rows
        rewards, ends = [0.0] * len(self.tables), [False] * len(self.tables)
        words, were_over = buffers.actions[rows].tolist(), buffers.over[rows].tolist()
        told = zip(self.tables, words, were_over, self.observations, self.masks, strict=True)
        for number, (table, word, was_over, observation, mask) in enumerate(told):
            if was_over and self.resets == "NextStep":
                table.begin(self.rngs[number])
                buffers.illegal[self.first + number] = LEGAL
            else:
                rewards[number], ends[number] = table.step(word)
                if ends[number]:
                    self.end(number, table, word)
            observation[:] = table.observe()
            mask[:] = table.play.mask()
        buffers.rewards[rows], buffers.over[rows] = rewards, ends
        buffers.seats[rows] = [table.seat for table in self.tables]

    def end(self, number: int, table: Seated, word: int) -> None:
        """A game is over; where it is wanted, the next one begins at once."""
        buffers, row = self.buffers, self.first + number
        buffers.illegal[row] = LEGAL if table.play.is_over else word
        buffers.results[row] = table.play.results()
        if self.resets == "SameStep":
            buffers.final_observations[row] = np.frombuffer(table.observe(), np.uint8)
            buffers.final_masks[row] = np.frombuffer(table.play.mask(), np.int8)
            buffers.final_seats[row] = table.seat
            table.begin(self.rngs[number])

    def render(self, mode: str | None) -> list[str | Picture | None]:
        return [rendered(table.play, mode, table.seat) for table in self.tables]


def lines(array: NDArray[Any]) -> list[memoryview]:
    """The rows of an array of bytes, to write to: quicker than through the array."""
    return [row.data.cast("B") for row in array]
