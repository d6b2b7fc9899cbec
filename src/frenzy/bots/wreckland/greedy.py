"""One placement ahead, on one re-dealt table."""

from __future__ import annotations

from frenzy.bots.lines import Answer, Lines
from frenzy.bots.weighing import WeighingBot
from frenzy.bots.wreckland.model import MODEL
from frenzy.bots.wreckland.worth import worth
from frenzy.games.wreckland.actions import EndPhase, RerollWith
from frenzy.games.wreckland.state import State


class Greedy(WeighingBot):
    """Tries each choice with the small questions that follow it, and takes what looks best; chance is tried once.

    The end of the phase is worth what there is now: what it brings comes anyway. To reroll while building is beyond
    one placement, and comes last.
    """

    def weigh(self, state: State, answer: Answer) -> None:
        lines = Lines(MODEL, worth, answer.budget)
        for action in MODEL.at_once(state):
            match action:
                case EndPhase():
                    answer.offer(worth(state), (action,))
                case RerollWith():
                    answer.offer(worth(state) - 1.0, (action,))
                case _:
                    lines.weigh(state, (action,), answer)
