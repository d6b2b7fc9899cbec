"""Spawn points: where they lie, in which order they are drawn for, and whether each of them ever does something."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, tau
from typing import Final

from frenzy.games.resistance.board import FLOOR, ZONE_IDS, ZONES
from frenzy.games.resistance.ids import MOB_STOCK, NOWHERE, POINT_COLOUR_OF, POINT_COLOURS
from frenzy.games.resistance.missions import Mission

TILE: Final = 3
"""Cells along the side of a tile."""


def point_problems(mission: Mission) -> Iterator[str]:
    yield from place_problems(mission)
    yield from order_problems(mission)
    yield from waking_problems(mission)


def place_problems(mission: Mission) -> Iterator[str]:
    """Points lie neither on the exit nor on a start nor on each other."""
    for place, point in enumerate(mission.points):
        field, name = f"points[{place}].zone", ZONE_IDS[point.zone]
        if point.zone == mission.exit:
            yield f"{field}: {name} is the exit"
        if point.zone in mission.start:
            yield f"{field}: {name} is a start"
        if point.zone in [other.zone for other in mission.points[:place]]:
            yield f"{field}: there is a point in {name} already"


def order_problems(mission: Mission) -> Iterator[str]:
    """Points are drawn for clockwise from the initial one (Z-16.1)."""
    zones = [point.zone for point in mission.points]
    right = sorted(zones, key=lambda zone: clockwise(mission, zone))
    if zones != right:
        names = ", ".join(ZONE_IDS[zone] for zone in right)
        yield f"points: not in the order of drawing, which is {names} (Z-16.1)"


def clockwise(mission: Mission, zone: int) -> tuple[bool, int, float]:
    """The place of a point in the order of drawing: the initial one's floor first, then the others from north."""
    first = mission.points[mission.initial].zone
    is_here = FLOOR[zone] == FLOOR[first]
    start = angle(mission, first) if is_here else 0.0
    return not is_here, FLOOR[zone], (angle(mission, zone) - start) % tau


def angle(mission: Mission, zone: int) -> float:
    """How far a zone is turned clockwise from north, round the centre of its floor's tiles in play; 0 at the centre."""
    cells = [cell for other in mission.zones if FLOOR[other] == FLOOR[zone] for cell in ZONES[other].cells]
    own = ZONES[zone].cells
    offsets = []
    for axis in (0, 1):
        tiles = [cell[axis] // TILE for cell in cells]
        centre = (TILE * (min(tiles) + max(tiles) + 1) - 1) / 2
        offsets.append(sum(cell[axis] for cell in own) / len(own) - centre)
    east, south = offsets
    return atan2(east, -south) % tau if east or south else 0.0


def waking_problems(mission: Mission) -> Iterator[str]:
    """The initial point is always awake, what sleeps is woken, what is woken sleeps, and no point is idle (Z-16.2)."""
    wakers = {field: colour for field, colour in wakings(mission) if colour != NOWHERE}
    for place, point in enumerate(mission.points):
        if place == mission.initial and (point.asleep or point.crowd):
            yield f"points[{place}]: the initial point is always active (Z-16.1)"
        elif point.asleep and point.colour not in wakers.values():
            yield f"points[{place}].asleep: nothing wakes a {POINT_COLOURS[point.colour]} point (Z-16.2)"
        if not 0 <= point.walkers <= MOB_STOCK[0]:
            yield f"points[{place}].walkers: there are 0 to {MOB_STOCK[0]}"
        elif not point.draws and not point.walkers:
            yield f"points[{place}].draws: nobody ever comes from it"
    for field, colour in wakers.items():
        if not any(point.asleep and point.colour == colour for point in mission.points):
            yield f"{field}: no {POINT_COLOURS[colour]} point sleeps"


def wakings(mission: Mission) -> Iterator[tuple[str, int]]:
    """What wakes points, by its field, and their colour; NOWHERE if it wakes none."""
    for colour, fact in mission.fact.rewards.items():
        yield f"rewards.{colour}.wakes", POINT_COLOUR_OF[fact.wakes] if fact.wakes else NOWHERE
    for place, does in enumerate(mission.secret_missions):
        yield f"secret_missions[{place}]", POINT_COLOUR_OF.get(does.removeprefix("wakes_"), NOWHERE)
    yield "last_secret_mission_wakes", mission.last_secret_mission_wakes
