"""Where a table comes from: it shows itself after every change, and takes wishes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from frenzy.tui.advice import Tell, advise
from frenzy.tui.local_record import LocalRecord
from frenzy.tui.screen_state import ScreenState
from frenzy.wire import AllowChances, Answer, TogetherMessage, View

Show = Callable[[ScreenState], None]
Sentence = tuple[str, dict[str, str]]
"""A sentence of the terminal, and its values."""

BOT_LEVEL: Final = "hard"
"""Of the bots that a person puts on open seats."""


class Source:
    """A table that somebody plays at, or watches. What cannot be done here is simply not done.

    At a table of a campaign `chapter` is its number and `last` that of the last one; it `is_new` if it has just begun.
    At a table of a series `value` says which one, and `record` keeps how it ended.
    """

    is_local = False

    def __init__(self) -> None:
        self.chapter = self.last = 0
        self.is_new = False
        self.record: LocalRecord | None = None
        self.value: str | None = None
        self.show: Show = lambda _: None
        """Who wants to see the table: they put themselves here before they let the table run."""

    async def run(self) -> None:
        """Keep the table going until it is over or closed."""
        raise NotImplementedError

    async def choose(self, choice: str) -> None:
        """Answer the decision at hand."""
        raise NotImplementedError

    async def undo(self) -> str | None:
        """Take back the latest choice; which it was, if that is known at once."""
        raise NotImplementedError

    async def hint(self, view: View, tell: Tell) -> str:
        """What a strong bot would choose; if it takes long, `tell` hears of the best so far."""
        return await advise(view, 0, tell)

    async def again(self) -> Source | None:
        """The next table, when this one is over; None if there is none."""
        raise NotImplementedError

    async def next(self) -> Source | None:
        """The puzzle after this one; None if there is none."""
        return None

    async def restart(self) -> None:
        """Put a puzzle back to its beginning."""

    def is_won(self) -> bool:
        """Who sits here has won."""
        raise NotImplementedError

    def next_chapter(self) -> int | None:
        """What follows in a campaign: the next chapter after a win, if there is one, and the same after a loss."""
        if not self.is_won():
            return self.chapter
        return self.chapter + 1 if self.chapter < self.last else None

    def next_value(self) -> str | None:
        """What follows in a series once this is won; None if it is not, or nothing does."""
        if self.record is None or self.value is None or not self.is_won():
            return None
        return self.record.following(self.value)

    def again_key(self, state: ScreenState) -> str | None:
        """The sentence on the button that leads to the next table; None if nothing does."""
        if not self.chapter:
            return None if state.seat is None else "tui-next" if self.next_value() is not None else "tui-again"
        if self.next_chapter() is None:
            return None
        return "tui-next-chapter" if self.is_won() else "tui-retry"

    def leave_key(self, state: ScreenState) -> str:
        """The question that is asked before somebody leaves."""
        return "tui-leave-local" if self.is_local or self.chapter else f"tui-leave-{state.phase}"

    def greeting(self) -> Sentence | None:
        """What to say about this table before anything happens at it."""
        raise NotImplementedError

    async def turn(self, page: str, answer: str = "") -> None:
        """A page of the story has been read, and this was chosen on it."""

    def hurry(self) -> None:
        """Do not pause until this seat has to decide."""

    async def say(self, text: str) -> None:
        """A line of chat."""

    async def talk(self, message: TogetherMessage | AllowChances) -> None:
        """Say something to the others beside the game."""

    async def plan(self, choices: Sequence[str], *, is_shown: bool = False) -> Answer | None:
        """Try choices one after the other, and show them to all if that is wanted; None if they cannot be made."""
        return None

    async def answer_undo(self, *, agree: bool) -> None:
        """Whether somebody else may take something back."""

    async def set_ready(self, *, is_ready: bool) -> None:
        """Before the game."""

    async def set_bot(self, seat: int, level: str | None) -> None:
        """Before the game: a bot on an open seat, or an open seat again."""

    async def fill_seats(self, state: ScreenState) -> None:
        """Before the game: bots on all open seats."""
        for seat in state.seats:
            if seat.kind == "open":
                await self.set_bot(seat.seat, BOT_LEVEL)

    async def start(self) -> None:
        """Begin."""

    async def remove(self, seat: int, *, bar: bool = False) -> None:
        """As the host: take somebody off the table, for now or for good."""

    async def hand_on(self, seat: int) -> None:
        """As the host: let somebody else be it."""

    async def lock(self, *, is_locked: bool) -> None:
        """As the host: let nobody else sit down, or let them again."""

    @property
    def can_renew(self) -> bool:
        """There is a key to one's seat, which another one may take the place of."""
        return False

    async def renew(self) -> None:
        """Another key for one's own seat; the old one ends on every device."""

    def mute(self, name: str, *, is_muted: bool) -> None:
        """Do not show what somebody says and points at, or show it again."""

    async def leave(self) -> Sentence | None:
        """Whoever plays gets up; what to say about going on later, if there is something to say."""
        raise NotImplementedError
