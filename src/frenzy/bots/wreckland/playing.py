"""A quick driver for play-outs: it plays a Turn to its end, looking at one die at a time."""

from __future__ import annotations

from typing import Final

from frenzy.bots.wreckland.prospects import trial, trial_gain
from frenzy.bots.wreckland.standing import standing
from frenzy.bots.wreckland.steps import LAST, white_faces
from frenzy.bots.wreckland.thinking import NEVER, Choices, best_answer, is_settled, nearest, settle
from frenzy.games.wreckland import GAME
from frenzy.games.wreckland.actions import DONE, Trick
from frenzy.games.wreckland.state import State
from frenzy.kernel import Action

HOLD: Final = 0.12
"""The log-odds that a die is worth if it is rolled again in a later Step of the Turn."""


def follow(state: State, line: Choices) -> None:
    """Make these choices, as far as they can be made; questions that chance asks in between are answered at once."""
    for action in line:
        while action not in GAME.legal_actions(state) and not is_settled(state):
            GAME.apply(state, nearest(state, standing))
        if action in GAME.legal_actions(state):
            GAME.apply(state, action)


def play_turn(state: State, start: State) -> None:
    """Play on until the Turn of `start` is over, or the game."""
    while not state.result and state.turn == start.turn and state.round == start.round:
        if GAME.prompt(state) == "white":
            play_white(state)
            continue
        GAME.apply(state, best_answer(state, standing)[0])
        settle(state, standing)


def play_white(state: State) -> None:
    """Place the dice of a Step, each where its face gained most at the beginning; keep what gains little."""
    gains: dict[Action, float] = {}
    for face in dict.fromkeys(white_faces(state)):
        try_face(state, face, gains)
    step, turn = state.step, state.turn
    while GAME.prompt(state) == "white" and state.step == step and state.turn == turn:
        GAME.apply(state, best_placement(state, gains))
        settle(state, standing)


def try_face(state: State, face: int, gains: dict[Action, float]) -> None:
    """What a die of this face gains in each way there is; tricks are left out."""
    bare = trial(state, face)
    now = standing(bare)
    for action in GAME.legal_actions(bare):
        if not isinstance(action, Trick):
            gains[action] = trial_gain(bare, action, standing) - now


def best_placement(state: State, gains: dict[Action, float]) -> Action:
    """The placement that gains most; none, if a die may be kept and is worth more so."""
    legal = GAME.legal_actions(state)
    can_stop = legal[-1] == DONE
    best = NEVER
    if can_stop:
        best = HOLD if state.step < LAST else 0.0
    chosen = legal[-1] if can_stop else legal[0]
    for action in legal:
        value = gains.get(action, NEVER)
        if value > best:
            best, chosen = value, action
    return chosen
