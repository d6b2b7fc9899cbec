"""`frenzy ladder`: how strong people and bots of a server are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy import wire
from frenzy.cli.common import game_name
from frenzy.cli.simulate import grid
from frenzy.kernel import BadOption

HEAD = ["place", "name", "rating", "95 %", "games", "wins"]

HELP = "show how strong the people and bots of a server are, on one scale"
EXAMPLE = """examples:
  frenzy ladder
  frenzy ladder https://club.example --game adrenaline
400 points more are ten times the strength. Bots stand where a tournament has measured them. A place on the ladder is
taken in the browser, at /ladder; nobody needs one to play.
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("server", nargs="?", default="http://localhost:8000", help="default: http://localhost:8000")
    parser.add_argument("--game", type=game_name, default="adrenaline", help="default: adrenaline")


def run(options: Namespace) -> None:
    try:
        from frenzy.client.address import split
        from frenzy.client.http_api import HttpApi
    except ImportError:
        raise BadOption("ladder: it needs another package: pip install 'frenzy[tui]'") from None
    server, _ = split(options.server)
    found = HttpApi(server).ladder(options.game)
    print(grid(HEAD, [cells(rank) for rank in found.ranks]))
    if all(rank.bot for rank in found.ranks):
        print(f"nobody is listed yet: it takes {found.least} games that count")


def cells(rank: wire.Rank) -> list[str]:
    name, span = f"{rank.name} (bot)" if rank.bot else rank.name, f"{rank.low} to {rank.high}"
    counts = ["", ""] if rank.bot else [str(rank.games), f"{rank.wins:g}"]
    return ["" if rank.place is None else str(rank.place), name, str(rank.rating), span, *counts]
