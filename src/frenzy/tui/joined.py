"""A table on a server, by an invite link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from frenzy.client import Client, ClientError, Doors, Invite, NotNow, Pass, Passes, Told
from frenzy.kernel import View
from frenzy.server import wire
from frenzy.tui.advice import PATIENCE
from frenzy.tui.expedition import Expedition
from frenzy.tui.shown import Chapter, Said, Shown, Sitter
from frenzy.tui.source import Farewell, Source


class JoinedTable(Source):
    """One place at a table that others sit at too; `passes` is where the seat of the next table is kept.

    At a table of a campaign one sits alone, and the next chapter follows.
    """

    def __init__(
        self,
        entry: Pass,
        passes: Passes | None = None,
        *,
        expedition: Expedition | None = None,
        chapter: int = 0,
        page: int | None = None,
    ) -> None:
        super().__init__()
        self.entry, self.passes = entry, passes or Passes()
        self.expedition, self.chapter, self.page = expedition, chapter, page
        self.doors = Doors(entry.invite.server, entry.token)
        self.client = Client(entry)
        self.problem: ClientError | None = None
        self.problems = 0

    async def run(self) -> None:
        """Show what the server tells, until there is nothing more to hear."""
        async with self.client:
            async for told in self.client:
                self.problem = None
                if told.hello is not None:
                    self.show(self.shown())

    # -- wishes -------------------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        if self.client.told.is_asked:
            await self.client.choose(choice)
            self.refresh()

    async def undo(self) -> None:
        await self.client.undo()

    async def answer_undo(self, *, agree: bool) -> None:
        await self.client.answer_undo(agree=agree)

    async def say(self, text: str) -> None:
        await self.client.say(text)

    async def hint(self, view: View) -> str:
        """The server's bot, or one here where others sit at the table too."""
        try:
            choice = (await asyncio.wait_for(self.client.ask("hint"), PATIENCE)).hint
        except (NotNow, TimeoutError):
            choice = None
        return choice or await super().hint(view)

    async def set_ready(self, *, is_ready: bool) -> None:
        await self.knock(lambda: self.doors.ready(self.entry.invite.table, is_ready=is_ready))

    async def set_bot(self, seat: int, level: str | None) -> None:
        await self.knock(lambda: self.doors.set_bot(self.entry.invite.table, seat, level))

    async def start(self) -> None:
        await self.knock(lambda: self.doors.start(self.entry.invite.table))

    async def leave(self) -> Farewell | None:
        """Before the game the seat is free again; during it, the same command comes back to it."""
        if self.entry.token is not None and self.client.told.phase == "lobby":
            await self.knock(lambda: self.doors.leave(self.entry.invite.table))
            self.passes.forget(self.entry)
        return None

    async def again(self) -> Source | None:
        """One's own seat at the next table."""
        if self.entry.token is None:
            return None
        if self.expedition is not None:
            return await self.drive_on(self.expedition)
        try:
            seated = await asyncio.to_thread(self.doors.rematch, self.entry.invite.table)
        except ClientError as error:
            self.refuse(error)
            return None
        invite = Invite(self.entry.invite.server, seated.table.id)
        entry = Pass(invite, self.entry.name, seated.seat, seated.token)
        self.passes.keep(entry)
        return JoinedTable(entry, self.passes)

    async def drive_on(self, expedition: Expedition) -> Source | None:
        """The next chapter, or this one again."""
        try:
            chapter = expedition.after(self.chapter, is_won=self.is_won())
            seat = None if chapter is None else await asyncio.to_thread(expedition.sit, chapter)
        except ClientError as error:
            self.refuse(error)
            return None
        if seat is None:
            return None
        return JoinedTable(seat.entry, self.passes, expedition=expedition, chapter=seat.chapter, page=seat.page)

    def is_won(self) -> bool:
        outcome = self.client.told.outcome
        return outcome is not None and self.entry.seat in outcome["winners"]

    def again_key(self, shown: Shown) -> str | None:
        if self.expedition is not None:
            if self.expedition.after(self.chapter, is_won=self.is_won()) is None:
                return None
            return "tui-next-chapter" if self.is_won() else "tui-retry"
        return super().again_key(shown)

    def leave_key(self, shown: Shown) -> str:
        return "tui-leave-local" if self.expedition is not None else super().leave_key(shown)

    async def knock(self, ask: Callable[[], Any]) -> None:
        """Ask at the doors, in a thread; what is refused is told to the person."""
        try:
            await asyncio.to_thread(ask)
        except ClientError as error:
            self.refuse(error)

    def refuse(self, error: ClientError) -> None:
        self.problem = error
        self.problems += 1
        self.refresh()

    def refresh(self) -> None:
        if self.client.told.hello is not None:
            self.show(self.shown())

    def shown(self) -> Shown:
        return replace(shown(self.client.told, self.entry, self.problem, self.problems), page=self.page)


def shown(told: Told, entry: Pass, problem: ClientError | None, problems: int) -> Shown:
    """What the server told, as the screens take it."""
    assert told.hello is not None, "a server greets first"
    state, table = told.state, told.hello.table
    seats = table.seats if state is None else state.seats
    undo = None if state is None else state.undo
    notice, text = notice_of(told, problem)
    return Shown(
        game=table.game,
        phase=table.phase if state is None else state.phase,
        version=told.version,
        seat=told.hello.seat,
        sitters=tuple(map(sitter, seats)),
        view=None if state is None else state.view,
        choices=tuple(state.choices) if state is not None and told.is_asked else (),
        story=tuple(Chapter(chapter.version, tuple(chapter.events)) for chapter in told.story),
        chat=tuple(Said(line.name, line.text, line.preset) for line in told.chat),
        can_undo=state is not None and state.phase == "playing" and told.hello.seat is not None,
        undo_asked_by=None if undo is None else undo.seat,
        has_agreed=undo is not None and told.hello.seat in undo.agreed,
        outcome=None if state is None else state.outcome,
        clock=None if state is None or state.clocks is None else (state.clocks.seat, state.clocks.left),
        link=entry.invite.link,
        is_connected=told.is_connected,
        is_waiting=told.pending is not None,
        notice=notice,
        notice_text=text,
        notice_number=told.refusals + problems,
    )


def sitter(info: wire.SeatInfo) -> Sitter:
    return Sitter(
        info.name, info.kind, info.stand_in or info.level, info.ready, info.connected, info.stand_in is not None
    )


def notice_of(told: Told, problem: ClientError | None) -> tuple[str | None, str]:
    """Why something was refused: one word, and the server's own sentence."""
    if problem is not None:
        return "not_now" if isinstance(problem, NotNow) else "other", str(problem)
    if told.notice is not None:
        return told.notice.reason, told.notice.text
    return None, ""
