"""Taking back: alone as far as the kernel allows it, further if all other people at the table agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from frenzy import wire
from frenzy.server.table.clocks import now
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

UNDO_SECONDS: Final = 60.0
REFUSALS: Final[dict[wire.NoUndo, tuple[wire.RefusedReason, str]]] = {
    "nothing": ("nothing", "there is nothing to take back"),
    "revealed": ("nothing", "something has come to light since the latest choice"),
    "declined": ("not_agreed", "the others have said no to that"),
}


class WayBack(Struct, frozen=True):
    """To where `count` choices stood: freely, or if the others agree to it."""

    count: int
    is_free: bool


class Proposal(Struct):
    """A seat asks the others to go back to where `count` choices stood."""

    seat: int
    count: int
    deadline: float
    connection: Connection
    id: str
    agreed: set[int]


class UndoVotes:
    """What somebody asks the others to take back, and who has been told no since the last choice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.proposal: Proposal | None = None
        self.declined: set[int] = set()

    async def undo(self, connection: Connection, message: wire.Undo) -> None:
        """Take back at once what one may take back alone, or ask the others."""
        table = self.table
        history, seat = table.playing(), seated(connection)
        table.check_version(history, seat, message.version)
        found = self.way_back(history, seat)
        if isinstance(found, str):
            raise Refusal(*REFUSALS[found])
        if not found.is_free:
            if self.people(but=seat):
                self.propose(Proposal(seat, found.count, now() + UNDO_SECONDS, connection, message.id, set()))
                return
            await table.note_help()
        self.drop("somebody has taken something back")
        await table.take_back(found.count)
        connection.say(wire.Accepted(message.id, table.playing().version(seat)))

    def way_back(self, history: History, seat: int) -> WayBack | wire.NoUndo:
        """How far a seat goes back when it takes something back, or why it cannot."""
        count = history.own_undo(seat)
        if count is not None and not self.table.clocks.is_spent(seat, count):
            return WayBack(count, is_free=True)
        count, is_puzzle = history.agreed_undo(seat), self.table.judging.is_puzzle
        if count is None:
            return "nothing"
        if len(self.table.seats) == 1 and not is_puzzle:  # chance agrees to nothing, except in a puzzle
            return "revealed"
        return "declined" if seat in self.declined else WayBack(count, is_free=is_puzzle)

    def propose(self, proposal: Proposal) -> None:
        self.drop("another request has come")
        self.proposal = proposal
        self.table.bot_turns.interrupt()
        self.table.refresh_all()

    async def answer(self, connection: Connection, message: wire.AnswerUndo) -> None:
        seated(connection)
        proposal = self.proposal
        if proposal is None or proposal.seat in connection.own:
            raise Refusal("nothing", "nobody asks you to take something back")
        if not message.agree:
            self.decline("not everybody agrees")
            return
        proposal.agreed.update(connection.own)
        if proposal.agreed >= self.people(but=proposal.seat):
            await self.table.take_back(proposal.count)
            proposal.connection.say(wire.Accepted(proposal.id, self.table.playing().version(proposal.seat)))
        self.table.refresh_all()

    def people(self, but: int) -> set[int]:
        """The seats of people who can be asked: those who play on the same device have heard it already."""
        table = self.table
        near = table.device(but, table.seats[but].token_hash)
        return {
            record.seat
            for record in table.seats
            if record.kind == "human" and record.seat not in near and record.stand_in is None
        }

    # -- the end of a request -----------------------------------------------------------------------------------

    def drop(self, why: str) -> None:
        """The request is over without an undo, and its seat is told why."""
        proposal, self.proposal = self.proposal, None
        if proposal is not None:
            self.table.bot_turns.interrupt()
            self.table.refresh_all()
            self.table.refuse(proposal.connection, proposal.id, Refusal("not_agreed", why))

    def decline(self, why: str) -> None:
        """The seat does not ask again before something has been played: nobody holds the table up, or nags."""
        if self.proposal is not None:
            self.declined.add(self.proposal.seat)
        self.drop(why)

    def time_out(self) -> None:
        if self.proposal is not None and now() >= self.proposal.deadline:
            self.decline("not everybody answered in time")

    def forget(self) -> None:
        """The table has gone on or back: everybody may ask again."""
        self.proposal = None
        self.declined.clear()

    # -- what is known of it ------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Somebody waits for an answer."""
        return self.proposal is not None

    @property
    def deadline(self) -> float | None:
        return None if self.proposal is None else self.proposal.deadline

    def told(self) -> wire.UndoRequest | None:
        proposal = self.proposal
        return None if proposal is None else wire.UndoRequest(proposal.seat, sorted(proposal.agreed))
