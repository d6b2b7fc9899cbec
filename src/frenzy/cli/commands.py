"""Commands, each in a module of its own: HELP, EXAMPLE, `add_options(parser)` and `run(options)`."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module


def add_commands(parser: ArgumentParser, names: Sequence[str], package: str, said: str = "command") -> None:
    """Let the parser take these commands; `said` is where it keeps which one it was."""
    commands = parser.add_subparsers(dest=said, metavar=said.upper(), required=True)
    for name in names:
        module = import_module(f"{package}.{name.replace('-', '_')}")
        sub = commands.add_parser(
            name, help=module.HELP, description=module.HELP, epilog=module.EXAMPLE,
            formatter_class=RawDescriptionHelpFormatter,
        )  # fmt: skip
        if hasattr(module, "run"):
            sub.set_defaults(run=module.run)
        module.add_options(sub)
