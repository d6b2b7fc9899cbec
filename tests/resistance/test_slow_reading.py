"""The slow reading against the rulebook's own examples (Z-23), and against boards drawn for its sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import atan2, pi
from random import Random
from typing import Any, Literal

import pytest

from frenzy.games.resistance.content.facts import Cell, FloorFact, MapFact, MissionFact, OpeningFact, ZoneFact
from tests.resistance.slow_reading import (
    AWAY,
    BOARDS,
    Board,
    Course,
    Moved,
    Position,
    Way,
    acting,
    activation,
    active_floors,
    attackers,
    citizen_ways,
    course,
    drawing_points,
    enemies,
    figures,
    graph,
    hit_sequences,
    is_legal_move,
    lay_out,
    move_step,
    neighbours,
    pulls,
    sees,
    shares,
    shots,
    stairs_ways,
    table,
    walls,
    ways,
    wound_boards,
    wound_sharings,
    wounded,
    wounds,
)

Document = dict[str, Any]


# -- boards ---------------------------------------------------------------------------------------------------


def draw(picture: str, *, mode: Literal["heroic", "zombie"] = "heroic") -> Board:
    """A board from a drawing: a letter is a zone, outdoors if it is small; `f` is the fountain, `#` a pillar.

    `---` and `|` are walls, `===` and `:` doors, `%%%` and `%` windows, blanks are open. A zone's letter stands in each
    of its cells. An opening is named by its letters: `A:b`, from left to right or from above.
    """
    lines = [line[4:] for line in picture.strip("\n").splitlines()]
    letter: dict[Cell, str] = {}
    for y, line in enumerate(lines[1::2]):
        for x, mark in enumerate(line[2::4]):
            if mark not in " #":
                letter[x, y] = mark
    between: dict[tuple[Cell, Cell], str] = {}
    for x, y in letter:
        for there, mark in (((x + 1, y), lines[2 * y + 1][4 * x + 4]), ((x, y + 1), lines[2 * y + 2][4 * x + 2])):
            if there in letter:
                between[(x, y), there] = mark
    room = {cell: cell for cell in letter}
    for _ in letter:
        for (one, other), mark in between.items():
            if mark == " ":
                room[one] = room[other] = min(room[one], room[other])
    kinds: dict[str, Literal["door", "window"]] = {"=": "door", ":": "door", "%": "window"}
    land = MapFact(
        floors={"ground": FloorFact(tiles=(("T",),))},
        zones=tuple(
            ZoneFact(
                id=name,
                tile="T",
                floor="ground",
                cells=tuple(cell for cell in letter if letter[cell] == name),
                room=str(min(room[cell] for cell in letter if letter[cell] == name)),
                outdoor=name.islower(),
                solid=name == "f",
            )
            for name in sorted(set(letter.values()))
        ),
        openings=tuple(
            OpeningFact(
                id=f"{letter[one]}:{letter[other]}",
                kind=kinds[mark],
                cells=(one, other),
                zones=(letter[one], letter[other]),
            )
            for (one, other), mark in between.items()
            if mark in kinds
        ),
        borders=tuple(
            (letter[one], letter[other])
            for (one, other), mark in between.items()
            if mark == " " and letter[one] != letter[other]
        ),
        stairs=(),
    )
    mission = MissionFact(
        id="drawn",
        rule="Z-20",
        mode=mode,
        difficulty="easy",
        minutes=1,
        tiles=("T",),
        start=(min(letter.values()),),
        goals=(),
    )
    return Board(land, mission, BOARDS["MH2" if mode == "heroic" else "MZ1"].named)


@pytest.fixture(name="drawn")
def _drawn() -> Iterator[dict[str, Board]]:
    """Where a test puts its drawing."""
    yield BOARDS
    BOARDS.pop("drawn", None)


NAMES = ("rogue", "mystique", "magneto", "colossus", "wolverine", "storm")


def position(mission: str, *heroes: str, enemies: str = "", opened: str = "", **more: Any) -> Document:
    """A position with heroes in these zones and enemies as in `3 walker 17R-s, sabretooth 13R-lawn1`."""
    lines: list[Document] = []
    for part in filter(None, enemies.split(", ")):
        *count, who, zone = part.split()
        line: Document = {"zone": zone, "count": int(count[0]) if count else 1}
        if who in BOARDS[mission].named:
            line |= {"kind": "zombie_hero", "id": who}
        else:
            line["kind"] = who
        lines.append(line)
    team = [{"id": name, "zone": zone} for name, zone in zip(NAMES, heroes, strict=False)]
    document: Document = {"mission": mission, "heroes": team, "enemies": lines, "citizens": []}
    return document | ({"open": opened.split()} if opened else {}) | more


def to(*zones: str) -> set[Way]:
    return {Way(zone) for zone in zones}


def places(moved: Moved, who: str) -> dict[str, int]:
    return {zone: count for (zone, name), count in moved.figures if name == who}


def step(document: Document, action: int = 1) -> set[Moved]:
    """All boards after one action's moves, if the attacks left everything as it was."""
    movers = acting(document, action)
    return move_step(document, movers, [*attackers(document, movers), *shots(document, movers)])


