"""The examples of the rulebook (Z-23)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from tests.resistance.table import enemy_phase, given

LAWN = [{"zone": "13R-lawn1", "colour": "initial"}]


@pytest.mark.parametrize(("walkers", "cost"), [(0, 1), (2, 3), (3, 4)])
def test_z_23_1_leaving_a_zone_costs_an_action_more_for_each_enemy(walkers: int, cost: int) -> None:
    enemies = f"17R-s walker*{walkers}" if walkers else ""
    table = given("wolverine 17R-s xp=7", enemies)
    assert table.play("move 17R-se").actions_left == 4 - cost

    assert given("wolverine 17R-s", enemies).offers("move 17R-se") == (cost <= 3)


def test_z_23_2_wounds_are_shared_as_the_players_like() -> None:
    one = enemy_phase("storm 17R-s; rogue 17R-s", "17R-s walker")
    assert one.choices == ["wound storm", "wound rogue"]
    assert one.play("wound storm").health("storm") == 2

    five = enemy_phase("storm 17R-s; rogue 17R-s", "17R-s walker*5", "17R-s amanda_sefton")
    five.play("wound storm", "wound rogue", "wound amanda_sefton", "wound storm", "wound rogue")
    assert (five.health("storm"), five.health("rogue"), five.citizens("17R-s")) == (1, 1, [])


def test_z_23_3_a_crowd_splits_between_two_zones() -> None:
    table = enemy_phase("storm 17R-nw; rogue 17R-sw", "17R-w walker*4 brute*3 iceman")
    table.play("way 17R-nw", "way 17R-sw")

    assert table.enemies("17R-nw") == {"walker": 2, "brute": 2}
    assert table.enemies("17R-sw") == {"walker": 2, "brute": 1, "iceman": 1}


def test_z_23_4_a_runner_that_sees_nobody_goes_where_the_players_choose_and_moves_twice() -> None:
    table = enemy_phase("colossus 11V-server; mystique 11V-lockers", "11V-lobby runner", mission="MH7",
                        opened="server-door lockers-door", seats=2)  # fmt: skip
    assert table.choices == ["way 11V-server", "way 11V-lockers"]
    table.play("way 11V-server")

    assert (table.enemies("11V-server"), table.health("colossus")) == ({"runner": 1}, 3)


def test_z_23_5_sabretooth_takes_the_nearer_one_and_attacks() -> None:
    table = enemy_phase("mystique 17R-nw; wolverine 17R-ne; storm 17R-ne", "16R-out3 sabretooth")

    assert (table.zone("sabretooth"), table.health("mystique")) == ("17R-nw", 2)


def test_z_23_6_a_nearer_hero_behind_a_closed_window_is_not_seen() -> None:
    table = enemy_phase("colossus 14R-entrance; magneto 17R-sw", "17R-nw walker")

    assert table.enemies("17R-w") == {"walker": 1}
    assert not table.told(events.WindowForced)


def test_z_23_7_round_the_fountain_on_both_sides() -> None:
    table = enemy_phase("magneto 17R-s; rogue 17R-w", "17R-n walker*2 brute")
    assert table.choices == ["way 17R-nw", "way 17R-ne"]
    table.play("way 17R-ne")

    assert (table.enemies("17R-nw"), table.enemies("17R-ne")) == ({"walker": 1}, {"walker": 1, "brute": 1})


def test_z_23_8_hall_and_kitchen_come_to_light() -> None:
    table = given(
        "wolverine 17R-n xp=7", "", "13R-kitchen callisto_; 14R-behind amanda_sefton_", opened="hall-kitchen",
        cards="s12 s22 s27",
    )  # fmt: skip
    table.play("open front-door", "zone 13R-kitchen")
    assert table.enemies("13R-kitchen") == {"brute": 1}
    table.play("zone 14R-hallW")

    assert table.enemies("14R-entrance") == {}
    assert table.enemies("17R-n") == {"walker": 4}  # from the hall to the entrance, then to him
    assert [(event.kind, event.why) for event in table.told(events.ExtraActivation)] == [
        ("walker", "rush"), ("walker", "card"),
    ]  # fmt: skip
    assert (table.citizens("13R-kitchen"), table.citizens("14R-behind")) == (["callisto"], ["amanda_sefton"])
    assert table.health("wolverine") == 3


def test_z_23_9_cards_are_read_at_the_highest_level() -> None:
    table = enemy_phase("mystique 17R-s xp=5; colossus 17R-s xp=12", points=LAWN, cards="s12")

    assert [card.level for card in table.told(events.CardDrawn)] == ["yellow"]


@pytest.mark.parametrize(("xp", "walkers"), [(0, 2), (6, 2), (7, 3), (18, 3), (19, 8), (42, 8), (43, 9)])
def test_z_23_10_the_printed_walker_card(xp: int, walkers: int) -> None:
    assert enemy_phase(f"storm 17R-s xp={xp}", points=LAWN, cards="s04").enemies() == {"walker": walkers}


def test_z_23_11_shrapnel_at_two_brutes_a_runner_and_a_citizen() -> None:
    table = given("magneto 17R-s", "17R-se brute*2 runner", "17R-se callisto", dice=[4, 5, 6, 4, 4, 1, 6, 4, 2])
    assert table.play("attack 17R-se").enemies("17R-se") == {"brute": 1, "runner": 1}
    assert table.play("attack 17R-se").enemies("17R-se") == {"runner": 1}
    table.play("attack 17R-se")

    assert (table.enemies("17R-se"), table.citizens("17R-se"), table.xp("magneto")) == ({}, ["callisto"], 3)


def test_z_23_12_storm_gathers_power_spends_it_and_blows_the_rest_away() -> None:
    table = enemy_phase("storm 17R-s", "", points=[]).play("activate storm", "power")
    assert table.power("storm") == 3

    attack = given("storm 17R-s power=3", "17R-s walker*5", dice=[3, 3, 1, 1]).play("attack 17R-s", "roll 2")
    assert (attack.told(events.DiceRolled)[0].faces, attack.power("storm")) == ((3, 3, 1, 1), 1)
    attack.play("use gust")
    while attack.beginning("push"):
        attack.play(attack.choices[0])
    assert (attack.enemies("17R-s"), attack.power("storm")) == ({}, 0)
    assert attack.enemies() == {"walker": 3}


def test_z_23_13_with_all_heroes_in_the_basement_the_other_floors_stand_still() -> None:
    points = [{"zone": "17V-landingN", "colour": "initial"}, {"zone": "12V-corrE", "colour": "red"}]
    table = given(
        "storm 11V-corr; rogue 11V-corr activated", "16V-corrE walker runner; 14V-corr brute", "17V-suite callisto_",
        mission="MH6", points=points, cards="s12 s13",
    ).play("end turn", "end phase")  # fmt: skip

    assert table.enemies("16V-corrE") == {"walker": 1, "runner": 1}
    assert [card.zone for card in table.told(events.CardDrawn)] == ["12V-corrE"]


def test_z_23_14_rogue_and_colossus_ride_to_the_basement() -> None:
    table = given("rogue 17V-landingN; colossus 17V-landingN", mission="MH6", cabin="basement", cards="s11 s16",
                  counters={"elevator_called": True})  # fmt: skip
    table.play("call")
    assert (table.actions_left, table.view["cabin"]) == (3, "first")
    table.play("move 17V-lift", "end turn", "activate colossus", "move 17V-lift", "ride basement")

    assert (table.zone("rogue"), table.zone("colossus"), table.actions_left) == ("11V-lift", "11V-lift", 1)


def test_z_23_15_from_a_corridor_one_sees_open_rooms_and_no_farther() -> None:
    table = given("storm 11V-corr", "11V-server walker; 11V-lockers walker; 14V-medbay walker; 12V-danger1 walker",
                  mission="MH7", opened="server-door lockers-door danger-door")  # fmt: skip
    assert table.beginning("attack") == ["attack 11V-server", "attack 11V-lockers"]

    two = given("storm 16V-corrW", "16V-corrE walker; 16V-room4 walker", mission="MH5", opened="room4-door",
                citizens="17V-suite callisto_")  # fmt: skip
    assert two.beginning("attack") == ["attack 16V-corrE"]


def test_z_23_16_the_stairs_lead_to_either_landing_and_back() -> None:
    up = given("storm 14R-entrance", "", "17V-suite callisto_", mission="MH5")
    assert {"move 17V-landingW", "move 17V-landingE"} <= set(up.choices)
    assert not up.offers("move 17V-landingN")

    for landing in ("17V-landingW", "17V-landingE"):
        assert given(f"storm {landing}", "", "17V-suite callisto_", mission="MH5").offers("move 14R-entrance")
    assert not given("storm 17V-landingN", "", "17V-suite callisto_", mission="MH5").offers("move 14R-entrance")
