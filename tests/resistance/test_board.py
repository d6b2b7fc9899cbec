"""The map and what can be walked and seen on it, against the paragraphs and against a plain reckoning."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from frenzy.games.resistance import board
from frenzy.games.resistance.board import (
    ALL_TILES,
    BORDERS,
    BROKEN,
    FLOOR,
    FORCED,
    FRONTS,
    OPEN,
    OPENING_IDS,
    OPENING_OF,
    OPENINGS,
    ROOM_IDS,
    SHAFTS,
    STAIRS,
    TILE_IDS,
    TILE_OF,
    ZONE_AT,
    ZONE_IDS,
    ZONE_OF,
    ZONES,
    Plan,
    Ways,
    ways,
)
from frenzy.games.resistance.ids import FLOOR_OF, FLOORS, NOWHERE, bits
from frenzy.games.resistance.missions import MISSIONS, Mission

EVERYTHING = (1 << len(OPENINGS)) - 1


def openings(ids: str) -> int:
    return sum(1 << OPENING_OF[id] for id in ids.split())


def on(tiles: str = "", opened: str = "", barred: str = "", cabin: str = "") -> Ways:
    """The ways on these tiles, on all if none are named."""
    mask = sum(1 << TILE_OF[id] for id in tiles.split()) or ALL_TILES
    return ways(mask, openings(opened), openings(barred), FLOOR_OF[cabin] if cabin else NOWHERE)


def ids(zones: Iterable[int]) -> set[str]:
    return {ZONE_IDS[zone] for zone in zones}


def seen(found: Ways, here: str) -> dict[str, int]:
    return {ZONE_IDS[zone]: far for zone, far in found.seen(ZONE_OF[here]).items()}


def steps(found: Ways, here: str, to: str, how: int = OPEN) -> list[str]:
    return [ZONE_IDS[zone] for zone in found.first_steps(ZONE_OF[here], ZONE_OF[to], how)]


def adjacent(found: Ways, here: str) -> set[str]:
    return ids(found.adjacent[ZONE_OF[here]])


def building(found: Ways, here: str) -> set[str]:
    return ids(bits(found.building(ZONE_OF[here])))


# -- the map ----------------------------------------------------------------------------------------------------


def test_ids_are_unique() -> None:
    for names in (ZONE_IDS, OPENING_IDS, ROOM_IDS, TILE_IDS):
        assert len(names) == len(set(names))


def test_z_22_2_the_floors_and_their_tiles() -> None:
    assert (len(TILE_IDS), len(ZONES), len(OPENINGS)) == (18, 88, 47)
    assert board.MAP.floors["ground"].tiles == (("10R", "11R", "12R"), ("13R", "14R", "15R"), ("16R", "17R", "18R"))
    assert board.MAP.floors["first"].tiles == (("16V", "17V", "18V"),)
    assert board.MAP.floors["basement"].tiles == (("10V", "11V", "12V"), ("13V", "14V", "15V"))


@pytest.mark.parametrize(
    ("tiles", "count"),
    [
        ("13R 14R", 3), ("15R", 2), ("16R", 1), ("17R", 0), ("18R", 1), ("10R 11R 12R", 3), ("13V", 1),
        ("10V 11V 12V 13V 14V 15V", 7),
    ],
)  # fmt: skip
def test_z_22_2_citizen_symbols_are_those_that_the_legends_force(tiles: str, count: int) -> None:
    assert sum(zone.citizens for zone in ZONES if TILE_IDS[zone.tile] in tiles.split()) == count


def test_z_23_8_hall_and_kitchen_have_three_spawn_symbols_and_two_citizens() -> None:
    rooms = [zone for zone in ZONES if ROOM_IDS[zone.room] in ("entrance_hall", "kitchen")]

    assert (sum(zone.spawns for zone in rooms), sum(zone.citizens for zone in rooms)) == (3, 2)


def test_every_cell_is_of_one_zone_or_a_staircase() -> None:
    for floor, fact in board.MAP.floors.items():
        cells = {(x, y) for x in range(3 * len(fact.tiles[0])) for y in range(3 * len(fact.tiles))}
        zones = [cell for zone in ZONES if FLOORS[zone.floor] == floor for cell in zone.cells]
        assert sorted([*zones, *fact.pillars]) == sorted(cells)


def test_every_zone_lies_on_its_tile() -> None:
    for zone in ZONES:
        tiles = board.MAP.floors[FLOORS[zone.floor]].tiles
        assert {tiles[y // 3][x // 3] for x, y in zone.cells} == {TILE_IDS[zone.tile]}


def test_every_opening_joins_the_zones_of_its_cells_side_by_side() -> None:
    for opening in OPENINGS:
        (one, other), (here, there) = opening.zones, opening.cells
        assert FLOOR[one] == FLOOR[other]
        assert here in ZONES[one].cells
        assert there in ZONES[other].cells
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        assert ZONES[one].room != ZONES[other].room


def test_z_4_3_borders_are_the_sides_that_zones_of_a_room_share() -> None:
    beside = set()
    for (floor, x, y), here in ZONE_AT.items():
        for cell in ((floor, x + 1, y), (floor, x, y + 1)):
            there = ZONE_AT.get(cell, here)
            if there != here and ZONES[here].room == ZONES[there].room:
                beside.add(frozenset((here, there)))

    assert {frozenset(pair) for pair in BORDERS} == beside


def test_z_4_3_a_room_hangs_together() -> None:
    closed = on()
    for room, name in enumerate(ROOM_IDS):
        zones = [number for number, zone in enumerate(ZONES) if zone.room == room and not zone.is_solid]
        if name.endswith("_lift"):
            assert len(zones) == 1
        elif not ZONES[zones[0]].is_outdoor:
            assert closed.building(zones[0]) == sum(1 << zone for zone in zones)


# -- sight (Z-5) ------------------------------------------------------------------------------------------------


def test_z_5_1_in_the_open_sight_runs_straight_through_any_number_of_zones() -> None:
    found = seen(on(), "16R-out3")

    assert (found["17R-n"], found["18R-out3"]) == (2, 6)
    assert (found["13R-lawn3"], found["16R-out5"]) == (1, 2)
    assert "17R-w" not in found  # a diagonal


def test_z_5_1_walls_end_it() -> None:
    assert "15R-lawn1" not in seen(on(opened="win-hall-west win-hall-east"), "13R-lawn3")  # the house between them


def test_z_5_1_the_edge_of_the_tiles_ends_it() -> None:
    assert "18R-out1" not in seen(on("13R 14R 16R 17R"), "17R-n")
    assert seen(on("12V 15V"), "12V-corrW") == {"12V-corrW": 0, "12V-corrE": 1}


def test_z_5_2_inside_a_room_sight_runs_straight_through_its_zones() -> None:
    assert seen(on(), "10V-corr") == {"10V-corr": 0, "11V-corr": 1, "12V-corrW": 2, "12V-corrE": 3}
    assert "11V-lobby" not in seen(on(), "10V-corr")


def test_z_5_3_an_open_door_shows_the_first_zone_behind_it_only() -> None:
    found = seen(on(opened="library-corr class-corr"), "10R-libW")

    assert found == {"10R-libW": 0, "10R-libE": 1, "10R-corr": 1}


def test_z_5_4_only_the_zone_with_the_opening_looks_through_it() -> None:
    assert "10R-corr" not in seen(on(opened="library-corr"), "10R-libE")


def test_z_5_5_from_indoors_one_sees_straight_out_over_any_number_of_zones() -> None:
    found = seen(on(opened="win-hall-west front-door"), "14R-entrance")

    assert (found["13R-lawn3"], found["13R-lawn2"], found["13R-lawn1"]) == (1, 2, 3)
    assert (found["17R-n"], found["17R-s"]) == (1, 3)
    assert "16R-out3" not in found
    assert "17R-nw" not in found


def test_z_5_5_from_outdoors_one_sees_one_zone_inside_only() -> None:
    opened = on(opened="win-kitchen kitchen-dining hall-kitchen greenhouse-door")

    assert {"13R-kitchen"} == {zone for zone in seen(opened, "16R-out3") if zone.startswith("13R-k")}
    assert not {"13R-dining", "14R-hallW"} & set(seen(opened, "16R-out3"))
    assert seen(opened, "16R-out3")["13R-kitchen"] == 2
    assert "16R-greenS" not in seen(opened, "17R-w")
    assert seen(opened, "17R-e")["16R-greenN"] == 4  # across the fountain


def test_z_5_6_closed_doors_and_windows_block_sight() -> None:
    assert seen(on(), "14R-entrance") == {"14R-entrance": 0, "14R-hallW": 1, "14R-hallE": 1}


def test_z_5_7_the_fountain_does_not_block_sight() -> None:
    assert seen(on(), "17R-n")["17R-s"] == 2
    assert seen(on(), "17R-w")["17R-e"] == 2


def test_z_5_7_the_staircase_blocks_sight() -> None:
    assert "14R-behind" not in seen(on(), "14R-entrance")
    assert "14R-entrance" not in seen(on(), "14R-behind")
    assert seen(on(), "14R-hallW")["14R-hallE"] == 2  # behind the stairs
    assert seen(on(), "17V-landingW")["17V-landingE"] == 2


def test_z_5_8_no_sight_between_floors() -> None:
    found = ways(ALL_TILES, EVERYTHING, 0, 0)

    assert all(FLOOR[zone] == FLOOR[here] for here in found.zones for zone in found.seen(here))


def test_z_5_8_the_cabin_and_the_zone_before_it_see_each_other() -> None:
    found = on(cabin="basement")

    assert seen(found, "11V-lift") == {"11V-lift": 0, "11V-lobby": 1}
    assert seen(found, "11V-lobby") == {"11V-lobby": 0, "11V-corr": 1, "11V-lift": 1}
    assert "11V-lift" not in seen(found, "11V-corr")


def test_z_5_10_a_figure_sees_its_own_zone() -> None:
    found = on(cabin="first")

    assert all(found.seen(zone)[zone] == 0 for zone in found.zones)


def test_z_5_11_the_fountain_counts_for_the_range() -> None:
    assert seen(on(opened="front-door"), "14R-entrance")["17R-s"] == 3


def test_z_23_15_a_corridor_zone_sees_every_adjacent_room_with_an_open_door() -> None:
    found = on(opened="room1-door room2-door room4-door")

    assert seen(found, "16V-corrE") == {"16V-corrE": 0, "16V-corrW": 1, "16V-room2": 1, "16V-room4": 1}
    assert seen(found, "16V-corrW") == {"16V-corrW": 0, "16V-corrE": 1, "16V-room1": 1}


def test_z_4_7_nobody_sees_through_what_is_barred() -> None:
    assert "17R-n" not in seen(on(opened="front-door", barred="front-door"), "14R-entrance")


def test_near_is_sight_by_range_then_number() -> None:
    found = on(opened="front-door win-hall-west")
    here = ZONE_OF["14R-entrance"]

    assert found.near(here)[0] == here
    assert list(found.near(here)) == sorted(found.seen(here), key=lambda zone: (found.seen(here)[zone], zone))


# -- a plain reckoning to hold it against -----------------------------------------------------------------------


def plain_range(found: Ways, one: int, other: int) -> int:
    """Z-5.12 and Z-5.11 word by word for two zones; NOWHERE without sight."""
    if one == other or FLOOR[one] != FLOOR[other]:
        return 0 if one == other else NOWHERE
    ranges = [plain_line(found, one, a, b) for a in ZONES[one].cells for b in ZONES[other].cells]
    for number in bits(found.open):
        ranges += [plain_through(found, number, one, other), plain_through(found, number, other, one)]
    if found.cabin in (one, other) and {one, other} == {found.cabin, found.adjacent[found.cabin][0]}:
        ranges.append(1)
    return min((far for far in ranges if far >= 0), default=NOWHERE)


def plain_line(found: Ways, here: int, a: tuple[int, int], b: tuple[int, int]) -> int:
    """Over cells of one room, or of the open air."""
    if a[0] != b[0] and a[1] != b[1]:
        return NOWHERE
    length = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    cells = [(a[0] + (b[0] - a[0]) * n // length, a[1] + (b[1] - a[1]) * n // length) for n in range(length + 1)]
    zones = [ZONE_AT.get((FLOOR[here], *cell), NOWHERE) for cell in cells]
    in_play = all(zone >= 0 and found.plan.tiles >> ZONES[zone].tile & 1 for zone in zones)
    is_one_room = in_play and len({ZONES[zone].room for zone in zones}) == 1
    return sum(before != after for before, after in pairwise(zones)) if is_one_room else NOWHERE


def plain_through(found: Ways, number: int, inside: int, beyond: int) -> int:
    """From the inside of an open door or window to a zone beyond it."""
    opening = OPENINGS[number]
    if inside not in opening.zones or ZONES[inside].is_outdoor:
        return NOWHERE
    side = opening.zones.index(inside)
    (x, y), (u, v), first = opening.cells[side], opening.cells[1 - side], opening.zones[1 - side]
    if first == beyond or not (ZONES[first].is_outdoor and ZONES[beyond].is_outdoor):
        return 1 if first == beyond else NOWHERE
    straight_on = [(u + n * (u - x), v + n * (v - y)) for n in range(1, 9)]
    ranges = [plain_line(found, first, (u, v), cell) for cell in ZONES[beyond].cells if cell in straight_on]
    return min((far + 1 for far in ranges if far >= 0), default=NOWHERE)


def plain_distances(found: Ways, goal: int, how: int) -> list[int]:
    """By going round and round until nothing gets nearer."""
    closed = EVERYTHING & ~found.open & ~found.barred
    passable = found.open | (closed & board.WINDOWS if how == FORCED else closed if how == BROKEN else 0)
    pairs = [pair for pair in BORDERS if set(pair) <= set(found.zones)]
    pairs += [OPENINGS[number].zones for number in bits(passable)]
    if found.cabin >= 0:
        pairs.append((found.cabin, FRONTS[SHAFTS.index(found.cabin)]))
    far = [NOWHERE] * len(ZONES)
    far[goal] = 0
    stairs = [pair for pair in STAIRS if set(pair) <= set(found.zones)]
    for ways_there in (pairs, [*pairs, *stairs]):
        settled = [zone for zone in range(len(ZONES)) if FLOOR[zone] == FLOOR[goal] and ways_there is not pairs]
        before: list[int] = []
        while before != far:
            before = list(far)
            for one, other in ways_there:
                for a, b in ((one, other), (other, one)):
                    if far[a] >= 0 and b not in settled and (far[b] < 0 or far[a] + 1 < far[b]):
                        far[b] = far[a] + 1
    return far


def boards(count: int) -> list[Ways]:
    """The missions' tiles with doors and windows opened and barred at random."""
    chance = Random(5)
    found = []
    for mission in MISSIONS:
        for _ in range(count):
            opened, barred = chance.getrandbits(len(OPENINGS)), chance.getrandbits(len(OPENINGS))
            floors = [NOWHERE, *bits(mission.elevator_floors)]
            found.append(ways(mission.tiles, opened, barred & chance.getrandbits(len(OPENINGS)), chance.choice(floors)))
    return found


