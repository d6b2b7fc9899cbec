"""One that asks a net against three of `hard`, in every seat, with several ways to listen to it.

    python -m tools.train.trial build/train/net.weights --win 60 --win 200 --seeds 50 --workers 16

With `--against OLD.weights` it sits among three that ask that net, as the first way says. Each line is a way, the share
of the games it won with its interval, points ahead of the mean, and seconds of a turn, at the median and at most.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Final

from frenzy.arena.statistics import win_rate
from frenzy.bots.adrenaline.expert import CANDIDATES, Expert
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.turns import BEAM, ENDS
from frenzy.games.adrenaline.game import GAME
from tools.train.games import ARENAS, SEATS, read_once

Way = tuple[float, ...]
"""What a win is worth; beam, ends and candidates."""

Asked = tuple[Path, Way]
"""Weights, and how they are listened to."""

Task = tuple[Asked, Asked | None, int, int, float]
"""Who is tried, against whom, a seed, a seat, and the end of the time."""

FIRST_SEED: Final = 700_000

THOUGHT: Final = 0.005
"""Who takes less time only follows a plan."""


def make(asked: Asked | None, seed: int) -> Planner:
    """One that listens to this net; `hard` without."""
    if asked is None:
        return Planner(GAME, seed)
    path, (win, beam, ends, candidates) = asked
    network = read_once(path)
    assert network is not None
    return Expert(GAME, seed, int(beam), int(ends), int(candidates), win, network)


def play(task: Task) -> tuple[Asked, int, float, float, list[float]]:
    """What was tried, the seed, the share of the win and points ahead, and how long turns took; -1 without time."""
    tried, against, seed, seat, deadline = task
    if monotonic() > deadline:
        return tried, seed, -1.0, 0.0, []
    bots = [make(tried if place == seat else against, seed * SEATS + place) for place in range(SEATS)]
    state = GAME.new(SEATS, seed, {"arena": ARENAS[seed % len(ARENAS)]})
    times: list[float] = []
    while (asked := GAME.to_act(state)) is not None:
        start = process_time()
        choice = bots[asked].choose(GAME.view(state, asked))
        if asked == seat:
            times.append(process_time() - start)
        GAME.apply(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    lead = outcome.scores[seat] - sum(outcome.scores) / SEATS
    return tried, seed, (seat in outcome.winners) / len(outcome.winners), lead, times


def read_way(text: str) -> Way:
    """`win[,beam,ends,candidates]`"""
    numbers = tuple(map(float, text.split(",")))
    return (*numbers, *(BEAM, ENDS, CANDIDATES)[len(numbers) - 1 :])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--win", type=read_way, action="append", required=True)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    given = parser.parse_args(arguments)
    deadline = monotonic() + given.seconds
    ways = [(path, way) for path in given.weights for way in given.win]
    against = (given.against, given.win[0]) if given.against else None
    tasks = [
        (asked, against, seed, seat, deadline)
        for seed in range(given.first, given.first + given.seeds)
        for seat in range(SEATS)
        for asked in ways
    ]
    shares: dict[Asked, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    leads: dict[Asked, list[float]] = defaultdict(list)
    times: dict[Asked, list[float]] = defaultdict(list)
    with get_context("fork").Pool(given.workers) as pool:
        for asked, seed, share, lead, took in pool.imap_unordered(play, tasks):
            if share >= 0:
                shares[asked][seed].append(share)
                leads[asked].append(lead)
                times[asked] += [each for each in took if each > THOUGHT]
    for asked in ways:
        if not leads[asked]:
            continue
        rate, low, high = win_rate(shares[asked].values())
        games = len(leads[asked])
        took = sorted(times[asked])
        print(
            f"{asked[0].stem} {','.join(f'{each:g}' for each in asked[1])}: "
            f"{100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {games}, "
            f"{sum(leads[asked]) / games:+.2f} points, {took[len(took) // 2]:.3f} s, {took[-1]:.3f} s"
        )


if __name__ == "__main__":
    main()
