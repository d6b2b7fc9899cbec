"""Questions about the table as a client sees it: why not, what if, how far, how likely, and what a bot would do.

They are answered from that client's view alone.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from frenzy import wire

if TYPE_CHECKING:
    from frenzy.server.table.table import Table
    from frenzy.server.websocket.connection import Connection


def answer_query(table: Table, connection: Connection, message: wire.Ask) -> None:
    """Answer at once, or when a bot has thought about it: the table does not wait for that."""
    answer = answer_from_game(table, connection, message)
    if message.question == "hint":
        table.hints.promise(connection, answer)
    else:
        connection.say(answer)


def answer_from_game(table: Table, connection: Connection, message: wire.Ask) -> wire.Answer:
    """What the game says; nothing in it if the game has no answer."""
    history, viewer = table.playing(), connection.viewer
    table.check_version(history, viewer, message.version)
    view, game, subject = history.view(viewer), history.game, message.subject
    answer = wire.Answer(message.id, subject, message.version)
    match message.question:
        case "why_not":
            reason = game.why_not(view, subject)
            answer.reason = None if reason is None else game.explain(view, reason)
        case "preview":
            answer.preview = game.preview(view, subject)
        case "reach":
            answer.reach = game.reach(view, subject)
        case "odds":
            answer.odds = [game.explain(view, reason) for reason in game.odds(view, subject)]
        case "forecast":
            answer.forecast = game.forecast(view, Random(message.version), subject)  # no secret depends on it
        case "hint":
            pass  # a bot's to say
    return answer
