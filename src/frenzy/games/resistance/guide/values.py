"""What the sentence of a choice says beside its fields: the actions that it costs, and how likely a roll succeeds."""

from __future__ import annotations

from typing import Any, Final

from frenzy.games.resistance import actions
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.frames import Aim, FreeAct, TakeTurn
from frenzy.games.resistance.guide.odds import attack_odds
from frenzy.games.resistance.rules.attacks import dice_of
from frenzy.games.resistance.rules.moving import extra_cost
from frenzy.games.resistance.state import State
from frenzy.kernel.phrase import Given
from frenzy.kernel.records import Action

NOTHING_TOLD: Final[Given] = {"kills": "none", "clear": "none", "enemies": 0, "meal": "none"}


def values_of(table: Any, action: Action) -> Given:
    """The values of a choice's sentence, for a table or a view of it."""
    match action:
        case actions.Move() | actions.Carry():
            return {"cost": price_of(state_of(table), action)}
        case actions.Roll(power=power):
            return chances_of(state_of(table), power)
        case _:
            return {}


def state_of(table: Any) -> State:
    return table if isinstance(table, State) else read_view(table)


def price_of(state: State, action: actions.Move | actions.Carry) -> int | str:
    """All actions that a step takes, where that is not just its own: enemies hold whoever leaves them (Z-10.2)."""
    frame = state.stack[-1] if state.stack else None
    match frame:
        case TakeTurn():
            own, past = 1, False
        case FreeAct():
            own, past = 0, frame.past
        case _:
            return "none"
    cost = own + isinstance(action, actions.Carry)
    cost += extra_cost(state, frame.hero, past=past) if frame.hero == state.active else 0
    return cost if cost > own else "none"


def chances_of(state: State, power: int) -> Given:
    """The enemies that fall on average, and the chance to clear the zone (Z-11.7)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Aim):
        return NOTHING_TOLD
    dice = dice_of(state, frame.hero, frame.zone, frame.attack) + frame.dice + power
    odds = attack_odds(state, frame.hero, frame.zone, frame.attack, dice, frame.flags).values
    return NOTHING_TOLD | {name: odds[name] for name in NOTHING_TOLD if name in odds}
