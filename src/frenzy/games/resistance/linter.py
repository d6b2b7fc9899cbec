"""Is a mission sound? Everything that can be said of its file without playing it.

Reading it (`missions.py`) has settled that its ids exist and that it fits the map. Here it is looked at as a whole: the
box holds what it needs, points are drawn for in order, and everything that has to be reached can be, with the fewest
heroes and however the hidden tokens fall. A problem names the field.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import atan2, tau
from pathlib import Path
from typing import Final

from frenzy.games.resistance.board import FLOOR, FRONTS, OPENINGS, STAIRS, ZONE_IDS, ZONES, plan_of, ways
from frenzy.games.resistance.cards import CITIZENS, SECRET_MISSIONS
from frenzy.games.resistance.ids import COLOURS, FLOORS, MOB_STOCK, MOBS, NOWHERE, POINT_COLOURS
from frenzy.games.resistance.missions import MOST_HEROES, Mission, read_mission

TOKENS: Final = {"red": 9, "blue": 1, "green": 1}
"""Objective tokens: 7 red ones, and the backs of the blue and the green one."""
MOST_TOKENS: Final = 9
POINTS: Final = {"initial": 1, "red": 7, "blue": 1, "green": 1}
MOST_POINTS: Final = 8
TILE: Final = 3
"""Cells along the side of a tile."""


def check_file(path: str | Path) -> list[str]:
    """What is wrong with a mission file, a line for each problem; nothing if it is sound."""
    try:
        mission = read_mission(path)
    except ValueError as error:
        return [str(error)]
    return [f"{mission.id}: {problem}" for problem in problems(mission)]


def problems(mission: Mission) -> Iterator[str]:
    """What is wrong with a mission."""
    yield from supply_problems(mission)
    yield from point_problems(mission)
    yield from card_problems(mission)
    yield from reach_problems(mission)


# -- the box ----------------------------------------------------------------------------------------------------


def supply_problems(mission: Mission) -> Iterator[str]:
    """The box has the tokens and figures (Z-1.4, Z-1.5)."""
    colours = Counter(COLOURS[objective.colour] for objective in mission.objectives if objective.colour != NOWHERE)
    colours.update(COLOURS[colour] for colour in mission.hidden)
    for colour, count in colours.items():
        if count > TOKENS[colour]:
            yield f"objectives: {count} {colour} tokens; the box has {TOKENS[colour]} (Z-1.5)"
    if len(mission.objectives) > MOST_TOKENS:
        yield f"objectives: {len(mission.objectives)} tokens; the box has {MOST_TOKENS} (Z-1.5)"
    points = Counter(POINT_COLOURS[point.colour] for point in mission.points)
    for colour, count in points.items():
        if count > POINTS[colour]:
            yield f"points: {count} {colour} ones; the box has {POINTS[colour]} (Z-1.5)"
    if len(mission.points) > MOST_POINTS:
        yield f"points: {len(mission.points)}; the box has {MOST_POINTS} (Z-1.5)"
    for kind, name in enumerate(MOBS):
        count = sum(figure.n for figure in mission.figures if figure.kind == "mob" and figure.number == kind)
        if count > MOB_STOCK[kind]:
            yield f"figures: {count} of {name}; the box has {MOB_STOCK[kind]} (Z-1.4)"


def point_problems(mission: Mission) -> Iterator[str]:
    """Points lie neither on the exit nor on a start, and are drawn for clockwise (Z-16.1)."""
    for place, point in enumerate(mission.points):
        if point.zone == mission.exit:
            yield f"points[{place}].zone: {ZONE_IDS[point.zone]} is the exit"
        if point.zone in mission.start:
            yield f"points[{place}].zone: {ZONE_IDS[point.zone]} is a start"
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


def card_problems(mission: Mission) -> Iterator[str]:
    """There are cards for all that is dealt, and Secret Missions that are needed are on the board."""
    standing = [figure.number for figure in mission.figures if figure.kind == "citizen"]
    if len(mission.citizen_zones) > len(CITIZENS) - len(standing):
        yield f"no_citizens: {len(mission.citizen_zones)} cards would lie on the board; the deck has too few (Z-2.2)"
    dealt = {card for deal in mission.deals for card in deal.cards}
    if mission.secret_missions and not dealt.issuperset(SECRET_MISSIONS):
        yield "deals: the Secret Mission cards are in play, but not dealt to the board (Z-13.13)"
    for card in mission.needed_citizens:
        if card not in dealt and card not in standing:
            yield f"goals: {CITIZENS[card].id} may never come: neither dealt nor standing on the board"
    kinds = {goal.kind for block in mission.goals for goal in block}
    if "rescue_each" in kinds and len(mission.citizen_zones) + len(standing) < MOST_HEROES:
        yield f"goals: fewer than {MOST_HEROES} citizens, so that six heroes cannot rescue one each"


# -- reach ------------------------------------------------------------------------------------------------------


def reach_problems(mission: Mission) -> Iterator[str]:
    """Everything that a goal needs can be reached, with every number of heroes and every fall of the hidden tokens."""
    told: set[str] = set()
    for heroes in range(mission.min_heroes, MOST_HEROES + 1):
        starts = mission.start[: max(1, min(heroes, len(mission.start)))]
        for colours in falls(mission):
            for problem in unreached(mission, starts, colours):
                if problem not in told:
                    told.add(problem)
                    yield f"{problem} (with {heroes} heroes, objectives {', '.join(COLOURS[c] for c in colours)})"


def falls(mission: Mission) -> Iterator[tuple[int, ...]]:
    """Every way in which the hidden colours can lie."""
    colours = [objective.colour for objective in mission.objectives]
    down = [number for number, colour in enumerate(colours) if colour == NOWHERE]
    for places in combinations(down, len(mission.hidden)):
        for order in orders(mission.hidden):
            found = [0 if colour == NOWHERE else colour for colour in colours]
            for place, colour in zip(places, order, strict=True):
                found[place] = colour
            yield tuple(found)


def orders(colours: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The different orders of a few colours."""
    if len(colours) < 2:
        return [colours]
    return sorted(
        {(colour, *rest) for i, colour in enumerate(colours) for rest in orders(colours[:i] + colours[i + 1 :])}
    )


