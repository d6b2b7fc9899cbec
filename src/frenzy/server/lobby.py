"""Getting to the table: create, join, bots, ready, start, leave, rematch; and finding tables again after a restart."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b32encode
from functools import partial
from hashlib import sha256
from time import time
from typing import Final

import structlog
from msgspec import to_builtins

from frenzy.games import load
from frenzy.kernel import BadOption, FrenzyError, Replay
from frenzy.kernel.codec import VERSION, check_content
from frenzy.kernel.errors import shown
from frenzy.server import wire
from frenzy.server.bots import KNOWN_LEVELS, Players
from frenzy.server.guards import hashed, new_token
from frenzy.server.showing import table_info
from frenzy.server.store import SeatRecord, Store, TableExists, TableRecord
from frenzy.server.tables import Table

ID_LETTERS: Final = 12
SEED_BITS: Final = 63
SHOWN_TABLES: Final = 100

log = structlog.get_logger()


class NotNow(FrenzyError):
    """The table is not in the state for this."""


class NotYours(FrenzyError):
    """Only somebody who sits at the table may do this."""


def new_id() -> str:
    """Sixty bits, in letters and digits that nobody confuses: whoever knows the id is invited."""
    return b32encode(secrets.token_bytes(10)).decode().lower()[:ID_LETTERS]


class Lobby:
    """All tables of this server."""

    def __init__(self, store: Store, bots: Players) -> None:
        self.store, self.bots = store, bots
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()

    # -- finding ------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a start: every game that was being played goes on, bots included."""
        for record in await self.store.tables("playing"):
            try:
                await self.find(record.id)
            except FrenzyError as error:
                log.error("table not resumed", table=record.id, error=str(error))

    async def find(self, name: str) -> Table:
        """The table of that id; UnknownTable if there is none."""
        async with self.opening:
            if name not in self.tables:
                self.tables[name] = await self.open(name)
            return self.tables[name]

    async def open(self, name: str) -> Table:
        record = await self.store.table(name)
        if record.phase != "lobby":
            check_content(load(record.game), record.content_hash)
        table = Table(record, await self.store.seats(name), self.store, self.bots)
        if record.phase != "lobby":
            await table.do(table.begin)
        return table

    async def public(self) -> list[wire.TableInfo]:
        """The newest public tables that are not over."""
        records = [*await self.store.tables("lobby", public=True), *await self.store.tables("playing", public=True)]
        newest = sorted(records, key=lambda record: -record.created)[:SHOWN_TABLES]
        return [table_info(await self.find(record.id)) for record in newest]

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables.values()))

    # -- sitting down -------------------------------------------------------------------------------------------

    async def create(self, wanted: wire.CreateTable) -> wire.Seated:
        """A new table with its creator on a seat. The seed is ours: nobody can look at the piles through it."""
        game = load(wanted.game)
        seed = secrets.randbits(SEED_BITS)
        game.new(wanted.seats, seed, wanted.options)
        if not 0 <= wanted.seat < wanted.seats:
            raise BadOption(f"seat: {wanted.seat} is not a seat from 0 to {wanted.seats - 1}")
        check_level(wanted.pace.level, "pace.level")
        if wanted.bots is not None:
            check_level(wanted.bots, "bots")
        record = TableRecord(
            id=new_id(), game=game.name, seats=wanted.seats, seed=seed, options=wanted.options,
            content_hash=game.content_hash(), rules_version=VERSION, name=clean(wanted.name), is_public=wanted.public,
            pace=to_builtins(wanted.pace), created=time(),
        )  # fmt: skip
        token = new_token()
        seats = [first_seat(record.id, seat, wanted, token) for seat in range(wanted.seats)]
        await self.store.create_table(record, seats)
        table = await self.find(record.id)
        return wire.Seated(table_info(table), wanted.seat, token)

    async def join(self, table: Table, wanted: wire.Join) -> wire.Seated:
        """Take an open seat."""
        check_phase(table, "lobby")
        free = [record.seat for record in table.seats if record.kind == "open"]
        seat = wanted.seat if wanted.seat is not None else next(iter(free), None)
        if seat not in free:
            raise NotNow("seat: it is not open" if free else "seat: no seat is open")
        return await self.give_seat(table, seat, clean_name(wanted.nickname))

    async def give_seat(self, table: Table, seat: int, name: str) -> wire.Seated:
        token = new_token()
        await table.update_seat(seat, kind="human", name=name, bot_level=None, token_hash=hashed(token), ready=False)
        return wire.Seated(table_info(table), seat, token)

    async def set_bot(self, table: Table, me: int | None, seat: int, wanted: wire.SetBot) -> wire.TableInfo:
        """Put a bot on an open seat, change its level, or take it away."""
        check_phase(table, "lobby")
        check_seated(me)
        if not 0 <= seat < len(table.seats):
            raise BadOption(f"seat: {seat} is not a seat from 0 to {len(table.seats) - 1}")
        if table.seats[seat].token_hash is not None:
            raise NotNow("seat: somebody sits there")
        if wanted.level is None:
            await table.update_seat(seat, kind="open", name="", bot_level=None, ready=False)
        else:
            check_level(wanted.level, "level")
            await table.update_seat(seat, kind="bot", name=wanted.level, bot_level=wanted.level, ready=True)
        return table_info(table)

    async def set_ready(self, table: Table, me: int | None, wanted: wire.SetReady) -> wire.TableInfo:
        check_phase(table, "lobby")
        await table.update_seat(check_seated(me), ready=wanted.ready)
        return table_info(table)

    async def start(self, table: Table, me: int | None) -> wire.TableInfo:
        """Begin; whoever starts is ready, and all others have to be."""
        check_phase(table, "lobby")
        seat = check_seated(me)
        for record in table.seats:
            if record.kind == "open":
                raise NotNow(f"seat: seat {record.seat} is open")
        for record in table.seats:
            if not record.ready and record.seat != seat:
                raise NotNow(f"ready: {record.name} is not ready")
        if not table.seats[seat].ready:
            await table.update_seat(seat, ready=True)
        await table.update(phase="playing")
        await table.begin()
        return table_info(table)

    async def leave(self, table: Table, me: int | None) -> wire.TableInfo:
        """Before the game the seat is open again; during the game a bot stands in, and one may return."""
        seat = check_seated(me)
        if table.record.phase == "lobby":
            await table.update_seat(seat, kind="open", name="", token_hash=None, ready=False)
            for connection in table.connections:
                if connection.viewer == seat:
                    connection.viewer = None
        elif table.record.phase == "playing":
            table.stand_in(seat)
        return table_info(table)

    # -- after the game -----------------------------------------------------------------------------------------

    async def rematch(self, table: Table, me: int | None) -> wire.Seated:
        """The same table again. The first who asks sets it up; everybody who asks gets the own seat of it."""
        check_phase(table, "over")
        seat = check_seated(me)
        old = table.record
        name = rematch_id(old)
        try:
            await self.store.create_table(
                TableRecord(
                    id=name, game=old.game, seats=old.seats, seed=secrets.randbits(SEED_BITS), options=old.options,
                    content_hash=load(old.game).content_hash(), rules_version=VERSION, name=old.name,
                    is_public=False, pace=old.pace, created=time(),
                ),
                [again(record, name) for record in table.seats],
            )  # fmt: skip
        except TableExists:
            log.info("rematch joined", table=name)
        new = await self.find(name)
        return await new.do(partial(self.reclaim, new, seat, table.seats[seat].name))

    async def reclaim(self, table: Table, seat: int, name: str) -> wire.Seated:
        check_phase(table, "lobby")
        if table.seats[seat].kind == "bot":
            raise NotNow("seat: a bot has been put on your seat")
        return await self.give_seat(table, seat, name)

    async def replay(self, table: Table) -> Replay:
        """The record of a finished game; before that it would show every hand."""
        check_phase(table, "over")
        record = table.record
        choices = [action.choice for action in await self.store.actions(record.id)]
        return Replay(record.game, record.content_hash, record.seats, record.seed, record.options, choices)


