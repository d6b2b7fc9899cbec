"""What the enemies of Resistance may do, found the slow way: a second reading of the rules to hold the engine against.

Nothing of the rules is imported; only the content files are shared: the map, the missions, the cards of the named
enemies. Every function takes a position document and zones by their ids, and reckons all anew by plain loops.
`course` is the heart of it: where an enemy goes next, and why. The paragraphs:

- `sees` (Z-5), `neighbours`, `walls`, `active_floors` (Z-4.7, Z-6, Z-7);
- `course`, `ways`, `shares`, `move_groups`, `move_step`, `is_legal_move` (Z-15, Z-7.6, the missions' exceptions);
- `attackers`, `shots`, `pulls`, `wound_sharings` (Z-14, Z-13.4);
- `activation`, all that the enemies and citizens of an Enemy Phase can do, one after another;
- `hit_sequences` (Z-11.6 to Z-11.8), `citizen_ways` (Z-13.10, Z-13.11, Z-21.8), `drawing_points` (Z-16).

Points that the paragraphs leave open are read so:

- Z-15.6 looks at the zones of the least range only: if none of them can be walked to, the enemy goes by Z-15.2,
  even if it sees a farther target that could be;
- an enemy of MZ5 inside the building counts the ways that leave it when its group splits; the share that drew
  such a way stays (Z-20.15, `BARRED_SHARE_STAYS`);
- all named enemies of a zone with the same ways are one type, and split as one (Z-15.5, `NAMED_ARE_ONE_TYPE`);
- the second zone of one move of Sabretooth's is found from the first one, by Z-15 again, on the board as it was;
- who shoots at range 1 does it with the attacks, before all moves, and chooses among all such zones (Z-14.2);
- the cards of face-down citizens, and all citizens in Zombie Mode, are nobody's targets (Z-13.4, Z-21.8).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations, product
from typing import Any, NamedTuple

from frenzy.games.resistance.content.facts import (
    Cell,
    Lock,
    MapFact,
    MissionFact,
    NamedFact,
    OpeningFact,
    ZoneFact,
    read_citizens,
    read_map,
    read_missions,
    read_named,
)

Position = Mapping[str, Any]
"""A position document; what is left out is as the mission begins."""

MOBS = {"heroic": ("walker", "brute", "runner"), "zombie": ("trooper", "guard", "specialist")}
TWICE = ("runner", "specialist")
"""The mobs with two actions; named enemies have two as well (Z-9)."""
TOUGHNESS = {"walker": 1, "brute": 2, "runner": 1, "trooper": 1, "guard": 2, "specialist": 1}
PRIORITY = {"brute": 2, "guard": 2, "walker": 3, "trooper": 3, "runner": 4, "specialist": 4}
"""Named enemies come first (Z-11.6)."""
HEALTH = {"heroic": 3, "zombie": 5}
BARRED_SHARE_STAYS = True
"""If not, ways that leave the building are none at all, unless there is no other."""
NAMED_ARE_ONE_TYPE = True
"""If not, each goes where the players choose."""
FIGHTERS = {card.id for card in read_citizens() if card.fighter}


class Board(NamedTuple):
    """What a position's mission is played on."""

    map: MapFact
    mission: MissionFact
    named: Mapping[str, NamedFact]


def printed_boards() -> dict[str, Board]:
    """The boards of all missions, by their ids."""
    land, cards = read_map(), read_named()
    return {
        mission.id: Board(land, mission, {card.id: card for card in cards if card.mode == mission.mode})
        for mission in read_missions()
    }


BOARDS: dict[str, Board] = printed_boards()
"""A test may add one of its own."""


def board_of(position: Position) -> Board:
    return BOARDS[position["mission"]]


def mission_of(position: Position) -> MissionFact:
    return board_of(position).mission


def has_knack(position: Position, who: str, knack: str) -> bool:
    card = board_of(position).named.get(who)
    return card is not None and knack in card.knacks


# -- what lies where ------------------------------------------------------------------------------------------


def heroes_in_play(position: Position) -> list[Position]:
    """Those who neither fell nor left."""
    return [hero for hero in position["heroes"] if hero.get("zone") and hero.get("health", 1) > 0]


def hero_zones(position: Position) -> set[str]:
    return {hero["zone"] for hero in heroes_in_play(position)}


def set_up_figures(position: Position) -> list[dict[str, Any]]:
    """What a mission puts on the board, as lines of a position."""
    board, found = board_of(position), []
    for figure in board.mission.figures:
        line: dict[str, Any] = {"zone": figure.zone, "count": figure.n}
        if figure.id in TOUGHNESS:
            line["kind"] = figure.id
        elif figure.id in board.named:
            line |= {"kind": "zombie_hero" if board.mission.mode == "heroic" else "superhero", "id": figure.id}
        else:
            line |= {"citizen": figure.id}
        found.append(line)
    return found


