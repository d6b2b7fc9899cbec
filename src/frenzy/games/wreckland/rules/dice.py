"""Rolling, the pool of dice, and dice on cards (W-1.1, W-16)."""

from __future__ import annotations

from frenzy.games.wreckland.cards import PARTS
from frenzy.games.wreckland.events import Rolled
from frenzy.games.wreckland.ids import (
    DIE_NAMES,
    NOWHERE,
    OPEN,
    RED,
    RED_DICE,
    SLOTS,
    WHITE,
    WHITE_DICE,
    is_kept,
    is_white,
    released,
)
from frenzy.games.wreckland.state import State


def roll_face(state: State) -> int:
    """One face of one die, from the stream of the dice."""
    if state.loaded:
        face, state.loaded = state.loaded[0], state.loaded[1:]
        return face
    number, state.dice_chance = state.dice_chance.below(6)
    return number + 1


def roll_all(state: State, rule: str) -> None:
    """Roll the five white and three red dice: they form the pool (W-6.2, W-16.1)."""
    white = [WHITE + roll_face(state) - 1 for _ in range(WHITE_DICE - state.white_lost)]
    red = [RED + roll_face(state) - 1 for _ in range(RED_DICE)]
    state.pool = tuple(sorted(white + red))
    state.emit(Rolled(names(state.pool), (), rule))


def reroll(state: State, dice: tuple[int, ...], rule: str) -> None:
    """Roll these dice of the pool again; the others stay as they are."""
    rest = list(state.pool)
    for die in dice:
        rest.remove(die)
    rolled = sorted((WHITE if is_white(die) else RED) + roll_face(state) - 1 for die in dice)
    state.pool = tuple(sorted(rest + rolled))
    state.emit(Rolled(names(tuple(rolled)), names(tuple(rest)), rule))


def reroll_rest(state: State, rule: str) -> None:
    """Between Steps every die of the pool is rerolled, but for those set aside, which are so no longer (W-16.2)."""
    staying = [released(die) for die in state.pool if is_kept(die)]
    rolled = [die for die in state.pool if not is_kept(die)]
    if rolled:
        rolled = sorted((WHITE if is_white(die) else RED) + roll_face(state) - 1 for die in rolled)
        state.emit(Rolled(names(tuple(rolled)), names(tuple(staying)), rule))
    state.pool = tuple(sorted(staying + rolled))


def names(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(DIE_NAMES[die] for die in dice)


def take_die(state: State, die: int) -> None:
    """A die leaves the pool."""
    pool = list(state.pool)
    pool.remove(die)
    state.pool = tuple(pool)


def put_die(state: State, die: int) -> None:
    """A die joins the pool."""
    state.pool = tuple(sorted((*state.pool, die)))


def empty_pool(state: State) -> None:
    """All dice leave the pool (W-14.2, W-16.6)."""
    state.pool = ()


def white_dice(state: State) -> tuple[int, ...]:
    """The white dice of the pool, rising."""
    return tuple(die for die in state.pool if die < RED)


def distinct(dice: tuple[int, ...]) -> list[int]:
    """Each die once: equal dice are one choice."""
    return list(dict.fromkeys(dice))


# -- on cards -------------------------------------------------------------------------------------------------


def open_dice(card: int) -> tuple[int, ...]:
    """The die slots of a Part with nothing on them."""
    return (OPEN,) * len(PARTS[card].dice) if card != NOWHERE else ()


def open_part(state: State, slot: int) -> None:
    """Nothing lies on a Part any more."""
    state.dice[slot] = open_dice(state.cards[slot])


def put_on_part(state: State, slot: int, index: int, lies: int) -> None:
    """A die, a marker or nothing lies on that die slot of a Part."""
    dice = state.dice[slot]
    state.dice[slot] = (*dice[:index], lies, *dice[index + 1 :])


def put_on_foe(state: State, foe: int, index: int, lies: int) -> None:
    """A die or nothing lies on that die slot of an enemy."""
    dice = state.foe_dice[foe]
    state.foe_dice[foe] = (*dice[:index], lies, *dice[index + 1 :])


def gather_dice(state: State) -> None:
    """Dice come back from everywhere: every die slot is open again (W-16.1, W-16.7)."""
    empty_pool(state)
    for slot in range(len(SLOTS)):
        open_part(state, slot)
    for foe in state.foes:
        state.foe_dice[foe] = (OPEN,) * len(state.foe_dice[foe])