def test_z_5_12_sight_is_that_of_the_cells_and_symmetric() -> None:
    for found in boards(2):
        for one in found.zones:
            far = found.seen(one)
            assert set(far) <= set(found.zones)
            for other in found.zones:
                assert far.get(other, NOWHERE) == plain_range(found, one, other), (ZONE_IDS[one], ZONE_IDS[other])
                assert found.seen(other).get(one, NOWHERE) == far.get(other, NOWHERE)


def test_z_15_2_distances_are_those_of_a_plain_reckoning() -> None:
    for found in boards(1):
        for goal in found.zones[::5]:
            assert found.open_to(goal) == plain_distances(found, goal, OPEN)
            assert found.forced_to(goal) == plain_distances(found, goal, FORCED)
            assert found.broken_to(goal) == plain_distances(found, goal, BROKEN)


def test_z_15_5_first_steps_lead_nearer_by_one_and_none_is_left_out() -> None:
    for found in boards(1):
        for goal in found.zones[::7]:
            for how, far in enumerate((found.open_to(goal), found.forced_to(goal), found.broken_to(goal))):
                for here in found.zones:
                    near = found.first_steps(here, goal, how)
                    assert bool(near) == (far[here] > 0)
                    assert list(near) == sorted(near)
                    for zone in found.zones:
                        is_next_to = zone in found.net(how).beside[here]
                        is_over_stairs = zone in found.steps[here] and FLOOR[here] != FLOOR[goal]
                        assert (zone in near) == (far[zone] == far[here] - 1 >= 0 and (is_next_to or is_over_stairs))


