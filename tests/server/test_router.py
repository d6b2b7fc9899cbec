"""Before a connection has its process: whoever says nothing, or half of it, keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress

import pytest

from frenzy.server.cluster import router
from frenzy.server.cluster.router import Router
from tests.server.desk import runs


class House:
    """A router with one process, whose side of the door is here."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.door, self.inside = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.inside.setblocking(False)

    def dial(self, says: bytes = b"") -> socket.socket:
        line = socket.create_connection(self.listener.getsockname(), 5)
        line.sendall(says)
        return line

    async def taken(self) -> bytes:
        """The beginning of what was said on the next connection that the process gets."""
        async with asyncio.timeout(10):
            while True:
                with suppress(BlockingIOError):
                    _, found, _, _ = socket.recv_fds(self.inside, 1, 1)
                    break
                await asyncio.sleep(0.005)
        with socket.socket(fileno=found[0]) as line:
            line.setblocking(False)
            try:
                return line.recv(99)
            except BlockingIOError:
                return b""


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    found = House()
    routing = Router(found.listener, lambda: {"here": found.door})
    running = asyncio.create_task(routing.run())
    try:
        yield found
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await routing.close()
        for each in (found.listener, found.door, found.inside):
            each.close()


@runs
async def test_where_many_say_nothing_others_are_handed_over_all_the_same() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "MOST_WAITING", 5)
        patch.setattr(router, "PATIENCE", 60.0)
        async with house() as found:
            with ExitStack() as lines:
                for said in (b"", b"", b"", b"GET /hea", b"GET /hea", b"GET /health HTTP/1.1\r\n\r\n"):
                    lines.enter_context(found.dial(said))
                assert (await found.taken()).startswith(b"GET /health")


@runs
async def test_who_takes_too_long_for_a_first_line_goes_to_any_process() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "PATIENCE", 0.05)
        async with house() as found:
            with closing(found.dial(b"GET /hea")):
                assert await found.taken() == b"GET /hea"
