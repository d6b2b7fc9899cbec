"""A WebSocket client that does little more than count, so that the one who measures is not what is measured."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

STATE: Final = re.compile(rb'\{"type":"state","version":(\d+)')


class Socket(asyncio.Protocol):
    """One connection: tells the version of each state that comes, and counts bytes."""

    def __init__(self, uri: str, token: str | None, address: str | None = None) -> None:
        self.protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self.token, self.address = token, address
        self.version = -1
        self.states = self.bytes = 0
        self.wrong = b""
        self.seen: Callable[[], None] = lambda: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.protocol.connect()
        if self.token:
            request.headers["Authorization"] = f"Bearer {self.token}"
        if self.address:
            request.headers["X-Forwarded-For"] = self.address
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self.read(bytes(event.data))
            elif self.protocol.handshake_exc:
                self.opened.set_exception(self.protocol.handshake_exc)
            elif not self.opened.done():
                self.opened.set_result(None)
        self.flush()

    def read(self, text: bytes) -> None:
        if (found := STATE.match(text)) is not None:
            self.version = int(found[1])
            self.states += 1
            self.bytes += len(text)
            self.seen()
        elif text.startswith(b'{"type":"refused"'):
            self.wrong = text
            self.seen()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wrong = self.wrong or b"connection lost (%d)" % (self.protocol.close_code or 0)
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))
        self.seen()

    def send(self, text: bytes) -> None:
        self.protocol.send_text(text)
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.transport.write(data)


async def open_socket(port: int, table: str, token: str | None, address: str | None = None) -> Socket:
    """`address` is where it seems to come from, as a proxy would tell."""
    uri = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(uri, token, address), "127.0.0.1", port
    )
    await socket.opened
    return socket
