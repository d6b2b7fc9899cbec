"""The rest of a Turn on a table whose chance is dealt, driven by a planner that looks at few tables."""

from __future__ import annotations

from typing import Final

from frenzy.bots.wreckland.standing import standing
from frenzy.bots.wreckland.steps import StepPlanner
from frenzy.bots.wreckland.thinking import Choices, best_answer, is_settled, nearest
from frenzy.games.wreckland import GAME
from frenzy.games.wreckland.state import State

BEAM: Final = 2
MOST: Final = 2
TABLES: Final = 80


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
        step = state.step
        for action in best_line(state):
            if state.step != step or action not in GAME.legal_actions(state):
                break  # chance has come in between
            GAME.apply(state, action)


def best_line(state: State) -> Choices:
    """A good line for the Step, found quickly."""
    match GAME.prompt(state):
        case "white":
            return StepPlanner(state, standing, BEAM, MOST, TABLES).white_lines()[0][1]
        case "red":
            return StepPlanner(state, standing, BEAM, MOST, TABLES).red_lines()[0][1]
        case _:
            return best_answer(state, standing)
