"""A turn (A-4), in and out of frenzy (A-9.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.actions import END_TURN, GRAB, RUN, SHOOT, USE_BOT, EndTurn, Grab, Play, Run, Shoot, UseBot
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.events import TurnEnded, TurnStarted, WeaponPlaced
from frenzy.games.adrenaline.ids import COLOURS, NO_CUBES, NOWHERE
from frenzy.games.adrenaline.rules.damage import is_killed
from frenzy.games.adrenaline.rules.ending import end_game, frenzy_actions, is_over_after_turn, start_frenzy
from frenzy.games.adrenaline.rules.grabbing import can_grab_within
from frenzy.games.adrenaline.rules.moving import destinations
from frenzy.games.adrenaline.rules.paying import pay_for
from frenzy.games.adrenaline.rules.powerups import play_on_turn, playable_on_turn
from frenzy.games.adrenaline.rules.reloading import load
from frenzy.games.adrenaline.rules.scoring import score_double_kill
from frenzy.games.adrenaline.rules.shooting import shooting_squares
from frenzy.games.adrenaline.rules.spawning import ask_respawns, spawn_first
from frenzy.games.adrenaline.rulings import KILLED_BOT_ACTS
from frenzy.games.adrenaline.state import MARKET, State
from frenzy.kernel.records import Action

ACTIONS: Final = 2
GRAB_ADRENALINE: Final = 3
SHOOT_ADRENALINE: Final = 6


def run_moves(state: State) -> int:
    """How far Run goes: 3 squares (A-4.2); in frenzy 4, or not at all (A-9.3)."""
    if state.frenzy == NOWHERE:
        return 3
    return 4 if frenzy_actions(state, state.turn) == 2 else 0


def grab_moves(state: State) -> int:
    """How far one may go before grabbing (A-4.3, A-4.5, A-9.3)."""
    if state.frenzy == NOWHERE:
        return 2 if len(state.damage[state.turn]) >= GRAB_ADRENALINE else 1
    return 2 if frenzy_actions(state, state.turn) == 2 else 3


def shoot_moves(state: State) -> int:
    """How far one may go before shooting (A-4.4, A-4.5, A-9.3)."""
    if state.frenzy == NOWHERE:
        return 1 if len(state.damage[state.turn]) >= SHOOT_ADRENALINE else 0
    return 1 if frenzy_actions(state, state.turn) == 2 else 2


# -- the actions ----------------------------------------------------------------------------------------------


def offer_turn(state: State, frame: frames.TakeTurn) -> Sequence[Action]:
    """The actions that are left, the powerups of the own turn, the Bot's action, and the end (A-4.1, A-12.2)."""
    seat = frame.seat
    choices: list[Action] = []
    if state.actions_left:
        if run_moves(state):
            choices.append(RUN)
        if can_grab_within(state, seat, grab_moves(state)):
            choices.append(GRAB)
        choices += [SHOOT[weapon] for weapon in shootable(state, seat)]
    choices += playable_on_turn(state, seat)
    if must_use_bot(state):
        choices.append(USE_BOT)
    else:
        choices.append(END_TURN)
    return choices


def must_use_bot(state: State) -> bool:
    """The Bot has not acted yet; it does so in every turn but the very first (A-12.2). Ruling A-12.2: killed or not."""
    if state.bot == NOWHERE or state.bot_acted or (state.first_turn and state.turn == state.options.start):
        return False
    return KILLED_BOT_ACTS or not is_killed(state, state.bot)


def shootable(state: State, seat: int) -> list[int]:
    """The weapons that can be shot now: loaded, or reloaded in frenzy, with somebody to affect (A-4.4, A-9.3)."""
    hand = state.weapons[seat]
    if not hand:
        return []
    loaded, moves = state.loaded[seat], shoot_moves(state)
    found: list[int] = []
    for weapon in sorted(hand):
        is_loaded = loaded >> weapon & 1
        if is_loaded or state.frenzy != NOWHERE:
            spent = NO_CUBES if is_loaded else GUNS[weapon].cost
            if shooting_squares(state, seat, weapon, moves, spent):
                found.append(weapon)
    return found