def enemies(position: Position) -> Counter[tuple[str, str]]:
    """How many stand where: (zone, kind or name) → count. One that lies does not count (Z-20.10)."""
    lines = position.get("enemies")
    if lines is None:
        lines = [line for line in set_up_figures(position) if "kind" in line]
    found: Counter[tuple[str, str]] = Counter()
    for line in lines:
        if line.get("zone") and not line.get("lying", False):
            found[line["zone"], line.get("id", line["kind"])] += line.get("count", 1)
    return found


def citizens_on_board(position: Position) -> list[dict[str, Any]]:
    """The figures of citizens, those in hiding too; no cards that lie face down."""
    lines = position.get("citizens")
    if lines is None:
        return [{"id": line["citizen"], "zone": line["zone"]} for line in set_up_figures(position) if "citizen" in line]
    return [line for line in lines if line.get("zone") and line.get("revealed", True)]


def citizens_that_count(position: Position) -> list[dict[str, Any]]:
    """The citizens whom enemies treat like heroes (Z-13.4, Z-21.8)."""
    if mission_of(position).mode == "zombie":
        return []
    return [citizen for citizen in citizens_on_board(position) if not citizen.get("hidden", False)]


def target_zones(position: Position) -> set[str]:
    """The zones with a target: a hero, or a citizen that counts (Z-13.4)."""
    return hero_zones(position) | {citizen["zone"] for citizen in citizens_that_count(position)}


# -- the board as it is now -----------------------------------------------------------------------------------


def cabin_floor(position: Position) -> str | None:
    """The floor where the cabin stands with open doors; none while nothing has freed it (Z-7.8, Z-7.12)."""
    if "cabin" in position:
        return str(position["cabin"]) if position["cabin"] else None
    mission = mission_of(position)
    keys = [colour for colour, reward in mission.rewards.items() if reward.frees_elevator]
    if mission.elevator_locked and not any(all_taken(position, colour) for colour in keys):
        return None
    return None if mission.elevator == "broken" else mission.elevator


def all_taken(position: Position, colour: str) -> bool:
    """Whether all objectives of this colour are taken; those that were stay on the list."""
    lines = position.get("objectives", ())
    known = [line for line in lines if line["colour"] == colour]
    face_down = [line for line in lines if line["colour"] is None]
    return bool(known) and all(line.get("taken", False) for line in known) and not (colour == "red" and face_down)


class Ground(NamedTuple):
    """The part of the map that is in play, as it is now."""

    zones: dict[str, ZoneFact]
    openings: list[OpeningFact]
    open: set[str]
    walls: set[str]


def lay_out(position: Position) -> Ground:
    """The zones of the mission's tiles (Z-2.8), of the shafts only the cabin's (Z-7.8), the doors and windows with both
    sides in play (Z-6.4), which of them are open, and which are walls for everybody and everything (Z-4.7).
    """
    land, mission, _ = board_of(position)
    cabin = cabin_floor(position)
    zones = {
        zone.id: zone for zone in land.zones if zone.tile in mission.tiles and (not zone.shaft or zone.floor == cabin)
    }
    openings = [opening for opening in land.openings if all(zone in zones for zone in opening.zones)]
    opened = set(position.get("open", mission.open))
    walled = {lock.door for lock in mission.locks if not unlocked(position, lock)}
    if mission.sealed_windows:
        walled |= {opening.id for opening in openings if opening.kind == "window"}
    return Ground(zones, openings, opened, walled - opened)


def unlocked(position: Position, lock: Lock) -> bool:
    if lock.needs == "secret_missions":
        taken = position.get("counters", {}).get("secret_missions", 0)
        return bool(taken >= len(mission_of(position).secret_missions))
    return all_taken(position, lock.colour)


def walls(position: Position) -> set[str]:
    """Doors that are locked still, and windows that are sealed."""
    return lay_out(position).walls


def active_floors(position: Position) -> set[str]:
    """The floors with a hero; in MH9 all (Z-7.2, Z-20.9)."""
    zones = lay_out(position).zones
    if mission_of(position).all_floors_active:
        return {zone.floor for zone in zones.values()}
    return {zones[zone].floor for zone in hero_zones(position)}


# -- sight (Z-5) ----------------------------------------------------------------------------------------------

DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def one_room(one: ZoneFact, other: ZoneFact) -> bool:
    """Whether sight runs on from one to the other without an opening: both outdoors, or both of one room."""
    if one.outdoor or other.outdoor:
        return one.outdoor and other.outdoor
    return one.room == other.room


def zone_at(ground: Ground, floor: str, cell: Cell) -> ZoneFact | None:
    for zone in ground.zones.values():
        if zone.floor == floor and cell in zone.cells:
            return zone
    return None


def line_from(ground: Ground, first: ZoneFact, cell: Cell, step: Cell) -> list[tuple[Cell, ZoneFact, int]]:
    """A straight line within the room, or outdoors, from a cell of the first zone on: cells, their zones, their ranges.

    The range is the number of borders between zones that lie before the cell (Z-5.11).
    """
    found, zone, borders = [], first, 0
    while True:
        found.append((cell, zone, borders))
        cell = (cell[0] + step[0], cell[1] + step[1])
        beyond = zone_at(ground, first.floor, cell)
        if beyond is None or not one_room(first, beyond):
            return found
        if beyond.id != zone.id:
            borders += 1
        zone = beyond


