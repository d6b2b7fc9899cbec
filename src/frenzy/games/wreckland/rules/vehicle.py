"""Damage to the vehicle (W-19 to W-21)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.wreckland.actions import HIT, Hit
from frenzy.games.wreckland.cards import DESTRUCTION_IDS, PARTS
from frenzy.games.wreckland.events import CoreHit, HitLost, PartDestroyed, PartHit
from frenzy.games.wreckland.frames import HitPart
from frenzy.games.wreckland.ids import NOWHERE, SIDE, SLOTS
from frenzy.games.wreckland.rules.dice import open_part
from frenzy.games.wreckland.rules.ending import finish
from frenzy.games.wreckland.rulings import R3_CORE_LOSS_IN_WRECKAGE, R17_ONE_HIT_TO_THE_CORE
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action

ALL_SLOTS = tuple(range(len(SLOTS)))


def working(state: State, slots: Sequence[int] = ALL_SLOTS) -> tuple[int, ...]:
    """Those of the slots that hold a working Part."""
    return tuple(slot for slot in slots if state.works(slot))


def damaged(state: State) -> list[int]:
    """The slots of damaged working Parts (W-26.1)."""
    return [slot for slot in ALL_SLOTS if state.damage[slot] and state.works(slot)]


def hit_core(state: State, amount: int, rule: str) -> None:
    """The Core has no shield (W-20.4); with all its resistance gone the game is lost (W-5.4, W-21.4)."""
    state.core += amount
    state.emit(CoreHit(amount, state.core, rule))
    check_core(state)


def check_core(state: State) -> None:
    """The Core is lost, and the game with it (W-5.4)."""
    if state.core >= state.vehicle.core and (R3_CORE_LOSS_IN_WRECKAGE or state.phase == "run"):
        finish(state, "lost", "W-5.4")


def hit_part(state: State, slot: int, amount: int, rule: str, *, pierce: bool = False) -> None:
    """A Part takes one attack, less its shield (W-20.1); it is destroyed when its resistance is reached (W-21.2)."""
    part = PARTS[state.cards[slot]]
    stopped = 0 if pierce else min(part.shield, amount)
    total = min(state.damage[slot] + amount - stopped, part.resistance)
    state.damage[slot] = total
    state.emit(PartHit(part.id, SLOTS[slot], amount - stopped, stopped, total, rule))
    if total == part.resistance:
        destroy_slot(state, slot, "W-21.3")


def destroy_slot(state: State, slot: int, rule: str) -> None:
    """A Destruction card covers the slot; dice on the Part are out until the next Turn (W-21.3, W-12.5)."""
    supply = [card for card in range(len(DESTRUCTION_IDS)) if card not in state.wrecks]
    supply = supply or list(range(len(DESTRUCTION_IDS)))  # Ruling R12
    number, state.destruction_chance = state.destruction_chance.below(len(supply))
    state.wrecks[slot] = supply[number]
    state.damage[slot] = 0  # Ruling R11
    open_part(state, slot)  # Ruling R19
    card = state.cards[slot]
    below = None if card == NOWHERE else PARTS[card].id
    state.emit(PartDestroyed(below, SLOTS[slot], DESTRUCTION_IDS[supply[number]], rule))


def hit_side(state: State, section: int, amount: int, rule: str, *, pierce: bool = False) -> None:
    """An area attack: each slot of the side takes it, the Core in place of a slot without a working Part (W-19.4)."""
    for slot in SIDE[section]:
        if state.works(slot):
            hit_part(state, slot, amount, rule, pierce=pierce)
        else:
            hit_core(state, amount, rule)


def ask_hits(state: State, slots: Sequence[int], hits: tuple[int, ...], rule: str, *, pierce: bool = False) -> None:
    """The player chooses the Parts that take these hits; the Core, if none of them works (W-19.2, W-19.3, W-19.5)."""
    targets = working(state, slots)
    if targets:
        state.stack.append(HitPart(0, targets, hits, rule, pierce))
        return
    for hit in hits[:1] if R17_ONE_HIT_TO_THE_CORE else hits:
        hit_core(state, hit, "W-19.3" if rule.startswith("W-19") else rule)


def offer_hit(state: State, frame: HitPart) -> Sequence[Action]:
    """Every working Part of the side (W-19.2)."""
    return [HIT[slot] for slot in frame.slots]


def take_hit(state: State, frame: HitPart, answer: Hit) -> None:
    """The Part takes the first hit; another one takes the second, if there is another (W-19.5)."""
    rest = tuple(slot for slot in frame.slots if slot != answer.slot)
    if len(frame.hits) > 1:
        if rest:
            state.stack.append(HitPart(0, rest, frame.hits[1:], frame.rule, frame.pierce))
        else:
            state.emit(HitLost(frame.hits[1]))
    hit_part(state, answer.slot, frame.hits[0], frame.rule, pierce=frame.pierce)
