"""Rolling, and the pool of dice (W-1.1, W-16)."""

from __future__ import annotations

from frenzy.games.wreckland.events import Rolled
from frenzy.games.wreckland.ids import DIE_NAMES, RED, RED_DICE, WHITE, WHITE_DICE, is_kept, is_white, released
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


def white_dice(state: State) -> tuple[int, ...]:
    """The white dice of the pool, rising."""
    return tuple(die for die in state.pool if die < RED)


def distinct(dice: tuple[int, ...]) -> list[int]:
    """Each die once: equal dice are one choice."""
    return list(dict.fromkeys(dice))
