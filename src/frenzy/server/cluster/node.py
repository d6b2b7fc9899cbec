"""One server among several: what comes in for a table goes to whoever has it, and tables go where they should be."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from math import inf
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import json

from frenzy import wire
from frenzy.server.cluster.members import Member, Members
from frenzy.server.cluster.relay import (
    Unreachable,
    ask,
    own_word,
    read_body,
    refuse_request,
    relay_request,
    relay_socket,
    taken,
)
from frenzy.server.http.guards import PLACE_HEADER
from frenzy.server.lobby.lobby import Lobby, is_new
from frenzy.server.store import StoreFailure, UnknownTable
from frenzy.server.table.clocks import now
from frenzy.server.table.leases import LEASE_SECONDS
from frenzy.server.table.office import Guest
from frenzy.server.table.registry import SHOWN_TABLES
from frenzy.server.websocket.connection import RESTARTING

PATH: Final = re.compile(r"/api/(?:(tables|campaigns)/([^/]+)|quick$)")
QUICK: Final = "quick"
"""One of the servers makes all quick matches, so that two who ask in one breath meet."""
MOST_HOPS: Final = 2
"""One to where a table should be, and one to where it still is."""
JSON: Final = ((b"content-type", b"application/json"),)
OK, CREATED = 200, 201
AT_ONCE: Final = 4
"""Tables that are given away together."""
HAND_OVER_SECONDS: Final = 8.0
"""For all of them, before a server ends."""
TRIES: Final = 3
"""Servers that turn out not to be there."""

log = structlog.get_logger()


class Node:
    """This server, as a member. It follows who comes and goes."""

    def __init__(self, members: Members) -> None:
        self.members = members
        self.lobby: Lobby | None = None
        self.has_changed = asyncio.Event()
        self.following: asyncio.Task[None] | None = None
        members.changed = self.has_changed.set

    @property
    def me(self) -> Member:
        return self.members.me

    def in_front_of(self, app: ASGIApp) -> ASGIApp:
        """The application, in front of which everything is passed on that is another server's."""
        return Switch(app, self)

    async def join(self, lobby: Lobby) -> None:
        self.lobby, lobby.is_ours = lobby, self.members.is_mine
        lobby.match_elsewhere = partial(match_elsewhere, self)
        await self.members.join()

    def follow(self) -> None:
        """Once the tables are awake."""
        self.has_changed.clear()
        self.following = asyncio.create_task(self.move_tables(), name="move tables")

    async def hand_over(self) -> None:
        """Before this server ends: its tables go to the others, while those that wait for that are still played here.

        What is left when nobody else is there, or the time is over, closes with the server.
        """
        if self.lobby is None:
            return
        await self.stop_following()
        await self.members.retire()
        end = now() + HAND_OVER_SECONDS
        while self.lobby.tables and self.members.live and now() < end:
            await self.give_away(until=end)

    async def stop_following(self) -> None:
        if self.following is not None:
            self.following.cancel()
            await asyncio.gather(self.following, return_exceptions=True)

    async def say_goodbye(self) -> None:
        await self.stop_following()
        await self.members.say_goodbye()

    # -- finding ------------------------------------------------------------------------------------------------

    async def elsewhere(self, path: str, hops: int) -> Member | None:
        """Who has to answer this, if it is another one: where the table is, or should be.

        One that is asked for a table that it has just given away does not open it again, and keep it from its home.
        """
        found = PATH.match(path)
        if found is None or self.lobby is None or hops >= MOST_HOPS:
            return None
        kind, name = found[1] or "", found[2] or QUICK
        if kind == "tables" and (name in self.lobby.tables or name in self.lobby.opening):
            return None
        home = self.members.home(name)
        if home.id == self.me.id:
            return await self.holder(name) if kind == "tables" else None
        if not hops or self.members.is_leaving:
            return home
        return (await self.holder(name) or home) if kind == "tables" else None

    async def holder(self, name: str) -> Member | None:
        """Who else has the table now, if it is there."""
        assert self.lobby is not None, "nobody is asked before the lobby is open"
        try:
            lease = await self.lobby.store.lease(name)
        except (UnknownTable, StoreFailure):  # whoever opens it will say so
            return None
        return None if lease is None or lease.owner == self.me.id else self.members.live.get(lease.owner)

    # -- moving -------------------------------------------------------------------------------------------------

    async def move_tables(self) -> None:
        """After each change: give away what should be elsewhere, open what goes on by itself and should be here.

        Once more a while later, when the leases of whoever has died are over.
        """
        again: float | None = None
        while True:
            try:
                async with asyncio.timeout(again):
                    await self.has_changed.wait()
                again = LEASE_SECONDS
            except TimeoutError:
                again = None
            self.has_changed.clear()
            try:
                await self.give_away()
                await self.open_own()
            except Exception as error:  # the next change comes, and who asks for a table gets it anyway
                log.error("tables not moved", exc_info=error)

    async def give_away(self, until: float = inf) -> None:
        """A few tables at a time: each is missed only as long as it takes to give it away itself."""
        assert self.lobby is not None, "there are tables to move"
        waiting = iter([*self.lobby.tables])

        async def give_some() -> None:
            for name in waiting:
                if now() < until:
                    await self.give(name)

        await asyncio.gather(*(give_some() for _ in range(AT_ONCE)))

    async def give(self, name: str) -> None:
        """Give this table away, if it should be elsewhere. What takes time is done while it is still played."""
        assert self.lobby is not None, "there are tables to move"
        table = self.lobby.tables.get(name)
        if table is None or self.members.is_mine(name):
            return
        await table.save()
        home = self.members.home(name)
        if home.id == self.me.id or name not in self.lobby.tables:
            return
        has_bots = table.record.phase == "playing" and any(table.bot_level(seat.seat) for seat in table.seats)
        await self.lobby.forget(name)
        if self.lobby.sleepers.take(name) is not None or has_bots:
            await self.wake_at(home, name)

    async def wake_at(self, home: Member, name: str) -> None:
        """Its bots and clocks go on there, also if nobody asks for it."""
        try:
            await ask(home, "GET", f"/api/tables/{name}", (), told=own_word(home))
        except (Unreachable, OSError, TimeoutError) as error:
            log.warning("table not woken", table=name, member=home.address, error=str(error))

    async def open_own(self) -> None:
        assert self.lobby is not None, "there are tables to open"
        await self.lobby.resume()


