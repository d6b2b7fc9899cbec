"""The words of the weapon cards, one function each: what a step asks, and what it does (A-7).

A step that needs no answer is performed at once and gives the shot as it goes on; one that does pushes its
question on the stack and gives None.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from frenzy.games.adrenaline import actions, frames
from frenzy.games.adrenaline.arsenal import BASIC, GUNS, Fire
from frenzy.games.adrenaline.content.words import Aim, AimRoom, Allow, Everyone, Go, Hit, Pick, Pull, Push, Step
from frenzy.games.adrenaline.ids import NOWHERE, SPAWN, bits
from frenzy.games.adrenaline.rules.damage import deal_damage, promise_marks
from frenzy.games.adrenaline.rules.moving import destinations, or_return, set_out, walk
from frenzy.games.adrenaline.rules.paying import covers, may_afford, purse
from frenzy.games.adrenaline.rules.places import aimable, direction_to, other_rooms, reach
from frenzy.games.adrenaline.rules.targets import (
    FIGURE_BITS,
    can_affect,
    candidates,
    fire_of,
    hittable,
    occupied,
    own_targets,
    target_action,
    target_of,
    target_square,
    target_squares,
    targets_named,
)
from frenzy.games.adrenaline.rulings import SCOPE_BEFORE_PUSH
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def go_on(state: State, shot: frames.Shot) -> None:
    """The shot goes on as soon as nothing else is on top of it."""
    state.stack.append(frames.GoOn(shot.seat, shot))


def next_step(shot: frames.Shot) -> frames.Shot:
    """The shot, one step on."""
    return replace(shot, step=shot.step + 1)


def bind(shot: frames.Shot, name: str, targets: int) -> frames.Shot:
    """The shot with these targets called `name`."""
    bound = list(shot.bound)
    bound[ord(name) - ord("a")] = targets
    return replace(shot, bound=tuple(bound))


# -- pick, everyone -------------------------------------------------------------------------------------------


def begin_pick(state: State, shot: frames.Shot, step: Pick) -> frames.Shot | None:
    """Ask for a target, if there is one (A-7.3)."""
    fire = fire_of(shot)
    if step.optional and not candidates(state, shot, fire, step):
        return next_step(shot)
    state.stack.append(frames.ChooseTarget(shot.seat, shot))
    return None


def begin_everyone(state: State, shot: frames.Shot, step: Everyone) -> frames.Shot | None:
    """Bind all who are there; ask only where that is a choice (A-7.3)."""
    fire = fire_of(shot)
    found = candidates(state, shot, fire, step)
    if step.optional and found and own_targets(shot, fire):
        state.stack.append(frames.ChooseTarget(shot.seat, shot))
        return None
    return next_step(bind(shot, step.name, found))


def more_targets(state: State, shot: frames.Shot, fire: Fire, step: Pick) -> int:
    """Those who can still join the targets of a pick; a set is named in rising order, so each has one path."""
    chosen = targets_named(shot, step.name)
    found = candidates(state, shot, fire, step)
    if not chosen:
        return found
    found &= ~((1 << chosen.bit_length()) - 1)
    for target in bits(chosen):
        here = target_square(state, target)
        for other in bits(found):
            there = target_square(state, other)
            if (step.apart and there == here) or (step.aligned and not in_one_line(state, shot.seat, here, there)):
                found &= ~(1 << other)
    return found


def in_one_line(state: State, seat: int, square: int, other: int) -> bool:
    """Both squares lie in one direction from the shooter, walls or not (A-5.4)."""
    both = 1 << square | 1 << other
    return any(both & ~ray == 0 for ray in state.arena.rays[state.square[seat]])


def offer_target(state: State, frame: frames.ChooseTarget) -> Sequence[Action]:
    shot, fire = frame.shot, fire_of(frame.shot)
    step = fire.steps[shot.step]
    if isinstance(step, Everyone):
        return [actions.EVERYONE, actions.DONE]
    assert isinstance(step, Pick)
    found = more_targets(state, shot, fire, step)
    choices = [target_action(state, target) for target in bits(found)]
    chosen = targets_named(shot, step.name)
    if chosen or (step.optional and (own_targets(shot, fire) or can_affect(state, shot, fire, shot.step + 1))):
        choices.append(actions.DONE)
    return choices


def take_target(
    state: State, frame: frames.ChooseTarget, answer: actions.Target | actions.HitEveryone | actions.Done
) -> None:
    shot, fire = frame.shot, fire_of(frame.shot)
    step = fire.steps[shot.step]
    if isinstance(answer, actions.Done):
        go_on(state, next_step(shot))
    elif isinstance(step, Everyone):
        go_on(state, next_step(bind(shot, step.name, candidates(state, shot, fire, step))))
    else:
        assert isinstance(answer, actions.Target)
        assert isinstance(step, Pick)
        chosen = targets_named(shot, step.name) | 1 << target_of(state, answer)
        more = bind(shot, step.name, chosen)
        if chosen.bit_count() < step.up_to and more_targets(state, more, fire, step):
            state.stack.append(frames.ChooseTarget(shot.seat, more))
        else:
            go_on(state, next_step(more))


# -- aim ------------------------------------------------------------------------------------------------------


def begin_aim(state: State, shot: frames.Shot, step: Aim | AimRoom) -> frames.Shot | None:
    state.stack.append(frames.ChooseAim(shot.seat, shot))
    return None


def offer_aim(state: State, frame: frames.ChooseAim) -> Sequence[Action]:
    """The squares, or rooms, where somebody would be affected."""
    shot, fire = frame.shot, fire_of(frame.shot)
    step, here, arena = fire.steps[shot.step], state.square[shot.seat], state.arena
    found = occupied(state, shot.seat)
    if isinstance(step, AimRoom):
        return [
            actions.AIM_ROOM[room]
            for room in other_rooms(arena, here)
            if reach(arena, fire, shot.step + 1, here, room, NOWHERE) & found
        ]
    assert isinstance(step, Aim)
    return [
        actions.AIM[square]
        for square in bits(aimable(arena, step, here))
        if reach(arena, fire, shot.step + 1, here, square, direction_to(arena, here, square)) & found
    ]


def take_aim(state: State, frame: frames.ChooseAim, answer: actions.AimAt | actions.AimAtRoom) -> None:
    shot = frame.shot
    if isinstance(answer, actions.AimAtRoom):
        go_on(state, replace(shot, step=shot.step + 1, spot=answer.room, direction=NOWHERE))
    else:
        direction = direction_to(state.arena, state.square[shot.seat], answer.square)
        go_on(state, replace(shot, step=shot.step + 1, spot=answer.square, direction=direction))


# -- hit ------------------------------------------------------------------------------------------------------


def do_hit(state: State, shot: frames.Shot, step: Hit) -> frames.Shot:
    """Damage at once; marks wait until the action is over (A-6.2)."""
    for target in bits(targets_named(shot, step.name)):
        if target >= SPAWN:
            if step.damage and state.mode.spawn_targets(state) >> target - SPAWN & 1:
                state.mode.tag(state, shot.seat, target - SPAWN, "damage")
            continue
        if step.damage:
            hurt(state, shot.seat, target, step.damage)
        if step.marks:
            promise_marks(state, target, step.marks)
    return next_step(shot)


def hurt(state: State, by: int, to: int, amount: int) -> None:
    """Damage of a shot: the victim may be scoped, and may answer if it sees the shooter now (A-8.1, A-8.3)."""
    deal_damage(state, by, to, amount)
    state.victims |= 1 << to
    if state.arena.sees[state.square[to]] >> state.square[by] & 1:
        state.witnesses |= 1 << to


# -- push, pull -----------------------------------------------------------------------------------------------


def begin_push(state: State, shot: frames.Shot, step: Push) -> frames.Shot | None:
    """Ask where the target is moved; a spawnpoint stays (A-10.2)."""
    if targets_named(shot, step.name) & FIGURE_BITS:
        state.stack.append(frames.MoveTarget(shot.seat, shot))
        return None
    return next_step(skip_allowed(shot))


def begin_pull(state: State, shot: frames.Shot, step: Pull) -> frames.Shot | None:
    """Move the targets to the place; ask where if there is a choice."""
    figures = targets_named(shot, step.name) & FIGURE_BITS
    if not figures:
        return next_step(shot)
    if step.to.where == "seen":
        state.stack.append(frames.MoveTarget(shot.seat, shot))
        return None
    goal = state.square[shot.seat] if step.to.where == "here" else shot.spot
    go_on(state, next_step(shot))
    for figure in bits(figures):
        walk(state, shot.seat, figure, goal, state.arena.distance(state.square[figure], goal))
    return None


def offer_move_target(state: State, frame: frames.MoveTarget) -> Sequence[Action]:
    shot = frame.shot
    step = fire_of(shot).steps[shot.step]
    assert isinstance(step, Push | Pull)
    (figure,) = bits(targets_named(shot, step.name) & FIGURE_BITS)
    here = state.square[figure]
    if isinstance(step, Pull):
        goals = pull_goals(state, shot, figure, step)
        return or_return(state, actions.MOVES[goals], figure, goals, step.up_to)
    goals = state.arena.straight(here, step.up_to) if step.straight else destinations(state, figure, step.up_to)
    return [actions.DONE, *actions.MOVES[goals]]


def pull_goals(state: State, shot: frames.Shot, figure: int, step: Pull) -> int:
    """The squares that the shooter sees, at most so many moves from the target (A-7.5)."""
    return state.arena.within[step.up_to][state.square[figure]] & state.arena.sees[state.square[shot.seat]]


def take_move_target(
    state: State, frame: frames.MoveTarget, answer: actions.Move | actions.Return | actions.Done
) -> None:
    shot = frame.shot
    if isinstance(answer, actions.Done):
        go_on(state, next_step(skip_allowed(shot)))
        return
    step = fire_of(shot).steps[shot.step]
    assert isinstance(step, Push | Pull)
    (figure,) = bits(targets_named(shot, step.name) & FIGURE_BITS)
    go_on(state, next_step(shot))
    if isinstance(answer, actions.Return):
        set_out(state, frame, figure, answer, step.up_to)
        return
    state.stack.append(frames.Walk(shot.seat, figure, answer.square, step.up_to))
    if state.mode.has_turrets and SCOPE_BEFORE_PUSH and state.victims >> figure & 1:
        state.stack.append(frames.AskScope(shot.seat))  # Ruling: before a turret can add to the damage


def skip_allowed(shot: frames.Shot) -> frames.Shot:
    """Nothing was moved, so what could have been used before the move is not offered again after it."""
    return replace(shot, used=shot.used | fire_of(shot).allows)


# -- go, allow ------------------------------------------------------------------------------------------------


def begin_go(state: State, shot: frames.Shot, step: Go) -> frames.Shot | None:
    """Move the shooter to the place, or ask where to."""
    if step.to is not None and not step.optional:
        goal = target_squares(state, shot, step.to, state.square[shot.seat])
        go_on(state, next_step(shot))
        walk(state, shot.seat, shot.seat, bits(goal)[0], 1)
        return None
    if shooter_goals(state, shot, step):
        state.stack.append(frames.MoveShooter(shot.seat, shot))
        return None
    return replace(shot, step=len(fire_of(shot).steps))


def shooter_goals(state: State, shot: frames.Shot, step: Go) -> int:
    """Where the shooter may go now: before the basic effect only where it can then be performed (A-7.1)."""
    seat = shot.seat
    if step.to is not None:
        return target_squares(state, shot, step.to, state.square[seat])
    return goals_to_shoot(state, shot, destinations(state, seat, step.up_to))


def shooter_return_goals(state: State, shot: frames.Shot, step: Go) -> int:
    """Where a way there and back may end: on the shooter's own square, too (A-11.3)."""
    return goals_to_shoot(state, shot, state.arena.within[step.up_to][state.square[shot.seat]])


