"""Whose seat it is: everybody sees and plays only what their token opens at that moment, whatever came in between."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

import pytest
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from frenzy import wire
from frenzy.server.http.problems import NotNow, WrongToken
from frenzy.server.services import Asker, Services
from frenzy.server.store import SeatRecord
from frenzy.server.table.table import Table
from tests.server.desk import Desk, FirstChoice, settle
from tests.server.memory_store import MemoryStore
from tests.server.warp import warps


class SlowSeats(MemoryStore):
    """A store in which seats change when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.synced = asyncio.Event()
        self.synced.set()

    async def update_seat(self, record: SeatRecord, *, epoch: int | None = None) -> None:
        await self.synced.wait()
        await super().update_seat(record, epoch=epoch)


def showing(token: str) -> Asker:
    """A request with this token."""
    scope = {"type": "http", "headers": [(b"authorization", f"Bearer {token}".encode())]}
    return ASGIConnection(cast(Any, scope))


async def waiting_table(services: Services, *names: str) -> tuple[Table, list[str]]:
    """A table with an open seat, at which these people sit, and their tokens."""
    first = await services.lobby.create(wire.CreateTable(names[0], seats=3))
    table = await services.lobby.find(first.table.id)
    others = [await table.do(partial(services.lobby.join, wire.Join(name), table)) for name in names[1:]]
    return table, [first.token, *(seated.token for seated in others)]


@warps
async def test_who_connects_while_leaving_keeps_nothing_of_the_seat() -> None:
    store = SlowSeats()
    services = Services(store, FirstChoice())
    table, (ada, eve) = await waiting_table(services, "Ada", "Eve")
    store.synced.clear()
    leaving = asyncio.create_task(services.do(showing(eve), table.record.id, services.lobby.leave))
    await settle()
    desk = Desk(table, 1)
    assert desk.connection.key == services.key(showing(eve), table)
    sitting = asyncio.create_task(desk.sit())
    await settle()
    store.synced.set()
    await asyncio.gather(leaving, sitting)

    await table.do(partial(services.lobby.join, wire.Join("Bob", 1), table))
    await services.do(showing(ada), table.record.id, partial(services.lobby.set_bot, 2, wire.SetBot("easy")))
    table.seats[1] = replace(table.seats[1], ready=True)
    await services.do(showing(ada), table.record.id, services.lobby.start)
    await settle()

    assert (desk.connection.viewer, desk.connection.own) == (None, ())
    assert [figure["powerups"] for figure in desk.state["view"]["figures"]] == [None] * 3
    assert not table.presence.is_connected(1)
    await services.lobby.close()


@warps
async def test_what_comes_from_a_seat_that_is_somebody_elses_by_now_is_refused() -> None:
    store = SlowSeats()
    services = Services(store, FirstChoice())
    table, (_, eve) = await waiting_table(services, "Ada", "Eve")
    store.synced.clear()
    leave = partial(services.do, showing(eve), table.record.id, services.lobby.leave)
    ready = partial(services.do, showing(eve), table.record.id, partial(services.lobby.set_ready, wire.SetReady()))
    leaving = asyncio.create_task(leave())
    await settle()
    bob = asyncio.create_task(table.do(partial(services.lobby.join, wire.Join("Bob", 1), table)))
    late = [asyncio.create_task(leave()), asyncio.create_task(ready())]
    await settle()
    store.synced.set()
    await asyncio.gather(leaving, bob)

    for task in late:
        with pytest.raises(WrongToken):
            await task
    assert (table.seats[1].name, table.seats[1].ready) == ("Bob", False)
    await services.lobby.close()


async def over(services: Services, *names: str) -> tuple[Table, list[str]]:
    """A finished game of these people; what was played is of no matter."""
    table, tokens = await waiting_table(services, *names)
    table.record = replace(table.record, phase="over")
    return table, tokens


@warps
async def test_a_rematch_is_opened_by_the_token_of_the_game_before_however_often_one_asks() -> None:
    services = Services(MemoryStore(), FirstChoice())
    table, (ada, bob, _) = await over(services, "Ada", "Bob", "Cleo")
    ask = partial(services.do, showing(ada), table.record.id, partial(services.lobby.rematch, ada))
    first = await ask()
    desk = await Desk(await services.lobby.find(first.table.id), 0).sit()

    again, other = await asyncio.gather(
        ask(), services.do(showing(bob), table.record.id, partial(services.lobby.rematch, bob))
    )

    assert first.token == again.token == ada
    assert (first.seat, again.seat, other.seat) == (0, 0, 1)
    assert first.table.id == again.table.id == other.table.id
    assert [seat.ready for seat in other.table.seats] == [True, True, False]
    assert desk.connection.own == (0,)
    await services.lobby.close()


@warps
async def test_a_stranger_on_a_free_seat_of_the_rematch_keeps_it_and_is_shown_no_other() -> None:
    services = Services(MemoryStore(), FirstChoice())
    table, (ada, bob, _) = await over(services, "Ada", "Bob", "Cleo")
    ask = partial(services.do, showing(bob), table.record.id, partial(services.lobby.rematch, bob))
    await services.do(showing(ada), table.record.id, partial(services.lobby.rematch, ada))
    new = await services.lobby.find((await ask()).table.id)
    await services.do(showing(bob), new.record.id, services.lobby.leave)
    await new.do(partial(services.lobby.join, wire.Join("Eve"), new))
    desk = await Desk(new, 1).sit()

    with pytest.raises(NotNow):
        await ask()

    assert (new.seats[1].name, desk.connection.viewer, desk.connection.own) == ("Eve", 1, (1,))
    await services.lobby.close()


@warps
async def test_the_record_of_a_game_does_not_tell_where_its_rematch_is() -> None:
    """Whoever knows the id of a table is invited: two games that differ in nothing but their people's tokens."""
    found = set()
    for _ in range(2):
        services = Services(MemoryStore(), FirstChoice())
        table, (ada, *_) = await over(services, "Ada", "Bob", "Cleo")
        table.record = replace(table.record, id="t", seed=7)
        services.lobby.tables["t"] = table
        found.add((await services.do(showing(ada), "t", partial(services.lobby.rematch, ada))).table.id)
        await services.lobby.close()
    assert len(found) == 2
