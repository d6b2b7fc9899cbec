"""What a search has to know of Wreckland Run: which tables are equal, where a placement is over, what was rolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.bots.lines import Model
from frenzy.games.wreckland.actions import FreeRam
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import ARSON
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

TOP: Final = frozenset(("build", "red", "white", "canyon", "toll", ""))
"""Where a placement is over; all other questions belong to one."""

THREATS: Final = frozenset(("order", "canyon", "toll"))
"""Where each answer but Arson's brings harm, and his leaves it for later."""


class Chase(Model[State]):
    """Equal tables, and whole placements."""

    def is_settled(self, state: State) -> bool:
        return GAME.prompt(state) in TOP

    def at_once(self, state: State) -> Sequence[Action]:
        """Arson does not ram where somebody else is about to do harm: the same question would be left, harm and all."""
        choices = GAME.legal_actions(state)
        if state.hero != ARSON or GAME.prompt(state) not in THREATS:
            return choices
        return [action for action in choices if not isinstance(action, FreeRam)]


MODEL: Final = Chase(GAME)


def is_same_turn(state: State, later: State) -> bool:
    return later.turn == state.turn and later.round == state.round


def dice_rolled(state: State, later: State) -> int:
    """How many dice were rolled in between."""
    return later.dice_chance.count - state.dice_chance.count
