"""Frenzy's Adrenaline as a contender, and what only we measure of ourselves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, Protocol, Self

from bench.measure import MICRO, Metrics

SEATS: Final = 4
ENDLESS: Final = 100_000  # decisions; a random game beyond this is a bug, not a long game
KEPT: Final = 0.5  # the share of a game's states that is timed


class State(Protocol):
    """The part of a state that is public."""

    def clone(self) -> Self: ...


class Game(Protocol):
    """The part of the public interface that is measured."""

    def new(self, *, seats: int, seed: int, options: dict[str, Any]) -> State: ...
    def to_act(self, state: State) -> int | None: ...
    def legal_actions(self, state: State) -> Sequence[Any]: ...
    def apply(self, state: State, action: Any) -> object: ...
    def view(self, state: State, seat: int) -> Any: ...
    def redeal(self, view: Any, rng: Random) -> State: ...


@dataclass(frozen=True, slots=True)
class Frenzy:
    """Adrenaline at a table of four, in one mode."""

    game: Game
    mode: str

    def new(self, rng: Random) -> State:
        return self.game.new(seats=SEATS, seed=rng.getrandbits(32), options={"mode": self.mode})

    def play(self, rng: Random, stop: int = -1) -> tuple[State, int]:
        to_act, legal_actions, apply = self.game.to_act, self.game.legal_actions, self.game.apply
        random, state, decisions = rng.random, self.new(rng), 0
        while decisions != stop and to_act(state) is not None:
            actions = legal_actions(state)
            apply(state, actions[int(random() * len(actions))])
            decisions += 1
            if decisions == ENDLESS:
                raise RuntimeError(f"a random game of {self.mode!r} is not over after {ENDLESS} decisions")
        return state, decisions

    def copier(self, state: State) -> Callable[[], object]:
        return state.clone


def load(mode: str, source: Path, *, compiled: bool) -> Frenzy:
    """The build under `source`, refusing any other one that happens to be installed."""
    package = import_module("frenzy")
    game = package.load("adrenaline")
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == "frenzy"]
    if not Path(str(package.__file__)).is_relative_to(source):
        raise RuntimeError(f"frenzy came from {package.__file__!r}, not from {str(source)!r}")
    if compiled != any(str(getattr(module, "__file__", "")).endswith((".so", ".pyd")) for module in modules):
        raise RuntimeError(f"{str(source)!r} should hold {'a compiled' if compiled else 'a pure Python'} build")
    return Frenzy(game, mode)


@dataclass(slots=True)
class Cost:
    """Seconds spent in so many calls."""

    seconds: float = 0.0
    calls: int = 0

    def time(self, call: Callable[..., object], arguments: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Call once for each tuple of arguments, under one reading of the clock; the answers."""
        start = process_time()
        answers = [call(*each) for each in arguments]
        self.seconds += process_time() - start
        self.calls += len(arguments)
        return answers

    @property
    def us(self) -> float:
        """Microseconds a call."""
        return self.seconds / self.calls * MICRO


def total(costs: Iterable[Cost]) -> Cost:
    """The costs added up."""
    return reduce(lambda one, other: Cost(one.seconds + other.seconds, one.calls + other.calls), costs, Cost())


def dissect(frenzy: Frenzy, rng: Random, seconds: float) -> Metrics:
    """The cost of each call, and by third of the game; every state is timed once, and is new when timed."""
    game = frenzy.game
    legal, apply, view, redeal = Cost(), Cost(), Cost(), Cost()
    games: list[tuple[int, list[Cost]]] = []
    start = process_time()
    while process_time() - start < seconds or not games:
        kept, length = sampled_game(frenzy, rng)
        thirds = [[state for at, state in kept if at * 3 // length == third] for third in range(3)]
        games.append((length, [time_decisions(game, states, rng, legal, apply) for states in thirds]))
        views = view.time(game.view, [(state, game.to_act(state)) for _, state in kept])
        redeal.time(game.redeal, [(each, rng) for each in views])
    return {
        "legal_actions_us": legal.us,
        "apply_us": apply.us,
        "view_us": view.us,
        "redeal_us": redeal.us,
    } | growth(games)


def sampled_game(frenzy: Frenzy, rng: Random) -> tuple[list[tuple[int, State]], int]:
    """A random game: some of its states with the number of decisions before them, and its length."""
    game, state, decisions = frenzy.game, frenzy.new(rng), 0
    kept: list[tuple[int, State]] = []
    while game.to_act(state) is not None:
        if rng.random() < KEPT:
            kept.append((decisions, state.clone()))  # before its choices are asked for, lest they be remembered
        game.apply(state, rng.choice(game.legal_actions(state)))
        decisions += 1
    return kept, decisions


def time_decisions(game: Game, states: Sequence[State], rng: Random, legal: Cost, apply: Cost) -> Cost:
    """Ask each state for its choices and apply one; adds to `legal` and `apply`, and returns both together."""
    before = legal.seconds + apply.seconds
    fresh = [state.clone() for state in states]
    choices = legal.time(game.legal_actions, [(state,) for state in fresh])
    apply.time(game.apply, [(state, rng.choice(actions)) for state, actions in zip(fresh, choices, strict=True)])
    return Cost(legal.seconds + apply.seconds - before, len(states))


def growth(games: Sequence[tuple[int, list[Cost]]]) -> Metrics:
    """The cost of a decision in the middle and last third of long games, against the first third."""
    typical = median(length for length, _ in games)
    long_games = [(length, thirds) for length, thirds in games if length >= typical]
    first, middle, last = (total(thirds[third] for _, thirds in long_games).us for third in range(3))
    return {
        "long_game_decisions": sum(length for length, _ in long_games) / len(long_games),
        "first_third_us": first,
        "middle_to_first": middle / first,
        "last_to_first": last / first,
    }
