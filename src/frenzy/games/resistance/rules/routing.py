"""Where enemies go (Z-15): the zones they head for, and the steps that lead there."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.board import BROKEN, FORCED, OPEN, Net, Ways
from frenzy.games.resistance.cards import NAMED
from frenzy.games.resistance.ids import NAMED_KIND, NOWHERE
from frenzy.games.resistance.state import PEOPLE, REVEALED, State

SIGHT: Final = 0  # towards a zone in sight, by open ways (Z-15.1)
PATH: Final = 1  # towards the nearest zone, windows counted as open (Z-15.2)
BREAK: Final = 2  # the same, and doors too
LAIR: Final = 3  # towards the mission's lair (Z-20.15)
LAIR_BREAK: Final = 4
WHY: Final = ("sight", "path", "path", "lair", "lair")
HOW: Final = (OPEN, FORCED, BROKEN, FORCED, BROKEN)
RULE: Final = ("Z-15.1", "Z-15.2", "Z-15.2", "Z-20.15", "Z-20.15")

Route = tuple[int, tuple[int, ...], tuple[int, ...]]
"""How, towards which zones, and the first steps of all ways that are equally good."""
STAY: Final[Route] = (SIGHT, (), ())


def noticed_targets(state: State) -> list[int]:
    """The zones that enemies outside of them head for (Z-13.4), rising."""
    zones = {zone for hero, zone in enumerate(state.zone) if not state.unnoticed >> hero & 1}
    zones.discard(NOWHERE)
    if state.mode == 0 and REVEALED in state.card_is:
        zones.update([state.card_at[card] for card in range(PEOPLE) if state.card_is[card] == REVEALED])
    return sorted(zones)


def breaks_doors(state: State, kind: int) -> bool:
    """Closed doors are windows to it."""
    if state.mission.enemies_open_doors:
        return True
    return kind >= NAMED_KIND and "breaks_doors" in NAMED[kind - NAMED_KIND].knacks


def route(state: State, ways: Ways, zone: int, targets: list[int], *, breaks: bool) -> Route:
    """Where an enemy of this zone goes next: towards what it sees, else by the shortest way (Z-15.1, Z-15.2)."""
    seen = ways.seen(zone)
    in_sight = [target for target in targets if target in seen]
    if in_sight:
        nearest = min([seen[target] for target in in_sight])
        net = ways.net(OPEN)
        goals = [target for target in in_sight if seen[target] == nearest and net.distance(zone, target) > 0]
        if goals:
            return SIGHT, tuple(goals), within_lair(state, zone, steps_to(net, zone, goals))
    lair = state.mission.lair_zones
    if lair and not in_sight and zone not in lair:
        return shortest(ways, zone, lair, LAIR_BREAK if breaks else LAIR)
    how, nearest_ones, steps = shortest(ways, zone, targets, BREAK if breaks else PATH)
    return how, nearest_ones, within_lair(state, zone, steps)


def shortest(ways: Ways, zone: int, targets: list[int] | tuple[int, ...], how: int) -> Route:
    """The shortest ways to the nearest of these zones (Z-15.2)."""
    net = ways.net(HOW[how])
    least = 0
    goals: list[int] = []
    for target in targets:
        distance = net.distance(zone, target)
        if distance > 0:
            if not goals or distance < least:
                least, goals = distance, [target]
            elif distance == least:
                goals.append(target)
    return (how, tuple(goals), steps_to(net, zone, goals)) if goals else STAY


def steps_to(net: Net, zone: int, goals: list[int]) -> tuple[int, ...]:
    """The first steps of the shortest ways to each of these zones, rising (Z-15.5)."""
    if len(goals) == 1:
        return net.first_steps(zone, goals[0])
    steps: set[int] = set()
    for goal in goals:
        steps.update(net.first_steps(zone, goal))
    return tuple(sorted(steps))


def within_lair(state: State, zone: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """Whoever is inside the lair, and would leave it whichever way it goes, has none (Z-20.15)."""
    if not state.mission.lair_zones:
        return steps
    return () if all(leaves_lair(state, zone, step) for step in steps) else steps


def leaves_lair(state: State, zone: int, step: int) -> bool:
    """Whoever is inside the lair never leaves it: the share of a group that would, stays (Z-20.15)."""
    lair = state.mission.lair_zones
    return zone in lair and step not in lair
