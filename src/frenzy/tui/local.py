"""A table in this process: one person, and bots that think in a thread so that the screen stays awake."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any, Final

from msgspec import to_builtins

from frenzy.bots import Bot, Budget, ask, make_bot
from frenzy.bots.budget import OPPONENT_SECONDS
from frenzy.kernel import BadOption, BadSave, Event, Game, Session
from frenzy.kernel.phrase import Phrase
from frenzy.story import Chapter, told_to
from frenzy.tui.advice import Tell, advise, motive_of
from frenzy.tui.local_campaign import Slot
from frenzy.tui.local_record import LocalRecord, local_id, run_of
from frenzy.tui.renderer import renderer_of
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import Sentence, Source
from frenzy.wire import SeatInfo, View

PAUSE: Final = 0.6


class LocalTable(Source):
    """A session with a person on one seat; a bot's deed stays shown for `pause`. It may belong to a campaign."""

    is_local = True

    def __init__(
        self,
        session: Session[Any],
        seat: int,
        level: str,
        *,
        pause: float = PAUSE,
        ask_all: bool = False,
        save: Path | None = None,
        campaign: Slot | None = None,
        record: LocalRecord | None = None,
    ) -> None:
        super().__init__()
        self.id, self.started = local_id(), time()
        if record is not None and session.is_whole:
            self.record, self.value = record, record.value_of(session.options)
        if campaign is not None:
            self.chapter, self.last, self.is_new = campaign.chapter, len(campaign.chapters), campaign.is_new
        game: Game[Any, Any] = session.game
        self.session, self.game, self.seat, self.level = session, game, seat, level
        self.pause, self.ask_all, self.save, self.campaign = pause, ask_all, save, campaign
        self.asked = renderer_of(game).asked
        self.bots: dict[int, Bot] = {
            other: make_bot(level, game, session.seed + other) for other in range(session.seats) if other != seat
        }
        self.version = 1
        self.chapters: list[tuple[int, Chapter]] = []  # with the number of answers before each
        self.answer: asyncio.Future[str | None] | None = None
        self.rush = asyncio.Event()
        self.motive: Phrase | None = None  # why a bot has done what was done last

    # -- the course of the game ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Bots answer after a short while, the person when asked; what the person may answer is left to them."""
        self.tell(self.session.state.events if self.session.is_whole else [])
        self.refresh()
        while (seat := self.to_act()) is not None:
            seat = self.seat if self.seat in self.session.may_act else seat
            view = self.game.view(self.session.state, seat)
            if seat != self.seat:
                choice = await asyncio.to_thread(ask, self.bots[seat], view, Budget.lasting(OPPONENT_SECONDS))
                self.motive = await asyncio.to_thread(motive_of, view, choice)
                await self.play(choice, seat, is_shown=True)
            elif len(view["choices"]) == 1 and view["prompt"] not in self.asked and not self.ask_all:
                self.refresh(is_forced=True)
                await self.play(view["choices"][0], seat, is_shown=False)
            else:
                self.rush.clear()
                if self.campaign is not None:
                    self.campaign.keep(self.session)
                await self.ask()
        self.close()

    def to_act(self) -> int | None:
        """Whoever has to decide, as long as the table goes on."""
        return self.session.to_act

    def close(self) -> None:
        """The game is over: write down how."""
        outcome = self.game.outcome(self.session.state)
        if self.campaign is not None:
            self.campaign.close(outcome)
        if self.record is not None and self.value is not None:
            told = to_builtins(outcome)
            run = run_of(self.id, self.value, self.started, self.session.options, told, is_won=self.is_won())
            self.record.add([run])
        self.refresh()

    async def play(self, choice: str, seat: int, *, is_shown: bool) -> None:
        """Make a choice; where something happened, stay with it for a moment."""
        events = self.session.apply(choice, seat)
        self.tell(events)
        if events or not is_shown:
            self.refresh()
        if events and is_shown and self.pause and not self.rush.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rush.wait(), self.pause)

    async def ask(self) -> None:
        """Wait for the person: a choice, or None if it was to go back."""
        self.answer = asyncio.get_running_loop().create_future()
        self.refresh()
        try:
            choice = await self.answer
        finally:
            self.answer = None
        if choice is not None:
            await self.play(choice, self.seat, is_shown=False)

    def tell(self, events: list[Event]) -> None:
        """Add to the story, as this seat may know it."""
        self.version += 1
        told = told_to(self.game, self.session.state, events, self.seat)
        self.chapters.append((len(self.session.plies), told))

    # -- wishes -------------------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        if self.answer is None or self.answer.done():
            return
        if choice in self.game.view(self.session.state, self.seat)["choices"]:
            self.answer.set_result(choice)

    async def undo(self) -> str | None:
        if self.answer is None or self.answer.done() or self.session.no_undo(self.seat) is not None:
            return None
        self.answer.set_result(None)
        choice = self.session.undo_choice(self.seat)
        self.version += 1
        self.chapters = [entry for entry in self.chapters if entry[0] <= len(self.session.plies)]
        return choice

    async def hint(self, view: View, tell: Tell) -> str:
        return await advise(view, self.session.seed, tell)

    async def turn(self, page: str, answer: str = "") -> None:
        if self.campaign is not None:
            self.campaign.turn(page, answer)
            self.refresh()

    def hurry(self) -> None:
        self.rush.set()

    async def again(self) -> Source | None:
        """The next chapter or this one again, or the same table with other cards."""
        session, seed = self.session, random.SystemRandom().randrange(1 << 32)
        if self.campaign is None:
            session = self.next_session(seed)
        else:
            chapter = self.next_chapter()
            if chapter is None:
                return None
            session = self.campaign.start(chapter, self.campaign.options, seed)
        return LocalTable(
            session, self.seat, self.level, pause=self.pause, ask_all=self.ask_all, save=self.save,
            campaign=self.campaign, record=self.record,
        )  # fmt: skip

    def next_session(self, seed: int) -> Session[Any]:
        """The next one of the series, or the same again. What does not go with the next one is left to the game."""
        session, value = self.session, self.next_value()
        if value is None or self.record is None:
            return Session(self.game, session.seats, seed, session.options)
        onward = {self.record.series: value}
        try:
            return Session(self.game, session.seats, seed, {**session.options, **onward})
        except BadOption:
            return Session(self.game, session.seats, seed, onward)

    def is_won(self) -> bool:
        outcome = self.game.outcome(self.session.state)
        return outcome is not None and self.seat in to_builtins(outcome)["winners"]

    def greeting(self) -> Sentence | None:
        return ("seed", {"seed": str(self.session.seed)}) if self.session.is_whole else None

    async def leave(self) -> Sentence | None:
        """An unfinished game is written down, so that nothing is lost."""
        is_over = self.session.is_over
        if self.campaign is not None:
            if not is_over:
                self.campaign.keep(self.session)
            return self.campaign.farewell()
        if self.save is None or is_over:
            return None
        try:
            self.save.parent.mkdir(parents=True, exist_ok=True)
            self.save.write_text(self.game.save(self.session.state), encoding="utf-8")
        except OSError as error:
            raise BadSave(f"{self.save}: {error.strerror}") from None
        return "saved", {"file": str(self.save)}

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self, *, is_forced: bool = False) -> None:
        state = self.session.state
        view = self.game.view(state, self.seat)
        outcome = self.game.outcome(state)
        self.show(
            self.shown(
                ScreenState(
                    game=self.game.name,
                    phase="over" if outcome is not None else "playing",
                    version=self.version,
                    seat=self.seat,
                    seats=[self.sitter(seat) for seat in range(self.session.seats)],
                    view=view,
                    question=self.game.question(state, self.seat),
                    choices=tuple(view["choices"]) if self.answer is not None else (),
                    is_forced=is_forced,
                    story=tuple(chapter for _, chapter in self.chapters),
                    outcome=to_builtins(outcome),
                    motive=self.motive,
                    page=None if self.campaign is None else self.campaign.page(state),
                    no_undo=self.session.no_undo(self.seat),
                )
            )
        )

    def shown(self, state: ScreenState) -> ScreenState:
        """What else there is to say about the table."""
        return state

    def sitter(self, seat: int) -> SeatInfo:
        is_own = seat == self.seat
        return SeatInfo(seat, "", "human" if is_own else "bot", None if is_own else self.level, connected=True)
