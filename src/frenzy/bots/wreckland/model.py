"""What a search has to know of Wreckland Run: which tables are equal, where a placement is over, what was rolled."""

from __future__ import annotations

from typing import Final

from frenzy.bots.lines import Model
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State

TOP: Final = frozenset(("build", "red", "white", "canyon", "toll", ""))
"""Where a placement is over; all other questions belong to one."""


class Chase(Model[State]):
    """Equal tables, and whole placements."""

    def is_settled(self, state: State) -> bool:
        return GAME.prompt(state) in TOP


MODEL: Final = Chase(GAME)


def is_same_turn(state: State, later: State) -> bool:
    return later.turn == state.turn and later.round == state.round


def dice_rolled(state: State, later: State) -> int:
    """How many dice were rolled in between."""
    return later.dice_chance.count - state.dice_chance.count
