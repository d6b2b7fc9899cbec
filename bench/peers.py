"""The other engines, each driven through its ordinary public calls with its ordinary checks.

Modules are imported by name, inside the loaders: a peer that is not installed is only then missed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any


class Catanatron:
    """Catan with four random players, stopped after the engine's own limit of turns."""

    def __init__(self) -> None:
        self.module: Any = import_module("catanatron.game")
        players: Any = import_module("catanatron.models.player")
        self.players = [players.RandomPlayer(color) for color in players.Color]

    def play(self, rng: Random, stop: int = -1) -> tuple[Any, int]:
        limit, random, decisions = self.module.TURNS_LIMIT, rng.random, 0
        game = self.module.Game(self.players, seed=1 + rng.getrandbits(32))
        state, execute, winner = game.state, game.execute, game.winning_color
        while decisions != stop and winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))])
            decisions += 1
        return game, decisions

    def copier(self, state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.copy
        return copy


class OpenSpiel:
    """A C++ game through pyspiel. Chance is played too, and is not counted as a decision."""

    def __init__(self, game: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(game)

    def play(self, rng: Random, stop: int = -1) -> tuple[Any, int]:
        random, state, decisions = rng.random, self.game.new_initial_state(), 0
        while decisions != stop and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return state, decisions

    def copier(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone
        return clone


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    """The outcome on which `chance`, between 0 and 1, falls."""
    for outcome, probability in outcomes:
        chance -= probability
        if chance < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities may add up to a hair less than 1


class PettingZoo:
    """A classic environment stepped agent by agent; choices are read from the action mask. It has no copy."""

    def __init__(self, name: str) -> None:
        self.env: Any = import_module(f"pettingzoo.classic.{name}").env()
        self.flatnonzero: Any = import_module("numpy").flatnonzero

    def play(self, rng: Random, stop: int = -1) -> tuple[Any, int]:
        env, flatnonzero, random, decisions = self.env, self.flatnonzero, rng.random, 0
        env.reset(seed=rng.getrandbits(31))
        while decisions != stop:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            actions = flatnonzero(observation["action_mask"])
            env.step(int(actions[int(random() * len(actions))]))
            decisions += 1
        return env, decisions

    def copier(self, state: Any) -> None:
        return None


class PythonChess:
    """Chess to its end by rule: mate, stalemate, material, 75 moves, fivefold repetition."""

    def __init__(self) -> None:
        self.board: Any = import_module("chess").Board

    def play(self, rng: Random, stop: int = -1) -> tuple[Any, int]:
        random, board, decisions = rng.random, self.board(), 0
        while decisions != stop and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return board, decisions

    def copier(self, state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.copy
        return copy
