"""Repairing (W-11, W-12, W-26)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.wreckland.actions import MEND, Mend
from frenzy.games.wreckland.cards import DESTRUCTION_IDS, PARTS
from frenzy.games.wreckland.events import Cleared, Repaired
from frenzy.games.wreckland.frames import MendPart
from frenzy.games.wreckland.ids import NOWHERE, SLOTS
from frenzy.games.wreckland.rules.vehicle import damaged
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action

WRECKAGE_REPAIR = 2  # W-11.3
RUN_REPAIR = 1  # W-26.2
RUN_REPAIR_EXACT = 2  # W-26.2


def mend(state: State, slot: int, amount: int, rule: str) -> None:
    """Take up to `amount` damage off a Part."""
    amount = min(amount, state.damage[slot])
    state.damage[slot] -= amount
    state.emit(Repaired(PARTS[state.cards[slot]].id, SLOTS[slot], amount, state.damage[slot], rule))


def repair_between_runs(state: State, slot: int, value: int) -> None:
    """All damage with a printed value, up to 2 with a higher one (W-11.2, W-11.3)."""
    if value in PARTS[state.cards[slot]].values:
        mend(state, slot, state.damage[slot], "W-11.2")
    else:
        mend(state, slot, WRECKAGE_REPAIR, "W-11.3")


def repair_in_run(state: State, slot: int, value: int) -> None:
    """2 damage with a printed value, 1 with a higher one (W-26.2)."""
    exact = value in PARTS[state.cards[slot]].values
    mend(state, slot, RUN_REPAIR_EXACT if exact else RUN_REPAIR, "W-26.2")


def clear_slot(state: State, slot: int) -> None:
    """The Destruction card goes back; the Part below works again, without damage (W-12.2, W-12.3)."""
    card, wreck = state.cards[slot], state.wrecks[slot]
    state.wrecks[slot] = NOWHERE
    state.emit(Cleared(SLOTS[slot], DESTRUCTION_IDS[wreck], None if card == NOWHERE else PARTS[card].id))


def ask_mend(state: State, amount: int, rule: str) -> None:
    """The player chooses the Part, if any is damaged (W-26.4)."""
    if damaged(state):
        state.stack.append(MendPart(0, amount, rule))


def offer_mend(state: State, frame: MendPart) -> Sequence[Action]:
    """Every damaged working Part, anywhere on the vehicle (W-26.4)."""
    return [MEND[slot] for slot in damaged(state)]


def take_mend(state: State, frame: MendPart, answer: Mend) -> None:
    mend(state, answer.slot, frame.amount, frame.rule)