async def match_elsewhere(node: Node, wanted: wire.QuickMatch, guest: Guest) -> wire.Seated | None:
    """A seat at the table of another server that has waited longest for somebody, if any does."""
    assert node.lobby is not None, "somebody has come to the lobby"
    for record in await node.lobby.store.tables("lobby", public=True, newest=SHOWN_TABLES):
        if record.game != wanted.game or record.id in node.lobby.tables:
            continue
        owner = await node.holder(record.id) or (node.members.home(record.id) if is_new(record) else None)
        if owner is not None and owner.id != node.me.id:
            try:
                found = await sit_down(owner, record.id, wanted.nickname, guest, is_new=is_new(record))
            except (Unreachable, OSError, TimeoutError) as error:
                log.warning("not matched", table=record.id, member=owner.address, error=str(error))
            else:
                if found is not None:
                    return found
    return None


async def sit_down(owner: Member, table: str, nickname: str, guest: Guest, *, is_new: bool) -> wire.Seated | None:
    """Take a seat there and be ready, if one is open and somebody is there who waits."""
    path, word = f"/api/tables/{table}", own_word(owner, guest.home or "")
    answer = await ask(owner, "GET", path, (), told=own_word(owner))
    if answer.status != OK:
        return None
    seats = json.decode(answer.body, type=wire.TableInfo).seats
    if not any(seat.kind == "open" for seat in seats) or not (is_new or any(seat.connected for seat in seats)):
        return None
    shown = ((PLACE_HEADER.encode(), guest.place.encode("latin-1")),) if guest.place else ()
    answer = await ask(owner, "POST", f"{path}/join", (*JSON, *shown), json.encode(wire.Join(nickname)), told=word)
    if answer.status != CREATED:
        return None
    seated = json.decode(answer.body, type=wire.Seated)
    token = (b"authorization", f"Bearer {seated.token}".encode())
    answer = await ask(owner, "POST", f"{path}/ready", (*JSON, token), json.encode(wire.SetReady()), told=word)
    info = json.decode(answer.body, type=wire.TableInfo) if answer.status == OK else seated.table
    return wire.Seated(info, seated.seat, seated.token)


class Switch:
    """Passes on what is another server's, and leaves the rest to the application."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app, self.node = app, node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hops = taken(scope, self.node.me.secret)
        member = await self.node.elsewhere(scope["path"], hops)
        if member is None:
            await self.app(scope, receive, send)
        elif kind == "http":
            await self.pass_request(scope, receive, send, member, hops)
        else:
            await self.pass_socket(scope, receive, send, member, hops)

    async def pass_request(self, scope: Scope, receive: Receive, send: Send, member: Member, hops: int) -> None:
        body = await read_body(receive)
        if body is None:
            return
        found: Member | None = member
        for _ in range(TRIES):
            if found is None:
                await self.app(scope, given(body), send)
                return
            try:
                await relay_request(scope, body, send, found, hops)
            except Unreachable:
                self.node.members.suspect(found)
                found = await self.node.elsewhere(scope["path"], hops)
            else:
                return
        await refuse_request(send)

    async def pass_socket(self, scope: Scope, receive: Receive, send: Send, member: Member, hops: int) -> None:
        found: Member | None = member
        for _ in range(TRIES):
            if found is None:
                await self.app(scope, receive, send)
                return
            try:
                await relay_socket(scope, receive, send, found, hops)
            except Unreachable:
                self.node.members.suspect(found)
                found = await self.node.elsewhere(scope["path"], hops)
            else:
                return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": RESTARTING, "reason": ""})


def given(body: bytes) -> Receive:
    """A body that was read already, and then silence: whoever asked is still there."""
    messages: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if messages:
            return messages.pop()
        return await asyncio.get_running_loop().create_future()

    return receive