def through_opening(ground: Ground, floor: str, cell: Cell, step: Cell) -> tuple[Cell, ZoneFact] | None:
    """The cell and the zone behind the open door or window on this side of a cell, if there is one."""
    beyond = (cell[0] + step[0], cell[1] + step[1])
    for opening in ground.openings:
        on_this_floor = ground.zones[opening.zones[0]].floor == floor
        if on_this_floor and opening.id in ground.open and set(opening.cells) == {cell, beyond}:
            zone = zone_at(ground, floor, beyond)
            assert zone is not None
            assert zone.id in opening.zones, opening.id
            return beyond, zone
    return None


def sees(position: Position, zone: str) -> dict[str, int]:
    """All zones that a figure in this zone sees, with their range (Z-5.12)."""
    ground = lay_out(position)
    here = ground.zones[zone]
    found: list[tuple[str, int]] = [(zone, 0)]
    for cell in here.cells:
        for step in DIRECTIONS:
            # Within the room, or outdoors; from outdoors also through an opening on the line, into one zone indoors.
            for there, fact, far in line_from(ground, here, cell, step):
                found.append((fact.id, far))
                if here.outdoor:
                    behind = through_opening(ground, here.floor, there, step)
                    if behind:
                        found.append((behind[1].id, far + 1))
            # From indoors through an opening of this very zone (Z-5.3, Z-5.4): into the first zone of the next room, or
            # outdoors and straight on.
            if not here.outdoor:
                behind = through_opening(ground, here.floor, cell, step)
                if behind and behind[1].outdoor:
                    found += [(fact.id, far + 1) for _, fact, far in line_from(ground, behind[1], behind[0], step)]
                elif behind:
                    found.append((behind[1].id, 1))
    # The cabin is a room that shares an opening with the zone before it (Z-5.8).
    found += [(other, 1) for other in cabin_ways(position, zone)]
    return {id: min(far for other, far in found if other == id) for id, _ in found}


# -- ways (Z-6, Z-7) ------------------------------------------------------------------------------------------


def cabin_ways(position: Position, zone: str) -> set[str]:
    """From the zone before the cabin into it, and back (Z-7.7)."""
    floor = cabin_floor(position)
    for name, fact in board_of(position).map.floors.items():
        if name == floor and zone in {fact.shaft, fact.front}:
            return {fact.shaft, fact.front} - {zone}
    return set()


def stairs_ways(position: Position, zone: str) -> set[str]:
    """The zones that the stairs lead to from here; they work only with both ends in play (Z-7.5, Z-2.8)."""
    here = lay_out(position).zones
    pairs = [pair for pair in board_of(position).map.stairs if pair[0] in here and pair[1] in here]
    return {lower for lower, upper in pairs if upper == zone} | {upper for lower, upper in pairs if lower == zone}


Graph = dict[str, dict[str, str | None]]
"""From each zone the zones one step away, each with the closed opening on the way there, if it has one."""


def graph(position: Position, *, stairs: bool = False, through: Collection[str] = ()) -> Graph:
    """All steps from zone to zone (Z-6.2).

    `through` are the kinds of openings ("window", "door") that count as open though they are closed; `stairs` says
    whether the stairs are a way.
    """
    ground = lay_out(position)
    steps: list[tuple[str, str, str | None]] = []
    steps += [(one, other, None) for one, other in board_of(position).map.borders]
    for opening in ground.openings:
        if opening.id in ground.open:
            steps.append((*opening.zones, None))
        elif opening.kind in through and opening.id not in ground.walls:
            steps.append((*opening.zones, opening.id))
    for zone in ground.zones:
        steps += [(zone, other, None) for other in cabin_ways(position, zone)]
        if stairs:
            steps += [(zone, other, None) for other in stairs_ways(position, zone)]
    found: Graph = {}
    enterable = {zone.id for zone in ground.zones.values() if not zone.solid}  # the fountain (Z-6.3)
    for zone in enterable:
        found[zone] = {}
        for one, other, opening_on_it in steps:
            if one == zone and other in enterable:
                found[zone][other] = opening_on_it
            if other == zone and one in enterable:
                found[zone][one] = opening_on_it
    return found


def neighbours(position: Position, zone: str) -> set[str]:
    """The zones one open step away, without the stairs."""
    return set(graph(position)[zone])


def steps_to(steps: Graph, start: str, goal: str) -> int | None:
    """The length of the shortest way, if there is one."""
    reached, far = {start}, 0
    while goal not in reached:
        wider = reached | {other for zone in reached for other in steps[zone]}
        if wider == reached:
            return None
        reached, far = wider, far + 1
    return far


