"""The client against a real server: sitting down, playing, losing the line, and everything that can be wrong."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import pairwise
from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close
from websockets.sync.server import ServerConnection, serve

import frenzy
from frenzy import wire
from frenzy.bots import make_bot
from frenzy.client import (
    Barred,
    Client,
    ClientError,
    Credentials,
    CredentialStore,
    HttpApi,
    Invite,
    Locked,
    NoSeat,
    NoServer,
    NoTable,
    NotNow,
    Removed,
    TokenRefused,
    WrongVersion,
    fetch_hello,
    join_table,
)
from frenzy.client.client import FIRST_WAIT, LONGEST_WAIT
from frenzy.server.websocket.connection import RESTARTING
from tests.server.serving import QUICK, Server, create, join, nobody, serving, start, table_of_three
from tests.server.warp import warps

GAME = frenzy.load("adrenaline")
SHORT = {"skulls": 5, "ending": "sudden_death"}


def link_of(server: Server, table: str) -> str:
    return f"{server.url}/t/{table}"


# -- sitting down -----------------------------------------------------------------------------------------------


def test_the_same_call_comes_back_to_the_same_seat(server: Server) -> None:
    link = link_of(server, create(server).table)

    ann = join_table(link, "Ann")
    again = join_table(link, "Ann")
    bob = join_table(link, "Bob")

    assert (ann.seat, bob.seat) == (1, 2)
    assert again == ann


def test_a_full_table_and_a_game_that_runs_can_only_be_watched(server: Server) -> None:
    full = create(server, bots="easy")
    with pytest.raises(NoSeat, match="no seat is open"):
        join_table(link_of(server, full.table), "Ann")
    running = table_of_three(server)[0]
    with pytest.raises(NotNow, match="begun"):
        join_table(link_of(server, running.table), "Ann")

    assert join_table(link_of(server, running.table), "Ann", watch=True).token is None


def test_a_seat_that_was_given_up_is_taken_anew(server: Server) -> None:
    table = create(server).table
    ann = join_table(link_of(server, table), "Ann")
    HttpApi(server.url, ann.token).leave(table)

    again = join_table(link_of(server, table), "Ann")

    assert again.token != ann.token
    with pytest.raises(TokenRefused):
        fetch_hello(ann)


def test_a_seat_that_cannot_be_remembered_is_given_back(server: Server, tmp_path: Path) -> None:
    table = create(server).table
    (tmp_path / "seats").write_text("a file in the way")

    with pytest.raises(ClientError, match="remembered"):
        join_table(link_of(server, table), "Ann", store=CredentialStore(tmp_path))

    assert HttpApi(server.url).table(table).seats[1].kind == "open"


def test_a_wish_for_a_seat_is_heard(server: Server) -> None:
    table = create(server).table

    assert join_table(link_of(server, table), "Ann", seat=2).seat == 2
    with pytest.raises(NoSeat):
        join_table(link_of(server, table), "Bob", seat=2)


def test_no_table_and_no_server_are_told_apart(server: Server) -> None:
    for watch in (False, True):
        with pytest.raises(NoTable):
            join_table(link_of(server, "nosuchtable"), "Ann", watch=watch)
        with nobody() as port, pytest.raises(NoServer, match="no answer"):
            join_table(f"http://127.0.0.1:{port}/t/abc", "Ann", watch=watch)


class Teapot(BaseHTTPRequestHandler):
    """Some other web server."""

    def do_GET(self) -> None:
        self.send_response(418)
        self.end_headers()
        self.wfile.write(b"<html>short and stout</html>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # as the base class has it
        pass


@contextmanager
def teapot() -> Iterator[str]:
    kettle = HTTPServer(("127.0.0.1", 0), Teapot)
    Thread(target=kettle.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{kettle.server_port}"
    finally:
        kettle.shutdown()
        kettle.server_close()


def test_a_server_of_something_else_is_recognised() -> None:
    with teapot() as address, pytest.raises(NoServer, match="not a Frenzy server"):
        join_table(f"{address}/t/abc", "Ann")


@contextmanager
def greeting(text: str) -> Iterator[Invite]:
    """Somebody who says this to all who connect."""

    def talk(socket: ServerConnection) -> None:
        socket.send(text)

    with serve(talk, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Invite(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "abc")
        server.shutdown()


def test_another_version_of_the_protocol_is_refused() -> None:
    table = wire.TableInfo("t", "adrenaline", "", "lobby", False, {}, wire.Pace(), 0.0, [])
    hello = wire.Hello(wire.PROTOCOL + 1, table, None, [], [])
    with greeting(wire.write_message(hello).decode()) as invite, pytest.raises(WrongVersion, match="protocol"):
        fetch_hello(Credentials(invite))
    with greeting('{"type": "welcome"}') as invite, pytest.raises(WrongVersion, match="cannot read"):
        fetch_hello(Credentials(invite))


# -- playing ----------------------------------------------------------------------------------------------------


async def play_to_the_end(credentials: Credentials) -> Client:
    """A bot writer's program, as the package shows it."""
    bot = make_bot("easy", GAME, 1)
    async with Client(credentials) as client:
        async for table in client:
            if table.is_over:
                return client
            if table.is_asked:
                await client.choose(bot.choose(table.view))
    raise AssertionError("the table went away")


