"""The three floors as numbers, and what can be walked and seen on them as doors and windows stand.

Zones, openings, rooms and tiles are numbered in the order of the map file; sets of them are masks. What depends on the
tiles of a mission alone is worked out once for them (`Plan`), what depends on the doors, windows and the cabin as they
stand once for each such case (`Ways`), and of that only what is asked for. Doors open one by one, and most of the board
stays as it was: what a zone sees (`Sight`) and how zones are joined (`Net`) is shared by all cases in which it is the
same.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from frenzy.games.resistance.content import facts
from frenzy.games.resistance.ids import FLOOR_OF, FLOORS, NOWHERE, bits
from frenzy.kernel.memory import kept
from frenzy.kernel.records import Action

OPEN: Final = 0
FORCED: Final = 1
BROKEN: Final = 2
"""How one goes: along open ways, counting closed windows as open (Z-15.2), or closed doors too."""

MOST_WAYS: Final = 1024
MOST_NETS: Final = 1024  # of each mission's tiles
MOST_SIGHTS: Final = 4096  # likewise
"""So many cases are kept; then all are forgotten."""


class Zone(Struct, frozen=True):
    id: str
    tile: int
    floor: int
    room: int
    is_outdoor: bool
    is_solid: bool
    is_shaft: bool
    citizens: int
    spawns: int
    is_highlighted: bool
    cells: tuple[tuple[int, int], ...]


class Opening(Struct, frozen=True):
    """A door or window; `cells` are on the sides of its two zones."""

    id: str
    is_window: bool
    zones: tuple[int, int]
    cells: tuple[tuple[int, int], tuple[int, int]]


MAP: Final = facts.read_map()

TILE_IDS: Final = tuple(tile for floor in FLOORS for row in MAP.floors[floor].tiles for tile in row)
TILE_OF: Final = {id: tile for tile, id in enumerate(TILE_IDS)}
ROOM_IDS: Final = tuple(dict.fromkeys(zone.room for zone in MAP.zones))
ROOM_OF: Final = {id: room for room, id in enumerate(ROOM_IDS)}
ZONE_IDS: Final = tuple(zone.id for zone in MAP.zones)
ZONE_OF: Final = {id: zone for zone, id in enumerate(ZONE_IDS)}
OPENING_IDS: Final = tuple(opening.id for opening in MAP.openings)
OPENING_OF: Final = {id: opening for opening, id in enumerate(OPENING_IDS)}

ZONES: Final = tuple(
    Zone(
        id=zone.id,
        tile=TILE_OF[zone.tile],
        floor=FLOOR_OF[zone.floor],
        room=ROOM_OF[zone.room],
        is_outdoor=zone.outdoor,
        is_solid=zone.solid,
        is_shaft=zone.shaft,
        citizens=zone.citizens,
        spawns=zone.spawns,
        is_highlighted=zone.highlighted,
        cells=zone.cells,
    )
    for zone in MAP.zones
)
OPENINGS: Final = tuple(
    Opening(
        id=opening.id,
        is_window=opening.kind == "window",
        zones=(ZONE_OF[opening.zones[0]], ZONE_OF[opening.zones[1]]),
        cells=opening.cells,
    )
    for opening in MAP.openings
)
SHAFTS: Final = tuple(ZONE_OF.get(MAP.floors[floor].shaft, NOWHERE) for floor in FLOORS)
FRONTS: Final = tuple(ZONE_OF.get(MAP.floors[floor].front, NOWHERE) for floor in FLOORS)
"""By floor: the elevator's shaft, and the zone that the cabin opens on."""
STAIRS: Final = tuple((ZONE_OF[lower], ZONE_OF[upper]) for lower, upper in MAP.stairs)
BORDERS: Final = tuple((ZONE_OF[one], ZONE_OF[other]) for one, other in MAP.borders)

FLOOR: Final = tuple(zone.floor for zone in ZONES)
FLOOR_BITS: Final = (*[1 << floor for floor in FLOOR], 0)
"""The floor of a zone as a mask; none for NOWHERE."""
WINDOWS: Final = sum(1 << number for number, opening in enumerate(OPENINGS) if opening.is_window)
EVERY_OPENING: Final = (1 << len(OPENINGS)) - 1
ALL_TILES: Final = (1 << len(TILE_IDS)) - 1
ROOM_ZONES: Final = tuple(
    sum(1 << number for number, zone in enumerate(ZONES) if zone.room == room) for room in range(len(ROOM_IDS))
)
TILE_ZONES: Final = tuple(
    sum(1 << number for number, zone in enumerate(ZONES) if zone.tile == tile) for tile in range(len(TILE_IDS))
)
ZONE_AT: Final = {(zone.floor, *cell): number for number, zone in enumerate(ZONES) for cell in zone.cells}
"""By floor, column and row."""