def first_steps(steps: Graph, start: str, goal: str) -> set[Way]:
    """How the shortest ways to the goal begin."""
    shortest = steps_to(steps, start, goal)
    found = set()
    for other, opening in steps[start].items():
        rest = steps_to(steps, other, goal)
        if shortest is not None and rest is not None and rest + 1 == shortest:
            found.add(Way(other, opening))
    return found


class Way(NamedTuple):
    """A first step: the zone it leads to, and the closed window or door that must be forced instead of making it."""

    to: str
    force: str | None = None


class Course(NamedTuple):
    """Where an enemy goes: why, towards which zones, by which first steps. Those of `barred` are not made."""

    reason: str
    goals: frozenset[str] = frozenset()
    ways: frozenset[Way] = frozenset()
    barred: frozenset[Way] = frozenset()


def forces(position: Position, who: str) -> set[str]:
    """The closed openings that such an enemy takes for open when it sees nobody (Z-15.2, Z-15.3)."""
    if has_knack(position, who, "breaks_doors") or mission_of(position).enemies_open_doors:
        return {"window", "door"}
    return {"window"}


def nearest_ways(
    position: Position, zone: str, goals: Iterable[str], *, through: Collection[str] = ()
) -> tuple[set[str], set[Way]]:
    """The nearest of these zones by path, and how the ways there begin.

    The stairs are a way only to the other floor (Z-7.6).
    """
    zones = lay_out(position).zones
    found: dict[str, tuple[int, set[Way]]] = {}
    for goal in goals:
        steps = graph(position, stairs=zones[goal].floor != zones[zone].floor, through=through)
        far = steps_to(steps, zone, goal)
        if far is not None:
            found[goal] = far, first_steps(steps, zone, goal)
    nearest = {goal for goal in found if found[goal][0] == min(far for far, _ in found.values())}
    return nearest, {way for goal in nearest for way in found[goal][1]}


def course(position: Position, zone: str, who: str) -> Course:
    """Where an enemy of this kind or name goes from this zone with its next move (Z-15.1 to Z-15.6)."""
    targets = target_zones(position)
    if zone in targets:
        return Course("attacks")
    lair = mission_of(position).lair
    in_sight = {other: far for other, far in sees(position, zone).items() if other in targets}

    if in_sight:
        goals = {other for other, far in in_sight.items() if far == min(in_sight.values())}
        open_ways = {way for goal in goals for way in first_steps(graph(position), zone, goal)}
        if open_ways:
            return within_lair(position, zone, Course("sees", frozenset(goals), frozenset(open_ways)))

    if lair is not None and zone not in lair.zones and not in_sight:
        reason, wanted = "lair", set(lair.zones)
    else:
        reason, wanted = "seeks", targets
    goals, found = nearest_ways(position, zone, wanted, through=forces(position, who))
    if not found:
        return Course("stuck")
    return within_lair(position, zone, Course(reason, frozenset(goals), frozenset(found)))


def within_lair(position: Position, zone: str, course: Course) -> Course:
    """Who is in the building of MZ5 does not leave it again (Z-20.15)."""
    lair = mission_of(position).lair
    if lair is None or zone not in lair.zones:
        return course
    inside = frozenset(way for way in course.ways if way.to in lair.zones)
    barred = course.ways - inside if BARRED_SHARE_STAYS or not inside else frozenset()
    return course._replace(ways=inside, barred=barred)


def ways(position: Position, zone: str, who: str) -> set[Way]:
    """The ways an enemy may take from here with its next move; none, if it stays or attacks."""
    return set(course(position, zone, who).ways)


# -- moving (Z-15.5 to Z-15.8) --------------------------------------------------------------------------------


def shares(count: int, ways: int) -> set[tuple[int, ...]]:
    """How a group splits over so many ways: as equally as can be, the odd ones one more on a way (Z-15.5)."""
    each, odd = divmod(count, ways)
    return {tuple(each + (way in lucky) for way in range(ways)) for lucky in combinations(range(ways), odd)}


Figures = frozenset[tuple[tuple[str, str], int]]
"""How many of a kind or name are in a zone, as a set of ((zone, who), count)."""


class Moved(NamedTuple):
    """What a move step can come to: where the movers are, and the openings they forced."""

    figures: Figures
    forced: frozenset[str]


class Group(NamedTuple):
    """Enemies of one type in one zone that move together: so many of a mob, or named ones with the same ways."""

    zone: str
    kind: str
    size: int
    names: tuple[str, ...]
    ways: tuple[Way, ...]
    barred: tuple[Way, ...]


def acting(position: Position, action: int = 1, kinds: Collection[str] | None = None) -> Counter[tuple[str, str]]:
    """The enemies that have this action: all on active floors, with the second only those that have two (Z-14.3).

    `kinds` are those of an extra activation: mobs by kind, named ones by name.
    """
    floors, named, zones = active_floors(position), board_of(position).named, lay_out(position).zones
    return Counter(
        {
            (zone, who): count
            for (zone, who), count in enemies(position).items()
            if zones[zone].floor in floors
            and (action == 1 or who in TWICE or who in named)
            and (kinds is None or who in kinds)
        }
    )


