"""What a table is worth to a seat that thinks of the whole game, in points of the final score ahead of the others.

Points, and what boards and tracks are likely to pay, come first; then the means to get more (weapons, ammo, powerups,
marks, who is in reach), and what the others can do until the next turn.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from frenzy.bots.adrenaline.shares import standings
from frenzy.bots.adrenaline.threats import blows, funds_of, hurt_by, squares_hit
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.frames import StartTurn, TakeTurn
from frenzy.games.adrenaline.ids import CARD_KIND, FIGURES, GRENADE, NEWTON, NOWHERE, SCOPE, TELEPORTER
from frenzy.games.adrenaline.rules.damage import KILLSHOT
from frenzy.games.adrenaline.rules.ending import winners
from frenzy.games.adrenaline.rules.grabbing import can_grab_on
from frenzy.games.adrenaline.rules.paying import covers, purse
from frenzy.games.adrenaline.state import State

WIN: Final = 60.0
"""To have won, beside the points."""

LEADERS: Final = 8.0
"""Points behind the best of the others make a rival count less: one so far behind counts a third."""

READY: Final = 1.0
RELOADABLE: Final = 0.8
EMPTY: Final = 0.35
"""How much of its quality a weapon is worth: loaded, with the ammo at hand to reload it, and without."""

HANDS: Final = (1.0, 0.75, 0.5)
"""The best weapon counts whole, the others less."""

QUALITY: Final = 1.1
"""What a weapon that deals one damage everywhere is worth."""

CUBES: Final = (0.0, 0.4, 0.65, 0.8)
"""What so many cubes of one colour are worth."""

CARDS: Final = {SCOPE: 0.65, NEWTON: 0.4, GRENADE: 0.4, TELEPORTER: 0.6}
MARK: Final = 0.4
ADRENALINE: Final = ((3, 0.35), (6, 0.35))
AIM: Final = 0.25
"""A damage that could be dealt in the next turn, if all stood where they do."""

FEAR: Final = 0.8
"""How much of what the others may do is taken for sure."""

PREY: Final = 1.6
"""How much rather a target is shot that dies of it."""

DEED: Final = 1.1
"""What an action that is left is worth for each damage that could be dealt with it."""

STROLL: Final = 0.5
"""What an action that is left is worth at least."""

SUPPLY: Final = 0.2
"""Something to grab within a move."""


def judge(state: State, seat: int) -> float:
    """How good the table is for the seat, as if its turn ended now but for the actions that are left."""
    if not state.stack:
        return lead(state, seat, [float(state.points(figure)) for figure in range(state.figures)]) + (
            WIN if seat in winners(state) else 0.0
        )
    value = lead(state, seat, standings(state)) + chances(state, seat) - danger(state, seat)
    left = turns_to_come(state, seat)
    return value + left * means(state, seat) if left > 0.0 else value


def lead(state: State, seat: int, standing: list[float]) -> float:
    """What the seat has more than the others; those close to winning count most."""
    best = max([standing[other] for other in range(state.seats) if other != seat])
    total, weights = 0.0, 0.0
    for other in range(state.seats):
        if other != seat:
            weight = exp((standing[other] - best) / LEADERS)
            total += weight * standing[other]
            weights += weight
    return standing[seat] - total / weights


def turns_to_come(state: State, seat: int) -> float:
    """How much it counts to be well off after this turn: less and less towards the end, and nothing after the last."""
    if state.frenzy != NOWHERE:
        return 0.0 if has_had_last_turn(state, seat) else 0.6
    left = state.skulls_left
    if left == 0 and state.options.ending == "sudden_death":
        return 0.0
    return min(1.0, 0.25 + 0.15 * left)


def has_had_last_turn(state: State, seat: int) -> bool:
    """In final frenzy all have one turn more, the one who began it last (A-9.2); a turn that is on counts as had."""
    if state.turn == state.frenzy:
        return not isinstance(state.stack[0], StartTurn)  # it began with this turn
    first = state.frenzy + 1
    return (seat - first) % state.seats <= (state.turn - first) % state.seats


# -- means ----------------------------------------------------------------------------------------------------


@cache
def quality(arena: Arena, weapon: int, rich: bool) -> float:  # noqa: FBT001
    """What a weapon is worth in an arena: damage, and on how much of the board it can be dealt after a move."""
    dealt = hurt_by(weapon, (1, 1, 1) if rich else (0, 0, 0))
    hit = sum([squares_hit(arena, weapon, square, 1).bit_count() for square in arena.squares])
    return QUALITY * dealt * (0.35 + 0.65 * hit / len(arena.squares) ** 2)


def means(state: State, seat: int) -> float:
    """What helps to get points later."""
    ammo, place = state.ammo, 3 * seat
    value = weapons_worth(state, seat)
    value += CUBES[ammo[place]] + CUBES[ammo[place + 1]] + CUBES[ammo[place + 2]]
    for card in state.powerups[seat]:
        value += CARDS[CARD_KIND[card]]
    for figure in range(state.figures):
        if figure != seat:
            value += MARK * state.marks[figure * FIGURES + seat] - MARK / 3 * state.marks[seat * FIGURES + figure]
    hurt = len(state.damage[seat])
    if hurt < KILLSHOT:
        for least, worth in ADRENALINE:
            if hurt >= least:
                value += worth
    return value + position_worth(state, seat)


def weapons_worth(state: State, seat: int) -> float:
    """The weapons in hand; those that can be reloaded at the end of this turn count as if they were, for the ammo."""
    loaded, funds = state.loaded[seat], funds_of(state, seat)
    worths: list[float] = []
    for weapon in state.weapons[seat]:
        worth = quality(state.arena, weapon, rich=sum(funds) > 1)
        if loaded >> weapon & 1:
            worth *= READY
        else:
            cost = GUNS[weapon].cost
            if covers(funds, cost):
                worth *= RELOADABLE
                funds = (funds[0] - cost[0], funds[1] - cost[1], funds[2] - cost[2])
            else:
                worth *= EMPTY
        worths.append(worth)
    worths.sort(reverse=True)
    return sum([share * worth for share, worth in zip(HANDS, worths, strict=False)])


def position_worth(state: State, seat: int) -> float:
    """Who can be shot in the next turn, and what can be grabbed."""
    square = state.square[seat]
    if square == NOWHERE:
        return 0.0
    value = AIM * max(blows(state, seat, square))
    funds = purse(state, seat)
    for near in state.arena.squares_within[1][square]:
        if can_grab_on(state, near, funds):
            return value + SUPPLY
    return value


# -- what is left of the turn ---------------------------------------------------------------------------------


def chances(state: State, seat: int) -> float:
    """What the actions that are left may bring."""
    top = state.stack[-1]
    if not isinstance(top, TakeTurn) or top.seat != seat or not state.actions_left:
        return 0.0
    shots: list[float] = []
    square, loaded, funds = state.square[seat], state.loaded[seat], funds_of(state, seat)
    if square != NOWHERE:
        for weapon in state.weapons[seat]:
            if loaded >> weapon & 1:
                hit = squares_hit(state.arena, weapon, square, 0)
                for figure in range(state.figures):
                    there = state.square[figure]
                    if figure != seat and there != NOWHERE and hit >> there & 1:
                        shots.append(hurt_by(weapon, funds))
                        break
    shots.sort(reverse=True)
    value = 0.0
    for number in range(state.actions_left):
        value += max(STROLL, DEED * shots[number] if number < len(shots) else 0.0)
    return value


# -- danger ---------------------------------------------------------------------------------------------------


def danger(state: State, seat: int) -> float:
    """What the others may take from the seat until its next turn, in points."""
    square = state.square[seat]
    if square == NOWHERE or len(state.damage[seat]) >= KILLSHOT:
        return 0.0
    expected = 0.0
    for other in range(state.seats):
        if other == seat or len(state.damage[other]) >= KILLSHOT:
            continue
        if state.frenzy != NOWHERE and has_had_last_turn(state, other):
            continue
        struck = blows(state, other, state.square[other])
        if struck[seat] == 0.0:
            continue
        total, mine = 0.0, 0.0
        for figure in range(state.figures):
            dealt = struck[figure]
            if dealt > 0.0:
                room = KILLSHOT - len(state.damage[figure])
                weight = dealt * (PREY if 0 < room <= dealt + state.marks[figure * FIGURES + other] else 1.0)
                if room <= 0:
                    weight = 0.0
                total += weight
                if figure == seat:
                    mine = weight
        if total > 0.0:
            expected += mine / total * (struck[seat] + state.marks[seat * FIGURES + other])
    return FEAR * expected * price_of_damage(state, seat)


def price_of_damage(state: State, seat: int) -> float:
    """What a token on the own board brings the others, less what it brings to each of them alike."""
    values = 2.0 if state.flipped >> seat & 1 else max(6.0, 22.0 - 6.0 * state.skulls[seat])
    return (values + 5.0) / 33.0
