"""Who is at a table: clients join, look from one of their seats, chat, and leave."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from frenzy import wire
from frenzy.server.bots.queue import Audience
from frenzy.server.store import ChatRecord
from frenzy.server.table.clocks import now
from frenzy.server.table.serializers import chat_line, hello_for
from frenzy.server.websocket.connection import RESTARTING, Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

CHAT_LINES: Final = 50


class Presence:
    """The clients of a table, the latest of what they said, and since when nobody looks from a seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.home = ""  # the address of whoever sat down first
        self.gone_since: list[float | None] = [0.0] * table.record.seats
        self.said: deque[ChatRecord] | None = None

    def resume(self, gone_since: list[float | None]) -> None:
        """The table was in memory before, and this is from then."""
        self.gone_since = gone_since

    def forget_chat(self) -> None:
        """Something was erased: it is read again when somebody comes."""
        self.said = None

    def is_connected(self, seat: int) -> bool:
        return any(seat in connection.own for connection in self.connections)

    def note_home(self, home: str) -> None:
        """Somebody at this address has a seat. It is not written down: bots' time is shared by it, no more."""
        self.home = self.home or home

    @property
    def audience(self) -> Audience:
        """Who waits for the bots of the table: those who play, not those who only watch."""
        return Audience(self.home, any(connection.own for connection in self.connections))

    def people(self) -> set[int]:
        """The seats of people who are here and play themselves."""
        return {
            record.seat
            for record in self.table.seats
            if record.kind == "human" and record.stand_in is None and self.is_connected(record.seat)
        }

    async def join(self, connection: Connection, known: int | None) -> None:
        """A client has come: greet it, and show it the table."""
        table = self.table
        if self.said is None:
            self.said = deque(await table.store.chat(table.record.id, latest=CHAT_LINES), CHAT_LINES)
        for seat in table.device(connection.viewer, connection.key):
            self.gone_since[seat] = None
            await table.waiting.mark_present(seat)
        self.greet(connection, connection.viewer)
        connection.knows(known)
        self.connections.append(connection)
        table.refresh_all()

    def greet(self, connection: Connection, viewer: int | None) -> None:
        """Say which table this is, whose view of it comes, and which seats the device plays.

        A seat that is not the device's any more shows it nothing: it looks from another of its seats, or watches.
        """
        own = self.table.device(viewer, connection.key)
        connection.look_from(viewer if viewer in own else next(iter(own), None), own)
        connection.say(hello_for(self.table, connection, filter(self.table.office.is_heard, self.said or ())))
        connection.refresh()

    def greet_moved(self) -> None:
        """A device that has got or lost a seat is greeted anew."""
        for connection in self.connections:
            if connection.own != self.table.device(connection.viewer, connection.key):
                self.greet(connection, connection.viewer)

    def sit(self, connection: Connection, message: wire.Sit) -> None:
        """Another of the device's seats looks at the table now."""
        if message.seat not in connection.own:
            raise Refusal("not_yours", "that seat is not played on this device")
        self.greet(connection, message.seat)

    async def leave(self, connection: Connection) -> None:
        """A client has gone; the clock of a seat that nobody looks from any more knows it."""
        if connection in self.connections:
            self.connections.remove(connection)
        gone = [seat for seat in connection.own if not self.is_connected(seat)]
        for seat in gone:
            self.gone_since[seat] = now()
        if gone:
            self.table.refresh_all()

    async def chat(self, connection: Connection, message: wire.Chat) -> None:
        """One line, for everybody who is here and for those who come later."""
        seat, table = seated(connection), self.table
        text = message.preset or " ".join("".join(filter(str.isprintable, message.text or "")).split())
        if not text or (message.preset is not None and message.text is not None):
            raise Refusal("empty", "say a text or a preset")
        line = await table.store.add_chat(
            table.record.id, seat, text, is_preset=message.preset is not None, epoch=table.epoch
        )
        if self.said is not None:
            self.said.append(line)
        self.tell(chat_line(table, line))

    def tell(self, message: wire.FromServer) -> None:
        """Say it to everybody who is here."""
        for connection in self.connections:
            connection.say(message)

    def refresh(self, history: History | None = None) -> None:
        """Everybody gets the newest state; with a history, those for whom there is a newer version."""
        for connection in self.connections:
            if history is None or connection.known != history.version(connection.viewer):
                connection.refresh()

    def shut_out(self, keys: Collection[str | None], code: int = RESTARTING) -> None:
        """These keys open nothing any more; who has a new one comes back with it, unless the code says otherwise."""
        for connection in self.connections:
            if connection.key in keys:
                connection.close(code)

    def stop(self) -> None:
        for connection in self.connections:
            connection.close(RESTARTING)
