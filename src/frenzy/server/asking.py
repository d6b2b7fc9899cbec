"""Questions about the table as a client sees it: why not, what if, how far. Nothing else than its view is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.server import wire

if TYPE_CHECKING:
    from frenzy.server.sockets import Connection
    from frenzy.server.tables import Table


def answered(table: Table, connection: Connection, message: wire.Ask) -> wire.Answer:
    """What the game says; nothing in it if the game has no answer."""
    course, viewer = table.playing(), connection.viewer
    table.check_version(course, viewer, message.version)
    view, game, subject = course.view(viewer), course.game, message.subject
    answer = wire.Answer(message.id, subject, message.version)
    match message.question:
        case "why_not":
            answer.reason = game.why_not(view, subject)
        case "preview":
            answer.preview = game.preview(view, subject)
        case "reach":
            answer.reach = game.reach(view, subject)
    return answer
