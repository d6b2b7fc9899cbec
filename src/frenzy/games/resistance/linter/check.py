"""A mission file, looked at as a whole.

Reading it (`missions.py`) has settled that its ids exist and that it fits the map. What is asked here, of ours and of
those from outside: does the box hold what it needs, do its parts belong together, can each goal be met, and can
everything be reached that has to be, with every number of heroes and however the hidden tokens fall?
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from frenzy.games.resistance.linter.box import box_problems
from frenzy.games.resistance.linter.goals import goal_problems
from frenzy.games.resistance.linter.parts import part_problems
from frenzy.games.resistance.linter.points import point_problems
from frenzy.games.resistance.linter.reach import reach_problems
from frenzy.games.resistance.missions import Mission, read_mission


def check_file(path: str | Path) -> list[str]:
    """What is wrong with a mission file, a line for each problem; nothing if it is sound."""
    try:
        mission = read_mission(path)
    except ValueError as error:
        return [str(error)]
    return [f"{mission.id}: {problem}" for problem in problems(mission)]


def problems(mission: Mission) -> Iterator[str]:
    """What is wrong with a mission."""
    yield from box_problems(mission)
    yield from part_problems(mission)
    yield from point_problems(mission)
    yield from goal_problems(mission)
    yield from reach_problems(mission)
