"""A table on a server, by an invite link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from frenzy.bots import make_bot
from frenzy.client import Client, ClientError, Doors, Invite, NotNow, Pass, Passes, Told
from frenzy.games import load
from frenzy.kernel import View
from frenzy.server import wire
from frenzy.tui.local import ADVISER
from frenzy.tui.shown import Chapter, Said, Shown, Sitter
from frenzy.tui.source import Source


class JoinedTable(Source):
    """One place at a table that others sit at too; `passes` is where the seat of the next table is kept."""

    def __init__(self, entry: Pass, passes: Passes | None = None) -> None:
        super().__init__()
        self.entry, self.passes = entry, passes or Passes()
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
                    self.show(shown(told, self.entry, None, self.problems))

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
        return await asyncio.to_thread(make_bot(ADVISER, load(view["game"])).choose, view)

    async def set_ready(self, *, is_ready: bool) -> None:
        await self.knock(lambda: self.doors.ready(self.entry.invite.table, is_ready=is_ready))

    async def set_bot(self, seat: int, level: str | None) -> None:
        await self.knock(lambda: self.doors.set_bot(self.entry.invite.table, seat, level))

    async def start(self) -> None:
        await self.knock(lambda: self.doors.start(self.entry.invite.table))

    async def leave(self) -> str | None:
        """Before the game the seat is free again; during it, the same command comes back to it."""
        if self.entry.token is not None and self.client.told.phase == "lobby":
            await self.knock(lambda: self.doors.leave(self.entry.invite.table))
            self.passes.forget(self.entry)
        return None

    async def again(self) -> Source | None:
        """One's own seat at the next table."""
        if self.entry.token is None:
            return None
        try:
            seated = await asyncio.to_thread(self.doors.rematch, self.entry.invite.table)
        except ClientError as error:
            self.refuse(error)
            return None
        invite = Invite(self.entry.invite.server, seated.table.id)
        entry = Pass(invite, self.entry.name, seated.seat, seated.token)
        self.passes.keep(entry)
        return JoinedTable(entry, self.passes)

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
            self.show(shown(self.client.told, self.entry, self.problem, self.problems))


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