def take_turn(state: State, frame: frames.TakeTurn, answer: Run | Grab | Shoot | Play | UseBot | EndTurn) -> None:
    """Begin the action; the turn goes on after it."""
    seat = frame.seat
    match answer:
        case EndTurn():
            reload_and_finish(state, seat)
            return
        case Run():
            moves = run_moves(state)
            begin_action(state, frame)
            state.stack.append(frames.MoveFigure(seat, seat, destinations(state, seat, moves), moves))
        case Grab():
            begin_action(state, frame)
            state.stack.append(frames.GrabWhere(seat, grab_moves(state)))
        case Shoot():
            is_loaded = state.loaded[seat] >> answer.weapon & 1
            pay_for(state, frame, answer, NO_CUBES if is_loaded else GUNS[answer.weapon].cost)
        case Play():
            state.stack.append(frame)
            play_on_turn(state, seat, answer.card)
        case UseBot():
            state.bot_acted = True
            state.stack.append(frame)
            state.stack.append(frames.MoveBot(seat))


def begin_action(state: State, frame: frames.TakeTurn) -> None:
    state.actions_left -= 1
    state.stack.append(frame)


def begin_shooting(state: State, frame: frames.TakeTurn, answer: Shoot) -> None:
    """Load the weapon if frenzy allows it, and go where the shot is fired from (A-4.5, A-9.3)."""
    seat, weapon, moves = frame.seat, answer.weapon, shoot_moves(state)
    begin_action(state, frame)
    if not state.loaded[seat] >> weapon & 1:
        load(state, seat, weapon)
    if moves:
        state.stack.append(frames.ShootFrom(seat, weapon, moves))
    else:
        state.stack.append(frames.ReadyToShoot(seat, weapon))


# -- from turn to turn ----------------------------------------------------------------------------------------


def start_turn(state: State, frame: frames.StartTurn) -> None:
    """Whoever is not on the board spawns; then two actions, or those of frenzy (A-3.1, A-4.1, A-9.3)."""
    seat = frame.seat
    state.turn = seat
    state.actions_left = ACTIONS if state.frenzy == NOWHERE else frenzy_actions(state, seat)
    state.first_turn = state.square[seat] == NOWHERE
    state.killed = ()
    state.tagged = state.grabbed = 0
    state.bot_acted = False
    state.emit(TurnStarted(seat, state.actions_left))
    state.stack.append(frames.TakeTurn(seat))
    if state.first_turn:
        spawn_first(state, seat)


def reload_and_finish(state: State, seat: int) -> None:
    """Reload, then everything that follows (A-4.1); a frenzy turn has no reload at its end. Ruling A-9.3."""
    state.stack.append(frames.FinishTurn(seat))
    if state.frenzy == NOWHERE:
        state.stack.append(frames.AskReload(seat))


def finish_turn(state: State, frame: frames.FinishTurn) -> None:
    """The mode's end of turn, then the killed boards in the order of their killshots, then refilling (A-4.1, A-6.4)."""
    seat = frame.seat
    state.mode.end_turn(state, seat)
    state.emit(TurnEnded(seat))
    state.stack.append(frames.CloseScoring(seat))
    score_double_kill(state, seat)
    for figure in reversed(state.killed):
        state.stack.append(frames.ScoreBoard(seat, figure))


def close_scoring(state: State, frame: frames.CloseScoring) -> None:
    """The game ends here, or goes on: respawning, refilling, the next turn (A-4.9, A-6.4, A-9)."""
    if is_over_after_turn(state):
        end_game(state)
        return
    if state.frenzy == NOWHERE and state.mode.is_end_triggered(state):
        start_frenzy(state)
    state.stack.append(frames.StartTurn((frame.seat + 1) % state.seats))
    state.stack.append(frames.Refill(frame.seat))
    ask_respawns(state, frame.seat)


def refill(state: State, frame: frames.Refill) -> None:
    """New ammo and weapons for what was taken (A-4.9)."""
    state.mode.refill(state)
    refill_market(state)


def refill_market(state: State) -> None:
    """Every empty weapon slot gets a card, as long as there are cards (A-4.9)."""
    for slot in range(MARKET):
        if state.market[slot] == NOWHERE and state.weapon_deck:
            weapon = state.weapon_deck[-1]
            state.weapon_deck = state.weapon_deck[:-1]
            state.market[slot] = weapon
            state.emit(WeaponPlaced(GUNS[weapon].id, COLOURS[slot // 3]))