def test_neighbours_are_mutual_and_rising() -> None:
    for found in boards(1):
        for graph in (found.adjacent, found.steps, found.borders):
            for zone in range(len(ZONES)):
                assert list(graph[zone]) == sorted(set(graph[zone]))
                assert all(zone in graph[beside] for beside in graph[zone])
                assert not graph[zone] or zone in found.zones


# -- moving (Z-6, Z-7) ------------------------------------------------------------------------------------------


def test_z_6_1_zones_are_adjacent_by_their_sides() -> None:
    assert adjacent(on(), "17R-nw") == {"16R-out3", "17R-n", "17R-w"}


def test_z_6_2_into_a_building_one_needs_an_open_door_or_window() -> None:
    assert "17R-n" not in adjacent(on(), "14R-entrance")
    assert "17R-n" in adjacent(on(opened="front-door"), "14R-entrance")
    assert "17R-nw" in adjacent(on(opened="win-front-west"), "14R-entrance")
    assert adjacent(on(), "14R-entrance") == {"14R-hallW", "14R-hallE"}


def test_z_6_3_the_fountain_can_never_be_entered() -> None:
    found = on()

    assert ZONE_OF["17R-fountain"] not in found.zones
    assert adjacent(found, "17R-n") == {"17R-nw", "17R-ne"}
    assert found.adjacent[ZONE_OF["17R-fountain"]] == ()


