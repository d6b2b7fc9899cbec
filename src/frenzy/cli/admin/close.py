"""`frenzy admin close`: nobody plays on at a table."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from frenzy.cli.admin.office import add_office, ask

HELP = "close a table: nobody plays on"
EXAMPLE = """examples:
  frenzy admin close k3v5x7a2b4c6 --data games
  frenzy admin close k3v5x7a2b4c6 --remove --data games
A table that has not begun is removed; a game stays and can be looked at, unless it is removed as well.
"""


def add_options(parser: ArgumentParser) -> None:
    add_office(parser)
    parser.add_argument("table", metavar="ID")
    parser.add_argument("--remove", action="store_true", help="nothing is left of it")


def run(options: Namespace) -> None:
    found = ask(options, "close", table=options.table, remove=options.remove)
    print(f"table {found['table']} is {found['is']}")
