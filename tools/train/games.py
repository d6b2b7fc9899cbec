"""The planner's games against itself, as rows of numbers: what it could have done in each turn, and who won.

    python -m tools.train.games tools/train/config.json FOLDER --workers 16 --seconds 480

A game is two files, named by its seed: `rows` has a row of bytes for each plan of each turn, `turns` a row of floats
for each turn. Those that are there are not played again. What a row is made of stands in `layout.json`.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from array import array
from collections.abc import Iterator, Sequence
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from msgspec import Struct, json

from frenzy.bots.adrenaline.model import is_at_turn
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.turns import Turn, TurnPlanner
from frenzy.bots.lines import Answer, Choices
from frenzy.games.adrenaline.game import GAME
from frenzy.games.adrenaline.state import State
from frenzy.kernel import View
from tools.train.config import Config, read_config
from tools.train.rows import LAYOUT, row_of, worths_of

ARENAS: Final = ("small", "medium_a", "medium_b", "large")
SEATS: Final = 4


class Noted(Struct):
    """A turn: the tables to which its plans lead, each as its row, what the planner thought of them, and the one it
    took. `ending` is added later: what each seat had of the win, and its points, from this seat on."""

    seat: int
    rows: list[bytes]
    worths: list[float]
    taken: int
    ending: list[float] = []

    def numbers(self, candidates: int) -> array[float]:
        missing = [0.0] * (candidates - len(self.worths))
        return array("f", [len(self.rows), self.taken, *self.ending, *self.worths, *missing])


class Teacher(Planner):
    """A planner that notes what it thinks, and now and then takes what is not the best."""

    def __init__(self, config: Config, seed: int) -> None:
        super().__init__(GAME, seed, config.beam)
        self.config = config
        self.noted_turns: list[Noted] = []

    def think(self, view: View, state: State, answer: Answer) -> Choices:
        planner = TurnPlanner(self.duel, answer, self.beam)
        best = planner.plan(state)
        turns = planner.best_turns(self.config.candidates)
        if not is_at_turn(state, self.duel.seat) or len(turns) < 2:
            return best
        taken = self.one_of(turns)
        seat = self.duel.seat
        rows = [row_of(table, seat) + array("f", worths_of(table, seat)).tobytes() for _, _, table in turns]
        self.noted_turns.append(Noted(seat, rows, [worth for worth, _, _ in turns], taken))
        return turns[taken][1]

    def one_of(self, turns: Sequence[Turn]) -> int:
        if self.rng.random() < self.config.explore:
            return self.rng.randrange(len(turns))
        best = turns[0][0]
        weights = [exp((worth - best) / self.config.temperature) for worth, _, _ in turns]
        return self.rng.choices(range(len(turns)), weights)[0]


def play(config: Config, seed: int) -> list[Noted]:
    """All turns of a game."""
    rng = Random(seed)
    state = GAME.new(SEATS, seed, {"arena": ARENAS[seed % len(ARENAS)]})
    teachers = [Teacher(config, rng.getrandbits(30)) for _ in range(SEATS)]
    while (seat := GAME.to_act(state)) is not None:
        GAME.apply(state, teachers[seat].choose(GAME.view(state, seat)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    shares = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(SEATS)]
    found = [noted for teacher in teachers for noted in teacher.noted_turns]
    for noted in found:
        noted.ending = [*turned(shares, noted.seat), *turned(outcome.scores, noted.seat)]
    return found


def turned(numbers: Sequence[float], seat: int) -> list[float]:
    """From this seat on."""
    return [*numbers[seat:], *numbers[:seat]]


def write(task: tuple[Config, int, Path, float]) -> int:
    """Play a game and write it down, if there is time; how many turns it had."""
    config, seed, folder, deadline = task
    if monotonic() > deadline:
        return 0
    turns = play(config, seed)
    (folder / f"{seed}.rows").write_bytes(b"".join([row for noted in turns for row in noted.rows]))
    whole, part = folder / f"{seed}.turns", folder / f"{seed}.part"
    part.write_bytes(b"".join([noted.numbers(config.candidates).tobytes() for noted in turns]))
    part.rename(whole)
    return len(turns)


def tasks(config: Config, folder: Path, deadline: float) -> Iterator[tuple[Config, int, Path, float]]:
    for seed in range(config.seed, config.seed + config.games):
        if not (folder / f"{seed}.turns").exists():
            yield config, seed, folder, deadline


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    given = parser.parse_args(arguments)
    config = read_config(given.config)
    given.folder.mkdir(parents=True, exist_ok=True)
    layout = {"seats": SEATS, "most": list(LAYOUT.most())}
    (given.folder / "layout.json").write_bytes(json.encode(layout))
    left = tasks(config, given.folder, monotonic() + given.seconds)
    with get_context("fork").Pool(given.workers) as pool:
        turns: Any = 0
        games = 0
        for count in pool.imap_unordered(write, left):
            turns += count
            games += count > 0
    print(f"{games} games, {turns} turns, rows of {LAYOUT.size} numbers and {SEATS} worths")


if __name__ == "__main__":
    main()
