"""Taking back: alone as far as the kernel allows it, further if all other people at the table agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from frenzy import wire
from frenzy.server.store import StaleSequence
from frenzy.server.table.clocks import now
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.table import Table

UNDO_SECONDS: Final = 60.0


class Proposal(Struct):
    """A seat asks the others to go back to where `count` choices stood."""

    seat: int
    count: int
    deadline: float
    connection: Connection
    id: str
    agreed: set[int]


async def undo(table: Table, connection: Connection, message: wire.Undo) -> None:
    history, seat = table.playing(), seated(connection)
    table.check_version(history, seat, message.version)
    count = history.own_undo(seat)
    if count is None or table.clocks.is_spent(seat, count):
        count = history.agreed_undo(seat) if len(table.seats) > 1 else None  # chance agrees to nothing
        if count is None:
            raise Refusal("nothing", "there is nothing to take back")
        if people(table, but=seat):
            if seat in table.declined:
                raise Refusal("not_agreed", "the others have said no to that")
            drop_proposal(table, "another request has come")
            table.proposal = Proposal(seat, count, now() + UNDO_SECONDS, connection, message.id, set())
            table.changes += 1
            table.refresh_all()
            return
    drop_proposal(table, "somebody has taken something back")
    await take_back(table, count)
    connection.say(wire.Accepted(message.id, table.playing().version(seat)))


async def answer_undo(table: Table, connection: Connection, message: wire.AnswerUndo) -> None:
    seated(connection)
    proposal = table.proposal
    if proposal is None or proposal.seat in connection.own:
        raise Refusal("nothing", "nobody asks you to take something back")
    if not message.agree:
        decline(table, "not everybody agrees")
        return
    proposal.agreed.update(connection.own)
    if proposal.agreed >= people(table, but=proposal.seat):
        await take_back(table, proposal.count)
        proposal.connection.say(wire.Accepted(proposal.id, table.playing().version(proposal.seat)))
    table.refresh_all()


async def take_back(table: Table, count: int) -> None:
    """First on the disk, then at the table; the log keeps what was undone. What can go wrong goes wrong before."""
    earlier = table.playing().rewind(count)
    try:
        await table.store.truncate(table.record.id, count)
    except StaleSequence:
        await table.begin()
        raise Refusal("stale", "the table has gone on; here it is as it stands") from None
    table.history, table.proposal = earlier, None
    table.bot_choices = {number for number in table.bot_choices if number < count}
    table.declined.clear()
    if table.saved > count:  # the snapshot went with what was taken back
        table.saved = table.saved_age = 0
    table.save_soon(earlier)
    table.changes += 1


def drop_proposal(table: Table, why: str) -> None:
    proposal, table.proposal = table.proposal, None
    if proposal is not None:
        table.changes += 1
        table.refresh_all()
        table.refuse(proposal.connection, proposal.id, Refusal("not_agreed", why))


def decline(table: Table, why: str) -> None:
    """The seat does not ask again before something has been played: nobody holds the table up, or nags."""
    if table.proposal is not None:
        table.declined.add(table.proposal.seat)
    drop_proposal(table, why)


def people(table: Table, but: int) -> set[int]:
    """The seats of people who can be asked: those who play on the same device have heard it already."""
    near = table.device(but, table.seats[but].token_hash)
    return {
        record.seat
        for record in table.seats
        if record.kind == "human" and record.seat not in near and record.seat not in table.stand_ins
    }
