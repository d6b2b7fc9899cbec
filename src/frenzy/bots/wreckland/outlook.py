"""How a table stands with what is about to happen to it: what red dice will do, and whether the Run phase is about to
end.

The judgement was learnt at the beginning of Turns and cannot know either. What comes through to the Core if every enemy
acts is left out of it here: `Harm` works out what is to be expected.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.wreckland.harm import Harm
from frenzy.bots.wreckland.standing import judged_round, learnt, standing
from frenzy.games.wreckland.ids import RED, ROUNDS
from frenzy.games.wreckland.rules.run import FEW
from frenzy.games.wreckland.rules.specials import CANYON_CARDS
from frenzy.games.wreckland.state import State

NEXT: Final = 0.5
"""How much the next Turn counts: much is shot down before it comes."""

NEARLY: Final = 4.0
"""The log-odds of winning where nothing but this Turn is left of the canyon, or more."""

LEARNT: Final = learnt(without=("through", "soon through"))


def outlook(state: State) -> float:
    """About the log-odds of winning, white dice aside."""
    if state.result or state.phase != "run":
        return standing(state)
    judgement = LEARNT[judged_round(state)]
    harm = Harm(state, judgement)
    is_between = state.step < 2  # the dice of a Turn that begins are not known to whoever looked ahead to it
    reds = 0 if is_between else sum([die >= RED for die in state.pool])
    if not is_last_turn(state):
        return judgement.weigh(state) - harm.of_dice(reds, NEXT)
    state.phase = "wreckage"
    value = judgement.weigh(state)
    state.phase = "run"
    if state.round == ROUNDS:
        value = NEARLY + max(value, 0.0)
    return value - (harm.of_dice(0, NEXT) if is_between else harm.of_dice(reds, 0.0))


def is_last_turn(state: State) -> bool:
    """The Run phase ends with this Turn, if all stays as it is (W-29.2, W-30.4)."""
    if state.board.special == "canyon" and state.survived + 1 >= CANYON_CARDS:
        return True
    return state.round < ROUNDS and len(state.foes) <= FEW and state.special.may_end(state)
