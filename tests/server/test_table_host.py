"""The host of a table: who has the office, what it may do, and how long strangers wait for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from frenzy import wire
from frenzy.kernel import FrenzyError
from frenzy.server.http.guards import hashed
from frenzy.server.http.problems import problem_of
from frenzy.server.lobby import hosting
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.table.clocks import STRANGERS_PACE, now
from frenzy.server.table.office import HOST_SECONDS, NO_GUEST, Guest
from frenzy.server.table.table import Table
from frenzy.server.table.undo import UNDO_SECONDS, Proposal
from tests.server.desk import Desk, FirstChoice, history, runs, settle
from tests.server.memory_store import MemoryStore
from tests.server.serving import Client, Person, Server, create, from_address, join, start, table_of_three
from tests.server.warp import warps

CLUB, CAFE, ROUTER = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def new_lobby(store: MemoryStore | None = None) -> Lobby:
    return Lobby(store or MemoryStore(), FirstChoice())


async def sit_down(table: Table, lobby: Lobby, name: str, guest: Guest = NO_GUEST) -> wire.Seated:
    return await table.do(partial(lobby.join, wire.Join(name), table, guest))


async def with_guests(lobby: Lobby, *names: str, **wanted: Any) -> tuple[Table, list[str]]:
    """Ada's table, at which these have sat down too; and the tokens."""
    opened = await lobby.create(wire.CreateTable("Ada", seats=3, pace=wire.Pace(bot_seconds=0), **wanted))
    table = await lobby.find(opened.table.id)
    return table, [opened.token, *[(await sit_down(table, lobby, name)).token for name in names]]


async def playing_table(lobby: Lobby) -> tuple[Table, list[str]]:
    table, tokens = await with_guests(lobby, "Bob", "Cleo")
    for seat in (1, 2):
        await table.do(partial(lobby.set_ready, wire.SetReady(), table, (seat,)))
    await table.do(partial(lobby.start, table, (0,)))
    return table, tokens


async def problem(deed: Awaitable[object]) -> str:
    with pytest.raises(FrenzyError) as caught:
        await deed
    return problem_of(caught.value)[1].reason


def hosts(table: Table) -> list[int]:
    return [info.seat for info in table.states.seats() if info.host]


def kinds(table: Table) -> list[str]:
    return [record.kind for record in table.seats]


async def as_host(table: Table, seat: int, deed: Callable[[Table, tuple[int, ...]], Awaitable[Any]]) -> Any:
    return await table.do(partial(deed, table, (seat,)))


def removal(seat: int, *, bar: bool = False) -> Callable[[Table, tuple[int, ...]], Awaitable[Any]]:
    return partial(hosting.remove, seat, wire.RemoveGuest(bar))


# -- removing -----------------------------------------------------------------------------------------------------


@runs
async def test_whoever_opens_a_table_is_its_host_and_nobody_else_may_act_as_one() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob")

    assert hosts(table) == [0]
    for deed in (removal(0), partial(hosting.lock, wire.SetLock()), partial(hosting.hand_on, wire.SetHost(1))):
        assert await problem(as_host(table, 1, deed)) == "not_host"
        assert await problem(table.do(partial(deed, table, ()))) == "not_yours"
    assert await problem(as_host(table, 0, removal(0))) == "bad_field"
    assert await problem(as_host(table, 0, removal(2))) == "bad_field"
    assert await problem(as_host(table, 0, removal(9))) == "bad_field"
    assert (kinds(table), hosts(table), table.office.kept.is_locked) == (["human", "human", "open"], [0], False)
    await lobby.close()


@runs
async def test_a_removed_guest_loses_the_seat_and_the_line_and_may_come_back_as_anybody() -> None:
    lobby = new_lobby()
    table, (_, bobs) = await with_guests(lobby, "Bob")
    ada, bob = await Desk(table, 0).sit(), await Desk(table, 1).sit()

    await as_host(table, 0, removal(1))
    await settle()

    assert (kinds(table), bob.connection.closing) == (["human", "open", "open"], wire.REMOVED)
    assert len(bob.all("hello")) == 1
    assert ada.state["seats"][1]["kind"] == "open"
    assert not any(record.token_hash == hashed(bobs) for record in table.seats)
    again = await sit_down(table, lobby, "Bob", Guest(hashed(bobs)))
    assert again.seat == 1
    await lobby.close()


