"""One that asks the net against three planners, in every seat, with several ways to mix both judgements.

python -m tools.train.trial build/train/net.weights --win 0,20,60 --seeds 50 --workers 16
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

from frenzy.arena.statistics import win_rate
from frenzy.bots.adrenaline.planner import Planner
from frenzy.games.adrenaline.game import GAME
from tools.train.games import ARENAS, SEATS
from tools.train.learned import Learned
from tools.train.network import read_network

Task = tuple[Path, float, float, int, int, int, float]
"""Weights, what a win is worth, what a liking, the beam, a seed, a seat, and the end of the time."""

FIRST_SEED: Final = 700_000


def play(task: Task) -> tuple[float, float, int, float]:
    """What was tried, the seed and the share of the win; -1 if there was no time for it."""
    path, win, liking, beam, seed, seat, deadline = task
    if monotonic() > deadline:
        return win, liking, seed, -1.0
    bots: list[Planner] = [Planner(GAME, seed * SEATS + place, beam) for place in range(SEATS)]
    bots[seat] = Learned(GAME, seed, beam, read_network(path), win=win, liking=liking)
    state = GAME.new(SEATS, seed, {"arena": ARENAS[seed % len(ARENAS)]})
    while (asked := GAME.to_act(state)) is not None:
        GAME.apply(state, bots[asked].choose(GAME.view(state, asked)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return win, liking, seed, (seat in outcome.winners) / len(outcome.winners)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--win", default="20")
    parser.add_argument("--liking", default="0")
    parser.add_argument("--beam", type=int, default=16)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    given = parser.parse_args(arguments)
    ways = list(product(map(float, given.win.split(",")), map(float, given.liking.split(","))))
    deadline = monotonic() + given.seconds
    tasks = [
        (given.weights, *way, given.beam, seed, seat, deadline)
        for seed in range(given.first, given.first + given.seeds)
        for seat in range(SEATS)
        for way in ways
    ]
    found: dict[tuple[float, float], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    with get_context("fork").Pool(given.workers) as pool:
        for win, liking, seed, share in pool.imap_unordered(play, tasks):
            if share >= 0:
                found[win, liking][seed].append(share)
    for way in ways:
        rate, low, high = win_rate(found[way].values())
        games = sum(map(len, found[way].values()))
        print(f"win {way[0]:g} liking {way[1]:g}: {100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {games}")


if __name__ == "__main__":
    main()