def move_groups(
    position: Position, movers: Mapping[tuple[str, str], int], attacked: Collection[str] = ()
) -> list[Group]:
    """Those of the movers that move now, in the groups that split.

    `attacked` are the zones whose enemies attacked in this action, even if nobody is left there, and the names of those
    who shot: none of them moves (Z-14.2).
    """
    found: list[Group] = []
    together: dict[tuple[str, frozenset[Way], frozenset[Way]], list[str]] = {}
    for (zone, who), count in sorted(movers.items()):
        if zone in attacked or who in attacked or not count:
            continue
        way = course(position, zone, who)
        if who in board_of(position).named and NAMED_ARE_ONE_TYPE:
            together.setdefault((zone, way.ways, way.barred), []).append(who)
        else:
            alone: tuple[str, ...] = (who,) if who in board_of(position).named else ()
            found.append(Group(zone, who, count, alone, in_order(way.ways), in_order(way.barred)))
    for (zone, free, barred), names in together.items():
        found.append(Group(zone, "named", len(names), tuple(names), in_order(free), in_order(barred)))
    return found


def in_order(ways: Iterable[Way]) -> tuple[Way, ...]:
    return tuple(sorted(ways, key=lambda way: (way.to, way.force or "")))


def ends(position: Position, zone: str, who: str, way: Way) -> set[str]:
    """Where an enemy stands after it took this way: where it was, if it forces an opening (Z-15.4)."""
    if way.force:
        return {zone}
    if not has_knack(position, who, "moves_twice_as_far") or way.to in target_zones(position):
        return {way.to}
    on = course(position, way.to, who)
    stops = any(further.force for further in on.ways) or bool(on.barred) or not on.ways
    return {further.to for further in on.ways if not further.force} | ({way.to} if stops else set())


def outcomes(position: Position, group: Group) -> set[Moved]:
    """All that the move of one group can come to."""
    every = [(way, True) for way in group.ways] + [(way, False) for way in group.barred]
    found = set()
    if not every:
        crowd = group.names or (group.kind,) * group.size
        return {Moved(figures(Counter((group.zone, who) for who in crowd)), frozenset())}
    for share in shares(group.size, len(every)):
        forced = frozenset(
            way.force for (way, free), count in zip(every, share, strict=True) if free and count and way.force
        )
        for arrangement in arrangements(group, share):
            places: list[list[tuple[str, str]]] = []
            for who, number in arrangement:
                way, free = every[number]
                places.append(
                    [(end, who) for end in sorted(ends(position, group.zone, who, way))]
                    if free
                    else [(group.zone, who)]
                )
            found |= {Moved(figures(Counter(places_taken)), forced) for places_taken in product(*places)}
    return found


def arrangements(group: Group, share: tuple[int, ...]) -> list[tuple[tuple[str, int], ...]]:
    """Who takes which way, if so many take each: of a mob it does not matter who."""
    if not group.names:
        return [tuple((group.kind, number) for number, count in enumerate(share) for _ in range(count))]
    return [
        tuple(zip(group.names, numbers, strict=True))
        for numbers in product(range(len(share)), repeat=len(group.names))
        if all(numbers.count(number) == count for number, count in enumerate(share))
    ]


def figures(counts: Mapping[tuple[str, str], int]) -> Figures:
    return frozenset((place, count) for place, count in counts.items() if count)


def move_step(
    position: Position,
    movers: Mapping[tuple[str, str], int],
    attacked: Collection[str] = (),
    *,
    limit: Mapping[tuple[str, str], int] | None = None,
) -> set[Moved]:
    """All that one step of moves can come to: everybody moves at once, by the board before it (Z-15.7).

    With a limit only what keeps within these numbers is followed up: what a board after the step can still be.
    """
    found = {Moved(frozenset(), frozenset())}
    resting = Counter(dict(movers))
    for group in move_groups(position, movers, attacked):
        for who in group.names or (group.kind,):
            resting[group.zone, who] = 0
        wider = set()
        for before in found:
            for after in outcomes(position, group):
                sum_of_both = Counter(dict(before.figures)) + Counter(dict(after.figures))
                if limit is None or all(count <= limit.get(place, 0) for place, count in sum_of_both.items()):
                    wider.add(Moved(figures(sum_of_both), before.forced | after.forced))
        found = wider
    return {Moved(figures(Counter(dict(moved.figures)) + resting), moved.forced) for moved in found}


def is_legal_move(
    before: Position, after: Position, movers: Mapping[tuple[str, str], int], attacked: Collection[str] = ()
) -> bool:
    """Whether a step of moves can lead from one board to the other."""
    resting = enemies(before)
    resting.subtract(movers)
    wanted = enemies(after)
    wanted.subtract(resting)
    opened = frozenset(after.get("open", ())) - frozenset(before.get("open", mission_of(before).open))
    reachable = move_step(before, movers, attacked, limit=wanted)
    return Moved(figures(wanted), opened) in reachable


# -- attacks (Z-14) -------------------------------------------------------------------------------------------


