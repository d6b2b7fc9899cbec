"""`frenzy bench`: how fast this installation plays."""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace
from time import perf_counter

from frenzy.cli.common import add_seats, add_table_options, seats_at, some_seconds, table_options
from frenzy.games import load

HELP = "measure how many decisions a second random play reaches here"
EXAMPLE = """examples:
  frenzy bench adrenaline --mode domination --seconds 3
  frenzy bench wreckland --vehicle V3

The comparison with other engines is `make bench` in a checkout.
"""


def add_options(parser: ArgumentParser) -> None:
    add_seats(parser)
    parser.add_argument("--seconds", type=some_seconds, default=3.0, help="default: 3")
    add_table_options(parser, seed="0")


def run(options: Namespace) -> None:
    game, seats, table = load(options.game), seats_at(options), table_options(options)
    rng, seed, games, decisions = random.Random(options.seed), options.seed or 0, 0, 0
    end = perf_counter() + options.seconds
    start = perf_counter()
    while perf_counter() < end or not games:
        state = game.new(seats, seed + games, table)
        while (choices := game.legal_actions(state)) and game.to_act(state) is not None:
            game.apply(state, choices[int(rng.random() * len(choices))])
            decisions += 1
        games += 1
    spent = perf_counter() - start
    print(f"{decisions / spent:,.0f} decisions/s, {games / spent:.1f} games/s, {decisions / games:.0f} a game")
