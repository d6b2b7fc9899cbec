"""How far a card reaches from where a seat stands: the squares on which it could hit somebody, and whom it can hit now.

A weapon's effect is followed step by step, in two worlds. In one the figures stand as they do; in the other there is
somebody on every square. Costs and loads do not matter: a card can be looked at before it is paid for.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from frenzy.games.adrenaline import ids
from frenzy.games.adrenaline.arsenal import BASIC, GUNS, WEAPON_OF, Fire
from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.content.words import Aim, AimRoom, Everyone, Go, Hit, Pick, Place, Step
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import read_view
from frenzy.games.adrenaline.frames import Shot
from frenzy.games.adrenaline.rules.moving import squares_to_reach
from frenzy.games.adrenaline.rules.places import aimable, direction_to, other_rooms, squares
from frenzy.games.adrenaline.rules.powerups import newton_squares, newton_targets
from frenzy.games.adrenaline.rules.steps import bind, next_step
from frenzy.games.adrenaline.rules.targets import FIGURE_BITS, candidates, figures_on, target_square, targets_named
from frenzy.games.adrenaline.state import State
from frenzy.kernel.guide import EffectReach, Reach


def reach_of(view: View, subject: str) -> Reach | None:
    """What a weapon or a powerup can do from where the seat stands; None for what moves and hits nobody."""
    kind, _, id = subject.partition(" ")
    is_weapon = kind == "weapon" and id in WEAPON_OF
    if not is_weapon and not (kind == "card" and id in ids.CARD_OF):
        return None
    state, seat = read_view(view), view["seat"]
    if seat is None or state.square[seat] == ids.NOWHERE:
        return Reach([])
    return (
        weapon_reach(state, seat, WEAPON_OF[id])
        if is_weapon
        else card_reach(state, seat, ids.CARD_KIND[ids.CARD_OF[id]])
    )


# -- weapons --------------------------------------------------------------------------------------------------


def weapon_reach(state: State, seat: int, weapon: int) -> Reach:
    """Each effect of a weapon: where it could hit somebody, and whom it can hit now."""
    arena, here = state.arena, state.square[seat]
    return Reach(
        [
            written(fire.id, squares_of(arena, weapon, fire.number, here), figures_of(state, seat, fire, weapon))
            for fire in GUNS[weapon].effects
        ]
    )


def written(effect: str, where: int, figures: int) -> EffectReach:
    return EffectReach(effect, [ids.SQUARES[square] for square in ids.bits(where)], list(ids.bits(figures)))


def figures_in_reach(state: State, seat: int, weapon: int) -> int:
    """Everybody whom the weapon can hit now with any of its effects, as a mask."""
    found = 0
    for fire in GUNS[weapon].effects:
        found |= figures_of(state, seat, fire, weapon)
    return found


def figures_of(state: State, seat: int, fire: Fire, weapon: int) -> int:
    """Those whom the effect can hit now."""
    return follow(Crowd(state.clone()), effects_until(weapon, fire), Shot(seat, weapon), state.square[seat])


@cache
def squares_of(arena: Arena, weapon: int, effect: int, here: int) -> int:
    """Where the effect could hit somebody who stood there, whoever else stood wherever it helps."""
    chain = effects_until(weapon, GUNS[weapon].effects[effect])
    return follow(Throng(arena), chain, Shot(0, weapon), here)


def effects_until(weapon: int, fire: Fire) -> tuple[Fire, ...]:
    """The effects that come before this one, and the one that hits: after a first move that is the basic effect."""
    effects = GUNS[weapon].effects
    if fire.is_mode:
        return (fire,)
    if fire.timing == "free":
        return (fire, effects[BASIC])
    return (effects[BASIC], *(effects[number] for number in ids.bits(fire.requires)), fire)


class Crowd:
    """A world in which the figures are as they stand; the state is a copy, so that the shooter can walk."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.arena = state.arena

    def candidates(self, shot: Shot, fire: Fire, step: Pick | Everyone, here: int) -> int:
        self.state.square[shot.seat] = here
        return candidates(self.state, shot, fire, step) & FIGURE_BITS

    def square(self, target: int) -> int:
        return target_square(self.state, target)


