"""One table and the parts it is made of. Its task alone changes it, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

import structlog
from msgspec import convert
from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import BadSave, FrenzyError
from frenzy.kernel.codec import VERSION
from frenzy.server.bots.pool import BotPool
from frenzy.server.store import SeatRecord, StaleSequence, StoreFailure, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.bot_turns import BotTurns
from frenzy.server.table.clocks import Clocks, now
from frenzy.server.table.hints import Hints
from frenzy.server.table.history import History
from frenzy.server.table.mailbox import Mailbox
from frenzy.server.table.presence import Presence
from frenzy.server.table.recovery import recovered
from frenzy.server.table.serializers import StateTexts
from frenzy.server.table.snapshots import Snapshots, restored
from frenzy.server.table.together import Together
from frenzy.server.table.undo import UndoVotes
from frenzy.server.table.waiting import Waiting
from frenzy.server.websocket.connection import Connection, Refusal

T = TypeVar("T")

log = structlog.get_logger()


class Table:
    """Its record, its seats and the history of its game; each part writes its own fields only. It knows no rule.

    Where servers share a store it is leased to one of them: it writes under this `epoch`, and says so if it is `lost`.
    """

    def __init__(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        store: Store,
        bots: BotPool,
        *,
        epoch: int | None = None,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.record, self.seats, self.store, self.bots, self.epoch = record, seats, store, bots, epoch
        self.pace = convert(record.pace, wire.Pace)
        self.history: History | None = None
        self.clocks = Clocks(self.pace, record.seats)
        self.presence = Presence(self)
        self.waiting = Waiting(self)
        self.bot_turns = BotTurns(self)
        self.hints = Hints(self)
        self.undo_votes = UndoVotes(self)
        self.together = Together(self)
        self.snapshots = Snapshots(store, record.id, epoch)
        self.states = StateTexts(self)
        self.mailbox = Mailbox(record.id, self.look_ahead, lost)

    # -- the task -----------------------------------------------------------------------------------------------

    def do(self, job: Callable[[], Awaitable[T]]) -> Coroutine[Any, Any, T]:
        """Let the table's own task do this when its turn comes, and wait for the result."""
        return self.mailbox.do(job)

    def post(self, job: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        return self.mailbox.post(job)

    def look_ahead(self) -> None:
        """After each change: tell who has to know, set the clock, let a bot think."""
        history = self.history
        if history is None:
            return
        self.together.follow(history)
        self.states.forget()
        self.presence.refresh(history)
        self.waiting.look_ahead(history)
        self.bot_turns.start(history)

    def refresh_all(self) -> None:
        self.states.forget_seats()
        self.presence.refresh()

    @property
    def is_idle(self) -> bool:
        """Nobody is there, nobody thinks, and no clock runs: the table can wait on the disk as well."""
        is_waiting = self.waiting.timer is not None or not self.mailbox.is_empty
        return not (self.presence.connections or self.bot_turns.is_thinking or is_waiting)

    async def close(self) -> None:
        """Stop; whatever was accepted is on disk already."""
        await self.stop()
        await self.snapshots.finish(self.history)

    async def stop(self) -> None:
        """Do nothing more and write nothing more; whoever is here has to connect again."""
        stopped = [*self.mailbox.stop(), *self.bot_turns.stop(), *self.hints.stop()]
        self.waiting.stop()
        self.presence.stop()
        await asyncio.gather(*stopped, return_exceptions=True)
        self.mailbox.refuse_rest()

    # -- the game -----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up from its record, its log, and the snapshot that may be there.

        What is wrong with the log is noted, and told to nobody: it would name what a seat may choose.
        """
        try:
            await self.read_log()
        except FrenzyError as error:
            log.error("log not played", table=self.record.id, error=str(error))
            raise BadSave("table: these rules do not play its log to the end") from None

    async def read_log(self) -> None:
        store, name = self.store, self.record.id
        actions, undone, snapshot = await store.actions(name), await store.undone(name), await store.snapshot(name)
        start = self.new_history()
        if snapshot is not None:
            try:
                start = restored(start, snapshot.data, actions, undone)
            except FrenzyError as error:
                log.info("snapshot not used", table=name, why=str(error))
                start = self.new_history()
        self.snapshots.found(start)
        self.history = await recovered(start, actions, undone[start.undone :])
        self.clocks.resume([*((row.seat, row.spent) for row in actions), *((row.seat, row.spent) for row in undone)])
        self.bot_turns.remember(row.sequence for row in actions if row.is_bot)
        self.bot_turns.interrupt()
        self.snapshots.save_soon(self.history)
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
        await self.store.update_table(record, epoch=self.epoch)
        self.record, self.history = record, history
        self.bot_turns.interrupt()
        self.refresh_all()

    async def update(self, **fields: Any) -> None:
        record = replace(self.record, **fields)
        await self.store.update_table(record, epoch=self.epoch)
        self.record = record
        self.refresh_all()

    async def update_seats(self, changes: Mapping[int, Mapping[str, Any]]) -> None:
        """Who sits there changes; a device that gets or loses a seat by that is greeted anew."""
        try:
            for seat, fields in changes.items():
                record = replace(self.seats[seat], **fields)
                await self.store.update_seat(record, epoch=self.epoch)
                self.seats[seat] = record
        finally:
            self.states.forget_seats()
            self.presence.greet_moved()
            self.refresh_all()

    async def commit(self, seat: int, choice: str) -> None:
        """First to the disk, then to the table. A choice that the game cannot play is never stored."""
        history = self.playing()
        rehearsal, spent = history.rehearse(choice, seat), self.clocks.overtime(seat, now())
        try:
            is_bot = self.bot_level(seat) is not None
            await self.store.append(
                self.record.id, len(history.plies), seat, choice, spent=spent, is_bot=is_bot, epoch=self.epoch
            )
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        self.undo_votes.drop("somebody has played on")
        if is_bot:
            self.bot_turns.add(len(history.plies))
        history.accept(rehearsal)
        self.clocks.pay(seat, spent)
        self.bot_turns.interrupt()
        self.undo_votes.forget()
        self.snapshots.save_soon(history)
        if history.is_over:
            await self.finish()
        await self.waiting.welcome_returning()

    async def take_back(self, count: int) -> None:
        """First on the disk, then at the table; the log keeps what was undone. What can go wrong goes wrong before."""
        earlier = self.playing().rewind(count)
        try:
            await self.store.truncate(self.record.id, count, epoch=self.epoch)
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        self.history = earlier
        self.undo_votes.forget()
        self.bot_turns.take_back(count)
        self.snapshots.take_back(count)
        self.snapshots.save_soon(earlier)
        self.bot_turns.interrupt()

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

    # -- seats --------------------------------------------------------------------------------------------------

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

    async def stand_in(self, seat: int, level: str | None) -> None:
        """A bot plays for this seat until its player says something again, or does so no longer.

        It counts at once; that it cannot be noted keeps nobody from playing.
        """
        record = self.seats[seat] = replace(self.seats[seat], stand_in=level)
        self.bot_turns.interrupt()
        self.refresh_all()
        try:
            await self.store.update_seat(record, epoch=self.epoch)
        except StoreFailure as error:
            log.error("stand-in not noted", table=self.record.id, error=str(error))

    def device(self, seat: int | None, key: str | None) -> tuple[int, ...]:
        """The seats that one token opens, of which this is one; without a token a seat is alone."""
        return tuple(
            record.seat
            for record in self.seats
            if record.token_hash == key and (key is not None or record.seat == seat)
        )