# -- the examples of the book (Z-23) --------------------------------------------------------------------------


def test_z_23_2_one_walker_and_two_heroes_is_one_wound_for_either() -> None:
    given = position("MH2", "17R-s", "17R-s", enemies="walker 17R-s")

    assert attackers(given) == {"17R-s": {"walker": 1}}
    assert wound_sharings(given, "17R-s", 1) == {frozenset({("rogue", 1)}), frozenset({("mystique", 1)})}


def test_z_23_2_five_walkers_two_heroes_and_a_citizen_can_share_two_two_and_one() -> None:
    given = position("MH2", "17R-s", "17R-s", enemies="5 walker 17R-s", citizens=[{"id": "callisto", "zone": "17R-s"}])

    sharings = wound_sharings(given, "17R-s", 5)

    assert frozenset({("rogue", 2), ("mystique", 2), ("callisto", 1)}) in sharings
    assert frozenset({("rogue", 3), ("mystique", 2)}) in sharings
    assert all(sum(count for _, count in sharing) == 5 for sharing in sharings)
    assert all(dict(sharing).get("callisto", 0) <= 1 for sharing in sharings)
    assert all(count <= 3 for sharing in sharings for _, count in sharing)


def test_z_23_3_a_crowd_between_two_targets_splits_by_type() -> None:
    given = position("MH2", "17R-sw", "17R-se", enemies="4 walker 17R-s, 3 brute 17R-s, iceman 17R-s")

    boards = step(given)

    assert len(boards) == 4  # twice by the odd brute, twice by the zombie hero
    for moved in boards:
        assert places(moved, "walker") == {"17R-sw": 2, "17R-se": 2}
        assert sorted(places(moved, "brute").values()) == [1, 2]
        assert set(places(moved, "brute")) == {"17R-sw", "17R-se"}
        assert set(places(moved, "iceman")) in ({"17R-sw"}, {"17R-se"})


def test_z_23_4_a_runner_that_sees_nobody_goes_to_either_of_two_and_arrives(drawn: dict[str, Board]) -> None:
    drawn["drawn"] = draw("""
    +---+---+---+
    | C : P : M |
    +---+   +---+
    |   | Q |   |
    +---+---+---+
    """)
    given = position("drawn", "C", "M", enemies="runner Q", opened="C:P P:M")

    assert course(given, "Q", "runner") == Course("seeks", frozenset("CM"), frozenset(to("P")))

    given["enemies"][0]["zone"] = "P"
    boards = step(given, action=2)

    assert {frozenset(places(moved, "runner")) for moved in boards} == {frozenset("C"), frozenset("M")}


def test_z_23_5_a_zombie_hero_takes_the_nearer_of_two_in_sight_and_then_attacks() -> None:
    given = position("MH2", "13R-lawn3", "17R-sw", "13R-lawn3", enemies="iceman 16R-out5")

    assert course(given, "16R-out5", "iceman") == Course("sees", frozenset({"17R-sw"}), frozenset(to("17R-sw")))

    (moved,) = step(given)
    given["enemies"] = [{"kind": "zombie_hero", "id": "iceman", "zone": zone} for zone in places(moved, "iceman")]

    assert attackers(given, acting(given, action=2)) == {"17R-sw": {"iceman": 1}}