DIRECTIONS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
FAR: Final = 99


# -- what the tiles in play settle ------------------------------------------------------------------------------


def on_line(in_play: int, here: int, cell: tuple[int, int], step: tuple[int, int], room: int) -> list[tuple[int, int]]:
    """The zones on a straight line from a cell, and how many borders lie before each: as far as the room goes, or the
    open air if `room` is NOWHERE (Z-5.1, Z-5.2, Z-5.11)."""
    found: list[tuple[int, int]] = []
    floor, last, crossed = FLOOR[here], here, 0
    column, row = cell[0] + step[0], cell[1] + step[1]
    while True:
        zone = ZONE_AT.get((floor, column, row), NOWHERE)
        if zone < 0 or not in_play >> zone & 1:
            return found
        if not ZONES[zone].is_outdoor if room < 0 else ZONES[zone].room != room:
            return found
        if zone != last:
            last, crossed = zone, crossed + 1
        found.append((zone, crossed))
        column, row = column + step[0], row + step[1]


class Plan:
    """What the tiles in play settle whatever is open."""

    __slots__ = (
        "borders", "lines", "nets", "openings", "outside", "seen", "sights", "stairs", "through", "tiles", "zones",
    )  # fmt: skip

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        in_play = sum(mask for tile, mask in enumerate(TILE_ZONES) if tiles >> tile & 1)
        self.zones = tuple(z for z in bits(in_play) if not ZONES[z].is_solid and not ZONES[z].is_shaft)
        standing = sum(1 << z for z in self.zones)
        self.outside = 0  # openings that lead out of the tiles in play (Z-6.4)
        self.openings: list[tuple[int, ...]] = [() for _ in ZONES]
        for number, opening in enumerate(OPENINGS):
            one, other = opening.zones
            if not in_play >> one & in_play >> other & 1:
                self.outside |= 1 << number
                continue
            self.openings[one] += (number,)
            self.openings[other] += (number,)
        self.borders: list[tuple[int, ...]] = [() for _ in ZONES]
        for one, other in BORDERS:
            if standing >> one & standing >> other & 1:
                self.borders[one] = tuple(sorted((*self.borders[one], other)))
                self.borders[other] = tuple(sorted((*self.borders[other], one)))
        self.stairs = tuple(pair for pair in STAIRS if standing >> pair[0] & standing >> pair[1] & 1)  # Z-2.8
        self.seen = [self.seen_inside(in_play, z) if standing >> z & 1 else {} for z in range(len(ZONES))]
        self.lines: list[tuple[tuple[int, int, int], ...]] = [() for _ in ZONES]
        """By zone: the opening's bit, a zone seen through it if it is open, and the range."""
        for number in bits(EVERY_OPENING & ~self.outside):
            self.add_lines(in_play, number)
        self.through = [0] * len(ZONES)
        """By zone, the openings that it looks through, as a mask."""
        for here, lines in enumerate(self.lines):
            for bit, _, _ in lines:
                self.through[here] |= bit
        self.sights: dict[tuple[int, int, int], Sight] = {}
        self.nets: dict[tuple[int, int], Net] = {}

    def seen_inside(self, in_play: int, here: int) -> dict[int, int]:
        """What a zone sees of its room, or of the open air, and at which range (Z-5.12)."""
        zone = ZONES[here]
        found = {here: 0}
        for cell in zone.cells:
            for step in DIRECTIONS:
                for seen, crossed in on_line(in_play, here, cell, step, NOWHERE if zone.is_outdoor else zone.room):
                    if not ZONES[seen].is_solid and crossed < found.get(seen, FAR):
                        found[seen] = crossed
        return found

    def add_lines(self, in_play: int, number: int) -> None:
        """The lines through a door or window: into the next room's first zone, or straight on in the open (Z-5.12)."""
        opening, bit = OPENINGS[number], 1 << number
        ends = list(zip(opening.zones, opening.cells, strict=True))
        (inside, here), (beyond, there) = sorted(ends, key=lambda end: ZONES[end[0]].is_outdoor)
        found = [(beyond, 1)]
        if ZONES[beyond].is_outdoor:
            step = (there[0] - here[0], there[1] - here[1])
            found += [(seen, crossed + 1) for seen, crossed in on_line(in_play, beyond, there, step, NOWHERE)]
        for seen, far in found:
            if not ZONES[seen].is_solid:
                self.lines[inside] += ((bit, seen, far),)
                self.lines[seen] += ((bit, inside, far),)

    def sight(self, here: int, clear: int, cabin: int) -> Sight:
        """What a zone sees with these openings open, and the cabin there (Z-5)."""
        beside = cabin if cabin >= 0 and here in (cabin, FRONTS[FLOOR[cabin]]) else NOWHERE
        key = (here, clear & self.through[here], beside)
        found = self.sights.get(key)
        return kept(self.sights, MOST_SIGHTS, key, Sight(self.look(here, clear, beside))) if found is None else found

    def look(self, here: int, clear: int, cabin: int) -> dict[int, int]:
        """The zones in sight and their range; the cabin is seen from its front alone, and sees that (Z-5.8)."""
        if here == cabin:
            return {here: 0, FRONTS[FLOOR[cabin]]: 1}
        found = dict(self.seen[here])
        for bit, zone, far in self.lines[here]:
            if clear & bit and far < found.get(zone, FAR):
                found[zone] = far
        if cabin >= 0:
            found[cabin] = 1
        return found

    def net(self, passable: int, cabin: int, before: Net | None) -> Net:
        """The zones as these openings join them; `before` may be what some of them joined."""
        key = (passable, cabin)
        found = self.nets.get(key)
        return kept(self.nets, MOST_NETS, key, Net(self, passable, cabin, before)) if found is None else found