@runs
async def test_a_bot_goes_on_for_a_guest_who_is_removed_during_the_game() -> None:
    lobby = new_lobby()
    table, _ = await playing_table(lobby)
    while history(table).to_act != 1:
        other = await Desk(table, history(table).to_act).sit()
        await other.choose(other.choices[0])
        await other.part()
    version = history(table).version(1)

    await as_host(table, 0, removal(1))
    await settle()

    bot = table.seats[1]
    assert (bot.kind, bot.bot_level, bot.token_hash, bot.stand_in) == ("bot", "hard", None, None)
    assert history(table).version(1) > version
    assert table.bot_turns.made
    await lobby.close()


@runs
async def test_all_who_share_a_device_go_together() -> None:
    lobby = new_lobby()
    table, (_, token) = await with_guests(lobby, "Bob")
    here = wire.Join("Cleo", here=True)
    await table.do(partial(lobby.join_here, here, token, Guest(), table, (1,)))

    await as_host(table, 0, removal(2))

    assert kinds(table) == ["human", "open", "open"]
    await lobby.close()


@runs
async def test_what_a_removed_guest_said_goes_with_them() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob")
    ada, bob = await Desk(table, 0).sit(), await Desk(table, 1).sit()
    await ada.say(wire.Chat(text="be kind"))
    await bob.say(wire.Chat(text="no"))

    await as_host(table, 0, removal(1))
    await sit_down(table, lobby, "Cleo")
    cleo = await Desk(table, 1).sit()
    await cleo.say(wire.Chat(text="hello"))
    watcher = await Desk(table, None).sit()

    assert [line["text"] for line in cleo.all("hello")[0]["chat"]] == ["be kind"]
    assert [line["text"] for line in watcher.all("hello")[0]["chat"]] == ["be kind", "hello"]
    await lobby.close()


@runs
async def test_a_request_to_take_back_ends_when_somebody_is_removed() -> None:
    lobby = new_lobby()
    table, _ = await playing_table(lobby)
    desk = await Desk(table, 2).sit()
    table.undo_votes.propose(Proposal(2, 0, now() + UNDO_SECONDS, desk.connection, "u", set()))

    await as_host(table, 0, removal(1))
    await settle()

    assert not table.undo_votes.is_open
    assert desk.all("refused")[0]["reason"] == "not_agreed"
    await lobby.close()


# -- barring ------------------------------------------------------------------------------------------------------


@runs
async def test_a_barred_guest_does_not_come_back_after_a_restart_either() -> None:
    store = MemoryStore()
    lobby = new_lobby(store)
    table, (_, bobs) = await with_guests(lobby, "Bob")
    await as_host(table, 0, removal(1, bar=True))

    assert await problem(sit_down(table, lobby, "Bob", Guest(hashed(bobs)))) == "barred"
    await lobby.close()
    table = await new_lobby(store).find(table.record.id)
    assert await problem(sit_down(table, lobby, "Bob", Guest(hashed(bobs)))) == "barred"
    assert (await sit_down(table, lobby, "Cleo", Guest())).seat == 1
    await table.close()


@runs
async def test_an_address_is_barred_at_the_second_time_and_not_while_others_from_there_sit_here() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby)
    troll = Guest(home=ROUTER)
    for is_barred in (False, True):
        await sit_down(table, lobby, "Troll", troll)
        await as_host(table, 0, removal(1, bar=True))
        assert table.office.is_barred(troll) is is_barred

    assert await problem(sit_down(table, lobby, "Troll", troll)) == "barred"
    assert not table.office.is_barred(Guest(home=CAFE))
    await sit_down(table, lobby, "Bob", Guest(home=CAFE))
    table.office.kept.homes[1] = table.office.mark(ROUTER) or ""  # as if a neighbour had sat down before
    assert not table.office.is_barred(troll)
    await lobby.close()


