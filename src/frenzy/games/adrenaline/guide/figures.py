"""Why a figure, or a spawnpoint as a target, cannot be chosen (A-5.2 to A-5.5, A-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.content.words import Everyone, Pick
from frenzy.games.adrenaline.guide.arms import why_not_shoot
from frenzy.games.adrenaline.guide.reach import figures_in_reach
from frenzy.games.adrenaline.guide.reasons import asked, because, fall_back, is_walled_off, room_of
from frenzy.games.adrenaline.guide.scene import Scene, SceneOf, Why
from frenzy.games.adrenaline.guide.spawns import why_no_target
from frenzy.games.adrenaline.ids import NOWHERE, SPAWN, SQUARES, bits
from frenzy.games.adrenaline.rules.places import UNSEEN_PLACES
from frenzy.games.adrenaline.rules.steps import in_one_line
from frenzy.games.adrenaline.rules.targets import candidates, fire_of, target_square, target_squares, targets_named
from frenzy.games.adrenaline.rules.turn import shoot_moves, shootable
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Frame


def why_target(scene: Scene, target: int) -> Reason:
    """Why this figure or spawnpoint cannot be chosen now."""
    return WHY.get(type(scene.frame), asked)(scene, target)


def why_absent(scene: Scene, target: int) -> Reason | None:
    """Oneself, or somebody who is not on the board (A-5.2, A-5.5)."""
    if target == scene.seat:
        return because("self", "A-5.2")
    if target < SPAWN and scene.state.square[target] == NOWHERE:
        return because("absent", "A-5.5", target=scene.name(target))
    return None


# -- between actions ------------------------------------------------------------------------------------------


def why_not_shot_at(scene: Scene, target: int) -> Reason:
    """The weapon comes first; unless none of them reaches (A-4.4)."""
    state, seat = scene.state, scene.seat
    absent = why_absent(scene, target) if target < SPAWN else why_no_target(scene, target - SPAWN)
    if absent is not None:
        return absent
    weapons = shootable(state, seat) if state.actions_left else []
    if not weapons:
        return why_not_shoot(scene)
    is_sure = target < SPAWN and not shoot_moves(state)
    if is_sure and not any(figures_in_reach(state, seat, weapon) >> target & 1 for weapon in weapons):
        return because("out-of-reach", "A-4.4", target=scene.name(target), from_=SQUARES[scene.here])
    return because("weapon-first", "A-4.4", target=scene.name(target))


# -- in a shot ------------------------------------------------------------------------------------------------


def why_not_hit(scene: SceneOf[frames.ChooseTarget], target: int) -> Reason:
    """Why a step of the shot cannot take this target (A-7.3, A-7.4)."""
    shot = scene.frame.shot
    fire = fire_of(shot)
    step = fire.steps[shot.step]
    assert isinstance(step, Pick | Everyone)
    name, state = scene.name(target), scene.state
    absent = why_absent(scene, target) if target < SPAWN else why_no_target(scene, target - SPAWN)
    if absent is not None:
        return absent
    if target >= SPAWN and step.name not in fire.hurting:
        return because("spawn-marks", "A-10.2", target=name)
    if isinstance(step, Everyone) and candidates(state, shot, fire, step) >> target & 1:
        return because("together", "A-7.3", target=name)
    if targets_named(shot, step.name) >> target & 1:
        return because("chosen", "A-7.3", target=name)
    if isinstance(step, Pick) and targets_named(shot, step.but) >> target & 1:
        return because("another", "A-7.5", target=name)
    if step.place.where == "among":
        return because("only-hit", "A-7.5", target=name)
    return why_not_there(scene, shot, step, target) or why_not_beside(scene, shot, step, target)


def why_not_there(scene: Scene, shot: frames.Shot, step: Pick | Everyone, target: int) -> Reason | None:
    """The target stands where the step does not reach (A-5.2 to A-5.4)."""
    state, here, there, name = scene.state, scene.here, target_square(scene.state, target), scene.name(target)
    if not target_squares(state, shot, step.place, here) >> there & 1:
        return why_out_of_place(scene, shot, step, target)
    moves = state.arena.distance(here, there)
    if isinstance(step, Pick) and moves < step.away:
        return because("near", "A-7.5", target=name, from_=SQUARES[here], moves=moves, limit=step.away)
    if target >= SPAWN and step.place.where in UNSEEN_PLACES and not state.arena.sees[here] >> there & 1:
        return because("spawn-dark", "A-10.2", target=name, from_=SQUARES[here])
    return None


def why_out_of_place(scene: Scene, shot: frames.Shot, step: Pick | Everyone, target: int) -> Reason:
    """What the place of the step is, and why the target is not in it."""
    arena, here, there = scene.state.arena, scene.here, target_square(scene.state, target)
    name, start, moves = scene.name(target), SQUARES[here], arena.distance(here, there)
    match step.place.where:
        case "seen":
            return because("seen", "A-5.2", target=name, from_=start, room=room_of(scene, there))
        case "unseen":
            return because("in-sight", "A-7.5", target=name, from_=start)
        case "here":
            return because("same-square", "A-7.5", target=name, from_=start)
        case "next":
            key = "next-wall" if is_walled_off(scene, here, there) else "next"
            return because(key, "A-5.3", target=name, from_=start, moves=moves)
        case "line":
            return because("line", "A-5.4", target=name, from_=start)
        case "near":
            return because("away", "A-5.3", target=name, from_=start, moves=moves, limit=2)
        case "pullable":
            return because("pull", "A-7.5", target=name, from_=start, limit=2)
        case "around":
            return because("around", "A-7.5", target=name, square=SQUARES[shot.spot])
        case "spot":
            return because("spot", "A-7.5", target=name, square=SQUARES[shot.spot])
        case "beyond":
            (square,) = bits(target_squares(scene.state, shot, step.place, here))
            return because("spot", "A-7.5", target=name, square=SQUARES[square])
        case "seen_by":
            (other,) = bits(targets_named(shot, step.place.of))
            spot, room = SQUARES[target_square(scene.state, other)], room_of(scene, there)
            return because("seen-by", "A-5.2", target=name, other=scene.name(other), from_=spot, room=room)
        case _:
            return fall_back(scene)


def why_not_beside(scene: Scene, shot: frames.Shot, step: Pick | Everyone, target: int) -> Reason:
    """The target does not go with those that are chosen already (A-7.3)."""
    state, name = scene.state, scene.name(target)
    chosen = targets_named(shot, step.name)
    there = target_square(state, target)
    for other in bits(chosen):
        square = target_square(state, other)
        if isinstance(step, Pick) and step.apart and square == there:
            return because("apart", "A-7.5", target=name, other=scene.name(other), square=SQUARES[square])
        if isinstance(step, Pick) and step.aligned and not in_one_line(state, scene.seat, square, there):
            return because("aligned", "A-5.4", target=name, other=scene.name(other))
    if chosen:
        return because("order", "A-7.3", target=name, other=scene.name(bits(chosen)[-1]))
    return fall_back(scene)


# -- scope, newton, Bot ---------------------------------------------------------------------------------------


def why_not_scoped(scene: SceneOf[frames.ScopeTarget], target: int) -> Reason:
    """A scope adds to damage, and to damage only (A-8.1)."""
    name = scene.name(target)
    if target >= SPAWN:
        return because("spawn-scope", "A-10.2", target=name)
    absent = why_absent(scene, target)
    if absent is not None:
        return absent
    if scene.frame.victims >> target & 1:
        return because("order", "A-8.1", target=name, other=scene.name(scene.frame.target))
    return because("undamaged", "A-8.1", target=name)


def why_not_moved(scene: Scene, target: int) -> Reason:
    """A newton moves the figures of others (A-8.2)."""
    if target >= SPAWN:
        return because("spawn-fixed", "A-10.2", target=scene.name(target))
    if target == scene.seat:
        return because("newton-self", "A-8.2")
    return why_absent(scene, target) or fall_back(scene)


def why_not_bots(scene: Scene, target: int) -> Reason:
    """The Bot shoots whom it sees, but for itself and whoever plays it (A-12.2)."""
    state = scene.state
    if target == state.bot:
        return because("bot-itself", "A-12.2")
    if target == scene.seat:
        return because("bot-you", "A-12.2")
    absent = why_absent(scene, target) if target < SPAWN else why_no_target(scene, target - SPAWN)
    if absent is not None:
        return absent
    start, there = SQUARES[state.square[state.bot]], target_square(state, target)
    return because("seen", "A-5.2", target=scene.name(target), from_=start, room=room_of(scene, there))


WHY: Final[Mapping[type[Frame], Why]] = {
    frames.TakeTurn: why_not_shot_at,
    frames.ChooseTarget: why_not_hit,
    frames.ScopeTarget: why_not_scoped,
    frames.ChooseNewton: why_not_moved,
    frames.AimBot: why_not_bots,
}
