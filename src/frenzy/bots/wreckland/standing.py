"""How a table stands, for the drivers that think ahead: about the log-odds of winning.

They are a weighted sum of the table's features, with weights for each Round. The weights were learnt from
games that such drivers played: `tools/weigh.py` plays them, fits, and writes weights.json.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from math import exp
from typing import Final

from msgspec import json

from frenzy.bots.wreckland.features import Judgement
from frenzy.games.wreckland.frames import StartRun
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State

Rate = Callable[[State], float]

SURE: Final = 20.0
"""The log-odds of a game that is over: better than any table that can be."""


def learnt(without: tuple[str, ...] = ()) -> list[Judgement]:
    """By Round: the weight of each feature but for these, and the log-odds of a table without any."""
    text = files("frenzy.bots.wreckland").joinpath("weights.json").read_bytes()
    left_out = dict.fromkeys(without, 0.0)
    return [Judgement({**weights, **left_out}) for weights in json.decode(text, type=list[dict[str, float]])]


LEARNT: Final = learnt()


def judged_round(state: State) -> int:
    """The Round, less 1; a Wreckage phase belongs to the Round that has been driven, so that nothing speaks against
    bringing its last enemies down."""
    return state.round - 1 if state.phase == "run" else max(state.round - 2, 0)


def standing(state: State) -> float:
    """About the log-odds of winning."""
    if state.result:
        return SURE if state.result == "won" else -SURE
    return LEARNT[judged_round(state)].weigh(state)


class Fleet:
    """The enemies that a deck sends against a vehicle when it goes into the Run phase."""

    def __init__(self, state: State) -> None:
        twin = state.clone()
        twin.stack = [StartRun(0)]
        GAME.run(twin)
        self.foes = twin.foes
        self.where = twin.where
        self.hurt = twin.hurt
        self.foe_dice = twin.foe_dice


def met(table: State, fleets: list[Fleet]) -> float:
    """How a vehicle stands that goes into the Run phase as it is: the mean over the fleets that it may meet."""
    if table.result:
        return standing(table)
    phase, foes, where, hurt, foe_dice = table.phase, table.foes, table.where, table.hurt, table.foe_dice
    table.phase = "run"
    total = 0.0
    for fleet in fleets:
        table.foes, table.where, table.hurt, table.foe_dice = fleet.foes, fleet.where, fleet.hurt, fleet.foe_dice
        total += standing(table)
    table.phase, table.foes, table.where, table.hurt, table.foe_dice = phase, foes, where, hurt, foe_dice
    return total / len(fleets)


def chance_of(value: float) -> float:
    """The chance that goes with log-odds.

    >>> chance_of(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-value))
