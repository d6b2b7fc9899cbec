"""The lines of boss boards and Canyon cards (W-9, W-18, W-30, W-35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from frenzy.games.wreckland import actions, frames
from frenzy.games.wreckland.cards import PARTS, Part
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.events import DieLost, SlotBlocked
from frenzy.games.wreckland.ids import DIE_NAMES, MARKER, NOWHERE, OPEN, SECTION_OF, SLOTS
from frenzy.games.wreckland.rules.decks import discard_part, lose_scrap
from frenzy.games.wreckland.rules.dice import distinct, put_on_part, take_die, white_dice
from frenzy.games.wreckland.rules.foes import crowded, heal_foe, rotate_foes
from frenzy.games.wreckland.rules.vehicle import (
    ALL_SLOTS,
    ask_hits,
    destroy_slot,
    hit_core,
    hit_part,
    hit_side,
    working,
)
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action


def apply_line(state: State, line: words.AnyLine, die: int = MARKER, more: int = 0) -> None:
    """Do what a line says (W-35). `die` is the red die that was rolled for it.

    `more` is added to the damage of any of them: in the canyon, with the boss in play (W-30.3).
    """
    match line:
        case words.Nothing():
            pass
        case words.DiscardPart():
            ask_discards(state, line.n)
        case words.HitPart():
            ask_hits(state, ALL_SLOTS, (line.n + more,), "W-35.3")
        case words.PiercePart():
            ask_hits(state, ALL_SLOTS, (line.n + more,), "W-35.4", pierce=True)
        case words.HitEachPart():
            for slot in working(state):
                hit_part(state, slot, line.n + more, "W-35.5")
        case words.HitCore():
            hit_core(state, line.n + more, "W-35.6")
        case words.BlockSlot():
            if any(open_values(state, slot) for slot in working(state)):
                state.stack.append(frames.BlockSlot(0, die))
        case words.DealEnemies():
            state.stack.append(frames.DrawEnemies(0, line.n, SECTION_OF[line.section], "W-35.8"))
        case words.WreckSlot():
            if NOWHERE in state.wrecks:
                state.stack.append(frames.WreckSlot(0))
        case words.LoseScrap():
            ask_scrap(state, line.n, line.else_core, more)
        case words.Rotate():
            rotate_foes(state, "W-35.11")
        case words.HealEnemies():
            for foe in state.foes:
                heal_foe(state, foe, line.n, "W-35.12")
        case words.StrikeFromCrowd():
            strike_from_crowd(state, line.n + more)
        case words.LoseWhite():
            ask_white(state)
        case _:
            assert_never(line)


# -- available Parts ------------------------------------------------------------------------------------------


def ask_discards(state: State, count: int) -> None:
    """The player chooses; if there are too few, all go (W-9.3). Ruling R9."""
    count = min(count, len(state.available))
    if count:
        state.stack.append(frames.DiscardParts(0, count))


def offer_discard(state: State, frame: frames.DiscardParts) -> Sequence[Action]:
    return [actions.DISCARD[card] for card in state.available]


def take_discard(state: State, frame: frames.DiscardParts, answer: actions.Discard) -> None:
    discard_part(state, answer.card, "W-9.3")
    ask_discards(state, frame.count - 1)


# -- slots ----------------------------------------------------------------------------------------------------


def offer_wreck(state: State, frame: frames.WreckSlot) -> Sequence[Action]:
    """Every slot without a Destruction card, empty ones included (W-12.4, W-35.9)."""
    return [actions.WRECK[slot] for slot in ALL_SLOTS if state.wrecks[slot] == NOWHERE]


def take_wreck(state: State, frame: frames.WreckSlot, answer: actions.Wreck) -> None:
    destroy_slot(state, answer.slot, "W-35.9")


def open_values(state: State, slot: int) -> list[int]:
    """The different values of a Part's open die slots, rising."""
    dice = PARTS[state.cards[slot]].dice
    return sorted({value for value, lies in zip(dice, state.dice[slot], strict=True) if lies == OPEN})


def is_exact(part: Part, value: int, face: int) -> bool:
    """The die shows the value of the die slot, or one within its range (W-23.4, W-23.5)."""
    return value <= face <= part.ends[part.dice.index(value)]


def close_die_slot(state: State, slot: int, value: int, lies: int) -> int:
    """Put something on the first open die slot of that value; which one it is."""
    printed, dice = PARTS[state.cards[slot]].dice, state.dice[slot]
    index = next(i for i, found in enumerate(printed) if found == value and dice[i] == OPEN)
    put_on_part(state, slot, index, lies)
    return index


def offer_block(state: State, frame: frames.BlockSlot) -> Sequence[Action]:
    """Every open die slot of a working Part (W-30.5)."""
    return [actions.BLOCK[slot][value] for slot in working(state) for value in open_values(state, slot)]


def take_block(state: State, frame: frames.BlockSlot, answer: actions.Block) -> None:
    """The die slot is closed for the Turn, and nothing is activated (W-30.5)."""
    is_die = frame.die != MARKER
    close_die_slot(state, answer.slot, answer.value, frame.die + 1 if is_die else MARKER)
    state.emit(SlotBlocked(SLOTS[answer.slot], answer.value, DIE_NAMES[frame.die] if is_die else None))


# -- Scrap and dice -------------------------------------------------------------------------------------------


def ask_scrap(state: State, count: int, else_core: int, more: int) -> None:
    """The player chooses what to lose; the Core may pay for what is missing, and `more` if it does (W-35.10)."""
    found = min(count, len(state.scrap))
    if found:
        state.stack.append(frames.LoseScrap(0, found))
    if else_core and count > found:
        hit_core(state, else_core * (count - found) + more, "W-35.10")


def offer_scrap(state: State, frame: frames.LoseScrap) -> Sequence[Action]:
    return [actions.LOSE[card] for card in state.scrap]


def take_scrap(state: State, frame: frames.LoseScrap, answer: actions.Lose) -> None:
    lose_scrap(state, answer.enemy, "W-35.10")
    if frame.count > 1:
        state.stack.append(frames.LoseScrap(0, frame.count - 1))


def ask_white(state: State) -> None:
    """A white die of the pool is lost; before the Turn's roll, one die less is rolled (W-35.14)."""
    if state.step == 0:
        state.white_lost += 1
        state.emit(DieLost("w", "W-35.14"))
    elif white_dice(state):
        state.stack.append(frames.LoseWhite(0))


def offer_white_loss(state: State, frame: frames.LoseWhite) -> Sequence[Action]:
    return [actions.DIE[die] for die in distinct(white_dice(state))]


def take_white_loss(state: State, frame: frames.LoseWhite, answer: actions.PickDie) -> None:
    take_die(state, answer.die)
    state.emit(DieLost(DIE_NAMES[answer.die], "W-35.14"))


# -- the crowd ------------------------------------------------------------------------------------------------


def strike_from_crowd(state: State, amount: int) -> None:
    """An area attack from the Section with the most enemies; the player decides a tie (W-35.13)."""
    sections = crowded(state, state.foes)
    if len(sections) == 1:
        hit_side(state, sections[0], amount, "W-35.13")
    elif sections:
        state.stack.append(frames.StrikeFrom(0, sections, amount))


def offer_crowd(state: State, frame: frames.StrikeFrom | frames.JoinCrowd) -> Sequence[Action]:
    """The player decides a tie (W-30.8, W-35.13)."""
    return [actions.SECTION[section] for section in frame.sections]


def take_crowd(state: State, frame: frames.StrikeFrom, answer: actions.PickSection) -> None:
    hit_side(state, answer.section, frame.amount, "W-35.13")
