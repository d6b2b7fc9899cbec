"""`frenzy upgrade`: what an upgrade means for the games of a server. Each task is a module beside this one."""

from __future__ import annotations

from argparse import ArgumentParser

from frenzy.cli.commands import add_commands

HELP = "see what an upgrade means for the games of a server"
EXAMPLE = """example:
  frenzy upgrade check --data games
"""
TASKS = ("check",)


def add_options(parser: ArgumentParser) -> None:
    add_commands(parser, TASKS, "frenzy.cli.upgrade", "task")
