"""The socket of a table: who may open it, what it may say, and how often."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError

from frenzy.kernel import FrenzyError
from frenzy.server import wire
from frenzy.server.house import House
from frenzy.server.showing import state_text
from frenzy.server.sockets import Connection, Refusal
from frenzy.server.tables import Table, TableClosed

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]
POLICY: Final = 1008
NO_TABLE: Final = 4404
NO_SEAT: Final = 4401
TOO_MANY: Final = 4429
SOCKETS_PER_SEAT: Final = 4
PATIENCE: Final = 50
"""So many refusals for haste in a row end the connection."""


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Play or watch; `?version=` says what the client has already, `?seat=` which of its seats saw it."""
    house: House = socket.app.state.house
    try:
        house.check_origin(socket)
        house.spend("socket", socket)
    except HTTPException as error:
        await socket.close(POLICY, error.detail)
        return
    await socket.accept()
    try:
        table = await house.lobby.find(name)
        connection = Connection(seat_to_see(socket, house.own(socket, table)))
    except FrenzyError as error:
        await socket.close(NO_TABLE, str(error))
    except HTTPException as error:
        await socket.close(NO_SEAT, error.detail)
    else:
        with house.sockets.track_inprogress():
            await converse(house, socket, table, connection)


def seat_to_see(socket: Socket, own: tuple[int, ...]) -> int | None:
    """The seat whose view the client had before, if it is one of its own; else the first of them."""
    wanted = socket.query_params.get("seat", "")
    return next((seat for seat in own if str(seat) == wanted), next(iter(own), None))


async def converse(house: House, socket: Socket, table: Table, connection: Connection) -> None:
    """Read and write until either end has had enough."""
    known = socket.query_params.get("version", "")
    await table.do(partial(table.join, connection, int(known) if known.isdecimal() and len(known) < 16 else None))
    limit_sockets(table, connection)
    writer = asyncio.create_task(connection.write(socket.send_text, partial(state_text, table)))
    reader = asyncio.create_task(listen(house, socket, table, connection))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        with suppress(TableClosed):
            await table.do(partial(table.part, connection))
    if connection.closing is not None and socket.connection_state != "disconnect":
        await socket.close(connection.closing)


def limit_sockets(table: Table, connection: Connection) -> None:
    """A device has a few sockets at most: the new ones stay."""
    others = [other for other in table.connections if other.own == connection.own and other is not connection]
    if connection.own and len(others) >= SOCKETS_PER_SEAT:
        others[0].close(TOO_MANY)


async def listen(house: House, socket: Socket, table: Table, connection: Connection) -> None:
    """Take one message after the other."""
    who, hasty = f"socket {id(connection)}", 0
    while connection.closing is None:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        limit = "watching" if connection.viewer is None else "seated"
        if house.limiter.is_spent(limit, who):
            hasty += 1
            too_many(house, table, connection, house.limiter.wait(limit, who))
            if hasty > PATIENCE:
                connection.close(TOO_MANY)
            continue
        hasty = 0
        if not await hear(house, table, connection, event.get("text") or event.get("bytes") or b"", who):
            house.limiter.spend(limit, who)


async def hear(house: House, table: Table, connection: Connection, text: str | bytes, who: str) -> bool:
    """One message; whether it is free: a choice that counted, or a question of somebody who plays."""
    try:
        message = wire.read_message(text)
    except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
        table.refuse(connection, "", Refusal("nonsense", f"not a message: {error}"))
        house.refusals.labels("nonsense").inc()
        return False
    if isinstance(message, wire.Chat | wire.Ask):
        seconds = house.limiter.spend("chat" if isinstance(message, wire.Chat) else "ask", who)
        if seconds is not None:
            too_many(house, table, connection, seconds, message.id)
            return False
    try:
        counted = await table.take(connection, message)
    except Exception:  # noqa: BLE001  # the table has noted it; the line stays open
        table.refuse(connection, getattr(message, "id", ""), Refusal("our_mistake", "that went wrong on our side"))
        return False
    if counted:
        house.choices.inc()
    return counted or (isinstance(message, wire.Ask) and connection.viewer is not None)


def too_many(house: House, table: Table, connection: Connection, seconds: float, ref: str = "") -> None:
    refusal = Refusal("too_many", f"too many messages; wait {seconds:g} seconds")
    connection.say(wire.Refused(ref, refusal.reason, refusal.text, table.version_of(connection), seconds))
    house.refusals.labels("too_many").inc()
