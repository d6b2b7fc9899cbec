"""What a screen is given to draw: one table at one moment. It is replaced whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from frenzy.kernel.book import Page
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.puzzle import Solution
from frenzy.kernel.told import Choice, Question
from frenzy.story import Chapter
from frenzy.wire import ChatLine, LadderSign, NoUndo, Pointed, SeatInfo, Talk, UndoRequest, View, WinBar

Phase = Literal["lobby", "playing", "over"]


class ScreenState(Struct, frozen=True):
    """The table as its viewer may see it. `seat` is None for who watches; `link` invites others, if there is one.

    `choices` are what this seat may answer to the `question` now.
    """

    game: str
    phase: Phase
    version: int
    seat: int | None
    seats: Sequence[SeatInfo]
    view: View = {}  # empty before the game
    question: Question = Question(Phrase(""))
    choices: tuple[str, ...] = ()
    is_forced: bool = False  # there is one answer only, and it is being given
    story: tuple[Chapter, ...] = ()
    chat: Sequence[ChatLine] = ()
    pointed: Pointed | None = None  # what somebody has just shown to all
    talk: Talk | None = None  # what people show each other who play together
    win_bar: WinBar | None = None  # how likely each side is to win, or who would like to know
    motive: Phrase | None = None  # why a bot has done what was done last
    undo: UndoRequest | None = None
    no_undo: NoUndo | None = None  # why nothing can be taken back
    outcome: dict[str, Any] | None = None
    task: Phrase | None = None  # of a puzzle, what is asked for
    solution: Solution | None = None  # of a puzzle, once it is played
    ladder: LadderSign | None = None  # whether the game will count there
    closed: str | None = None  # what an upgrade has changed, so that nobody plays on
    page: Page | None = None  # of the story, to be read now; nobody waits for it
    seconds: float | None = None  # left to whoever has to decide, when this was made
    link: str | None = None
    is_locked: bool = False  # nobody else may sit down
    muted: frozenset[str] = frozenset()  # the names of those whom one does not hear
    is_connected: bool = True
    is_waiting: bool = False  # for the answer to what was sent
    notice: str | None = None  # why the last wish was refused: a word for it
    notice_text: str = ""
    notice_number: int = 0  # counts refusals, so that the same one is told again when it happens again

    @property
    def is_host(self) -> bool:
        return self.seat is not None and self.seats[self.seat].host

    @property
    def others(self) -> list[SeatInfo]:
        """The other people at the table."""
        return [seat for seat in self.seats if seat.kind == "human" and seat.seat != self.seat]

    @property
    def told(self) -> dict[str, Choice]:
        """The choices, and what they say of themselves."""
        return dict(zip(self.choices, self.question.choices, strict=True)) if self.choices else {}
