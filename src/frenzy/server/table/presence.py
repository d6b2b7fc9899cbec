"""Who is at a table, and how long it waits for them: clients join, look from one of their seats, chat, and leave."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from frenzy import wire
from frenzy.server.table.clocks import now
from frenzy.server.table.serializers import chat_line, hello_for
from frenzy.server.table.together import end_vote, vote_deadline
from frenzy.server.table.undo import decline
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.table import Table

CHAT_LINES: Final = 50


async def join(table: Table, connection: Connection, known: int | None) -> None:
    """A client has come: greet it, and show it the table."""
    if table.said is None:
        table.said = deque(await table.store.chat(table.record.id, latest=CHAT_LINES), CHAT_LINES)
    for seat in table.device(connection.viewer, connection.key):
        table.gone_since[seat] = None
        await mark_present(table, seat)
    send_hello(table, connection, connection.viewer)
    connection.known = known
    table.connections.append(connection)
    table.refresh_all()


def send_hello(table: Table, connection: Connection, viewer: int | None) -> None:
    """Say which table this is, whose view of it comes, and which seats the device plays.

    A seat that is not the device's any more shows it nothing: it looks from another of its seats, or watches.
    """
    own = connection.own = table.device(viewer, connection.key)
    connection.viewer = viewer if viewer in own else next(iter(own), None)
    connection.known = 0
    connection.say(hello_for(table, connection, table.said or ()))
    connection.refresh()


def sit(table: Table, connection: Connection, message: wire.Sit) -> None:
    """Another of the device's seats looks at the table now."""
    if message.seat not in connection.own:
        raise Refusal("not_yours", "that seat is not played on this device")
    send_hello(table, connection, message.seat)


async def leave(table: Table, connection: Connection) -> None:
    """A client has gone; the clock of a seat that nobody looks from any more knows it."""
    if connection in table.connections:
        table.connections.remove(connection)
    gone = [seat for seat in connection.own if not table.is_connected(seat)]
    for seat in gone:
        table.gone_since[seat] = now()
    if gone:
        table.refresh_all()


async def chat(table: Table, connection: Connection, message: wire.Chat) -> None:
    """One line, for everybody who is here and for those who come later."""
    seat = seated(connection)
    text = message.preset or " ".join("".join(filter(str.isprintable, message.text or "")).split())
    if not text or (message.preset is not None and message.text is not None):
        raise Refusal("empty", "say a text or a preset")
    line = await table.store.add_chat(table.record.id, seat, text, is_preset=message.preset is not None)
    if table.said is not None:
        table.said.append(line)
    for other in table.connections:
        other.say(chat_line(table, line))


# -- waiting ----------------------------------------------------------------------------------------------------


def set_timer(table: Table) -> None:
    """Wake the table at the next time limit."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    limits = [clock_limit(table), None if table.proposal is None else table.proposal.deadline, vote_deadline(table)]
    due = min((limit for limit in limits if limit is not None), default=None)
    if due is not None:
        table.timer = asyncio.get_running_loop().call_at(due, lambda: table.post(partial(time_out, table)))


def clock_seat(table: Table) -> int | None:
    """Whose clock runs: of the only one who is asked, or the only person among them. Several wait on nobody's time."""
    asked = () if table.history is None else table.history.may_act
    people = [seat for seat in asked if table.seats[seat].bot_level is None]
    return next(iter(asked if len(asked) == 1 else people if len(people) == 1 else ()), None)


def clock_limit(table: Table) -> float | None:
    """When bots take over from those who are waited for; an undo request stops that clock.

    Where any of several may answer, no clock runs: bots take over only once all of them have gone.
    """
    people, clocks = waited_for(table), table.clocks
    if not people or table.proposal is not None:
        return None
    gone_since = [table.gone_since[seat] for seat in people]
    return clocks.absence_limit(gone_since) if clocks.seat is None else clocks.limit(gone_since[0])


def waited_for(table: Table) -> list[int]:
    """The person whose clock runs; where none does, the people who are asked."""
    seat = table.clocks.seat
    if seat is None:
        return table.people_asked()
    return [] if table.bot_level(seat) is not None else [seat]


async def time_out(table: Table) -> None:
    """A time limit has passed."""
    if table.proposal is not None and now() >= table.proposal.deadline:
        decline(table, "not everybody answered in time")
    end_vote(table)
    limit = clock_limit(table)
    if limit is not None and now() >= limit:
        for seat in waited_for(table):
            await table.stand_in(seat, table.pace.level)


async def mark_present(table: Table, seat: int) -> None:
    """The player is back and decides again: at once, or after the present decision if its time is over.

    A player who could stop the bot just by talking could keep the others waiting without end.
    """
    limit = table.clocks.limit(table.gone_since[seat]) if seat == table.clocks.seat else None
    if limit is not None and now() >= limit:
        table.returning.add(seat)
    else:
        await table.welcome_back(seat)
