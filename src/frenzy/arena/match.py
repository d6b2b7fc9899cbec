"""Playing bots against each other: seats rotate, seeds repeat, every game can be played again."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from frenzy.bots import make_bot
from frenzy.kernel import Game
from frenzy.kernel.replay import Replay


class Result(Struct):
    """A finished game. By seat: how often each bot chose, how long it thought in all and at its slowest."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: list[int]
    slowest: list[float]
    thinking: list[float]
    replay: Replay


def play(game: Game[Any], bots: Sequence[str], seed: int, options: dict[str, Any] | None = None) -> Result:
    """One game of the bots, by seat."""
    seats = len(bots)
    players = [make_bot(name, game, seed * 16 + seat) for seat, name in enumerate(bots)]
    state = game.new(seats, seed, options)
    actions: list[str] = []
    choices, slowest, thinking = [0] * seats, [0.0] * seats, [0.0] * seats
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        start = perf_counter()
        choice = players[seat].choose(view)
        spent = perf_counter() - start
        slowest[seat] = max(slowest[seat], spent)
        thinking[seat] += spent
        choices[seat] += 1
        game.apply(state, choice)
        actions.append(choice)
    outcome = game.outcome(state)
    record = Replay(game.name, game.content_hash(), seats, seed, options or {}, actions)
    return Result(outcome.winners, outcome.scores, choices, slowest, thinking, record)


def rotated(name: str, others: str, seat: int, seats: int) -> list[str]:
    """One bot on a seat, its opponents on the others."""
    return [name if place == seat else others for place in range(seats)]