def test_a_program_plays_a_whole_game(server: Server) -> None:
    ada = create(server, bots="easy", options=SHORT)
    start(ada)
    credentials = Credentials(Invite(server.url, ada.table), "Ada", ada.seat, ada.token)

    client = asyncio.run(play_to_the_end(credentials))

    assert client.table.state is not None
    assert client.table.state.outcome is not None
    assert client.table.events[-1]["event"] == "game_ended"


def test_a_story_that_was_cut_off_is_whole_again(server: Server) -> None:
    """Whoever comes late, or asks again, is told the same as who was there all the time."""
    ada = create(server, bots="easy", options=SHORT)
    start(ada)
    credentials = Credentials(Invite(server.url, ada.table), "Ada", ada.seat, ada.token)
    client = asyncio.run(play_to_the_end(credentials))

    late = asyncio.run(play_to_the_end(credentials))

    assert late.table.events == client.table.events


async def play_through_a_kill(server: Server, credentials: Credentials) -> tuple[Client, int]:
    bot, choices, lost = make_bot("easy", GAME, 1), 0, 0
    starting: asyncio.Task[None] | None = None
    async with Client(credentials, chance=lambda: 0.0) as client:
        was_up = True
        async for table in client:
            if table.is_over:
                assert starting is not None
                await starting
                return client, lost
            lost += was_up and not table.is_connected
            was_up = table.is_connected
            if table.is_asked:
                await client.choose(bot.choose(table.view))
                choices += 1
                if choices == 5:
                    await asyncio.to_thread(server.stop, signal.SIGKILL)
                    starting = asyncio.create_task(asyncio.to_thread(server.start))
    raise AssertionError("the table went away")


def test_a_line_that_breaks_is_opened_again_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as mortal:
        ada = create(mortal, bots="easy", options=SHORT)
        start(ada)
        credentials = Credentials(Invite(mortal.url, ada.table), "Ada", ada.seat, ada.token)

        client, lost = asyncio.run(play_through_a_kill(mortal, credentials))
        late = asyncio.run(play_to_the_end(credentials))

    assert lost == 1
    assert client.table.events == late.table.events


@warps
async def test_who_was_too_many_once_is_back_quickly_after_a_restart() -> None:
    came: list[float] = []
    codes = iter([wire.TOO_MANY, RESTARTING, wire.NO_TABLE])

    class Scripted(Client):
        async def listen(self) -> AsyncIterator[wire.ServerMessage]:
            came.append(asyncio.get_running_loop().time())
            yield wire.Pong("")
            raise ConnectionClosedError(Close(next(codes), ""), None)

    with pytest.raises(NoTable):
        await Scripted(Credentials(Invite("http://localhost", "k3v5x7aaaaqq")), chance=lambda: 0.5).keep_line()
    assert [after - before for before, after in pairwise(came)] == pytest.approx([LONGEST_WAIT, FIRST_WAIT])


