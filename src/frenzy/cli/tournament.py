"""`frenzy tournament`: one bot against copies of another, seats rotated."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.arena.simulation import check, plan, seated, simulate
from frenzy.arena.table import rows
from frenzy.cli.common import add_seats, add_table_options, bot_names, positive, seats_at, table_options
from frenzy.cli.simulate import show_progress
from frenzy.games import manifest_of

HELP = "let one bot play against copies of another, every seed once in each seat"
EXAMPLE = """examples:
  frenzy tournament --bot-name greedy --against random --games 400 --seats 4
  frenzy tournament wreckland --bot-name greedy --games 100

Many tables at once, several bots, a journal: frenzy simulate.
"""


def add_options(parser: ArgumentParser) -> None:
    add_seats(parser)
    parser.add_argument("--bot-name", metavar="NAME", help=f"the bot that is tried ({bot_names()})")
    parser.add_argument("--against", metavar="NAME", help="its opponents, in a game for several")
    parser.add_argument("--games", type=positive, default=100, help="default: 100")
    parser.add_argument("--workers", type=positive, default=1, help="processes that play; default: 1")
    add_table_options(parser, seed="0")


def run(options: Namespace) -> None:
    manifest, seats, games, first = manifest_of(options.game), seats_at(options), options.games, options.seed or 0
    bot, against = options.bot_name or manifest.usual_bot, options.against or manifest.levels["easy"]
    cells = seated(options.game, bot, against, seats, table_options(options))
    check(cells)
    jobs = plan(cells, range(first, first + games))[:games]
    played = simulate(jobs, options.workers, watch=show_progress)
    (row,) = rows(played, ["game"])
    others = f" against {seats - 1} x {against}" if seats > 1 else ""
    chance = f"; chance is {1 / seats:.1%}" if seats > 1 else ""
    print(f"{bot}{others}: {row.wins:g} of {games} games")
    print(f"win rate {row.rate:.1%}, 95 % interval {row.low:.1%} to {row.high:.1%}{chance}")
    print(f"{row.mean_ms:.2f} ms a choice, {row.worst_ms:.1f} ms the slowest")
