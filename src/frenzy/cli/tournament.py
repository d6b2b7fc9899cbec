"""`frenzy tournament`: one bot against copies of another, seats rotated."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from frenzy.arena.match import play, rotated
from frenzy.arena.statistics import wilson
from frenzy.cli.common import add_bot_names, add_table_options, positive, table_options
from frenzy.cli.progress import progress
from frenzy.games import load

HELP = "let one bot play against copies of another, every seed once in each seat"
EXAMPLE = """example:
  frenzy tournament --bot-name greedy --against random --games 400 --seats 4
"""


def add_options(parser: ArgumentParser) -> None:
    add_table_options(parser)
    add_bot_names(parser, "--bot-name", "greedy", "the bot that is tried")
    add_bot_names(parser, "--against", "random", "its opponents")
    parser.add_argument("--games", type=positive, default=100, help="default: 100")
    parser.add_argument("--seats", type=int, default=4, help="default: 4")


def run(options: Namespace) -> None:
    game, seats = load(options.game), options.seats
    table, first = table_options(options), options.seed or 0
    wins, slowest, thinking, decisions = 0.0, 0.0, 0.0, 0
    for number in progress(range(options.games), "games", sys.stderr):
        seat = number % seats
        bots = rotated(options.bot_name, options.against, seat, seats)
        result = play(game, bots, first + number // seats, table)
        wins += 1 / len(result.winners) if seat in result.winners else 0
        slowest = max(slowest, result.slowest[seat])
        thinking += result.thinking[seat]
        decisions += result.choices[seat]
    low, high = wilson(wins, options.games)
    others = seats - 1
    print(f"{options.bot_name} against {others} x {options.against}: {wins:g} of {options.games} games")
    print(f"win rate {wins / options.games:.1%}, 95 % interval {low:.1%} to {high:.1%}; chance is {1 / seats:.1%}")
    print(f"{1000 * thinking / decisions:.2f} ms a choice, {1000 * slowest:.1f} ms the slowest")
