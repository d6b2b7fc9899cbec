"""Z-7: floors, stairs, the elevator. MH5 has the ground and the first floor, MH6 the first floor and the basement."""

from __future__ import annotations

from typing import Any

from frenzy.games.resistance import events
from frenzy.games.resistance.board import ZONES
from frenzy.games.resistance.ids import FLOORS
from frenzy.games.resistance.missions import MISSIONS
from tests.resistance.table import Table, enemy_phase, given, point_of

LANDING = ["17V-landingW", "17V-landingN", "17V-landingE"]
HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]


def upstairs(heroes: str, enemies: str = "", citizens: str = "", **doc: Any) -> Table:
    return given(heroes, enemies, citizens, **{"mission": "MH5", "opened": "", "revealed": [*LANDING, *HALL], **doc})


def lift(heroes: str, enemies: str = "", citizens: str = "", **doc: Any) -> Table:
    return given(heroes, enemies, citizens, **{"mission": "MH6", "cabin": "basement", **doc})


def test_z_7_1_the_mansion_has_three_floors() -> None:
    assert FLOORS == ("ground", "first", "basement")
    assert {FLOORS[ZONES[zone].floor] for mission in MISSIONS for zone in mission.zones} == set(FLOORS)


def test_z_7_2_a_floor_is_active_while_a_hero_is_on_it() -> None:
    table = upstairs("storm 17V-landingW", "14R-hallW walker; 17V-landingE walker", phase="enemies")

    assert table.enemies("14R-hallW") == {"walker": 1}
    assert table.enemies("17V-landingE") == {}


def test_z_7_2_one_hero_is_enough() -> None:
    table = upstairs("storm 17V-landingW; rogue 14R-hallW", "14R-hallW walker; 17V-landingW walker", phase="enemies")

    assert (table.health("storm"), table.health("rogue")) == (2, 2)


def test_z_7_3_revealed_and_hidden_citizens_of_an_empty_floor_are_eliminated() -> None:
    table = lift(
        "storm 17V-landingW power=3 activated; rogue 17V-landingW activated",
        "",
        "11V-corr callisto; 11V-lobby moira_mactaggart~; 11V-lockers shanna_; 17V-landingE valerie_cooper",
        active=None,
        revealed=LANDING,
    ).play("end phase")

    assert table.zone("callisto") is None
    assert table.zone("moira_mactaggart") is None
    assert table.citizens("11V-lockers") == ["?"]
    assert table.zone("valerie_cooper") is not None
    assert table.power("storm") == 2  # 3 - 2 for two of them, 1 with the next round
    assert [event.rule for event in table.told(events.CitizenDevoured)] == ["Z-7.3", "Z-7.3"]


def test_z_7_3_fighters_do_not_roll() -> None:
    table = upstairs(
        "storm 17V-landingW activated; rogue 17V-landingW citizen=shanna activated",
        "",
        "14R-hallW callisto; 17V-landingE moira_mactaggart",
        active=None,
        dice=[6, 6],
    ).play("end phase")

    assert table.zone("callisto") is None


def test_z_7_3_not_before_the_end_of_the_phase() -> None:
    table = upstairs("storm 14R-entrance; rogue 17V-landingW", "", "14R-hallW callisto; 17V-suite shanna_")
    table.play("move 17V-landingW", "move 14R-entrance", "end turn", "activate rogue", "end turn", "end phase")

    assert table.zone("callisto") is not None


def test_z_7_4_nothing_is_spawned_on_a_floor_without_a_hero() -> None:
    points = [{"zone": "13R-lawn2", "colour": "initial"}, {"zone": "18V-corrE", "colour": "red"}]
    table = upstairs("storm 17V-landingW", phase="enemies", points=points, cards="s12")

    assert table.enemies("13R-lawn2") == {}
    assert table.enemies("18V-corrE") == {"brute": 1}


def test_z_7_4_extra_activations_skip_it() -> None:
    table = upstairs(
        "storm 17V-landingW",
        "14R-entrance walker",
        phase="enemies",
        points=[{"zone": "18V-corrE", "colour": "red"}],
        cards="s27",
    )

    assert table.enemies("14R-entrance") == {"walker": 1}


def test_z_7_4_citizens_there_stand_still() -> None:
    table = enemy_phase(
        "storm 17V-landingW",
        "",
        "14R-hallW callisto; 17V-landingE shanna",
        mission="MH5",
        opened="",
        revealed=[*LANDING, *HALL],
    )

    assert table.zone("callisto") == "14R-hallW"
    assert table.zone("shanna") == "17V-landingN"


