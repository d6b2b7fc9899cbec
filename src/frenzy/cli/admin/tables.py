"""`frenzy admin tables`: what is stored, that which was used last first."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import gmtime, strftime
from typing import Any

from frenzy.cli.admin.office import add_office, ask
from frenzy.cli.common import positive
from frenzy.cli.simulate import grid

HELP = "list tables, those first that were used last"
EXAMPLE = """example:
  frenzy admin tables --data games --phase playing --most 20
"""
HEADINGS = ["table", "game", "phase", "used", "sockets", "people", "name"]


def add_options(parser: ArgumentParser) -> None:
    add_office(parser)
    parser.add_argument("--phase", choices=("lobby", "playing", "over"), help="only these")
    parser.add_argument("--most", type=positive, default=100, help="default: 100")


def run(options: Namespace) -> None:
    found = ask(options, "tables", phase=options.phase, most=options.most)
    print(grid(HEADINGS, [line(table) for table in found]))


def line(table: dict[str, Any]) -> list[str]:
    used = strftime("%Y-%m-%d %H:%M", gmtime(table["used"]))
    people = ", ".join(name for name in table["people"] if name)
    return [table["id"], table["game"], table["phase"], used, str(table["sockets"]), people, table["name"]]
