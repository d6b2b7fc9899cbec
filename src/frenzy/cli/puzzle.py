"""`frenzy puzzle`: a table with one clearly best answer, and the question which it is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import date, datetime
from typing import TYPE_CHECKING

from frenzy.bots.puzzles import Stocked, daily, find_puzzle, in_stock
from frenzy.cli.common import add_language, game_name
from frenzy.cli.play import follow
from frenzy.cli.words import terminal_words
from frenzy.games import manifests
from frenzy.kernel import BadOption
from frenzy.kernel.puzzle import GRADES

if TYPE_CHECKING:
    from frenzy.tui.local_puzzle import Progress

HELP = "solve a puzzle: find the best turn, and see why it is"
EXAMPLE = """examples:
  frenzy puzzle
  frenzy puzzle --day
  frenzy puzzle --game adrenaline --grade hard
  frenzy puzzle --list --game wreckland
  frenzy puzzle adrenaline/points-1
Without a name it is the first one that you have not solved. Everybody has the same puzzle on the same day. Some puzzles
of a campaign show what later chapters bring; they are played with --spoilers.
"""


def add_options(parser: ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("name", nargs="?", help="a puzzle by its name, as --list has it")
    parser.add_argument("--game", type=game_name, help=f"of this game only: {', '.join(manifests())}")
    parser.add_argument("--grade", choices=GRADES, help="of this grade only")
    parser.add_argument("--spoilers", action="store_true", help="also those that show what later chapters bring")
    parser.add_argument(
        "--day", nargs="?", const="", metavar="DATE", help="the puzzle of a day, such as 2026-11-19; default: today's"
    )
    parser.add_argument("--list", action="store_true", help="list them, with how each of them went")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.add_argument("--light", action="store_true", help="begin with the light theme; t changes it")


def run(options: Namespace) -> int:
    """Find the puzzle, and the way to show it."""
    words = terminal_words(options.language)  # says what to install if there are none
    from frenzy.client.credentials import state_folder
    from frenzy.tui.local_puzzle import Progress, PuzzleTable

    progress = Progress(state_folder())
    found = wanted(options)
    if options.list:
        for stocked in found:
            print(f"{progress.sign(stocked.name)} {stocked.name:<28} {words.say(f'grade-{stocked.puzzle.grade}')}")
        return 0
    stocked = chosen(options, found, progress)
    onward = [other for other in found if other.name != stocked.name and progress.sign(other.name) != "✔"]
    options.game, options.tips = stocked.manifest.name, "none"
    return follow(options, PuzzleTable(stocked, onward, progress))


def wanted(options: Namespace) -> list[Stocked]:
    """The puzzles among which one is looked for."""
    return [
        stocked
        for stocked in in_stock()
        if options.game in (None, stocked.manifest.name)
        and options.grade in (None, stocked.puzzle.grade)
        and (options.spoilers or not stocked.spoils)
    ]


def chosen(options: Namespace, found: list[Stocked], progress: Progress) -> Stocked:
    """The one that was named, the one of the day, or the first that is not solved yet."""
    if options.name is not None:
        game, slash, name = options.name.partition("/")
        if not slash:
            raise BadOption(
                f"name: {options.name!r} is not the name of a puzzle, such as {in_stock()[0].name}; see --list"
            )
        return find_puzzle(game, name)
    if options.day is not None:
        return daily(read_day(options.day))
    if not found:
        raise BadOption("puzzle: there is none of this game and grade")
    return next((stocked for stocked in found if progress.sign(stocked.name) != "✔"), found[0])


def read_day(text: str) -> str:
    """A date, today's if none is said."""
    try:
        return (date.fromisoformat(text) if text else datetime.now().astimezone().date()).isoformat()
    except ValueError:
        raise BadOption(f"--day: {text!r} is not a date such as 2026-11-19") from None
