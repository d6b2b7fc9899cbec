"""The player's Steps: white dice and Scrap (W-22, W-26, W-32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import ITEM_CARD, ITEM_VALUE, ITEMS_OF, PARTS, Part
from frenzy.games.wreckland.events import CoreUsed, DieFixed
from frenzy.games.wreckland.frames import ChooseWhite, WhiteStep
from frenzy.games.wreckland.ids import DICE, NOWHERE, OPEN, SLOTS, is_kept
from frenzy.games.wreckland.rules.activating import use_part
from frenzy.games.wreckland.rules.decks import spend_scrap
from frenzy.games.wreckland.rules.dice import distinct, take_die, white_dice
from frenzy.games.wreckland.rules.heroes import free_ram, free_rams, soothe
from frenzy.games.wreckland.rules.mending import repair_in_run
from frenzy.games.wreckland.rules.ramming import ram, ram_nowhere, rammable
from frenzy.games.wreckland.rules.run import STEPS
from frenzy.games.wreckland.rules.tables import is_exact, open_values
from frenzy.games.wreckland.rules.tricks import do_trick
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS
from frenzy.games.wreckland.rulings import (
    R15_LEFTOVERS_ARE_LOST,
    R20_LOWEST_VALUE_IS_THE_THRESHOLD,
    R26_KEPT_DIE_STAYS_USABLE,
)
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.records import Action

TRICK_VALUE: Final = 2  # W-27.1
FACES: Final = range(1, 7)


def may_place(state: State) -> bool:
    """Another white die may be placed in this Step (W-22.1)."""
    if not R15_LEFTOVERS_ARE_LOST and state.step == STEPS:
        return True
    return state.placed < state.special.white_limit(state)


def placeable(state: State) -> list[int]:
    """The white dice that may be placed now, equal ones once (W-22.1)."""
    if not may_place(state):
        return []
    dice = distinct(white_dice(state))
    return dice if R26_KEPT_DIE_STAYS_USABLE else [die for die in dice if not is_kept(die)]


def white_step(state: State, frame: WhiteStep) -> None:
    """Ask for another placement, as long as there is something to place (W-22.1, W-32.1). Ruling R34."""
    if soothe(state):
        state.stack.insert(-1, frame)
    elif placeable(state) or state.scrap or free_rams(state):
        state.stack.append(ChooseWhite(0))


def offer_white(state: State, frame: ChooseWhite) -> Sequence[Action]:
    """Every deed with every die and Scrap card; enough, once none is left to place, or one has been placed and Step 6
    is still to come (W-22.2, W-16.6)."""
    dice = placeable(state)
    common = common_deeds(state)
    choices: list[Action] = []
    if dice:
        uses = die_uses(state)
        for die in dice:
            table, value = actions.WHITE[die], ITEM_VALUE[die]
            choices += [table[deed] for deed in uses[value]]
            choices += [table[deed] for deed in common[value]]
    if state.scrap:
        scrap = scrap_uses(state)
        for card in state.scrap:
            for item in ITEMS_OF[card]:
                table, value = actions.WHITE[item], ITEM_VALUE[item]
                choices += [table[deed] for deed in scrap[value]]
                choices += [table[deed] for deed in common[value]]
    choices += free_rams(state)
    if not dice or (state.placed and state.step < STEPS):  # Ruling R15
        choices.append(actions.DONE)
    return choices


def die_uses(state: State) -> list[list[int]]:
    """For each value of a die the Parts that it can activate; with the die slot, where open ones differ (W-23.1)."""
    found: list[list[int]] = [[] for _ in range(7)]
    for slot in ALL_SLOTS:
        card = state.cards[slot]
        if card == NOWHERE or state.wrecks[slot] != NOWHERE:
            continue
        part, lies = PARTS[card], state.dice[slot]
        if len(lies) == 1:
            values = part.dice if lies[0] == OPEN else ()
        else:
            values = tuple(sorted({value for index, value in enumerate(part.dice) if lies[index] == OPEN}))
        for value in values:
            deed = actions.USE_DEED + slot * 7 + (value if len(values) > 1 else 0)
            for face in taken_by(part, value):
                found[face].append(deed)
    return found


def taken_by(part: Part, value: int) -> range:
    """The faces that a die slot takes: those of its range, or any from the threshold on (W-23.2, W-23.4)."""
    end = part.ends[part.dice.index(value)]
    if end > value:
        return range(value, end + 1)
    return range(part.lowest if R20_LOWEST_VALUE_IS_THE_THRESHOLD else value, 7)


def taken_on(state: State, slot: int) -> set[int]:
    """The faces that at least one open die slot of a Part takes."""
    part = PARTS[state.cards[slot]]
    return {face for value in open_values(state, slot) for face in taken_by(part, value)}


def scrap_uses(state: State) -> list[list[int]]:
    """For each value of a Scrap card the Parts that it can activate; with the die slot, where one of them gives the
    bonus and another does not. It covers none (W-32.2)."""
    found: list[list[int]] = [[] for _ in range(7)]
    for slot in ALL_SLOTS:
        if state.works(slot):
            for face in FACES:
                found[face] += [actions.USE_DEED + slot * 7 + value for value in scrap_slots(state, slot, face)]
    return found


def scrap_slots(state: State, slot: int, face: int) -> list[int]:
    """The die slots of a Part that differ for a Scrap card of this value: 0 is any of them (W-32.2)."""
    part = PARTS[state.cards[slot]]
    taking = [value for value in open_values(state, slot) if face in taken_by(part, value)]
    exact = [value for value in taking if is_exact(part, value, face)]
    plain = [value for value in taking if value not in exact]
    return sorted([exact[0], plain[0]]) if exact and plain else [0] if taking else []


def common_deeds(state: State) -> list[list[int]]:
    """For each value what dice and Scrap can do alike: Ram, repair, and tricks on the Core (W-25, W-26, W-27)."""
    rams = [actions.RAM_DEED + section for section in rammable(state)] or [actions.RAM_NOWHERE]
    found = [rams.copy() for _ in range(7)]
    for slot in ALL_SLOTS:
        if state.damage[slot] and state.wrecks[slot] == NOWHERE:
            for face in range(PARTS[state.cards[slot]].lowest, 7):
                found[face].append(actions.FIX_DEED + slot)
    for face in range(1, TRICK_VALUE + 1):
        found[face] += range(actions.TRICK_DEED, actions.TRICK_DEED + len(actions.TRICKS))
    return found


def take_white(
    state: State,
    frame: ChooseWhite,
    answer: actions.Use | actions.Ram | actions.Fix | actions.Trick | actions.FreeRam | actions.Done,
) -> None:
    """Place the die or spend the Scrap card, and do what it is for (W-22.1)."""
    if isinstance(answer, actions.Done):
        return
    state.stack.append(WhiteStep(0))
    if isinstance(answer, actions.FreeRam):
        free_ram(state, answer.section)
        return
    item, name = answer.item, ITEM_NAMES[answer.item]
    if item < DICE:
        take_die(state, item)
        state.placed += 1
    else:
        spend_scrap(state, ITEM_CARD[item])
    match answer:
        case actions.Use():
            use_part(state, answer)
        case actions.Ram():
            if answer.section == NOWHERE:
                ram_nowhere(state, name)
            else:
                ram(state, answer.section, item=name)
        case actions.Fix():
            state.emit(DieFixed(name, SLOTS[answer.slot]))
            repair_in_run(state, answer.slot, ITEM_VALUE[item])
        case actions.Trick():
            state.emit(CoreUsed(name, actions.TRICKS[answer.trick]))
            do_trick(state, actions.TRICKS[answer.trick])
