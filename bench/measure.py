"""Measuring one engine inside one process: random games, the cost of a copy, and of each call of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from bench.engines import OUR_GAMES, Engine, Started

Metrics = dict[str, float]

MICRO: Final = 1e6
COPIED_STATES: Final = 32
COPY_SHARE: Final = 0.25  # of the time budget
KEPT: Final = 0.5  # the share of a game's states on which calls are timed


def play(engine: Engine, rng: Random, stop: int = -1) -> tuple[Started, int]:
    """A new game to its end, or to `stop` decisions; the game and the decisions made."""
    game, random, decisions = engine(rng), rng.random, 0
    choices, apply = game.choices, game.apply
    while decisions != stop and (actions := choices()):
        apply(actions[int(random() * len(actions))])
        decisions += 1
    return game, decisions


def playouts(engine: Engine, rng: Random, seconds: float) -> Metrics:
    """Whole random games until the budget is spent; the last one is played out and counted."""
    first = play(engine, rng)[1]  # warms up tables and caches; the same game for the same seed
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(engine, rng)[1]
        games += 1
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "first_game_decisions": first,
    }


def copying(engine: Engine, rng: Random, seconds: float, length: float) -> Metrics:
    """The mean cost of a copy, over states taken at random depths of games of about `length` decisions."""
    depths = [rng.randrange(max(1, int(length))) for _ in range(COPIED_STATES)]
    copiers = [copy for depth in depths if (copy := play(engine, rng, stop=depth)[0].copy)]
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for copy in copiers:
            copy()
        copies += len(copiers)
    return {"copy_us": spent / copies * MICRO} if copies else {}


def measure(engine: Engine, rng: Random, seconds: float) -> Metrics:
    """What is measured of every engine."""
    metrics = playouts(engine, rng, seconds)
    return metrics | copying(engine, rng, seconds * COPY_SHARE, metrics["decisions_per_game"])


# -- the calls, of ours ---------------------------------------------------------------------------------------

CALLS: Final = ("legal_actions_us", "apply_us", "view_us", "redeal_us")
Costs = list[float]
"""How many states were asked, and the seconds that each of the four calls took on all of them."""


def dissect(name: str, rng: Random, seconds: float) -> Metrics:
    """The cost of each call, and of a decision by third of the game; long games are those above the median."""
    game_name, seats, options = OUR_GAMES[name]
    game = import_module("frenzy").load(game_name)
    games: list[tuple[int, list[Costs]]] = []
    start = process_time()
    while process_time() - start < seconds or not games:
        kept, length = sampled_game(game, game.new(seats, rng.getrandbits(32), options), rng)
        thirds = [[state for at, state in kept if at * 3 // length == third] for third in range(3)]
        games.append((length, [costs_on(game, states, rng) for states in thirds]))
    count, *spent = added(third for _, thirds in games for third in thirds)
    typical = median(length for length, _ in games)
    long_games = [(length, thirds) for length, thirds in games if length >= typical]
    by_third = [added(thirds[third] for _, thirds in long_games) for third in range(3)]
    first, middle, last = ((legal + apply) / count * MICRO for count, legal, apply, *_ in by_third)
    return {name: seconds / count * MICRO for name, seconds in zip(CALLS, spent, strict=True)} | {
        "long_game_decisions": sum(length for length, _ in long_games) / len(long_games),
        "first_third_us": first,
        "middle_to_first": middle / first,
        "last_to_first": last / first,
    }


def sampled_game(game: Any, state: Any, rng: Random) -> tuple[list[tuple[int, Any]], int]:
    """A random game: some of its states with the number of decisions before them, and its length."""
    kept: list[tuple[int, Any]] = []
    decisions = 0
    while game.to_act(state) is not None:
        if rng.random() < KEPT:
            kept.append((decisions, state.clone()))  # before its choices are asked for, lest they be remembered
        game.apply(state, rng.choice(game.legal_actions(state)))
        decisions += 1
    return kept, decisions


def costs_on(game: Any, states: Sequence[Any], rng: Random) -> Costs:
    """Ask each state for its choices and apply one; view it, and deal that view again. Each is new when timed."""
    fresh = [state.clone() for state in states]
    legal, choices = timed(game.legal_actions, [(state,) for state in fresh])
    apply, _ = timed(game.apply, [(state, rng.choice(actions)) for state, actions in zip(fresh, choices, strict=True)])
    view, views = timed(game.view, [(state, game.to_act(state)) for state in states])
    redeal, _ = timed(game.redeal, [(each, rng) for each in views])
    return [len(states), legal, apply, view, redeal]


def timed(call: Callable[..., Any], arguments: Sequence[tuple[Any, ...]]) -> tuple[float, list[Any]]:
    """The seconds of so many calls under one reading of the clock, and their answers."""
    start = process_time()
    answers = [call(*each) for each in arguments]
    return process_time() - start, answers


def added(costs: Iterable[Costs]) -> Costs:
    return [sum(column) for column in zip(*costs, strict=True)]
