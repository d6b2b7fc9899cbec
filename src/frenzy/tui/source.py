"""Where a table comes from: it shows itself after every change, and takes wishes."""

from __future__ import annotations

from collections.abc import Callable

from frenzy.tui.advice import Tell, advise
from frenzy.tui.screen_state import ScreenState
from frenzy.wire import View

Show = Callable[[ScreenState], None]
Farewell = tuple[str, dict[str, str]]
"""A sentence of the terminal, and its values."""


class Source:
    """A table that somebody plays at, or watches. What cannot be done here is simply not done."""

    is_local = False

    def __init__(self) -> None:
        self.show: Show = lambda _: None
        """Who wants to see the table; the app puts itself here before it lets the table run."""

    async def run(self) -> None:
        """Keep the table going until it is over or closed."""
        raise NotImplementedError

    async def choose(self, choice: str) -> None:
        """Answer the decision at hand."""
        raise NotImplementedError

    async def undo(self) -> None:
        """Take back the latest choice."""
        raise NotImplementedError

    async def hint(self, view: View, tell: Tell) -> str:
        """What a strong bot would choose; if it takes long, `tell` hears of the best so far."""
        return await advise(view, 0, tell)

    async def again(self) -> Source | None:
        """The next table, when this one is over; None if there is none."""
        return None

    def again_key(self, state: ScreenState) -> str | None:
        """The sentence on the button that leads to the next table; None if nothing does."""
        return "tui-again" if self.is_local or state.seat is not None else None

    def leave_key(self, state: ScreenState) -> str:
        """The question that is asked before somebody leaves."""
        return "tui-leave-local" if self.is_local else f"tui-leave-{state.phase}"

    def hurry(self) -> None:
        """Do not pause until this seat has to decide."""

    async def say(self, text: str) -> None:
        """A line of chat."""

    async def answer_undo(self, *, agree: bool) -> None:
        """Whether somebody else may take something back."""

    async def set_ready(self, *, is_ready: bool) -> None:
        """Before the game."""

    async def set_bot(self, seat: int, level: str | None) -> None:
        """Before the game: a bot on an open seat, or an open seat again."""

    async def start(self) -> None:
        """Begin."""

    async def leave(self) -> Farewell | None:
        """Whoever plays gets up; what to say about going on later, if there is something to say."""
        return None
