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

from msgspec import DecodeError, Struct, json

from frenzy.cli.campaign import (
    FLAGS,
    Attempt,
    Shelf,
    add_campaign_options,
    begin,
    open_slot,
    tell_slots,
)
from frenzy.cli.common import (
    add_language,
    add_levels,
    add_seats,
    add_table_options,
    level_of,
    read_file,
    seats_at,
    table_options,
)
from frenzy.cli.words import terminal_language, terminal_speech, terminal_words
from frenzy.games import load, manifests
from frenzy.kernel import BadOption, Session

if TYPE_CHECKING:
    from frenzy.client import Credentials, CredentialStore, PrivateLink
    from frenzy.speech import Sentences
    from frenzy.tui.remote_campaign import RemoteCampaign, Seat
    from frenzy.tui.source import Source

HELP = "play a game in the terminal: against bots, a campaign, or at a table of a server"
EXAMPLE = """examples:
  frenzy play adrenaline
  frenzy play adrenaline --seats 3 --mode domination --bot --level easy --language fr
  frenzy play --load evening.save
  frenzy play wreckland
  frenzy play wreckland --new --slot ox --vehicle V3 --hero rudd3r --difficulty learner
  frenzy play wreckland --chapter 1 --fresh
  frenzy play --join http://localhost:8000/t/k3v5x7 --name Ann
  frenzy play --join http://localhost:8000/t/k3v5x7 --watch
  frenzy play --join 'http://localhost:8000/c/m7q2#KEY'
  frenzy play --plain
On the whole screen, ? shows the keys. With --plain, in a pipe, or where TERM is dumb, the game goes line by line: type
the number or the name of a choice, or ? for help. After --join the same command comes back to the same seat. A campaign
goes on where it was left; its chapters open one after the other.
"""
DUMB = ("", "dumb", "unknown")


class Header(Struct):
    """The part of a save that tells the game."""

    game: str


def add_options(parser: ArgumentParser) -> None:
    add_language(parser)
    add_levels(parser)
    add_campaign_options(parser)
    add_seats(parser)
    parser.add_argument("--seat", type=int, help="your seat; default: 0, or the first that is open")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    parser.add_argument(
        "--join", metavar="LINK", help="a table of a server, http://host:8000/t/ID, or a campaign, …/c/ID#KEY"
    )
    parser.add_argument("--name", help="your name at that table; default: that of your account here")
    parser.add_argument("--watch", action="store_true", help="look on at that table")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.add_argument(
        "--pause", type=float, default=0.6, metavar="SECONDS", help="to see what a bot did; default: 0.6"
    )
    parser.add_argument("--light", action="store_true", help="begin with the light theme; t changes it")
    add_table_options(parser)


def run(options: Namespace) -> int:
    """Find the table, and the way to show it."""
    words = terminal_words(options.language)  # says what to install if there are none
    if options.join is not None:
        return run_joined(options, words)
    for name in ("watch", "name"):
        if getattr(options, name):
            raise BadOption(f"--{name}: only together with --join")
    if options.load is not None:
        options.game = saved_game(options.load) or options.game
    if options.load is None and load(options.game).campaign() is not None:
        return run_campaign(options)
    for name in (*FLAGS, "slot"):
        if getattr(options, name):
            raise BadOption(words.say("campaign-only", option=name))
    options.seat = options.seat or 0
    session = deal(options)
    if options.load is not None:
        session.resume(session.game.load(read_file(options.load)))
    if not 0 <= options.seat < session.seats:
        raise BadOption(f"--seat: {options.seat} is not a seat from 0 to {session.seats - 1}")
    return play(options, session, None)


def play(options: Namespace, session: Session[Any], attempt: Attempt | None) -> int:
    """On the whole screen, or line by line."""
    if is_full_screen(options):
        return run_screen(local_source(options, session, attempt), options)
    from frenzy.cli.play_lines import LineTable

    table = LineTable(
        session, options.seat, level_of(options), options.language, ask_all=options.ask_all, attempt=attempt
    )
    return table.play(input)


def deal(options: Namespace) -> Session[Any]:
    """A new game with these options."""
    game = load(options.game)
    seed = random.SystemRandom().randrange(1 << 32) if options.seed is None else options.seed
    return Session(game, seats_at(options), seed, table_options(options))


