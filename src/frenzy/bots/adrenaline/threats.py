"""Whom a weapon can hit from where, and how hard: what seats can do to each other in their next turns."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.arsenal import GUNS, Fire
from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.content.words import Everyone, Hit, Pick
from frenzy.games.adrenaline.ids import NO_CUBES, NOWHERE, Cubes, bits
from frenzy.games.adrenaline.rules.paying import covers
from frenzy.games.adrenaline.rules.places import SPAWN_SHIFT, ways_to_shoot
from frenzy.games.adrenaline.rules.turn import SHOOT_ADRENALINE
from frenzy.games.adrenaline.state import State

FIGURE_SQUARES: Final = (1 << SPAWN_SHIFT) - 1
RUN: Final = 3
MARKED: Final = 0.5
"""A mark is worth so much of a damage."""

AGAIN: Final = 0.8
"""How much of a second shot at the same target is counted."""


def damage_of(fire: Fire, targets: str) -> float:
    """What an effect does to a lone target, if it can be bound to these names; marks count in part."""
    names = targets
    for step in fire.steps:
        if isinstance(step, Pick) and step.place.where == "among" and step.place.of in targets:
            names += step.name
    dealt = 0.0
    for step in fire.steps:
        if isinstance(step, Hit) and step.name in names:
            dealt += step.damage + MARKED * step.marks
    return dealt


def names_of_first(fire: Fire) -> str:
    """The names to which a lone target may be bound: the first of the effect, and where all on its square are hit."""
    names = ""
    for step in fire.steps:
        if isinstance(step, Pick | Everyone) and (not names or step.place.where == "square_of"):
            names += step.name
    return names


def ways_to_hurt(weapon: int) -> tuple[tuple[float, Cubes], ...]:
    """What a shot at one target can deal, and for what, the most first."""
    gun = GUNS[weapon]
    found: list[tuple[float, Cubes]] = []
    for mode in gun.modes:
        names = names_of_first(mode)
        dealt = damage_of(mode, names)
        found.append((dealt, mode.cost))
        if mode.number == 0:
            for more in gun.options:
                again = damage_of(more, names)
                if again and (more.timing == "at_once" or more.steps[0] != mode.steps[0]):
                    found.append((dealt + again, more.cost))
    return tuple(sorted(found, reverse=True))


HURTS: Final = tuple(ways_to_hurt(gun.number) for gun in GUNS)

known: dict[tuple[str, int, int, int], int] = {}


def squares_hit(arena: Arena, weapon: int, here: int, moves: int) -> int:
    """The squares on which somebody can be hit with the weapon after at most so many moves."""
    key = (arena.name, weapon, here, moves)
    found = known.get(key)
    if found is None:
        found = 0
        for cost, reach in ways_to_shoot(arena, weapon):
            if cost == NO_CUBES:
                for square in bits(arena.within[moves][here]):
                    found |= reach[square]
        found &= FIGURE_SQUARES
        known[key] = found
    return found


def hurt_by(weapon: int, funds: Cubes) -> float:
    """The most that the weapon deals to one target for these funds."""
    for dealt, cost in HURTS[weapon]:
        if covers(funds, cost):
            return dealt
    return 0.0


def funds_of(state: State, seat: int) -> Cubes:
    """The cubes of a seat, which everybody sees."""
    ammo, place = state.ammo, 3 * seat
    return (ammo[place], ammo[place + 1], ammo[place + 2])


def blows(state: State, seat: int, square: int) -> list[float]:
    """About how much damage the seat can do to each figure in its next turn, from this square.

    The best shot after a run, or the two best from where it stands.
    """
    runs, firsts, seconds = [0.0] * state.figures, [0.0] * state.figures, [0.0] * state.figures
    if square == NOWHERE:
        return runs
    arena, loaded, funds = state.arena, state.loaded[seat], funds_of(state, seat)
    moves = 1 if len(state.damage[seat]) >= SHOOT_ADRENALINE else 0
    for weapon in state.weapons[seat]:
        if not loaded >> weapon & 1:
            continue
        dealt = hurt_by(weapon, funds)
        near, far = squares_hit(arena, weapon, square, moves), squares_hit(arena, weapon, square, RUN)
        for figure in range(state.figures):
            there = state.square[figure]
            if figure == seat or there == NOWHERE:
                continue
            if far >> there & 1:
                runs[figure] = max(runs[figure], dealt)
            if near >> there & 1:
                seconds[figure] = max(seconds[figure], min(firsts[figure], dealt))
                firsts[figure] = max(firsts[figure], dealt)
    return [max(runs[figure], firsts[figure] + AGAIN * seconds[figure]) for figure in range(state.figures)]
