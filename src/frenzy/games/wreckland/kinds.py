"""The types of what a view says in the game's own way."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from frenzy.games.wreckland.ids import SECTIONS, SLOTS
from frenzy.kernel.fields import OneOf

SlotName = Annotated[str, OneOf(SLOTS, "Slot", "SLOTS")]
Section = Annotated[str, OneOf(SECTIONS, "Section", "SECTIONS")]


class LineView(TypedDict):
    """A line of a boss board: what it does and how much; where to, and what else, if it says so."""

    op: str
    n: int
    section: NotRequired[Section]
    else_core: NotRequired[int]


class BossView(TypedDict):
    id: str
    section: Section
    special: str
    wreckage: list[LineView]
    run: list[LineView]
