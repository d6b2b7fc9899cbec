"""`frenzy admin export`: all that is stored of a person, as JSON."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from frenzy.cli.admin.office import add_person, ask, person

HELP = "write all that is stored of a person, as JSON"
EXAMPLE = """examples:
  frenzy admin export --token - --data games < token
  frenzy admin export --table k3v5x7a2b4c6 --name Ada --data games
  frenzy admin export --key - --data games < key
The server knows nobody: a person is who has the token of a seat, the key of a campaign or of a place on the ladder, or
a name at a table.
"""


def add_options(parser: ArgumentParser) -> None:
    add_person(parser)


def run(options: Namespace) -> None:
    print(json.dumps(ask(options, "export", **person(options)), indent=1, ensure_ascii=False))
