"""Who can be hit: the targets of a shot (A-5.2, A-7.3, A-7.4, A-10.2). A set of targets is a mask."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.actions import TARGET, Target
from frenzy.games.adrenaline.arsenal import GUNS, Fire
from frenzy.games.adrenaline.content.words import Aim, AimRoom, Everyone, Go, Pick, Place
from frenzy.games.adrenaline.frames import Shot
from frenzy.games.adrenaline.ids import SPAWN, bits
from frenzy.games.adrenaline.rules.places import SPAWN_SHIFT, UNSEEN_PLACES, reach, squares
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action

FIGURE_BITS: Final = (1 << SPAWN) - 1


def fire_of(shot: Shot) -> Fire:
    """The effect that is being performed."""
    return GUNS[shot.weapon].effects[shot.effect]


def targets_named(shot: Shot, names: str) -> int:
    """The targets bound to these letters, as a mask."""
    mask = 0
    for name in names:
        mask |= shot.bound[ord(name) - ord("a")]
    return mask


def target_action(state: State, target: int) -> Action:
    """The choice of a target: characters are named, whatever their seat."""
    return TARGET[state.options.characters[target] if target < SPAWN else target]


def target_of(state: State, answer: Target) -> int:
    """The figure, or the spawnpoint, that was chosen."""
    return state.options.characters.index(answer.target) if answer.target < SPAWN else answer.target


def target_square(state: State, target: int) -> int:
    """Where a figure or a spawnpoint stands."""
    return state.square[target] if target < SPAWN else state.arena.spawn_square[target - SPAWN]


def figures_on(state: State, shooter: int, where: int) -> int:
    """The figures on these squares but the shooter's, who is never a target (A-5.2, A-7.3)."""
    found = 0
    for figure, square in enumerate(state.square):
        if square >= 0 and where >> square & 1 and figure != shooter:
            found |= 1 << figure
    return found


def spawnpoints_on(state: State, where: int) -> int:
    """The spawnpoints on these squares that can be damaged now, as targets (A-10.2)."""
    found = 0
    for colour in bits(state.mode.spawn_targets(state)):
        if where >> state.arena.spawn_square[colour] & 1:
            found |= 1 << SPAWN + colour
    return found


def occupied(state: State, shooter: int) -> int:
    """The squares with somebody to hit, in the form of a reach: figures, and spawnpoints above them."""
    found = 0
    for figure, square in enumerate(state.square):
        if square >= 0 and figure != shooter:
            found |= 1 << square
    for colour in bits(state.mode.spawn_targets(state)):
        found |= 1 << state.arena.spawn_square[colour] + SPAWN_SHIFT
    return found


def hittable(state: State, targets: int) -> int:
    """Those of the targets that can take damage: no spawnpoint twice in a turn (A-10.2)."""
    return targets & (FIGURE_BITS | state.mode.spawn_targets(state) << SPAWN)


def candidates(state: State, shot: Shot, fire: Fire, step: Pick | Everyone) -> int:
    """The targets that a step may bind now, as a mask (A-7.4)."""
    place, here = step.place, state.square[shot.seat]
    hurts = step.name in fire.hurting
    if place.where == "among":
        found = targets_named(shot, place.of)
        found = hittable(state, found) if hurts else found & FIGURE_BITS
    else:
        where = target_squares(state, shot, place, here)
        if isinstance(step, Pick) and step.away:
            where &= ~state.arena.within[step.away - 1][here]
        found = figures_on(state, shot.seat, where)
        if hurts:
            found |= spawnpoints_on(state, where & state.arena.sees[here] if place.where in UNSEEN_PLACES else where)
    if isinstance(step, Pick):
        found &= ~targets_named(shot, step.but)
    return found


def target_squares(state: State, shot: Shot, place: Place, here: int) -> int:
    """The squares of a place, those told from a target included."""
    if place.where == "seen_by":
        (target,) = bits(targets_named(shot, place.of))
        return state.arena.sees[state.square[target]] if target < SPAWN else 0  # a spawnpoint sees nothing
    if place.where == "square_of":
        (target,) = bits(targets_named(shot, place.of))
        return 1 << target_square(state, target)
    return squares(state.arena, place, here, shot.spot, shot.direction)


def can_affect(state: State, shot: Shot, fire: Fire, number: int) -> bool:
    """Somebody can still be affected by the effect, from this step on (A-4.4, A-7.1)."""
    for index in range(number, len(fire.steps)):
        step = fire.steps[index]
        match step:
            case Pick():
                if candidates(state, shot, fire, step):
                    return True
                if not step.optional:
                    return False
            case Everyone():
                if candidates(state, shot, fire, step):
                    return True
            case Aim() | AimRoom() | Go():
                here = state.square[shot.seat]
                found = reach(state.arena, fire, index, here, shot.spot, shot.direction)
                return bool(found & occupied(state, shot.seat))
            case _:
                pass
    return False


def own_targets(shot: Shot, fire: Fire) -> int:
    """The targets that this effect has bound so far."""
    found = 0
    for step in fire.steps[: shot.step]:
        if isinstance(step, Pick | Everyone):
            found |= targets_named(shot, step.name)
    return found
