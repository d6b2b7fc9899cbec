"""A WebSocket client that does little more than count, so that the one who measures is not what is measured.

It knows as much of the protocol as our servers speak: whole frames of text, pings, and a last word.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from math import inf
from typing import Final, cast

STATE: Final = re.compile(rb'\{"type":"state","version":(\d+)')
REFUSED: Final = b'{"type":"refused"'
KEY: Final = "x3JJHMbDL1EzLkh9GBhXDw=="
UPGRADED: Final = b"HTTP/1.1 101 "
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""What a client says has to be masked; with this nothing looks different."""


def frame(kind: int, body: bytes) -> bytes:
    """What a client says.

    >>> frame(TEXT, b"hello")
    b'\\x81\\x85\\x00\\x00\\x00\\x00hello'
    """
    size = len(body)
    long = bytes((kind, MASKED | 126, *size.to_bytes(2, "big"))) if size > 125 else bytes((kind, MASKED | size))
    return long + NO_MASK + body


class Socket(asyncio.Protocol):
    """One connection: tells when the version that is waited for has come, and counts states and their bytes."""

    def __init__(self, path: str, headers: list[str]) -> None:
        self.request = "\r\n".join(
            [
                f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
                f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *headers, "\r\n",
            ]
        ).encode()  # fmt: skip
        self.version, self.goal = -1, inf
        self.states = self.bytes = 0
        self.wrong = b""
        self.seen: Callable[[], None] = lambda: None
        """Called when the goal has come, and when something is wrong."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        at = 0 if self.opened.done() else self.read_answer(data)
        end = len(data)
        while end - at > 1:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big") if start <= end else end
            if start + size > end:
                break
            if data[at] == TEXT and (found := STATE.match(data, start)) is not None:
                self.see(int(found[1]), size)
            else:
                self.read(data[at], data[start : start + size])
            at = start + size
        if at < end:
            self.rest = data[at:]

    def read_answer(self, data: bytes) -> int:
        """Where the frames begin."""
        head, ends, _ = data.partition(b"\r\n\r\n")
        if not ends:
            return 0
        if not head.startswith(UPGRADED):
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return len(data)
        self.opened.set_result(None)
        return len(head) + len(ends)

    def see(self, version: int, size: int) -> None:
        self.version = version
        self.states += 1
        self.bytes += size
        if version >= self.goal:
            self.goal = inf
            self.seen()

    def read(self, kind: int, body: bytes) -> None:
        if kind == TEXT and body.startswith(REFUSED):
            self.fail(body)
        elif kind == PING:
            self.transport.write(frame(PONG, body))
        elif kind == CLOSE:
            self.transport.write(frame(CLOSE, body))
            self.fail(b"connection closed (%d)" % int.from_bytes(body[:2], "big"))

    def fail(self, why: bytes) -> None:
        self.wrong = self.wrong or why
        self.seen()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))
        self.fail(b"connection lost")

    def send(self, framed: bytes) -> None:
        if self.transport.is_closing():
            raise ConnectionError("the connection is closed")
        self.transport.write(framed)


async def open_socket(port: int, table: str, token: str | None, address: str | None = None) -> Socket:
    """`address` is where it seems to come from, as a proxy would tell."""
    headers = [f"Authorization: Bearer {token}"] if token else []
    headers += [f"X-Forwarded-For: {address}"] if address else []
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(f"/api/tables/{table}/socket", headers), "127.0.0.1", port
    )
    await socket.opened
    return socket