class Sight:
    """What a zone sees: the zones, itself included, with their range, and by range and then by number."""

    __slots__ = ("near", "ranges", "seen")

    def __init__(self, seen: dict[int, int]) -> None:
        self.seen = seen
        self.near = tuple(sorted(sorted(seen), key=seen.__getitem__))
        self.ranges: dict[int, tuple[int, ...]] = {}

    def in_range(self, least: int, most: int) -> tuple[int, ...]:
        """The zones at such ranges, rising."""
        key = least * FAR + most
        found = self.ranges.get(key)
        if found is None:
            seen = self.seen
            found = self.ranges[key] = tuple([zone for zone in sorted(seen) if least <= seen[zone] <= most])
        return found


# -- what is open -----------------------------------------------------------------------------------------------


def joined(graph: list[tuple[int, ...]], openings: int) -> list[tuple[int, ...]]:
    """The same neighbours, and those through these openings."""
    found = graph.copy()
    for number in bits(openings):
        one, other = OPENINGS[number].zones
        found[one] = with_zone(found[one], other)
        found[other] = with_zone(found[other], one)
    return found


def next_ring(graph: list[tuple[int, ...]], found: list[int], reached: list[int], far: int) -> list[int]:
    """The zones one step beyond these that nobody has come to yet: so far away they are."""
    beyond: list[int] = []
    for zone in reached:
        for beside in graph[zone]:
            if found[beside] < 0:
                found[beside] = far
                beyond.append(beside)
    return beyond


def with_zone(zones: tuple[int, ...], zone: int) -> tuple[int, ...]:
    return zones if zone in zones else tuple(sorted((*zones, zone)))


