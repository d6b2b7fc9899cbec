"""Winning and losing (W-5): the game stops in the middle of whatever is going on."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NoReturn, ParamSpec

from frenzy.games.wreckland.events import GameEnded
from frenzy.games.wreckland.state import State

P = ParamSpec("P")


class Ended(Exception):
    """The game is over: nothing that was still to come happens (W-5.3, W-5.4)."""

    def __init__(self, state: State) -> None:
        super().__init__(state.result)
        self.state = state


def finish(state: State, result: str, rule: str) -> NoReturn:
    """The game is won or lost at once (W-5.3, W-5.4)."""
    state.result, state.result_rule = result, rule
    core_left = max(0, state.vehicle.core - state.core)
    state.emit(GameEnded(result, state.round, sum(state.turns), core_left, len(state.scrap), rule))
    raise Ended(state)


def stops_at_the_end(function: Callable[P, None]) -> Callable[P, None]:
    """The function, with nothing left to decide if the game ends in it (W-5.3)."""

    @wraps(function)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            function(*args, **kwargs)
        except Ended as end:
            end.state.stack.clear()

    return guarded
