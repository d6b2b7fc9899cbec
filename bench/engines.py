"""Who takes part, each driven through its ordinary public calls with its ordinary checks.

Engines are imported inside the functions that set them up: one that is not installed is only then missed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

OUR_GAMES: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "deathmatch": ("adrenaline", 4, {"mode": "deathmatch"}),
    "domination": ("adrenaline", 4, {"mode": "domination"}),
    "turret": ("adrenaline", 4, {"mode": "turret"}),
    "wreckland": ("wreckland", 1, {"chapter": 4, "vehicle": "V2"}),
    "resistance": ("resistance", 1, {"mission": "MH1"}),
    "resistance-zombies": ("resistance", 1, {"mission": "MZ1"}),
}
"""Ours: the game, its seats and its options."""


class Started(NamedTuple):
    """A new game: what asks for its choices (none when it is over), what applies one, and what copies it, if it can."""

    choices: Callable[[], Sequence[Any]]
    apply: Callable[[Any], object]
    copy: Callable[[], Any] | None


Engine = Callable[[Random], Started]


def ours(name: str) -> Engine:
    return our_table(*OUR_GAMES[name])


def our_table(game_name: str, seats: int, options: dict[str, Any]) -> Engine:
    """A table of ours, dealt anew for every game."""
    game = import_module("frenzy").load(game_name)
    to_act, legal_actions = game.to_act, game.legal_actions

    def start(rng: Random) -> Started:
        state = game.new(seats=seats, seed=rng.getrandbits(32), options=options)
        return Started(
            lambda: legal_actions(state) if to_act(state) is not None else (), partial(game.apply, state), state.clone
        )

    return start


def catanatron(_: str) -> Engine:
    """Four random players, stopped after the engine's own limit of turns."""
    module, players = import_module("catanatron.game"), import_module("catanatron.models.player")
    seated, limit = [players.RandomPlayer(color) for color in players.Color], module.TURNS_LIMIT

    def start(rng: Random) -> Started:
        game = module.Game(seated, seed=1 + rng.getrandbits(32))
        state, winner = game.state, game.winning_color
        return Started(
            lambda: state.playable_actions if winner() is None and state.num_turns < limit else (),
            game.execute,
            game.copy,
        )

    return start


def open_spiel(name: str) -> Engine:
    """A C++ game through pyspiel. Chance is played too, and is not counted as a decision."""
    game = import_module("pyspiel").load_game(name)

    def start(rng: Random) -> Started:
        state, random = game.new_initial_state(), rng.random

        def choices() -> Sequence[int]:
            while state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
            found: Sequence[int] = () if state.is_terminal() else state.legal_actions()
            return found

        return Started(choices, state.apply_action, state.clone)

    return start


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    """The outcome on which `chance`, between 0 and 1, falls; `choices` of `random` takes much longer."""
    for outcome, probability in outcomes:
        chance -= probability
        if chance < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities may add up to a hair less than 1


def pettingzoo(name: str) -> Engine:
    """A classic environment stepped agent by agent; choices are read from the action mask. It has no copy."""
    env, flatnonzero = import_module(f"pettingzoo.classic.{name}").env(), import_module("numpy").flatnonzero

    def choices() -> Sequence[int]:
        observation, _, terminated, truncated, _ = env.last()
        found: Sequence[int] = () if terminated or truncated else flatnonzero(observation["action_mask"]).tolist()
        return found

    def start(rng: Random) -> Started:
        env.reset(seed=rng.getrandbits(31))
        return Started(choices, env.step, None)

    return start


def python_chess(_: str) -> Engine:
    """To its end by rule: mate, stalemate, material, 75 moves, fivefold repetition."""
    chess = import_module("chess")

    def start(_: Random) -> Started:
        board = chess.Board()
        return Started(lambda: () if board.is_game_over() else list(board.legal_moves), board.push, board.copy)

    return start


PEERS: Final = {
    "catanatron": (catanatron, ("catan",)),
    "open_spiel": (open_spiel, ("chess", "backgammon", "gin_rummy", "hearts")),
    "pettingzoo": (pettingzoo, ("tictactoe_v3", "connect_four_v3", "chess_v6")),
    "python-chess": (python_chess, ("chess",)),
}
