"""The command line: `frenzy COMMAND --help` has an example for each command."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from frenzy import __version__
from frenzy.cli.commands import add_commands
from frenzy.kernel import FrenzyError

COMMANDS = (
    "play", "serve", "cluster", "watch", "engine", "tournament", "simulate", "replay", "review", "puzzle", "ladder",
    "bench", "games", "missions", "backup", "restore", "move-data", "admin", "upgrade",
)  # fmt: skip
DASHED_SECRET = re.compile(r"-[\w-]{42}", re.ASCII)
"""A token or key that begins with a dash, as one in sixty-four does."""


def parser() -> ArgumentParser:
    """All commands with their options; each command's module adds its own."""
    top = ArgumentParser(prog="frenzy", description="Play heavy board games, watch bots play them, drive them.")
    top.add_argument("--version", action="version", version=f"frenzy {__version__}")
    add_commands(top, COMMANDS, "frenzy.cli")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a mistake of the caller is one line on the error stream."""
    options = parser().parse_args(joined(sys.argv[1:] if arguments is None else arguments))
    try:
        return int(options.run(options) or 0)
    except FrenzyError as error:
        print(f"frenzy {options.command}: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def joined(arguments: Sequence[str]) -> list[str]:
    """Secrets that would be taken for options, tied to the option before them."""
    tied: list[str] = []
    for argument in arguments:
        if tied and DASHED_SECRET.fullmatch(argument):
            tied[-1] += f"={argument}"
        else:
            tied.append(argument)
    return tied
