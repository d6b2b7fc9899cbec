"""A WebSocket client that costs next to nothing, so that the one who measures is not what is measured."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

KEY: Final = b64encode(bytes(16)).decode()
STATE: Final = re.compile(rb'\{"type":"state","version":(\d+)')
MEDIUM, LONG, MASKED = 126, 127, 0x80
TEXT_FRAME, CLOSE = 0x81, 8


class Socket(asyncio.Protocol):
    """One connection: tells the version of each state that comes, and counts bytes."""

    def __init__(self, path: str, token: str | None) -> None:
        self.path, self.token = path, token
        self.buffer = bytearray()
        self.is_open = self.is_lost = False
        self.version = -1
        self.states = self.bytes = 0
        self.refusal = b""
        self.seen: Callable[[], None] = lambda: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{bearer}"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, self.buffer = True, bytearray(rest)
            self.opened.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            length, body = buffer[start + 1], start + 2
            if length == MEDIUM:
                length, body = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif length == LONG:
                length, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if len(buffer) < body + length:
                break
            self.read(buffer[start] & 15, bytes(buffer[body : body + length]))
            start = body + length
        del buffer[:start]

    def read(self, kind: int, text: bytes) -> None:
        if kind == CLOSE:
            self.transport.close()
        elif (found := STATE.match(text)) is not None:
            self.version = int(found[1])
            self.states += 1
            self.bytes += len(text)
            self.seen()
        elif text.startswith(b'{"type":"refused"'):
            self.refusal = text
            self.seen()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))
        self.seen()

    def send(self, text: bytes) -> None:
        """A masked frame whose mask is zero, which changes nothing."""
        size = len(text)
        head = bytes([TEXT_FRAME, MASKED | size]) if size < MEDIUM else bytes([TEXT_FRAME, MASKED | MEDIUM])
        self.transport.write(head + (b"" if size < MEDIUM else size.to_bytes(2, "big")) + bytes(4) + text)


async def open_socket(port: int, table: str, token: str | None) -> Socket:
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{table}/socket"
    _, socket = await loop.create_connection(lambda: Socket(path, token), "127.0.0.1", port)
    await socket.opened
    return socket