class Throng:
    """A world with somebody on every square: a target has the number of its square."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena

    def candidates(self, shot: Shot, fire: Fire, step: Pick | Everyone, here: int) -> int:
        found = self.place(shot, step.place, here)
        return found & ~self.arena.within[step.away - 1][here] if isinstance(step, Pick) and step.away else found

    def place(self, shot: Shot, place: Place, here: int) -> int:
        bound = targets_named(shot, place.of)
        if place.where == "seen_by":
            return self.arena.sees[ids.bits(bound)[0]]
        if place.where in ("square_of", "among"):
            return bound
        return squares(self.arena, place, here, shot.spot, shot.direction)

    def square(self, target: int) -> int:
        return target


World = Crowd | Throng
"""Who stands where, whom a step may bind for a shooter on a square. Targets are numbers, and sets of them masks."""


def follow(world: World, effects: tuple[Fire, ...], shot: Shot, here: int) -> int:
    """All targets that the last of the effects can hit, in one way or another, from this step on (A-7.4)."""
    fire = effects[0]
    if shot.step == len(fire.steps):
        return follow(world, effects[1:], replace(shot, step=0), here) if len(effects) > 1 else 0
    step, after = fire.steps[shot.step], next_step(shot)
    hit = targets_named(shot, step.name) if isinstance(step, Hit) and len(effects) == 1 else 0
    for line, square in ways_on(world, fire, step, after, here):
        hit |= follow(world, effects, line, square)
    return hit


def ways_on(world: World, fire: Fire, step: Step, shot: Shot, here: int) -> list[tuple[Shot, int]]:
    """How the shot can go on after a step, and where the shooter then stands."""
    arena = world.arena
    match step:
        case Pick():
            found = world.candidates(shot, fire, step, here)
            picks = [1 << target for target in ids.bits(found)] + ([0] if step.optional else [])
            return [(bind(shot, step.name, pick), here) for pick in picks]
        case Everyone():
            return [(bind(shot, step.name, world.candidates(shot, fire, step, here)), here)]
        case Aim():
            return [
                (replace(shot, spot=square, direction=direction_to(arena, here, square)), here)
                for square in ids.bits(aimable(arena, step, here))
            ]
        case AimRoom():
            return [(replace(shot, spot=room), here) for room in other_rooms(arena, here)]
        case Go():
            return [(shot, square) for square in ids.bits(goals_of(world, shot, step, here))]
        case _:
            return [(shot, here)]


def goals_of(world: World, shot: Shot, step: Go, here: int) -> int:
    """Where a step of the card takes the shooter."""
    if step.to is None:
        return squares_to_reach(world.arena, here, step.up_to)
    if step.to.where == "square_of":
        return 1 << world.square(ids.bits(targets_named(shot, step.to.of))[0])
    return squares(world.arena, step.to, here, shot.spot, shot.direction)


# -- powerups -------------------------------------------------------------------------------------------------


def card_reach(state: State, seat: int, kind: int) -> Reach | None:
    """Newton and teleporter: where they can move whom (A-8.2, A-8.4). Grenade: whom one sees (A-8.3)."""
    where = figures = 0
    match kind:
        case _ if kind == ids.NEWTON:
            for figure in newton_targets(state, seat):
                figures |= 1 << figure
                where |= newton_squares(state, figure)
        case _ if kind == ids.TELEPORTER:
            where, figures = state.arena.board, 1 << seat
        case _ if kind == ids.GRENADE:
            where = state.arena.sees[state.square[seat]]
            figures = figures_on(state, seat, where)
        case _:
            return None
    return Reach([written(ids.POWERUPS[kind], where, figures)])
