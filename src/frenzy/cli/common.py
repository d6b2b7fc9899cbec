"""Options that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from frenzy.bots import BOTS, LEVELS
from frenzy.cli.tables import FORMS, Choice, find_choice, read_value
from frenzy.games import GAMES
from frenzy.kernel import BadSave

if TYPE_CHECKING:
    from argparse import _ArgumentGroup


def add_table_options(parser: ArgumentParser, besides: Collection[str] = (), seed: str = "by chance") -> None:
    """Which game, with which options. Every game's are taken here, and those of another game refused later, by name;
    `besides` are left out because the command uses the word for something else. `seed` says which it is by default."""
    parser.add_argument("game", nargs="?", default="adrenaline", choices=GAMES)
    parser.add_argument("--seed", type=int, help=f"the same seed deals the same game; default: {seed}")
    added = set(besides)
    for game, form in FORMS.items():
        group = parser.add_argument_group(f"options of {game}")
        for choice in form.choices:
            if choice.name not in added:
                add_choice(group, choice)
                added.add(choice.name)


def add_choice(group: _ArgumentGroup, choice: Choice) -> None:
    """Its text is read when the game is known."""
    if choice.is_flag:
        group.add_argument(f"--{choice.name}", action="store_const", const="true", help=choice.help)
    else:
        group.add_argument(f"--{choice.name}", metavar=choice.metavar, help=choice.help)


def add_seats(parser: ArgumentParser) -> None:
    usual = ", ".join(f"{form.seats} ({game})" for game, form in FORMS.items())
    parser.add_argument("--seats", type=int, help=f"players at the table; default: {usual}")


def seats_at(options: Namespace) -> int:
    """How many sit at the table: as many as were asked for, or as is usual in the game."""
    return FORMS[options.game].seats if options.seats is None else int(options.seats)


def said_options(options: Namespace) -> dict[str, str]:
    """The options of games that were typed, as they were typed."""
    names = dict.fromkeys(choice.name for form in FORMS.values() for choice in form.choices)
    return {name: value for name in names if (value := getattr(options, name, None)) is not None}


def table_options(options: Namespace) -> dict[str, Any]:
    """The options of a new game; what was not said is left to the game."""
    game = options.game
    return {name: read_value(find_choice(game, name), text) for name, text in said_options(options).items()}


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


def bot_names() -> str:
    """All bots, for a line of help."""
    return "; ".join(f"{game}: {', '.join(bots)}" for game, bots in BOTS.items())


def levels_and_bots() -> str:
    """All that can be said of bots, for a line of help."""
    return "; ".join(f"{game}: {', '.join(dict.fromkeys([*LEVELS[game], *BOTS[game]]))}" for game in BOTS)


def add_levels(parser: ArgumentParser) -> None:
    """How strong the bots are; which there are is the game's to say. The word of the first version still works."""
    parser.add_argument(
        "--level",
        "--opponents",
        dest="level",
        default="hard",
        metavar="NAME",
        help=f"how strong the bots are, or which; default: hard ({levels_and_bots()})",
    )
