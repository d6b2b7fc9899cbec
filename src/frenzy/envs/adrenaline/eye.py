"""Who looks at a table: figures stand in rows, one's own first, then clockwise; the Bot has the last row."""

from __future__ import annotations

from functools import cache
from typing import Final

from frenzy.envs.vocabulary import Eye
from frenzy.games.adrenaline.ids import FIGURES, NOWHERE, SPAWN
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Frame

TARGETS: Final = SPAWN + 3


class SeatEye(Eye):
    """A seat at a table of so many, with or without the Bot. `order` has the figure of each row, or NOWHERE."""

    def __init__(self, seat: int, seats: int, bot: int, characters: tuple[int, ...]) -> None:
        super().__init__(seat)
        order = [(seat + row) % seats if row < seats else NOWHERE for row in range(FIGURES)]
        if bot != NOWHERE:
            order[-1] = bot
        self.order = tuple(order)
        rows = {figure: row for row, figure in enumerate(order) if figure != NOWHERE}
        self.row_of = tuple(rows.get(figure, NOWHERE) for figure in range(FIGURES))
        self.row_of_character = {characters[figure]: row for figure, row in rows.items()}
        self.present = bytes(figure != NOWHERE for figure in order)
        self.row_masks = tuple(
            bytes(figure != NOWHERE and mask >> figure & 1 for figure in order) for mask in range(1 << FIGURES)
        )
        self.target_masks = tuple(
            self.row_masks[mask & 31] + bytes(mask >> spawn & 1 for spawn in range(SPAWN, TARGETS))
            for mask in range(1 << TARGETS)
        )
        self.tracks: dict[tuple[int, ...], bytes] = {}
        self.frames: dict[Frame, bytes] = {}


@cache
def seat_eye(seat: int, seats: int, bot: int, characters: tuple[int, ...]) -> SeatEye:
    return SeatEye(seat, seats, bot, characters)


def eye_of(state: State, seat: int) -> SeatEye:
    """How this seat looks at this table."""
    return seat_eye(seat, state.seats, state.bot, state.options.characters)
