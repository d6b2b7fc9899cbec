"""Connections that another process has accepted: they come through a socket between the two."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn


class DoorServer(uvicorn.Server):
    """It serves what comes through the door beside what comes to its own port, and ends when the door is shut."""

    def __init__(self, config: uvicorn.Config, door: socket.socket) -> None:
        super().__init__(config)
        self.door = door
        self.entering: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.door.settimeout(0)
            asyncio.get_running_loop().add_reader(self.door, self.take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.door)
        self.door.close()
        await super().shutdown(sockets)

    def take(self) -> None:
        try:
            word, files, _, _ = socket.recv_fds(self.door, 1, 1)
        except BlockingIOError:
            return
        if not word:
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(self.door)
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
