"""Who gets a new connection: the process that owns the table which its first request is about.

The router looks at the first line without taking it, and hands the whole connection over to that process. From then on
it has no part in it: nothing is copied, and the process sees who is at the other end. What comes later on the same
connection for a table of another process is passed on by the processes themselves.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Mapping
from typing import Final

import structlog

from frenzy.server.cluster.placement import home_of

ABOUT: Final = re.compile(rb"[A-Z]+ /(?:api/tables/|api/campaigns/|t/|c/)([a-z0-9]+)")
FORWARDED: Final = re.compile(rb"\r\nx-forwarded-for:[^\r]*?([0-9a-f.:]+)\s*\r", re.IGNORECASE)
LOOK: Final = 4_096
"""Bytes that are looked at."""
PATIENCE: Final = 1.0
"""Seconds for a first line; who takes longer goes to any process, whose doors have the rest of the rules."""
STEP, LONGEST_STEP = 0.02, 0.2
"""Seconds between two looks at half a line, which get longer."""
MOST_WAITING: Final = 1_000
"""While so many are looked at, others go to any process: whoever says nothing keeps nobody else waiting."""

log = structlog.get_logger()
Doors = Mapping[str, socket.socket]
"""The sockets to the processes that are ready, by the addresses that the others know them by."""


class Router:
    """It accepts, looks, and hands over."""

    def __init__(self, listener: socket.socket, doors: Callable[[], Doors]) -> None:
        self.listener, self.doors = listener, doors
        self.waiting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self.listener.settimeout(0)
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, (who, *_) = await loop.sock_accept(self.listener)
            except OSError as error:  # too many files, or somebody who has gone again
                log.error("not accepted", error=str(error))
                await asyncio.sleep(STEP)
                continue
            if len(self.waiting) >= MOST_WAITING:
                with line:
                    self.hand_over(line, f"caller {who}")
                continue
            task = asyncio.create_task(self.place(line, str(who)))
            self.waiting.add(task)
            task.add_done_callback(self.waiting.discard)

    async def place(self, line: socket.socket, who: str) -> None:
        with line:  # the process has one of its own
            head = await first_line(line)
            end = asyncio.get_running_loop().time() + PATIENCE
            while head and not self.hand_over(line, key_of(head, who)):
                if asyncio.get_running_loop().time() > end:
                    log.error("nobody takes a connection", who=who)
                    return
                await asyncio.sleep(STEP)

    def hand_over(self, line: socket.socket, key: str) -> bool:
        """Whether somebody has it now; where its process is gone another one, which passes on what is not its own."""
        doors = {**self.doors()}
        while doors:
            home = home_of(key, doors)
            try:
                socket.send_fds(doors.pop(home), [b"."], [line.fileno()])
            except OSError:
                continue
            return True
        return False

    async def close(self) -> None:
        for task in self.waiting:
            task.cancel()
        await asyncio.gather(*self.waiting, return_exceptions=True)


def key_of(head: bytes, who: str) -> str:
    """What the first request is about: a table or a campaign; else who asks, so that their limits are counted once.

    >>> key_of(b"GET /api/tables/k3v5x7aaaaqq/socket?version=0 HTTP/1.1", "192.0.2.7")
    'k3v5x7aaaaqq'
    >>> key_of(b"GET /api/games HTTP/1.1\\r\\nX-Forwarded-For: 192.0.2.1, 192.0.2.8\\r\\n", "127.0.0.1")
    'caller 192.0.2.8'
    """
    about, forwarded = ABOUT.match(head), FORWARDED.search(head)
    if about is not None:
        return about[1].decode()
    return f"caller {forwarded[1].decode() if forwarded is not None else who}"


async def first_line(line: socket.socket) -> bytes:
    """The beginning of what comes, which stays where it is; nothing if nobody is there any more."""
    loop = asyncio.get_running_loop()
    line.settimeout(0)
    end, head, step = loop.time() + PATIENCE, b" ", STEP
    while loop.time() < end:
        try:
            head = line.recv(LOOK, socket.MSG_PEEK)
        except BlockingIOError:
            await readable(line, end - loop.time())
            continue
        except OSError:
            return b""
        if not head or b"\n" in head or len(head) == LOOK:
            return head
        await asyncio.sleep(step)
        step = min(2 * step, LONGEST_STEP)
    return head


async def readable(line: socket.socket, seconds: float) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(line, ready.set)
    try:
        async with asyncio.timeout(seconds):
            await ready.wait()
    except TimeoutError:
        pass
    finally:
        loop.remove_reader(line)
