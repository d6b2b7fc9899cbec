"""Measuring one engine inside one process: random games, and the cost of a copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any, Final, Protocol

Metrics = dict[str, float]

MICRO: Final = 1e6
COPIED_STATES: Final = 32
MICRO_SHARE: Final = 0.25  # of the time budget, for each cost that is not the playouts


class Engine(Protocol):
    """A game that can be played at random. The state is the engine's own business, hence `Any`."""

    def play(self, rng: Random, stop: int = -1) -> tuple[Any, int]:
        """Play a new game to its end, or to `stop` decisions; the state and the decisions made."""
        ...

    def copier(self, state: Any) -> Callable[[], object] | None:
        """What copies this state when called, or None where the engine has no copy."""
        ...


def playouts(engine: Engine, rng: Random, seconds: float) -> Metrics:
    """Whole random games until the budget is spent; the last one is played out and counted."""
    first = engine.play(rng)[1]  # warms up tables and caches; the same game for the same seed
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += engine.play(rng)[1]
        games += 1
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "first_game_decisions": first,
    }


def copying(engine: Engine, rng: Random, seconds: float, length: float) -> Metrics:
    """The mean cost of a copy, over states taken at random depths of games of about `length` decisions."""
    if engine.copier(engine.play(rng, stop=0)[0]) is None:
        return {}
    depths = [rng.randrange(max(1, int(length))) for _ in range(COPIED_STATES)]
    copiers = [engine.copier(engine.play(rng, stop=depth)[0]) for depth in depths]
    return {"copy_us": repeated([copier for copier in copiers if copier is not None], seconds)}


def repeated(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Microseconds a call, each called in turn until the budget is spent."""
    passes = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for call in calls:
            call()
        passes += 1
    return spent / (passes * len(calls)) * MICRO


def measure(engine: Engine, rng: Random, seconds: float) -> Metrics:
    """What is measured of every engine."""
    metrics = playouts(engine, rng, seconds)
    return metrics | copying(engine, rng, seconds * MICRO_SHARE, metrics["decisions_per_game"])
