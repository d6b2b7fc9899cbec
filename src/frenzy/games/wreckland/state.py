"""The table."""

from __future__ import annotations

from frenzy.games.wreckland.declared.table import Table
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.kernel.records import Event


class State(Table):
    """A game of Wreckland Run; `fields.py` says what lies on its table."""

    __slots__ = ()

    def clone(self) -> State:
        """An independent copy."""
        twin = State()
        self.copy_to(twin)
        return twin

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def works(self, slot: int) -> bool:
        """A Part is there, and no Destruction card on it (W-23.1)."""
        return self.cards[slot] != NOWHERE and self.wrecks[slot] == NOWHERE

    def foes_in(self, section: int) -> list[int]:
        """The enemies of a Section, rising."""
        where = self.where
        return [foe for foe in self.foes if where[foe] == section]
