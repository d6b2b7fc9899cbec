"""`frenzy play`: a game with bots or at a table of a server, on the whole screen of a terminal or line by line."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, Struct, json

from frenzy.cli.common import (
    add_language,
    add_levels,
    add_seats,
    add_table_options,
    level_of,
    named,
    read_file,
    seats_at,
    seed_of,
    table_options,
    whole,
)
from frenzy.cli.words import terminal_language, terminal_speech, terminal_words
from frenzy.games import load, manifest_of, manifests
from frenzy.kernel import BadOption, Session

if TYPE_CHECKING:
    from frenzy.client import PrivateLink
    from frenzy.speech import Sentences
    from frenzy.tui.local_campaign import Slot
    from frenzy.tui.source import Source

HELP = "play a game in the terminal: with bots, a campaign, or at a table of a server"
EXAMPLE = """examples:
  frenzy play adrenaline
  frenzy play adrenaline --seats 3 --mode domination --bot --level easy --language fr
  frenzy play --load evening.save
  frenzy play wreckland
  frenzy play wreckland --new --slot ox --vehicle V3 --hero rudd3r --difficulty learner
  frenzy play wreckland --chapter 1 --fresh
  frenzy play wreckland --book
  frenzy play --join http://localhost:8000/t/k3v5x7 --name Ann
  frenzy play --join http://localhost:8000/t/k3v5x7 --watch
  frenzy play --join 'http://localhost:8000/c/m7q2#KEY'
  frenzy play --plain
On the whole screen, ? shows the keys. With --plain, in a pipe, or where TERM is dumb, the game goes line by line: type
the number or the name of a choice, or ? for help. After --join the same command comes back to the same seat. A campaign
goes on where it was left; its chapters open one after the other.
"""
DUMB = ("", "dumb", "unknown")
OF_A_CAMPAIGN = ("new", "reset", "fresh", "slots", "slot", "book")


class Header(Struct):
    """The part of a save that tells the game."""

    game: str


def add_options(parser: ArgumentParser) -> None:
    add_language(parser)
    add_levels(parser)
    group = parser.add_argument_group("campaign")
    group.add_argument("--slot", metavar="NAME", help="which of your campaigns; default: default")
    group.add_argument("--new", action="store_true", help="begin a campaign in this slot")
    group.add_argument("--reset", action="store_true", help="begin the campaign of this slot again")
    group.add_argument("--fresh", action="store_true", help="begin the chapter again, whatever was running")
    group.add_argument("--slots", action="store_true", help="list your campaigns")
    group.add_argument("--book", action="store_true", help="read the story of this slot again, as far as you have come")
    add_seats(parser)
    parser.add_argument("--seat", type=whole, help="your seat; default: 0, or the first that is open")
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
    parser.add_argument(
        "--tips",
        choices=("new", "all", "none"),
        default="new",
        help="rules are explained when they first matter: those that are new to you (new), all of them again, or none",
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
    save = None if options.load is None else read_file(options.load)
    if save is not None:
        options.game = saved_game(save) or options.game
    elif load(options.game).campaign() is not None:
        return run_campaign(options)
    for name in OF_A_CAMPAIGN:
        if getattr(options, name):
            raise BadOption(words.say("campaign-only", option=name))
    options.seat = options.seat or 0
    session = Session(load(options.game), seats_at(options), seed_of(options), table_options(options))
    if save is not None:
        with named(f"--load: {options.load}"):
            session.resume(session.game.load(save))
    if not 0 <= options.seat < session.seats:
        raise BadOption(f"--seat: {options.seat} is not a seat from 0 to {session.seats - 1}")
    return play(options, session)


def run_campaign(options: Namespace) -> int:
    """Go on with a campaign of one's own, or begin one."""
    from frenzy.cli.campaign import begin, open_slot, tell_book, tell_slots
    from frenzy.client.credentials import state_folder
    from frenzy.tui.local_campaign import Shelf

    speech = terminal_speech(options.language, options.game)
    shelf = Shelf(load(options.game), state_folder(), speech.words)
    if options.slots:
        print("\n".join(tell_slots(shelf, speech.text)))
        return 0
    if options.book:
        print("\n".join(tell_book(shelf, options.slot or "default", speech)))
        return 0
    options.seat = 0
    slot = open_slot(shelf, options)
    session, note = begin(slot, options)
    if note is not None and (session is None or not is_full_screen(options)):
        print(note)
    return 0 if session is None else play(options, session, slot)