def goals_to_shoot(state: State, shot: frames.Shot, goals: int) -> int:
    """Those of the squares from which the basic effect, if it is still to come, can be performed (A-7.1)."""
    if shot.used & 1:
        return goals
    basic, found = GUNS[shot.weapon].effects[0], occupied(state, shot.seat)
    for square in bits(goals):
        if not reach(state.arena, basic, 0, square, NOWHERE, NOWHERE) & found:
            goals &= ~(1 << square)
    return goals


def offer_move_shooter(state: State, frame: frames.MoveShooter) -> Sequence[Action]:
    shot, fire = frame.shot, fire_of(frame.shot)
    step = fire.steps[shot.step]
    assert isinstance(step, Go)
    choices = actions.MOVES[shooter_goals(state, shot, step)]
    if step.to is None:
        return or_return(state, choices, shot.seat, shooter_return_goals(state, shot, step), step.up_to)
    return [*choices, actions.DONE] if step.optional and own_targets(shot, fire) else choices


def take_move_shooter(
    state: State, frame: frames.MoveShooter, answer: actions.Move | actions.Return | actions.Done
) -> None:
    shot, fire = frame.shot, fire_of(frame.shot)
    if isinstance(answer, actions.Done):
        go_on(state, replace(shot, step=len(fire.steps)))
        return
    step = fire.steps[shot.step]
    assert isinstance(step, Go)
    go_on(state, next_step(shot))
    set_out(state, frame, shot.seat, answer, step.up_to)