@runs
async def test_a_quick_match_brings_nobody_back_from_where_somebody_was_barred() -> None:
    lobby = new_lobby()
    ada = await lobby.quick(wire.QuickMatch("Ada"), Guest(home=CLUB))
    table = await lobby.find(ada.table.id)
    await lobby.quick(wire.QuickMatch("Bob"), Guest(home=ROUTER))
    await as_host(table, 0, removal(1, bar=True))

    again = await lobby.quick(wire.QuickMatch("Bob"), Guest(home=ROUTER))
    other = await lobby.quick(wire.QuickMatch("Cleo"), Guest(home=CAFE))

    assert again.table.id != ada.table.id == other.table.id
    await lobby.close()


# -- the lock -----------------------------------------------------------------------------------------------------


@runs
async def test_nobody_sits_down_at_a_locked_table_until_it_is_opened_again() -> None:
    store = MemoryStore()
    lobby = new_lobby(store)
    ada = await lobby.quick(wire.QuickMatch("Ada"))
    table = await lobby.find(ada.table.id)
    desk = await Desk(table, 0).sit()

    locked = await as_host(table, 0, partial(hosting.lock, wire.SetLock()))
    await settle()

    assert (locked.locked, desk.state["locked"]) == (True, True)
    assert await problem(sit_down(table, lobby, "Bob")) == "locked"
    assert (await lobby.quick(wire.QuickMatch("Bob"))).table.id != ada.table.id
    await lobby.close()
    lobby = new_lobby(store)
    assert [info.locked for info in await lobby.public() if info.id == ada.table.id] == [True]
    table = await lobby.find(ada.table.id)
    assert await problem(sit_down(table, lobby, "Bob")) == "locked"
    await as_host(table, 0, partial(hosting.lock, wire.SetLock(locked=False)))
    assert (await sit_down(table, lobby, "Bob")).seat == 1
    await lobby.close()


# -- passing the office on ----------------------------------------------------------------------------------------


@runs
async def test_the_host_hands_the_office_on_and_has_no_more_say() -> None:
    store = MemoryStore()
    lobby = new_lobby(store)
    table, _ = await with_guests(lobby, "Bob")

    await as_host(table, 0, partial(hosting.hand_on, wire.SetHost(1)))

    assert hosts(table) == [1]
    assert await problem(as_host(table, 0, removal(1))) == "not_host"
    assert await problem(as_host(table, 1, partial(hosting.hand_on, wire.SetHost(2)))) == "bad_field"
    await lobby.close()
    assert hosts(await new_lobby(store).find(table.record.id)) == [1]


@runs
async def test_a_host_who_leaves_has_an_heir_and_whoever_comes_later_is_none() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob", "Cleo")
    await Desk(table, 2).sit()

    await table.do(partial(lobby.leave, table, (0,)))
    assert hosts(table) == [2]
    await sit_down(table, lobby, "Dan")
    assert hosts(table) == [2]
    await table.do(partial(lobby.leave, table, (2,)))
    assert hosts(table) == [0]
    await lobby.close()


@runs
async def test_a_host_who_leaves_the_game_hands_the_office_to_somebody_who_is_here() -> None:
    lobby = new_lobby()
    table, _ = await playing_table(lobby)
    await Desk(table, 2).sit()

    await table.do(partial(lobby.leave, table, (0,)))

    assert (table.seats[0].stand_in, hosts(table)) == ("hard", [2])
    await lobby.close()


@warps
async def test_the_office_passes_by_itself_when_the_host_is_gone_for_long() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob", "Cleo")
    ada = await Desk(table, 0).sit()
    await Desk(table, 2).sit()
    await ada.part()

    await asyncio.sleep(HOST_SECONDS - 1)
    assert hosts(table) == [0]
    back = await Desk(table, 0).sit()
    await asyncio.sleep(HOST_SECONDS)
    assert hosts(table) == [0]
    await back.part()
    await asyncio.sleep(HOST_SECONDS + 1)

    assert hosts(table) == [2]
    assert table.office.timer is None
    await lobby.close()


@warps
async def test_nobody_has_the_office_of_a_table_that_nobody_looks_at_taken_away() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob")
    bob = await Desk(table, 1).sit()
    await bob.part()
    await asyncio.sleep(3 * HOST_SECONDS)
    assert (hosts(table), table.office.timer) == ([0], None)
    await lobby.close()