def test_z_6_4_an_opening_at_the_edge_of_the_tiles_leads_nowhere() -> None:
    found = on("13R 14R 16R 17R", opened="hall-parlor win-hall-east hall-back")

    assert found.openings_of(ZONE_OF["14R-hallE"]) == ()
    assert adjacent(found, "14R-hallE") == {"14R-behind", "14R-entrance"}
    assert not found.open
    assert "15R-lawn1" not in seen(found, "14R-entrance")


def test_z_4_7_a_barred_opening_is_a_wall_for_everybody() -> None:
    found = on(barred="front-door win-front-west", opened="win-front-west")
    here = ZONE_OF["14R-entrance"]

    assert not {OPENING_OF["front-door"], OPENING_OF["win-front-west"]} & set(found.openings_of(here))
    assert "17R-nw" not in adjacent(found, "14R-entrance")
    assert found.broken_to(ZONE_OF["17R-n"])[here] == 2  # by another window


def test_z_7_5_and_z_23_16_the_stairs_join_the_entrance_and_both_landings() -> None:
    found = on()
    up = ids(found.steps[ZONE_OF["14R-entrance"]]) - adjacent(found, "14R-entrance")

    assert up == {"17V-landingW", "17V-landingE"}
    assert "14R-entrance" in ids(found.steps[ZONE_OF["17V-landingW"]])
    assert "14R-entrance" in ids(found.steps[ZONE_OF["17V-landingE"]])
    assert "14R-entrance" not in ids(found.steps[ZONE_OF["17V-landingN"]])


