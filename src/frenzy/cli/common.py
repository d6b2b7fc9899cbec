"""Options that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

from frenzy.bots import BOTS, LEVELS
from frenzy.games import GAMES
from frenzy.kernel import BadSave


def add_table_options(parser: ArgumentParser) -> None:
    """Which game, with which options."""
    parser.add_argument("game", nargs="?", default="adrenaline", choices=GAMES)
    parser.add_argument("--mode", choices=("deathmatch", "domination", "turret"), help="default: deathmatch")
    parser.add_argument("--arena", choices=("small", "medium_a", "medium_b", "large"), help="default: by players")
    parser.add_argument("--ending", choices=("frenzy", "sudden_death"), help="default: frenzy")
    parser.add_argument("--skulls", type=int, metavar="5-8", help="default: 8")
    parser.add_argument("--bot", action="store_true", help="add the Bot (3 or 4 players)")
    parser.add_argument("--promo", action="store_true", help="add the promotional weapons")
    parser.add_argument("--start", type=int, metavar="SEAT", help="who begins; default: by chance")
    parser.add_argument("--seed", type=int, help="the same seed deals the same game; default: by chance")


def positive(text: str) -> int:
    """A number of games or seconds that makes sense."""
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} is less than 1")
    return number


def port_number(text: str) -> int:
    """A port; 0 is any that is free."""
    number = int(text)
    if not 0 <= number < 1 << 16:
        raise ArgumentTypeError(f"{number} is not a number from 0 to 65535")
    return number


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from None


def write_file(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from None


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--language", choices=("en", "fr", "pl"), help="default: the language of the terminal")


def add_bot_names(parser: ArgumentParser, name: str, default: str, text: str) -> None:
    parser.add_argument(name, default=default, choices=tuple(BOTS), help=f"{text}; default: {default}")


def add_levels(parser: ArgumentParser) -> None:
    """How strong the bots are. The word of the first version still works."""
    names = tuple(dict.fromkeys([*LEVELS, *BOTS]))
    parser.add_argument(
        "--level",
        "--opponents",
        dest="level",
        default="hard",
        choices=names,
        help="who plays the other seats; default: hard",
    )


def table_options(options: Namespace) -> dict[str, Any]:
    """The options of a new game; what was not said is left to the game."""
    names = ("mode", "arena", "ending", "skulls", "start")
    found: dict[str, Any] = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if options.bot:
        found["bot"] = True
    if options.promo:
        found["promo"] = True
    return found
