"""How a member serves: it takes connections that another process has accepted, and hands its tables over at the end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
import uvicorn

log = structlog.get_logger()


class MemberServer(uvicorn.Server):
    """It serves what comes through the door, if it has one, beside what comes to its own port, and ends with the door.

    Those who play notice no more of the end than that their table moves: it is handed over before any line closes.
    """

    def __init__(
        self, config: uvicorn.Config, door: socket.socket | None, hand_over: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self.door, self.hand_over = door, hand_over
        self.entering: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.door is not None:
            self.door.settimeout(0)
            asyncio.get_running_loop().add_reader(self.door, self.take, self.door)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.hand_over()
        except Exception as error:  # whoever played there comes back a little later
            log.error("tables not handed over", exc_info=error)
        if self.door is not None:
            asyncio.get_running_loop().remove_reader(self.door)
            self.door.close()
        await super().shutdown(sockets)

    def take(self, door: socket.socket) -> None:
        try:
            word, files, _, _ = socket.recv_fds(door, 1, 1)
        except BlockingIOError:
            return
        if not word:
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(door)
        for file in files:
            entering = asyncio.create_task(self.enter(socket.socket(fileno=file)))
            self.entering.add(entering)
            entering.add_done_callback(self.entering.discard)

    async def enter(self, line: socket.socket) -> None:
        try:
            line.settimeout(0)
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, line)
        except OSError:  # whoever it was has gone
            line.close()

    def protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )  # fmt: skip
        return made
