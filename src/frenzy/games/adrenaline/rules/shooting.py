"""Shooting people (A-4.4, A-7): from the decision to shoot to the last grenade."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.actions import DONE, MOVES, USE, Done, Move, Return, Use
from frenzy.games.adrenaline.arsenal import BASIC, GUNS
from frenzy.games.adrenaline.events import EffectUsed, Fired
from frenzy.games.adrenaline.ids import NO_CUBES, NOWHERE, Cubes, bits
from frenzy.games.adrenaline.rules.moving import or_return, set_out
from frenzy.games.adrenaline.rules.paying import covers, pay_for, purse, total
from frenzy.games.adrenaline.rules.places import ways_to_shoot
from frenzy.games.adrenaline.rules.steps import BEGIN, go_on, next_effects, open_effects
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def can_fire(state: State, weapon: int, here: int, targets: int, *, funds: Cubes, spent: Cubes) -> bool:
    """From this square the weapon can affect one of the targets, with `spent` paid before (A-4.4, A-7.1)."""
    for cost, reach in ways_to_shoot(state.arena, weapon):
        if reach[here] & targets and covers(funds, total(cost, spent)):
            return True
    return False


def shooting_squares(state: State, seat: int, weapon: int, moves: int, spent: Cubes = NO_CUBES) -> int:
    """Where the seat can go, with at most `moves` moves, to shoot with the weapon (A-4.5, A-9.3)."""
    targets, funds, found = occupied(state, seat), purse(state, seat), 0
    for square in bits(state.arena.within[moves][state.square[seat]]):
        if can_fire(state, weapon, square, targets, funds=funds, spent=spent):
            found |= 1 << square
    return found


def offer_shoot_from(state: State, frame: frames.ShootFrom) -> Sequence[Action]:
    goals = shooting_squares(state, frame.seat, frame.weapon, frame.moves)
    return or_return(state, MOVES[goals], frame.seat, goals, frame.moves)


def take_shoot_from(state: State, frame: frames.ShootFrom, answer: Move | Return) -> None:
    state.stack.append(frames.ReadyToShoot(frame.seat, frame.weapon))
    set_out(state, frame, frame.seat, answer, frame.moves)


def get_ready(state: State, frame: frames.ReadyToShoot) -> None:
    """In frenzy other weapons may be reloaded before the shot (A-9.3)."""
    state.stack.append(frames.FireWeapon(frame.seat, frame.weapon))
    if state.frenzy != NOWHERE:
        state.stack.append(frames.AskReload(frame.seat, 0, frame.weapon))


def fire_weapon(state: State, frame: frames.FireWeapon) -> None:
    """Play the weapon: it is unloaded, and its first effect is chosen (A-7.1)."""
    seat, gun = frame.seat, GUNS[frame.weapon]
    state.loaded[seat] &= ~gun.bit
    state.victims = state.witnesses = 0
    state.emit(Fired(seat, gun.id))
    state.stack.append(frames.AnswerShot(seat, seat))
    state.stack.append(frames.AskScope(seat))
    shot = frames.Shot(seat, frame.weapon)
    if gun.asks_how_to_begin:
        state.stack.append(frames.ChooseEffect(seat, shot))
    else:
        go_on(state, shot)


def offer_effect(state: State, frame: frames.ChooseEffect) -> Sequence[Action]:
    shot = frame.shot
    uses = USE[shot.weapon]
    choices: list[Action] = [uses[effect] for effect in open_effects(state, shot, inside=frame.inside)]
    if frame.inside or shot.used & GUNS[shot.weapon].mode_bits:
        choices.append(DONE)
    return choices


def take_effect(state: State, frame: frames.ChooseEffect, answer: Use | Done) -> None:
    shot = frame.shot
    if isinstance(answer, Done):
        if frame.inside:
            go_on(state, shot)
        return
    pay_for(state, frame, answer, GUNS[shot.weapon].effects[answer.effect].cost)


def begin_effect(state: State, frame: frames.ChooseEffect, answer: Use) -> None:
    """Perform the effect; one that was used in the middle of another comes back there (A-7.2)."""
    shot, gun = frame.shot, GUNS[frame.shot.weapon]
    fire = gun.effects[answer.effect]
    back = shot.step if frame.inside else -1
    if fire.number != BASIC:
        state.emit(EffectUsed(shot.seat, gun.id, fire.id))
    go_on(state, replace(shot, effect=fire.number, step=0, back=back))


def resume(state: State, frame: frames.GoOn) -> None:
    """Perform the steps of the effect until one needs an answer, or the effect is done."""
    shot: frames.Shot | None = frame.shot
    while shot is not None:
        steps = GUNS[shot.weapon].effects[shot.effect].steps
        if shot.step == len(steps):
            finish_effect(state, shot)
            return
        step = steps[shot.step]
        shot = BEGIN[type(step)](state, shot, step)


def finish_effect(state: State, shot: frames.Shot) -> None:
    """Go back to the effect that allowed this one, or ask for the next, or be done (A-7.2)."""
    used = shot.used | 1 << shot.effect
    if shot.back >= 0:
        go_on(state, replace(shot, effect=BASIC, step=shot.back, used=used, back=-1))
        return
    done = replace(shot, effect=BASIC, step=0, used=used, last=shot.effect)
    if next_effects(state, done, inside=False):
        state.stack.append(frames.ChooseEffect(shot.seat, done))
