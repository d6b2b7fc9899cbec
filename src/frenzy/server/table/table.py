"""One task per table: it alone changes the table, one message after the other, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from msgspec import convert
from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import FrenzyError
from frenzy.kernel.codec import VERSION
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.store import ChatRecord, SeatRecord, StaleSequence, StoreFailure, TableRecord
from frenzy.server.store.sqlite.store import SqliteStore
from frenzy.server.table.bot_turns import start_bot_turn
from frenzy.server.table.clocks import Clocks, now
from frenzy.server.table.history import History
from frenzy.server.table.presence import clock_seat, send_hello, set_timer
from frenzy.server.table.reactions import Timing
from frenzy.server.table.recovery import recovered
from frenzy.server.table.snapshots import encoded, restored
from frenzy.server.table.together import Together, follow
from frenzy.server.table.undo import Proposal, drop_proposal
from frenzy.server.websocket.connection import RESTARTING, Connection, Refusal

if TYPE_CHECKING:
    from frenzy.server.table.queries import Hint

T = TypeVar("T")
SNAPSHOT_INTERVAL: Final = 50
"""After so many choices there is a new snapshot: it bounds what a start after a crash has to play again."""

log = structlog.get_logger()


class TableClosed(StoreFailure):
    """The table has left the memory; whoever asks the lobby for it again gets it back."""


class Table:
    """Seats, connections, clocks and the history of the game. It knows no rule."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord], store: SqliteStore, bots: BotPool) -> None:
        self.record, self.seats, self.store, self.bots = record, seats, store, bots
        self.pace = convert(record.pace, wire.Pace)
        self.clocks = Clocks(self.pace, record.seats)
        self.history: History | None = None
        self.connections: list[Connection] = []
        self.home = ""  # the address of whoever sat down first
        self.gone_since: list[float | None] = [0.0] * record.seats
        self.proposal: Proposal | None = None
        self.declined: set[int] = set()
        self.returning: set[int] = set()
        self.together = Together()
        self.bot_choices: set[int] = set()
        """The numbers of choices that bots made."""
        self.changes = 0
        self.bot_task: tuple[int, asyncio.Task[None]] | None = None
        self.bot_answer: tuple[Any, asyncio.Future[Thought], Timing] | None = None
        self.motive: tuple[int, wire.Motive] | None = None  # why a bot has chosen what led to so many changes
        self.hint: Hint | None = None
        self.advising = asyncio.Lock()
        self.shown_at, self.shown_version = 0.0, -1
        self.timer: asyncio.TimerHandle | None = None
        self.state_texts: dict[tuple[Any, ...], str] = {}
        self.infos: list[wire.SeatInfo] | None = None
        self.said: deque[ChatRecord] | None = None
        self.saved = self.saved_age = 0
        self.saving: asyncio.Task[None] | None = None
        self.used_at, self.is_busy, self.is_closed = now(), False, False
        self.mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.work(), name=f"table {record.id}")

    # -- the task -----------------------------------------------------------------------------------------------

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the table's own task do this when its turn comes, and wait for the result."""
        return await asyncio.shield(self.post(job))

    def post(self, job: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        if self.is_closed:
            raise self.closed()
        self.used_at = now()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait((job, done))
        return done

    async def work(self) -> None:
        while True:
            self.is_busy = False
            job, done = await self.mailbox.get()
            self.is_busy = True
            try:
                result = await job()
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
        is_thinking = self.bot_task is not None and not self.bot_task[1].done()
        is_working = self.is_busy or not self.mailbox.empty() or self.timer is not None
        return not (self.connections or is_thinking or is_working)

    def closed(self) -> TableClosed:
        return TableClosed(f"table {self.record.id} is closed")

    async def close(self) -> None:
        """Stop; whatever was accepted is on disk already."""
        self.is_closed = True
        tasks: list[asyncio.Future[Any]] = [
            self.task,
            *(each[1] for each in (self.bot_task, self.bot_answer) if each is not None),
        ]
        tasks += [] if self.hint is None else [self.hint.task]
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
        if self.history is not None and self.history.age != self.saved_age:
            await self.save(self.history)

    def look_ahead(self) -> None:
        """After each change: tell who has to know, set the clock, let a bot think."""
        history = self.history
        if history is None:
            return
        follow(self)
        self.state_texts.clear()
        for connection in self.connections:
            if connection.known != history.version(connection.viewer):
                connection.refresh()
        if history.version(None) != self.shown_version:
            self.shown_version, self.shown_at = history.version(None), now()
            self.clocks.turn(clock_seat(self), now(), len(history.entries))
        set_timer(self)
        start_bot_turn(self)

    def refresh_all(self) -> None:
        self.state_texts.clear()
        self.infos = None
        for connection in self.connections:
            connection.refresh()

    # -- the game -----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up from its record, its log, and the snapshot that may be there."""
        store, name = self.store, self.record.id
        actions, undone, snapshot = await store.actions(name), await store.undone(name), await store.snapshot(name)
        start = self.new_history()
        if snapshot is not None:
            try:
                start = restored(start, snapshot.data, actions, undone)
            except FrenzyError as error:
                log.info("snapshot not used", table=name, why=str(error))
                start = self.new_history()
        self.saved, self.saved_age = len(start.entries), start.age
        self.history = await recovered(start, actions, undone[start.undone :])
        self.clocks.resume([*((row.seat, row.spent) for row in actions), *((row.seat, row.spent) for row in undone)])
        self.bot_choices = {row.sequence for row in actions if row.is_bot}
        self.changes += 1
        self.save_soon(self.history)
        if self.history.is_over and self.record.phase != "over":
            await self.finish()

    def new_history(self) -> History:
        """The game before its first choice."""
        record = self.record
        return History(
            load(record.game), record.seats, record.seed, record.options, position=record.position, given=record.given
        )

    async def start(self) -> None:
        """The game begins: nobody sees that it has before there is something to see."""
        history = self.new_history()
        content = history.game.content_hash()  # the rules may be newer than the table
        record = replace(self.record, phase="playing", content_hash=content, rules_version=VERSION)
        await self.store.update_table(record)
        self.record, self.history = record, history
        self.changes += 1
        self.refresh_all()

    async def save(self, history: History) -> None:
        """Write a snapshot; without it the table only starts more slowly."""
        self.saved, self.saved_age = len(history.entries), history.age
        try:
            await self.store.put_snapshot(self.record.id, self.saved, encoded(history))
        except (StoreFailure, FrenzyError) as error:
            log.warning("snapshot not written", table=self.record.id, error=str(error))

    def save_soon(self, history: History) -> None:
        """If there is much to play again; nobody waits for it."""
        is_saving = self.saving is not None and not self.saving.done()
        if not is_saving and history.age - self.saved_age >= SNAPSHOT_INTERVAL:
            self.saving = asyncio.create_task(self.save(history), name=f"snapshot of {self.record.id}")

    async def update(self, **fields: Any) -> None:
        record = replace(self.record, **fields)
        await self.store.update_table(record)
        self.record = record
        self.refresh_all()

    async def update_seats(self, changes: Mapping[int, Mapping[str, Any]]) -> None:
        """Who sits there changes; a device that gets or loses a seat by that is greeted anew."""
        try:
            for seat, fields in changes.items():
                record = replace(self.seats[seat], **fields)
                await self.store.update_seat(record)
                self.seats[seat] = record
        finally:
            self.infos = None
            for connection in self.connections:
                if connection.own != self.device(connection.viewer, connection.key):
                    send_hello(self, connection, connection.viewer)
            self.refresh_all()

    async def commit(self, seat: int, choice: str) -> None:
        """First to the disk, then to the table. A choice that the game cannot play is never stored."""
        history = self.playing()
        rehearsal, spent = history.rehearse(choice, seat), self.clocks.overtime(seat, now())
        try:
            is_bot = self.bot_level(seat) is not None
            await self.store.append(self.record.id, len(history.entries), seat, choice, spent=spent, is_bot=is_bot)
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        drop_proposal(self, "somebody has played on")
        if is_bot:
            self.bot_choices.add(len(history.entries))
        history.accept(rehearsal)
        self.clocks.pay(seat, spent)
        self.changes += 1
        self.declined.clear()
        self.save_soon(history)
        if history.is_over:
            await self.finish()
        while self.returning:
            await self.welcome_back(self.returning.pop())

    async def finish(self) -> None:
        """The log says so already: what cannot be noted now is noted at the next start."""
        try:
            await self.update(phase="over", outcome=None if self.history is None else self.history.outcome())
        except StoreFailure as error:
            log.error("end not noted", table=self.record.id, error=str(error))

    def playing(self) -> History:
        if self.history is None:
            raise Refusal("not_started", "the game has not started")
        if self.history.is_over or self.record.phase == "over":
            raise Refusal("over", "the game is over")
        return self.history

    def refuse(self, connection: Connection, ref: str, refusal: Refusal) -> None:
        """Say no and why, and show the table again."""
        connection.say(wire.Refused(ref, refusal.reason, refusal.text, self.version_of(connection)))
        connection.refresh()

    def version_of(self, connection: Connection) -> int:
        return 0 if self.history is None else self.history.version(connection.viewer)

    def check_version(self, history: History, viewer: int | None, version: int) -> None:
        if version != history.version(viewer):
            raise Refusal("stale", f"that was for version {version}; the table is at {history.version(viewer)}")

    # -- bots and clocks ----------------------------------------------------------------------------------------

    @property
    def stand_ins(self) -> dict[int, str]:
        """The levels of the bots that play for people who are away."""
        return {record.seat: record.stand_in for record in self.seats if record.stand_in is not None}

    def bot_level(self, seat: int) -> str | None:
        return self.seats[seat].stand_in or self.seats[seat].bot_level

    def people_asked(self) -> list[int]:
        """Those who may decide now and have no bot to do it: the table waits for the first of them to answer."""
        asked = () if self.history is None else self.history.may_act
        return [seat for seat in asked if self.bot_level(seat) is None]

    async def welcome_back(self, seat: int) -> None:
        """The player decides again, whatever the bot was about to do."""
        if self.seats[seat].stand_in is not None:
            await self.stand_in(seat, None)

    async def stand_in(self, seat: int, level: str | None) -> None:
        """A bot plays for this seat until its player says something again, or does so no longer.

        It counts at once; that it cannot be noted keeps nobody from playing.
        """
        record = self.seats[seat] = replace(self.seats[seat], stand_in=level)
        self.changes += 1
        self.refresh_all()
        try:
            await self.store.update_seat(record)
        except StoreFailure as error:
            log.error("stand-in not noted", table=self.record.id, error=str(error))

    # -- connections --------------------------------------------------------------------------------------------

    def is_connected(self, seat: int) -> bool:
        return any(seat in connection.own for connection in self.connections)

    def device(self, seat: int | None, key: str | None) -> tuple[int, ...]:
        """The seats that one token opens, of which this is one; without a token a seat is alone."""
        return tuple(
            record.seat
            for record in self.seats
            if record.token_hash == key and (key is not None or record.seat == seat)
        )
