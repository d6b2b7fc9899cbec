"""The three kinds of plain data a game is made of: actions, frames and events. None of them holds a function."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct


class Action(Struct, frozen=True, tag_field="action"):
    """What a player asks for. `str(action)` is its notation."""


class Frame(Struct, frozen=True, tag_field="frame"):
    """A pending decision of a seat, or a step that the game takes by itself as soon as it is on top of the stack."""

    prompt: ClassVar[str] = ""
    seat: int


class Event(Struct, frozen=True, tag_field="event"):
    """What happened, with its numbers and the paragraph that made it happen.

    The three marks say why nobody may go back behind it: it shows something hidden, it used chance, or
    somebody else has to decide now.
    """

    reveals: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    foreign: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat may see it; None is a spectator."""
        return self

    @property
    def is_final(self) -> bool:
        """No undo reaches behind this event."""
        return self.reveals or self.chance or self.foreign