def test_z_2_8_the_stairs_work_only_with_both_their_tiles() -> None:
    ground, upper = on("14R 17R"), on("16V 17V 18V")

    assert ids(ground.steps[ZONE_OF["14R-entrance"]]) == {"14R-hallW", "14R-hallE"}
    assert ids(upper.steps[ZONE_OF["17V-landingW"]]) == {"17V-landingN"}
    assert upper.open_to(ZONE_OF["17V-landingW"])[ZONE_OF["14R-entrance"]] == NOWHERE


def test_z_7_6_a_way_on_ones_own_floor_never_runs_over_the_stairs() -> None:
    assert steps(on(), "17V-landingW", "17V-landingE") == ["17V-landingN"]  # by the stairs it would be as far


def test_z_7_6_to_the_other_floor_both_landings_are_ways() -> None:
    found = on()

    assert steps(found, "14R-entrance", "17V-landingN") == ["17V-landingW", "17V-landingE"]
    assert steps(found, "14R-entrance", "17V-landingW") == ["17V-landingW"]
    assert steps(found, "14R-hallW", "17V-landingN") == ["14R-entrance"]
    assert found.open_to(ZONE_OF["17V-landingN"])[ZONE_OF["14R-hallW"]] == 3
    assert steps(found, "17V-landingN", "14R-behind") == ["17V-landingW", "17V-landingE"]
    assert found.open_to(ZONE_OF["14R-behind"])[ZONE_OF["17V-landingN"]] == 4


