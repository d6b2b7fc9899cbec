"""Getting to the table: create, join, bots, ready, start, leave, rematch."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b32encode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from time import time
from typing import Any, Final, Literal

import structlog
from msgspec import to_builtins
from msgspec.structs import replace

from frenzy import wire
from frenzy.bots import known_levels
from frenzy.games import load, manifest_of
from frenzy.kernel import BadOption, Game
from frenzy.kernel.errors import shown
from frenzy.server.bots.pool import BotPool
from frenzy.server.cluster import placement
from frenzy.server.http.guards import hashed, new_token
from frenzy.server.http.problems import BarredGuest, NotNow, NotYours, Sealed
from frenzy.server.lobby.names import clean_name, clean_title, distinct_name
from frenzy.server.store import SeatRecord, TableExists, TableRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.clocks import STRANGERS_PACE
from frenzy.server.table.leases import Leases
from frenzy.server.table.office import NO_GUEST, NOBODY, Guest, first_office, next_office
from frenzy.server.table.registry import TableRegistry
from frenzy.server.table.serializers import is_cooperative, stored_info, table_info
from frenzy.server.table.table import Table

ID_LETTERS: Final = 12
SEED_BITS: Final = 63
MOMENT: Final = 10.0
"""Seconds from taking a seat to being connected."""

log = structlog.get_logger()


Seats = tuple[int, ...]
"""The seats of whoever asks: none, one, or all those of a device."""


def new_id(beside: str | None = None) -> str:
    """Whoever knows the id is invited. What belongs to something else lives on the same server."""
    name = spelled(secrets.token_bytes(10))
    return name if beside is None else placement.beside(name, beside)


def spelled(chance: bytes) -> str:
    """Sixty bits, in letters and digits that nobody confuses."""
    return b32encode(chance).decode().lower()[:ID_LETTERS]


async def nowhere(_wanted: wire.QuickMatch, _guest: Guest) -> None:
    """Nobody waits at tables of other servers, where there are none."""


class Lobby(TableRegistry):
    """Where people come to the tables of this server."""

    def __init__(self, store: Store, bots: BotPool, leases: Leases | None = None) -> None:
        super().__init__(store, bots, leases)
        self.matching = asyncio.Lock()
        self.match_elsewhere: Callable[[wire.QuickMatch, Guest], Awaitable[wire.Seated | None]] = nowhere

    # -- sitting down -------------------------------------------------------------------------------------------

    async def create(self, wanted: wire.CreateTable, guest: Guest = NO_GUEST) -> wire.Seated:
        """A new table with its creator on a seat. The seed is ours: nobody can look at the piles through it."""
        game = load(wanted.game)
        seed = secrets.randbits(SEED_BITS)
        seats = game.manifest.usual_seats if wanted.seats is None else wanted.seats
        game.new(seats, seed, wanted.options)
        check_open(game, wanted.options)
        check_seat(wanted.seat, seats)
        if len(wanted.here) >= seats:
            raise BadOption(f"here: {len(wanted.here)} more people at a table of {seats}")
        check_level(game.name, wanted.pace.level, "pace.level")
        if wanted.bots is not None:
            check_level(game.name, wanted.bots, "bots")
        record = TableRecord(
            id=new_id(), game=game.name, seats=seats, seed=seed, options=wanted.options,
            content_hash=game.content_hash(), name=clean_title(wanted.name), is_public=wanted.public,
            pace=to_builtins(wanted.pace),
        )  # fmt: skip
        names: list[str] = [clean_name(wanted.nickname)]
        for name in wanted.here:
            names.append(distinct_name(clean_name(name, "here"), names))
        people = {(wanted.seat + place) % seats: name for place, name in enumerate(names)}
        if wanted.public and len(people) == seats > 1:
            raise NotNow("one_address", "here: a public table keeps a seat for somebody from elsewhere")
        player = await self.player(guest) if len(people) == 1 else None
        return await self.open_table(record, people, wanted.seat, wanted.bots, home=guest.home, player=player)

    async def open_table(
        self,
        record: TableRecord,
        people: Mapping[int, str],
        seat: int,
        level: str | None,
        actions: Sequence[tuple[int, str]] = (),
        token: str | None = None,
        attempts: int | None = None,
        home: str | None = None,
        player: str | None = None,
    ) -> wire.Seated:
        """Store a table with these people on one device, and bots or nobody on the other seats.

        Whoever opens it is its host.
        """
        token = token or new_token()
        record = replace(record, office=first_office(record, seat, people, home))
        seats = [first_seat(record, each, people, token, level) for each in range(record.seats)]
        seats[seat] = replace(seats[seat], player=player)
        await self.store.create_table(
            record,
            seats,
            actions,
            attempts=attempts,
        )
        return await self.seated(record.id, seat, token)

    async def player(self, guest: Guest) -> str | None:
        """Whose place on the ladder it is, if somebody shows the key of one."""
        found = None if guest.place is None else await self.store.player(hashed(guest.place))
        return None if found is None else found.id

    async def seated(self, name: str, seat: int, token: str) -> wire.Seated:
        """At a table of this server, or at one that another server opens when somebody comes there."""
        if self.is_ours(name):
            return wire.Seated(table_info(await self.find(name)), seat, token)
        return wire.Seated(stored_info(await self.store.table(name), await self.store.seats(name)), seat, token)

    async def quick(self, wanted: wire.QuickMatch, guest: Guest = NO_GUEST) -> wire.Seated:
        """A seat at the table that has waited longest for somebody, or a new table that waits."""
        game = load(wanted.game)
        if max(game.manifest.seats) == 1:  # nobody else will come, and nobody waits
            return await self.create(wire.CreateTable(wanted.nickname, game=wanted.game), guest)
        async with self.matching:
            for table in sorted(self.tables.values(), key=lambda table: table.record.created):
                if is_waiting(table, wanted.game) and table.office.may_be_matched(guest):
                    try:
                        job = partial(self.join, wire.Join(wanted.nickname), table, guest, is_ready=True)
                        return await table.do(job)
                    except NotNow:
                        log.info("somebody was quicker", table=table.record.id)
            if (found := await self.match_elsewhere(wanted, guest)) is not None:
                return found
            return await self.create(
                wire.CreateTable(wanted.nickname, game=wanted.game, public=True, pace=STRANGERS_PACE), guest
            )

    async def join(
        self, wanted: wire.Join, table: Table, guest: Guest = NO_GUEST, *, is_ready: bool = False
    ) -> wire.Seated:
        """Take an open seat; or a bot's, where people play together and have begun."""
        check_barred(table, guest)
        people = wanted_seat(table, wanted)
        check_room(table, guest)
        table.bot_turns.interrupt()
        players = dict.fromkeys(people, await self.player(guest))
        return await self.give_seats(table, people, new_token(), guest, is_ready=is_ready, players=players)

    async def join_here(
        self, wanted: wire.Join, token: str | None, guest: Guest, table: Table, me: Seats
    ) -> wire.Seated:
        """An open seat for one more person on the device of whoever asks."""
        found = wanted_seat(table, wanted)
        check_room(table, guest)
        check_seated(me)
        assert token is not None, "whoever has a seat came with its token"
        return await self.give_seats(table, found, token, guest, is_ready=table.seats[me[0]].ready)

    async def give_seats(
        self,
        table: Table,
        people: Mapping[int, str],
        token: str,
        guest: Guest = NO_GUEST,
        *,
        is_ready: bool,
        players: Mapping[int, str | None] | None = None,
    ) -> wire.Seated:
        """Put people on seats that this token opens, with those that it opens already; none looks like another."""
        await table.office.welcome(people.keys(), guest)
        others = [record.name for record in table.seats if record.seat not in people and record.kind != "open"]
        person = {"kind": "human", "bot_level": None, "token_hash": hashed(token), "ready": is_ready}
        await table.update_seats(
            {
                seat: {**person, "name": distinct_name(name, others), "player": (players or {}).get(seat)}
                for seat, name in people.items()
            }
        )
        return wire.Seated(table_info(table), min(people), token)

    async def set_bot(self, seat: int, wanted: wire.SetBot, table: Table, me: Seats) -> wire.TableInfo:
        """Put a bot on an open seat, change its level, or take it away; also from one's own seats but the last."""
        check_phase(table, "lobby")
        check_seated(me)
        check_seat(seat, len(table.seats))
        if table.seats[seat].token_hash is not None and (seat not in me or len(me) == 1):
            raise NotNow("seat_taken", "seat: somebody sits there")
        if wanted.level is None:
            await self.free(table, (seat,))
        else:
            check_level(table.record.game, wanted.level, "level")
            await self.free(table, (seat,), kind="bot", name=wanted.level, bot_level=wanted.level, ready=True)
        return table_info(table)

    async def free(self, table: Table, seats: Seats, **bot: Any) -> None:
        """Nobody sits there any more, or a bot does."""
        await table.update_seats({seat: {**NOBODY, **bot} for seat in seats})

    async def set_ready(self, wanted: wire.SetReady, table: Table, me: Seats) -> wire.TableInfo:
        """Everybody on the device is ready, or nobody is."""
        check_phase(table, "lobby")
        check_seated(me)
        await table.update_seats({seat: {"ready": wanted.ready} for seat in me})
        return table_info(table)

    async def start(self, table: Table, me: Seats) -> wire.TableInfo:
        """Begin; whoever starts is ready, and all others have to be."""
        check_phase(table, "lobby")
        check_seated(me)
        for record in table.seats:
            if record.kind == "open":
                raise NotNow("seat_open", f"seat: seat {record.seat} is open")
        for record in table.seats:
            if not record.ready and record.seat not in me:
                raise NotNow("not_ready", f"ready: {record.name} is not ready")
        await table.update_seats({seat: {"ready": True} for seat in me if not table.seats[seat].ready})
        await table.start()
        return table_info(table)

    async def leave(self, table: Table, me: Seats) -> wire.TableInfo:
        """Before the game the seats are open again; during the game bots stand in, and one may return.

        Where nobody else sits nobody waits: the table stays as it is.
        """
        check_seated(me)
        await table.office.leave(me)
        if table.record.phase == "lobby":
            await self.free(table, me)
        elif table.record.phase == "playing" and len(me) < len(table.seats):
            table.waiting.forget(me)
            for seat in me:
                await table.stand_in(seat, table.pace.level)
        return table_info(table)

    async def renew_token(self, table: Table, me: Seats) -> wire.Seated:
        """Another token for the seats of whoever asks: the old one opens nothing any more, its sockets are closed."""
        check_seated(me)
        if table.record.campaign is not None:
            raise Sealed("token: the seats of a campaign are opened by its key; renew that")
        if table.record.phase == "over":
            raise NotNow("over", "token: nothing is left to play with it")
        token = new_token()
        table.presence.shut_out({table.seats[seat].token_hash for seat in me})
        await table.update_seats({seat: {"token_hash": hashed(token)} for seat in me})
        return wire.Seated(table_info(table), me[0], token)

    # -- after the game -----------------------------------------------------------------------------------------

    async def rematch(self, token: str | None, table: Table, me: Seats) -> wire.Seated:
        """The same table again. The first who asks sets it up; everybody who asks gets the own seats of it, ready.

        They are opened by the token that opens the old ones: whoever asks twice has lost nothing.
        """
        old = table.record
        return await self.follow(
            token, table, me, old.options, position=old.position, lesson=old.lesson, puzzle=old.puzzle
        )

    async def play_next(self, token: str | None, wanted: wire.PlayNext, table: Table, me: Seats) -> wire.Seated:
        """The same people at another table of the series; all who ask for the same one meet there."""
        check_phase(table, "over")
        check_seated(me)
        options = next_options(load(table.record.game), table.record, wanted.value)
        return await self.follow(token, table, me, options, value=wanted.value)

    async def follow(
        self, token: str | None, table: Table, me: Seats, options: dict[str, Any], *, value: str = "", **more: Any
    ) -> wire.Seated:
        """A table after this one. The first who asks sets it up; everybody who asks gets the own seats of it.

        The pace that counted goes on: this one is not listed, but strangers wait here for each other as before.
        """
        check_phase(table, "over")
        check_seated(me)
        assert token is not None, "whoever has a seat came with its token"
        old = table.record
        if old.campaign is not None:
            raise Sealed("table: a chapter is played again through its campaign")
        name = rematch_id(table, value)
        try:
            await self.store.create_table(
                TableRecord(
                    id=name, game=old.game, seats=old.seats, seed=secrets.randbits(SEED_BITS), options=options,
                    content_hash=load(old.game).content_hash(), name=old.name, pace=to_builtins(table.pace),
                    office=next_office(table.office.kept), **more,
                ),
                [
                    replace(seat, table=name, token_hash=None, stand_in=None, player=None, ready=seat.kind == "bot")
                    for seat in table.seats
                ],
            )  # fmt: skip
        except TableExists:
            log.info("rematch joined", table=name)
        new = await self.find(name)
        return await new.do(partial(self.reclaim, new, [table.seats[seat] for seat in me], token))

    async def reclaim(self, table: Table, mine: Sequence[SeatRecord], token: str) -> wire.Seated:
        """The seats that the same people had before, but those that somebody else or a bot has got since."""
        check_phase(table, "lobby")
        free = {
            old.seat: old.name
            for old in mine
            if table.seats[old.seat].kind != "bot" and table.seats[old.seat].token_hash in (None, hashed(token))
        }
        if not free:
            raise NotNow("seat_taken", "seat: somebody else has got your seat")
        players = {old.seat: old.player for old in mine}
        return await self.give_seats(table, free, token, is_ready=True, players=players)


