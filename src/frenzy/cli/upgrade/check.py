"""`frenzy upgrade check`: which games would go on with the Frenzy that is installed."""

from __future__ import annotations

import asyncio
import logging
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from typing import TYPE_CHECKING

from frenzy.cli.places import add_place, place_of, told
from frenzy.cli.progress import Bar

if TYPE_CHECKING:
    from frenzy.server.upgrade import Verdict

HELP = "try all begun games with the Frenzy that is installed, and say which would not go on"
EXAMPLE = """examples:
  frenzy upgrade check --data games
  frenzy upgrade check --database postgresql://frenzy@localhost/frenzy
Install the new version in an environment of its own and run this there, before the server is stopped. It works on a
copy, which needs as much room in the folder for temporary files (TMPDIR) as the data, and changes nothing. The exit
status is 0 if all games go on, and 1 if some would be closed.
"""
SAID = {
    "as_it_was": "go on as they are",
    "own_cards": "go on with their own cards",
    "other_rules": "go on with changed rules",
    "closed": "would be closed",
}


def add_options(parser: ArgumentParser) -> None:
    add_place(parser)


def run(options: Namespace) -> int:
    import structlog

    from frenzy.server.upgrade import judged

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    bar = Bar("games", sys.stderr)
    with told(options):
        found = asyncio.run(judged(place_of(options), bar.show))
    bar.end()
    print("\n".join(report(found)))
    return int(any(verdict.is_lost for verdict in found))


def report(found: list[Verdict]) -> list[str]:
    """How many games go on, and why the others do not."""
    begun, over = ([each for each in found if each.is_over is is_over] for is_over in (False, True))
    lines = [f"{len(begun)} begun games: {spelled(Counter(each.what for each in begun))}"]
    if over:
        lost = sum(each.is_lost for each in over)
        lines.append(f"{len(over)} finished games are not filmed yet; {lost} could not be any more")
    return [*lines, *(f"  {each.table}  {each.game}  {each.why}" for each in found if each.is_lost)]


def spelled(counts: Counter[str]) -> str:
    """
    >>> spelled(Counter(other_rules=2, closed=1))
    '2 go on with changed rules, 1 would be closed'
    """
    return ", ".join(f"{counts[what]} {said}" for what, said in SAID.items() if counts[what]) or "nothing to try"