def test_z_23_5_the_whole_activation_of_a_zombie_hero_is_a_move_and_an_attack() -> None:
    before = position("MH2", "13R-lawn3", "17R-sw", "13R-lawn3", enemies="iceman 16R-out5, walker 16R-out5")

    (after,) = activation(before)

    assert after.heroes == {("rogue", "13R-lawn3", 3), ("mystique", "17R-sw", 2), ("magneto", "13R-lawn3", 3)}
    assert after.enemies == figures({("17R-sw", "iceman"): 1, ("17R-sw", "walker"): 1})


def test_z_14_2_all_attack_before_any_moves_and_then_go_for_those_who_are_left() -> None:
    citizen = {"id": "callisto", "zone": "17R-sw"}
    before = position("MH2", "17R-se", enemies="walker 17R-sw, walker 17R-w", citizens=[citizen])

    (after,) = activation(before)

    assert not after.citizens
    assert after.enemies == figures({("17R-sw", "walker"): 2})  # the other comes by on its way to the hero


def test_z_23_6_a_nearer_hero_behind_a_closed_window_is_not_seen() -> None:
    given = position("MH2", "13R-kitchen", "13R-lawn1", enemies="walker 13R-lawn3")

    assert course(given, "13R-lawn3", "walker") == Course("sees", frozenset({"13R-lawn1"}), frozenset(to("13R-lawn2")))


def test_z_23_7_two_ways_round_the_fountain_are_taken_by_one_walker_each() -> None:
    given = position("MH2", "17R-n", "17R-w", enemies="2 walker 17R-s, brute 17R-s")

    boards = step(given)

    assert course(given, "17R-s", "walker").goals == {"17R-n"}
    assert all(places(moved, "walker") == {"17R-sw": 1, "17R-se": 1} for moved in boards)
    assert {frozenset(places(moved, "brute")) for moved in boards} == {frozenset({"17R-sw"}), frozenset({"17R-se"})}


def test_z_23_11_shrapnel_kills_by_priority_and_loses_what_does_not_suffice() -> None:
    given = position("MH2", "17R-s")

    assert hit_sequences(given, {"brute": 2, "runner": 1}, 3) == {("brute",)}
    assert hit_sequences(given, {"brute": 1, "runner": 1}, 2) == {("brute",)}
    assert hit_sequences(given, {"runner": 1}, 2) == {("runner",)}


def test_z_23_13_nothing_acts_on_a_floor_without_heroes() -> None:
    upstairs = [{"id": "callisto", "zone": "16V-corrW"}]
    given = position("MH6", "11V-corr", "11V-lobby", enemies="sabretooth 16V-corrE, brute 16V-corrE", citizens=upstairs)

    assert active_floors(given) == {"basement"}
    assert not acting(given)
    assert citizen_ways(given, "callisto") == {"16V-corrW"}
    assert all(lay_out(given).zones[zone].floor == "basement" for zone, _ in drawing_points(given))


def test_z_23_15_from_a_corridor_one_sees_all_rooms_but_the_one_behind_a_closed_door() -> None:
    given = position("MH7", "11V-corr", opened="server-door lockers-door")

    assert sees(given, "11V-corr") == {
        "11V-corr": 0, "10V-corr": 1, "12V-corrW": 1, "12V-corrE": 2, "11V-lobby": 1, "11V-server": 1, "11V-lockers": 1,
    }  # fmt: skip


def test_z_23_15_in_a_corridor_of_two_zones_one_does_not_see_the_room_beyond() -> None:
    given = position("MH5", "16V-corrW", opened="room2-door")

    assert sees(given, "16V-corrW") == {"16V-corrW": 0, "16V-corrE": 1}


def test_z_23_16_the_stairs_lead_from_the_entrance_to_both_landings_and_back() -> None:
    given = position("MH5", "14R-entrance")

    assert stairs_ways(given, "14R-entrance") == {"17V-landingW", "17V-landingE"}
    assert stairs_ways(given, "17V-landingW") == {"14R-entrance"}
    assert stairs_ways(given, "17V-landingN") == set()
    assert not stairs_ways(position("MH2", "14R-entrance"), "14R-entrance")  # without 17V (Z-2.8)


