"""One table and the parts it is made of. Its task alone changes it, and answers after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import BadSave, FrenzyError, UnknownGame
from frenzy.kernel.codec import VERSION
from frenzy.server.bots.pool import BotPool
from frenzy.server.ladder.counting import counted, is_counted
from frenzy.server.store import (
    ActionRecord,
    Closed,
    FilmRecord,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    StoreFailure,
    TableRecord,
    UndoneRecord,
)
from frenzy.server.store.interface import Store
from frenzy.server.table.bot_turns import BotTurns
from frenzy.server.table.clocks import Clocks, now, pace_of
from frenzy.server.table.editions import edition_of, keep_cards
from frenzy.server.table.film import Screening, is_whole
from frenzy.server.table.filming import Filming
from frenzy.server.table.hints import Hints
from frenzy.server.table.history import History
from frenzy.server.table.judging import Judging
from frenzy.server.table.mailbox import Mailbox
from frenzy.server.table.office import Office
from frenzy.server.table.presence import Presence
from frenzy.server.table.recovery import recovered
from frenzy.server.table.serializers import StateTexts
from frenzy.server.table.snapshots import Snapshots, restored
from frenzy.server.table.together import Together
from frenzy.server.table.trials import Differs, trace, tried
from frenzy.server.table.undo import UndoVotes
from frenzy.server.table.waiting import Waiting
from frenzy.server.table.win_bar import WinBar
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
        self.pace = pace_of(record)
        self.game = load(record.game)
        self.history: History | None = None
        self.screening: Screening | None = None
        self.clocks = Clocks(self.pace, record.seats)
        self.presence = Presence(self)
        self.office = Office(self)
        self.waiting = Waiting(self)
        self.bot_turns = BotTurns(self)
        self.hints = Hints(self)
        self.judging = Judging(self)
        self.undo_votes = UndoVotes(self)
        self.together = Together(self)
        self.win_bar = WinBar(self)
        self.snapshots = Snapshots(store, record.id, epoch)
        self.filming = Filming(self)
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
        self.office.look_ahead()
        history = self.history
        if history is None:
            return
        self.together.follow(history)
        self.states.forget()
        self.presence.refresh(history)
        self.waiting.look_ahead(history)
        self.judging.look_ahead(history)
        self.bot_turns.start(history)

    def refresh_all(self) -> None:
        self.states.forget_seats()
        self.presence.refresh()

    @property
    def is_idle(self) -> bool:
        """Nobody is there, nobody thinks, and no limit is near: the table can wait on the disk as well."""
        is_waiting = not (self.waiting.can_sleep and self.mailbox.is_empty) or self.filming.is_busy
        return not (self.presence.connections or self.bot_turns.is_thinking or is_waiting)

    async def save(self) -> None:
        """Write what would have to be played again elsewhere; the table goes on meanwhile."""
        await self.snapshots.save_now(self.history)

    async def close(self) -> None:
        """Stop; whatever was accepted is on disk already."""
        await self.stop()
        await self.snapshots.finish(self.history)

    async def stop(self) -> None:
        """Do nothing more and write nothing more; whoever is here has to connect again."""
        stopped = [*self.mailbox.stop(), *self.bot_turns.stop(), *self.hints.stop()]
        stopped += [*self.judging.stop(), *self.filming.stop()]
        self.waiting.stop()
        self.office.stop()
        self.presence.stop()
        await asyncio.gather(*stopped, return_exceptions=True)
        self.mailbox.refuse_rest()

    # -- the game -----------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up from its film, if the game is over; else from its record, its log, and the snapshot that may
        be there. A game that the rules of today do not play as it went is closed."""
        store, name = self.store, self.record.id
        films = await store.films(name)
        if self.record.closed is not None or (self.record.phase == "over" and is_whole(films)):
            await self.show(films)
            return
        actions, undone, snapshot = await store.actions(name), await store.undone(name), await store.snapshot(name)
        try:
            self.game = await edition_of(store, self.record)
            self.history = await self.played(actions, undone, snapshot)
        except (UnknownGame, Differs) as error:
            await self.close_game("rules" if isinstance(error, Differs) else "cards", films, error)
            return
        self.snapshots.know(films)
        if snapshot is None and len(actions) <= self.record.given:
            await self.snapshots.save_start(self.history)
        self.clocks.resume([*((row.seat, row.spent) for row in actions), *((row.seat, row.spent) for row in undone)])
        self.bot_turns.remember(row.sequence for row in actions if row.is_bot)
        self.bot_turns.interrupt()
        self.snapshots.save_soon(self.history)
        if self.record.phase == "over":
            self.filming.start(self.history)
        elif self.history.is_over:
            await self.finish()

    async def played(
        self, actions: list[ActionRecord], undone: list[UndoneRecord], snapshot: SnapshotRecord | None
    ) -> History:
        """The history that the log leads to; Differs if other rules lead elsewhere."""
        if self.record.content_hash != self.game.content_hash():
            history = await tried(self.new_history, actions, undone, snapshot)
            await self.update(content_hash=self.game.content_hash())
            log.info("goes on with other rules", table=self.record.id)
            return history
        start = self.new_history()
        if snapshot is not None:
            try:
                start = restored(start, snapshot.data, actions, undone)
            except FrenzyError as error:
                log.info("snapshot not used", table=self.record.id, why=str(error))
                start = self.new_history()
        self.snapshots.found(start)
        try:
            return await recovered(start, actions, undone[start.undone :])
        except FrenzyError as error:  # its text may name what a seat could choose
            log.error("log not played", table=self.record.id, error=str(error))
            raise BadSave("table: these rules do not play its log to the end") from None

    async def show(self, films: Sequence[FilmRecord]) -> None:
        """Show the game from its film, without its rules."""
        if films:
            self.screening = await asyncio.to_thread(Screening, films, self.record.seats)

    async def close_game(self, changed: Closed, films: Sequence[FilmRecord], error: FrenzyError) -> None:
        """Nobody plays on, because rules or cards have changed; what was shown can still be looked at."""
        log.warning("game closed by an upgrade", table=self.record.id, changed=changed, why=str(error))
        await self.update(phase="over", closed=changed)
        await self.show(films)

    def take_over(self, clocks: Clocks, gone_since: list[float | None]) -> None:
        """The table was here before, and these are from then."""
        self.clocks = clocks
        self.presence.resume(gone_since)

    def new_history(self) -> History:
        """The game before its first choice."""
        record = self.record
        return History(
            self.game, record.seats, record.seed, record.options, position=record.position, given=record.given
        )

    async def start(self) -> None:
        """The game begins: nobody sees that it has before there is something to see."""
        self.game = load(self.record.game)
        history = self.new_history()
        await keep_cards(self.store, self.game)
        content = self.game.content_hash()  # the rules may be newer than the table
        record = replace(self.record, phase="playing", content_hash=content, rules_version=VERSION)
        await self.store.update_table(record, epoch=self.epoch)
        self.record, self.history = record, history
        await self.snapshots.save_start(history)
        self.bot_turns.interrupt()
        self.refresh_all()

    async def update(self, **fields: Any) -> None:
        record = replace(self.record, **fields)
        await self.store.update_table(record, epoch=self.epoch)
        self.record = record
        self.refresh_all()

    async def note_help(self) -> None:
        """Somebody was told what to do, or took back what had come to light: the ladder does not count this game."""
        if is_counted(self.record) and any(seat.player is not None for seat in self.seats):
            await self.update(is_practice=True)

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
        await self.office.settle()

    async def commit(self, seat: int, choice: str) -> None:
        """First to the disk, then to the table. A choice that the game cannot play is never stored."""
        history = self.playing()
        rehearsal, spent = history.rehearse(choice, seat), self.clocks.overtime(seat, now())
        try:
            is_bot = self.bot_level(seat) is not None
            number = len(history.plies)
            mark = trace(self.game, rehearsal.state)
            await self.store.append(
                self.record.id, number, seat, choice, spent=spent, is_bot=is_bot, trace=mark, epoch=self.epoch
            )
        except StaleSequence:
            await self.begin()
            raise Refusal("stale", "the table has gone on; here it is as it stands") from None
        self.undo_votes.drop("somebody has played on")
        if is_bot:
            self.bot_turns.add(number)
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
        if count <= self.record.given:
            await self.snapshots.save_start(earlier)
        self.snapshots.save_soon(earlier)
        self.bot_turns.interrupt()

    async def finish(self) -> None:
        """The log says so already: what cannot be noted now is noted, and counted by the ladder, at the next start."""
        outcome = None if self.history is None else self.history.outcome()
        record = replace(self.record, phase="over", outcome=outcome)
        counts = counted(record, self.seats, self.bot_turns.authors(), outcome)
        players, rate = ((), None) if counts is None else (counts.wins, counts.rate(record.game))
        try:
            await self.store.finish_table(record, players, rate, epoch=self.epoch)
        except StoreFailure as error:
            log.error("end not noted", table=self.record.id, error=str(error))
        else:
            self.record = record
            self.refresh_all()
        if self.history is not None:
            await self.end(self.history)

    async def end(self, history: History) -> None:
        """What is shown at the end is kept at once, and in a while all that was shown before."""
        await self.snapshots.end(history)
        if self.record.phase == "over":
            self.filming.start(history)

    def playing(self) -> History:
        if self.record.phase == "over" or (self.history is not None and self.history.is_over):
            raise Refusal("over", "the game is over")
        if self.history is None:
            raise Refusal("not_started", "the game has not started")
        return self.history

    def refuse(self, connection: Connection, ref: str, refusal: Refusal) -> None:
        """Say no and why, and show the table again."""
        connection.say(wire.Refused(ref, refusal.reason, refusal.text, self.version_of(connection)))
        connection.refresh()

    def version_of(self, connection: Connection) -> int:
        shown = self.history or self.screening
        return 0 if shown is None else shown.version(connection.viewer)

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
