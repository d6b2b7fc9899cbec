"""Everything that has to be reached can be, with every number of heroes and however the hidden tokens fall."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from frenzy.games.resistance.board import FRONTS, OPENINGS, STAIRS, TILE_OF, ZONE_IDS, ZONES, plan_of, ways
from frenzy.games.resistance.cards import SECRET_MISSIONS
from frenzy.games.resistance.ids import COLOURS, FLOORS, NOWHERE
from frenzy.games.resistance.missions import MOST_HEROES, Mission


def reach_problems(mission: Mission) -> Iterator[str]:
    """What a goal needs and cannot be reached, told once, with the first number of heroes and fall of the tokens."""
    told: set[str] = set()
    for heroes in range(mission.min_heroes, MOST_HEROES + 1):
        for colours in falls(mission):
            for problem in unreached(mission, mission.start[:heroes], colours):
                if problem not in told:
                    told.add(problem)
                    yield f"{problem} (with {heroes} heroes, objectives {', '.join(COLOURS[c] for c in colours)})"
        if heroes >= len(mission.start):
            return  # one more hero starts where another does


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
    last = explore(mission, starts, colours)
    for number, objective in enumerate(mission.objectives):
        if number not in last.taken:
            yield f"objectives[{number}].zone: {ZONE_IDS[objective.zone]} cannot be reached"
    for zone in mission.citizen_zones:
        if zone not in last.zones:
            yield f"no_citizens: the citizen in {ZONE_IDS[zone]} cannot be reached"
    for place, figure in enumerate(mission.figures):
        if figure.zone not in last.zones:
            yield f"figures[{place}].zone: {ZONE_IDS[figure.zone]} cannot be reached"
    for place, rule in enumerate(mission.objects):
        if rule.zone not in last.zones:
            yield f"objects[{place}].zone: {ZONE_IDS[rule.zone]} cannot be reached"
    for number, point in enumerate(mission.points):
        if point.zone not in last.zones:
            yield f"points[{number}].zone: {ZONE_IDS[point.zone]} cannot be reached"
    for place, id in enumerate(mission.fact.tiles):
        if not any(ZONES[zone].tile == TILE_OF[id] for zone in last.zones):
            yield f"tiles[{place}]: no hero ever gets to {id}"
    if any(goal.kind == "exit" for block in mission.goals for goal in block):
        if last.exit not in last.zones:
            yield "exit: it cannot be reached, or is never placed"
        else:
            for place, zone in enumerate(starts):
                if last.exit not in flood(mission, {zone}, last):
                    yield f"start[{place}]: nobody ever gets from {ZONE_IDS[zone]} to the exit"


class Explored(NamedTuple):
    """How far heroes get in the end: zones, objectives, where the exit is then, what still bars ways."""

    zones: set[int]
    taken: set[int]
    exit: int
    cabin_works: bool
    barred: int


def explore(mission: Mission, starts: tuple[int, ...], colours: tuple[int, ...]) -> Explored:
    """Go wherever there is a way, take what lies there, and go on with what that opens, until nothing changes."""
    cabin_works = mission.has_elevator and not mission.elevator_locked
    now = Explored(set(starts), set(), mission.exit, cabin_works, barred_by(mission, colours, set(), set()))
    while True:
        zones = flood(mission, now.zones, now)
        taken = {number for number, objective in enumerate(mission.objectives) if objective.zone in zones}
        exit_zone, cabin_works = now.exit, now.cabin_works
        for number in taken - now.taken:
            reward = mission.rewards[colours[number]]
            exit_zone = mission.objectives[number].zone if reward.places_exit else exit_zone
            cabin_works = cabin_works or (reward.frees_elevator and mission.has_elevator)
        then = Explored(zones, taken, exit_zone, cabin_works, barred_by(mission, colours, taken, zones))
        if then == now:
            return now
        now = then


def flood(mission: Mission, zones: set[int], now: Explored) -> set[int]:
    """All zones that there are ways to from these, through every opening that nothing bars."""
    plan = plan_of(mission.tiles)
    every = ((1 << len(OPENINGS)) - 1) & ~now.barred & ~plan.outside
    board = ways(mission.tiles, every, now.barred, NOWHERE)
    found, ahead = set(zones), list(zones)
    while ahead:
        zone = ahead.pop()
        near = set(board.adjacent[zone])
        for pair in STAIRS:
            if zone in pair and all(end in board.zones for end in pair):
                near.update(pair)
        if now.cabin_works and zone in FRONTS:
            near.update(FRONTS[floor] for floor in range(len(FLOORS)) if mission.elevator_floors >> floor & 1)
        ahead += near - found
        found |= near
    return found


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