def test_z_7_7_the_cabin_opens_on_the_zone_before_it() -> None:
    found = on(cabin="ground")

    assert adjacent(found, "11R-lift") == {"11R-lobby"}
    assert "11R-lift" in adjacent(found, "11R-lobby")
    assert ZONE_OF["11R-lift"] in found.zones
    assert found.open_to(ZONE_OF["11R-lift"])[ZONE_OF["17V-landingN"]] == NOWHERE


def test_z_7_8_on_the_other_floors_the_shaft_is_closed() -> None:
    found = on(cabin="ground")

    assert {ZONE_OF["17V-lift"], ZONE_OF["11V-lift"]}.isdisjoint(found.zones)
    assert adjacent(found, "17V-landingN") == {"17V-landingW", "17V-landingE"}


def test_z_7_12_without_a_working_elevator_every_shaft_is_a_wall() -> None:
    found = on()

    assert {ZONE_OF[id] for id in ("11R-lift", "17V-lift", "11V-lift")}.isdisjoint(found.zones)
    assert adjacent(found, "11R-lobby") == {"11R-corr"}


def test_z_10_14_nothing_is_pushed_over_the_stairs_or_into_the_cabin() -> None:
    found = on(opened="front-door", cabin="ground")

    assert ids(found.borders[ZONE_OF["14R-entrance"]]) == {"14R-hallW", "14R-hallE", "17R-n"}
    assert ids(found.borders[ZONE_OF["11R-lobby"]]) == {"11R-corr"}
    assert found.borders[ZONE_OF["11R-lift"]] == ()


# -- the ways of enemies (Z-15) ---------------------------------------------------------------------------------


def test_z_23_6_a_nearer_zone_behind_a_closed_window_is_not_seen() -> None:
    found = on()

    assert found.forced_to(ZONE_OF["13R-kitchen"])[ZONE_OF["13R-lawn3"]] == 1
    assert "13R-kitchen" not in seen(found, "13R-lawn3")
    assert seen(found, "13R-lawn3")["13R-lawn1"] == 2


def test_z_23_7_across_the_fountain_there_are_two_ways_of_equal_length() -> None:
    found = on()

    assert seen(found, "17R-s")["17R-n"] == 2
    assert steps(found, "17R-s", "17R-n") == ["17R-sw", "17R-se"]
    assert found.open_to(ZONE_OF["17R-n"])[ZONE_OF["17R-s"]] == 4


def test_z_15_2_a_closed_window_is_a_step_and_a_closed_door_is_none() -> None:
    found = on("13R 14R 15R 16R 17R 18R")
    goal, here = ZONE_OF["14R-entrance"], ZONE_OF["17R-n"]

    assert found.open_to(goal)[here] == NOWHERE
    assert found.forced_to(goal)[here] == 2
    assert found.broken_to(goal)[here] == 1
    assert steps(found, "17R-n", "14R-entrance", FORCED) == ["17R-nw", "17R-ne"]
    assert steps(found, "17R-n", "14R-entrance", BROKEN) == ["14R-entrance"]


def test_z_15_4_the_window_of_the_next_step_is_what_must_be_forced() -> None:
    found = on(opened="win-front-east")
    entrance, west, east, door = (ZONE_OF[id] for id in ("14R-entrance", "17R-nw", "17R-ne", "17R-n"))

    assert found.blocker(west, entrance, FORCED) == OPENING_OF["win-front-west"]
    assert found.blocker(east, entrance, FORCED) == NOWHERE
    assert found.blocker(west, door, FORCED) == NOWHERE
    assert found.blocker(door, entrance, FORCED) == NOWHERE
    assert found.blocker(door, entrance, BROKEN) == OPENING_OF["front-door"]
    assert found.blocker(west, entrance, OPEN) == NOWHERE