# -- sight ----------------------------------------------------------------------------------------------------


def test_z_5_1_outdoors_sight_runs_straight_to_the_wall_and_over_the_fountain() -> None:
    given = position("MH2", "17R-s")

    assert sees(given, "17R-n") == {
        "17R-n": 0, "17R-fountain": 1, "17R-s": 2, "17R-nw": 1, "16R-out3": 2, "16R-out2": 3, "16R-out1": 4,
        "17R-ne": 1, "18R-out1": 2, "18R-out2": 3, "18R-out3": 4,
    }  # fmt: skip


def test_z_5_3_into_the_next_room_sight_reaches_its_first_zone_only(drawn: dict[str, Board]) -> None:
    drawn["drawn"] = draw("""
    +---+---+---+---+
    | A : B   C : D |
    +---+---+---+---+
    """)
    given = position("drawn", "A", opened="A:B C:D")

    assert sees(given, "A") == {"A": 0, "B": 1}
    assert sees(given, "B") == {"A": 1, "B": 0, "C": 1}


def test_z_5_5_between_indoors_and_outdoors_sight_has_one_zone_inside_and_any_number_outside(
    drawn: dict[str, Board],
) -> None:
    drawn["drawn"] = draw("""
    +---+---+---+---+---+
    | a   b : C   D : e |
    +   +---+---+---+---+
    | g | H : I |       |
    +---+---+---+-------+
    """)
    given = position("drawn", "C", opened="b:C D:e H:I")

    assert sees(given, "a") == {"a": 0, "b": 1, "C": 2, "g": 1}
    assert sees(given, "C") == {"C": 0, "b": 1, "a": 2, "D": 1}  # the line goes on outdoors, not round the corner
    assert sees(given, "e") == {"e": 0, "D": 1}  # never through the building


def test_z_5_7_the_staircase_hides_the_zone_behind_it_from_the_entrance() -> None:
    given = position("MH2", "14R-behind")

    assert "14R-entrance" not in sees(given, "14R-behind")
    assert sees(given, "14R-hallW")["14R-hallE"] == 2


def test_z_5_8_the_cabin_is_seen_and_entered_where_it_stands() -> None:
    given = position("MH6", "16V-corrE", "18V-corrW", cabin="first")

    assert sees(given, "17V-landingN")["17V-lift"] == 1
    assert sees(given, "17V-lift") == {"17V-lift": 0, "17V-landingN": 1}
    assert "17V-lift" in neighbours(given, "17V-landingN")
    assert "11V-lift" not in lay_out(given).zones


def test_z_7_12_an_elevator_that_is_not_freed_yet_is_a_wall() -> None:
    shut = position("MZ3", "17V-landingN", "10V-corr", objectives=[{"zone": "17V-suite", "colour": "blue"}])
    free = shut | {"objectives": [{"zone": "17V-suite", "colour": "blue", "taken": True}]}

    assert "17V-lift" not in sees(shut, "17V-landingN")
    assert sees(free, "17V-landingN")["17V-lift"] == 1


@pytest.mark.parametrize("mission", sorted(BOARDS))
def test_z_5_12_sight_is_mutual_at_the_same_range(mission: str) -> None:
    dice = Random(mission)
    for _ in range(3):
        given = position(mission, BOARDS[mission].mission.start[0])
        given["open"] = [opening.id for opening in BOARDS[mission].map.openings if dice.random() < 0.6]
        seen = {zone: sees(given, zone) for zone in lay_out(given).zones}
        assert all(seen[other][zone] == far for zone in seen for other, far in seen[zone].items())


# -- courses --------------------------------------------------------------------------------------------------


def test_z_15_2_closed_windows_are_ways_and_are_forced(drawn: dict[str, Board]) -> None:
    drawn["drawn"] = draw("""
    +---+---+---+
    | a   b   c |
    +---+%%%+---+
    | D : E   F |
    +---+---+---+
    """)
    given = position("drawn", "F", enemies="2 walker b, walker a")

    assert course(given, "b", "walker") == Course("seeks", frozenset("F"), frozenset({Way("E", "b:E")}))
    assert ways(given, "a", "walker") == to("b")
    assert step(given) == {Moved(figures({("b", "walker"): 3}), frozenset({"b:E"}))}
    assert not ways(given, "D", "walker")  # enemies cannot open doors (Z-15.3)
    assert ways(given, "D", "juggernaut") == {Way("E", "D:E")}  # but he can


