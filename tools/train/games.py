"""Games of the planner, or of what has been learned so far, as numbers: what each turn led to, and who won.

    python -m tools.train.games tools/train/config.json FOLDER --workers 16 --seconds 480

A game is a file, named by its seed: a row of floats for each turn, all of the same length (`layout.json`). Those that
are there are not played again.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from msgspec import json, structs

from frenzy.bots.adrenaline.expert import WIN, Expert
from frenzy.bots.adrenaline.features import NAMES, SIGNS, shown
from frenzy.bots.adrenaline.model import is_turn_over
from frenzy.bots.adrenaline.network import Network
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.turns import TurnPlanner
from frenzy.bots.lines import Answer, Choices
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State
from frenzy.kernel import View
from tools.train.config import Config, read_config

ARENAS: Final = ("small", "medium_a", "medium_b", "large")
SEATS: Final = 4
MOST_SEATS: Final = 5
SLOTS: Final = 4
"""So many signs hold of a seat at most: three weapons and a square."""

SEAT_SIZE: Final = len(NAMES) + SLOTS
ROW_SIZE: Final = 3 + MOST_SEATS * (SEAT_SIZE + 2)
"""Seats, who looks, and how many turns are left; of each seat, from that one on, numbers and signs; then what each had
of the win, and its points."""


class Teacher(Expert):
    """Now and then takes what is not the best."""

    def __init__(self, config: Config, seed: int, network: Network | None) -> None:
        win = WIN if network else 0.0
        super().__init__(GAME, seed, config.beam, config.ends, config.candidates, win, network)
        self.config = config

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        planner = TurnPlanner(self.duel, answer, self.beam, self.ends)
        best = planner.plan(state)
        judged = [*self.judged(planner)]
        if len(judged) < 2:
            return best
        _, (_, line, _) = judged[self.one_of([worth for worth, _ in judged])]
        return line

    def one_of(self, worths: Sequence[float]) -> int:
        if self.rng.random() < self.config.explore:
            return self.rng.randrange(len(worths))
        best = max(worths)
        weights = [exp((worth - best) / self.config.temperature) for worth in worths]
        return self.rng.choices(range(len(worths)), weights)[0]


def table_of(seed: int, others: int) -> tuple[int, dict[str, Any]]:
    """How many play, and with which options: mostly four, in each arena in turn; now and then anything there is."""
    options: dict[str, Any] = {"arena": ARENAS[seed % len(ARENAS)]}
    if not others or seed // len(ARENAS) % others:
        return SEATS, options
    rng = Random(seed)
    seats = rng.choice((3, 4, 5))
    options["mode"] = rng.choice(("deathmatch", "deathmatch", "domination", "turret"))
    options["ending"] = rng.choice(("frenzy", "sudden_death"))
    options["skulls"] = rng.choice((5, 8))
    options["bot"] = seats < MOST_SEATS and rng.random() < 0.25
    return seats, options


def play(config: Config, seed: int, network: Network | None) -> array[float]:
    """All turns of a game."""
    rng = Random(seed)
    seats, options = table_of(seed, config.others)
    state = GAME.new(seats, seed, options)
    bots: list[Planner] = [Teacher(config, rng.getrandbits(30), network) for _ in range(seats)]
    rows: list[tuple[int, list[float]]] = []
    while (seat := GAME.to_act(state)) is not None:
        action = GAME.parse(state, bots[seat].choose(GAME.view(state, seat)))
        GAME.apply(state, action, is_turn_over)
        if is_turn_over(state) and state.stack:
            rows.append((state.turn, numbers_of(state, state.turn)))
            GAME.run(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    shares = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    points = [float(score) for score in outcome.scores]
    found = array("f")
    for number, (seat, row) in enumerate(rows):
        found.extend([seats, seat, len(rows) - 1 - number, *row, *turned(shares, seat), *turned(points, seat)])
    return found


def numbers_of(state: State, seat: int) -> list[float]:
    """What the seat sees, as one row: seats that are not there are 0, and so many signs that hold nowhere."""
    row: list[float] = []
    for numbers, signs in shown(state, seat):
        row += [*numbers, *signs, *[SIGNS] * (SLOTS - len(signs))]
    return row + [0.0] * (MOST_SEATS * SEAT_SIZE - len(row))


def turned(numbers: Sequence[float], seat: int) -> list[float]:
    """From this seat on."""
    return [*numbers[seat:], *numbers[:seat], *[0.0] * (MOST_SEATS - len(numbers))]


Task = tuple[Config, int, Path, Path | None, float]
"""A seed, where to, which weights, and the end of the time."""


@cache
def read_once(path: Path | None) -> Network | None:
    """The net of a file; each process reads it once."""
    return Network(path.read_bytes()) if path else None


def write(task: Task) -> int:
    """Play a game and write it down, if there is time; how many turns it had."""
    config, seed, folder, path, deadline = task
    if monotonic() > deadline:
        return 0
    rows = play(config, seed, read_once(path))
    whole, part = folder / f"{seed}.game", folder / f"{seed}.part"
    part.write_bytes(rows.tobytes())
    part.rename(whole)
    return len(rows) // ROW_SIZE


def tasks(config: Config, folder: Path, path: Path | None, deadline: float) -> Iterator[Task]:
    for seed in range(config.seed, config.seed + config.games):
        if monotonic() > deadline:
            break
        if not (folder / f"{seed}.game").exists():
            yield config, seed, folder, path, deadline


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weights", type=Path, help="what has been learned so far; without, the planner plays")
    parser.add_argument("--first", type=int, help="the first seed, if not that of the configuration")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    given = parser.parse_args(arguments)
    config = read_config(given.config)
    if given.first is not None:
        config = structs.replace(config, seed=given.first)
    given.folder.mkdir(parents=True, exist_ok=True)
    layout = {"seats": MOST_SEATS, "numbers": len(NAMES), "signs": SIGNS, "slots": SLOTS, "row": ROW_SIZE}
    (given.folder / "layout.json").write_bytes(json.encode(layout))
    left = tasks(config, given.folder, given.weights, monotonic() + given.seconds)
    turns = games = 0
    with get_context("fork").Pool(given.workers) as pool:
        for count in pool.imap_unordered(write, left):
            turns += count
            games += count > 0
    print(f"{games} games, {turns} turns, rows of {ROW_SIZE} numbers")


if __name__ == "__main__":
    main()