def test_z_10_4_closed_openings_of_a_zone_can_be_opened() -> None:
    found = on(opened="win-hall-west", barred="front-door")

    assert [OPENING_IDS[number] for number in found.openings_of(ZONE_OF["14R-entrance"])] == [
        "win-front-west", "win-front-east", "win-hall-east",
    ]  # fmt: skip


# -- buildings (Z-4.5) ------------------------------------------------------------------------------------------

HALL = {"14R-entrance", "14R-hallW", "14R-hallE", "14R-behind"}


def test_z_4_5_closed_doors_separate_buildings() -> None:
    assert building(on(), "14R-behind") == HALL
    assert building(on(), "13R-kitchen") == {"13R-kitchen"}


def test_z_4_5_openings_join_whole_rooms() -> None:
    found = on(opened="hall-kitchen kitchen-dining library-corr")

    assert building(found, "13R-dining") == HALL | {"13R-kitchen", "13R-dining"}
    assert building(found, "14R-behind") == HALL | {"13R-kitchen", "13R-dining"}
    assert building(found, "11R-lobby") == {"10R-corr", "11R-corr", "12R-corr", "11R-lobby", "10R-libW", "10R-libE"}


def test_z_18_1_a_building_goes_no_farther_than_its_walls_stairs_and_cabin() -> None:
    found = on(opened="front-door win-hall-west win-kitchen", cabin="ground")

    assert building(found, "14R-behind") == HALL  # the open air joins no rooms
    assert "11R-lift" not in building(found, "11R-lobby")
    assert building(found, "17R-n") == set()


def test_z_6_4_a_building_ends_with_the_tiles() -> None:
    assert building(on("14V 15V 12V"), "12V-corrE") == {"12V-corrW", "12V-corrE"}


@pytest.mark.parametrize("mission", MISSIONS[::4], ids=lambda mission: mission.id)
def test_ways_made_from_earlier_ones_are_those_made_afresh(mission: Mission) -> None:
    chance, plan = Random(mission.tiles), Plan(mission.tiles)
    goals, opened, barred, found = plan.zones[::5], 0, EVERYTHING & ~plan.outside, None
    for number in chance.sample(range(len(OPENINGS)), len(OPENINGS)):
        barred &= ~(1 << number)  # it is unlocked, and opened then or later
        opened |= 1 << chance.choice([number, OPENING_OF[chance.choice(OPENING_IDS)]])
        found = Ways(plan, opened, barred, NOWHERE, found)
        afresh = Ways(Plan(mission.tiles), opened, barred, NOWHERE, None)

        assert (found.adjacent, found.steps, found.borders) == (afresh.adjacent, afresh.steps, afresh.borders)
        assert [found.seen(zone) for zone in plan.zones] == [afresh.seen(zone) for zone in plan.zones]
        for goal in goals:
            assert found.open_to(goal) == afresh.open_to(goal)
            assert found.forced_to(goal) == afresh.forced_to(goal)
            assert found.broken_to(goal) == afresh.broken_to(goal)


# -- the missions' boards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_everything_can_be_reached_once_all_doors_are_open(mission: Mission) -> None:
    floors = bits(mission.elevator_floors)
    cabins = floors or [NOWHERE]
    found = [ways(mission.tiles, EVERYTHING, mission.sealed, cabin) for cabin in cabins]
    reached = set(mission.start)
    before: set[int] = set()
    while before != reached:
        before = set(reached)
        reached |= {zone for way in found for here in before if here in way.zones for zone in way.steps[here]}
        reached |= {SHAFTS[floor] for floor in floors} if reached & {SHAFTS[floor] for floor in floors} else set()
    wanted = {*mission.citizen_zones, *(objective.zone for objective in mission.objectives)}
    wanted |= {figure.zone for figure in mission.figures} | ({mission.exit} if mission.exit >= 0 else set())

    assert wanted <= reached


# -- the store --------------------------------------------------------------------------------------------------


def test_ways_are_kept_and_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "known", {})
    monkeypatch.setattr(board, "MOST_WAYS", 2)
    first = ways(ALL_TILES, 1, 0, NOWHERE)
    assert ways(ALL_TILES, 1, 0, NOWHERE) is first

    ways(ALL_TILES, 2, 0, NOWHERE)
    ways(ALL_TILES, 4, 0, NOWHERE)

    assert len(board.known) == 1
