"""A table in this process: one person, and bots that think in a thread so that the screen stays awake."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import to_builtins

from frenzy.bots import Bot, Budget, ask, make_bot
from frenzy.bots.budget import OPPONENT_SECONDS
from frenzy.kernel import BadSave, Event, Game, IllegalAction, Session
from frenzy.kernel.session import undoable
from frenzy.story import Chapter, told_to
from frenzy.tui.advice import Tell, advise
from frenzy.tui.renderer import renderer_of
from frenzy.tui.screen_state import ScreenState, Sitter
from frenzy.tui.source import Farewell, Source
from frenzy.wire import View

PAUSE: Final = 0.6


class Attempt(Protocol):
    """A table that is part of a campaign: somebody keeps it, and knows what follows."""

    @property
    def page(self) -> int | None:
        """The chapter whose story is told first; None if this attempt goes on from before."""
        ...

    def keep(self, session: Session[Any]) -> None:
        """Write down how the table stands, so that nothing is lost."""
        ...

    def close(self, outcome: Any) -> None:
        """The attempt is over."""
        ...

    def following(self) -> tuple[Session[Any], Attempt] | None:
        """The next chapter, or this one again; None after the last."""
        ...

    def again_key(self) -> str | None:
        """What the button that leads there says."""
        ...

    def farewell(self) -> Farewell:
        """How to go on later."""
        ...


class LocalTable(Source):
    """A session with a person on one seat. `deal` sets up the next game; a bot's deed stays shown for `pause`."""

    is_local = True

    def __init__(
        self,
        session: Session[Any],
        seat: int,
        level: str,
        *,
        pause: float = PAUSE,
        ask_all: bool = False,
        deal: Callable[[], Session[Any]] | None = None,
        save: Path | None = None,
        attempt: Attempt | None = None,
    ) -> None:
        super().__init__()
        game: Game[Any, Any] = session.game
        self.session, self.game, self.seat, self.level = session, game, seat, level
        self.pause, self.ask_all, self.deal, self.save, self.attempt = pause, ask_all, deal, save, attempt
        self.asked = renderer_of(game).asked
        self.bots: dict[int, Bot] = {
            other: make_bot(level, game, session.seed + other) for other in range(session.seats) if other != seat
        }
        self.version = 1
        self.chapters: list[tuple[int, Chapter]] = []  # with the number of answers before each
        self.answer: asyncio.Future[str | None] | None = None
        self.notice: str | None = None
        self.refusals = 0
        self.rush = asyncio.Event()

    # -- the course of the game ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Bots answer after a short while, the person when asked."""
        self.tell(self.session.state.events)
        self.refresh()
        while (seat := self.game.to_act(self.session.state)) is not None:
            view = self.game.view(self.session.state, seat)
            if seat != self.seat:
                choice = await asyncio.to_thread(ask, self.bots[seat], view, Budget.lasting(OPPONENT_SECONDS))
                await self.play(choice, is_shown=True)
            elif len(view["choices"]) == 1 and view["prompt"] not in self.asked and not self.ask_all:
                await self.play(view["choices"][0], is_shown=False)
            else:
                self.rush.clear()
                if self.attempt is not None:
                    self.attempt.keep(self.session)
                await self.ask()
        if self.attempt is not None:
            self.attempt.close(self.game.outcome(self.session.state))
        self.refresh()

    async def play(self, choice: str, *, is_shown: bool) -> None:
        """Make a choice; where something happened, stay with it for a moment."""
        events = self.session.apply(choice)
        self.tell(events)
        if events or not is_shown:
            self.refresh()
        if events and is_shown and self.pause and not self.rush.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rush.wait(), self.pause)

    async def ask(self) -> None:
        """Wait for the person: a choice, or None for going back."""
        self.answer = asyncio.get_running_loop().create_future()
        self.refresh()
        try:
            choice = await self.answer
        finally:
            self.answer = None
        if choice is None:
            self.take_back()
        else:
            await self.play(choice, is_shown=False)

    def tell(self, events: list[Event]) -> None:
        """Add to the story, as this seat may know it."""
        self.version += 1
        told = told_to(self.game, self.session.state, events, self.seat)
        self.chapters.append((len(self.session.plies), told))

    def take_back(self) -> None:
        try:
            self.session.undo_choice(self.seat)
        except IllegalAction:
            self.notice = "nothing"
            self.refusals += 1
            return
        self.version += 1
        self.chapters = [entry for entry in self.chapters if entry[0] <= len(self.session.plies)]

    # -- wishes -------------------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        if self.answer is not None and not self.answer.done():
            self.notice = None
            if choice in self.game.view(self.session.state, self.seat)["choices"]:
                self.answer.set_result(choice)

    async def undo(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.notice = None
            self.answer.set_result(None)

    async def hint(self, view: View, tell: Tell) -> str:
        return await advise(view, self.session.seed, tell)

    def hurry(self) -> None:
        self.rush.set()

    async def again(self) -> Source | None:
        attempt = self.attempt
        if attempt is not None:
            following = attempt.following()
            if following is None:
                return None
            session, attempt = following
        elif self.deal is not None:
            session = self.deal()
        else:
            return None
        return LocalTable(
            session, self.seat, self.level, pause=self.pause, ask_all=self.ask_all, deal=self.deal, save=self.save,
            attempt=attempt,
        )  # fmt: skip

    def again_key(self, state: ScreenState) -> str | None:
        if self.attempt is not None:
            return self.attempt.again_key()
        return None if self.deal is None else "tui-again"

    async def leave(self) -> Farewell | None:
        """An unfinished game is written down, so that nothing is lost."""
        if self.attempt is not None:
            if self.game.to_act(self.session.state) is not None:
                self.attempt.keep(self.session)
            return self.attempt.farewell()
        if self.save is None or self.game.to_act(self.session.state) is None:
            return None
        try:
            self.save.parent.mkdir(parents=True, exist_ok=True)
            self.save.write_text(self.game.save(self.session.state), encoding="utf-8")
        except OSError as error:
            raise BadSave(f"{self.save}: {error.strerror}") from None
        return "saved", {"file": str(self.save)}

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        state = self.session.state
        view = self.game.view(state, self.seat)
        outcome = self.game.outcome(state)
        self.show(
            ScreenState(
                game=self.game.name,
                phase="over" if outcome is not None else "playing",
                version=self.version,
                seat=self.seat,
                sitters=tuple(self.sitter(seat) for seat in range(self.session.seats)),
                view=view,
                question=self.game.question(state, self.seat),
                choices=tuple(view["choices"]) if self.answer is not None else (),
                story=tuple(chapter for _, chapter in self.chapters),
                can_undo=undoable(self.session.plies, self.seat) > 0,
                outcome=to_builtins(outcome),
                page=None if self.attempt is None else self.attempt.page,
                notice=self.notice,
                notice_number=self.refusals,
            )
        )

    def sitter(self, seat: int) -> Sitter:
        return Sitter("") if seat == self.seat else Sitter("", "bot", self.level)
