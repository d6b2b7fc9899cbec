"""What every game's state has, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from frenzy.kernel.records import Action, Event, Frame


class State:
    """The stack of pending decisions, and what the kernel remembers while one is answered."""

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.choices: Sequence[Action] | None = None

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError
