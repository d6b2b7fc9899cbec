"""The socket of a table: who may open it, what it may say, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, Final, get_args

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, TooManyRequestsException, WebSocketException
from litestar.params import FromPath
from litestar.types import Send
from msgspec import DecodeError, ValidationError

from frenzy import wire
from frenzy.kernel import FrenzyError
from frenzy.server.http.problems import BarredGuest, WrongToken
from frenzy.server.lobby.lobby import check_barred
from frenzy.server.services import Services, caller
from frenzy.server.store import Leased, LostLease, StoreFailure
from frenzy.server.table.mailbox import TableClosed
from frenzy.server.table.messages import receive
from frenzy.server.table.table import Table
from frenzy.server.websocket.connection import RESTARTING, Connection, Refusal

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]
LINE: Final = "line"
"""Where a socket's own way out is kept: what is said there goes to the server that holds the connection."""
POLICY: Final = 1008
SOCKETS_PER_SEAT: Final = 4
CLOSE_SECONDS: Final = 5.0
"""Seconds for the last frame."""
LONGEST_CLOSE_REASON: Final = 123
"""Bytes of a reason, as the protocol has it."""
LOST: Final = (OSError, WebSocketException)
"""How a line ends that the other side has let go, or does not take anything from: a TimeoutError is an OSError."""
KINDS: Final[Mapping[type[wire.FromClient], str]] = {
    wire.Chat: "chat", wire.Ask: "ask", wire.Undo: "undo", **dict.fromkeys(get_args(wire.TogetherMessage), "talk"),
    wire.Point: "point", wire.Plan: "plan", wire.AllowChances: "talk",
}  # fmt: skip
"""Messages with a limit of their own."""
CLOSED: Final[Mapping[int, str]] = {
    wire.REMOVED: "the host has taken you off the table",
    wire.BARRED: "the host has taken you off the table, and does not let you come back",
}
"""What a table tells those whom it closes the line to."""
NUMBERS: Final = count()
"""Of sockets: each has limits of its own, and none those of one that was."""
PATIENCE: Final = 50
"""So many refusals for haste in a row end the connection."""


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Play or watch; `?version=` says what the client has already, `?seat=` which of its seats saw it.

    With `?stack=1` the view holds all that `redeal` needs.
    """
    services: Services = socket.app.state.services
    try:
        services.check_origin(socket)
    except HTTPException as error:
        await close_socket(socket, POLICY, error.detail)
        return
    await socket.accept()
    try:
        with services.open_socket(socket):
            table = await services.visible_table(socket, name)
            check_barred(table, services.guest(socket, table))
            viewer, wants_stack = first_viewer(socket, services.own(socket, table)), "stack" in socket.query_params
            connection = Connection(viewer, services.key(socket, table), wants_stack=wants_stack)
            if viewer is not None:
                table.presence.note_home(caller(socket))
            with services.bars.line(connection, caller(socket)):
                await serve_connection(services, socket, table, connection)
    except TooManyRequestsException as error:
        await close_socket(socket, wire.TOO_MANY, error.detail)
    except BarredGuest as error:
        await close_socket(socket, wire.BARRED, str(error))
    except WrongToken as error:
        await close_socket(socket, wire.NO_SEAT, str(error))
    except (Leased, LostLease):
        await close_socket(socket, RESTARTING)
    except FrenzyError as error:
        await close_socket(socket, wire.NO_TABLE, str(error))
    except StoreFailure as error:
        log.error("not connected", table=name, error=str(error))
        await close_socket(socket, RESTARTING)


async def close_socket(socket: Socket, code: int, why: str = "") -> None:
    """Close the socket and say why, as far as a frame allows. Nobody waits for a client that takes nothing."""
    with suppress(*LOST):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code, why.encode()[:LONGEST_CLOSE_REASON].decode(errors="ignore"))


def first_viewer(socket: Socket, own: tuple[int, ...]) -> int | None:
    """The seat whose view the client had before, if it is one of its own; else the first of them."""
    wanted = socket.query_params.get("seat", "")
    return next((seat for seat in own if str(seat) == wanted), next(iter(own), None))


async def serve_connection(services: Services, socket: Socket, table: Table, connection: Connection) -> None:
    """Read and write until either end has had enough."""
    known = socket.query_params.get("version", "")
    version = int(known) if known.isdecimal() and len(known) < 16 else None
    await table.do(partial(table.presence.join, connection, version))
    limit_sockets(table, connection)
    writer = asyncio.create_task(connection.write(partial(send_text, socket.scope["state"][LINE]), table.states.text))
    reader = asyncio.create_task(read_frames(services, socket, table, connection))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader):
            task.cancel()
        ends = await asyncio.gather(writer, reader, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, LOST):
                log.error("our mistake", table=table.record.id, exc_info=end)
        with suppress(TableClosed):
            await table.do(partial(table.presence.leave, connection))
    if connection.closing is not None and socket.connection_state != "disconnect":
        await close_socket(socket, connection.closing, CLOSED.get(connection.closing, ""))


def send_text(line: Send, text: str) -> Awaitable[None]:
    """Litestar's own method does this by way of four others, which adds up where a choice is sent to many."""
    return line({"type": "websocket.send", "bytes": None, "text": text})


