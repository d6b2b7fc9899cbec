"""`frenzy backup`: everything in one file, while the server goes on."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from frenzy.cli.places import add_place, place_of, told, watched
from frenzy.cli.progress import Bar
from frenzy.kernel import BadOption

HELP = "copy all data of a server into one file, also while it serves"
EXAMPLE = """examples:
  frenzy backup --data games monday.sqlite
  frenzy backup --database postgresql://frenzy@localhost/frenzy monday.sqlite
`frenzy restore` brings it back, into a folder or into PostgreSQL.
"""


def add_options(parser: ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup, which must not be there yet")


def run(options: Namespace) -> None:
    from frenzy.server.store.backups import back_up
    from frenzy.server.store.moving import spelled

    if options.file.exists():
        raise BadOption(f"FILE: {options.file}: is there already")
    bar = Bar("pages", sys.stderr)
    with told(options):
        found = back_up(place_of(options), options.file, watched, bar.show)
    bar.end()
    print(f"{options.file}: {spelled(found)}, {options.file.stat().st_size / 1e6:.1f} MB")
