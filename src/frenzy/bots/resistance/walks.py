"""How many actions a hero needs from zone to zone: doors have to be opened, the elevator has to be ridden."""

from __future__ import annotations

from typing import Final

from frenzy.games.resistance.board import FRONTS, OPENINGS, SHAFTS
from frenzy.games.resistance.state import ZONE_COUNT, State
from frenzy.kernel.memory import kept

UNREACHED: Final = 30
"""So far away is what cannot be reached as things are."""

MOST_WALKS: Final = 1024
THROUGH_A_DOOR: Final = 2  # it has to be opened first


class Walks:
    """Distances in actions, as doors, windows and the elevator are now; enemies do not count."""

    __slots__ = ("far", "links", "shut")

    def __init__(self, state: State) -> None:
        ways = state.ways()
        self.links = list(ways.steps)
        self.shut: list[tuple[int, ...]] = [() for _ in range(ZONE_COUNT)]
        self.far: dict[int, list[int]] = {}
        for zone in ways.zones:
            for number in ways.openings_of(zone):
                one, other = OPENINGS[number].zones
                self.shut[zone] += (other if one == zone else one,)
        if state.cabin >= 0:
            self.add_elevator(state.mission.elevator_floors, SHAFTS[state.cabin])

    def add_elevator(self, floors: int, cabin: int) -> None:
        """A ride is 1 action from where the cabin stands. From elsewhere it has to be called, which counts as much."""
        shafts = [SHAFTS[floor] for floor in range(len(SHAFTS)) if floors >> floor & 1]
        for floor in range(len(SHAFTS)):
            if floors >> floor & 1:
                shaft, front = SHAFTS[floor], FRONTS[floor]
                self.links[shaft] = (front, cabin) if cabin != shaft else (front,)
                self.shut[shaft] += tuple([other for other in shafts if other not in (shaft, cabin)])
                if shaft not in self.links[front]:
                    self.links[front] = (*self.links[front], shaft)

    def to(self, goal: int) -> list[int]:
        """How far it is from every zone."""
        found = self.far.get(goal)
        if found is None:
            found = self.far[goal] = self.measure(goal)
        return found

    def measure(self, goal: int) -> list[int]:
        """Zone by zone outwards, those behind a door one action later."""
        links, shut = self.links, self.shut
        found = [UNREACHED] * ZONE_COUNT
        found[goal] = 0
        far, here, later, last = 0, [goal], list[int](), list[int]()
        while here or later or last:
            for zone in here:
                if found[zone] < far:
                    continue
                for beside in links[zone]:
                    if found[beside] > far + 1:
                        found[beside] = far + 1
                        later.append(beside)
                for beside in shut[zone]:
                    if found[beside] > far + THROUGH_A_DOOR:
                        found[beside] = far + THROUGH_A_DOOR
                        last.append(beside)
            far, here, later, last = far + 1, later, last, []
        return found


known: dict[tuple[int, int, int, int], Walks] = {}


def walks(state: State) -> Walks:
    """The distances on this table, worked out once for each state of its doors."""
    key = (state.mission.tiles, state.open, state.barred, state.cabin)
    found = known.get(key)
    return kept(known, MOST_WALKS, key, Walks(state)) if found is None else found
