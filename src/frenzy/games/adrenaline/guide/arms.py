"""Why a weapon, or one of its effects, cannot be chosen (A-4.4, A-4.7, A-4.8, A-7.1, A-7.2)."""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.arsenal import BASIC, GUNS, WEAPON_IDS, Fire
from frenzy.games.adrenaline.guide.reasons import asked, because, fall_back, letters
from frenzy.games.adrenaline.guide.scene import Scene
from frenzy.games.adrenaline.ids import NO_CUBES, SQUARES, Cubes, bits
from frenzy.games.adrenaline.rules.paying import covers, purse, short_of, total
from frenzy.games.adrenaline.rules.places import ways_to_shoot
from frenzy.games.adrenaline.rules.reloading import reloadable
from frenzy.games.adrenaline.rules.shooting import shooting_squares
from frenzy.games.adrenaline.rules.steps import can_use, is_in_turn
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.rules.turn import grab_moves, shoot_moves
from frenzy.games.adrenaline.state import State
from frenzy.kernel.guide import Reason


def why_weapon(scene: Scene, weapon: int) -> Reason:
    """Why this weapon cannot be chosen now: one's own, one of the market, another's, or one of the pile."""
    match scene.frame:
        case frames.TakeTurn() if weapon in scene.state.weapons[scene.seat]:
            return why_not_fire(scene, weapon)
        case frames.TakeTurn() if weapon in scene.state.market:
            return why_not_fetch(scene, weapon, grab_moves(scene.state))
        case frames.GrabWhere() if (
            weapon in scene.state.market and f"square {SQUARES[shelf(scene, weapon)]}" in scene.named
        ):
            return because("square-first", "A-4.3", weapon=WEAPON_IDS[weapon], square=SQUARES[shelf(scene, weapon)])
        case frames.GrabWhere() as frame if weapon in scene.state.market:
            return why_not_fetch(scene, weapon, frame.moves)
        case frames.TakeWeapon() as frame:
            return why_not_take(scene, frame, weapon)
        case frames.DropWeapon() as frame if weapon == frame.taken:
            return because("just-taken", "A-4.7", weapon=WEAPON_IDS[weapon])
        case frames.ReloadWeapons() as frame if weapon in scene.state.weapons[scene.seat]:
            return why_not_reload(scene, frame, weapon)
        case frames.TakeTurn() | frames.DropWeapon() | frames.ReloadWeapons():
            return why_not_held(scene, weapon)
        case _:
            return asked(scene)


def why_not_held(scene: Scene, weapon: int) -> Reason:
    """Where the weapon is, if not in the own hand (A-7.1)."""
    state, name = scene.state, WEAPON_IDS[weapon]
    for figure, hand in enumerate(state.weapons):
        if weapon in hand:
            return because("theirs", "A-7.1", weapon=name, figure=figure)
    if weapon in state.market:
        return because("on-shelf", "A-4.7", weapon=name, square=SQUARES[shelf(scene, weapon)])
    return because("in-pile", "A-4.9", weapon=name)


