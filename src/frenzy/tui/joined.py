"""A table on a server, by an invite link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from frenzy.client import Client, ClientError, Credentials, CredentialStore, HttpApi, Invite, NoSeat, NotNow, Removed
from frenzy.kernel.book import Page
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.told import Question
from frenzy.tui.advice import Tell
from frenzy.tui.local_record import LocalRecord, run_of
from frenzy.tui.remote_campaign import RemoteCampaign, Seat
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import Sentence, Source
from frenzy.wire import AllowChances, Answer, TogetherMessage, View


class JoinedTable(Source):
    """One place at a table that others sit at too; `store` keeps the credentials for the next table."""

    def __init__(
        self, credentials: Credentials, store: CredentialStore | None = None, record: LocalRecord | None = None
    ) -> None:
        super().__init__()
        self.record = record
        self.credentials, self.store = credentials, store or CredentialStore()
        self.table = credentials.invite.table
        self.api = HttpApi(credentials.invite.server, credentials.token)
        self.client = Client(credentials)
        self.page: Page | None = None
        self.muted: frozenset[str] = frozenset()
        self.problem: ClientError | None = None
        self.problems = 0

    async def run(self) -> None:
        """Show what the server tells, until there is nothing more to hear."""
        try:
            async with self.client:
                async for _ in self.client:
                    self.problem = None
                    self.note_end()
                    await self.look_up()
                    self.refresh()
        except Removed:
            self.store.forget(self.credentials)
            raise

    async def look_up(self) -> None:
        """Ask for what the server does not tell by itself."""

    def note_end(self) -> None:
        """Whoever sat at a table of a series has it in their record."""
        table, hello = self.client.table, self.client.table.hello
        if self.record is None or hello is None or hello.seat is None or table.outcome is None or hello.table.lesson:
            return
        options = hello.table.options
        self.value = self.record.value_of(options)
        run = run_of(self.table, self.value, hello.table.created, options, table.outcome, is_won=self.is_won())
        self.record.add([run])

    # -- wishes -------------------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        if self.client.table.is_asked:
            await self.client.choose(choice)
            self.refresh()

    async def undo(self) -> str | None:
        await self.client.undo()
        return None

    async def answer_undo(self, *, agree: bool) -> None:
        await self.client.answer_undo(agree=agree)

    async def say(self, text: str) -> None:
        await self.client.say(text)

    async def talk(self, message: TogetherMessage | AllowChances) -> None:
        await self.client.tell(message)

    async def plan(self, choices: Sequence[str], *, is_shown: bool = False) -> Answer | None:
        try:
            return await self.client.plan(choices, is_shown=is_shown)
        except NotNow:
            return None

    async def hint(self, view: View, tell: Tell) -> str:
        """The server's bot, or one here where others sit at the table too, but for those who play together: they have
        to agree."""
        found = await self.client.hint(tell)
        state = self.client.table.state
        if found is None and state is not None and state.talk is not None:
            return ""
        return found or await super().hint(view, tell)

    async def set_ready(self, *, is_ready: bool) -> None:
        await self.request(lambda: self.api.ready(self.table, is_ready=is_ready))

    async def set_bot(self, seat: int, level: str | None) -> None:
        await self.request(lambda: self.api.set_bot(self.table, seat, level))

    async def start(self) -> None:
        await self.request(lambda: self.api.start(self.table))

    async def remove(self, seat: int, *, bar: bool = False) -> None:
        await self.request(lambda: self.api.remove_guest(self.table, seat, bar=bar))

    async def hand_on(self, seat: int) -> None:
        await self.request(lambda: self.api.set_host(self.table, seat))

    async def lock(self, *, is_locked: bool) -> None:
        await self.request(lambda: self.api.set_lock(self.table, is_locked=is_locked))

    @property
    def can_renew(self) -> bool:
        return self.credentials.token is not None

    async def renew(self) -> None:
        await self.client.renew(partial(self.request, self.new_credentials))
        self.credentials = self.client.credentials
        self.api = HttpApi(self.credentials.invite.server, self.credentials.token)

    def new_credentials(self) -> Credentials:
        found = replace(self.credentials, token=self.api.renew_token(self.table).token)
        self.store.keep(found)
        return found

    def mute(self, name: str, *, is_muted: bool) -> None:
        self.muted = self.muted | {name} if is_muted else self.muted - {name}
        self.refresh()

    def greeting(self) -> Sentence:
        link, seat = self.credentials.invite.link, self.credentials.seat
        return (
            ("joined-watching", {"link": link})
            if seat is None
            else ("joined-as", {"seat": str(seat + 1), "link": link})
        )

    async def leave(self) -> Sentence | None:
        """Before the game the seat is free again; during it, the same command comes back to it."""
        if self.credentials.token is not None and self.client.table.phase == "lobby":
            await self.request(lambda: self.api.leave(self.table))
            self.store.forget(self.credentials)
        return None

    async def again(self) -> Source | None:
        """One's own seat at the next table."""
        return None if self.credentials.token is None else await self.request(self.rematch)

    def rematch(self) -> Source | None:
        value = self.next_value()
        seated = self.api.rematch(self.table) if value is None else self.api.play_next(self.table, value)
        invite = Invite(self.credentials.invite.server, seated.table.id)
        credentials = Credentials(invite, self.credentials.name, seated.seat, seated.token)
        self.store.keep(credentials)
        return JoinedTable(credentials, self.store, self.record)

    def is_won(self) -> bool:
        outcome = self.client.table.outcome
        return outcome is not None and self.credentials.seat in outcome["winners"]

    async def request(self, ask: Callable[[], Any]) -> Any:
        """Call the HTTP API in a thread; a refusal is shown to the player."""
        try:
            return await asyncio.to_thread(ask)
        except ClientError as error:
            self.problem = error
            self.problems += 1
            self.refresh()
            return None

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """The table as the server last described it; it greets first, and tells then."""
        table, hello, state = self.client.table, self.client.table.hello, self.client.table.state
        if hello is None or state is None:
            return
        notice, text = self.notice()
        pointed = table.pointed
        self.show(
            ScreenState(
                game=hello.table.game,
                phase=state.phase,
                version=state.version,
                seat=hello.seat,
                seats=state.seats,
                view=table.view,
                question=state.question or Question(Phrase("")),
                choices=tuple(table.choices) if table.is_asked else (),
                story=tuple(chapter.events for chapter in table.story),
                chat=[line for line in table.chat if line.name not in self.muted],
                pointed=None if pointed is None or state.seats[pointed.seat].name in self.muted else pointed,
                talk=state.talk,
                win_bar=state.win_bar,
                motive=None if state.motive is None else state.motive.reason.text,
                undo=state.undo,
                no_undo=state.no_undo,
                ladder=state.ladder,
                outcome=state.outcome,
                closed=hello.table.closed or None,
                page=self.page,
                seconds=None if state.clocks is None else state.clocks.left,
                link=self.credentials.invite.link,
                is_locked=state.locked,
                muted=self.muted,
                is_connected=table.is_connected,
                is_waiting=table.pending is not None,
                notice=notice,
                notice_text=text,
                notice_number=table.refusals + self.problems,
            )
        )

    def notice(self) -> tuple[str | None, str]:
        """Why something was refused: one word, and the server's own sentence."""
        refused = self.client.table.notice
        if self.problem is not None:
            return "not_now" if isinstance(self.problem, NotNow | NoSeat) else "other", str(self.problem)
        return (None, "") if refused is None else (refused.reason, refused.text)


class JoinedChapter(JoinedTable):
    """A table of a campaign: one sits there alone, and the next chapter follows."""

    def __init__(self, campaign: RemoteCampaign, seat: Seat) -> None:
        super().__init__(seat.credentials)
        self.campaign, self.chapter, self.last, self.is_new = campaign, seat.chapter, campaign.last, seat.is_new
        self.due: str | None = None  # the page that was asked for last

    @property
    def can_renew(self) -> bool:
        """The key of the campaign opens it."""
        return False

    async def look_up(self) -> None:
        """The page that the table has come to, unless it has been read."""
        state = self.client.table.state
        due = None if state is None else state.page
        if due is not None and due != self.due:
            self.due, self.page = due, await self.request(partial(self.campaign.unread, due))

    async def turn(self, page: str, answer: str = "") -> None:
        self.page = None
        await self.request(partial(self.campaign.turn, page, answer))
        self.refresh()

    def rematch(self) -> Source | None:
        """The next chapter, or this one again."""
        chapter = self.next_chapter()
        return None if chapter is None else JoinedChapter(self.campaign, self.campaign.sit(chapter))
