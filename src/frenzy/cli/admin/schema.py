"""`frenzy admin schema`: which version the data has, and back to an older one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.cli.common import positive
from frenzy.cli.places import add_place, place_of, told

HELP = "say which schema the data has, or go back to an older one for an older Frenzy"
EXAMPLE = """examples:
  frenzy admin schema --data games
  frenzy admin schema --data games --to 5
A server brings its data up to date when it starts, and copies it first. The second example undoes that without losing
what was played since, and makes a copy as well.
"""


def add_options(parser: ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument("--to", type=positive, metavar="NUMBER", help="undo the steps after this version")


def run(options: Namespace) -> None:
    from frenzy.server.store.sqlite.schema import VERSION
    from frenzy.server.store.upkeep import found_schema, undo_schema

    with told(options):
        if options.to is None:
            print(f"schema {found_schema(place_of(options))}; this Frenzy knows {VERSION}")
        else:
            aside = undo_schema(place_of(options), options.to)
            print(f"schema {options.to}; as it was before: {aside}")
