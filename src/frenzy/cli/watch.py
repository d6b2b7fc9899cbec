"""`frenzy watch`: bots play each other, told as a story."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from frenzy.arena.match import play
from frenzy.bots import check_bot
from frenzy.cli.common import add_language, add_table_options, bot_names, seed_of, table_options, write_file
from frenzy.cli.judged import judge_for, judged_story
from frenzy.cli.words import terminal_speech
from frenzy.games import load
from frenzy.kernel.manifest import Manifest

HELP = "watch bots play a game, told line by line"
EXAMPLE = """examples:
  frenzy watch adrenaline --bots greedy random random --mode turret --seed 7
  frenzy watch wreckland --bots greedy --hero cuddles --seed 3
  frenzy watch adrenaline --seed 7 --chances
"""


def add_options(parser: ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--bots", nargs="+", metavar="NAME", help=f"one for each seat ({bot_names()})")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the game")
    parser.add_argument("--chances", action="store_true", help="say before each turn how likely each side is to win")
    add_table_options(parser)


def run(options: Namespace) -> None:
    game = load(options.game)
    if options.chances:
        judge_for(game)
    bots = options.bots or usual_bots(game.manifest)
    for name in bots:
        check_bot(name, game.manifest, "--bots")
    speech = terminal_speech(options.language, game.name)
    from frenzy.story import story

    result = play(game, bots, seed_of(options), table_options(options))
    if options.chances:
        print("\n".join(judged_story(game, result.replay, speech)))
    else:
        print("\n".join(story(game, result.replay, speech.text, None)))
    if options.record is not None:
        write_file(options.record, result.replay.encode())


def usual_bots(manifest: Manifest) -> list[str]:
    """As many as usually sit at a table, all alike."""
    return [manifest.usual_bot] * manifest.usual_seats
