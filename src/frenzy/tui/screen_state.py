"""What a screen is given to draw: one table at one moment. It is replaced whole."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from frenzy.kernel.told import Choice, Question
from frenzy.story import Chapter
from frenzy.wire import View

Phase = Literal["lobby", "playing", "over"]


class Sitter(Struct, frozen=True):
    """Who sits on a seat. `kind` is open, human or bot; `level` is the bot's, or that of whoever stands in."""

    name: str
    kind: Literal["open", "human", "bot"] = "human"
    level: str | None = None
    is_ready: bool = True
    is_connected: bool = True
    is_stood_in: bool = False


class Said(Struct, frozen=True):
    """A line of chat; a preset is a word for a sentence that every client has."""

    name: str
    text: str | None
    preset: str | None = None


class ScreenState(Struct, frozen=True):
    """The table as its viewer may see it. `seat` is None for who watches; `link` invites others, if there is one.

    `choices` are what this seat may answer to the `question` now.
    """

    game: str
    phase: Phase
    version: int
    seat: int | None
    sitters: tuple[Sitter, ...]
    view: View | None = None
    question: Question | None = None
    choices: tuple[str, ...] = ()
    story: tuple[Chapter, ...] = ()
    chat: tuple[Said, ...] = ()
    can_undo: bool = False
    undo_asked_by: int | None = None
    has_agreed: bool = False
    outcome: dict[str, Any] | None = None
    page: int | None = None  # the chapter whose story is told before the first decision
    clock: tuple[int, float] | None = None  # whose, and the seconds left when this was made
    link: str | None = None
    is_connected: bool = True
    is_waiting: bool = False  # for the answer to what was sent
    notice: str | None = None  # why the last wish was refused: a word for it
    notice_text: str = ""
    notice_number: int = 0  # counts refusals, so that the same one is told again when it happens again

    @property
    def told(self) -> dict[str, Choice]:
        """The choices, and what they say of themselves."""
        if self.question is None or not self.choices:
            return {}
        return dict(zip(self.choices, self.question.choices, strict=True))
