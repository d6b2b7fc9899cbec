"""One connection: what is still to be said, and which version its client has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any, Final

from frenzy.server.table.clocks import now
from frenzy.wire import FromServer, RefusedReason, write_message

LONGEST_OUTBOX: Final = 200
LONGEST_SEND: Final = 30.0
"""Seconds that one message may take to leave."""
TOO_SLOW: Final = 1013
RESTARTING: Final = 1012


class Refusal(Exception):
    """A message that changes nothing: one word for programs, one sentence for people."""

    def __init__(self, reason: RefusedReason, text: str) -> None:
        super().__init__(text)
        self.reason, self.text = reason, text


class Connection:
    """A client of a table. States are written when they are sent, so a slow client gets the newest and misses none.

    `viewer` is the seat whose view it gets, `own` are all seats that are played on the same device; `key` is the hash
    of the token that opens them, which the table looks at again whenever somebody sits down or leaves. A program that
    thinks ahead on a re-dealt table `wants_stack`: the pending decisions, as the game itself has them.
    """

    def __init__(self, viewer: int | None, key: str | None = None, *, wants_stack: bool = False) -> None:
        self.viewer, self.key, self.wants_stack = viewer, key, wants_stack
        self.own: tuple[int, ...] = ()
        self.known: int | None = None
        self.is_stale = False
        self.closing: int | None = None
        self.outbox: deque[FromServer] = deque()
        self.wake = asyncio.Event()
        self.due = inf
        self.watch: asyncio.TimerHandle | None = None

    def look_from(self, viewer: int | None, own: tuple[int, ...]) -> None:
        """It gets the view of this seat now, of which it knows nothing yet."""
        self.viewer, self.own, self.known = viewer, own, 0

    def knows(self, version: int | None) -> None:
        """Its client has this version; None is the newest, whichever that is."""
        self.known = version

    def say(self, message: FromServer) -> None:
        if self.closing is not None:
            return
        self.outbox.append(message)
        if len(self.outbox) > LONGEST_OUTBOX:
            self.close(TOO_SLOW)
        self.wake.set()

    def refresh(self) -> None:
        """The client's picture of the table is out of date."""
        self.is_stale = True
        self.wake.set()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()

    async def write(self, send: Callable[[str], Awaitable[None]], state: Callable[[Connection], str]) -> int:
        """Send whatever there is to send until the connection is to be closed; the code to close it with.

        Who does not take a message for so long has gone away, even if the line still stands.
        """
        writer = asyncio.current_task()
        assert writer is not None, "only a task can be ended"
        try:
            while self.closing is None:
                if self.outbox:
                    text = write_message(self.outbox.popleft()).decode()
                elif self.is_stale:
                    self.is_stale, text = False, state(self)
                else:
                    self.due = inf
                    self.wake.clear()
                    await self.wake.wait()
                    continue
                self.due = now() + LONGEST_SEND
                if self.watch is None:
                    self.look_after(writer)
                await send(text)
        except asyncio.CancelledError:
            if self.closing != TOO_SLOW:
                raise
        finally:
            if self.watch is not None:
                self.watch.cancel()
        return self.closing

    def look_after(self, writer: asyncio.Task[Any]) -> None:
        """End the writer if its message is due, else look again when it will be: a timer for each would cost more."""
        self.watch = None
        if now() >= self.due:
            self.close(TOO_SLOW)
            writer.cancel()
        elif self.due < inf:
            self.watch = asyncio.get_running_loop().call_at(self.due, self.look_after, writer)


def seated(connection: Connection) -> int:
    if connection.viewer is None:
        raise Refusal("spectator", "you are watching; take a seat to play")
    return connection.viewer
