"""A member that ends hands its tables over first, one after the other, and plays those that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
import uvicorn

from frenzy.server.cluster.door import MemberServer
from frenzy.server.cluster.members import Member, Members
from frenzy.server.cluster.node import Node
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.table.snapshots import decoded
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import RESTARTING
from tests.server.desk import Desk, settle
from tests.server.memory_store import MemoryStore
from tests.server.test_leased_tables import begun, choose, server, shared_store
from tests.server.warp import warps

OURS, THEIRS = (Member(name, f"http://{name}:1", "secret") for name in ("ours", "theirs"))


class Known(Members):
    """Those who are there, without a database that would say so."""

    def __init__(self, *others: Member) -> None:
        super().__init__("postgresql:///nowhere", OURS)
        self.live.update({member.id: member for member in others})

    async def tell(self, statement: str, what: str) -> None:
        pass


async def scene(*others: Member, count: int = 6) -> tuple[MemoryStore, Lobby, Node, list[Table], list[Desk]]:
    """A server with tables at which somebody plays."""
    store = shared_store()
    lobby = await server(store, OURS.id)
    node = Node(Known(*others))
    node.lobby, lobby.is_ours = lobby, node.members.is_mine
    tables = [await begun(lobby) for _ in range(count)]
    return store, lobby, node, tables, [await choose(table) for table in tables]


@warps
async def test_tables_are_handed_over_as_they_stand() -> None:
    store, lobby, node, tables, desks = await scene(THEIRS)

    await node.hand_over()

    assert lobby.tables == {}
    other = await server(store, THEIRS.id)
    for table, desk in zip(tables, desks, strict=True):
        assert desk.connection.closing == RESTARTING
        assert await store.lease(table.record.id) is None
        snapshot = await store.snapshot(table.record.id)
        assert snapshot is not None
        assert len(decoded(snapshot.data).plies) == 1
        await choose(await other.find(table.record.id))
    for each in (lobby, other):
        await each.close()


@warps
async def test_a_table_is_played_here_until_nothing_of_it_is_left_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    store, lobby, node, (table,), (desk,) = await scene(THEIRS, count=1)
    has_come, may_go = asyncio.Event(), asyncio.Event()
    put = store.put_snapshot

    async def slowly(*given: object, **named: object) -> None:
        has_come.set()
        await may_go.wait()
        await put(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "put_snapshot", slowly)
    ending = asyncio.create_task(node.hand_over())
    await has_come.wait()

    other = await choose(table)
    assert other.all("accepted")
    assert (desk.connection.closing, other.connection.closing) == (None, None)
    assert lobby.tables == {table.record.id: table}

    may_go.set()
    await ending
    assert desk.connection.closing == RESTARTING
    assert len(await store.actions(table.record.id)) == 2
    await lobby.close()


@warps
async def test_a_table_that_has_just_left_when_the_server_is_told_to_end_arrives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, lobby, node, (table,), _ = await scene(THEIRS, count=1)
    monkeypatch.setattr(node.members, "home", lambda _name: THEIRS)
    is_leaving, may_go = asyncio.Event(), asyncio.Event()
    release = store.release

    async def slowly(leases: Mapping[str, int]) -> None:
        is_leaving.set()
        await may_go.wait()
        await release(leases)

    monkeypatch.setattr(store, "release", slowly)
    node.follow()
    node.members.changed()
    await is_leaving.wait()
    ending = asyncio.create_task(node.hand_over())
    await settle()
    may_go.set()
    await ending

    other = await server(store, THEIRS.id)
    await choose(await other.find(table.record.id))
    for each in (lobby, other):
        await each.close()


@warps
async def test_where_nobody_else_is_tables_close_with_the_server() -> None:
    store, lobby, node, tables, desks = await scene()
    await node.hand_over()
    assert lobby.tables.keys() == {table.record.id for table in tables}
    assert {desk.connection.closing for desk in desks} == {None}
    await lobby.close()
    assert await store.lease(tables[0].record.id) is None


@warps
async def test_who_asks_a_server_that_ends_is_passed_on() -> None:
    _, lobby, node, (table,), _ = await scene(THEIRS, count=1)
    path = f"/api/tables/{table.record.id}"
    await node.hand_over()
    for hops in (0, 1):  # also if the one that asks does not know yet
        assert await node.elsewhere(path, hops) == THEIRS
    await lobby.close()


@warps
async def test_a_table_that_was_just_given_away_is_not_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its home, where its players are already, would wait in vain."""
    _, lobby, node, (table,), _ = await scene(THEIRS, count=1)
    monkeypatch.setattr(node.members, "home", lambda _name: THEIRS)
    await node.give_away()
    assert await node.elsewhere(f"/api/tables/{table.record.id}/socket", 1) == THEIRS
    await lobby.close()


def test_a_server_hands_over_before_it_closes_any_line(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def close(_self: uvicorn.Server, sockets: object = None) -> None:
        order.append("lines closed")

    async def hand_over() -> None:
        order.append("handed over")
        raise OSError("no more files")

    monkeypatch.setattr(uvicorn.Server, "shutdown", close)
    asyncio.run(MemberServer(uvicorn.Config(lambda: None), None, hand_over).shutdown())
    assert order == ["handed over", "lines closed"]