def shelf(scene: Scene, weapon: int) -> int:
    """The square of the spawnpoint where a weapon lies."""
    return scene.state.arena.spawn_square[scene.state.market.index(weapon) // 3]


# -- shooting -------------------------------------------------------------------------------------------------


def why_not_shoot(scene: Scene) -> Reason:
    """Why none of one's weapons can be shot (A-4.4)."""
    state, hand = scene.state, scene.state.weapons[scene.seat]
    if not state.actions_left:
        return because("actions", "A-4.1")
    if not hand:
        return because("unarmed", "A-4.7")
    if len(hand) == 1:
        return why_not_fire(scene, hand[0])
    if not state.loaded[scene.seat] and not scene.is_frenzy:
        return because("all-unloaded", "A-4.8")
    return because("no-shot", "A-4.4")


def why_not_fire(scene: Scene, weapon: int) -> Reason:
    """No action, not loaded, or nobody to hit (A-4.4, A-4.8, A-9.3)."""
    state, seat, name = scene.state, scene.seat, WEAPON_IDS[weapon]
    if not state.actions_left:
        return because("actions", "A-4.1")
    cost = NO_CUBES
    if not state.loaded[seat] >> weapon & 1:
        cost, funds = GUNS[weapon].cost, purse(state, seat)
        if not scene.is_frenzy:
            return because("unloaded", "A-4.8", weapon=name)
        if not covers(funds, cost):
            return because("reload-price", "A-9.3", weapon=name, missing=letters(short_of(funds, cost)))
    moves = shoot_moves(state)
    squares = shooting_squares(with_plenty(scene), seat, weapon, moves, cost)
    if squares:
        return price_of_shot(scene, weapon, bits(squares)[0], cost)
    if moves:
        rule = "A-9.3" if scene.is_frenzy else "A-4.5"
        return because("nobody-near", rule, weapon=name, from_=SQUARES[scene.here], limit=moves)
    return because("reach", "A-4.4", weapon=name, square=SQUARES[scene.here])


def no_shot_from(scene: Scene, weapon: int, square: int) -> Reason:
    """From this square the weapon reaches nobody, or only for what one cannot pay (A-4.4)."""
    if any(ways[square] & occupied(scene.state, scene.seat) for _, ways in ways_to_shoot(scene.state.arena, weapon)):
        return price_of_shot(scene, weapon, square, NO_CUBES)
    return because("reach", "A-4.4", weapon=WEAPON_IDS[weapon], square=SQUARES[square])


PLENTY: Final = 9
"""More cubes of a colour than any card costs."""


def with_plenty(scene: Scene) -> State:
    """The table if the seat could pay for anything."""
    twin = scene.state.clone()
    twin.ammo[3 * scene.seat : 3 * scene.seat + 3] = [PLENTY] * 3
    return twin


def price_of_shot(scene: Scene, weapon: int, square: int, spent: Cubes) -> Reason:
    """Somebody could be hit, but only in a way that one cannot pay for (A-7.1)."""
    state, gun = scene.state, GUNS[weapon]
    targets, funds = occupied(state, scene.seat), purse(state, scene.seat)
    names = [fire.id for fire in (*gun.modes, *gun.first_moves)]
    missing = [
        (short_of(funds, total(cost, spent)), effect)
        for effect, (cost, reach) in zip(names, ways_to_shoot(state.arena, weapon), strict=True)
        if reach[square] & targets
    ]
    cubes, effect = min(missing, key=lambda way: sum(way[0]))
    return because("shot-price", "A-7.1", weapon=gun.id, effect=f"{gun.id}-{effect}", missing=letters(cubes))


# -- taking, dropping, reloading ------------------------------------------------------------------------------


def why_not_fetch(scene: Scene, weapon: int, limit: int) -> Reason:
    """A weapon of the market before its spawnpoint is chosen: too far, too dear, or first Grab (A-4.3, A-4.7)."""
    state, here, square = scene.state, scene.here, shelf(scene, weapon)
    name, funds, cost = WEAPON_IDS[weapon], purse(scene.state, scene.seat), GUNS[weapon].grab_cost
    if isinstance(scene.frame, frames.TakeTurn) and not state.actions_left:
        return because("actions", "A-4.1")
    if not state.arena.within[limit][here] >> square & 1:
        moves = state.arena.distance(here, square)
        return because("fetch-far", "A-4.3", weapon=name, square=SQUARES[square], moves=moves, limit=limit)
    if not covers(funds, cost):
        return because("price", "A-4.7", weapon=name, missing=letters(short_of(funds, cost)))
    return because("fetch-first", "A-4.3", weapon=name, square=SQUARES[square])


def why_not_take(scene: Scene, frame: frames.TakeWeapon, weapon: int) -> Reason:
    """Not at this spawnpoint, or too dear (A-4.7)."""
    state, name = scene.state, WEAPON_IDS[weapon]
    if weapon in state.weapons[scene.seat]:
        return because("owned", "A-4.7", weapon=name)
    if weapon not in state.market:
        return why_not_held(scene, weapon)
    if state.market.index(weapon) // 3 != frame.colour:
        square, here = SQUARES[shelf(scene, weapon)], SQUARES[scene.here]
        return because("elsewhere", "A-4.7", weapon=name, square=square, from_=here)
    missing = short_of(purse(state, scene.seat), GUNS[weapon].grab_cost)
    return because("price", "A-4.7", weapon=name, missing=letters(missing))


def why_not_reload(scene: Scene, frame: frames.ReloadWeapons, weapon: int) -> Reason:
    """Loaded, too dear, or past (A-4.8, A-9.3)."""
    state, seat, name = scene.state, scene.seat, WEAPON_IDS[weapon]
    funds, cost = purse(state, seat), GUNS[weapon].cost
    rule = "A-9.3" if scene.is_frenzy else "A-4.8"
    if state.loaded[seat] >> weapon & 1:
        return because("loaded", rule, weapon=name)
    if not covers(funds, cost):
        return because("reload-price", rule, weapon=name, missing=letters(short_of(funds, cost)))
    if weapon in reloadable(state, seat, 0, frame.shooting):
        return because("reload-order", rule, weapon=name)
    if frame.shooting >= 0:
        return because("keep", rule, weapon=name, other_weapon=WEAPON_IDS[frame.shooting])
    return fall_back(scene)


# -- effects --------------------------------------------------------------------------------------------------


def why_effect(scene: Scene, id: str) -> Reason | None:
    """Why an effect of the weapon in hand cannot come next (A-7.1, A-7.2); None if the weapon has no such effect."""
    frame = scene.frame
    if not isinstance(frame, frames.ChooseEffect):
        return asked(scene)
    shot, gun = frame.shot, GUNS[frame.shot.weapon]
    found = [fire for fire in gun.effects if fire.id == id]
    return why_not_use(scene, shot, found[0], inside=frame.inside) if found else None


def why_not_use(scene: Scene, shot: frames.Shot, fire: Fire, *, inside: bool) -> Reason:
    state, gun = scene.state, GUNS[shot.weapon]
    name = f"{gun.id}-{fire.id}"
    if shot.used & fire.bit or (inside and fire.number == shot.effect):
        return because("used", "A-7.1", effect=name)
    if not (gun.effects[shot.effect].allows & fire.bit if inside else is_in_turn(fire, shot)):
        return why_not_in_turn(scene, shot, fire, inside=inside)
    missing = short_of(purse(state, scene.seat), fire.cost)
    if can_use(state, shot, fire) and any(missing):
        return because("effect-price", "A-7.1", effect=name, missing=letters(missing))
    return because("effect-nobody", "A-7.1", effect=name)


def why_not_in_turn(scene: Scene, shot: frames.Shot, fire: Fire, *, inside: bool) -> Reason:
    """The order of the card does not let it come now (A-7.2)."""
    gun = GUNS[shot.weapon]
    name = f"{gun.id}-{fire.id}"
    if inside:
        return because("effect-inside", "A-7.2", effect=name)
    if fire.timing in ("at_once", "inside"):
        return because("effect-at-once" if fire.timing == "at_once" else "effect-within", "A-7.2", effect=name)
    if not shot.used & gun.effects[BASIC].bit:
        return because("effect-basic", "A-7.2", effect=name)
    if fire.requires & ~shot.used:
        other = gun.effects[bits(fire.requires)[0]]
        return because("effect-needs", "A-7.2", effect=name, other_effect=f"{gun.id}-{other.id}")
    return fall_back(scene)
