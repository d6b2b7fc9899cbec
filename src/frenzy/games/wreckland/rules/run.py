"""The Run phase: its opening, its Turns and Steps, and its end (W-15, W-16, W-29)."""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland import frames
from frenzy.games.wreckland.events import DieLost, RunEnded, RunStarted, StepSkipped, StepStarted, TurnStarted
from frenzy.games.wreckland.ids import DIE_NAMES, EVERYWHERE, RED, ROUNDS
from frenzy.games.wreckland.rules.dice import empty_pool, gather_dice, reroll_rest, roll_all, white_dice
from frenzy.games.wreckland.rules.ending import finish
from frenzy.games.wreckland.rules.foes import add_foe, deal_enemy, discard_foe
from frenzy.games.wreckland.rules.heroes import ask_arson
from frenzy.games.wreckland.rules.vehicle import check_core
from frenzy.games.wreckland.state import State

STEPS: Final = 6  # W-16.2 to W-16.4
FEW: Final = 2  # W-29.2
STEP_RULES: Final = ("", "W-16.2", "W-16.2", "W-16.3", "W-16.3", "W-16.4", "W-16.4")


def start_run(state: State, frame: frames.StartRun) -> None:
    """Deal enemies to each Section, in Round 3 the boss too (W-15.1, W-15.3)."""
    state.phase, state.turn, state.power_used = "run", 0, False
    check_core(state)
    state.emit(RunStarted(state.round))
    for section in EVERYWHERE:
        for _ in range(state.board.enemies[state.round - 1][section]):
            deal_enemy(state, section, "W-15.1")
    if state.round == ROUNDS:
        add_foe(state, state.board.boss, state.board.boss_section, "W-15.3")
    state.special.start_run(state)
    state.stack.append(frames.StartTurn(0))


def start_turn(state: State, frame: frames.StartTurn) -> None:
    """Take all dice back; the chapter may have something to say before they are rolled (W-16.1)."""
    state.turn += 1
    state.turns[state.round - 1] += 1
    state.step = state.placed = state.white_lost = 0
    state.soothed = False
    if state.options.arson == "turn":
        state.power_used = False
    gather_dice(state)
    state.emit(TurnStarted(state.round, state.turn))
    state.stack.append(frames.RollTurn(0))
    state.special.start_turn(state)


def roll_turn(state: State, frame: frames.RollTurn) -> None:
    """Roll all dice: they form the pool (W-16.1)."""
    roll_all(state, "W-16.1")
    state.stack.append(frames.NextStep(0, 1))


def next_step(state: State, frame: frames.NextStep) -> None:
    """Red and white Steps take turns; before Steps 3 and 5 the pool is rerolled (W-16.2 to W-16.4)."""
    step = frame.step
    if step > STEPS:
        state.stack.append(frames.EndTurn(0))
        return
    if step in (3, 5):
        reroll_rest(state, STEP_RULES[step - 1])
    state.step, state.placed = step, 0
    state.stack.append(frames.NextStep(0, step + 1))
    if step % 2:
        state.emit(StepStarted(step, STEP_RULES[step]))
        if state.pool and state.pool[-1] >= RED:
            state.stack.append(frames.ChooseRed(0))
    elif white_dice(state):
        state.emit(StepStarted(step, STEP_RULES[step]))
        state.stack.append(frames.WhiteStep(0))
    else:
        state.emit(StepSkipped(step))  # Ruling R14
        if step == STEPS:
            ask_arson(state)


def end_turn(state: State, frame: frames.EndTurn) -> None:
    """White dice left over are lost (W-16.6); then the chapter has the last word."""
    for die in state.pool:
        state.emit(DieLost(DIE_NAMES[die]))
    empty_pool(state)
    state.step = 0
    state.stack.append(frames.CheckEnd(0))
    state.special.end_turn(state)


def check_end(state: State, frame: frames.CheckEnd) -> None:
    """With few enemies left the Run phase of Round 1 or 2 ends; else another Turn begins (W-29.2, W-28.5)."""
    if state.special.is_round_won(state):
        end_run(state, "W-30.4")
    elif state.round < ROUNDS and len(state.foes) <= FEW and state.special.may_end(state):
        end_run(state, "W-29.2")
    else:
        state.stack.append(frames.StartTurn(0))


def end_run(state: State, rule: str) -> None:
    """Discard the enemies that are left, and go on to the next Round; the final one wins (W-29.2, W-30.4)."""
    state.emit(RunEnded(state.round, len(state.foes), rule))
    if state.round == ROUNDS:
        finish(state, "won", rule)
    for foe in state.foes:
        discard_foe(state, foe)
    gather_dice(state)
    state.stack.append(frames.StartWreckage(0))
