"""A table on a server, by an invite link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from frenzy import wire
from frenzy.client import Client, ClientError, Credentials, CredentialStore, HttpApi, Invite, NotNow, TableState
from frenzy.tui.advice import Tell
from frenzy.tui.remote_campaign import RemoteCampaign
from frenzy.tui.screen_state import Said, ScreenState, Sitter
from frenzy.tui.source import Farewell, Source
from frenzy.wire import View


class JoinedTable(Source):
    """One place at a table that others sit at too; `store` keeps the credentials for the next table.

    At a table of a campaign one sits alone, and the next chapter follows.
    """

    def __init__(
        self,
        credentials: Credentials,
        store: CredentialStore | None = None,
        *,
        campaign: RemoteCampaign | None = None,
        chapter: int = 0,
        page: int | None = None,
    ) -> None:
        super().__init__()
        self.credentials, self.store = credentials, store or CredentialStore()
        self.campaign, self.chapter, self.page = campaign, chapter, page
        self.api = HttpApi(credentials.invite.server, credentials.token)
        self.client = Client(credentials)
        self.problem: ClientError | None = None
        self.problems = 0

    async def run(self) -> None:
        """Show what the server tells, until there is nothing more to hear."""
        async with self.client:
            async for table in self.client:
                self.problem = None
                if table.hello is not None:
                    self.show(self.screen_state())

    # -- wishes -------------------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        if self.client.table.is_asked:
            await self.client.choose(choice)
            self.refresh()

    async def undo(self) -> None:
        await self.client.undo()

    async def answer_undo(self, *, agree: bool) -> None:
        await self.client.answer_undo(agree=agree)

    async def say(self, text: str) -> None:
        await self.client.say(text)

    async def hint(self, view: View, tell: Tell) -> str:
        """The server's bot, or one here where others sit at the table too."""
        return await self.client.hint(tell) or await super().hint(view, tell)

    async def set_ready(self, *, is_ready: bool) -> None:
        await self.request(lambda: self.api.ready(self.credentials.invite.table, is_ready=is_ready))

    async def set_bot(self, seat: int, level: str | None) -> None:
        await self.request(lambda: self.api.set_bot(self.credentials.invite.table, seat, level))

    async def start(self) -> None:
        await self.request(lambda: self.api.start(self.credentials.invite.table))

    async def leave(self) -> Farewell | None:
        """Before the game the seat is free again; during it, the same command comes back to it."""
        if self.credentials.token is not None and self.client.table.phase == "lobby":
            await self.request(lambda: self.api.leave(self.credentials.invite.table))
            self.store.forget(self.credentials)
        return None

    async def again(self) -> Source | None:
        """One's own seat at the next table."""
        if self.credentials.token is None:
            return None
        if self.campaign is not None:
            return await self.drive_on(self.campaign)
        try:
            seated = await asyncio.to_thread(self.api.rematch, self.credentials.invite.table)
        except ClientError as error:
            self.refuse(error)
            return None
        invite = Invite(self.credentials.invite.server, seated.table.id)
        credentials = Credentials(invite, self.credentials.name, seated.seat, seated.token)
        self.store.keep(credentials)
        return JoinedTable(credentials, self.store)

    async def drive_on(self, campaign: RemoteCampaign) -> Source | None:
        """The next chapter, or this one again."""
        try:
            chapter = campaign.after(self.chapter, is_won=self.is_won())
            seat = None if chapter is None else await asyncio.to_thread(campaign.sit, chapter)
        except ClientError as error:
            self.refuse(error)
            return None
        if seat is None:
            return None
        return JoinedTable(seat.credentials, self.store, campaign=campaign, chapter=seat.chapter, page=seat.page)

    def is_won(self) -> bool:
        outcome = self.client.table.outcome
        return outcome is not None and self.credentials.seat in outcome["winners"]

    def again_key(self, state: ScreenState) -> str | None:
        if self.campaign is not None:
            if self.campaign.after(self.chapter, is_won=self.is_won()) is None:
                return None
            return "tui-next-chapter" if self.is_won() else "tui-retry"
        return super().again_key(state)

    def leave_key(self, state: ScreenState) -> str:
        return "tui-leave-local" if self.campaign is not None else super().leave_key(state)

    async def request(self, ask: Callable[[], Any]) -> None:
        """Call the HTTP API in a thread; a refusal is shown to the player."""
        try:
            await asyncio.to_thread(ask)
        except ClientError as error:
            self.refuse(error)

    def refuse(self, error: ClientError) -> None:
        self.problem = error
        self.problems += 1
        self.refresh()

    def refresh(self) -> None:
        if self.client.table.hello is not None:
            self.show(self.screen_state())

    def screen_state(self) -> ScreenState:
        return replace(screen_state(self.client.table, self.credentials, self.problem, self.problems), page=self.page)


def screen_state(
    table: TableState, credentials: Credentials, problem: ClientError | None, problems: int
) -> ScreenState:
    """The table as the server last described it, in the form that screens take."""
    assert table.hello is not None, "a server greets first"
    state, info = table.state, table.hello.table
    seats = info.seats if state is None else state.seats
    undo = None if state is None else state.undo
    notice, text = notice_of(table, problem)
    return ScreenState(
        game=info.game,
        phase=info.phase if state is None else state.phase,
        version=table.version,
        seat=table.hello.seat,
        sitters=tuple(map(sitter, seats)),
        view=None if state is None else state.view,
        question=None if state is None else state.question,
        choices=tuple(table.choices) if table.is_asked else (),
        story=tuple(chapter.events for chapter in table.story),
        chat=tuple(Said(line.name, line.text, line.preset) for line in table.chat),
        can_undo=state is not None and state.phase == "playing" and table.hello.seat is not None,
        undo_asked_by=None if undo is None else undo.seat,
        has_agreed=undo is not None and table.hello.seat in undo.agreed,
        outcome=None if state is None else state.outcome,
        clock=None if state is None or state.clocks is None else (state.clocks.seat, state.clocks.left),
        link=credentials.invite.link,
        is_connected=table.is_connected,
        is_waiting=table.pending is not None,
        notice=notice,
        notice_text=text,
        notice_number=table.refusals + problems,
    )


def sitter(info: wire.SeatInfo) -> Sitter:
    return Sitter(
        info.name, info.kind, info.stand_in or info.level, info.ready, info.connected, info.stand_in is not None
    )


def notice_of(table: TableState, problem: ClientError | None) -> tuple[str | None, str]:
    """Why something was refused: one word, and the server's own sentence."""
    if problem is not None:
        return "not_now" if isinstance(problem, NotNow) else "other", str(problem)
    if table.notice is not None:
        return table.notice.reason, table.notice.text
    return None, ""
