"""Two builds against each other: `python -m bench.compare BASE_SRC NEW_SRC`, pure or compiled.

Both play the same games, in processes of their own that take turns; of many short measurements the best one counts, so
that other work on the machine does not. Printed are the best of each and new to base: more is better for decisions a
second, less for microseconds a call.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
TABLES: Final[dict[str, tuple[int, list[dict[str, Any]]]]] = {
    "adrenaline": (4, [{"mode": "deathmatch"}, {"mode": "domination"}, {"mode": "turret", "bot": True}]),
    "wreckland": (1, [{"chapter": 1}, {"chapter": 4, "vehicle": "V2"}, {"chapter": 7, "hero": "rudd3r"}]),
}
KEPT: Final = 0.2
"""The share of a game's states on which calls are timed."""


def play(game: Any, seats: int, options: dict[str, Any], seed: int) -> tuple[int, list[Any]]:
    """A random game: how many decisions it took, and copies of some of its states."""
    rng, state, kept = Random(seed), game.new(seats, seed, options), []
    decisions = 0
    while game.to_act(state) is not None:
        if rng.random() < KEPT:
            kept.append(state.clone())
        choices = game.legal_actions(state)
        game.apply(state, choices[int(rng.random() * len(choices))])
        decisions += 1
    return decisions, kept


def seconds(call: Callable[..., object], arguments: Sequence[tuple[Any, ...]]) -> float:
    """The time a call takes, over all these arguments."""
    start = process_time()
    for each in arguments:
        call(*each)
    return (process_time() - start) / len(arguments)


def measure(source: Path, name: str, repeats: int) -> dict[str, float]:
    """The best of some measurements in this process."""
    import frenzy

    assert Path(str(frenzy.__file__)).is_relative_to(source), f"{frenzy.__file__} is not in {source}"
    game, (seats, tables) = frenzy.load(name), TABLES[name]
    best: dict[str, float] = {}
    for _ in range(repeats):
        start, played = process_time(), [play(game, seats, options, seed) for seed, options in enumerate(tables)]
        speed = sum(decisions for decisions, _ in played) / (process_time() - start)
        states = [(state,) for _, kept in played for state in kept]
        seen = [(state, game.to_act(state)) for (state,) in states]
        for state, _ in seen:
            game.legal_actions(state)  # so that views do not pay for finding the choices
        costs = {
            "clone": seconds(lambda state: state.clone(), states * 20),
            "view": seconds(game.view, seen * 5),
            "redeal": seconds(game.redeal, [(game.view(*each), Random(1)) for each in seen] * 2),
        }
        found = {"decisions/s": -speed} | {f"{call} µs": cost * 1e6 for call, cost in costs.items()}
        best = {key: min(value, best.get(key, value)) for key, value in found.items()}
    return best


def ask(source: Path, name: str, repeats: int) -> dict[str, float]:
    """Measure in a process that knows this build only."""
    command = [sys.executable, "-m", "bench.compare", "--measure", name, "--repeats", str(repeats), str(source)]
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(base: Path, new: Path, name: str, rounds: int, repeats: int) -> None:
    """Ask the two in turns, and print the best of each."""
    best: dict[Path, dict[str, float]] = {base: {}, new: {}}
    for number in range(rounds):
        for source in (base, new) if number % 2 else (new, base):
            for key, value in ask(source, name, repeats).items():
                best[source][key] = min(value, best[source].get(key, value))
    for key, before in best[base].items():
        after = best[new][key]
        print(f"{name:12} {key:12} {abs(before):12,.2f} {abs(after):12,.2f}   × {after / before:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.compare", description="compare two builds, each a `src` folder")
    parser.add_argument("source", nargs="+", type=lambda text: Path(text).resolve(), help="BASE_SRC NEW_SRC")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--repeats", type=int, default=3, help="measurements in a process")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.source[0], given.measure, given.repeats)))
        return
    print(f"{'':12} {'':12} {'base':>12} {'new':>12}")
    for name in TABLES:
        compare(given.source[0], given.source[1], name, given.rounds, given.repeats)


if __name__ == "__main__":
    main()