def attackers(position: Position, movers: Mapping[tuple[str, str], int] | None = None) -> dict[str, dict[str, int]]:
    """Who attacks in its own zone: zone → kind or name → how many (Z-14.2). All enemies act, unless some are named."""
    targets = target_zones(position)
    found: dict[str, dict[str, int]] = {}
    for (zone, who), count in (acting(position) if movers is None else movers).items():
        if zone in targets and count:
            found.setdefault(zone, {})[who] = count
    return found


def shots(position: Position, movers: Mapping[tuple[str, str], int] | None = None) -> dict[str, set[str]]:
    """Who attacks another zone: name → the zones among which the players choose (Cyclops)."""
    targets = target_zones(position)
    found = {}
    for zone, who in acting(position) if movers is None else movers:
        if zone not in targets and has_knack(position, who, "attacks_at_range_1"):
            aims = {other for other, far in sees(position, zone).items() if far == 1 and other in targets}
            if aims:
                found[who] = aims
    return found


def pulls(position: Position, movers: Mapping[tuple[str, str], int] | None = None) -> dict[str, str]:
    """Which heroes are pulled, and where to, before anybody acts: hero → zone (Magneto)."""
    found = {}
    for zone, who in acting(position) if movers is None else movers:
        if has_knack(position, who, "pulls"):
            near = {other for other, far in sees(position, zone).items() if far == 1}
            found.update({hero["id"]: zone for hero in heroes_in_play(position) if hero["zone"] in near})
    return found


def wounds(position: Position, crowd: Mapping[str, int]) -> tuple[int, int]:
    """The wounds that such a crowd gives: how many are shared, and how many everybody there suffers besides."""
    everyone = sum(count for who, count in crowd.items() if has_knack(position, who, "wounds_everyone"))
    return sum(crowd.values()) - everyone, everyone


def wound_sharings(position: Position, zone: str, n: int) -> set[frozenset[tuple[str, int]]]:
    """How n wounds can be shared in a zone, if nobody reacts: sets of (hero or citizen, wounds) (Z-14.5, Z-14.6).

    A hero takes as many as he has health, a citizen that is not hidden 1. Nothing is left over that anybody can take.
    """
    room = {
        hero["id"]: hero.get("health", HEALTH[mission_of(position).mode])
        for hero in heroes_in_play(position)
        if hero["zone"] == zone
    } | {citizen["id"]: 1 for citizen in citizens_that_count(position) if citizen["zone"] == zone}
    total = min(n, sum(room.values()))
    found = set()
    for numbers in product(*(range(most + 1) for most in room.values())):
        if sum(numbers) == total:
            found.add(frozenset((who, count) for who, count in zip(room, numbers, strict=True) if count))
    return found


# -- hits (Z-11) ----------------------------------------------------------------------------------------------


