"""The command line: `frenzy COMMAND --help` has an example for each command."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module

from frenzy import __version__
from frenzy.kernel import FrenzyError

COMMANDS = ("play", "serve", "watch", "engine", "tournament", "simulate", "replay", "bench", "games", "missions")


def parser() -> ArgumentParser:
    """All commands with their options; each command's module adds its own."""
    top = ArgumentParser(prog="frenzy", description="Play heavy board games, watch bots play them, drive them.")
    top.add_argument("--version", action="version", version=f"frenzy {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = import_module(f"frenzy.cli.{name}")
        sub = commands.add_parser(
            name, help=module.HELP, description=module.HELP, epilog=module.EXAMPLE,
            formatter_class=RawDescriptionHelpFormatter,
        )  # fmt: skip
        module.add_options(sub)
        sub.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a mistake of the caller is one line on the error stream."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options) or 0)
    except FrenzyError as error:
        print(f"frenzy {options.command}: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