class Net:
    """How openings join the zones, the cabin with its front, and how far it is along such ways.

    `beside`, `steps` and `borders` are by zone: what one step reaches on the same floor; the same and the other end of
    the stairs (Z-7.5); what an enemy can be pushed over, so neither stairs nor cabin (Z-10.14).
    """

    __slots__ = ("beside", "borders", "cabin", "far", "first", "passable", "stairs", "steps")

    borders: list[tuple[int, ...]]

    def __init__(self, plan: Plan, passable: int, cabin: int, before: Net | None) -> None:
        self.passable, self.cabin = passable, cabin
        if before is not None and before.cabin == cabin and not before.passable & ~passable:
            self.borders = joined(before.borders, passable & ~before.passable)
        else:
            self.borders = joined(plan.borders, passable)
        self.beside = self.borders
        if cabin >= 0:
            front = FRONTS[FLOOR[cabin]]
            self.beside = list(self.borders)
            self.beside[cabin] = (front,)
            self.beside[front] = with_zone(self.beside[front], cabin)
        self.stairs = plan.stairs
        self.steps = self.beside
        if self.stairs:
            self.steps = list(self.beside)
            for lower, upper in self.stairs:
                self.steps[lower] = with_zone(self.steps[lower], upper)
                self.steps[upper] = with_zone(self.steps[upper], lower)
        self.far: list[list[int] | None] = [None] * len(ZONES)
        self.first: dict[int, tuple[int, ...]] = {}

    def to(self, goal: int) -> list[int]:
        """How far it is from every zone, NOWHERE if there is no way."""
        found = self.far[goal]
        if found is None:
            found = self.far[goal] = self.measure(goal)
        return found

    def distance(self, here: int, goal: int) -> int:
        """How far it is, NOWHERE if there is no way: most often one asks about zones side by side."""
        return 1 if goal in self.steps[here] else self.to(goal)[here]

    def measure(self, goal: int) -> list[int]:
        """A way to a goal on one's own floor never runs over the stairs (Z-7.6)."""
        found = [NOWHERE] * len(ZONES)
        found[goal] = far = 0
        reached = [goal]
        while reached:
            far += 1
            reached = next_ring(self.beside, found, reached, far)
        if self.stairs:
            self.measure_over_stairs(goal, found)
        return found

    def measure_over_stairs(self, goal: int, found: list[int]) -> None:
        """The ways from the other floor; its ends of the stairs may be at different distances."""
        starts: dict[int, int] = {}
        for lower, upper in self.stairs:
            near, far = (lower, upper) if FLOOR[lower] == FLOOR[goal] else (upper, lower)
            if FLOOR[near] == FLOOR[goal] and found[near] >= 0:
                starts[far] = min(found[near] + 1, starts.get(far, FAR))
        reached: list[int] = []
        far = min(starts.values(), default=0)
        while starts or reached:
            for zone in [zone for zone, at in starts.items() if at == far]:
                del starts[zone]
                if found[zone] < 0:
                    found[zone] = far
                    reached.append(zone)
            far += 1
            reached = next_ring(self.beside, found, reached, far)

    def first_steps(self, here: int, goal: int) -> tuple[int, ...]:
        """The next zones on the shortest ways; landings of the stairs are ways of their own (Z-15.5)."""
        key = here * len(ZONES) + goal
        found = self.first.get(key)
        if found is None:
            found = self.first[key] = self.nearer(here, goal)
        return found

    def nearer(self, here: int, goal: int) -> tuple[int, ...]:
        """Those that are one step nearer to the goal."""
        if goal in self.steps[here]:
            return (goal,)
        far = self.to(goal)
        if far[here] <= 0:
            return ()
        beside = self.beside[here] if FLOOR[here] == FLOOR[goal] else self.steps[here]
        return tuple([zone for zone in beside if far[zone] == far[here] - 1])


