"""`frenzy games`: what can be played here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from frenzy.cli.common import add_language, game_name
from frenzy.cli.tables import is_by_seats, metavar, typed_options
from frenzy.cli.words import terminal_speech
from frenzy.games import Entry, entries, load, manifest_of
from frenzy.kernel import FrenzyError
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import listed

HELP = "list the games that are installed, or the options of one"
EXAMPLE = """examples:
  frenzy games
  frenzy games adrenaline --language fr

A package adds a game through the entry-point group frenzy.games; one that cannot be played is listed with the reason.
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", type=game_name, help="tell its options")
    add_language(parser)


def run(options: Namespace) -> None:
    told = map(game_line, entries())
    for line in told if options.game is None else option_lines(manifest_of(options.game), options.language):
        print(line)


def game_line(entry: Entry) -> str:
    """A game, who may play it and where it comes from; or why nobody can."""
    manifest, problem = entry.manifest, entry.problem
    if manifest is not None:
        try:
            load(entry.name)
        except FrenzyError as error:
            problem = str(error)
    if manifest is None or problem:
        return f"{entry.name:<12} cannot be played ({entry.origin}): {problem}"
    seats = "1 seat" if manifest.seats == (1,) else f"{listed(manifest.seats)} seats"
    facts = [seats, f"levels {', '.join(manifest.levels)}", *(["a campaign"] if manifest.campaign else [])]
    return f"{entry.name:<12} {manifest.title} ({entry.origin}): {'; '.join(facts)}"


def option_lines(manifest: Manifest, language: str | None) -> Iterator[str]:
    """The options of a game, in its words."""
    speech = terminal_speech(language, manifest.name)
    words, around = speech.text, speech.words
    for option in typed_options(manifest):
        yield f"--{option.name} {'' if option.kind == 'flag' else metavar(option)}".rstrip()
        help_text = words.option_help(option.name)
        yield f"    {around.say('games-option', option=words.option(option.name), help=help_text)}"
        if is_by_seats(option):
            yield f"    {around.say('games-by-seats')}"
        else:
            yield f"    {around.say('games-default', value=words.option_value(option.words, option.default))}"
