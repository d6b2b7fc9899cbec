"""`frenzy restore`: a backup becomes the data of a server again."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from frenzy.cli.places import add_place, place_of, told, told_of, watched
from frenzy.cli.progress import Bar

HELP = "bring back what `frenzy backup` has copied; the server must not run meanwhile"
EXAMPLE = """examples:
  frenzy restore monday.sqlite --data games
  frenzy restore monday.sqlite --data games --replace
The second puts the backup in the place of what is there; a file that it replaces gets another name and stays.
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_place(parser)
    parser.add_argument("--replace", action="store_true", help="in the place of what is there")


def run(options: Namespace) -> None:
    from frenzy.server.store.backups import content, restore
    from frenzy.server.store.moving import spelled

    bar = Bar("pages", sys.stderr)
    with told_of("FILE"):
        found = content(options.file)
    with told(options):
        old = restore(options.file, place_of(options), watched, bar.show, replace=options.replace)
    bar.end()
    print(f"restored {spelled(found)}")
    if old is not None:
        print(f"what was there is now {old}")
