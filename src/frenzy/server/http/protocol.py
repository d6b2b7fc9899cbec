"""Connections before there is a request: how many there are, how long each may take, and how much it may send.

uvicorn reads the requests and speaks with the application. What is here is what it leaves to a proxy in front of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Literal

from msgspec import json
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from frenzy.server.http.guards import home
from frenzy.wire import Problem, ProblemReason

HEAD_BYTES: Final = 64 * 1_024
REQUEST_BYTES: Final = 1_024 * 1_024
"""Of a whole request: more than the biggest body with all its headers."""
SOCKET_LINE_BYTES, SOCKET_HEADERS = 8_000, 120
"""Of a request for a socket: the library that speaks to sockets takes no more."""
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
ANSWER_SECONDS: Final = 120.0
"""For making an answer and sending it, to somebody on a slow line."""
LINGER_SECONDS: Final = 2.0
"""What still comes after a refusal is thrown away for so long: who is cut off in the middle reads no refusal."""
PIPELINED: Final = 10
"""So many requests may be there before the first of them is answered."""
CONNECTIONS_OF_ONE: Final = 250
"""A browser opens six at most, and keeps them for seconds: enough for forty people behind one router."""
SOCKETS_OF_ONE: Final = 400
"""Twice as many as one address may play on: those that are being refused count as well."""

TEXT: Final = 0x81
"""The first byte of a message that is one frame of text."""
SHORT: Final = 126
"""A frame that is not shorter tells its length in two bytes of their own, or in eight."""

Stage = Literal["idle", "head", "body", "answer"]
PROBLEMS: Final[Mapping[int, tuple[str, ProblemReason]]] = {
    400: ("that is no request", "bad_request"),
    408: ("the request did not come in time", "too_slow"),
    413: ("the request is too big", "too_big"),
    431: ("the head of the request is too big", "too_big"),
    503: ("too many open connections", "too_many"),
}


class Unread(Exception):
    """Ends the reading of a request."""


class Doors:
    """The open connections, by address: those for requests, and sockets. Each has its own limits.

    Too many connections for requests make room for the newest: the one that has waited longest for its request is
    closed, of the same address, or of the address with the most of them. A proxy speaks for many addresses: only the
    limit for all applies to it.
    """

    def __init__(
        self, proxies: Sequence[str], *, connections: int, sockets: int, of_one: int = CONNECTIONS_OF_ONE
    ) -> None:
        self.proxies = networks(proxies)
        self.most, self.most_of_one, self.most_sockets = connections, of_one, sockets
        self.open: dict[str, set[HttpProtocol]] = {}
        self.waiting: dict[str, dict[HttpProtocol, None]] = {}
        self.total = 0
        self.sockets: Counter[str] = Counter()
        self.total_sockets = 0

    def is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address):
            found = found.ipv4_mapped or found
        return any(found in network for network in self.proxies)

    def enter(self, line: HttpProtocol) -> None:
        who = line.who
        self.open.setdefault(who, set()).add(line)
        self.total += 1
        self.wait(line)
        if self.total > self.most:
            self.close_oldest(max(self.waiting, key=lambda other: len(self.waiting[other])))
        elif len(self.open[who]) > self.most_of_one and not self.is_proxy(line.address):
            self.close_oldest(who)

    def close_oldest(self, who: str) -> None:
        """The one that has waited longest; where all others are being answered, that is the newest."""
        oldest = next(iter(self.waiting[who]))
        self.leave(oldest)
        oldest.transport.abort()

    def wait(self, line: HttpProtocol) -> None:
        """The connection waits for a request, from now on."""
        self.answer(line)
        self.waiting.setdefault(line.who, {})[line] = None

    def answer(self, line: HttpProtocol) -> None:
        """The connection waits for nothing: its request is being answered."""
        lines = self.waiting.get(line.who, {})
        lines.pop(line, None)
        if not lines:
            self.waiting.pop(line.who, None)

    def leave(self, line: HttpProtocol) -> None:
        lines = self.open.get(line.who, set())
        if line in lines:
            self.answer(line)
            self.total -= 1
            lines.remove(line)
            if not lines:
                del self.open[line.who]

    def has_room_for_socket(self, address: str) -> bool:
        is_one_of_many = self.sockets[home(address)] < SOCKETS_OF_ONE or self.is_proxy(address)
        return is_one_of_many and self.total_sockets < self.most_sockets

    def open_socket(self, who: str) -> None:
        self.total_sockets += 1
        self.sockets[who] += 1

    def close_socket(self, who: str) -> None:
        self.total_sockets -= 1
        self.sockets[who] -= 1
        if not self.sockets[who]:
            del self.sockets[who]


class HttpProtocol(HttpToolsProtocol):
    """One connection for requests. It goes from stage to stage, and each has its time."""

    def __init__(self, *args: Any, doors: Doors, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors, self.address = doors, "unknown"
        self.stage: Stage = "idle"
        self.due = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.taken = self.head_bytes = 0
        self.is_refused = False

    # -- coming and going ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client is not None else self.address
        self.enter_stage("idle", HEAD_SECONDS)
        self.look_after()
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    @property
    def who(self) -> str:
        return home(self.address)

    def leave(self) -> None:
        self.doors.leave(self)
        if self.timer is not None:
            self.timer.cancel()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on, and no longer a connection for requests."""
        if longest_line(self.url, self.headers) > SOCKET_LINE_BYTES or len(self.headers) > SOCKET_HEADERS:
            self.refuse(431)
        elif not self.doors.has_room_for_socket(self.address):
            self.refuse(503)
        else:
            self.leave()
            super().handle_websocket_upgrade()

    # -- how much -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        self.taken += len(data)
        super().data_received(data)
        is_head = self.stage in ("idle", "head")
        if self.taken > (HEAD_BYTES if is_head else REQUEST_BYTES):
            self.refuse(431 if is_head else 413)

    def send_400_response(self, msg: str) -> None:
        """What could not be read was no request, or too big a one."""
        self.refuse(431 if self.head_bytes > HEAD_BYTES else 400)

    def on_url(self, url: bytes) -> None:
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_head(len(name) + len(value))
        super().on_header(name, value)

    def check_pipeline(self) -> None:
        """Who hears no answer and asks on and on is let go: others would wait until all of it is read."""
        if self.is_answering and len(self.pipeline) + 1 >= PIPELINED:
            self.transport.abort()
            raise Unread

    def count_head(self, size: int) -> None:
        self.head_bytes += size
        if self.head_bytes > HEAD_BYTES:
            raise Unread

    # -- how long -----------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self.check_pipeline()
        self.head_bytes = 0
        self.enter_stage("head", HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Still a head for as long as it is not understood; with two hosts nobody knows which one was checked."""
        if [name for name, _ in self.headers].count(b"host") > 1:
            raise Unread
        super().on_headers_complete()
        self.enter_stage("body", BODY_SECONDS)

    def on_message_complete(self) -> None:
        self.taken = 0
        self.enter_stage("answer", ANSWER_SECONDS)
        super().on_message_complete()
        if self.is_answering:
            self.doors.answer(self)

    def on_response_complete(self) -> None:
        if self.stage == "answer":
            self.enter_stage("idle", ANSWER_SECONDS)  # the rest of the answer may still be on its way
        super().on_response_complete()
        if not self.is_answering:
            self.doors.wait(self)

    @property
    def is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def enter_stage(self, stage: Stage, seconds: float) -> None:
        self.stage, self.due = stage, self.loop.time() + seconds

    def look_after(self) -> None:
        """Close the connection if its time is over, else look again when it will be: a timer for each stage would cost
        more."""
        if self.loop.time() < self.due:
            self.timer = self.loop.call_at(self.due, self.look_after)
        elif self.stage in ("head", "body") and not self.is_refused:
            self.refuse(408)
            self.look_after()
        else:
            self.transport.abort()

    # -- refusing -----------------------------------------------------------------------------------------------

    def refuse(self, status: int) -> None:
        """Say why, unless this request has been answered already, and read no more."""
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused, self.due = True, self.loop.time() + LINGER_SECONDS
        if self.is_answering and self.cycle.response_started:
            self.transport.abort()
            return
        if self.is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.stage != "body" or not self.cycle.response_complete:
            self.transport.write(refusal(status))
        self.transport.write_eof()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket: counted as one as long as its line is open."""

    def __init__(self, *args: Any, doors: Doors, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors, self.who = doors, "unknown"
        self.frames: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.who = home(self.client[0]) if self.client is not None else self.who
        self.doors.open_socket(self.who)

    def data_received(self, data: bytes) -> None:
        """The whole request comes first: one that is not understood would keep the line for good."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(refusal(400))
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """A text goes out as one frame, in the shortest way: a choice is told to everybody who looks at its table.

        Those that are said in one breath, as an answer and the new state, are written together.
        """
        text = message.get("text") if self.conn.state is State.OPEN and not self.conn.extensions else None
        if not isinstance(text, str) or self.close_sent or not self.handshake_complete:
            self.flush()
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self.frames:
            self.loop.call_soon(self.flush)
        self.frames.append(text_frame(text.encode()))

    def flush(self) -> None:
        if self.frames and not self.transport.is_closing():
            self.transport.write(b"".join(self.frames))
        self.frames.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.close_socket(self.who)
        super().connection_lost(exc)


def text_frame(body: bytes) -> bytes:
    """A whole message of a server, as the protocol has it (RFC 6455, 5.2).

    >>> text_frame(b"hi"), text_frame(b"x" * 300)[:4], text_frame(b"x" * 70_000)[:10]
    (b'\\x81\\x02hi', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(body)
    if size < SHORT:
        return bytes((TEXT, size)) + body
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + body
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + body


def protocols(doors: Doors) -> dict[str, Any]:
    """What uvicorn's configuration needs for these doors."""
    return {"http": partial(HttpProtocol, doors=doors), "ws": partial(SocketProtocol, doors=doors)}


def networks(addresses: Sequence[str]) -> list[IPv4Network | IPv6Network]:
    """The networks that addresses name; a star is everybody.

    >>> networks(["10.0.0.2", "fd00::/8"])
    [IPv4Network('10.0.0.2/32'), IPv6Network('fd00::/8')]
    """
    named = ("0.0.0.0/0", "::/0") if "*" in addresses else addresses
    return [ip_network(address, strict=False) for address in named]


def longest_line(url: bytes, headers: Sequence[tuple[bytes, bytes]]) -> int:
    return max([len(url), *(len(name) + len(value) for name, value in headers)])


def refusal(status: int) -> bytes:
    """A whole answer: the status, and what is wrong as every other answer says it."""
    body = json.encode(Problem(*PROBLEMS[status]))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
