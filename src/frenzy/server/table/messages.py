"""Handlers of client messages: one after the other, and a reaction not before its time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, get_args

import structlog

from frenzy import wire
from frenzy.kernel import IllegalAction
from frenzy.kernel.errors import shown
from frenzy.server.store import StoreFailure
from frenzy.server.table.queries import answer_query
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.table import Table

SIGNS_OF_LIFE: Final = (
    wire.Choose, wire.Undo, wire.AnswerUndo, wire.Chat, wire.Sit, wire.AllowChances, *get_args(wire.TogetherMessage),
)  # fmt: skip

log = structlog.get_logger()


async def receive(table: Table, connection: Connection, message: wire.ClientMessage) -> bool:
    """Queue a message for its table; whether it was a choice that counted."""
    if isinstance(message, wire.Choose):
        await delay_reaction(table, connection.viewer)
    return await table.do(partial(handle, table, connection, message))


async def delay_reaction(table: Table, seat: int | None) -> None:
    """No reaction counts before a bot's would: a quick one would give away that there was no choice."""
    history = table.history
    if history is not None and seat in history.may_act and history.is_reaction:
        await table.waiting.hold()


async def handle(table: Table, connection: Connection, message: wire.ClientMessage) -> bool:
    """Handle one message; whether it was a choice that counted. Refusals go to the client."""
    if isinstance(message, SIGNS_OF_LIFE):
        for seat in connection.own:
            await table.waiting.mark_present(seat)
    try:
        match message:
            case wire.Choose():
                await choose(table, connection, message)
                return True
            case wire.Undo():
                await table.undo_votes.undo(connection, message)
            case wire.AnswerUndo():
                await table.undo_votes.answer(connection, message)
            case wire.Resync():
                connection.knows(message.version)
                connection.refresh()
            case wire.Chat():
                await table.presence.chat(connection, message)
            case wire.Sit():
                table.presence.sit(connection, message)
            case wire.Ask():
                answer_query(table, connection, message)
                if message.question == "hint":
                    await table.note_help()
            case wire.AllowChances():
                table.win_bar.allow(connection, message)
            case wire.Ping():
                connection.say(wire.Pong(message.id))
            case _:
                await table.together.talk(connection, message)
    except Refusal as refusal:
        table.refuse(connection, getattr(message, "id", ""), refusal)
    except StoreFailure as error:
        log.error("not saved", table=table.record.id, error=str(error))
        table.refuse(connection, getattr(message, "id", ""), Refusal("not_saved", "that could not be saved; try again"))
    return False


async def choose(table: Table, connection: Connection, message: wire.Choose) -> None:
    history, seat = table.playing(), seated(connection)
    table.check_version(history, seat, message.version)
    if seat not in history.may_act:
        raise Refusal("not_yours", "somebody else has to decide now")
    try:
        await table.commit(seat, message.choice)
    except IllegalAction:
        raise Refusal("illegal", f"choice: {shown(message.choice)} is not one of the choices") from None
    connection.say(wire.Accepted(message.id, history.version(seat)))