def first_seat(name: str, seat: int, wanted: wire.CreateTable, token: str) -> SeatRecord:
    if seat == wanted.seat:
        nickname = clean_name(wanted.nickname)
        return SeatRecord(table=name, seat=seat, name=nickname, kind="human", token_hash=hashed(token), ready=True)
    if wanted.bots is not None:
        return SeatRecord(table=name, seat=seat, name=wanted.bots, kind="bot", bot_level=wanted.bots, ready=True)
    return SeatRecord(table=name, seat=seat)


def again(record: SeatRecord, name: str) -> SeatRecord:
    """The seat at the next table: bots are ready, people have to come back for it."""
    return SeatRecord(
        table=name, seat=record.seat, name=record.name, kind=record.kind, bot_level=record.bot_level,
        ready=record.kind == "bot",
    )  # fmt: skip


def rematch_id(record: TableRecord) -> str:
    """The same for everybody who asks, now or after a restart; the seed keeps others from guessing it."""
    digest = sha256(f"rematch {record.id} {record.seed}".encode()).digest()
    return b32encode(digest).decode().lower()[:ID_LETTERS]


def clean(text: str) -> str:
    """One line of printable text."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not name:
        raise BadOption("nickname: it has no letter")
    return name


def check_level(level: str, field: str) -> None:
    if level not in KNOWN_LEVELS:
        raise BadOption(f"{field}: no bot {shown(level)}; there are: {', '.join(KNOWN_LEVELS)}")


def check_phase(table: Table, phase: str) -> None:
    if table.record.phase != phase:
        raise NotNow(f"phase: the table is {table.record.phase}, not {phase}")


def check_seated(seat: int | None) -> int:
    if seat is None:
        raise NotYours("token: only somebody who sits at the table may do this")
    return seat
