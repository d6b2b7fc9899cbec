"""Why something cannot be chosen in a Wreckage phase (W-6 to W-14)."""

from __future__ import annotations

from frenzy.games.wreckland.cards import DESTRUCTION, PART_OF, PARTS
from frenzy.games.wreckland.frames import PayFor, PickReroll, PlacePart
from frenzy.games.wreckland.guide.reasons import NEEDS, asked, because, written
from frenzy.games.wreckland.guide.scene import Scene, SceneOf
from frenzy.games.wreckland.ids import DICE, NOWHERE, SLOTS
from frenzy.games.wreckland.rules.building import home_of, requirement_for
from frenzy.games.wreckland.rules.paying import best_value, requirement_of
from frenzy.kernel.guide import Reason

# -- what to do -----------------------------------------------------------------------------------------------


def why_not_install(scene: Scene, card: int) -> Reason:
    """Why a Part cannot be installed: it is not at hand, it has no place, or it cannot be paid for (W-7, W-10)."""
    state, part = scene.state, PARTS[card]
    if card in state.upgrades:
        printed = PARTS[PART_OF[part.on]]
        if home_of(state, card) == NOWHERE:
            return because("home", "W-10.2", card=part.id, other_card=printed.id, slot=printed.slot)
    elif card not in state.available:
        return why_not_available(scene, card)
    elif NOWHERE not in state.wrecks:
        return because("all-wrecked", "W-7.8")
    need = requirement_for(card)
    return because("cost", NEEDS[need.kind], card=part.id, cost=written(need))


def why_not_available(scene: Scene, card: int) -> Reason:
    """Where a Part is that does not lie at hand (W-6.1, W-7.4, W-10.4, W-14.2)."""
    state = scene.state
    if card in state.cards:
        return because("installed", "W-7.1", card=card, slot=state.cards.index(card))
    if card in state.gone or PARTS[card].slot != NOWHERE:
        return because("covered", "W-10.4" if card in state.gone else "W-7.7", card=card)
    if card in state.part_discard:
        return because("discarded", "W-14.2", card=card)
    if card in state.upgrades:
        return because("upgrade", "W-10.1", card=card)
    return because("not-drawn", "W-6.1", card=card)


def why_not_reroll(scene: Scene, card: int) -> Reason:
    """Rerolling takes an available Part, and dice (W-13.1)."""
    if card not in scene.state.available:
        return why_not_available(scene, card)
    return because("no-dice", "W-13.1")


def why_not_build_on(scene: Scene, slot: int) -> Reason:
    """Why a slot can be neither repaired nor cleared (W-11.1, W-12.2)."""
    state = scene.state
    if state.wrecks[slot] != NOWHERE:
        need = DESTRUCTION[state.wrecks[slot]]
        return because("clear", "W-12.2", slot=slot, cost=written(need))
    if state.cards[slot] == NOWHERE:
        return because("part-first", "W-7.1", slot=slot)
    if not state.damage[slot]:
        return because("undamaged", "W-11.1", card=scene.part_on(slot), slot=slot)
    lowest = PARTS[state.cards[slot]].lowest
    return because("repair-low", "W-11.1", card=scene.part_on(slot), lowest=lowest, best=best_value(state))


def why_not_build(scene: Scene, action: str) -> Reason:
    """Why a deed of the phase cannot be done with anything (W-6.3)."""
    state = scene.state
    match action:
        case "install" if not state.available and not state.upgrades:
            return because("nothing-left", "W-6.1")
        case "install":
            return because("nothing-to-install", "W-8.8")
        case "repair":
            damaged = any(state.damage[slot] and state.works(slot) for slot in range(len(SLOTS)))
            return because("dice-low", "W-11.1") if damaged else because("nothing-damaged", "W-11.1")
        case "clear":
            wrecked = any(wreck != NOWHERE for wreck in state.wrecks)
            return because("clear-none", "W-12.2") if wrecked else because("no-wreck", "W-12.2")
        case "reroll":
            return because("no-parts", "W-13.1") if state.pool else because("no-dice", "W-13.1")
        case "done":
            return asked(scene)
        case _:
            return because("run-only", "W-22.1")


# -- paying ---------------------------------------------------------------------------------------------------


def why_not_pay(scene: SceneOf[PayFor], item: int) -> Reason:
    """Why a die of the pool, or a Scrap card as this value, cannot be the next of a payment (W-7.2, W-8, W-11.1)."""
    frame = scene.frame
    if frame.purpose == "repair":
        slot = frame.slot
        lowest = PARTS[scene.state.cards[slot]].lowest
        return because("pay-low", "W-11.1", item=item, card=scene.part_on(slot), lowest=lowest)
    if item in frame.paid and (item >= DICE or frame.paid.count(item) == scene.state.pool.count(item)):
        return because("pay-twice", "W-7.2", item=item)
    if frame.paid and item < frame.paid[-1]:
        return because("pay-order", "W-7.2", item=item, other_item=frame.paid[-1])
    need = requirement_of(scene.state, frame)
    return because("pay-useless", NEEDS[need.kind], item=item, cost=written(need))


def why_not_place(scene: SceneOf[PlacePart], slot: int) -> Reason:
    """Why a Part cannot go on a slot (W-7.8, W-10.2)."""
    state, part = scene.state, PARTS[scene.frame.card]
    if part.on:
        return because("upgrade-slot", "W-10.2", card=part.number, home=home_of(state, part.number))
    if state.wrecks[slot] != NOWHERE:
        return because("wrecked", "W-7.8", slot=slot)
    return because("spikes", "W-7.9", card=part.id, slot=slot)


def why_not_name(scene: SceneOf[PickReroll], die: int) -> Reason:
    """Why a die of the pool cannot be the next to be rerolled (W-13.1)."""
    if scene.frame.dice.count(die) == scene.state.pool.count(die):
        return because("reroll-twice", "W-13.1", die=die)
    return because("reroll-order", "W-13.1", die=die, other_die=scene.frame.dice[-1])
