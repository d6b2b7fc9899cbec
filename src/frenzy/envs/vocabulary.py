"""Choices as numbers: every action is spelled in words, and every word has a number that never changes.

A vocabulary is made of blocks: of plain words (`run`, `done`), and of things (`square b2`). How an action is spelled
follows from what its fields hold: `Move(square)` is the number of its square. An action that names two things is asked
for in two steps. Which words may be said is found out from the legal actions, and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from frenzy.kernel.records import Action
from frenzy.kernel.told import kinds_of

WORDS: Final = "word"
"""The block of plain words."""


class Eye:
    """Through whose eyes a table is seen: what follows from the seat, and what is remembered for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spelled: dict[Action, tuple[int, ...]] = {}


class Block(Struct, frozen=True):
    """Some numbers in a row: one for each of these names. Fields of these kinds hold their places in it."""

    name: str
    names: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    meaning: str = ""


Found = Callable[[Any, Any], int]
"""Where in a block an action points, as it is seen by an eye."""


class By(Struct, frozen=True):
    """A word that does not stand in a field as it is: its block, and how its place is found."""

    block: str
    find: Found


Part = str | By
"""A plain word, a field, or what is worked out."""
Piece = Callable[[Any, Any], tuple[int, ...]]


class Vocabulary:
    """The words of a game, and how its actions are spelled in them. `size` leaves room for words to come."""

    def __init__(self, blocks: Sequence[Block], spelling: Mapping[type[Action], Sequence[Part]], size: int) -> None:
        self.blocks = tuple(blocks)
        self.spelling = dict(spelling)
        self.size = size
        self.first: dict[str, int] = {}
        self.words: list[str] = []
        for block in blocks:
            self.first[block.name] = len(self.words)
            self.words += block.names if block.name == WORDS else [f"{block.name} {name}" for name in block.names]
        assert len(self.words) <= size, f"{len(self.words)} words do not fit into {size}"
        self.pieces = {kind: [self.piece(kind, part) for part in parts] for kind, parts in spelling.items()}

    def piece(self, kind: type[Action], part: Part) -> Piece:
        """How a part of a spelling becomes numbers."""
        if isinstance(part, By):
            return worked_out(self.first[part.block], part.find)
        if part not in kind.__struct_fields__:
            number = self.first[WORDS] + self.block(WORDS).names.index(part)
            return lambda action, eye: (number,)
        return from_field(self.first[self.block_of(kind, part).name], part)

    def block(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)

    def block_of(self, kind: type[Action], field: str) -> Block:
        """The block that has what this field of an action holds."""
        held = dict(kinds_of(kind))[field]
        assert held is not None, f"{kind.__name__}.{field} is of no kind"
        return next(block for block in self.blocks if held.name in block.kinds)

    def spell(self, action: Action, eye: Eye) -> tuple[int, ...]:
        """The numbers of the action's words."""
        numbers: tuple[int, ...] = ()
        for piece in self.pieces[type(action)]:
            numbers += piece(action, eye)
        eye.spelled[action] = numbers
        return numbers

    def number(self, word: str) -> int:
        """The number of a word, such as `square b2`."""
        return self.words.index(word)


def worked_out(first: int, find: Found) -> Piece:
    return lambda action, eye: (first + find(action, eye),)


def from_field(first: int, field: str) -> Piece:
    """A field holds a place in the block, or several of them."""

    def numbers(action: Any, eye: Any) -> tuple[int, ...]:
        held = getattr(action, field)
        return tuple(first + one for one in held) if isinstance(held, tuple) else (first + held,)

    return numbers