# -- which effect is next -------------------------------------------------------------------------------------


def begin_allow(state: State, shot: frames.Shot, step: Allow) -> frames.Shot | None:
    """Offer the optional effect in the middle of this one, if it can be used now."""
    here = next_step(shot)
    if next_effects(state, here, inside=True):
        state.stack.append(frames.ChooseEffect(shot.seat, here, inside=True))
        return None
    return here


def open_effects(state: State, shot: frames.Shot, *, inside: bool) -> list[int]:
    """The effects that may come next: in the card's order, with somebody to affect, affordable (A-7.1, A-7.2)."""
    effects, funds = GUNS[shot.weapon].effects, purse(state, shot.seat)
    return [number for number in next_effects(state, shot, inside=inside) if covers(funds, effects[number].cost)]


def next_effects(state: State, shot: frames.Shot, *, inside: bool) -> list[int]:
    """Those that may come next as far as all can see; asking for them tells nothing of the hand."""
    gun = GUNS[shot.weapon]
    allowed = gun.effects[shot.effect].allows if inside else 0
    found: list[int] = []
    for fire in gun.effects:
        if shot.used & fire.bit:
            continue
        in_turn = bool(allowed & fire.bit) if inside else is_in_turn(fire, shot)
        if in_turn and may_afford(state, shot.seat, fire.cost) and can_use(state, shot, fire):
            found.append(fire.number)
    return found


