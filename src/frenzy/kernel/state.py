"""What every game's state has, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from frenzy.kernel.compiled import mypyc_attr
from frenzy.kernel.records import Action, Event, Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The stack of pending decisions, and what the kernel remembers while one is answered."""

    __slots__ = ("choices", "events", "seats", "stack")

    seats: int
    stack: list[Frame]
    events: list[Event]
    choices: Sequence[Action] | None

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Equal for states that differ in nothing but how they came about; what chance will bring is left out."""
        raise NotImplementedError

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        """The lists by name: how long each is, and how long it should be."""
        return ()
