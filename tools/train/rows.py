"""What the net is shown of a table at which nobody is asked: a row of bytes, and some numbers more."""

from __future__ import annotations

from typing import Final

from frenzy.bots.adrenaline.judging import judge
from frenzy.envs.adrenaline import ENCODING
from frenzy.games.adrenaline.state import State

LAYOUT: Final = ENCODING.written


def row_of(table: State, seat: int) -> bytes:
    """What the seat knows."""
    return LAYOUT.write(table, ENCODING.eye_of(table, seat), None)


def worths_of(table: State, seat: int) -> list[float]:
    """What the planner thinks of it for each seat, from this one on."""
    return [judge(table, (seat + place) % table.seats) for place in range(table.seats)]