def hit_sequences(
    position: Position,
    crowd: Mapping[str, int],
    hits: int,
    *,
    from_afar: bool = False,
    each: int = 1,
    spares_named: bool = False,
    by_priority: bool = True,
    toughness: Mapping[str, int] | None = None,
) -> set[tuple[str, ...]]:
    """Whom the hits of one attack eliminate, and in what order: all that the attacker can choose (Z-11.6 to Z-11.8).

    `crowd` is the target zone: kind or name → count. `from_afar`: the attacker stands in another zone, where Psylocke
    cannot be hit. With `each` 2, `hits` are successes of the Plasma Blast, 2 hits each for one enemy (Z-19.2); the
    Thrown Hand `spares_named`. `toughness` replaces what an effect lowers.
    """
    named = board_of(position).named
    left = {
        who: count
        for who, count in crowd.items()
        if count
        and not (who in named and spares_named)
        and not (from_afar and has_knack(position, who, "no_hits_from_afar"))
    }
    if not left:
        return {()}
    first = min(PRIORITY.get(who, 1) for who in left)
    found: set[tuple[str, ...]] = set()
    for who, count in left.items():
        if by_priority and PRIORITY.get(who, 1) != first:
            continue
        needed = (toughness or {}).get(who) or (named[who].toughness if who in named else TOUGHNESS[who])
        price = -(-needed // each)
        if price <= hits:
            rest = dict(left) | {who: count - 1}
            found |= {
                (who, *then)
                for then in hit_sequences(
                    position,
                    rest,
                    hits - price,
                    from_afar=from_afar,
                    each=each,
                    spares_named=spares_named,
                    by_priority=by_priority,
                    toughness=toughness,
                )
            }
    return found or {()}


# -- citizens (Z-13.10, Z-13.11, Z-21.8) ----------------------------------------------------------------------

AWAY = "away"
"""A citizen of Zombie Mode has left the board by a spawn point."""


def points(position: Position) -> list[tuple[str, str, bool]]:
    """The spawn points in play: zone, colour, and whether it is active."""
    mission = mission_of(position)
    lines = position.get("spawn")
    if lines is not None:
        return [(line["zone"], line["colour"], line.get("active", True)) for line in lines]
    crowd = len(position["heroes"]) >= 5
    return [(point.zone, point.colour, not point.asleep) for point in mission.points if crowd or not point.crowd]


def citizen_ways(position: Position, citizen: str) -> set[str]:
    """Where a citizen can be after its activation; its own zone, if it stays.

    Those who can go several ways go where the players choose; if that way is blocked they stay.
    """
    mission = mission_of(position)
    (me,) = [line for line in citizens_on_board(position) if line["id"] == citizen]
    zone = me["zone"]
    if citizen in mission.still or lay_out(position).zones[zone].floor not in active_floors(position):
        return {zone}
    if mission.mode == "zombie":
        return fleeing_ways(position, zone)
    if zone in hero_zones(position):
        return {zone}
    _, steps = nearest_ways(position, zone, hero_zones(position))
    if not steps:
        return {zone}
    hidden = me.get("hidden", False)
    crowded = {place for (place, _), count in enemies(position).items() if count}
    return {zone if not hidden and (zone in crowded or step.to in crowded) else step.to for step in steps}


def fleeing_ways(position: Position, zone: str) -> set[str]:
    """A citizen of Zombie Mode runs for a spawn point, and leaves the board there."""
    doors = {place for place, _, active in points(position) if active and place != zone}
    _, steps = nearest_ways(position, zone, doors)
    if not steps:
        return {zone}
    found = set()
    for step in steps:
        if zone in hero_zones(position) or step.to in hero_zones(position):
            found.add(zone)
        else:
            found.add(AWAY if step.to in doors else step.to)
    return found


# -- the spawn step (Z-16) ------------------------------------------------------------------------------------


def drawing_points(position: Position) -> list[tuple[str, str]]:
    """The points a card is drawn for in the spawn step, in this order: (zone, colour). Missions' other orders aside."""
    mission = mission_of(position)
    mute = {(point.zone, point.colour) for point in mission.points if not point.draws}
    order = [(point.zone, point.colour) for point in mission.points]
    lying = [(zone, colour) for zone, colour, active in points(position) if active and (zone, colour) not in mute]
    lying = [(zone, colour) for zone, colour in lying if lay_out(position).zones[zone].floor in active_floors(position)]
    lying.sort(key=lambda point: order.index(point) if point in order else len(order))
    twice = mission.more_initial_cards and len(position["heroes"]) >= 5
    return [point for point in lying for _ in range(2 if twice and point[1] == "initial" else 1)]


# -- a whole activation (Z-14.1 to Z-14.3) --------------------------------------------------------------------


class Table(NamedTuple):
    """What an activation can change: heroes with zone and health, citizens and whether they hide, enemies, openings."""

    heroes: frozenset[tuple[str, str, int]]
    citizens: frozenset[tuple[str, str, bool]]
    enemies: Figures
    open: frozenset[str]


def table(position: Position) -> Table:
    full = HEALTH[mission_of(position).mode]
    return Table(
        frozenset((hero["id"], hero["zone"], hero.get("health", full)) for hero in heroes_in_play(position)),
        frozenset(
            (citizen["id"], citizen["zone"], citizen.get("hidden", False)) for citizen in citizens_on_board(position)
        ),
        figures(enemies(position)),
        frozenset(position.get("open", mission_of(position).open)),
    )


def each_once(positions: Iterable[Position]) -> list[Position]:
    return list({table(position): position for position in positions}.values())


def dice_hold(position: Position) -> bool:
    """What all dice of the phase show: 5 or more, so that fighters cancel their wounds and hidden citizens come out."""
    return any(face >= 5 for face in position.get("next", {}).get("dice", ()))


def wounded(position: Position, victim: str) -> Position:
    """The board after one wound, which a fighter may cancel (Z-13.5, Z-13.6, Z-8.3)."""
    full = HEALTH[mission_of(position).mode]
    heroes = []
    for hero in position["heroes"]:
        health = hero.get("health", full) - (hero["id"] == victim)
        heroes.append(dict(hero) | {"health": health, "zone": hero.get("zone") if health > 0 else None})
    safe = victim in FIGHTERS and dice_hold(position)
    citizens = [citizen for citizen in citizens_on_board(position) if citizen["id"] != victim or safe]
    return dict(position) | {"heroes": heroes, "citizens": citizens}


def wound_boards(position: Position, zone: str, n: int, given: tuple[str, ...] = ()) -> list[Position]:
    """All boards after n wounds in a zone, given one at a time to whom the players choose (Z-14.5, Z-14.6).

    `given` are the citizens who had one in this step: while a hero stands there they get no other.
    """
    heroes = [hero["id"] for hero in heroes_in_play(position) if hero["zone"] == zone]
    citizens = [citizen["id"] for citizen in citizens_that_count(position) if citizen["zone"] == zone]
    victims = heroes + [citizen for citizen in citizens if not heroes or citizen not in given]
    if not n or not victims:
        return [position]
    found: list[Position] = []
    for victim in victims:
        had = (*given, victim) if victim in citizens else given
        found += wound_boards(wounded(position, victim), zone, n - 1, had)
    return each_once(found)


def all_wounded(position: Position, zone: str) -> Position:
    """One wound for everybody in a zone whom enemies attack (Dark Phoenix, Storm)."""
    for victim in heroes_in_play(position) + citizens_that_count(position):
        if victim["zone"] == zone:
            position = wounded(position, victim["id"])
    return position


def attack_outcomes(position: Position, movers: Mapping[tuple[str, str], int]) -> list[tuple[Position, list[str]]]:
    """All boards after the attacks of an action of these enemies, each with the zones and names of those who attacked.

    Who attacks is settled before the first attack; zones in the order of the map, and on a floor that has lost its last
    hero meanwhile nobody attacks any more (Z-7.4). In a zone, first the wounds that all suffer, then those to share.
    """
    crowds, aims = attackers(position, movers), shots(position, movers)
    found: list[tuple[Position, list[str]]] = []
    for choice in product(*(sorted(zones) for zones in aims.values())):
        boards: list[Position] = [position]
        shot_at = Counter(choice)
        for zone, fact in lay_out(position).zones.items():
            shared, everyone = wounds(position, crowds.get(zone, {}))
            shared += shot_at[zone]
            wider: list[Position] = []
            for board in boards:
                if fact.floor not in active_floors(board) or not shared + everyone:
                    wider.append(board)
                    continue
                hurt = board
                for _ in range(everyone):
                    hurt = all_wounded(hurt, zone)
                wider += wound_boards(hurt, zone, shared)
            boards = each_once(wider)
        found += [(board, [*crowds, *aims]) for board in boards]
    return found


def move_outcomes(
    position: Position, movers: Mapping[tuple[str, str], int], attacked: Collection[str]
) -> list[Position]:
    """All boards after the moves of an action of these enemies, as far as their floors have a hero still."""
    awake = acting(position)
    movers = {place: count for place, count in movers.items() if place in awake}
    resting = enemies(position)
    resting.subtract(movers)
    found: list[Position] = []
    for moved in move_step(position, movers, attacked):
        lines = [
            {"kind": who, "zone": zone, "count": count}
            for (zone, who), count in [*moved.figures, *resting.items()]
            if count
        ]
        opened = [*position.get("open", mission_of(position).open), *moved.forced]
        found.append(dict(position) | {"enemies": lines, "open": opened})
    return found


def citizen_outcomes(position: Position) -> list[Position]:
    """All boards after the citizens moved, all at once (Z-13.10)."""
    citizens = citizens_on_board(position)
    found: list[Position] = []
    zones, floors = lay_out(position).zones, active_floors(position)
    for ends in product(*(sorted(citizen_ways(position, citizen["id"])) for citizen in citizens)):
        moved = []
        for citizen, end in zip(citizens, ends, strict=True):
            hides = citizen.get("hidden", False)
            if zones[citizen["zone"]].floor in floors and dice_hold(position):  # the die after its activation (Z-13.11)
                hides = False
            moved.append(citizen | {"zone": None if end == AWAY else end, "hidden": hides})
        found.append(dict(position) | {"citizens": moved})
    return found


def acted(position: Position, kinds: Collection[str] | None = None) -> list[Position]:
    """All boards after an activation of all enemies, or of these kinds only (Z-17.3)."""
    pulled = pulls(position, acting(position, kinds=kinds))
    heroes = [hero | {"zone": pulled.get(hero["id"], hero.get("zone"))} for hero in position["heroes"]]
    boards: list[Position] = [dict(position) | {"heroes": heroes}]
    for action in (1, 2):
        boards = each_once(
            after
            for before in boards
            for struck, attacked in attack_outcomes(before, acting(before, action, kinds))
            for after in move_outcomes(struck, acting(before, action, kinds), attacked)
        )
    return boards


def activation(position: Position) -> set[Table]:
    """All that the activation step of an Enemy Phase can come to: enemies, then citizens.

    No hero reacts, no building is left to be revealed, and all dice show what the position's `next` says, or 1.
    """
    return {table(after) for before in acted(position) for after in citizen_outcomes(before)}


def activation_and_card(position: Position, zone: str, kind: str, count: int) -> set[Table]:
    """The same, and then a spawn card for a zone: a rush of so many (Z-17.2), or with 0 an extra activation (Z-17.3).

    Only for a rush of those who have one action.
    """
    found = set()
    for before in acted(position):
        for calm in citizen_outcomes(before):
            if lay_out(calm).zones[zone].floor not in active_floors(calm):
                found.add(table(calm))
            elif not count:
                found |= {table(after) for after in acted(calm, [kind])}
            else:
                lines = [
                    {"kind": who, "zone": place, "count": number} for (place, who), number in enemies(calm).items()
                ]
                crowded = dict(calm) | {"enemies": [*lines, {"kind": kind, "zone": zone, "count": count}]}
                placed = {(zone, kind): count}
                for struck, attacked in attack_outcomes(crowded, placed):
                    found |= {table(after) for after in move_outcomes(struck, placed, attacked)}
    return found