@runs
async def test_the_next_table_has_the_same_host() -> None:
    lobby = new_lobby()
    table, tokens = await playing_table(lobby)
    await as_host(table, 0, partial(hosting.hand_on, wire.SetHost(1)))
    await table.do(table.finish)

    again = await lobby.rematch(tokens[2], table, (2,))

    assert hosts(await lobby.find(again.table.id)) == [1]
    await lobby.close()


# -- strangers ----------------------------------------------------------------------------------------------------


@runs
async def test_strangers_who_play_again_still_have_a_clock() -> None:
    """The next table is not listed: who comes to it knows those from the last one, but has not chosen them."""
    store = MemoryStore()
    lobby = new_lobby(store)
    table, tokens = await with_guests(lobby, "Bob", "Cleo", public=True)
    await table.do(table.start)
    await table.do(table.finish)

    again = await lobby.rematch(tokens[0], table, (0,))

    assert again.table.pace == table.pace
    assert (again.table.pace.clock, again.table.pace.away) == ("live", STRANGERS_PACE.away)
    assert (await new_lobby(store).find(again.table.id)).clocks.pace == table.pace
    await lobby.close()


@pytest.mark.parametrize(
    ("pace", "public", "found"),
    [
        ({}, True, ("live", 60, 300, 120)),
        ({}, False, ("none", 60, 300, None)),
        ({"clock": "live", "seconds": 20, "reserve": 0}, True, ("live", 20, 0, 120)),
        ({"clock": "live", "away": 30}, True, ("live", 60, 300, 30)),
        ({"clock": "days", "seconds": 86_400}, True, ("days", 86_400, 300, None)),
    ],
)
def test_strangers_always_have_a_clock(pace: dict[str, Any], public: bool, found: tuple[object, ...]) -> None:
    async def scene() -> None:
        store = MemoryStore()
        lobby = new_lobby(store)
        ada = await lobby.create(wire.CreateTable("Ada", public=public, pace=wire.Pace(**pace)))
        table = await lobby.find(ada.table.id)
        told = ada.table.pace
        assert (told.clock, told.seconds, told.reserve, told.away) == found
        assert table.clocks.pace == told
        assert [info.pace for info in await new_lobby(store).public()] == ([told] if public else [])
        await lobby.close()

    asyncio.run(scene())


@warps
async def test_a_bot_plays_for_a_stranger_who_is_gone() -> None:
    lobby = new_lobby()
    table, _ = await with_guests(lobby, "Bob", "Cleo", public=True)
    for seat in (1, 2):
        await table.do(partial(lobby.set_ready, wire.SetReady(), table, (seat,)))
    desks = [await Desk(table, seat).sit() for seat in range(3)]
    await table.do(partial(lobby.start, table, (0,)))
    seat = history(table).to_act
    await desks[seat].part()

    await asyncio.sleep((STRANGERS_PACE.away or 0) + 1)

    assert table.seats[seat].stand_in == "hard"
    await lobby.close()


@runs
async def test_one_address_leaves_the_last_seat_of_a_public_table_to_others() -> None:
    lobby = new_lobby()
    club = Guest(home=CLUB)
    ada = await lobby.create(wire.CreateTable("Ada", seats=3, public=True), club)
    table = await lobby.find(ada.table.id)
    await sit_down(table, lobby, "Bob", club)

    assert await problem(sit_down(table, lobby, "Cleo", club)) == "one_address"
    cleo = wire.Join("Cleo", here=True)
    assert await problem(table.do(partial(lobby.join_here, cleo, ada.token, club, table, (0,)))) == "one_address"
    assert (await lobby.quick(wire.QuickMatch("Cleo"), club)).table.id != ada.table.id
    await table.do(partial(lobby.leave, table, (1,)))
    await sit_down(table, lobby, "Cleo", club)
    assert (await sit_down(table, lobby, "Dan", Guest(home=CAFE))).seat == 2
    await lobby.close()


@runs
async def test_the_people_on_one_device_leave_a_seat_of_a_public_table_too() -> None:
    lobby = new_lobby()
    wanted = wire.CreateTable("Ada", seats=3, here=["Bob", "Cleo"], public=True)
    assert await problem(lobby.create(wanted)) == "one_address"
    wanted.public = False
    assert kinds(await lobby.find((await lobby.create(wanted)).table.id)) == ["human"] * 3
    await lobby.close()


