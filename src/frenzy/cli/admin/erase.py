"""`frenzy admin erase`: names, words and keys of a person go."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.cli.admin.office import add_person, ask, person
from frenzy.kernel import BadOption

HELP = "erase what belongs to a person"
EXAMPLE = """example:
  frenzy admin erase --table k3v5x7a2b4c6 --name Ada --yes --data games
Tables at which nobody else sat are removed, and so are campaigns and a place on the ladder. At other tables the name
and all that the person said are erased, the seat is nobody's, and a bot plays on; choices stay, because the game of the
others is made of them.
"""


def add_options(parser: ArgumentParser) -> None:
    add_person(parser)
    parser.add_argument("--yes", action="store_true", help="really")


def run(options: Namespace) -> None:
    if not options.yes:
        raise BadOption("--yes: say so if you mean it; nothing was erased")
    found = ask(options, "erase", **person(options))
    print(
        f"{len(found['removed'])} tables removed, {len(found['emptied'])} without them now, "
        f"{len(found['campaigns'])} campaigns removed, {len(found['players'])} places on the ladder given up"
    )
