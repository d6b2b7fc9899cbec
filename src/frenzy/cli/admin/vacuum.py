"""`frenzy admin vacuum`: the room of what was deleted is given back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.cli.places import add_place, place_of, told

HELP = "give back the room of what was deleted; a folder must not be in use, PostgreSQL may be"
EXAMPLE = """example:
  frenzy admin vacuum --data games
"""


def add_options(parser: ArgumentParser) -> None:
    add_place(parser)


def run(options: Namespace) -> None:
    from frenzy.server.store.upkeep import vacuum

    with told(options):
        before, after = vacuum(place_of(options))
    print(f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now")
