"""How likely each side is to win, while the game goes on: for those who look on, and for those who play once everybody
present wants to see it.

It is what all at the table may know, kept in memory only, and worked out once for a decision that somebody sees it at.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from frenzy import wire
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table


class WinBar:
    """Who of a table wants to see it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.allowed: set[int] = set()

    @property
    def is_on(self) -> bool:
        """Everybody who is here and plays wants it."""
        people = self.table.presence.people()
        return bool(people) and people <= self.allowed

    def allow(self, connection: Connection, message: wire.AllowChances) -> None:
        seated(connection)
        if not self.table.playing().game.manifest.chances:
            raise Refusal("nothing", "nobody judges the chances of this game")
        self.allowed = self.allowed | {*connection.own} if message.allow else set()
        self.table.refresh_all()

    def forget(self, seats: Collection[int]) -> None:
        """These people do not come back."""
        self.allowed.difference_update(seats)

    def told(self, history: History, viewer: int | None) -> wire.WinBar | None:
        """As it is sent; None where there is nothing to see or to agree on."""
        if self.table.record.phase != "playing" or not history.game.manifest.chances:
            return None
        if viewer is not None and not self.allowed:
            return None
        is_shown = viewer is None or self.is_on
        return wire.WinBar(history.chances() if is_shown else None, sorted(self.allowed))