def limit_sockets(table: Table, connection: Connection) -> None:
    """A device has a few sockets at most: the new ones stay."""
    others = [other for other in table.presence.connections if other.own == connection.own and other is not connection]
    if connection.own and len(others) >= SOCKETS_PER_SEAT:
        others[0].close(wire.TOO_MANY)


async def read_frames(services: Services, socket: Socket, table: Table, connection: Connection) -> None:
    """Take one message after the other."""
    who, home, hasty = f"socket {next(NUMBERS)}", caller(socket), 0
    while connection.closing is None:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        limit = "watching" if connection.viewer is None else "seated"
        seconds = services.limiter.wait(limit, who)
        if seconds is not None:
            hasty += 1
            too_many(services, table, connection, seconds)
            if hasty > PATIENCE:
                connection.close(wire.TOO_MANY)
            continue
        hasty = 0
        if not await handle_frame(
            services, table, connection, event.get("text") or event.get("bytes") or b"", who, home
        ):
            services.limiter.spend(limit, who)


async def handle_frame(
    services: Services, table: Table, connection: Connection, text: str | bytes, who: str, home: str
) -> bool:
    """One message; whether it is free: a choice that counted, or a question of somebody who plays.

    Most limits are those of the socket; hints and plans take everybody's time, and are counted by address.
    """
    begun = perf_counter()
    try:
        message = wire.read_message(text)
    except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
        table.refuse(connection, "", Refusal("nonsense", f"not a message: {error}"))
        services.metrics.refusals.labels("nonsense").inc()
        return False
    if isinstance(message, wire.Chat | wire.Ask | wire.Undo | wire.AllowChances | wire.TogetherMessage):
        seconds = services.limiter.spend(KINDS[type(message)], home if isinstance(message, wire.Plan) else who)
        if seconds is None and isinstance(message, wire.Ask) and message.question == "hint":
            seconds = services.limiter.spend("hint", home)
        if seconds is not None:
            too_many(services, table, connection, seconds, message.id)
            return False
    try:
        counted = await receive(table, connection, message)
    except Exception:  # noqa: BLE001  # the table has noted it; the line stays open
        table.refuse(connection, getattr(message, "id", ""), Refusal("our_mistake", "that went wrong on our side"))
        return False
    if counted:
        services.metrics.choices.inc()
        services.metrics.choice_seconds.observe(perf_counter() - begun)
    return counted or (isinstance(message, wire.Ask) and connection.viewer is not None)


def too_many(services: Services, table: Table, connection: Connection, seconds: float, ref: str = "") -> None:
    refusal = Refusal("too_many", f"too many messages; wait {seconds:g} seconds")
    connection.say(wire.Refused(ref, refusal.reason, refusal.text, table.version_of(connection), seconds))
    services.metrics.refusals.labels("too_many").inc()
