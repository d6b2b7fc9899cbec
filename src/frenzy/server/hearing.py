"""What clients say to a table: each message in its turn, and a choice not before its time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from frenzy.kernel import IllegalAction
from frenzy.server import wire
from frenzy.server.asking import ask
from frenzy.server.clocks import now
from frenzy.server.company import chat, sit
from frenzy.server.sockets import Connection, Refusal, seated
from frenzy.server.store import StoreFailure
from frenzy.server.undoing import answer_undo, undo
from frenzy.server.waiting import hail

if TYPE_CHECKING:
    from frenzy.server.tables import Table

SIGNS_OF_LIFE: Final = (wire.Choose, wire.Undo, wire.AnswerUndo, wire.Chat, wire.Sit)

log = structlog.get_logger()


async def take(table: Table, connection: Connection, message: wire.ClientMessage) -> bool:
    """A message has come: hear it when its time has come, and say whether it was a choice that counted."""
    if isinstance(message, wire.Choose):
        await hold(table, connection.viewer)
    return await table.do(partial(hear, table, connection, message))


async def hold(table: Table, seat: int | None) -> None:
    """No answer to a reaction counts before a bot's could: else a quick one tells that there was no choice."""
    course = table.course
    if course is not None and course.to_act == seat and course.is_reaction:
        await asyncio.sleep(max(0.0, table.shown_at + table.pace.bot_seconds - now()))


async def hear(table: Table, connection: Connection, message: wire.ClientMessage) -> bool:
    """One message of a client; whether it was a choice that counted. Refusals are told to the client."""
    if isinstance(message, SIGNS_OF_LIFE):
        for seat in connection.own:
            await hail(table, seat)
    try:
        match message:
            case wire.Choose():
                await choose(table, connection, message)
                return True
            case wire.Undo():
                await undo(table, connection, message)
            case wire.AnswerUndo():
                await answer_undo(table, connection, message)
            case wire.Resync():
                connection.known = message.version
                connection.refresh()
            case wire.Chat():
                await chat(table, connection, message)
            case wire.Sit():
                sit(table, connection, message)
            case wire.Ask():
                ask(table, connection, message)
            case wire.Ping():
                connection.say(wire.Pong(message.id))
    except Refusal as refusal:
        table.refuse(connection, getattr(message, "id", ""), refusal)
    except StoreFailure as error:
        log.error("not saved", table=table.record.id, error=str(error))
        table.refuse(connection, getattr(message, "id", ""), Refusal("not_saved", "that could not be saved; try again"))
    return False


async def choose(table: Table, connection: Connection, message: wire.Choose) -> None:
    course, seat = table.playing(), seated(connection)
    table.check_version(course, seat, message.version)
    if course.to_act != seat:
        raise Refusal("not_yours", "somebody else has to decide now")
    try:
        await table.commit(seat, message.choice)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None
    connection.say(wire.Accepted(message.id, course.version(seat)))
