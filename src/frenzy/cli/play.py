"""`frenzy play`: a game against bots or at a table of a server, on the whole screen of a terminal or line by line."""

from __future__ import annotations

import asyncio
import getpass
import os
import random
import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from frenzy.cli.common import add_language, add_levels, add_table_options, read_file, table_options
from frenzy.cli.words import Words, game_words, terminal_language
from frenzy.games import load
from frenzy.kernel import BadOption, Session
from frenzy.tui import SCREENS

if TYPE_CHECKING:
    from frenzy.client import Pass, Passes
    from frenzy.tui.source import Source

HELP = "play a game in the terminal: against bots, or at a table of a server"
EXAMPLE = """examples:
  frenzy play adrenaline
  frenzy play adrenaline --seats 3 --mode domination --bot --level easy --language fr
  frenzy play --load evening.save
  frenzy play --join http://localhost:8000/t/k3v5x7 --name Ann
  frenzy play --join http://localhost:8000/t/k3v5x7 --watch
  frenzy play --plain
On the whole screen, ? shows the keys. With --plain, in a pipe, or where TERM is dumb, the game goes line by line: type
the number or the name of a choice, or ? for help. After --join the same command comes back to the same seat.
"""
DUMB = ("", "dumb", "unknown")


def add_options(parser: ArgumentParser) -> None:
    add_table_options(parser)
    add_language(parser)
    add_levels(parser)
    parser.add_argument("--seats", type=int, default=4, help="players at the table; default: 4")
    parser.add_argument("--seat", type=int, help="your seat; default: 0, or the first that is open")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    parser.add_argument("--join", metavar="LINK", help="sit down at a table of a server: http://host:8000/t/ID")
    parser.add_argument("--name", help="your name at that table; default: that of your account here")
    parser.add_argument("--watch", action="store_true", help="look on at that table")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.add_argument(
        "--pause", type=float, default=0.6, metavar="SECONDS", help="to see what a bot did; default: 0.6"
    )
    parser.add_argument("--light", action="store_true", help="begin with the light theme; t changes it")


def run(options: Namespace) -> int:
    """Find the table, and the way to show it."""
    if options.join is not None:
        return run_joined(options)
    for name in ("watch", "name"):
        if getattr(options, name):
            raise BadOption(f"--{name}: only together with --join")
    options.seat = options.seat or 0
    session = deal(options)
    if options.load is not None:
        session.resume(session.game.load(read_file(options.load)))
    if not 0 <= options.seat < session.seats:
        raise BadOption(f"--seat: {options.seat} is not a seat from 0 to {session.seats - 1}")
    if is_full_screen(options):
        return run_screen(local_source(options, session), options)
    from frenzy.cli.play_lines import LineTable

    table = LineTable(session, options.seat, options.level, options.language, ask_all=options.ask_all)
    return table.play(input)


def deal(options: Namespace) -> Session[Any]:
    """A new game with these options."""
    game = load(options.game)
    seed = random.SystemRandom().randrange(1 << 32) if options.seed is None else options.seed
    return Session(game, options.seats, seed, table_options(options))


def is_full_screen(options: Namespace) -> bool:
    """There is a screen to fill, and nobody asked for lines."""
    if options.plain or options.game not in SCREENS or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "") not in DUMB and find_spec("textual") is not None


# -- on the whole screen ----------------------------------------------------------------------------------------


def local_source(options: Namespace, session: Session[Any]) -> Source:
    from frenzy.client.passes import state_folder
    from frenzy.tui.local import LocalTable

    return LocalTable(
        session, options.seat, options.level, pause=max(0.0, options.pause), ask_all=options.ask_all,
        deal=lambda: deal(fresh(options)), save=state_folder() / f"{options.game}.save",
    )  # fmt: skip


def fresh(options: Namespace) -> Namespace:
    """The same table once more: not the same cards."""
    return Namespace(**{**vars(options), "seed": None})


def run_screen(source: Source, options: Namespace) -> int:
    """Fill the screen until the player leaves; then say what there is to say."""
    game_words(options.game, "text")  # says what to install if there are no words
    from frenzy.tui.app import FrenzyApp

    app = FrenzyApp(source, terminal_language(options.language), Words, is_dark=not options.light)
    said = app.run()
    if app.problem is not None:
        raise app.problem
    if said:
        print(said)
    return app.return_code or 0


# -- at a table of a server -------------------------------------------------------------------------------------


def run_joined(options: Namespace) -> int:
    """Sit down by the invite link, or look on; what is wrong is said before any screen opens."""
    if find_spec("websockets") is None:
        raise BadOption("--join: it needs another package: pip install 'frenzy[tui]'")
    from frenzy.client import ClientError, Doors, Passes, come_in

    text = game_words(options.game, "text").Text(terminal_language(options.language))
    words, passes = Words(text.language), Passes()
    try:
        entry = come_in(options.join, player_name(options), watch=options.watch, seat=options.seat, passes=passes)
        options.game = Doors(entry.invite.server).table(entry.invite.table).game
        return follow(options, entry, passes)
    except ClientError as error:
        raise ClientError(words.say(f"join-{error.kind}", detail=str(error))) from None


def follow(options: Namespace, entry: Pass, passes: Passes) -> int:
    load(options.game)  # a game that this version does not know is named here
    if is_full_screen(options):
        from frenzy.tui.joined import JoinedTable

        return run_screen(JoinedTable(entry, passes), options)
    from frenzy.cli.play_joined import JoinedLines

    return asyncio.run(JoinedLines(entry, options.game, options.language, passes).play())


def player_name(options: Namespace) -> str:
    """What the others read; by default the name of the account."""
    if options.name:
        return str(options.name)
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Player"