def saved_game(content: bytes) -> str | None:
    """The game that the save of a file belongs to; None if it does not say, and the game says what is wrong with it."""
    try:
        name = json.decode(content, type=Header).game
    except (DecodeError, UnicodeError):
        return None
    return name if name in manifests() else None


def is_full_screen(options: Namespace) -> bool:
    """There is a screen to fill, which Textual does on the error stream, and nobody asked for lines."""
    if options.plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    return os.environ.get("TERM", "") not in DUMB and find_spec("textual") is not None


def play(options: Namespace, session: Session[Any], campaign: Slot | None = None) -> int:
    """At a table of one's own."""
    from frenzy.client.credentials import state_folder
    from frenzy.tui.local import LocalTable
    from frenzy.tui.local_record import LocalRecord

    is_full = is_full_screen(options)
    manifest = session.game.manifest
    table = LocalTable(
        session, options.seat, level_of(options), pause=max(0.0, options.pause) if is_full else 0,
        ask_all=options.ask_all, save=state_folder() / f"{options.game}.save" if is_full else None, campaign=campaign,
        record=LocalRecord(manifest, state_folder()) if manifest.series else None,
    )  # fmt: skip
    return follow(options, table)


def follow(options: Namespace, source: Source) -> int:
    """Show a table on the whole screen or line by line, until the player leaves; then say what there is to say."""
    from frenzy.client.credentials import state_folder
    from frenzy.tui.tips import Tips

    tips = Tips(state_folder(), options.tips)
    if not is_full_screen(options):
        from frenzy.cli.play_lines import Lines

        return asyncio.run(Lines(source, options.game, options.language, tips=tips).play())
    from frenzy.tui.app import FrenzyApp

    app = FrenzyApp(source, terminal_language(options.language), terminal_words, is_dark=not options.light, tips=tips)
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
    from frenzy.client.credentials import state_folder
    from frenzy.tui.joined import JoinedTable
    from frenzy.tui.local_record import LocalRecord

    store = CredentialStore()
    try:
        if "/c/" in options.join:
            return join_campaign(options, PrivateLink.read(options.join), words)
        credentials = join_table(
            options.join, player_name(options), watch=options.watch, seat=options.seat, store=store
        )
        game = HttpApi(credentials.invite.server).table(credentials.invite.table).game
        options.game = load(game).name  # a game that this version does not know is named here
        manifest = manifest_of(game)
        record = LocalRecord(manifest, state_folder()) if manifest.series else None
        return follow(options, JoinedTable(credentials, store, record))
    except ClientError as error:
        raise ClientError(words.say(f"join-{error.kind}", detail=str(error))) from None


def join_campaign(options: Namespace, link: PrivateLink, words: Sentences) -> int:
    """Open a campaign of a server by its private link, and play its next chapter."""
    from frenzy.tui.joined import JoinedChapter
    from frenzy.tui.local_campaign import check_chapter
    from frenzy.tui.remote_campaign import RemoteCampaign

    campaign = RemoteCampaign(link)
    info = campaign.info()
    options.game = load(info.game).name  # a game that this version does not know is named here
    said = table_options(options)
    chapter, campaign.options = said.pop("chapter", None), said
    if chapter is not None:
        check_chapter(info.chapters, chapter, words)
    elif all(found.state == "won" for found in info.chapters):
        print(words.say("campaign-done"))
        return 0
    return follow(options, JoinedChapter(campaign, campaign.sit(chapter, fresh=options.fresh)))


def player_name(options: Namespace) -> str:
    """What the others read; by default the name of the account."""
    if options.name:
        return str(options.name)
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Player"
