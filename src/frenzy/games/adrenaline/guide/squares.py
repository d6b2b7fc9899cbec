"""Why a square, or a room, cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.content.words import Aim, AimRoom, Everyone, Go, Pick, Pull, Push
from frenzy.games.adrenaline.guide.arms import no_shot_from
from frenzy.games.adrenaline.guide.figures import why_target
from frenzy.games.adrenaline.guide.reasons import asked, because, is_walled_off, not_straight, too_far, unseen_square
from frenzy.games.adrenaline.guide.scene import Scene, SceneOf, Why
from frenzy.games.adrenaline.guide.spawns import not_a_spawnpoint, why_no_spawning
from frenzy.games.adrenaline.ids import NOWHERE, ROOMS, SPAWN, SQUARES, bits
from frenzy.games.adrenaline.rules.grabbing import can_grab_on
from frenzy.games.adrenaline.rules.moving import returns
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.places import other_rooms
from frenzy.games.adrenaline.rules.targets import FIGURE_BITS, fire_of, targets_named
from frenzy.games.adrenaline.rules.turn import grab_moves, run_moves
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Frame


def why_square(scene: Scene, square: int) -> Reason:
    """Why this square cannot be chosen now."""
    return WHY.get(type(scene.frame), asked)(scene, square)


def why_no_way(scene: SceneOf[frames.ChoosePath], square: int) -> Reason:
    if scene.frame.origin is not None:
        return because("return-path", "A-11.3", square=SQUARES[square])
    return because("path", "A-11.3", square=SQUARES[square], goal=SQUARES[scene.frame.square])


def why_not_appear(scene: Scene, square: int) -> Reason:
    colour = scene.state.arena.spawn_colour[square]
    return not_a_spawnpoint(scene, square) if colour == NOWHERE else why_no_spawning(scene, colour)


# -- between actions ------------------------------------------------------------------------------------------


def why_not_go(scene: Scene, square: int) -> Reason:
    """Squares come after the action; here is which action, or why none leads there (A-4.1)."""
    state, here = scene.state, scene.here
    if not state.actions_left:
        return because("actions", "A-4.1")
    can_grab = can_grab_on(state, square, purse(state, scene.seat))
    runs, grabs = run_moves(state), grab_moves(state)
    can_grab = can_grab and bool(state.arena.within[grabs][here] >> square & 1)
    if can_grab and (square == here or not runs):
        return because("grab-first", "A-4.3", square=SQUARES[square])
    if square == here:
        can_return = state.mode.has_turrets and next(returns(state, scene.seat, state.arena.board, runs), None)
        return because("return-first" if can_return else "stay", "A-4.2", square=SQUARES[square])
    if not runs:
        return because("frenzy-run", "A-9.3")
    if state.arena.within[runs][here] >> square & 1:
        return because("either-first" if can_grab else "run-first", "A-4.2", square=SQUARES[square])
    return too_far(scene, here, square, runs, "A-9.3" if scene.is_frenzy else "A-4.2")


# -- moving and grabbing --------------------------------------------------------------------------------------


def why_not_move(scene: SceneOf[frames.MoveFigure], square: int) -> Reason:
    """A run, or a newton (A-4.2, A-8.2); a teleporter leads everywhere."""
    start = scene.state.square[scene.frame.figure]
    rule = "A-8.2" if scene.frame.straight else "A-9.3" if scene.is_frenzy else "A-4.2"
    if square == start:
        return because("stay", rule, square=SQUARES[square])
    if scene.frame.straight:
        return not_straight(scene, start, square, scene.frame.moves, rule)
    return too_far(scene, start, square, scene.frame.moves, rule)


def why_not_grab(scene: SceneOf[frames.GrabWhere], square: int) -> Reason:
    """Too far, or nothing there that can be taken (A-4.3, A-4.6, A-4.7)."""
    state, name, moves = scene.state, SQUARES[square], scene.frame.moves
    if not state.arena.within[moves][scene.here] >> square & 1:
        return too_far(scene, scene.here, square, moves, grab_rule(scene, moves))
    colour = state.arena.spawn_colour[square]
    if colour != NOWHERE:
        is_empty = all(weapon == NOWHERE for weapon in state.market[3 * colour : 3 * colour + 3])
        return because("shelf", "A-4.9", square=name) if is_empty else because("prices", "A-4.7", square=name)
    if state.grabbed >> square & 1:
        return because("grabbed", "A-11.1", square=name)
    return because("offer", "A-11.1") if state.mode.has_turrets else because("nothing", "A-4.6", square=name)


def grab_rule(scene: Scene, moves: int) -> str:
    if scene.is_frenzy:
        return "A-9.3"
    return "A-4.5" if moves > 1 else "A-4.3"


# -- shooting -------------------------------------------------------------------------------------------------


def why_not_shoot_from(scene: SceneOf[frames.ShootFrom], square: int) -> Reason:
    """Too far, or nobody to hit from there (A-4.5, A-9.3)."""
    if not scene.state.arena.within[scene.frame.moves][scene.here] >> square & 1:
        return too_far(scene, scene.here, square, scene.frame.moves, "A-9.3" if scene.is_frenzy else "A-4.5")
    return no_shot_from(scene, scene.frame.weapon, square)


def why_not_aim(scene: SceneOf[frames.ChooseAim], square: int) -> Reason:
    """Not where the card aims, or nobody there (A-7.5)."""
    shot, fire = scene.frame.shot, fire_of(scene.frame.shot)
    step, here, arena = fire.steps[shot.step], scene.here, scene.state.arena
    if isinstance(step, AimRoom):
        return why_room(scene, arena.room[square])
    assert isinstance(step, Aim)
    name = SQUARES[square]
    if step.place.where == "seen" and not arena.sees[here] >> square & 1:
        return unseen_square(scene, here, square)
    if square == here and (step.away or step.place.where == "next"):
        return because("aim-here", "A-7.5", square=name)
    if step.place.where == "next" and not arena.next[here] >> square & 1:
        key = "aim-wall" if is_walled_off(scene, here, square) else "aim-next"
        return because(key, "A-5.3", square=name, from_=SQUARES[here], moves=arena.distance(here, square))
    places = {word.place.where for word in fire.steps if isinstance(word, Pick | Everyone)}
    key = "empty-around" if "around" in places else "empty-behind" if places & {"beyond", "here"} else "empty"
    return because(key, "A-4.4", square=name)


def why_room(scene: Scene, room: int) -> Reason:
    """The own room, one that is not seen, or one with nobody in it (A-7.5)."""
    frame, name = scene.frame, ROOMS[room]
    if not isinstance(frame, frames.ChooseAim) or not isinstance(fire_of(frame.shot).steps[frame.shot.step], AimRoom):
        return asked(scene)
    arena, here = scene.state.arena, scene.here
    if room == arena.room[here]:
        return because("room-own", "A-7.5", room=name)
    if room not in other_rooms(arena, here):
        return because("room-dark", "A-5.2", room=name, from_=SQUARES[here])
    return because("room-empty", "A-4.4", room=name)


def why_not_push(scene: SceneOf[frames.MoveTarget], square: int) -> Reason:
    """Where the target cannot be moved (A-7.5)."""
    shot, state = scene.frame.shot, scene.state
    step = fire_of(shot).steps[shot.step]
    assert isinstance(step, Push | Pull)
    (figure,) = bits(targets_named(shot, step.name) & FIGURE_BITS)
    start = state.square[figure]
    if square == start and isinstance(step, Push):
        return because("push-stay", "A-7.5", square=SQUARES[square], target=scene.name(figure))
    if isinstance(step, Push) and step.straight:
        return not_straight(scene, start, square, step.up_to, "A-7.5")
    if not state.arena.within[step.up_to][start] >> square & 1:
        return too_far(scene, start, square, step.up_to, "A-7.5")
    return unseen_square(scene, scene.here, square, "A-7.5")


def why_not_step(scene: SceneOf[frames.MoveShooter], square: int) -> Reason:
    """Where the shooter cannot go in the course of the shot (A-7.5)."""
    shot, here = scene.frame.shot, scene.here
    step = fire_of(shot).steps[shot.step]
    assert isinstance(step, Go)
    if square == here:
        return because("stay", "A-7.5", square=SQUARES[square])
    if step.to is not None:
        return because("direction", "A-7.5", square=SQUARES[square], from_=SQUARES[here])
    if not scene.state.arena.within[step.up_to][here] >> square & 1:
        return too_far(scene, here, square, step.up_to, "A-7.5")
    return because("reach", "A-7.1", weapon=WEAPON_IDS[shot.weapon], square=SQUARES[square])


# -- squares where targets are asked for ----------------------------------------------------------------------


def why_nobody(scene: Scene, square: int) -> Reason:
    """Whoever stands there cannot be chosen, or nobody does."""
    state = scene.state
    standing = scene.standing_on(square)
    if standing and standing[0] != scene.seat:
        return why_target(scene, standing[0])
    colour = state.arena.spawn_colour[square]
    if colour != NOWHERE and state.mode.spawn_targets(state):
        return why_target(scene, SPAWN + colour)
    return why_target(scene, scene.seat) if standing else because("empty", "A-4.4", square=SQUARES[square])


WHY: Final[Mapping[type[Frame], Why]] = {
    frames.TakeTurn: why_not_go,
    frames.MoveFigure: why_not_move,
    frames.ChoosePath: why_no_way,
    frames.GrabWhere: why_not_grab,
    frames.ShootFrom: why_not_shoot_from,
    frames.ChooseAim: why_not_aim,
    frames.MoveTarget: why_not_push,
    frames.MoveShooter: why_not_step,
    frames.MoveBot: lambda scene, square: too_far(scene, scene.state.square[scene.state.bot], square, 1, "A-12.2"),
    **dict.fromkeys((frames.ChooseTarget, frames.ScopeTarget, frames.ChooseNewton, frames.AimBot), why_nobody),
    **dict.fromkeys((frames.DiscardToSpawn, frames.PutBot), why_not_appear),
}
