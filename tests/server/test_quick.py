"""Quick match: to the table that has waited longest for somebody, or to a new one."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from frenzy import wire
from frenzy.kernel import FrenzyError
from frenzy.server.lobby.lobby import Lobby
from tests.server.desk import Desk, FirstChoice, runs
from tests.server.memory_store import MemoryStore
from tests.server.serving import Person, Server, start


async def wait_longer(lobby: Lobby, seconds: float = 60) -> None:
    """As if all tables had been opened a while ago, or the clock on the wall had been set back since."""
    for table in lobby.tables.values():
        fields = {name: getattr(table.record, name) for name in table.record.__struct_fields__}
        table.record = type(table.record)(**{**fields, "created": table.record.created - seconds})


async def seat_at(lobby: Lobby, name: str) -> tuple[str, int]:
    found = await lobby.quick(wire.QuickMatch(name))
    return found.table.id, found.seat


async def connected(lobby: Lobby, table: str, seat: int = 0) -> Desk:
    return await Desk(await lobby.find(table), seat).sit()


def new_lobby() -> Lobby:
    return Lobby(MemoryStore(), FirstChoice())


@runs
async def test_the_first_opens_a_public_table_and_the_next_ones_sit_down_at_it() -> None:
    lobby = new_lobby()
    first, seat = await seat_at(lobby, "Ada")
    await connected(lobby, first)
    await wait_longer(lobby)

    assert [await seat_at(lobby, name) for name in ("Bob", "Cleo", "Dan")] == [(first, 1), (first, 2), (first, 3)]
    other, _ = await seat_at(lobby, "Eve")

    table = await lobby.find(first)
    assert (seat, table.record.is_public, table.record.seats) == (0, True, 4)
    assert [record.ready for record in table.seats] == [True] * 4
    assert (table.pace.clock, table.pace.seconds, table.pace.reserve, table.pace.level) == ("live", 60, 300, "hard")
    assert other != first
    await lobby.close()


@runs
async def test_many_who_come_at_the_same_moment_meet() -> None:
    lobby = new_lobby()
    found = await asyncio.gather(*(seat_at(lobby, f"player {number}") for number in range(8)))
    assert len({table for table, _ in found}) == 2
    assert len(set(found)) == 8
    await lobby.close()


@pytest.mark.parametrize("seconds", [60, -3600])
def test_a_table_that_everybody_has_left_is_passed_over_and_the_longest_waiting_comes_first(seconds: float) -> None:
    async def scene() -> None:
        lobby = new_lobby()
        ids: list[str] = []
        for name in ("Ada", "Bob", "Cleo"):
            found = await lobby.create(wire.CreateTable(name, public=True))
            ids.append(found.table.id)
        await wait_longer(lobby, seconds)
        for table in (ids[1], ids[2]):
            await connected(lobby, table)

        assert await seat_at(lobby, "Dan") == (ids[1], 1)
        await lobby.close()

    asyncio.run(scene())


@pytest.mark.parametrize("wanted", [{"public": False}, {"bots": "easy", "public": True}])
def test_private_and_full_tables_are_nobodys_quick_match(wanted: dict[str, Any]) -> None:
    async def scene() -> None:
        lobby = new_lobby()
        found = await lobby.create(wire.CreateTable("Ada", **wanted))
        await connected(lobby, found.table.id)
        table, _ = await seat_at(lobby, "Bob")
        assert table != found.table.id
        await lobby.close()

    asyncio.run(scene())


@runs
async def test_a_bad_quick_match_opens_nothing() -> None:
    lobby = new_lobby()
    for wanted in (wire.QuickMatch("\u200b"), wire.QuickMatch("Ada", game="chess")):
        with pytest.raises(FrenzyError):
            await lobby.quick(wanted)
    assert not lobby.tables
    assert not await lobby.store.tables()
    await lobby.close()


def test_people_who_met_fill_up_with_bots_and_start(server: Server) -> None:
    ada, bob = (
        Person(server, httpx.post(f"{server.url}/api/quick", json={"nickname": name}).json()) for name in ("Ada", "Bob")
    )
    assert (ada.table, ada.seat, bob.seat) == (bob.table, 0, 1)
    assert ada.table in [table["id"] for table in httpx.get(f"{server.url}/api/tables").json()]
    for seat in (2, 3):
        assert bob.post(f"seats/{seat}/bot", {"level": "easy"}).status_code == 200
    bob.post("ready", {"ready": False})
    assert ada.post("start").json()["reason"] == "not_ready"
    start(bob)
    assert ada.connect().state["phase"] == "playing"
