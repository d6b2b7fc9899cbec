"""The doors of a real server, with people in front of them who do not mean well."""

from __future__ import annotations

import asyncio
import http.client
import json
import select
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from frenzy.server.http import protocol
from frenzy.server.http.protocol import Doors, HttpProtocol
from tests.server.serving import PATIENCE, Client, Server, create, serving
from tests.server.warp import warps

MANY = 2_005
SOON = protocol.HEAD_SECONDS / 2
"""Seconds within which anybody else is served: to wait for those who say nothing would take until they are let go."""
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("doors")) as server:
        yield server


def dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A bare connection from one of this machine's own addresses."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def seconds_to_be_served(server: Server, address: str) -> float:
    begin = time.monotonic()
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (address, 0))) as line:
        line.request("GET", "/health")
        assert line.getresponse().status == 200
    return time.monotonic() - begin


def answer(line: socket.socket, timeout: float = PATIENCE) -> tuple[int, dict[str, Any]]:
    """Status and document of the answer on a bare connection; (0, {}) if it is closed without one."""
    line.settimeout(timeout)
    found = b""
    try:
        while piece := line.recv(65_536):
            found += piece
    except ConnectionResetError:
        pass
    head, _, body = found.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)) if head else (0, {})


# -- many of them -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attacker", ["127.0.0.1", "127.0.0.3"])
def test_half_sent_requests_keep_nobody_else_waiting(server: Server, attacker: str) -> None:
    """From an address like any other, and from one that a proxy of the house may have."""
    with ExitStack() as lines:
        for number in range(MANY):
            lines.enter_context(dial(server, attacker)).send(HALF)
            if number % 500 == 0:
                seconds_to_be_served(server, "127.0.0.2")
        assert median(seconds_to_be_served(server, "127.0.0.2") for _ in range(15)) < SOON
        seconds_to_be_served(server, attacker)  # the oldest make room


def test_one_address_has_so_many_connections_and_the_newest_stay(server: Server) -> None:
    with ExitStack() as lines:
        opened = [lines.enter_context(dial(server, "127.0.0.4")) for _ in range(300)]
        seconds_to_be_served(server, "127.0.0.2")
        assert closed(opened) == opened[:50]


def test_a_proxy_of_the_house_has_as_many_as_there_are(server: Server) -> None:
    with ExitStack() as lines:
        opened = [lines.enter_context(dial(server, "127.0.0.1")) for _ in range(300)]
        seconds_to_be_served(server, "127.0.0.2")
        assert closed(opened) == []


def test_a_proxy_is_known_by_its_own_address() -> None:
    doors = Doors(["::1", "10.0.0.0/24"], connections=10, sockets=10)
    found = {
        address: doors.is_proxy(address) for address in ("::1", "::2", "10.0.0.9", "::ffff:10.0.0.9", "10.0.1.9", "")
    }
    assert [address for address, is_proxy in found.items() if is_proxy] == ["::1", "10.0.0.9", "::ffff:10.0.0.9"]


def test_sockets_are_counted_apart_from_requests(tmp_path: Path) -> None:
    """People who play take no place from those who ask, nor are they closed for them."""
    with serving(tmp_path, "--proxy", "192.0.2.1") as server:
        table = create(server).table
        players = [Client(server, table) for _ in range(30)]
        with ExitStack() as lines:
            opened = [lines.enter_context(dial(server, "127.0.0.1")) for _ in range(250)]
            seconds_to_be_served(server, "127.0.0.2")
            assert closed(opened) == []
        assert all(client.socket.ping().wait(PATIENCE) for client in players)


def closed(lines: list[socket.socket]) -> list[socket.socket]:
    """Those that the other side has closed; nothing else comes from it."""
    return select.select(lines, [], [], 0)[0]


# -- big ones ---------------------------------------------------------------------------------------------------


def filled(size: int, line: bytes = b"X-Big") -> bytes:
    """A head of a request of that size."""
    return b"GET /health HTTP/1.1\r\nHost: localhost\r\n%s: " % line + b"x" * size


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (filled(60_000) + b"\r\nConnection: close\r\n\r\n", 200),
        (filled(70_000) + b"\r\n\r\n", 431),
        (filled(70_000), 431),
        (filled(2_000_000), 431),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * 12_000, 431),
        (b"GET /" + b"x" * 70_000, 431),
        (b"\r\n" * 40_000, 431),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n" + b"x" * 2_000_000, 413),
        (b"nonsense\r\n\r\n", 400),
    ],
)  # fmt: skip
def test_a_head_or_a_body_that_is_too_big_is_told_so(server: Server, sent: bytes, status: int) -> None:
    with dial(server) as line:
        line.settimeout(PATIENCE)
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(sent)
        assert answer(line)[0] == status
    seconds_to_be_served(server, "127.0.0.2")


SOCKET = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    + b"A" * 22
    + b"==\r\n"
)


