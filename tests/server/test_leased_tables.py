"""Servers that share a store: a table is in the memory of one of them, which alone writes to it."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from frenzy import wire
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.store import Leased, StoreFailure
from frenzy.server.table.leases import LEASE_SECONDS, Leases
from frenzy.server.table.mailbox import TableClosed
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import RESTARTING
from tests.server.desk import Desk, FirstChoice, settle
from tests.server.memory_store import MemoryStore
from tests.server.warp import warps


def shared_store() -> MemoryStore:
    return MemoryStore(clock=asyncio.get_running_loop().time)


async def server(store: MemoryStore, name: str, *, wakes: bool = True) -> Lobby:
    """One of several servers; one that does not wake up is one that was stopped in the middle."""
    lobby = Lobby(store, FirstChoice(), Leases(store, name))
    if wakes:
        await lobby.wake()
    return lobby


async def begun(lobby: Lobby) -> Table:
    """A table for two people, at which both choose."""
    seated = await lobby.create(wire.CreateTable("Ada", seats=3, here=["Bob", "Cleo"], pace=wire.Pace(bot_seconds=0)))
    table = await lobby.find(seated.table.id)
    await table.do(partial(lobby.start, table, (0, 1, 2)))
    return table


async def choose(table: Table) -> Desk:
    """Somebody comes and makes the first choice there is."""
    desk = await Desk(table, 0).sit()
    await desk.say(wire.Sit(table.people_asked()[0]))
    await desk.choose(desk.choices[0])
    return desk


@warps
async def test_a_table_is_in_the_memory_of_one_server() -> None:
    store = shared_store()
    ours, theirs = await server(store, "ours"), await server(store, "theirs")
    table = await begun(ours)
    await choose(table)
    await asyncio.sleep(3 * LEASE_SECONDS)

    lease = await store.lease(table.record.id)
    assert lease is not None
    assert (lease.owner, lease.epoch) == ("ours", table.epoch)
    with pytest.raises(Leased):
        await theirs.find(table.record.id)
    assert theirs.tables == {}
    for lobby in (ours, theirs):
        await lobby.close()


@warps
async def test_a_table_that_leaves_the_memory_is_anybodys_at_once() -> None:
    store = shared_store()
    ours, theirs = await server(store, "ours"), await server(store, "theirs")
    table = await begun(ours)
    await choose(table)
    await ours.forget(table.record.id)

    again = await theirs.find(table.record.id)
    assert again.history is not None
    assert len(again.history.plies) == 1
    assert again.epoch is not None
    assert table.epoch is not None
    assert again.epoch > table.epoch
    for lobby in (ours, theirs):
        await lobby.close()


@warps
async def test_so_are_all_when_a_server_ends() -> None:
    store = shared_store()
    ours = await server(store, "ours")
    names = [(await begun(ours)).record.id for _ in range(3)]
    await ours.close()

    assert [await store.lease(name) for name in names] == [None] * 3


@warps
async def test_a_table_that_cannot_be_opened_is_nobodys() -> None:
    store = shared_store()
    ours = await server(store, "ours")
    table = await begun(ours)
    await ours.forget(table.record.id)

    async def fails(_table: str) -> list[object]:
        raise StoreFailure("a bad block")

    store.seats = fails  # type: ignore[assignment, method-assign]
    with pytest.raises(StoreFailure):
        await ours.find(table.record.id)
    assert await store.lease(table.record.id) is None
    await ours.close()


@warps
async def test_who_sleeps_through_the_end_of_a_lease_writes_nothing_and_lets_everybody_go() -> None:
    store = shared_store()
    sleeper, other = await server(store, "sleeper", wakes=False), await server(store, "other")
    table = await begun(sleeper)
    desk = await choose(table)
    name = table.record.id
    await asyncio.sleep(LEASE_SECONDS + 1)
    taken = await other.find(name)
    await choose(taken)
    log, before = await store.actions(name), len(desk.frames)

    with pytest.raises(TableClosed):
        await desk.choose(desk.choices[0])
    await settle()

    assert await store.actions(name) == log
    assert (desk.connection.closing, len(desk.frames)) == (RESTARTING, before)
    assert (sleeper.tables, [*other.tables]) == ({}, [name])
    with pytest.raises(Leased):
        await sleeper.find(name)
    for lobby in (sleeper, other):
        await lobby.close()
    assert [each.choice for each in await store.actions(name)] == [each.choice for each in log]


@warps
async def test_what_was_lost_is_noticed_without_a_write() -> None:
    store = shared_store()
    sleeper, other = await server(store, "sleeper", wakes=False), await server(store, "other")
    table = await begun(sleeper)
    desk = await Desk(table, 0).sit()
    await asyncio.sleep(LEASE_SECONDS + 1)
    await other.find(table.record.id)
    await sleeper.wake()
    await asyncio.sleep(LEASE_SECONDS)

    assert desk.connection.closing == RESTARTING
    assert sleeper.tables == {}
    assert [*other.tables] == [table.record.id]
    for lobby in (sleeper, other):
        await lobby.close()


@warps
async def test_jobs_that_wait_behind_the_one_that_found_it_out_are_not_done() -> None:
    store = shared_store()
    sleeper, other = await server(store, "sleeper", wakes=False), await server(store, "other")
    table = await begun(sleeper)
    await asyncio.sleep(LEASE_SECONDS + 1)
    await other.find(table.record.id)
    done: list[str] = []

    async def note() -> None:
        done.append("too late")

    waiting = [table.post(partial(table.update, name="lost")), table.post(note)]
    found = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(each) for each in found] == [TableClosed, TableClosed]
    assert done == []
    for lobby in (sleeper, other):
        await lobby.close()


@warps
async def test_a_server_that_does_not_reach_the_store_keeps_nobody_when_its_time_is_over() -> None:
    store = shared_store()
    ours = await server(store, "ours")
    desk = await Desk(await begun(ours), 0).sit()

    async def fails(*_: object) -> list[str]:
        raise StoreFailure("no route to host")

    store.renew = fails  # type: ignore[assignment, method-assign]
    await asyncio.sleep(LEASE_SECONDS - 1)
    assert len(ours.tables) == 1
    await asyncio.sleep(LEASE_SECONDS)

    assert desk.connection.closing == RESTARTING
    assert ours.tables == {}
    await ours.close()


@warps
async def test_a_table_that_was_lost_while_it_was_opened_is_not_in_memory() -> None:
    store = shared_store()
    ours, other = await server(store, "ours", wakes=False), await server(store, "other")
    table = await begun(other)
    name = table.record.id
    await other.forget(name)
    found = store.seats

    async def slow(table: str) -> object:
        await asyncio.sleep(LEASE_SECONDS + 1)
        await other.find(name)
        for lost, epoch in (await ours.leases.renew()).items() if ours.leases else ():
            ours.lose(lost, epoch)
        return await found(table)

    store.seats = slow  # type: ignore[assignment, method-assign]
    opening = asyncio.ensure_future(ours.find(name))
    await asyncio.sleep(1)
    store.seats = found  # type: ignore[method-assign]
    with pytest.raises(Exception, match="another owner"):
        await opening
    assert ours.tables == {}
    for lobby in (ours, other):
        await lobby.close()


@warps
async def test_a_server_alone_leases_nothing() -> None:
    store = shared_store()
    lobby = Lobby(store, FirstChoice())
    await lobby.wake()
    table = await begun(lobby)
    await choose(table)

    assert (table.epoch, await store.lease(table.record.id)) == (None, None)
    await lobby.close()