def test_z_15_4_of_equal_ways_only_the_share_at_the_window_forces_it(drawn: dict[str, Board]) -> None:
    drawn["drawn"] = draw("""
    +---+---+
    | a   b |
    +%%%+%%%+
    | D   E |
    +---+---+
    """)
    given = position("drawn", "E", enemies="3 walker a", opened="b:E")

    assert course(given, "a", "walker").ways == {Way("b"), Way("D", "a:D")}
    assert step(given) == {
        Moved(figures({("a", "walker"): 1, ("b", "walker"): 2}), frozenset({"a:D"})),
        Moved(figures({("a", "walker"): 2, ("b", "walker"): 1}), frozenset({"a:D"})),
    }


def test_z_15_2_without_any_way_nobody_moves() -> None:
    given = position("MH7", "10V-archive", enemies="walker 10V-corr")

    assert course(given, "10V-corr", "walker") == Course("stuck")


def test_z_15_2_sealed_windows_and_locked_doors_are_walls() -> None:
    given = position("MH1", "14R-entrance", enemies="walker 13R-lawn3")

    assert walls(given) == {
        "front-door",
        "win-dining",
        "win-kitchen",
        "win-hall-west",
        "win-front-west",
        "win-front-east",
    }
    assert course(given, "13R-lawn3", "walker") == Course("stuck")


def test_z_15_6_who_sees_a_target_that_no_open_way_leads_to_goes_as_if_blind(drawn: dict[str, Board]) -> None:
    drawn["drawn"] = draw("""
    +---+---+---+
    | a   f   b |
    +%%%+---+%%%+
    | R   S   T |
    +---+---+---+
    """)
    given = position("drawn", "b", enemies="walker a")

    assert sees(given, "a")["b"] == 2
    assert course(given, "a", "walker") == Course("seeks", frozenset("b"), frozenset({Way("R", "a:R")}))


def test_z_7_6_the_stairs_are_no_way_to_a_target_on_the_same_floor() -> None:
    given = position("MH5", "17V-landingE", "17V-landingE", enemies="walker 17V-landingW")

    assert ways(given, "17V-landingW", "walker") == to("17V-landingN")


def test_z_7_6_enemies_that_see_nobody_take_the_stairs_to_the_nearest_target() -> None:
    given = position("MH5", "14R-hallW", "17V-suite", enemies="2 walker 17V-landingN, 2 walker 14R-entrance")

    assert ways(given, "17V-landingN", "walker") == to("17V-landingW", "17V-landingE")
    assert ways(given, "14R-entrance", "walker") == to("14R-hallW")


def test_z_13_4_a_citizen_counts_unless_it_hides() -> None:
    citizen = {"id": "callisto", "zone": "13R-lawn2", "revealed": True}
    given = position("MH2", "17R-s", enemies="walker 13R-lawn3, walker 13R-lawn2")

    assert course(given | {"citizens": [citizen]}, "13R-lawn3", "walker").goals == {"13R-lawn2"}
    assert attackers(given | {"citizens": [citizen]}) == {"13R-lawn2": {"walker": 1}}
    for ignored in (citizen | {"hidden": True}, citizen | {"revealed": False}):
        assert course(given | {"citizens": [ignored]}, "13R-lawn3", "walker").goals == {"17R-s"}
        assert not attackers(given | {"citizens": [ignored]})


def test_z_15_5_shares_are_as_equal_as_can_be() -> None:
    assert shares(4, 2) == {(2, 2)}
    assert shares(3, 2) == {(1, 2), (2, 1)}
    assert shares(1, 3) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert shares(5, 3) == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_z_15_7_who_attacked_does_not_move_even_if_nobody_is_left() -> None:
    before = position("MH2", "17R-s", "17R-s", enemies="walker 17R-n, runner 17R-n, walker 17R-nw")
    after = position("MH2", "17R-s", "17R-s", enemies="walker 17R-n, runner 17R-n, walker 17R-w")

    assert is_legal_move(before, after, acting(before), attacked=["17R-n"])
    assert not is_legal_move(before, after, acting(before))
    assert not is_legal_move(before, before, acting(before), attacked=["17R-n"])


