"""A table on a server, line by line: what happens is told as it comes, and a line is read when one has to choose.

Lines from a pipe wait until somebody asks for them, so that a program can answer in advance; commands are followed at
once. A person who types a choice too early is told so.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError
from functools import partial
from threading import Thread
from typing import Any, TextIO

from frenzy import wire
from frenzy.cli.play_lines import Speaker, read_choice
from frenzy.client import Client, ClientError, Credentials, CredentialStore, HttpApi, TableState
from frenzy.kernel.told import Question
from frenzy.tui.advice import advise
from frenzy.wire import View

COMMANDS = (
    "quit",
    "exit",
    "q",
    "?",
    "help",
    "cards",
    "board",
    "log",
    "hint",
    "why",
    "odds",
    "undo",
    "agree",
    "refuse",
    "say",
)
LOBBY_COMMANDS = ("ready", "start", "bots")


class LineReader:
    """Reads lines in a thread, one ahead; None is the end of the input."""

    def __init__(self, source: TextIO) -> None:
        self.source = source
        self.loop = asyncio.get_running_loop()
        self.lines: asyncio.Queue[str | None] = asyncio.Queue(1)
        Thread(target=self.read, daemon=True, name="input").start()

    def read(self) -> None:
        while True:
            line = self.source.readline()
            coming = self.lines.put(line.strip() if line else None)
            try:
                asyncio.run_coroutine_threadsafe(coming, self.loop).result()
            except (RuntimeError, CancelledError):  # the game is over: nobody listens any more
                coming.close()
                return
            if not line:
                return


class JoinedLines(Speaker):
    """One place at a table somewhere."""

    def __init__(
        self,
        credentials: Credentials,
        game: str,
        language: str | None,
        store: CredentialStore | None,
        source: TextIO = sys.stdin,
        *,
        page: int | None = None,
        is_campaign: bool = False,
    ) -> None:
        super().__init__(game, language)
        self.credentials, self.store, self.source = credentials, store or CredentialStore(), source
        self.page, self.is_campaign = page, is_campaign
        self.api = HttpApi(credentials.invite.server, credentials.token)
        self.client = Client(credentials)
        self.asked_version = -1
        self.shown_chat = 0
        self.shown_seats: list[str] = []
        self.shown_notice: wire.Refused | None = None
        self.undo_asked_by: int | None = None
        self.was_connected = True
        self.has_begun = self.is_at_prompt = False

    @property
    def table(self) -> TableState:
        return self.client.table

    async def play(self) -> int:
        """Tell and ask until the game is over, or the player leaves."""
        link = self.credentials.invite.link
        if self.credentials.seat is None:
            self.say("joined-watching", link=link)
        else:
            self.say("joined-as", seat=self.credentials.seat + 1, link=link)
        if self.page is not None:
            self.open_chapter(self.page)
        reader = LineReader(self.source)
        waiting: str | None = None
        is_open = True
        async with self.client:
            changes = aiter(self.client)
            change = asyncio.ensure_future(anext(changes))
            line = asyncio.ensure_future(reader.lines.get())
            try:
                while True:
                    pending: set[asyncio.Future[Any]] = {change}
                    if is_open and waiting is None:
                        pending.add(line)
                    done, _ = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                    if change in done:
                        change.result()
                        if self.report():
                            return 0
                        change = asyncio.ensure_future(anext(changes))
                    if line in done:
                        waiting = line.result()
                        is_open = waiting is not None
                        if is_open:
                            line = asyncio.ensure_future(reader.lines.get())
                    if waiting is not None and self.can_take(waiting):
                        text, waiting = waiting, None
                        if not await self.take(text):
                            return await self.leave()
                    elif not is_open and self.is_needed():
                        return await self.leave()
            finally:
                change.cancel()
                line.cancel()

    def is_needed(self) -> bool:
        """The others wait for this player: who has nothing more to say leaves now, and not before."""
        table = self.table
        is_due = table.is_asked or (table.state is not None and table.phase == "lobby")
        return self.credentials.seat is not None and is_due

    # -- telling ------------------------------------------------------------------------------------------------

    def report(self) -> bool:
        """Tell what is new; whether the game is over."""
        table, state = self.table, self.table.state
        if table.is_connected != self.was_connected:
            self.was_connected = table.is_connected
            self.say("joined-line-up" if table.is_connected else "joined-line-down")
        self.report_chat()
        if state is None or not table.is_connected:
            return False
        if state.phase == "lobby":
            self.report_seats(state)
            return False
        if state.view is None:
            return False
        self.report_events(state.view)
        self.report_notice(state)
        if state.outcome is not None:
            self.show_outcome(state.view, state.outcome)
            if self.is_campaign:
                self.say("campaign-onwards")
            return True
        if table.is_asked and self.asked_version != table.version:
            self.asked_version = table.version
            if self.renderer.is_worth_drawing(state.view):
                self.show(self.draw(state.view))
            self.list_choices(self.question, table.choices)
        self.ask()
        return False

    def report_events(self, view: View) -> None:
        """What happened since; what was taken back is forgotten."""
        if not self.has_begun:
            self.has_begun = True
            self.say("joined-begins")
            if view["seat"] is not None:
                self.greet(view)
        self.report_story([chapter.events for chapter in self.table.story], "joined-back")

    @property
    def question(self) -> Question:
        """What this seat has to decide, or what it waits for."""
        assert self.table.state is not None, "a table has been shown"
        assert self.table.state.question is not None, "a game has begun"
        return self.table.state.question

    def report_seats(self, state: wire.State) -> None:
        seats = [self.seat_line(seat) for seat in state.seats]
        if seats != self.shown_seats:
            if not self.shown_seats and self.credentials.seat is not None:
                self.say("joined-lobby")
            self.shown_seats = seats
            for line in seats:
                self.show(f"  {line}")

    def seat_line(self, seat: wire.SeatInfo) -> str:
        say = self.speech.say
        match seat.kind:
            case "open":
                who = say("seat-open")
            case "bot":
                who = say("seat-bot", level=seat.level or "")
            case _:
                who = f"{seat.name}, {say('seat-ready' if seat.ready else 'seat-not-ready')}"
        if seat.seat == self.credentials.seat:
            who = f"{who} ({say('tui-you')})"
        return say("joined-seat", seat=seat.seat + 1, who=who)

    def report_chat(self) -> None:
        for line in self.table.chat[self.shown_chat :]:
            text = line.text if line.preset is None else self.speech.say(f"preset-{line.preset}")
            self.say("joined-says", name=line.name, text=text or "")
        self.shown_chat = len(self.table.chat)

    def report_notice(self, state: wire.State) -> None:
        notice = self.table.notice
        if notice is not None and notice is not self.shown_notice:
            name = f"refused-{notice.reason}"
            self.show(self.speech.say(name, detail=notice.text) if self.speech.words.knows(name) else notice.text)
            self.asked_version = -1
        self.shown_notice = notice
        asker = None if state.undo is None else state.undo.seat
        if asker is not None and asker not in (self.undo_asked_by, self.credentials.seat) and state.view is not None:
            self.say("joined-undo", name=self.speech.text.figure(state.view, asker))
        self.undo_asked_by = asker

    def ask(self) -> None:
        """The sign that a line is waited for; it comes again after whatever was told in between."""
        if self.table.is_asked and not self.is_at_prompt:
            print(f"{self.speech.say('your-choice')}> ", end="", flush=True)
            self.is_at_prompt = True

    def show(self, text: str) -> None:
        if self.is_at_prompt:
            print()
            self.is_at_prompt = False
        super().show(text)

    # -- taking lines -------------------------------------------------------------------------------------------

    def can_take(self, line: str) -> bool:
        """A command can be followed at any time; a choice waits until the question has been put."""
        name = line.partition(" ")[0]
        if self.table.state is None or not self.table.is_connected:
            return name in ("quit", "exit", "q")
        if self.table.phase == "lobby":
            return name in (*COMMANDS, *LOBBY_COMMANDS) or self.source.isatty()
        is_put = self.table.is_asked and self.asked_version == self.table.version
        return is_put or name in COMMANDS or self.source.isatty() or self.credentials.seat is None

    async def take(self, line: str) -> bool:
        """A choice, or a command; False for `quit`."""
        table, self.is_at_prompt = self.table, False
        choices = table.choices
        choice = read_choice(line, choices) if table.is_asked else None
        if choice is not None:
            await self.client.choose(choice)
            return True
        if not await self.command(line):
            return False
        self.ask()
        return True

    async def command(self, line: str) -> bool:
        name, _, rest = line.partition(" ")
        view, rest = self.table.view, rest.strip()
        match name:
            case "quit" | "exit" | "q":
                return False
            case _ if self.look(name, rest, view):
                pass
            case "?" | "help":
                self.help(self.table.choices, "help-joined")
            case "why" if rest and view and self.table.is_asked:
                self.explain_why(view, rest)
            case "hint" if view and self.table.is_asked:
                await self.hint(view)
            case "undo":
                await self.client.undo()
            case "agree" | "refuse":
                await self.client.answer_undo(agree=name == "agree")
            case "say" if rest:
                await self.client.say(rest)
            case "ready" | "start" | "bots" if self.table.phase == "lobby":
                await self.prepare(name)
            case _ if self.table.is_asked:
                self.say("unknown-choice", text=line, count=len(view["choices"]))
            case _ if self.table.phase == "playing":
                self.say("joined-not-yet")
            case _:
                self.say("joined-lobby")
        return True

    async def hint(self, view: View) -> None:
        """What a strong bot would do: the server's, or one here where others sit at the table too."""
        question, choices = self.question, self.table.choices
        tell = partial(self.say_about, "hint-so-far", question, choices)
        self.say_about("hint", question, choices, await self.client.hint(tell) or await advise(view, 0, tell))

    async def prepare(self, command: str) -> None:
        """Before the game: ready, start, or bots on all open seats."""
        name, api = self.credentials.invite.table, self.api
        assert self.table.state is not None, "a lobby has been shown"
        open_seats = [seat.seat for seat in self.table.state.seats if seat.kind == "open"]
        wishes: dict[str, list[Callable[[], object]]] = {
            "ready": [partial(api.ready, name)],
            "start": [partial(api.start, name)],
            "bots": [partial(api.set_bot, name, seat, "hard") for seat in open_seats],
        }
        try:
            for wish in wishes[command]:
                await asyncio.to_thread(wish)
        except ClientError as error:
            self.say("refused-not_now", detail=str(error))

    async def leave(self) -> int:
        """Before the game the seat is free again; during it, the same command comes back."""
        if self.credentials.token is not None and self.table.phase == "lobby":
            try:
                await asyncio.to_thread(self.api.leave, self.credentials.invite.table)
            except ClientError as error:
                self.say("join-other", detail=str(error))
            self.store.forget(self.credentials)
        self.say("goodbye")
        return 0