def check_barred(table: Table, guest: Guest) -> None:
    if table.office.is_barred(guest):
        raise BarredGuest("table: the host does not let you come back")


def check_room(table: Table, guest: Guest) -> None:
    """The host lets others sit down, and a public table has still a seat for somebody from elsewhere."""
    if table.office.kept.is_locked:
        raise NotNow("locked", "seat: the host has locked the table")
    if table.office.is_crowded(guest):
        raise NotNow("one_address", "seat: the last seat of a public table is for somebody from another address")


def wanted_seat(table: Table, wanted: wire.Join) -> dict[int, str]:
    """The open seat that somebody asks for, or the first, with the name to put there.

    Those who play together may be joined by others: a bot makes room.
    """
    may_drop_in = table.record.phase == "playing" and is_cooperative(table.record.game)
    if not may_drop_in:
        check_phase(table, "lobby")
    name = clean_name(wanted.nickname)
    free = [record.seat for record in table.seats if record.kind == ("bot" if may_drop_in else "open")]
    if not free:
        raise NotNow("full", "seat: no seat is open")
    seat = free[0] if wanted.seat is None else wanted.seat
    check_seat(seat, len(table.seats))
    if seat not in free:
        raise NotNow("seat_taken", "seat: it is not open")
    return {seat: name}


