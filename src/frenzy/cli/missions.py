"""`frenzy missions`: the missions of Resistance, and whether a mission file is sound."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from frenzy.games.resistance.linter.check import check_file
from frenzy.games.resistance.missions import MISSIONS

HELP = "list the missions of Resistance, or check a mission file"
EXAMPLE = """examples:
  frenzy missions
  frenzy missions check my_mission.json

A sound file has ids that exist, fits the map and the box, contradicts itself nowhere, and its goals can be met: what
they need can be reached, with every number of heroes and however the hidden tokens fall. What is wrong is told with its
field.
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=("list", "check"), default="list", help="what to do (list)")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="the mission files to check")


def run(options: Namespace) -> int:
    if options.what == "list":
        for mission in MISSIONS:
            mode = "zombie" if mission.mode else "heroic"
            print(f"{mission.id:<6} {mode:<7} {mission.difficulty:<7} {mission.minutes:>4} min")
        return 0
    if not options.files:
        print("missions check: which file?")
        return 2
    found = 0
    for path in options.files:
        try:
            problems = check_file(path)
        except OSError as error:
            problems = [f"{path}: {error.strerror}"]
        for problem in problems:
            print(problem)
        if not problems:
            print(f"{path}: sound")
        found += len(problems)
    return int(found > 0)