class Ways:
    """Where one can go and what one sees, as doors, windows and the cabin stand.

    `adjacent`, `steps` and `borders` are those of the open ways: see `Net`.
    """

    __slots__ = (
        "adjacent",
        "asked_barred",
        "asked_open",
        "barred",
        "borders",
        "buildings",
        "cabin",
        "earlier",
        "floor",
        "moves",
        "nets",
        "open",
        "plan",
        "shut",
        "sights",
        "steps",
        "zones",
    )  # fmt: skip

    def __init__(self, plan: Plan, clear: int, barred: int, cabin: int, before: Ways | None) -> None:
        self.plan = plan
        self.asked_open, self.asked_barred, self.floor = clear, barred, cabin
        self.barred = barred | plan.outside
        self.open = clear & ~self.barred
        self.cabin = NOWHERE  # the zone of the cabin
        self.zones = plan.zones
        if cabin >= 0 and plan.tiles >> ZONES[SHAFTS[cabin]].tile & 1:
            self.cabin = SHAFTS[cabin]
            self.zones = tuple(sorted((*self.zones, self.cabin)))
        self.nets: list[Net | None] = [None, None, None]
        self.earlier = before.nets if before is not None and before.plan is plan else self.nets
        """Nets from which those of these ways can be made."""
        open_net = self.net(OPEN)
        self.borders, self.adjacent, self.steps = open_net.borders, open_net.beside, open_net.steps
        self.sights: list[Sight | None] = [None] * len(ZONES)
        self.shut: list[tuple[int, ...] | None] = [None] * len(ZONES)
        self.moves: list[list[Action] | None] = [None] * len(ZONES)
        """By zone, the moves to all that one step reaches; the rules fill it in."""
        self.buildings: dict[int, int] = {}

    # -- sight ----------------------------------------------------------------------------------------------

    def sight(self, here: int) -> Sight:
        """What a zone sees (Z-5)."""
        found = self.sights[here]
        if found is None:
            found = self.sights[here] = self.plan.sight(here, self.open, self.cabin)
        return found

    def seen(self, here: int) -> dict[int, int]:
        """The zones that a zone sees, itself included, and their range."""
        return self.sight(here).seen

    def near(self, here: int) -> tuple[int, ...]:
        """The zones that a zone sees, by range and then by number."""
        return self.sight(here).near

    def in_range(self, here: int, least: int, most: int) -> tuple[int, ...]:
        """The zones that a zone sees at such ranges, rising."""
        return self.sight(here).in_range(least, most)

    # -- ways -----------------------------------------------------------------------------------------------

    def net(self, how: int) -> Net:
        """The zones as they are joined for who goes like this."""
        found = self.nets[how]
        if found is None:
            passable = self.open
            if how != OPEN:
                passable |= ~self.barred & (WINDOWS if how == FORCED else EVERY_OPENING)
            found = self.nets[how] = self.plan.net(passable, self.cabin, self.earlier[how])
        return found

    def open_to(self, goal: int) -> list[int]:
        """How far it is from every zone along open ways, NOWHERE if there is none."""
        return self.net(OPEN).to(goal)

    def forced_to(self, goal: int) -> list[int]:
        """The same, counting every window as open that is not barred (Z-15.2)."""
        return self.net(FORCED).to(goal)

    def broken_to(self, goal: int) -> list[int]:
        """The same, counting doors too: for who breaks them open."""
        return self.net(BROKEN).to(goal)

    def first_steps(self, here: int, goal: int, how: int) -> tuple[int, ...]:
        """The next zones on the shortest ways (Z-15.5)."""
        return self.net(how).first_steps(here, goal)

    def blocker(self, here: int, to: int, how: int) -> int:
        """The opening that must be forced for a step, the first of several; NOWHERE if the step is free."""
        if how == OPEN or to in self.steps[here]:
            return NOWHERE
        for number in self.openings_of(here):
            opening = OPENINGS[number]
            if to in opening.zones and (opening.is_window or how == BROKEN):
                return number
        return NOWHERE

    def openings_of(self, here: int) -> tuple[int, ...]:
        """The closed doors and windows of a zone that can be opened."""
        found = self.shut[here]
        if found is None:
            settled = self.open | self.barred
            found = tuple([number for number in self.plan.openings[here] if not settled >> number & 1])
            self.shut[here] = found
        return found

    # -- buildings ------------------------------------------------------------------------------------------

    def building(self, here: int) -> int:
        """The zones of all rooms that are joined to this one by openings (Z-4.5); none in the open."""
        found = self.buildings.get(here)
        return self.explore(here) if found is None else found

    def explore(self, here: int) -> int:
        """Neither the stairs nor the cabin join rooms into a building."""
        if ZONES[here].is_outdoor:
            self.buildings[here] = 0
            return 0
        found, queue = 1 << here, [here]
        for zone in queue:
            for beside in self.borders[zone]:
                if not found >> beside & 1 and not ZONES[beside].is_outdoor:
                    found |= 1 << beside
                    queue.append(beside)
        for zone in queue:
            self.buildings[zone] = found
        return found


plans: dict[int, Plan] = {}
known: dict[tuple[int, int, int, int], Ways] = {}


def plan_of(tiles: int) -> Plan:
    """What these tiles settle, worked out once."""
    found = plans.get(tiles)
    if found is None:
        found = plans[tiles] = Plan(tiles)
    return found


def ways(
    tiles: int,
    open: int,  # noqa: A002 (the word of the position document)
    barred: int,
    cabin: int,
    before: Ways | None = None,
) -> Ways:
    """The ways on these tiles: with these openings open, these locked or sealed, and the cabin at this floor, NOWHERE
    if none works. They are quicker to make from those `before`, if some openings are new.
    """
    key = (tiles, open, barred, cabin)
    found = known.get(key)
    return kept(known, MOST_WAYS, key, Ways(plan_of(tiles), open, barred, cabin, before)) if found is None else found
