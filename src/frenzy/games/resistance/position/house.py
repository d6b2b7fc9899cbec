"""The house in a document: doors, the elevator, the exit, what is opened and which floors have been seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from frenzy.games.resistance import ids
from frenzy.games.resistance.board import OPENING_OF, OPENINGS, SHAFTS, ZONE_OF, ZONES
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.position.document import PositionDoc
from frenzy.games.resistance.state import (
    State,
)
from frenzy.kernel.document import look_up, need


def read_house(state: State, doc: PositionDoc) -> None:
    """Doors and windows, floors, the cabin and the exit."""
    mission = state.mission
    if doc.open is not None:
        state.open = 0
        for name in doc.open:
            door = look_up(OPENING_OF, name, "open", "a door or window")
            need(all(zone_is_in(state, zone) for zone in OPENINGS[door].zones), "open", f"{name!r} leads nowhere here")
            need(not mission.sealed >> door & 1, "open", f"{name!r} is sealed (Z-4.7)")
            state.open |= 1 << door
            state.barred &= ~(1 << door)
    if doc.cabin is not UNSET and doc.cabin is not None:
        floor = look_up(ids.FLOOR_OF, doc.cabin, "cabin", "a floor")
        need(bool(mission.elevator_floors >> floor & 1), "cabin", f"no working elevator goes to {doc.cabin!r}")
        state.cabin = floor
    elif doc.cabin is None:
        need(not mission.has_elevator or mission.elevator_locked, "cabin", f"the elevator of {mission.id} works")
        state.cabin = NOWHERE
    if doc.exit is not UNSET:
        state.exit = NOWHERE if doc.exit is None else zone_of(state, doc.exit, "exit")
        places = [NOWHERE, *[objective.zone for objective in mission.objectives]] if places_exit(state) else []
        may_be = [mission.exit] if mission.exit != NOWHERE else places or [NOWHERE]
        need(state.exit in may_be, "exit", f"{doc.exit!r} is not where {mission.id} has it")
    if doc.floors is None:
        for zone in state.zone:
            if zone != NOWHERE:
                state.floors |= 1 << ZONES[zone].floor
    else:
        state.floors = 0
        there = {ZONES[zone].floor for zone in mission.zones}
        for name in doc.floors:
            floor = look_up(ids.FLOOR_OF, name, "floors", "a floor")
            need(floor in there, "floors", f"{name!r} is not in {mission.id}")
            state.floors |= 1 << floor
        for hero, zone in enumerate(state.zone):
            if zone != NOWHERE:
                floor, name = ZONES[zone].floor, ids.CHARACTERS[state.team[hero]]
                need(bool(state.floors >> floor & 1), "floors", f"{name!r} stands on {ids.FLOORS[floor]!r} (Z-7.11)")


def places_exit(state: State) -> bool:
    """Whether taking an objective places the exit."""
    return any(reward.places_exit for reward in state.mission.rewards)


def check_cabin(state: State, zones: Sequence[int], where: str) -> None:
    """Nobody is in the shaft where the cabin is not."""
    for number, zone in enumerate(zones):
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}[{number}].zone", "the cabin is not there")


def read_revealed(state: State, doc: PositionDoc) -> None:
    """The zones whose building has been opened: by default those joined to the open air, a start or a hero."""
    if doc.revealed is not None:
        state.opened = 0
        for name in doc.revealed:
            state.opened |= 1 << zone_of(state, name, "revealed")
        for zone in state.mission.zones:
            if ZONES[zone].is_outdoor:
                state.opened |= 1 << zone
        return
    ways = state.ways()
    for zone in (*state.mission.start, *state.zone):
        if zone != NOWHERE:
            state.opened |= ways.building(zone)
    for zone in state.mission.zones:
        if ZONES[zone].is_outdoor:
            for beside in ways.adjacent[zone]:
                state.opened |= ways.building(beside)


def zone_of(state: State, name: str, where: str) -> int:
    """A zone of the mission."""
    zone = look_up(ZONE_OF, name, where, "a zone")
    is_there = zone in state.mission.zones or (zone in SHAFTS and zone_is_in(state, zone))
    need(is_there and not ZONES[zone].is_solid, where, f"{name!r} is not on the tiles of {state.mission.id}")
    return zone


def zone_is_in(state: State, zone: int) -> bool:
    return bool(state.mission.tiles >> ZONES[zone].tile & 1)


def stands_in_cabin(state: State, zone: int) -> bool:
    return state.cabin != NOWHERE and SHAFTS[state.cabin] == zone
