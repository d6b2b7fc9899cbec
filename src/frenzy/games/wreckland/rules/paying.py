"""Paying with dice and Scrap, one item at a time, and the red dice afterwards (W-7.2, W-8, W-9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from frenzy.games.wreckland.actions import PAY, Pay
from frenzy.games.wreckland.cards import DESTRUCTION, ENEMIES, ITEM_CARD, ITEM_VALUE, ITEMS_OF, PARTS
from frenzy.games.wreckland.content.words import Requirement
from frenzy.games.wreckland.events import Paid, TableRolled
from frenzy.games.wreckland.frames import PayFor, Penalties, PlacePart
from frenzy.games.wreckland.ids import DICE, RED, VALUE
from frenzy.games.wreckland.rules.decks import spend_scrap
from frenzy.games.wreckland.rules.dice import distinct, roll_face, take_die
from frenzy.games.wreckland.rules.mending import clear_slot, repair_between_runs
from frenzy.games.wreckland.rules.requirements import Counts, can_complete, counts, is_met
from frenzy.games.wreckland.rules.tables import apply_line
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.records import Action


def affordable(state: State, requirement: Requirement) -> bool:
    """Dice and Scrap together can pay for it (W-7.2)."""
    return can_complete(requirement, (), pool_counts(state.pool), state.scrap)


def pool_counts(pool: Sequence[int]) -> Counts:
    return counts([VALUE[die] for die in pool])


def best_value(state: State) -> int:
    """The highest value that could be spent on a repair (W-11.1)."""
    values = [VALUE[die] for die in state.pool]
    for card in state.scrap:
        values += ENEMIES[card].dice
    return max(values, default=0)


def items(state: State) -> list[int]:
    """Everything that can pay, each once: dice, then Scrap cards as each of their values."""
    return distinct(state.pool) + [item for card in state.scrap for item in ITEMS_OF[card]]


def requirement_of(state: State, frame: PayFor) -> Requirement:
    if frame.purpose == "clear":
        return DESTRUCTION[state.wrecks[frame.slot]]
    requirement = PARTS[frame.card].requirement
    assert requirement is not None, f"card {PARTS[frame.card].id}: cannot be installed"
    return requirement


def offer_payment(state: State, frame: PayFor) -> Sequence[Action]:
    """The items with which the payment can still be completed, in rising order (W-8)."""
    if frame.purpose == "repair":
        lowest = PARTS[state.cards[frame.slot]].lowest
        return [PAY[item] for item in items(state) if ITEM_VALUE[item] >= lowest]  # W-11.1
    requirement, paid = requirement_of(state, frame), frame.paid
    values = tuple(ITEM_VALUE[item] for item in paid)
    pool = list(state.pool)
    for item in paid:
        if item < DICE:
            pool.remove(item)
    last = paid[-1] if paid else 0
    scrap = tuple(card for card in state.scrap if last < DICE or card > ITEM_CARD[last])
    choices: list[Action] = []
    for index, die in enumerate(pool):
        if die < last or (index and pool[index - 1] == die):
            continue
        if can_complete(requirement, (*values, VALUE[die]), pool_counts(pool[index + 1 :]), scrap):
            choices.append(PAY[die])
    for index, card in enumerate(scrap):
        choices += [
            PAY[item]
            for item in ITEMS_OF[card]
            if can_complete(requirement, (*values, ITEM_VALUE[item]), NO_DICE, scrap[index + 1 :])
        ]
    return choices


NO_DICE: Counts = (0,) * 6


def take_payment(state: State, frame: PayFor, answer: Pay) -> None:
    """Name one item more; when the requirement is met all of them are spent, and what was paid for is done (W-7.10)."""
    paid = (*frame.paid, answer.item)
    if frame.purpose != "repair":
        values = [ITEM_VALUE[item] for item in paid]
        if not is_met(requirement_of(state, frame), values):
            state.stack.append(replace(frame, paid=paid))
            return
    spend(state, paid)
    reds = sum(RED <= item < DICE for item in paid)
    if reds:
        state.stack.append(Penalties(0, reds))  # after the Part has been placed: Ruling R6
    if frame.purpose == "install":
        state.stack.append(PlacePart(0, frame.card))
    elif frame.purpose == "clear":
        clear_slot(state, frame.slot)
    else:
        repair_between_runs(state, frame.slot, ITEM_VALUE[answer.item])


def spend(state: State, paid: tuple[int, ...]) -> None:
    """Spent dice are set apart for the rest of the phase, Scrap is discarded (W-7.4, W-8.10)."""
    for item in paid:
        if item < DICE:
            take_die(state, item)
        else:
            spend_scrap(state, ITEM_CARD[item])
    state.emit(Paid(tuple(ITEM_NAMES[item] for item in paid)))


def roll_penalty(state: State, frame: Penalties) -> None:
    """Roll a spent red die and apply the line of the Wreckage table (W-9.1)."""
    if frame.count > 1:
        state.stack.append(Penalties(0, frame.count - 1))
    face = roll_face(state)
    line = state.board.wreckage_table[face - 1]
    state.emit(TableRolled("wreckage", face, line.op, line.amounts[0], "W-9.1"))
    apply_line(state, line)
