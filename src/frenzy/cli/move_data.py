"""`frenzy move-data`: from a folder to PostgreSQL, and back."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from frenzy.cli.places import told_of, watched
from frenzy.kernel import BadOption

HELP = "copy all data from a folder to PostgreSQL, or back; no server may use either meanwhile"
EXAMPLE = """examples:
  frenzy move-data games postgresql://frenzy@localhost/frenzy
  frenzy move-data postgresql://frenzy@localhost/frenzy games-again
Everything is compared before it counts, and what is copied stays where it was.
"""
PLACE = "a folder, or postgresql://user@host/name"


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help=PLACE)
    parser.add_argument("target", metavar="TO", help=f"{PLACE}: there must be nothing in it yet")


def run(options: Namespace) -> None:
    from frenzy.server.store.moving import move, spelled
    from frenzy.server.store.opening import open_data, open_database

    if options.source == options.target:
        raise BadOption("TO: is the same as FROM")
    os.umask(0o077)
    with told_of("FROM or TO"), open_data(options.source) as source, open_database(options.target) as target:
        found = move(source, target, watched)
    print(f"moved {spelled(found)}")