def test_z_7_4_what_a_mission_orders_at_a_named_place_happens_on_any_floor() -> None:
    table = given(
        "storm 17V-landingW; rogue 10V-corr",
        "17V-landingE dark_phoenix",
        "10V-warroom secret_mission_1_",
        mission="MH3",
        opened="warroom-door",
        active="rogue",
        named="iceman",
        revealed=["10V-corr", "10V-warroom"],
    ).play("move 10V-warroom")

    assert table.zone("iceman") == point_of("MH3", "initial")


def test_z_7_4_a_floor_that_loses_its_last_hero_falls_silent_at_once() -> None:
    table = upstairs(
        "storm 17V-landingW; rogue 14R-hallW health=1", "14R-hallW walker; 15R-lawn3 runner", phase="enemies"
    )

    assert table.hero("rogue")["health"] == 0
    assert table.enemies("15R-lawn3") == {"runner": 1}  # it would have moved after the attack


# -- stairs -----------------------------------------------------------------------------------------------------


def test_z_7_5_the_stairs_are_one_move() -> None:
    up = upstairs("storm 14R-entrance")
    down = upstairs("storm 17V-landingE")

    assert {"move 17V-landingW", "move 17V-landingE"} <= set(up.beginning("move"))
    assert down.play("move 14R-entrance").actions_left == 2
    assert "move 14R-entrance" not in upstairs("storm 17V-landingN").beginning("move")
    assert "move 17V-landingN" not in up.beginning("move")


def test_z_7_6_enemies_take_the_stairs_when_they_see_nobody_and_the_nearest_is_there() -> None:
    table = upstairs("storm 17V-landingW; rogue 15R-lawn3", "14R-entrance walker", phase="enemies")

    assert table.enemies("17V-landingW") == {"walker": 1}


def test_z_7_6_not_when_they_see_somebody() -> None:
    table = upstairs("storm 17V-landingW; rogue 14R-hallW", "14R-entrance walker", phase="enemies")

    assert table.enemies("14R-hallW") == {"walker": 1}


def test_z_7_6_both_landings_are_ways() -> None:
    table = upstairs("storm 17V-landingN; rogue 15R-lawn3", "14R-entrance walker", phase="enemies")

    assert sorted(table.choices) == ["way 17V-landingE", "way 17V-landingW"]


def test_z_7_6_citizens_take_them_to_the_nearest_hero() -> None:
    table = upstairs(
        "storm 17V-landingW; rogue 15R-lawn3", "", "14R-entrance callisto; 17V-suite shanna_", phase="enemies"
    )

    assert table.zone("callisto") == "17V-landingW"


def test_z_7_6_taking_them_is_a_move_and_enemies_hinder_it() -> None:
    assert upstairs("storm 14R-entrance", "14R-entrance walker").play("move 17V-landingW").actions_left == 1
    assert upstairs("storm 14R-entrance", "14R-entrance walker*3").beginning("move") == []


# -- the elevator -----------------------------------------------------------------------------------------------


def test_z_7_7_a_hero_at_the_shaft_calls_it_for_free() -> None:
    table = lift("storm 17V-landingN; rogue 17V-landingE", actions_left=0, counters={"elevator_called": True}).play(
        "call"
    )

    assert (table.view["cabin"], table.actions_left) == ("first", 0)
    assert not table.offers("call")  # it is here


def test_z_7_7_only_at_the_shaft_and_in_the_own_turn() -> None:
    table = lift("storm 17V-landingE; rogue 17V-landingN")

    assert not table.offers("call")


def test_z_7_7_enemies_walk_in_and_out_but_do_not_ride() -> None:
    inside = lift("storm 11V-lift; rogue 17V-landingE", "11V-lobby walker", phase="enemies")
    out = lift("storm 11V-lobby; rogue 17V-landingE", "11V-lift walker", phase="enemies")
    away = lift("storm 17V-landingN; rogue 17V-landingE", "11V-lift walker", phase="enemies")

    assert inside.enemies("11V-lift") == {"walker": 1}
    assert out.enemies("11V-lobby") == {"walker": 1}
    assert away.enemies("11V-lift") == {"walker": 1}


def test_z_7_8_the_shaft_is_closed_where_the_cabin_is_not() -> None:
    here = lift("storm 11V-lobby; rogue 17V-landingN")
    there = lift("rogue 17V-landingN; storm 11V-lobby")

    assert here.offers("move 11V-lift")
    assert not there.offers("move 17V-lift")
    assert not [choice for choice in there.beginning("open") if "lift" in choice]