def is_in_turn(fire: Fire, shot: frames.Shot) -> bool:
    """The card's order lets this effect come next (A-7.2)."""
    gun, used = GUNS[shot.weapon], shot.used
    if fire.is_mode:
        return not used & gun.mode_bits and (fire.number == BASIC or not used)
    match fire.timing:
        case "free":
            return bool(used & 1) or not used
        case "after":
            return bool(used & 1) and used & fire.requires == fire.requires and not used & fire.later
        case "at_once":
            return shot.last == BASIC
        case _:
            return False


def can_use(state: State, shot: frames.Shot, fire: Fire) -> bool:
    """The effect, begun now, affects somebody or moves the shooter (A-7.1)."""
    first = fire.steps[0]
    if isinstance(first, Hit):
        return bool(hittable(state, targets_named(shot, first.name)))
    if isinstance(first, Go):
        return bool(shooter_goals(state, shot, first))
    return can_affect(state, shot, fire, 0)


BEGIN: dict[type[Step], Callable[[State, frames.Shot, Any], frames.Shot | None]] = {
    Pick: begin_pick,
    Everyone: begin_everyone,
    Aim: begin_aim,
    AimRoom: begin_aim,
    Hit: do_hit,
    Push: begin_push,
    Pull: begin_pull,
    Go: begin_go,
    Allow: begin_allow,
}