def is_waiting(table: Table, game: str) -> bool:
    """A public table with an open seat, at which somebody is waiting, or was about to sit down a moment ago."""
    record = table.record
    return (
        record.is_public
        and record.phase == "lobby"
        and record.game == game
        and any(seat.kind == "open" for seat in table.seats)
        and (is_new(record) or any(table.presence.is_connected(seat.seat) for seat in table.seats))
    )


def is_new(record: TableRecord) -> bool:
    """It was opened a moment ago, and not after now, as it seems when the clock was set back."""
    return 0.0 <= time() - record.created < MOMENT


def first_seat(record: TableRecord, seat: int, people: Mapping[int, str], token: str, level: str | None) -> SeatRecord:
    """A seat of a new table: one of the people's, a bot's, or nobody's."""
    if seat in people:
        return SeatRecord(
            table=record.id, seat=seat, name=people[seat], kind="human", token_hash=hashed(token), ready=True
        )
    if level is not None:
        return SeatRecord(table=record.id, seat=seat, name=level, kind="bot", bot_level=level, ready=True)
    return SeatRecord(table=record.id, seat=seat)


def rematch_id(table: Table, value: str = "") -> str:
    """The same for everybody who asks, now or after a restart. The seed is no secret after the game; the tokens are."""
    tokens = [record.token_hash for record in table.seats]
    name = spelled(sha256(f"rematch {table.record.id} {table.record.seed} {tokens}{value}".encode()).digest())
    return placement.beside(name, table.record.id)


