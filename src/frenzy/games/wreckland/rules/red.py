"""Red dice: enemies act, or the boss board does (W-17 to W-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from frenzy.games.wreckland.actions import ACT, RED, Act, FreeRam, PlaceRed
from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.events import EnemyActed, RedOnBoard, RedPlaced, TableRolled
from frenzy.games.wreckland.frames import ChooseRed, FollowUp, MoveOn, NextEnemy, OrderEnemies
from frenzy.games.wreckland.ids import DIE_NAMES, NOWHERE, OPEN, REAR, SECTIONS, SIDE, VALUE, clockwise, is_white
from frenzy.games.wreckland.ids import RED as RED_DIE
from frenzy.games.wreckland.rules.dice import distinct, put_on_foe, roll_face, take_die
from frenzy.games.wreckland.rules.foes import deal_enemy, heal_foe, move_foe, others_with
from frenzy.games.wreckland.rules.heroes import ask_arson, free_ram, free_rams
from frenzy.games.wreckland.rules.ramming import spike_count
from frenzy.games.wreckland.rules.tables import apply_line
from frenzy.games.wreckland.rules.vehicle import ask_hits, hit_side, working
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action


def answers_to(state: State, foe: int, value: int) -> bool:
    """The enemy shows that value and does not sleep: one of its die slots is open, or, if the table wants it so, one of
    that very value (W-17.1, W-17.3)."""
    dice = ENEMIES[foe].dice
    if value not in dice:
        return False
    lies = state.foe_dice[foe]
    if state.options.sleep == "full":
        return OPEN in lies
    return any(printed == value and lies[index] == OPEN for index, printed in enumerate(dice))


def offer_red(state: State, frame: ChooseRed) -> Sequence[Action]:
    """Each red die on each enemy that it matches; on the boss board, if it matches none (W-17.1, W-18.1 to W-18.3)."""
    choices: list[Action] = []
    for die in distinct(state.pool):
        if not is_white(die):
            value = VALUE[die]
            matching = [RED[die][foe] for foe in state.foes if answers_to(state, foe, value)]
            choices += matching or [RED[die][NOWHERE]]
    return choices + free_rams(state)


def take_red(state: State, frame: ChooseRed, answer: PlaceRed | FreeRam) -> None:
    if isinstance(answer, FreeRam):
        state.stack.append(frame)
        free_ram(state, answer.section)
        return
    take_die(state, answer.die)
    if answer.enemy == NOWHERE:
        use_boss_board(state, answer.die)
        return
    value = VALUE[answer.die]
    activated = tuple(foe for foe in state.foes if answers_to(state, foe, value))  # W-17.2
    cover_die_slot(state, answer.enemy, answer.die)
    state.emit(RedPlaced(DIE_NAMES[answer.die], ENEMIES[answer.enemy].id))
    state.stack.append(OrderEnemies(0, activated, activated))


def cover_die_slot(state: State, foe: int, die: int) -> None:
    """The die covers the slot of its value, or another one if that is covered (W-17.1)."""
    lies, dice = state.foe_dice[foe], ENEMIES[foe].dice
    wanted = [index for index, printed in enumerate(dice) if lies[index] == OPEN and printed == VALUE[die]]
    put_on_foe(state, foe, wanted[0] if wanted else lies.index(OPEN), die + 1)


def use_boss_board(state: State, die: int) -> None:
    """Roll the die again and apply the line of the Run table (W-18.4)."""
    state.emit(RedOnBoard(DIE_NAMES[die]))
    face = roll_face(state)
    line = state.board.run_table[face - 1]
    state.emit(TableRolled("run", face, line.op, line.amounts[0], "W-18.4"))
    apply_line(state, line, RED_DIE + face - 1)


# -- enemies act ----------------------------------------------------------------------------------------------


def offer_order(state: State, frame: OrderEnemies) -> Sequence[Action]:
    """The player chooses the order; Arson may ram one that has not acted yet (W-17.4, W-29.1)."""
    where = [state.where[foe] for foe in frame.waiting]
    return [*[ACT[foe] for foe in frame.waiting], *[ram for ram in free_rams(state) if ram.section in where]]


def take_order(state: State, frame: OrderEnemies, answer: Act | FreeRam) -> None:
    if isinstance(answer, FreeRam):
        state.stack.append(NextEnemy(0, frame.waiting, frame.acted))
        free_ram(state, answer.section)
        return
    waiting = tuple(foe for foe in frame.waiting if foe != answer.enemy)
    state.stack.append(NextEnemy(0, waiting, frame.acted))
    act(state, answer.enemy)


def next_enemy(state: State, frame: NextEnemy) -> None:
    """The next activated enemy acts; when all have, those still in play move (W-17.4, W-17.5)."""
    waiting = tuple(foe for foe in frame.waiting if state.where[foe] != NOWHERE)
    if waiting:
        state.stack.append(OrderEnemies(0, waiting, frame.acted))
        return
    state.stack.append(MoveOn(0, frame.acted))
    if free_rams(state) and any(
        state.where[foe] != NOWHERE and spike_count(state, state.where[foe]) for foe in frame.acted
    ):
        ask_arson(state)  # a Ram hurts one of them here, and perhaps no longer where it goes


def move_on(state: State, frame: MoveOn) -> None:
    """Every activated enemy still in play moves (W-17.5)."""
    for foe in frame.acted:
        if state.where[foe] != NOWHERE:
            move_after_acting(state, foe, frame.acted)


def move_after_acting(state: State, foe: int, acted: tuple[int, ...]) -> None:
    """One Section clockwise, unless its ability says otherwise (W-17.5, W-34.1 to W-34.3, W-34.8, W-34.9)."""
    start, more = state.where[foe], state.special.gust(state)
    match ENEMIES[foe].ability:
        case "move2":
            move_foe(state, foe, clockwise(start, 2 + more), "W-34.1")
        case "stay":
            pass  # W-34.2
        case "counter":
            move_foe(state, foe, clockwise(start, -1 - more), "W-34.3")
        case "prowl":
            move_foe(state, foe, barest_side(state, start), "W-34.8")
        case "lead":
            led = [other for other in state.foes_in(start) if other not in acted]
            for one in (foe, *led):
                move_foe(state, one, clockwise(start, 1 + more), "W-34.9")
        case _:
            move_foe(state, foe, clockwise(start, 1 + more), "W-17.5")


def barest_side(state: State, start: int) -> int:
    """The Section whose side has the fewest working Parts, the first one clockwise from here (W-34.8)."""
    return min(
        [clockwise(start, steps) for steps in (1, 2, 3, 4)], key=lambda section: len(working(state, SIDE[section]))
    )


def act(state: State, foe: int) -> None:
    """An enemy uses its ability and attacks the side that it faces (W-19.1)."""
    card, section = ENEMIES[foe], state.where[foe]
    heal(state, foe, section)
    hits = hits_of(state, foe)
    first, second = (*hits, 0, 0)[:2]
    state.emit(EnemyActed(card.id, SECTIONS[section], card.attack.op, first, second))
    if card.ability == "reinforce" or card.ability in FOLLOWING:
        state.stack.append(FollowUp(0, foe))
    pierce = card.ability == "pierce"  # W-34.10
    if isinstance(card.attack, words.EverySlot):
        hit_side(state, section, first, "W-19.4", pierce=pierce)
    elif card.ability == "weakest" and working(state, SIDE[section]):
        ask_hits(state, weakest_parts(state, section), hits, "W-34.13")
    elif hits:
        ask_hits(state, SIDE[section], hits, "W-19.5" if len(hits) > 1 else "W-19.2", pierce=pierce)


FOLLOWING: Final[dict[words.Ability | None, words.AnyLine]] = {
    "snatch": words.LoseScrap(1),  # W-34.14
    "jam": words.BlockSlot(),  # W-34.15
    "dazzle": words.LoseWhite(),  # W-34.16
}
"""What follows an attack, in the words of tables."""


def follow_up(state: State, frame: FollowUp) -> None:
    """What an enemy does after its attack (W-34.7, W-34.14 to W-34.16)."""
    ability = ENEMIES[frame.foe].ability
    if ability == "reinforce":
        deal_enemy(state, REAR, "W-34.7")
    else:
        apply_line(state, FOLLOWING[ability])


def weakest_parts(state: State, section: int) -> list[int]:
    """The working Parts of a side that have least resistance left (W-34.13)."""
    left = {slot: PARTS[state.cards[slot]].resistance - state.damage[slot] for slot in working(state, SIDE[section])}
    return [slot for slot in left if left[slot] == min(left.values())]


def hits_of(state: State, foe: int) -> tuple[int, ...]:
    """What an enemy's attack deals, hit by hit; an area attack deals it to each slot (W-19)."""
    attack, more = ENEMIES[foe].attack, drums(state, foe) + fury(state, foe)
    match attack:
        case words.OneTarget() | words.EverySlot():
            return (attack.n + more,)
        case words.TwoTargets():
            return attack.n[0] + more, attack.n[1] + more
        case words.NoAttack():
            return ()
        case _:
            assert_never(attack)


def heal(state: State, foe: int, section: int) -> None:
    """Some enemies heal themselves, or the others of their Section, before they attack (W-34.4, W-34.5)."""
    ability = ENEMIES[foe].ability
    if ability == "heal2":
        heal_foe(state, foe, 2, "W-34.4")
    elif ability == "heal_all":
        for other in state.foes_in(section):
            if other != foe:
                heal_foe(state, other, 1, "W-34.5")


def drums(state: State, foe: int) -> int:
    """Each drummer in its Section makes another enemy deal 1 more (W-34.6)."""
    return others_with(state, foe, "drum")


def fury(state: State, foe: int) -> int:
    """A pack deals 1 more for each other enemy there, a raging enemy 1 more while it is damaged (W-34.11, W-34.12)."""
    match ENEMIES[foe].ability:
        case "pack":
            return len(state.foes_in(state.where[foe])) - 1
        case "rage":
            return int(state.hurt[foe] > 0)
        case _:
            return 0
