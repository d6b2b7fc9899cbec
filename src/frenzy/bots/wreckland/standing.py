"""How a table stands, for the drivers that think ahead: about the log-odds of winning, from points of damage.

The Core counts most, and its last points more. A Part counts for what it does, what it stops, and the hearts it has
left; an enemy for its hearts, and for what it will do where it stands: a side without Parts lets attacks through to the
Core (W-19.3, W-19.4). In the last Round the boss counts more than its company. White dice are left out: what they may
still bring is worked out elsewhere; red dice that are still to come count by the enemies that can answer them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from frenzy.games.wreckland import GAME
from frenzy.games.wreckland.cards import ENEMIES, PARTS, Part, Word
from frenzy.games.wreckland.frames import StartRun
from frenzy.games.wreckland.ids import MILLER, NOWHERE, OPEN, RED, SIDE
from frenzy.games.wreckland.rules.foes import IS_BOSS
from frenzy.games.wreckland.state import State

SCALE: Final = 25.0
"""So many points make log-odds of 1."""

EVEN: Final = {"run": [95.0, 115.0, 47.0], "wreckage": [145.0, 168.0, 170.0]}
"""By phase and Round: the points of a table that was won as often as lost, as it is when the phase or a Turn begins."""

SURE: Final = 20.0
"""The log-odds of a game that is over: better than any table that can be."""

# -- points ---------------------------------------------------------------------------------------------------

CORE: Final = 12.0
LAST_CORE: Final = 8.0  # more, for each of the last three points
LAST: Final = 3
PART: Final = 3.0
HEART: Final = 1.0
FRAIL: Final = 2.0  # a Part with one heart left
SHIELD: Final = 5.0
HIT: Final = 2.4  # for each damage that a Part deals in a Turn, about
MEND: Final = 1.3
TRICK: Final = 3.0
SPIKES: Final = 3.0
SCRAP: Final = 3.5
FOE: Final = 4.0
FOE_HEART: Final = 1.1
BOSS_HEART: Final = 2.6
COMPANY: Final = 3.0  # for each enemy that guards the boss
CHANCE: Final = 0.3  # that a die slot of an enemy is used in a Turn
THREAT: Final = 1.2  # for each damage to Parts that is to be expected in a Turn
SURVIVED: Final = 15.0  # a Canyon card


def hit_of(part: Part, word: Word) -> float:
    """About how much damage an effect deals in one use, with a die that may or may not match exactly."""
    plus = part.plus * exactness(part)
    match word.op:
        case "single":
            return word.n + plus + 1.7 * word.per_enemy + 0.6 * word.vs_damaged + 0.3 * word.pierce
        case "double":
            return word.n + plus + 0.8 * (word.second + plus)
        case "area":
            return 1.7 * (word.n + plus)
        case "luck":
            return 2.0
        case "transfer":
            return 1.0
        case "choose":
            return max(sum(hit_of(part, part.words[index]) for index in option) for option in word.options)
        case _:
            return 0.0


def other_of(part: Part, word: Word) -> float:
    """Points for an effect that deals no damage by itself."""
    match word.op:
        case "single" | "double" | "area" | "luck" | "transfer":
            return 0.0
        case "repair":
            return MEND * word.n
        case "choose":
            return max(sum(other_of(part, part.words[index]) for index in option) for option in word.options)
        case _:
            return TRICK


def exactness(part: Part) -> float:
    """How often a die that can be used matches exactly."""
    return len(set(part.dice)) / (7 - part.lowest)


def use_of(part: Part) -> float:
    """Points for what a Part does in a Turn: its effects, how easily they are had, and how often."""
    points = 0.0
    for chance, words in ((1.0, part.effects), (exactness(part), part.exact)):
        for index in words:
            word = part.words[index]
            points += chance * (HIT * hit_of(part, word) + other_of(part, word))
    often = (0.0, 1.0, 1.6, 2.0)[min(3, len(part.dice))]
    return points * sqrt((7 - part.lowest) / 6) * often


PART_POINTS: Final = tuple(PART + use_of(part) + SHIELD * part.shield + HEART * part.resistance for part in PARTS)
MILLER_POINTS: Final = tuple(HIT * exactness(part) * (part.lowest < 7) for part in PARTS)
RESISTANCE: Final = tuple(part.resistance for part in PARTS)
FOE_RESISTANCE: Final = tuple(foe.resistance for foe in ENEMIES)
FOE_POINTS: Final = tuple(FOE_HEART * (1.0 + 0.5 * foe.shield) for foe in ENEMIES)
FOE_HIT: Final = tuple(float(foe.n + foe.second) + 1.5 * (foe.ability == "drum") for foe in ENEMIES)
FOE_DICE: Final = tuple(len(foe.dice) for foe in ENEMIES)
IS_AREA: Final = tuple(foe.attack == "area" for foe in ENEMIES)
HOLES: Final = tuple(tuple(sum(not mask >> slot & 1 for slot in side) for side in SIDE) for mask in range(256))
"""By mask of working Parts and Section: the slots of that side that hold none."""

BARE: Final = 3


def points(state: State) -> float:
    """How good the table is in points."""
    left = state.vehicle.core - state.core
    total = CORE * left + LAST_CORE * min(left, LAST) + SCRAP * len(state.scrap)
    mask = 0
    for slot in range(8):
        card = state.cards[slot]
        if card != NOWHERE and state.wrecks[slot] == NOWHERE:
            mask |= 1 << slot
            damage = state.damage[slot]
            total += PART_POINTS[card] - HEART * damage + SPIKES * state.spikes[slot].bit_count()
            if damage + 1 == RESISTANCE[card]:
                total -= FRAIL
            if state.hero == MILLER:
                total += MILLER_POINTS[card]
    if state.phase == "run":
        total -= chase_points(state, HOLES[mask])
    return total


def chase_points(state: State, holes: tuple[int, ...]) -> float:
    """What the enemies in play will cost, in points; what they have done is behind us."""
    total = 0.0
    fresh = state.step in (0, 1, 6)
    reds = 3 if fresh else sum([die >= RED for die in state.pool])
    for foe in state.foes:
        section = state.where[foe]
        left = FOE_RESISTANCE[foe] - state.hurt[foe]
        slots = float(FOE_DICE[foe])
        if not fresh:
            slots -= reds / 3 * (slots - state.foe_dice[foe].count(OPEN))
        here = CHANCE * slots
        hit = FOE_HIT[foe]
        if IS_AREA[foe]:
            through = hit * (holes[section] + 0.3 * holes[(section + 1) % 4])
            total += here * (CORE * through + THREAT * hit * (3 - holes[section]))
        elif holes[section] == BARE:
            total += here * CORE * hit
        else:
            total += here * THREAT * hit
            if holes[(section + 1) % 4] == BARE:
                total += 0.3 * here * CORE * hit
        if IS_BOSS[foe]:
            total += boss_points(state, foe, left)
        else:
            total += FOE + FOE_POINTS[foe] * left
    if state.board.special == "canyon":
        total -= SURVIVED * state.survived
    return total


def boss_points(state: State, boss: int, left: int) -> float:
    """What is left of the boss, its second side included, and what guards it."""
    second = state.board.second_side
    if second not in (NOWHERE, boss):
        left += FOE_RESISTANCE[second]
    total = BOSS_HEART * (1.0 + 0.5 * ENEMIES[boss].shield) * left
    if state.special.protects(state, boss):
        section = state.where[boss]
        total += COMPANY * sum([state.where[foe] == section for foe in state.foes])
    return total


def standing(state: State) -> float:
    """About the log-odds of winning."""
    if state.result:
        return SURE if state.result == "won" else -SURE
    return (points(state) - EVEN[state.phase][state.round - 1]) / SCALE


def built_standing(state: State) -> float:
    """The same for a vehicle that goes into the Run phase as it is, against the enemies that this deck deals."""
    if state.result:
        return standing(state)
    twin = state.clone()
    twin.stack = [StartRun(0)]
    GAME.run(twin)
    return standing(twin)


def chance_of(value: float) -> float:
    """The chance that goes with log-odds.

    >>> chance_of(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-value))
