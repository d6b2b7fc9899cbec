"""The Wreckage phase: install, repair, clear, reroll (W-6, W-7, W-10, W-13, W-14)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import DESTRUCTION, PART_OF, PARTS
from frenzy.games.wreckland.content.words import Requirement
from frenzy.games.wreckland.events import Covered, Installed, RoundStarted
from frenzy.games.wreckland.frames import Build, PayFor, PickReroll, PlacePart, StartRun, StartWreckage
from frenzy.games.wreckland.ids import MASK_NAMES, NOWHERE, SLOTS
from frenzy.games.wreckland.rules.decks import discard_part, draw_part, without
from frenzy.games.wreckland.rules.dice import distinct, empty_pool, open_part, reroll, roll_all
from frenzy.games.wreckland.rules.paying import affordable, best_value
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS
from frenzy.games.wreckland.rulings import R10_COVERED_UPGRADE_IS_GONE
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action


def start_wreckage(state: State, frame: StartWreckage) -> None:
    """Draw Parts, then roll all dice (W-6.1, W-6.2)."""
    state.round += 1
    state.phase, state.turn, state.step = "wreckage", 0, 0
    state.white_lost = 0
    state.emit(RoundStarted(state.round))
    for _ in range(state.board.parts_drawn[state.round - 1]):
        draw_part(state)
    roll_all(state, "W-6.2")
    state.stack.append(Build(0))


# -- what can be done -----------------------------------------------------------------------------------------


def requirement_for(card: int) -> Requirement:
    """What it costs to install a Part or an Upgrade (W-7.1)."""
    requirement = PARTS[card].requirement
    assert requirement is not None, f"card {PARTS[card].id}: cannot be installed"
    return requirement


def home_of(state: State, upgrade: int) -> int:
    """The slot of the printed Part that an Upgrade improves, while it is visible; else NOWHERE (W-10.2)."""
    printed = PART_OF[PARTS[upgrade].on]
    slot = PARTS[printed].slot
    visible = state.cards[slot] == printed and state.wrecks[slot] == NOWHERE
    return slot if visible else NOWHERE


def offer_build(state: State, frame: Build) -> Sequence[Action]:
    """Everything that can be paid for, and the end of the phase (W-6.3, W-14.1)."""
    choices: list[Action] = []
    if NOWHERE in state.wrecks:
        choices += [actions.INSTALL[card] for card in state.available if affordable(state, requirement_for(card))]
    for card in state.upgrades:
        if home_of(state, card) != NOWHERE and affordable(state, requirement_for(card)):
            choices.append(actions.INSTALL[card])
    best = best_value(state)
    for slot in ALL_SLOTS:
        if state.wrecks[slot] != NOWHERE:
            if affordable(state, DESTRUCTION[state.wrecks[slot]]):
                choices.append(actions.CLEAR[slot])
        elif state.damage[slot] and best >= PARTS[state.cards[slot]].lowest:
            choices.append(actions.REPAIR[slot])
    if state.pool:
        choices += [actions.REROLL[card] for card in state.available]
    choices.append(actions.END_PHASE)
    return choices


def take_build(
    state: State,
    frame: Build,
    answer: actions.Install | actions.Repair | actions.Clear | actions.RerollWith | actions.EndPhase,
) -> None:
    match answer:
        case actions.Install():
            state.stack += [frame, PayFor(0, "install", card=answer.card)]
        case actions.Repair():
            state.stack += [frame, PayFor(0, "repair", slot=answer.slot)]
        case actions.Clear():
            state.stack += [frame, PayFor(0, "clear", slot=answer.slot)]
        case actions.RerollWith():
            discard_part(state, answer.card, "W-13.1")
            state.stack += [frame, PickReroll(0)]
        case actions.EndPhase():
            end_wreckage(state)


def end_wreckage(state: State) -> None:
    """Gather the dice and discard the Parts that were not installed; Upgrades and Scrap stay (W-14.2)."""
    empty_pool(state)
    for card in state.available:
        discard_part(state, card, "W-14.2")
    state.stack.append(StartRun(0))


# -- placing --------------------------------------------------------------------------------------------------


def offer_place(state: State, frame: PlacePart) -> Sequence[Action]:
    """Every slot without a Destruction card, an Upgrade on its printed Part; with each way for the spikes to point."""
    part = PARTS[frame.card]
    slots = [home_of(state, frame.card)] if part.on else [s for s in ALL_SLOTS if state.wrecks[s] == NOWHERE]
    return [actions.PUT_AT[slot][mask] for slot in slots for mask in part.places[slot]]


def take_place(state: State, frame: PlacePart, answer: actions.PutAt) -> None:
    install(state, frame.card, answer.slot, answer.toward)


def install(state: State, card: int, slot: int, toward: int) -> None:
    """The Part replaces what was there, and starts undamaged (W-7.5 to W-7.7, W-10.3)."""
    part = PARTS[card]
    if state.cards[slot] != NOWHERE:
        cover(state, slot)
    if part.on:
        state.upgrades = without(state.upgrades, card)
    else:
        state.available = without(state.available, card)
    state.cards[slot] = card
    state.spikes[slot] = toward
    state.damage[slot] = 0
    open_part(state, slot)
    state.emit(Installed(part.id, SLOTS[slot], MASK_NAMES[toward], "W-10.3" if part.on else "W-7.1"))


def cover(state: State, slot: int) -> None:
    """A Part card below is discarded, a printed Part is covered for good, an Upgrade is gone (W-7.6, W-7.7, W-10.4)."""
    card = state.cards[slot]
    part = PARTS[card]
    if part.on and R10_COVERED_UPGRADE_IS_GONE:
        state.gone = tuple(sorted((*state.gone, card)))
    elif part.on:
        state.upgrades = tuple(sorted((*state.upgrades, card)))
    elif part.slot == NOWHERE:
        state.part_discard += (card,)
    rule = "W-10.4" if part.on else "W-7.6" if part.slot == NOWHERE else "W-7.7"
    state.emit(Covered(part.id, SLOTS[slot], rule))


# -- rerolling ------------------------------------------------------------------------------------------------


def offer_reroll(state: State, frame: PickReroll) -> Sequence[Action]:
    """Each die from the last one named on; enough, once there is one (W-13.1)."""
    rest = list(state.pool)
    for die in frame.dice:
        rest.remove(die)
    last = frame.dice[-1] if frame.dice else 0
    choices: list[Action] = [actions.DIE[die] for die in distinct(tuple(rest)) if die >= last]
    return [*choices, actions.DONE] if frame.dice else choices


def take_reroll(state: State, frame: PickReroll, answer: actions.PickDie | actions.Done) -> None:
    """Name one die more, or roll them: when none is left to name there is nothing to ask (W-13.1)."""
    if isinstance(answer, actions.PickDie):
        frame = PickReroll(0, (*frame.dice, answer.die))
        if offer_reroll(state, frame) != [actions.DONE]:
            state.stack.append(frame)
            return
    reroll(state, frame.dice, "W-13.1")