def test_z_14_3_only_runners_and_zombie_heroes_have_a_second_action() -> None:
    given = position("MH2", "17R-s", enemies="walker 17R-n, brute 17R-n, runner 17R-n, iceman 17R-n")

    assert set(acting(given, action=2)) == {("17R-n", "runner"), ("17R-n", "iceman")}


def test_sabretooth_moves_two_zones_and_stops_at_the_first_target() -> None:
    given = position("MH2", "17R-s", enemies="sabretooth 16R-out5")
    near = position("MH2", "17R-sw", enemies="sabretooth 16R-out5")
    window = position("MH2", "13R-kitchen", enemies="sabretooth 13R-lawn2")

    assert step(given) == {Moved(figures({("17R-s", "sabretooth"): 1}), frozenset())}
    assert step(near) == {Moved(figures({("17R-sw", "sabretooth"): 1}), frozenset())}
    assert step(window) == {Moved(figures({("13R-lawn3", "sabretooth"): 1}), frozenset())}  # it ends before the window


def test_cyclops_shoots_at_range_1_instead_of_moving() -> None:
    given = position("MH2", "17R-s", "17R-s", enemies="cyclops 17R-sw")

    assert shots(given) == {"cyclops": {"17R-s"}}
    assert step(given) == {Moved(figures({("17R-sw", "cyclops"): 1}), frozenset())}
    assert not shots(position("MH2", "17R-s", "17R-sw", enemies="cyclops 17R-sw"))


def test_dark_phoenix_wounds_everybody() -> None:
    given = position("MH2", "17R-s", enemies="dark_phoenix 17R-s, 2 walker 17R-s")

    assert wounds(given, attackers(given)["17R-s"]) == (2, 1)


def test_z_20_10_a_lying_juggernaut_does_nothing() -> None:
    given = position("MH10", "17R-s", enemies="juggernaut 17R-n")
    given["enemies"][0]["lying"] = True

    assert not acting(given)
    assert not enemies(given)


def test_z_20_15_who_sees_nobody_goes_to_the_hall_breaking_doors_and_stays_there() -> None:
    given = position("MZ5", "10R-libW", enemies="2 trooper 17R-n, 2 guard 14R-behind, specialist 11R-corr")

    assert course(given, "17R-n", "trooper") == Course(
        "lair", frozenset({"14R-entrance"}), frozenset({Way("14R-entrance", "front-door")})
    )
    assert ways(given, "11R-corr", "specialist") == {Way("14R-behind", "hall-back")}
    inside = course(given, "14R-behind", "guard")
    assert inside == Course("seeks", frozenset({"10R-libW"}), barred=frozenset({Way("11R-corr", "hall-back")}))
    assert any(places(moved, "guard") == {"14R-behind": 2} for moved in step(given))


def test_z_20_15_who_sees_a_zombie_hero_goes_for_it() -> None:
    given = position("MZ5", "17R-s", enemies="trooper 17R-n")

    assert course(given, "17R-n", "trooper").reason == "sees"


def test_z_20_15_who_draws_the_way_out_halfway_through_a_move_stays_where_he_got_to() -> None:
    """Sabretooth sees two as near from the entrance; one way there leads out of the hall again."""
    given = position(
        "X3", "14R-hallE", "15R-lawn1", enemies="sabretooth 17R-ne", opened="front-door win-front-east win-hall-east"
    )

    assert course(given, "14R-entrance", "sabretooth") == Course(
        "sees", frozenset({"14R-hallE", "15R-lawn1"}), frozenset(to("14R-hallE")), frozenset(to("15R-lawn1"))
    )
    assert {zone for moved in step(given) for zone in places(moved, "sabretooth")} == {"14R-entrance", "14R-hallE"}


def test_magneto_pulls_whom_he_sees_at_range_1() -> None:
    given = position("MZ5", "17R-s", "17R-se", "17R-n", enemies="magneto 17R-sw")

    assert pulls(given) == {"rogue": "17R-sw"}


# -- wounds and hits ------------------------------------------------------------------------------------------


