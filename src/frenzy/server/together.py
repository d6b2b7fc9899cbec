"""What people at a co-operative table show each other beside the game. None of it is in the game's record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy import wire
from frenzy.kernel.errors import shown
from frenzy.kernel.phrase import Value
from frenzy.server.sockets import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.history import History
    from frenzy.server.tables import Table


def shared_game(table: Table, connection: Connection) -> tuple[History, int]:
    """The game in which people play together, and the seat that speaks."""
    seat, history = seated(connection), table.playing()
    if not history.game.manifest.cooperative:
        raise Refusal("not_together", "this game is not played together")
    return history, seat


def point(table: Table, connection: Connection, message: wire.Point) -> None:
    """Show a thing to everybody who is here, oneself as well."""
    history, seat = shared_game(table, connection)
    name = name_at(history, message.thing)
    if name is None:
        raise Refusal("illegal", f"thing: {shown(message.thing)} is not on the table")
    for other in table.connections:
        other.say(wire.Pointed(seat, message.thing, name))


def name_at(history: History, thing: str) -> Value | None:
    """What a thing is called that lies on the table or is named by the question; None if there is none."""
    game, view = history.game, history.view(None)
    name = game.called(view, thing)
    if name is None:
        question = game.question(history.state, history.to_act)
        if thing in question.about or (thing and thing in question.things):
            name = game.name_of(view, *thing.split(" ", 1))
    return name
