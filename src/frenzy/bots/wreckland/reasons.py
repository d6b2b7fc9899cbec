"""What speaks for a choice in Wreckland Run, in one sentence: the best that comes of it, small questions included.

What dice decide is tried once: that comes about if they fall so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from frenzy.bots.budget import Budget
from frenzy.bots.lines import Lines
from frenzy.bots.wreckland.model import MODEL
from frenzy.bots.wreckland.worth import worth
from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.games.wreckland.rules.foes import IS_BOSS
from frenzy.games.wreckland.state import State
from frenzy.kernel import Game, View
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Action

Gain = Callable[[State, State], Reason | None]
"""What the driver has of the second table that was not so on the first."""

SLOTS: Final = range(8)
ENDS: Final = (actions.EndPhase, actions.Done)
HARM: Final = (
    actions.PlaceRed, actions.Act, actions.Hit, actions.Wreck, actions.Block, actions.Lose, actions.TakeHit,
    actions.Discard,
)  # fmt: skip
"""Choices between evils."""


def reason_for(game: Game[Any, Any], view: View, choice: str) -> Reason | None:
    """Why a bot chooses this; None for what cannot be chosen."""
    state: State = game.redeal(view, Random(0))
    action = next((action for action in game.legal_actions(state) if str(action) == choice), None)
    if action is None:
        return None
    if isinstance(action, ENDS):
        return Reason("motive-end", {}, "W-14.1" if isinstance(action, actions.EndPhase) else "W-22.1")
    if isinstance(action, actions.RerollWith):
        return Reason("motive-reroll", {}, "W-13.1")
    after = settled(state, action)
    for gain in GAINS:
        reason = gain(state, after)
        if reason is not None:
            return reason
    return Reason("motive-least", {}, "W-17.1") if isinstance(action, HARM) else Reason("motive-plan", {}, "W-22.1")


def settled(state: State, action: Action) -> State:
    """The table once the placement is over, each question answered as looks best."""
    after = MODEL.after(state, action)
    Lines(MODEL, worth, Budget()).settle(after)
    return after


# -- what it may bring, the best first --------------------------------------------------------------------------


def victory(before: State, after: State) -> Reason | None:
    return Reason("motive-win", {}, "W-5.3") if after.result == "won" else None


def destroyed(before: State, after: State) -> Reason | None:
    gone = [foe for foe in before.foes if foe not in after.foes]
    if len(gone) > 1:
        return Reason("motive-foes", {"count": len(gone)}, "W-24.5")
    return Reason("motive-foe", {"enemy": ENEMIES[gone[0]].id}, "W-24.5") if gone else None


def boss(before: State, after: State) -> Reason | None:
    count = hits(before, after, [foe for foe in after.foes if IS_BOSS[foe]])
    return Reason("motive-boss", {"count": count}, "W-24.1") if count > 0 else None


def damage(before: State, after: State) -> Reason | None:
    count = hits(before, after, [foe for foe in after.foes if not IS_BOSS[foe]])
    return Reason("motive-damage", {"count": count}, "W-24.1") if count > 0 else None


def cleared(before: State, after: State) -> Reason | None:
    is_less = wrecks(after) < wrecks(before)
    return Reason("motive-clear", {}, "W-12.2") if is_less else None


def part(before: State, after: State) -> Reason | None:
    new = sorted({*after.cards} - {*before.cards, NOWHERE})
    return Reason("motive-part", {"card": PARTS[new[0]].id}, "W-7.1") if new else None


def mended(before: State, after: State) -> Reason | None:
    count = sum(before.damage) - sum(after.damage) if before.cards == after.cards else 0
    return Reason("motive-mend", {"count": count}, "W-26.1") if count > 0 else None


def scrap(before: State, after: State) -> Reason | None:
    return Reason("motive-scrap", {}, "W-24.6") if len(after.scrap) > len(before.scrap) else None


GAINS: Final[tuple[Gain, ...]] = (victory, destroyed, boss, damage, cleared, part, mended, scrap)


def hits(before: State, after: State, foes: list[int]) -> int:
    """How much damage these have taken."""
    return sum(max(0, after.hurt[foe] - before.hurt[foe]) for foe in foes if foe in before.foes)


def wrecks(state: State) -> int:
    return sum(state.wrecks[slot] != NOWHERE for slot in SLOTS)
