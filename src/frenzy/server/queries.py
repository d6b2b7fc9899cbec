"""Questions about the table as a client sees it: why not, what if, how far, how likely, and what a bot would do.

They are answered from that client's view alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy import wire
from frenzy.server.hints import Hint
from frenzy.server.sockets import Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.sockets import Connection
    from frenzy.server.tables import Table


def answer_query(table: Table, connection: Connection, message: wire.Ask) -> None:
    """Answer at once, or when a bot has thought about it: the table does not wait for that."""
    answer = answer_from_game(table, connection, message)
    if message.question == "hint":
        answer_with_hint(table, connection, answer)
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
        case "hint":
            pass  # a bot's to say
    return answer


def answer_with_hint(table: Table, connection: Connection, answer: wire.Answer) -> None:
    """A bot looks at the view of somebody who plays alone, once for each decision."""
    history, seat = table.playing(), seated(connection)
    if any(other.kind == "human" and other.seat != seat for other in table.seats):
        raise Refusal("not_yours", "hints are for those who play alone")
    if history.to_act != seat:
        raise Refusal("not_yours", "somebody else has to decide now")
    if table.hint is None or table.hint.age != history.age:
        table.hint = Hint(table, history.age)
    table.hint.promise(connection, answer)
