"""Options that several commands share."""

from __future__ import annotations

import math
import random
from argparse import ArgumentError, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from frenzy.bots import bots_of, check_bot, known_levels
from frenzy.cli.tables import explained, find_option, metavar, read_value, typed_options
from frenzy.games import FIRST, manifest_of, manifests
from frenzy.kernel import BadOption, BadSave, FrenzyError
from frenzy.kernel.replay import Replay

SAID: Final = "option_"
"""Where what was typed for an option of a game is kept: no word of a command begins so."""


def add_table_options(parser: ArgumentParser, seed: str = "by chance") -> None:
    """Which game, with which options: after the command's own, which keep their words.

    Every game's are taken here, and those of another game refused later, by name. `seed` says which it is by default.
    """
    parser.add_argument("game", nargs="?", default=FIRST, type=game_name, metavar="{" + ",".join(manifests()) + "}")
    parser.add_argument("--seed", type=whole, help=f"the same seed deals the same game; default: {seed}")
    for name, manifest in manifests().items():
        group = parser.add_argument_group(f"options of {name}")
        for option in typed_options(manifest):
            kind: dict[str, Any] = {"metavar": metavar(option)}
            if option.kind == "flag":
                kind = {"action": "store_const", "const": "true"}
            with suppress(ArgumentError):  # the word means something else here, or is another game's as well
                group.add_argument(f"--{option.name}", dest=SAID + option.name, help=explained(option), **kind)


def game_name(text: str) -> str:
    """A game that can be played here."""
    try:
        return manifest_of(text).name
    except FrenzyError as error:
        raise ArgumentTypeError(str(error)) from None


def add_seats(parser: ArgumentParser) -> None:
    usual = ", ".join(f"{manifest.usual_seats} ({name})" for name, manifest in manifests().items())
    parser.add_argument("--seats", type=whole, help=f"players at the table; default: {usual}")


def seats_at(options: Namespace) -> int:
    """How many sit at the table: as many as were asked for, or as is usual in the game."""
    return manifest_of(options.game).usual_seats if options.seats is None else int(options.seats)


def seed_of(options: Namespace) -> int:
    """The seed that was asked for, or any."""
    return random.SystemRandom().randrange(1 << 32) if options.seed is None else int(options.seed)


def said_options(options: Namespace) -> dict[str, str]:
    """The options of games that were typed, as they were typed."""
    said = {name.removeprefix(SAID): text for name, text in vars(options).items() if name.startswith(SAID)}
    return {name: text for name, text in said.items() if text is not None}


def table_options(options: Namespace) -> dict[str, Any]:
    """The options of a new game; what was not said is left to the game."""
    game = options.game
    return {name: read_value(find_option(game, name), text) for name, text in said_options(options).items()}


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def positive(text: str) -> int:
    """A number of games or seconds that makes sense."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} is less than 1")
    return number


def some_seconds(text: str) -> float:
    """A time, however short."""
    try:
        seconds = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 < seconds < math.inf:
        raise ArgumentTypeError(f"{text} is not more than 0")
    return seconds


def port_number(text: str) -> int:
    """A port; 0 is any that is free."""
    number = whole(text)
    if not 0 <= number < 1 << 16:
        raise ArgumentTypeError(f"{number} is not a number from 0 to 65535")
    return number


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from None


@contextmanager
def named(field: str) -> Iterator[None]:
    """What is wrong is told with the option or file that it was found in."""
    try:
        yield
    except FrenzyError as error:
        raise BadOption(f"{field}: {error}") from None


def read_record(path: Path) -> Replay:
    """The record of a game."""
    content = read_file(path)
    with named(str(path)):
        return Replay.decode(content)


def write_file(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from None


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--language", choices=("en", "fr", "pl"), help="default: the language of the terminal")


def bot_names() -> str:
    """All bots, for a line of help."""
    return "; ".join(f"{name}: {', '.join(bots_of(manifest))}" for name, manifest in manifests().items())


def levels_and_bots() -> str:
    """All that can be said of bots, for a line of help."""
    return "; ".join(f"{name}: {', '.join(known_levels(manifest))}" for name, manifest in manifests().items())


def add_levels(parser: ArgumentParser) -> None:
    """How strong the bots are; which there are is the game's to say. The word of the first version still works."""
    parser.add_argument(
        "--level",
        "--opponents",
        dest="level",
        metavar="NAME",
        help=f"how strong the bots are, or which; default: as strong as the game has them ({levels_and_bots()})",
    )


def level_of(options: Namespace) -> str:
    """How strong the bots are at this table."""
    manifest = manifest_of(options.game)
    level = str(options.level or manifest.level)
    check_bot(level, manifest, "--level")
    return level