def test_z_14_6_no_wound_is_left_over_while_anybody_can_take_it() -> None:
    hurt = [{"id": "rogue", "zone": "17R-s", "health": 1}]
    both = [{"id": "callisto", "zone": "17R-s"}, {"id": "shanna", "zone": "17R-s", "hidden": True}]
    given = position("MH2", citizens=both) | {"heroes": hurt}

    assert wound_sharings(given, "17R-s", 1) == {frozenset({("rogue", 1)}), frozenset({("callisto", 1)})}
    assert wound_sharings(given, "17R-s", 9) == {frozenset({("rogue", 1), ("callisto", 1)})}


def test_z_14_5_wounds_one_at_a_time_come_to_the_same_as_all_sharings() -> None:
    dice = Random(14)
    for _ in range(60):
        heroes = [{"id": name, "zone": "17R-s", "health": dice.randint(1, 3)} for name in NAMES[: dice.randint(0, 3)]]
        citizens = [{"id": name, "zone": "17R-s"} for name in dice.sample(("callisto", "shanna", "ka_zar"), 2)]
        before = position("MH2", citizens=citizens[: dice.randint(0, 2)]) | {"heroes": heroes}
        n = dice.randint(0, 6)

        after = {table(board) for board in wound_boards(before, "17R-s", n)}

        expected = set()
        for sharing in wound_sharings(before, "17R-s", n):
            board: Position = before
            for victim, count in sharing:
                for _ in range(count):
                    board = wounded(board, victim)
            expected.add(table(board))
        assert after == expected


def test_z_14_5_a_fighter_that_holds_takes_one_wound_beside_heroes_and_all_without() -> None:
    fighter, luck = [{"id": "callisto", "zone": "17R-s"}], {"dice": [6]}
    beside = position("MH2", "17R-s", citizens=fighter, next=luck)
    alone = position("MH2", "17R-n", citizens=fighter, next=luck)

    assert {hero["health"] for board in wound_boards(beside, "17R-s", 3) for hero in board["heroes"]} == {0, 1}
    assert [table(board) for board in wound_boards(alone, "17R-s", 3)] == [table(alone)]


def test_z_21_8_citizens_are_never_wounded_by_the_enemies_of_zombie_mode() -> None:
    given = position("MZ1", "14V-corr", citizens=[{"id": "callisto", "zone": "14V-corr"}])

    assert wound_sharings(given, "14V-corr", 7) == {frozenset({("rogue", 5)})}


def test_z_11_8_the_attacker_chooses_among_zombie_heroes_whom_the_hits_suffice_for() -> None:
    given = position("MH2", "17R-s")
    crowd = {"iceman": 1, "cyclops": 1, "juggernaut": 1, "walker": 2}
    few = {"iceman": 1, "walker": 2, "brute": 1}
    tough = {"iceman": 3, "cyclops": 4, "juggernaut": 5}

    assert hit_sequences(given, crowd, 4, toughness=tough) == {("iceman",), ("cyclops",)}
    assert hit_sequences(given, crowd, 2, toughness=tough) == {()}
    assert hit_sequences(given, few, 6, toughness=tough) == {("iceman", "brute", "walker")}


def test_z_11_6_psylocke_is_passed_over_from_afar() -> None:
    given = position("MH2", "17R-s")
    crowd = {"psylocke": 1, "walker": 2}

    assert hit_sequences(given, crowd, 2, toughness={"psylocke": 3}) == {()}
    assert hit_sequences(given, crowd, 2, from_afar=True) == {("walker", "walker")}


def test_z_19_2_the_two_hits_of_a_success_go_to_one_enemy() -> None:
    given = position("MH2", "17R-s")

    crowd = {"iceman": 1, "walker": 3}

    assert hit_sequences(given, crowd, 4, each=2, toughness={"iceman": 3}) == {("iceman", "walker", "walker")}
    assert hit_sequences(given, crowd, 2, spares_named=True) == {("walker", "walker")}


# -- citizens -------------------------------------------------------------------------------------------------