def next_options(game: Game[Any, Any], old: TableRecord, value: str) -> dict[str, Any]:
    """What the table had agreed on, at another value of the series; what does not go with that is left to the game."""
    series = game.manifest.series
    if not series:
        raise BadOption(f"game: {shown(game.name)} has no series")
    options = {**old.options, series: value}
    try:
        game.new(old.seats, 0, options)
    except BadOption:
        options = {series: value}
        game.new(old.seats, 0, options)
    return options


def check_open(game: Game[Any, Any], options: Mapping[str, Any]) -> None:
    """What only a campaign may open is opened by no other table."""
    campaign = game.campaign()
    if campaign is not None and campaign.is_sealed(options):
        raise Sealed("options.chapter: only a campaign opens it")


def check_level(game: str, level: str, field: str) -> None:
    known = known_levels(manifest_of(game))
    if level not in known:
        raise BadOption(f"{field}: no bot {shown(level)}; there are: {', '.join(known)}")


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise BadOption(f"seat: {shown(seat)} is not a seat from 0 to {seats - 1}")


def check_phase(table: Table, phase: Literal["lobby", "over"]) -> None:
    if table.record.phase != phase:
        raise NotNow("started" if phase == "lobby" else "not_over", f"phase: the table is {table.record.phase}")


def check_seated(me: Seats) -> None:
    if not me:
        raise NotYours("token: only somebody who sits at the table may do this")
