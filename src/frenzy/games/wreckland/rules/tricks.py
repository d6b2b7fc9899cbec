"""Dice that change dice: on the Core, or by a Part's icon (W-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland import actions
from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.events import DieChanged, DieKept, DieRemoved
from frenzy.games.wreckland.frames import AdjustDie, KeepDie, RemoveDie, TurnDie
from frenzy.games.wreckland.ids import DIE_NAMES, MARKER, OPEN, SLOTS, VALUE, is_kept, kept, turned
from frenzy.games.wreckland.rules.dice import distinct, put_die, put_on_foe, put_on_part, reroll, take_die, white_dice
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS
from frenzy.games.wreckland.rulings import R25_NO_WRAP, R27_REMOVED_DIE_IS_OUT
from frenzy.games.wreckland.state import State
from frenzy.kernel.game import Offer
from frenzy.kernel.records import Action, Frame


def do_trick(state: State, trick: str) -> None:
    """One of the three (W-27.2 to W-27.4)."""
    if trick == "reroll":
        reroll_whites(state)
    else:
        ask(state, AdjustDie(0) if trick == "adjust" else KeepDie(0))


def reroll_whites(state: State) -> None:
    """Reroll all other white dice of the pool, but for those set aside (W-27.2, W-27.6). Ruling R24."""
    dice = rerollable(state)
    if dice:
        reroll(state, dice, "W-27.2")


def rerollable(state: State) -> tuple[int, ...]:
    """The white dice of the pool that are not set aside (W-27.2)."""
    return tuple(die for die in white_dice(state) if not is_kept(die))


def ask(state: State, frame: AdjustDie | KeepDie | TurnDie | RemoveDie) -> None:
    """Ask which die, if there is one."""
    if OFFERS[type(frame)](state, frame):
        state.stack.append(frame)


def within(state: State, frame: AdjustDie | KeepDie | TurnDie) -> list[int]:
    """The dice of the pool, of either colour, that the effect may choose (W-23.4)."""
    return [die for die in distinct(state.pool) if frame.low <= VALUE[die] <= frame.high]


def or_none(choices: list[Action], *, optional: bool) -> list[Action]:
    """What may be chosen, and none of it where the effect is optional (W-23.5, W-23.7). Ruling R36."""
    return [*choices, actions.DONE] if choices and optional else choices


def change(state: State, die: int, to: int, rule: str) -> None:
    """A die of the pool shows another face."""
    take_die(state, die)
    put_die(state, to)
    state.emit(DieChanged(DIE_NAMES[die], DIE_NAMES[to], rule))


def offer_adjust(state: State, frame: AdjustDie) -> Sequence[Action]:
    """Any die, 1 down or 1 up; not below 1 and not above 6 (W-27.3). None, if it is a bonus."""
    choices: list[Action] = []
    for die in within(state, frame):
        down, up = actions.ADJUST[die]
        if VALUE[die] > 1 or not R25_NO_WRAP:
            choices.append(down)
        if VALUE[die] < 6 or not R25_NO_WRAP:
            choices.append(up)
    return or_none(choices, optional=frame.optional)


def take_adjust(state: State, frame: AdjustDie, answer: actions.Adjust | actions.Done) -> None:
    if isinstance(answer, actions.Done):
        return
    face = (VALUE[answer.die] + answer.by - 1) % 6 + 1
    change(state, answer.die, turned(answer.die, face), "W-27.3")


def offer_keep(state: State, frame: KeepDie) -> Sequence[Action]:
    """Any die that is not kept already (W-27.4). None, if it is a bonus."""
    return or_none([actions.DIE[die] for die in within(state, frame) if not is_kept(die)], optional=frame.optional)


def take_keep(state: State, frame: KeepDie, answer: actions.PickDie | actions.Done) -> None:
    """The next reroll leaves it as it is (W-27.4)."""
    if isinstance(answer, actions.Done):
        return
    take_die(state, answer.die)
    put_die(state, kept(answer.die))
    state.emit(DieKept(DIE_NAMES[answer.die]))


def offer_turn(state: State, frame: TurnDie) -> Sequence[Action]:
    """Any die to any other face, or none (W-36.6)."""
    dice = within(state, frame)
    turns: list[Action] = [action for die in dice for action in actions.TURN[die] if action.face != VALUE[die]]
    return or_none(turns, optional=True)


def take_turn(state: State, frame: TurnDie, answer: actions.Turn | actions.Done) -> None:
    if isinstance(answer, actions.Turn):
        change(state, answer.die, turned(answer.die, answer.face), "W-36.6")


# -- taking a die off a card ----------------------------------------------------------------------------------


def closed_values(printed: tuple[int, ...], lies: tuple[int, ...]) -> list[int]:
    """The different values of the die slots with a die on them, rising."""
    return sorted({value for value, die in zip(printed, lies, strict=True) if die not in (OPEN, MARKER)})


def offer_remove(state: State, frame: RemoveDie) -> Sequence[Action]:
    """A die on a working Part, or on an enemy (W-27.7). None, if it is a bonus."""
    choices: list[Action] = []
    for slot in ALL_SLOTS:
        if state.works(slot):
            choices += [
                actions.LIFT_PART[slot][value]
                for value in closed_values(PARTS[state.cards[slot]].dice, state.dice[slot])
            ]
    for foe in state.foes:
        choices += [actions.LIFT_ENEMY[foe][value] for value in closed_values(ENEMIES[foe].dice, state.foe_dice[foe])]
    return or_none(choices, optional=frame.optional)


def take_remove(state: State, frame: RemoveDie, answer: actions.LiftPart | actions.LiftEnemy | actions.Done) -> None:
    """Its die slot is open again; the die is out until the next Turn (W-27.7)."""
    if isinstance(answer, actions.Done):
        return
    if isinstance(answer, actions.LiftPart):
        lies = state.dice[answer.slot]
        index = closed_by(PARTS[state.cards[answer.slot]].dice, lies, answer.value)
        put_on_part(state, answer.slot, index, OPEN)
        die = lies[index] - 1
        state.emit(DieRemoved(DIE_NAMES[die], SLOTS[answer.slot], None))
    else:
        lies = state.foe_dice[answer.enemy]
        index = closed_by(ENEMIES[answer.enemy].dice, lies, answer.value)
        put_on_foe(state, answer.enemy, index, OPEN)
        die = lies[index] - 1
        state.emit(DieRemoved(DIE_NAMES[die], None, ENEMIES[answer.enemy].id))
    if not R27_REMOVED_DIE_IS_OUT:
        put_die(state, die)


def closed_by(printed: tuple[int, ...], lies: tuple[int, ...], value: int) -> int:
    """The first die slot of that value with a die on it."""
    return next(i for i, die in enumerate(lies) if printed[i] == value and die not in (OPEN, MARKER))


OFFERS: Final[dict[type[Frame], Offer]] = {
    AdjustDie: offer_adjust,
    KeepDie: offer_keep,
    TurnDie: offer_turn,
    RemoveDie: offer_remove,
}
