"""One whole action ahead, judged by points."""

from __future__ import annotations

from frenzy.bots.adrenaline.worth import worth
from frenzy.bots.greedy import GreedyBot
from frenzy.games.adrenaline.state import State


class Greedy(GreedyBot[State]):
    """Takes the action that leads to the best table."""

    def worth(self, state: State, seat: int) -> float:
        return worth(state, seat)