def test_a_token_that_opens_nothing_ends_the_line(server: Server) -> None:
    ada = create(server)
    credentials = Credentials(Invite(server.url, ada.table), "Ada", ada.seat, "wrong")

    with pytest.raises(TokenRefused):
        asyncio.run(play_to_the_end(credentials))
    with pytest.raises(NoTable):
        asyncio.run(play_to_the_end(replace(credentials, invite=Invite(server.url, "nosuchtable"))))


def test_the_host_takes_a_guest_off_the_table(server: Server) -> None:
    ada = create(server)
    host, link = HttpApi(server.url, ada.token), link_of(server, ada.table)
    bob = join_table(link, "Bob")

    async def wait_for_the_end(*, bar: bool) -> None:
        async with Client(bob) as client:
            states = aiter(client)
            await anext(states)
            await asyncio.to_thread(host.remove_guest, ada.table, 1, bar=bar)
            async for _ in states:
                pass

    with pytest.raises(Removed, match="off the table"):
        asyncio.run(wait_for_the_end(bar=False))
    bob = join_table(link, "Bob")
    with pytest.raises(Barred):
        asyncio.run(wait_for_the_end(bar=True))
    with pytest.raises(Barred):
        join_table(link, "Bob")
    assert host.set_lock(ada.table).locked
    with pytest.raises(Locked):
        join_table(link, "Cleo")
    assert not host.set_lock(ada.table, is_locked=False).locked
    cleo = join_table(link, "Cleo")
    assert host.set_host(ada.table, cleo.seat or 0).seats[1].host


def test_what_is_refused_is_told(server: Server) -> None:
    ada, _, _ = table_of_three(server, options={"start": 0})
    credentials = Credentials(Invite(server.url, ada.table), "Ada", ada.seat, ada.token)

    async def cheat() -> str:
        async with Client(credentials) as client:
            async for table in client:
                if table.notice is not None:
                    assert table.is_asked, "a refusal is an answer too"
                    return table.notice.reason
                if table.is_asked:
                    await client.choose("shoot teapot")
        return ""

    assert asyncio.run(cheat()) == "illegal"


def test_people_talk(server: Server) -> None:
    ada, bob, _ = table_of_three(server)
    entries = [Credentials(Invite(server.url, person.table), "", person.seat, person.token) for person in (ada, bob)]

    async def talk() -> str:
        async with Client(entries[0]) as speaker, Client(entries[1]) as listener:
            async for table in speaker:
                if table.state is not None:
                    break
            await speaker.say("nice shot")
            async for table in listener:
                if table.chat:
                    return f"{table.chat[-1].name}: {table.chat[-1].text}"
        return ""

    assert asyncio.run(talk()) == "Ada: nice shot"


# -- the HTTP API -----------------------------------------------------------------------------------------------


def test_a_table_is_made_and_begun_through_the_doors(server: Server) -> None:
    api = HttpApi(server.url)
    seated = api.create(wire.CreateTable("Ada", seats=3, pace=wire.Pace(bot_seconds=0)))
    own, table = HttpApi(server.url, seated.token), seated.table.id

    own.set_bot(table, 1, "easy")
    bob = api.join(table, "Bob")
    with pytest.raises(NotNow, match="Bob is not ready"):
        own.start(table)
    with pytest.raises(ClientError, match="only somebody"):
        api.ready(table)
    HttpApi(server.url, bob.token).ready(table)

    assert own.start(table).phase == "playing"
    with pytest.raises(NotNow):
        own.rematch(table)


def test_a_bad_wish_names_its_field(server: Server) -> None:
    with pytest.raises(ClientError, match="seats"):
        HttpApi(server.url).create(wire.CreateTable("Ada", seats=9))
    table = create(server, pace=QUICK).table
    with pytest.raises(ClientError, match=r"\w"):
        HttpApi(server.url).join(table, "")


def test_a_place_among_the_watchers_needs_no_file(server: Server, tmp_path: Path) -> None:
    ada = create(server)
    join(server, ada.table, "Bob")

    join_table(link_of(server, ada.table), "Cleo", watch=True, store=CredentialStore(tmp_path / "none"))

    assert not (tmp_path / "none").exists()