# -- through the doors --------------------------------------------------------------------------------------------


def closed(server: Server, table: str, headers: dict[str, str]) -> tuple[int, str]:
    """How the server closes a socket that it does not want."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with (
        connect(address, additional_headers=headers, close_timeout=1) as line,
        pytest.raises(ConnectionClosed) as caught,
    ):
        line.recv()
    end = caught.value.rcvd
    assert end is not None
    return end.code, end.reason


def test_the_token_and_the_line_of_a_removed_guest_end_at_once(server: Server) -> None:
    ada, bob, _ = table_of_three(server)
    lines = [person.connect() for person in (ada, bob)]

    answer = ada.post("seats/1/remove", {"bar": False})

    assert answer.status_code == 200, answer.text
    assert answer.json()["seats"][1]["kind"] == "bot"
    assert lines[1].closing_code() == wire.REMOVED
    assert bob.post("ready", {}).json()["reason"] == "no_seat"
    assert closed(server, bob.table, {"Authorization": f"Bearer {bob.token}"})[0] == wire.NO_SEAT


def test_a_browser_that_was_barred_is_told_so_and_others_from_its_address_are_welcome(server: Server) -> None:
    ada = create(server)
    browser = httpx.Client(base_url=server.url, headers={"Origin": server.url, **from_address(ROUTER)})
    server.clients.append(browser)
    address = f"/api/tables/{ada.table}/join"
    assert browser.post(address, json={"nickname": "Bob"}).status_code == 201
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())

    ada.post("seats/1/remove", {"bar": True})

    refused = browser.post(address, json={"nickname": "Bob"})
    assert (refused.status_code, refused.json()["reason"]) == (403, "barred")
    code, why = closed(server, ada.table, {"Cookie": cookie, "Origin": server.url})
    assert (code, why) == (wire.BARRED, "table: the host does not let you come back")
    neighbour = httpx.post(f"{server.url}{address}", json={"nickname": "Cleo"}, headers=from_address(ROUTER))
    assert neighbour.status_code == 201
    assert Client(server, ada.table, address=ROUTER).hello["seat"] is None


def test_the_office_and_the_lock_through_the_doors(server: Server) -> None:
    ada = create(server, public=True)
    bob = join(server, ada.table, "Bob")

    assert bob.post("lock", {}).json()["reason"] == "not_host"
    assert ada.post("host", {"seat": 1}).json()["seats"][1]["host"]
    assert bob.post("lock", {}).json()["locked"]
    late = httpx.post(f"{server.url}/api/tables/{ada.table}/join", json={"nickname": "Cleo"})
    assert (late.status_code, late.json()["reason"]) == (409, "locked")
    assert bob.post("lock", {"locked": False}).status_code == 200
    assert isinstance(join(server, ada.table, "Cleo"), Person)
    assert ada.post("seats/1/remove", {}).status_code == 403
    assert bob.post("seats/0/remove", {}).json()["seats"][0]["kind"] == "open"
    assert bob.post("seats/2/bot", {"level": "easy"}).status_code == 409


def test_one_address_does_not_take_all_seats_through_the_doors(server: Server) -> None:
    def come(name: str, table: str, address: str) -> httpx.Response:
        return httpx.post(
            f"{server.url}/api/tables/{table}/join", json={"nickname": name}, headers=from_address(address)
        )

    body = {"nickname": "Ada", "seats": 3, "public": True}
    ada = httpx.post(f"{server.url}/api/tables", json=body, headers=from_address(CLUB)).json()["table"]["id"]
    assert come("Bob", ada, CLUB).status_code == 201
    last = come("Cleo", ada, CLUB)
    assert (last.status_code, last.json()["reason"], last.json()["field"]) == (409, "one_address", "seat")
    assert come("Cleo", ada, CAFE).status_code == 201


def test_at_the_servers_own_machine_anybody_sits_down_anywhere(server: Server) -> None:
    ada = create(server, public=True)
    for name in ("Bob", "Cleo"):
        person = join(server, ada.table, name)
        person.post("ready", {})
    start(ada)