def unreached(mission: Mission, starts: tuple[int, ...], colours: tuple[int, ...]) -> Iterator[str]:
    """What heroes cannot get to, though they open everything that they can."""
    zones, taken, exit_zone = explore(mission, starts, colours)
    for number, objective in enumerate(mission.objectives):
        if number not in taken:
            yield f"objectives[{number}].zone: {ZONE_IDS[objective.zone]} cannot be reached"
    for zone in mission.citizen_zones:
        if zone not in zones:
            yield f"no_citizens: the citizen in {ZONE_IDS[zone]} cannot be reached"
    for place, figure in enumerate(mission.figures):
        if figure.zone not in zones:
            yield f"figures[{place}].zone: {ZONE_IDS[figure.zone]} cannot be reached"
    for place, rule in enumerate(mission.objects):
        if rule.zone not in zones:
            yield f"objects[{place}].zone: {ZONE_IDS[rule.zone]} cannot be reached"
    for number, point in enumerate(mission.points):
        if mission.movable_points >> number & 1 and point.zone not in zones:
            yield f"points[{number}].zone: {ZONE_IDS[point.zone]} cannot be reached"
    needs_exit = any(goal.kind == "exit" for block in mission.goals for goal in block)
    if needs_exit and exit_zone not in zones:
        yield "exit: it cannot be reached, or is never placed"


def explore(mission: Mission, starts: tuple[int, ...], colours: tuple[int, ...]) -> tuple[set[int], set[int], int]:
    """The zones that heroes can get to, the objectives they can take, and the exit, in the end."""
    plan = plan_of(mission.tiles)
    zones, taken = set(starts), set[int]()
    exit_zone, cabin_works = mission.exit, mission.has_elevator and not mission.elevator_locked
    while True:
        barred = barred_by(mission, colours, taken, zones)
        every = ((1 << len(OPENINGS)) - 1) & ~barred & ~plan.outside
        board = ways(mission.tiles, every, barred, NOWHERE)
        grown = set(zones)
        for zone in zones:
            grown.update(board.adjacent[zone])
            for lower, upper in STAIRS:
                if zone in (lower, upper) and lower in board.zones and upper in board.zones:
                    grown.update((lower, upper))
            if cabin_works and zone in FRONTS:
                grown.update(FRONTS[f] for f in range(len(FLOORS)) if mission.elevator_floors >> f & 1)
        new = {n for n, objective in enumerate(mission.objectives) if objective.zone in grown}
        for number in new - taken:
            reward = mission.rewards[colours[number]]
            exit_zone = mission.objectives[number].zone if reward.places_exit else exit_zone
            cabin_works = cabin_works or (reward.frees_elevator and mission.has_elevator)
        if grown == zones and new == taken:
            return zones, taken, exit_zone
        zones, taken = grown, new


def barred_by(mission: Mission, colours: tuple[int, ...], taken: set[int], zones: set[int]) -> int:
    """The doors that are still locked, and the windows that are sealed (Z-4.7)."""
    mask = mission.sealed
    secrets = [zone for deal in mission.deals if set(deal.cards) & {*SECRET_MISSIONS} for zone in deal.zones]
    for lock in mission.locks:
        if lock.needs_secret_missions:
            is_open = set(secrets) <= zones
        else:
            is_open = all(number in taken for number, colour in enumerate(colours) if colour == lock.colour)
        if not is_open:
            mask |= 1 << lock.opening
    return mask
