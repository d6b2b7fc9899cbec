"""`frenzy admin`: what an operator does with a server's data. Each task is a module beside this one."""

from __future__ import annotations

from argparse import ArgumentParser

from frenzy.cli.commands import add_commands

HELP = "look after the data of a server"
EXAMPLE = """examples:
  frenzy admin tables --data games
  frenzy admin bar 192.0.2.7 --data games
  frenzy admin vacuum --data games
  frenzy admin schema --database postgresql://frenzy@localhost/frenzy
"""
TASKS = ("tables", "close", "bar", "export", "erase", "vacuum", "schema")


def add_options(parser: ArgumentParser) -> None:
    add_commands(parser, TASKS, "frenzy.cli.admin", "task")
