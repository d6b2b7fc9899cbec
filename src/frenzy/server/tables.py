"""One task per table: it alone changes the table, one message after the other, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import structlog
from msgspec import convert
from msgspec.structs import replace

from frenzy.games import load
from frenzy.kernel import FrenzyError, IllegalAction
from frenzy.kernel.codec import VERSION
from frenzy.server import wire
from frenzy.server.asking import answered
from frenzy.server.bots import Players
from frenzy.server.clocks import Clocks, now
from frenzy.server.course import Course
from frenzy.server.resuming import Resumption
from frenzy.server.showing import chat_line, hello_for
from frenzy.server.snapshots import encoded, restored
from frenzy.server.sockets import RESTARTING, Connection, Refusal, seated
from frenzy.server.store import SeatRecord, StaleSequence, Store, StoreFailure, TableRecord
from frenzy.server.thinking import let_bot_think
from frenzy.server.undoing import Proposal, answer_undo, drop_proposal, undo

T = TypeVar("T")
CHAT_LINES: Final = 50
STEPS_UNSAVED: Final = 50
"""After so many steps there is a new snapshot: it bounds what a start after a crash has to play again."""
SIGNS_OF_LIFE: Final = (wire.Choose, wire.Undo, wire.AnswerUndo, wire.Chat, wire.Sit)

log = structlog.get_logger()


class TableClosed(StoreFailure):
    """The table has left the memory; whoever asks the lobby for it again gets it back."""


class Table:
    """Seats, connections, clocks and the course of the game. It knows no rule."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord], store: Store, bots: Players) -> None:
        self.record, self.seats, self.store, self.bots = record, seats, store, bots
        self.pace = convert(record.pace, wire.Pace)
        self.clocks = Clocks(self.pace, record.seats)
        self.course: Course | None = None
        self.connections: list[Connection] = []
        self.gone_since: list[float | None] = [0.0] * record.seats
        self.proposal: Proposal | None = None
        self.changes = 0
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        self.shown_at, self.shown_version = 0.0, -1
        self.timer: asyncio.TimerHandle | None = None
        self.letters: dict[tuple[Any, ...], str] = {}
        self.infos: list[wire.SeatInfo] | None = None
        self.saved = 0
        self.saving: asyncio.Task[None] | None = None
        self.used_at, self.is_busy, self.is_closed = now(), False, False
        self.mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.work(), name=f"table {record.id}")

    # -- the task -----------------------------------------------------------------------------------------------

    async def do(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Let the table's own task do this when its turn comes, and wait for the result."""
        return await asyncio.shield(self.post(deed))

    def post(self, deed: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        if self.is_closed:
            raise self.closed()
        self.used_at = now()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait((deed, done))
        return done

    async def work(self) -> None:
        while True:
            self.is_busy = False
            deed, done = await self.mailbox.get()
            self.is_busy = True
            try:
                result = await deed()
            except asyncio.CancelledError:
                self.fail(done, self.closed())
                raise
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

    @property
    def is_idle(self) -> bool:
        """Nobody is there, nobody thinks, and no clock runs: the table can wait on the disk as well."""
        is_thinking = self.thinking is not None and not self.thinking[1].done()
        is_working = self.is_busy or not self.mailbox.empty() or self.timer is not None
        return not (self.connections or is_thinking or is_working)

    def closed(self) -> TableClosed:
        return TableClosed(f"table {self.record.id} is closed")

    async def close(self) -> None:
        """Stop; whatever was accepted is on disk already."""
        self.is_closed = True
        tasks = [self.task, *([self.thinking[1]] if self.thinking else [])]
        if self.timer is not None:
            self.timer.cancel()
        for connection in self.connections:
            connection.close(RESTARTING)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self.mailbox.empty():
            _, done = self.mailbox.get_nowait()
            self.fail(done, self.closed())
        if self.saving is not None:
            await self.saving
        if self.course is not None and len(self.course.steps) != self.saved:
            await self.save(self.course)

    def look_ahead(self) -> None:
        """After each change: tell who has to know, set the clock, let a bot think."""
        course = self.course
        if course is None:
            return
        self.letters.clear()
        for connection in self.connections:
            if connection.known != course.version(connection.viewer):
                connection.refresh()
        if course.version(None) != self.shown_version:
            self.shown_version, self.shown_at = course.version(None), now()
            self.clocks.turn(course.to_act, now())
        self.set_timer()
        let_bot_think(self)

    def refresh_all(self) -> None:
        self.letters.clear()
        self.infos = None
        for connection in self.connections:
            connection.refresh()

    # -- the game -----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up from its record, its log, and the snapshot that may be there."""
        store, name = self.store, self.record.id
        actions, undone, snapshot = await store.actions(name), await store.undone(name), await store.snapshot(name)
        start = self.new_course()
        if snapshot is not None:
            try:
                start = restored(start, snapshot.data, actions, undone)
            except FrenzyError as error:
                log.info("snapshot not used", table=name, why=str(error))
                start = self.new_course()
        self.saved = len(start.steps)
        self.course = await Resumption(start, actions, undone[start.undone :]).in_breaths()
        self.clocks.resume([*((row.seat, row.spent) for row in actions), *((row.seat, row.spent) for row in undone)])
        self.changes += 1
        self.save_soon(self.course)
        if self.course.is_over and self.record.phase != "over":
            await self.finish()

    def new_course(self) -> Course:
        """The game before its first choice."""
        record = self.record
        return Course(
            load(record.game), record.seats, record.seed, record.options, position=record.position, given=record.given
        )

    async def start(self) -> None:
        """The game begins: nobody sees that it has before there is something to see."""
        course = self.new_course()
        content = course.game.content_hash()  # the rules may be newer than the table
        record = replace(self.record, phase="playing", content_hash=content, rules_version=VERSION)
        await self.store.update_table(record)
        self.record, self.course = record, course
        self.changes += 1
        self.refresh_all()

    async def save(self, course: Course) -> None:
        """Write a snapshot; without it the table only starts more slowly."""
        self.saved = len(course.steps)
        try:
            await self.store.put_snapshot(self.record.id, self.saved, encoded(course))
        except (StoreFailure, FrenzyError) as error:
            log.warning("snapshot not written", table=self.record.id, error=str(error))

    def save_soon(self, course: Course) -> None:
        """If there is much to play again; nobody waits for it."""
        is_saving = self.saving is not None and not self.saving.done()
        if not is_saving and abs(len(course.steps) - self.saved) >= STEPS_UNSAVED:
            self.saving = asyncio.create_task(self.save(course), name=f"snapshot of {self.record.id}")

    async def update(self, **fields: Any) -> None:
        record = replace(self.record, **fields)
        await self.store.update_table(record)
        self.record = record
        self.refresh_all()

    async def update_seat(self, seat: int, **fields: Any) -> None:
        record = replace(self.seats[seat], **fields)
        await self.store.update_seat(record)
        self.seats[seat] = record
        for connection in self.connections:
            connection.own = self.device(connection.viewer)
        self.refresh_all()

    async def commit(self, seat: int, choice: str) -> None:
        """First to the disk, then to the table. A choice that the game cannot play is never stored."""
        course = self.playing()
        rehearsal, spent = course.rehearse(choice), self.clocks.overtime(seat, now())
        try:
            await self.store.append(self.record.id, len(course.steps), seat, choice, spent=spent)
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        drop_proposal(self, "somebody has played on")
        course.accept(rehearsal)
        self.clocks.pay(seat, spent)
        self.changes += 1
        self.save_soon(course)
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

    async def take(self, connection: Connection, message: wire.ClientMessage) -> bool:
        """A message has come: hear it when its time has come, and say whether it was a choice that counted."""
        if isinstance(message, wire.Choose):
            await self.hold(connection.viewer)
        return await self.do(partial(self.hear, connection, message))

    async def hold(self, seat: int | None) -> None:
        """No answer to a reaction counts before a bot's could: else a quick one tells that there was no choice."""
        course = self.course
        if course is not None and course.to_act == seat and course.is_reaction:
            await asyncio.sleep(max(0.0, self.shown_at + self.pace.bot_seconds - now()))

    async def hear(self, connection: Connection, message: wire.ClientMessage) -> bool:
        """One message of a client; whether it was a choice that counted. Refusals are told to the client."""
        if isinstance(message, SIGNS_OF_LIFE):
            for seat in connection.own:
                await self.welcome_back(seat)
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
                case wire.Sit():
                    await self.sit(connection, message)
                case wire.Ask():
                    connection.say(answered(self, connection, message))
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

    def check_version(self, course: Course, viewer: int | None, version: int) -> None:
        if version != course.version(viewer):
            raise Refusal("stale", f"that was for version {version}; the table is at {course.version(viewer)}")

    # -- bots and clocks ----------------------------------------------------------------------------------------

    @property
    def stand_ins(self) -> dict[int, str]:
        """The levels of the bots that play for people who are away."""
        return {record.seat: record.stand_in for record in self.seats if record.stand_in is not None}

    def bot_level(self, seat: int) -> str | None:
        return self.seats[seat].stand_in or self.seats[seat].bot_level

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
            await self.stand_in(self.clocks.seat)

    async def stand_in(self, seat: int) -> None:
        """A bot plays for this seat until its player says something again."""
        await self.set_stand_in(seat, self.pace.level)

    async def welcome_back(self, seat: int) -> None:
        """The player decides again, whatever the bot was about to do."""
        if self.seats[seat].stand_in is not None:
            await self.set_stand_in(seat, None)

    async def set_stand_in(self, seat: int, level: str | None) -> None:
        """It counts at once; that it cannot be noted keeps nobody from playing."""
        record = self.seats[seat] = replace(self.seats[seat], stand_in=level)
        self.changes += 1
        self.refresh_all()
        try:
            await self.store.update_seat(record)
        except StoreFailure as error:
            log.error("stand-in not noted", table=self.record.id, error=str(error))

    # -- connections --------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, known: int | None) -> None:
        """A client has come: greet it, and show it the table."""
        for seat in self.device(connection.viewer):
            await self.welcome_back(seat)
            self.gone_since[seat] = None
        await self.greet(connection, connection.viewer)
        connection.known = known
        self.connections.append(connection)
        self.refresh_all()

    async def greet(self, connection: Connection, viewer: int | None) -> None:
        """Say which table this is, whose view of it comes, and which seats the device plays."""
        chat = (await self.store.chat(self.record.id))[-CHAT_LINES:]
        connection.viewer, connection.own, connection.known = viewer, self.device(viewer), 0
        connection.say(hello_for(self, connection, chat))
        connection.refresh()

    async def sit(self, connection: Connection, message: wire.Sit) -> None:
        """Another of the device's seats looks at the table now."""
        if message.seat not in connection.own:
            raise Refusal("not_yours", "that seat is not played on this device")
        await self.greet(connection, message.seat)

    async def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        gone = [seat for seat in connection.own if not self.is_connected(seat)]
        for seat in gone:
            self.gone_since[seat] = now()
        if gone:
            self.refresh_all()

    def is_connected(self, seat: int) -> bool:
        return any(seat in connection.own for connection in self.connections)

    def device(self, seat: int | None) -> tuple[int, ...]:
        """The seats that are played where this one is: one token opens them all."""
        token = None if seat is None else self.seats[seat].token_hash
        return tuple(
            record.seat
            for record in self.seats
            if record.seat == seat or (token is not None and record.token_hash == token)
        )

    async def chat(self, connection: Connection, message: wire.Chat) -> None:
        seat = seated(connection)
        text = message.preset or " ".join("".join(filter(str.isprintable, message.text or "")).split())
        if not text or (message.preset is not None and message.text is not None):
            raise Refusal("empty", "say a text or a preset")
        line = await self.store.add_chat(self.record.id, seat, text, is_preset=message.preset is not None)
        for other in self.connections:
            other.say(chat_line(self, line))