@pytest.mark.parametrize(
    "sent",
    [
        b"CONNECT club.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET http://localhost HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET http://[::1/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n" + SOCKET + b"\r\nhello",
    ],
)
@pytest.mark.parametrize("before", [b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_what_is_no_request_is_told_so_and_let_go(server: Server, sent: bytes, before: bytes) -> None:
    """As the first one on a connection, and after another one."""
    with dial(server) as line:
        line.settimeout(PATIENCE)
        if before:
            line.sendall(before)
            first = http.client.HTTPResponse(line)
            first.begin()
            assert (first.status, first.read() != b"") == (200, True)
        line.sendall(sent)
        assert answer(line)[0] == 400
    assert "Traceback" not in server.log.read_text()


def test_a_request_for_a_socket_that_nobody_could_read_is_refused(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{create(server).table}/socket"
    for headers in ({"Cookie": "a" * 9_000}, {f"X-{number}": "a" for number in range(130)}):
        with pytest.raises(InvalidStatus, match="431"), connect(address, additional_headers=headers):
            pass


# -- slow ones --------------------------------------------------------------------------------------------------


async def tell_body(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """An application that waits for the body and repeats it."""
    if scope["path"] == "/slow":
        await asyncio.sleep(1)
    body, more = b"", True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            return
        body, more = body + event["body"], event["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Caller:
    """The other end of a connection, in a loop of the test's own."""

    def __init__(self, **limits: int) -> None:
        self.doors = Doors((), **{"connections": 10, "sockets": 10, **limits})
        self.config = Config(tell_body, http="httptools")
        self.config.load()
        self.state = ServerState()

    async def dial(self) -> socket.socket:
        here, there = socket.socketpair()
        here.setblocking(False)
        loop = asyncio.get_running_loop()

        def connection() -> HttpProtocol:
            return HttpProtocol(self.config, self.state, {}, loop, doors=self.doors)

        await loop.connect_accepted_socket(connection, there)
        return here


def heard(line: socket.socket) -> bytes | None:
    """What has come; None if nothing has, and b"" if the line is closed."""
    try:
        return line.recv(65_536)
    except BlockingIOError:
        return None
    except ConnectionResetError:
        return b""


async def say(line: socket.socket, what: bytes) -> None:
    """Send it; it has come before any time passes."""
    line.send(what)
    for _ in range(3):
        await asyncio.sleep(0)


HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\n"


@warps
async def test_a_head_has_ten_seconds_however_it_trickles_in() -> None:
    line = await Caller().dial()
    for letter in HEAD[:9]:
        await say(line, bytes([letter]))
        await asyncio.sleep(1)
        assert heard(line) is None
    await asyncio.sleep(1.1)
    assert (heard(line) or b"").startswith(b"HTTP/1.1 408 ")
    assert heard(line) == b""
    line.close()


@warps
async def test_who_says_nothing_is_let_go_without_a_word() -> None:
    caller = Caller()
    line = await caller.dial()
    await asyncio.sleep(protocol.HEAD_SECONDS + 0.1)
    assert heard(line) == b""
    assert caller.doors.total == 0
    line.close()


@warps
async def test_a_body_has_half_a_minute() -> None:
    caller = Caller()
    line = await caller.dial()
    await say(line, HEAD + b"bod")
    await asyncio.sleep(protocol.BODY_SECONDS - 0.1)
    assert heard(line) is None
    await asyncio.sleep(0.2)
    assert (heard(line) or b"").startswith(b"HTTP/1.1 408 ")
    await asyncio.sleep(protocol.LINGER_SECONDS + 0.1)
    assert (caller.doors.total, caller.doors.waiting, caller.state.tasks) == (0, {}, set())
    line.close()


@warps
async def test_who_is_in_time_is_answered_time_and_again() -> None:
    caller = Caller()
    line = await caller.dial()
    for _ in range(5):
        await say(line, HEAD)
        await asyncio.sleep(protocol.BODY_SECONDS - 1)
        await say(line, b"body")
        await asyncio.sleep(protocol.HEAD_SECONDS / 10)
        assert (heard(line) or b"").endswith(b"\r\n\r\nbody")
    await asyncio.sleep(10)
    assert (heard(line), caller.doors.total) == (b"", 0)  # nothing more was asked for a while
    line.close()


@warps
async def test_who_does_not_read_the_answer_is_let_go() -> None:
    caller = Caller()
    line = await caller.dial()
    await say(line, b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 900000\r\n\r\n")
    for _ in range(90):
        await asyncio.sleep(0.1)
        await say(line, b"x" * 10_000)
    await asyncio.sleep(protocol.ANSWER_SECONDS - 1)
    assert caller.doors.total == 1
    await asyncio.sleep(2)
    assert caller.doors.total == 0
    line.close()


@warps
async def test_those_who_are_being_answered_are_not_closed_for_others() -> None:
    """The one that has waited longest makes room; if nobody waits, the newest finds none."""
    caller = Caller(of_one=3)
    lines = [await caller.dial() for _ in range(3)]
    for line in lines[:2]:
        await say(line, b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")
    lines.append(await caller.dial())
    await say(lines[3], b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")
    lines.append(await caller.dial())
    await asyncio.sleep(0.5)
    assert [heard(line) for line in lines] == [None, None, b"", None, b""]
    await asyncio.sleep(1)
    assert all((heard(line) or b"").startswith(b"HTTP/1.1 200 ") for line in (*lines[:2], lines[3]))
    for line in lines:
        line.close()


@warps
async def test_who_asks_on_and_on_without_hearing_an_answer_is_let_go() -> None:
    """A few requests may follow each other at once; thousands would keep everybody waiting while they are read."""
    caller = Caller()
    polite, rude = await caller.dial(), await caller.dial()
    ask = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    await say(polite, ask * protocol.PIPELINED)
    await say(rude, ask * 1_000)
    await asyncio.sleep(0.1)
    assert (heard(polite) or b"").count(b"HTTP/1.1 200 ") == protocol.PIPELINED
    assert heard(rude) == b""
    assert (caller.doors.total, caller.state.tasks) == (1, set())
    polite.close()
    rude.close()
