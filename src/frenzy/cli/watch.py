"""`frenzy watch`: bots play each other, told as a story."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from frenzy.arena.match import play
from frenzy.cli.common import add_language, add_table_options, bot_names, seed_of, table_options, write_file
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel.manifest import Manifest

HELP = "watch bots play a game, told line by line"
EXAMPLE = """examples:
  frenzy watch adrenaline --bots greedy random random --mode turret --seed 7
  frenzy watch wreckland --bots greedy --hero cuddles --seed 3
"""


def add_options(parser: ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--bots", nargs="+", metavar="NAME", help=f"one for each seat ({bot_names()})")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the game")
    add_table_options(parser)


def run(options: Namespace) -> None:
    game = load(options.game)
    text = terminal_speech(options.language, game.name).text
    from frenzy.story import story

    result = play(game, options.bots or usual_bots(game.manifest), seed_of(options), table_options(options))
    print("\n".join(story(game, result.replay, text, None)))
    if options.record is not None:
        write_file(options.record, result.replay.encode())


def usual_bots(manifest: Manifest) -> list[str]:
    """As many as usually sit at a table, all alike."""
    return [manifest.usual_bot] * manifest.usual_seats