def run_campaign(options: Namespace) -> int:
    """Go on with a campaign of one's own, or begin one."""
    from frenzy.client.credentials import state_folder

    speech = terminal_speech(options.language, options.game)
    shelf = Shelf(load(options.game), state_folder(), speech.words)
    if options.slots:
        print("\n".join(tell_slots(shelf, speech.text)))
        return 0
    options.seat = 0
    started = begin(open_slot(shelf, options), options)
    if started is None:
        print(shelf.words.say("campaign-done"))
        return 0
    session, attempt, note = started
    if note is not None and not is_full_screen(options):
        print(note)
    return play(options, session, attempt)


def saved_game(path: Path) -> str | None:
    """The game that a save belongs to; None if it does not say, and the game says what is wrong with it."""
    try:
        name = json.decode(read_file(path), type=Header).game
    except (DecodeError, UnicodeError):
        return None
    return name if name in manifests() else None


def is_full_screen(options: Namespace) -> bool:
    """There is a screen to fill, and nobody asked for lines."""
    if options.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "") not in DUMB and find_spec("textual") is not None


# -- on the whole screen ----------------------------------------------------------------------------------------


def local_source(options: Namespace, session: Session[Any], attempt: Attempt | None) -> Source:
    from frenzy.client.credentials import state_folder
    from frenzy.tui.local import LocalTable

    return LocalTable(
        session, options.seat, level_of(options), pause=max(0.0, options.pause), ask_all=options.ask_all,
        deal=lambda: deal(fresh(options)), save=state_folder() / f"{options.game}.save", attempt=attempt,
    )  # fmt: skip


def fresh(options: Namespace) -> Namespace:
    """The same table once more: not the same cards."""
    return Namespace(**{**vars(options), "seed": None})


def run_screen(source: Source, options: Namespace) -> int:
    """Fill the screen until the player leaves; then say what there is to say."""
    from frenzy.tui.app import FrenzyApp

    app = FrenzyApp(source, terminal_language(options.language), terminal_words, is_dark=not options.light)
    said = app.run()
    if app.problem is not None:
        raise app.problem
    if said:
        print(said)
    return app.return_code or 0


# -- at a table of a server -------------------------------------------------------------------------------------


def run_joined(options: Namespace, words: Sentences) -> int:
    """Sit down by the invite link, or look on; what is wrong is said before any screen opens."""
    if find_spec("websockets") is None:
        raise BadOption("--join: it needs another package: pip install 'frenzy[tui]'")
    from frenzy.client import ClientError, CredentialStore, HttpApi, PrivateLink, join_table

    store = CredentialStore()
    try:
        if "/c/" in options.join:
            return join_campaign(options, PrivateLink.read(options.join), words)
        credentials = join_table(
            options.join, player_name(options), watch=options.watch, seat=options.seat, store=store
        )
        options.game = HttpApi(credentials.invite.server).table(credentials.invite.table).game
        return follow(options, credentials, store)
    except ClientError as error:
        raise ClientError(words.say(f"join-{error.kind}", detail=str(error))) from None


def join_campaign(options: Namespace, link: PrivateLink, words: Sentences) -> int:
    """Open a campaign of a server by its private link, and play its next chapter."""
    from frenzy.tui.remote_campaign import RemoteCampaign

    campaign = RemoteCampaign(link)
    info = campaign.info()
    options.game = info.game
    said = table_options(options)
    chapter, campaign.options = said.pop("chapter", None), said
    state = next((found.state for found in info.chapters if found.number == chapter), None)
    if chapter is not None and state in (None, "sealed"):
        key = "campaign-sealed" if state == "sealed" else "campaign-no-chapter"
        raise BadOption(words.say(key, chapter=chapter))
    if chapter is None and all(found.state == "won" for found in info.chapters):
        print(words.say("campaign-done"))
        return 0
    seat = campaign.sit(chapter, fresh=options.fresh)
    return follow(options, seat.credentials, None, campaign, seat)


def follow(
    options: Namespace,
    credentials: Credentials,
    store: CredentialStore | None,
    campaign: RemoteCampaign | None = None,
    seat: Seat | None = None,
) -> int:
    """Play at a table of a server; it may be one of a campaign."""
    load(options.game)  # a game that this version does not know is named here
    chapter, page = (0, None) if seat is None else (seat.chapter, seat.page)
    if is_full_screen(options):
        from frenzy.tui.joined import JoinedTable

        return run_screen(JoinedTable(credentials, store, campaign=campaign, chapter=chapter, page=page), options)
    from frenzy.cli.play_joined import JoinedLines

    lines = JoinedLines(credentials, options.game, options.language, store, page=page, is_campaign=seat is not None)
    return asyncio.run(lines.play())


def player_name(options: Namespace) -> str:
    """What the others read; by default the name of the account."""
    if options.name:
        return str(options.name)
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Player"