def test_z_7_9_a_ride_takes_everyone_along_for_one_action() -> None:
    table = lift(
        "storm 11V-lift; rogue 11V-lift; magneto 17V-landingE",
        "11V-lift walker*2 iceman",
        "11V-lift callisto",
        revealed=[*LANDING],
    ).play("ride first")

    assert table.actions_left == 2  # enemies add nothing
    assert [table.zone(name) for name in ("storm", "rogue", "callisto", "iceman")] == ["17V-lift"] * 4
    assert table.enemies("17V-lift") == {"walker": 2, "iceman": 1}
    assert table.view["cabin"] == "first"


def test_z_7_9_only_from_inside_and_with_an_action() -> None:
    assert lift("storm 11V-lobby; rogue 11V-lift").beginning("ride") == []
    assert lift("storm 11V-lift; rogue 11V-lobby", actions_left=0).beginning("ride") == []
    assert lift("storm 11V-lift; rogue 11V-lobby").beginning("ride") == ["ride first"]


def test_z_7_10_calling_moves_whoever_is_inside() -> None:
    table = lift("storm 17V-landingN; rogue 11V-lift", "11V-lift walker", counters={"elevator_called": True}).play(
        "call"
    )

    assert (table.zone("rogue"), table.enemies("17V-lift")) == ("17V-lift", {"walker": 1})


def test_z_7_10_a_hero_inside_may_not_call() -> None:
    assert not lift("storm 11V-lift; rogue 17V-landingN").offers("call")


def test_z_7_11_the_first_arrival_by_elevator_opens_the_building_before_the_shaft() -> None:
    table = lift(
        "storm 17V-lift; rogue 17V-landingN",
        "",
        "11V-lockers callisto_",
        cabin="first",
        opened="lockers-door server-door",
        revealed=LANDING,
        floors=["first"],
        cards="s12",
    ).play("ride basement")

    assert table.enemies("11V-server") == {"brute": 1}
    assert table.citizens("11V-lockers") == ["callisto"]
    assert table.enemies("11V-lift") == {}


def test_z_7_11_who_sent_the_cabin_opens() -> None:
    table = lift(
        "rogue 17V-lift; storm 17V-lift",
        active="storm",
        cabin="first",
        opened="danger-door server-door",
        revealed=LANDING,
        floors=["first"],
    ).play("ride basement")

    assert (table.prompt, table.may_act) == ("building", [1])


def test_z_7_11_by_stairs_the_room_of_arrival_is_opened() -> None:
    table = upstairs(
        "storm 17V-landingW", "", "14R-behind callisto_", revealed=LANDING, floors=["first"], cards="s01 s12"
    )
    table.play("move 14R-entrance", "zone 14R-hallW")

    assert table.enemies() == {"walker": 1, "brute": 1}
    assert table.citizens("14R-behind") == ["callisto"]


def test_z_7_11_a_building_not_yet_opened_is_opened_on_a_known_floor_too() -> None:
    table = given(
        "storm 17V-lift; rogue 14R-entrance",
        mission="MH9",
        cabin="first",
        counters={"cards": {"10R-corr": ["s12"]}},
        citizens="",
        opened="",
        revealed=[*LANDING, *HALL],
        floors=["first", "ground"],
    ).play("ride ground")

    assert table.enemies("10R-corr") == {"brute": 1}


def test_z_7_11_a_building_is_opened_once() -> None:
    table = upstairs("storm 17V-landingW", revealed=[*LANDING, *HALL], floors=["first"]).play("move 14R-entrance")

    assert (table.prompt, table.enemies()) == ("turn", {})


def test_z_7_12_an_elevator_out_of_order_has_no_door() -> None:
    broken = given("storm 11R-lobby", mission="MH4", opened="", revealed=["11R-lobby"])

    assert not broken.offers("call")
    assert not broken.offers("move 11R-lift")
    assert broken.view["cabin"] is None


def test_z_7_12_an_inactive_one_works_once_it_is_freed() -> None:
    locked = given("juggernaut 17V-landingN", mission="MZ2", citizens=None)
    freed = given("juggernaut 17V-landingN", mission="MZ2", citizens=None, counters={"elevator_free": True})

    assert (locked.view["cabin"], freed.view["cabin"]) == (None, "first")
    assert not locked.offers("move 17V-lift")
    assert freed.offers("move 17V-lift")


def test_z_7_12_a_card_for_the_elevators_zone_is_for_the_cabin_after_the_call() -> None:
    table = lift("storm 17V-landingN; rogue 17V-landingE", cards="s12").play("call")

    assert table.enemies("17V-lift") == {"brute": 1}
    again = lift("storm 17V-landingN; rogue 17V-landingE", cards="s12", counters={"elevator_called": True}).play("call")
    assert again.enemies() == {}
