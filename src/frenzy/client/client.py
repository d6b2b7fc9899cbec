"""The line to one table: it reads, it comes back by itself, and it says what one wants to say."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Final, Literal, Self

from msgspec import DecodeError, ValidationError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from frenzy import wire
from frenzy.client.credentials import Credentials
from frenzy.client.errors import Barred, ClientError, NoServer, NoTable, NotNow, Removed, TokenRefused, WrongVersion
from frenzy.client.table_state import TableState

FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 8.0
BIGGEST_FRAME: Final = 8 << 20

Question = Literal["why_not", "preview", "reach", "odds", "hint"]

decoder: json.Decoder[wire.ServerMessage] = json.Decoder(wire.ServerMessage)


def back_off(attempt: int, chance: float) -> float:
    """How long to wait before the next attempt: doubling, with some chance so that not everybody comes at once.

    >>> back_off(0, 0.5), back_off(9, 0.5)
    (0.4, 8.0)
    """
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 9)) * (0.75 + chance / 2)


def headers(credentials: Credentials) -> dict[str, str]:
    return {} if credentials.token is None else {"Authorization": f"Bearer {credentials.token}"}


def closing_error(error: ConnectionClosed) -> ClientError | None:
    """What a closed socket means; None if it is worth connecting again."""
    code, why = (error.rcvd.code, error.rcvd.reason) if error.rcvd is not None else (0, "")
    if code == wire.NO_TABLE:
        return NoTable(why or "there is no such table")
    if code == wire.NO_SEAT:
        return TokenRefused(why or "token: it opens no seat of this table")
    if code == wire.REMOVED:
        return Removed(why or "the host has taken you off the table")
    if code == wire.BARRED:
        return Barred(why or "the host does not let you come back")
    return None


def read_frame(frame: str | bytes) -> wire.ServerMessage:
    """One message; a server that says what we cannot read is of another version."""
    try:
        message = decoder.decode(frame)
    except (ValidationError, DecodeError, UnicodeError) as error:
        raise WrongVersion(f"the server says what this client cannot read: {error}") from None
    if isinstance(message, wire.Hello) and message.protocol != wire.PROTOCOL:
        raise WrongVersion(f"the server speaks protocol {message.protocol}, this client protocol {wire.PROTOCOL}")
    return message


class Client:
    """A place at a table. Iterating yields the table's state after every change. It does not end by itself: a table
    stays open after the game (`table.is_over`): people talk there, and ask for another one.

    `async with` keeps the line; a line that breaks is opened again, going on from the version at hand.
    """

    def __init__(self, credentials: Credentials, chance: Callable[[], float] = random.random) -> None:
        self.credentials, self.chance = credentials, chance
        self.table = TableState()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.changed, self.may_connect = asyncio.Event(), asyncio.Event()
        self.may_connect.set()
        self.questions: dict[str, tuple[asyncio.Future[wire.Answer], Callable[[wire.Answer], None]]] = {}
        self.numbers = count()

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.keep_line(), name=f"line to {self.credentials.invite.link}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, ClientError):
                await self.task

    async def __aiter__(self) -> AsyncIterator[TableState]:
        """The table's state after each change. An error that waiting will not mend is raised."""
        assert self.task is not None, "use the client in `async with`"
        while True:
            waiting = asyncio.create_task(self.changed.wait())
            try:
                await asyncio.wait({waiting, self.task}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                waiting.cancel()
            if self.changed.is_set():
                self.changed.clear()
                yield self.table
            elif self.task.done():
                await self.task
                return

    # -- saying something ---------------------------------------------------------------------------------------

    async def choose(self, choice: str) -> None:
        """Answer the decision at hand; the next state, or a notice, tells what came of it."""
        table, version = self.table, self.table.version
        table.pending, table.notice = version, None
        if not await self.send(wire.Choose(version, choice, choice[:64])):
            table.pending = None

    async def undo(self) -> None:
        self.table.notice = None
        await self.send(wire.Undo(self.table.version, "undo"))

    async def answer_undo(self, *, agree: bool) -> None:
        await self.send(wire.AnswerUndo(agree, "answer"))

    async def say(self, text: str) -> None:
        await self.send(wire.Chat(text=text[:300]))

    async def tell(self, message: wire.TogetherMessage | wire.AllowChances) -> None:
        """Say something to the others beside the game."""
        await self.send(message)

    async def plan(self, choices: Sequence[str], *, is_shown: bool = False) -> wire.Answer:
        """Try choices one after the other at a co-operative table; NotNow says which of them cannot be made."""
        return await self.request(lambda ref: wire.Plan([*choices], is_shown, ref))

    async def hint(self, tell: Callable[[str], None] = lambda _: None) -> str | None:
        """What a strong bot would do; while it thinks, `tell` hears of the best so far. None if nobody may say."""
        try:
            return (await self.ask("hint", so_far=lambda answer: tell(answer.hint or ""))).hint
        except NotNow:
            return None

    async def ask(
        self, question: Question, subject: str = "", so_far: Callable[[wire.Answer], None] = lambda _: None
    ) -> wire.Answer:
        """Ask about the table as it was last told: why not, what if, how far, how likely, what a strong bot would do.

        What the server refuses is raised as NotNow, and so is a question whose answer was lost with the line. `so_far`
        hears answers that are not final.
        """
        return await self.request(lambda ref: wire.Ask(question, subject, self.table.version, ref), so_far)

    async def request(
        self, message: Callable[[str], wire.ClientMessage], so_far: Callable[[wire.Answer], None] = lambda _: None
    ) -> wire.Answer:
        """Send a message that is answered under its own name."""
        ref = f"ask {next(self.numbers)}"
        answer: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()
        self.questions[ref] = answer, so_far
        try:
            if not await self.send(message(ref)):
                raise NotNow("nobody is there to answer")
            return await answer
        finally:
            del self.questions[ref]

    def hear_answer(self, message: wire.ServerMessage) -> bool:
        """Whether this is what somebody waits for; then it is told to nobody else."""
        known = self.questions.get(message.id) if isinstance(message, wire.Answer | wire.Refused) else None
        if known is None or known[0].done():
            return False
        answer, so_far = known
        if isinstance(message, wire.Answer):
            if message.is_final:
                answer.set_result(message)
            else:
                so_far(message)
        elif isinstance(message, wire.Refused):
            answer.set_exception(NotNow(f"{message.reason}: {message.text}"))
        return True

    async def resync(self) -> None:
        """Ask for the story again, from its beginning."""
        await self.send(wire.Resync(0))

    async def send(self, message: wire.ClientMessage) -> bool:
        """Say it, if somebody is there to hear it."""
        if self.socket is None:
            return False
        try:
            await self.socket.send(wire.write_message(message).decode())
        except ConnectionClosed:
            return False
        return True

    async def renew(self, ask: Callable[[], Awaitable[Credentials | None]]) -> None:
        """Go on with other credentials, whose making ends the line: nobody comes back with the old ones meanwhile."""
        self.may_connect.clear()
        try:
            self.credentials = await ask() or self.credentials
        finally:
            self.may_connect.set()

    # -- the line -----------------------------------------------------------------------------------------------

    async def keep_line(self) -> None:
        """Connect, listen, and connect again, until the server says that there is nothing here for us."""
        attempt = 0
        while True:
            heard = False
            try:
                async for message in self.listen():
                    heard = True
                    if self.hear_answer(message):
                        continue
                    answer = self.table.hear(message)
                    if answer is not None:
                        await self.send(answer)
                    self.changed.set()
            except ConnectionClosed as error:
                fatal = closing_error(error)
                if fatal is not None:
                    raise fatal from None
                if error.rcvd is not None and error.rcvd.code == wire.TOO_MANY:
                    heard, attempt = False, 9  # another window of ours has taken this one's place: do not fight over it
            except InvalidStatus as error:
                if error.response.status_code in (401, 403, 404):
                    raise NoServer(f"{self.credentials.invite.server}: not a Frenzy server") from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # nobody there: perhaps in a moment
            self.table.lose_line()
            for question, _ in self.questions.values():
                if not question.done():
                    question.set_exception(NotNow("the line was lost before the answer came"))
            self.changed.set()
            attempt = 0 if heard else attempt + 1
            await asyncio.sleep(back_off(attempt, self.chance()))

    async def listen(self) -> AsyncIterator[wire.ServerMessage]:
        await self.may_connect.wait()
        address = self.credentials.invite.socket(self.table.known)
        async with connect(
            address, additional_headers=headers(self.credentials), max_size=BIGGEST_FRAME, close_timeout=1
        ) as socket:
            self.socket = socket
            try:
                while True:
                    yield read_frame(await socket.recv())
            finally:
                self.socket = None