def test_z_13_10_a_citizen_goes_to_the_nearest_hero_unless_an_enemy_is_in_the_way() -> None:
    citizen = {"id": "callisto", "zone": "17R-s"}
    given = position("MH2", "17R-n", citizens=[citizen])

    assert citizen_ways(given, "callisto") == {"17R-sw", "17R-se"}
    blocked = position("MH2", "17R-n", enemies="walker 17R-sw", citizens=[citizen])
    assert citizen_ways(blocked, "callisto") == {"17R-s", "17R-se"}
    held = position("MH2", "17R-n", enemies="walker 17R-s", citizens=[citizen])
    assert citizen_ways(held, "callisto") == {"17R-s"}
    beside = position("MH2", "17R-s", citizens=[citizen])
    assert citizen_ways(beside, "callisto") == {"17R-s"}


def test_z_13_10_closed_windows_are_no_way_for_citizens() -> None:
    given = position("MH2", "13R-lawn3", citizens=[{"id": "callisto", "zone": "13R-kitchen"}])

    assert citizen_ways(given, "callisto") == {"13R-kitchen"}


def test_z_13_11_a_hidden_citizen_minds_no_enemies() -> None:
    citizen = {"id": "callisto", "zone": "17R-s", "hidden": True}
    given = position("MH2", "17R-n", enemies="walker 17R-s, walker 17R-sw", citizens=[citizen])

    assert citizen_ways(given, "callisto") == {"17R-sw", "17R-se"}


def test_z_20_8_trish_stays() -> None:
    given = position("MH8", "16R-greenN", citizens=[{"id": "trish_tilby", "zone": "16R-greenS"}])

    assert citizen_ways(given, "trish_tilby") == {"16R-greenS"}


def test_z_21_8_the_citizens_of_zombie_mode_run_for_a_spawn_point() -> None:
    spawn = [
        {"zone": "12V-corrE", "colour": "initial", "active": True},
        {"zone": "11V-lobby", "colour": "blue", "active": False},
    ]
    given = position("MZ1", "10V-corr", spawn=spawn, citizens=[{"id": "callisto", "zone": "11V-corr"}])

    assert citizen_ways(given, "callisto") == {"12V-corrW"}
    given["citizens"][0]["zone"] = "12V-corrW"
    assert citizen_ways(given, "callisto") == {AWAY}
    given["heroes"][0]["zone"] = "12V-corrE"
    assert citizen_ways(given, "callisto") == {"12V-corrW"}


# -- the map and its points -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", sorted(BOARDS))
def test_z_6_1_steps_go_both_ways(mission: str) -> None:
    given = position(mission, BOARDS[mission].mission.start[0])
    steps = graph(given, stairs=True, through=("door", "window"))

    assert all(
        zone in steps[other] and steps[other][zone] == steps[zone][other] for zone in steps for other in steps[zone]
    )


@pytest.mark.parametrize("mission", sorted(BOARDS))
def test_z_16_1_points_are_drawn_for_clockwise(mission: str) -> None:
    """From the initial point on, on the other floors from north; a point at the very centre first."""
    land, fact, _ = BOARDS[mission]
    zone_of = {zone.id: zone for zone in land.zones}
    first = zone_of[next(point.zone for point in fact.points if point.colour == "initial")].floor
    floors = [first, *(floor for floor in ("ground", "first", "basement") if floor != first)]

    def place(zone: str) -> tuple[int, float]:
        cells = [
            cell
            for other in land.zones
            if other.floor == zone_of[zone].floor
            for cell in other.cells
            if other.tile in fact.tiles
        ]
        middle = [(min(cell[axis] for cell in cells) + max(cell[axis] for cell in cells)) / 2 for axis in (0, 1)]
        x, y = (
            sum(cell[axis] for cell in zone_of[zone].cells) / len(zone_of[zone].cells) - middle[axis] for axis in (0, 1)
        )
        return floors.index(zone_of[zone].floor), -1 if x == y == 0 else atan2(x, -y) % (2 * pi)

    start = place(fact.points[0].zone)[1]
    order = sorted(
        (point.zone for point in fact.points),
        key=lambda zone: (
            place(zone)[0],
            (place(zone)[1] - start) % (2 * pi) if not place(zone)[0] else place(zone)[1],
        ),
    )

    assert Counter(order) == Counter(point.zone for point in fact.points)
    assert order == [point.zone for point in fact.points]
