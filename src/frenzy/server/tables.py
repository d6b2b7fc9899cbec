"""One task per table: it alone changes the table, one message after the other, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog
from msgspec import convert
from msgspec.structs import replace

from frenzy.games import load
from frenzy.kernel import FrenzyError, IllegalAction
from frenzy.server import wire
from frenzy.server.bots import Players
from frenzy.server.clocks import Clocks, now
from frenzy.server.course import Course, resumed
from frenzy.server.showing import chat_line, table_info
from frenzy.server.sockets import RESTARTING, Connection, Refusal, seated
from frenzy.server.store import SeatRecord, StaleSequence, Store, StoreFailure, TableRecord
from frenzy.server.thinking import let_bot_think
from frenzy.server.undoing import Proposal, answer_undo, drop_proposal, undo

T = TypeVar("T")
CHAT_LINES: Final = 50
SIGNS_OF_LIFE: Final = (wire.Choose, wire.Undo, wire.AnswerUndo, wire.Chat)

log = structlog.get_logger()


class Table:
    """Seats, connections, clocks and the course of the game. It knows no rule."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord], store: Store, bots: Players) -> None:
        self.record, self.seats, self.store, self.bots = record, seats, store, bots
        self.pace = convert(record.pace, wire.Pace)
        self.clocks = Clocks(self.pace, record.seats)
        self.course: Course | None = None
        self.connections: list[Connection] = []
        self.gone_since: list[float | None] = [0.0] * record.seats
        self.stand_ins: dict[int, str] = {}
        self.proposal: Proposal | None = None
        self.changes = 0
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.shown_at, self.shown_version = 0.0, -1
        self.timer: asyncio.TimerHandle | None = None
        self.mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.work(), name=f"table {record.id}")

    # -- the task -----------------------------------------------------------------------------------------------

    async def do(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Let the table's own task do this when its turn comes, and wait for the result."""
        return await asyncio.shield(self.post(deed))

    def post(self, deed: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait((deed, done))
        return done

    async def work(self) -> None:
        while True:
            deed, done = await self.mailbox.get()
            try:
                result = await deed()
            except Exception as error:  # noqa: BLE001  # one bad message must not end the table
                self.fail(done, error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            self.look_ahead()

    def fail(self, done: asyncio.Future[Any], error: Exception) -> None:
        if not isinstance(error, FrenzyError | Refusal | StoreFailure):
            log.error("our mistake", table=self.record.id, exc_info=error)
        if not done.cancelled():
            done.set_exception(error)
            done.exception()  # whoever waits gets it; nobody needs to

    async def close(self) -> None:
        """Stop; whatever was accepted is on disk already."""
        tasks = [self.task, *([self.thinking[1]] if self.thinking else [])]
        if self.timer is not None:
            self.timer.cancel()
        for connection in self.connections:
            connection.close(RESTARTING)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_ahead(self) -> None:
        """After each change: tell who has to know, set the clock, let a bot think."""
        course = self.course
        if course is None:
            return
        for connection in self.connections:
            if connection.known != course.version(connection.viewer):
                connection.refresh()
        if course.version(None) != self.shown_version:
            self.shown_version, self.shown_at = course.version(None), now()
            self.clocks.turn(course.to_act, now())
        self.set_timer()
        let_bot_think(self)

    def refresh_all(self) -> None:
        for connection in self.connections:
            connection.refresh()

    # -- the game -----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up from its record and its log."""
        record, name = self.record, self.record.id
        start = Course(load(record.game), record.seats, record.seed, record.options)
        self.course = resumed(start, await self.store.actions(name), await self.store.undone(name))
        self.changes += 1
        if self.course.is_over and record.phase != "over":
            await self.finish()

    async def update(self, **fields: Any) -> None:
        record = replace(self.record, **fields)
        await self.store.update_table(record)
        self.record = record
        self.refresh_all()

    async def update_seat(self, seat: int, **fields: Any) -> None:
        record = replace(self.seats[seat], **fields)
        await self.store.update_seat(record)
        self.seats[seat] = record
        self.refresh_all()

    async def commit(self, seat: int, choice: str) -> None:
        """First to the disk, then to the table. A choice that the game cannot play is never stored."""
        course = self.playing()
        course.rehearse(choice)
        try:
            await self.store.append(self.record.id, len(course.steps), seat, choice)
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        drop_proposal(self, "somebody has played on")
        course.apply(choice)
        self.changes += 1
        if course.is_over:
            await self.finish()

    async def finish(self) -> None:
        """The log says so already: what cannot be noted now is noted at the next start."""
        try:
            await self.update(phase="over")
        except StoreFailure as error:
            log.error("end not noted", table=self.record.id, error=str(error))

    def playing(self) -> Course:
        if self.course is None:
            raise Refusal("not_started", "the game has not started")
        if self.course.is_over:
            raise Refusal("over", "the game is over")
        return self.course

    async def hear(self, connection: Connection, message: wire.ClientMessage) -> bool:
        """One message of a client; whether it was a choice that counted. Refusals are told to the client."""
        if isinstance(message, SIGNS_OF_LIFE):
            self.welcome_back(connection.viewer)
        try:
            match message:
                case wire.Choose():
                    await self.choose(connection, message)
                    return True
                case wire.Undo():
                    await undo(self, connection, message)
                case wire.AnswerUndo():
                    await answer_undo(self, connection, message)
                case wire.Resync():
                    connection.known = message.version
                    connection.refresh()
                case wire.Chat():
                    await self.chat(connection, message)
                case wire.Ping():
                    connection.say(wire.Pong(message.id))
        except Refusal as refusal:
            self.refuse(connection, getattr(message, "id", ""), refusal)
        except StoreFailure as error:
            log.error("not saved", table=self.record.id, error=str(error))
            self.refuse(
                connection, getattr(message, "id", ""), Refusal("not_saved", "that could not be saved; try again")
            )
        return False

    def refuse(self, connection: Connection, ref: str, refusal: Refusal) -> None:
        """Say no and why, and show the table again."""
        connection.say(wire.Refused(ref, refusal.reason, refusal.text, self.version_of(connection)))
        connection.refresh()

    def version_of(self, connection: Connection) -> int:
        return 0 if self.course is None else self.course.version(connection.viewer)

    async def choose(self, connection: Connection, message: wire.Choose) -> None:
        course, seat = self.playing(), seated(connection)
        self.check_version(course, seat, message.version)
        if course.to_act != seat:
            raise Refusal("not_yours", "somebody else has to decide now")
        try:
            await self.commit(seat, message.choice)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        connection.say(wire.Accepted(message.id, course.version(seat)))

    def check_version(self, course: Course, seat: int, version: int) -> None:
        if version != course.version(seat):
            raise Refusal("stale", f"that was for version {version}; the table is at {course.version(seat)}")

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def bot_level(self, seat: int) -> str | None:
        return self.stand_ins.get(seat, self.seats[seat].bot_level)

    def set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        limits = [self.clock_limit(), None if self.proposal is None else self.proposal.deadline]
        due = min((limit for limit in limits if limit is not None), default=None)
        if due is not None:
            self.timer = asyncio.get_running_loop().call_at(due, lambda: self.post(self.ring))

    def clock_limit(self) -> float | None:
        seat = self.clocks.seat
        if seat is None or self.bot_level(seat) is not None or self.proposal is not None:
            return None
        return self.clocks.limit(self.gone_since[seat])

    async def ring(self) -> None:
        """Somebody's time is over."""
        if self.proposal is not None and now() >= self.proposal.deadline:
            drop_proposal(self, "not everybody answered in time")
        limit = self.clock_limit()
        if limit is not None and now() >= limit and self.clocks.seat is not None:
            self.stand_in(self.clocks.seat)

    def stand_in(self, seat: int) -> None:
        """A bot plays for this seat until its player says something again."""
        self.stand_ins[seat] = self.pace.level
        self.changes += 1
        self.refresh_all()

    def welcome_back(self, seat: int | None) -> None:
        """The player decides again, whatever the bot was about to do."""
        if seat is not None and self.stand_ins.pop(seat, None) is not None:
            self.changes += 1
            self.refresh_all()

    # -- connections --------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, known: int | None) -> None:
        """A client has come: greet it, and show it the table."""
        seat = connection.viewer
        self.welcome_back(seat)
        if seat is not None:
            self.gone_since[seat] = None
        chat = [chat_line(self, line) for line in (await self.store.chat(self.record.id))[-CHAT_LINES:]]
        connection.known = known
        connection.say(wire.Hello(wire.PROTOCOL, table_info(self), seat, chat))
        self.connections.append(connection)
        self.refresh_all()

    async def part(self, connection: Connection) -> None:
        seat = connection.viewer
        if connection in self.connections:
            self.connections.remove(connection)
        if seat is not None and not self.is_connected(seat):
            self.gone_since[seat] = now()
            self.refresh_all()

    def is_connected(self, seat: int) -> bool:
        return any(connection.viewer == seat for connection in self.connections)

    async def chat(self, connection: Connection, message: wire.Chat) -> None:
        seat = seated(connection)
        text = message.preset or " ".join("".join(filter(str.isprintable, message.text or "")).split())
        if not text or (message.preset is not None and message.text is not None):
            raise Refusal("empty", "say a text or a preset")
        line = await self.store.add_chat(self.record.id, seat, text, is_preset=message.preset is not None)
        for other in self.connections:
            other.say(chat_line(self, line))
