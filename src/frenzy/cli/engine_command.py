"""`frenzy engine`: the line protocol on standard input and output."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from frenzy.cli.engine import run as answer_lines

HELP = "drive a game from another program: one JSON object a line in, one a line out"
EXAMPLE = """examples:
  printf '%s\\n' '{"do":"new","game":"adrenaline","seats":4,"seed":7}' '{"do":"legal"}' | frenzy engine
  printf '%s\\n' '{"do":"new","game":"wreckland","options":{"vehicle":"V3"}}' '{"do":"outcome"}' | frenzy engine

A game that is not named is adrenaline; seats that are not named are as many as usually play.
"""


def add_options(parser: ArgumentParser) -> None:
    """The protocol needs none."""


def run(_options: Namespace) -> None:
    for line in answer_lines(sys.stdin.buffer):
        print(line, flush=True)
