"""The book: each chapter is a page of story, told in pieces while it is played (W-2.3).

The words are in `locale/*/book1.ftl` up to `book7.ftl`. What the reader decides is told in later pieces and changes
nothing else.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland.ids import ROUNDS
from frenzy.games.wreckland.state import State
from frenzy.kernel.book import Book, Fork

HALF_TIME: Final = 2
"""The Round that begins with the second piece."""

FORKS: Final = (
    Fork("child", "1-halfway", ("aboard", "well")),
    Fork("ledger", "3-halfway", ("keep", "burn")),
    Fork("rider", "4-won", ("water", "aboard", "leave")),
    Fork("why", "5-halfway", ("wren", "bread", "road")),
)
"""Whom to take along out of the bone yard, what becomes of the ledger, of the rider on the salt, and why one drives."""


class RoadBook(Book):
    """One piece before the road, one between the runs, one when the boss appears, and one for each end."""

    def moment(self, state: State) -> str:
        if state.result:
            return state.result
        if state.round == ROUNDS and state.phase == "run":
            return "boss"
        return "halfway" if state.round >= HALF_TIME else "opening"


BOOK: Final = RoadBook(("opening", "halfway", "boss"), FORKS, named=("hero",))
