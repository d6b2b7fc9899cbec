"""Where enemies go (Z-15)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from tests.resistance.table import enemy_phase, given, placed

LAWN = [{"zone": "13R-lawn1", "colour": "initial"}]


# -- towards whom -----------------------------------------------------------------------------------------------


def test_z_15_1_towards_the_nearest_zone_in_sight() -> None:
    table = enemy_phase("storm 17R-n; rogue 16R-out1", "17R-nw walker")
    assert table.enemies("17R-n") == {"walker": 1}

    farther = enemy_phase("storm 18R-out3; rogue 16R-out1", "16R-out3 walker")
    assert farther.enemies("16R-out2") == {"walker": 1}


def test_z_15_1_nearest_is_by_range_even_if_the_way_is_longer() -> None:
    """Across the fountain it is 2 zones to see and 4 to walk; the other hero is 3 zones away both ways."""
    table = enemy_phase("storm 17R-s; rogue 18R-out2", "17R-n walker", seats=2)

    assert table.choices == ["way 17R-nw", "way 17R-ne"]
    assert table.may_act == [0]


def test_z_15_1_a_nearer_one_out_of_sight_is_ignored() -> None:
    table = enemy_phase("storm 17R-w; rogue 18R-out3", "17R-n walker")

    assert table.enemies("17R-ne") == {"walker": 1}


def test_z_15_2_without_sight_along_the_shortest_way() -> None:
    table = enemy_phase("storm 16R-out5; rogue 18R-out3", "13R-lawn1 walker")
    assert table.choices == ["way 13R-lawn2", "way 16R-out1"]

    assert enemy_phase("storm 16R-out4", "17R-nw walker").beginning("way") == ["way 16R-out3", "way 17R-w"]
    assert enemy_phase("storm 17R-w; rogue 18R-out5", "16R-out3 walker*2").enemies("16R-out4") == {"walker": 1}


def test_z_15_2_every_window_counts_as_open() -> None:
    """Through the window it is 2 steps to the kitchen, round by the front door 4."""
    table = enemy_phase("storm 13R-kitchen", "16R-out3 walker", opened="front-door hall-kitchen")

    assert table.enemies("13R-lawn3") == {"walker": 1}


def test_z_15_2_without_a_way_there_is_no_move() -> None:
    assert enemy_phase("storm 17R-n", "16R-greenS walker").enemies("16R-greenS") == {"walker": 1}


def test_z_15_2_sealed_windows_are_walls() -> None:
    table = enemy_phase("storm 13R-kitchen", "13R-lawn3 walker", mission="MH1")

    assert table.enemies("13R-lawn3") == {"walker": 1}
    assert not table.told(events.WindowForced)


def test_z_15_3_enemies_open_no_doors() -> None:
    table = enemy_phase("storm 11R-study", "11R-corr walker*2 runner", mission="MH4", cards="s11")

    assert table.enemies("11R-corr") == {"walker": 2, "runner": 1}


# -- windows ----------------------------------------------------------------------------------------------------


def test_z_15_4_forcing_a_window_takes_the_action_of_all_who_would_pass_it() -> None:
    table = enemy_phase("storm 13R-kitchen", "13R-lawn3 walker*2 brute; 13R-lawn2 walker")

    assert [(event.door, event.zone) for event in table.told(events.WindowForced)] == [("win-kitchen", "13R-lawn3")]
    assert table.enemies("13R-lawn3") == {"walker": 3, "brute": 1}
    assert "win-kitchen" in table.view["open"]


def test_z_15_4_a_runner_forces_it_and_then_climbs_in() -> None:
    table = enemy_phase("storm 13R-kitchen", "13R-lawn3 runner walker")

    assert (table.enemies("13R-kitchen"), table.enemies("13R-lawn3")) == ({"runner": 1}, {"walker": 1})
    assert table.health("storm") == 3


def test_z_15_4_a_closed_building_opened_so_draws_its_cards() -> None:
    """Through the hall it is 2 steps to the other lawn, round the house 6."""
    table = enemy_phase("storm 15R-lawn1", "13R-lawn3 walker", "14R-behind callisto_", cards="s12 s11", seats=1)
    assert (table.choices, table.may_act) == (["zone 14R-hallW", "zone 14R-hallE"], [0])
    table.play("zone 14R-hallE")

    assert table.enemies("14R-hallE") == {"brute": 1}
    assert table.citizens("14R-behind") == ["callisto"]
    assert table.enemies("13R-lawn3") == {"walker": 1}


def test_z_15_4_of_equal_ways_only_the_share_of_the_window_forces_it() -> None:
    table = enemy_phase("storm 14R-entrance", "16R-out3 walker*2", opened="front-door win-front-west")
    assert (table.enemies("13R-lawn3"), table.enemies("17R-nw")) == ({"walker": 1}, {"walker": 1})

    again = enemy_phase("storm 16R-out4", "14R-entrance walker*2", opened="win-hall-west")
    assert [event.door for event in again.told(events.WindowForced)] == ["win-front-west"]
    assert (again.enemies("13R-lawn3"), again.enemies("14R-entrance")) == ({"walker": 1}, {"walker": 1})


# -- splitting --------------------------------------------------------------------------------------------------


def test_z_15_5_groups_split_by_kind_and_players_place_the_odd_ones() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-s; magneto 18R-out3", "17R-w walker*3 brute*2", seats=3)
    assert (table.choices, table.may_act) == (["way 17R-nw", "way 17R-sw"], [0, 1])
    table.play("way 17R-sw")

    assert table.enemies("17R-nw") == {"walker": 1, "brute": 1}
    assert table.enemies("17R-sw") == {"walker": 2, "brute": 1}


def test_z_15_5_all_with_a_name_are_one_type_whoever_of_them_goes_where() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-s", "17R-w iceman psylocke")
    assert table.choices == ["way 17R-nw", "way 17R-sw"]
    table.play("way 17R-sw")

    assert (table.zone("iceman"), table.zone("psylocke")) == ("17R-n", "17R-s")


def test_z_15_5_at_most_one_more_goes_each_way() -> None:
    """Three ways, five walkers: 1 each, and two odd ones that must part."""
    table = enemy_phase("storm 17R-nw; rogue 17R-sw; magneto 16R-out4", "17R-w walker*5")
    assert len(table.choices) == 3
    table.play("way 17R-nw")

    assert sorted(table.choices) == ["way 16R-out4", "way 17R-sw"]


def test_z_15_5_the_two_landings_are_two_ways() -> None:
    table = enemy_phase("storm 17V-landingN", "14R-entrance walker*2 brute", mission="MH9", counters={"cards": {}})
    assert table.choices == ["way 17V-landingW", "way 17V-landingE"]
    table.play("way 17V-landingE")

    assert table.enemies("17V-landingW") == {"walker": 1}
    assert table.enemies("17V-landingE") == {"walker": 1, "brute": 1}


def test_z_15_5_runners_that_meet_split_as_one_group() -> None:
    """Two runners come into the corridor from two sides; from there they part without a question."""
    table = enemy_phase(
        "storm 11V-server; rogue 11V-lockers", "10V-corr runner; 11V-lobby runner", mission="MH7",
        opened="server-door lockers-door",
    )  # fmt: skip

    assert (table.enemies("11V-server"), table.enemies("11V-lockers")) == ({"runner": 1}, {"runner": 1})


def test_z_15_6_with_sight_but_no_open_way_the_shortest_way_counts() -> None:
    """A closed window blocks sight, so this needs one that is open in one direction only: there is none; what is in
    sight can always be walked to."""
    table = enemy_phase("storm 17R-s", "17R-n walker*2")

    assert (table.enemies("17R-nw"), table.enemies("17R-ne")) == ({"walker": 1}, {"walker": 1})


# -- all at once ------------------------------------------------------------------------------------------------


def test_z_15_7_ways_are_reckoned_before_anybody_moves() -> None:
    """Where the third one goes is asked before the first two force their windows."""
    table = enemy_phase("storm 14R-hallW; rogue 14R-hallE", "17R-nw walker; 17R-ne walker; 17R-n walker")
    assert table.choices == ["way 17R-nw", "way 17R-ne"]
    assert not table.told(events.WindowForced)
    table.play("way 17R-nw")

    assert {event.door for event in table.told(events.WindowForced)} == {"win-front-west", "win-front-east"}
    assert (table.enemies("17R-nw"), table.enemies("17R-ne")) == ({"walker": 2}, {"walker": 1})


def test_z_15_7_the_second_action_looks_again() -> None:
    """After the first step the runner sees somebody whom it did not see before."""
    table = enemy_phase("storm 17R-sw; rogue 18R-out3", "16R-out4 runner", opened="")
    assert table.beginning("way")
    table.play("way 17R-w")

    assert table.enemies("17R-sw") == {"runner": 1}


def test_z_15_8_a_rampage_answers_those_who_entered_before_they_strike() -> None:
    table = enemy_phase("wolverine 17R-n xp=20 power=1", "17R-nw runner*3", dice=[6, 4, 4, 1])
    assert table.choices == ["pass", "use rampage"]
    table.play("use rampage")

    assert (table.health("wolverine"), table.enemies()) == (3, {})


def test_z_15_8_only_those_who_still_stand_strike() -> None:
    """Four runners came from two sides; three fall, one strikes once."""
    table = enemy_phase("wolverine 17R-n xp=20 power=1", "17R-nw runner*2; 17R-ne runner*2", dice=[4, 4, 5])
    table.play("use rampage")

    assert (table.enemies("17R-n"), table.health("wolverine")) == ({"runner": 1}, 2)


def test_z_15_8_a_rampage_comes_once_in_an_enemy_phase_its_cards_included() -> None:
    table = enemy_phase(
        "wolverine 13R-lawn2 xp=20 power=2", "13R-lawn3 walker", points=LAWN, cards="s21", dice=[1, 1, 1]
    )
    table.play("use rampage", "roll 0")

    assert table.power("wolverine") == 2  # 1 spent, 1 gained in the new round
    assert table.prompt == "hero"
    assert table.enemies("13R-lawn2") == {"walker": 1 + placed("s21", 20)}


def test_z_15_8_a_figure_placed_by_a_card_has_not_entered() -> None:
    table = enemy_phase("wolverine 13R-lawn1 xp=20 power=2", points=LAWN, cards="s01")

    assert table.prompt == "hero"
    assert table.enemies("13R-lawn1") == {"walker": placed("s01", 20)}


def test_z_15_8_entering_is_answered_before_what_was_opened_comes_to_light() -> None:
    table = enemy_phase(
        "wolverine 17R-n xp=20 power=1; storm 15R-lawn1", "17R-nw walker; 13R-lawn3 walker", dice=[6, 1, 1, 1]
    )
    assert table.offers("use rampage")
    assert table.told(events.WindowForced)
    assert not table.told(events.BuildingOpened)
    table.play("use rampage")

    assert table.told(events.EnemiesEliminated)
    assert table.told(events.BuildingOpened)


def test_z_15_9_a_rush_in_the_middle_is_carried_out_whole() -> None:
    """The first action opens the hall; the runner that rushes out of it has both its actions before the second one."""
    table = enemy_phase("storm 15R-lawn1", "13R-lawn3 runner", cards="s25 s11")
    table.play("zone 14R-hallW")

    done = [event for event in table.events if isinstance(event, events.EnemiesMoved | events.WindowForced)]
    assert [getattr(event, "door", None) or event.zone for event in done] == [
        "14R-entrance", "win-hall-east", "14R-entrance",
    ]  # fmt: skip


@pytest.mark.parametrize("zone", ["17R-w", "17R-e"])
def test_z_15_1_the_fountain_is_seen_across_and_never_entered(zone: str) -> None:
    table = enemy_phase("storm 17R-w; rogue 17R-e", "17R-s walker*2")

    assert not table.enemies("17R-fountain")
    assert given(f"storm {zone}").offers("move 17R-fountain") is False


# -- floors -----------------------------------------------------------------------------------------------------


def test_z_7_4_a_floor_whose_last_hero_falls_stands_still_at_once() -> None:
    """The walker that killed the last hero of the floor is the last to act there."""
    table = enemy_phase(
        "storm 17V-landingN; rogue 14R-hallW health=1", "14R-hallW walker; 14R-hallE walker",
        "17V-suite callisto_; 15R-parlor shanna_; 14R-hallE amanda_sefton", mission="MH5",
    )  # fmt: skip

    assert [attack.zone for attack in table.told(events.ZoneAttacked)] == ["14R-hallW"]
    assert table.zone("amanda_sefton") == "14R-hallE"
    assert table.outcome is not None


def test_z_7_4_nobody_leaves_it_either() -> None:
    table = enemy_phase(
        "storm 17V-landingN; rogue 14R-hallW health=1", "14R-hallW walker; 14R-behind walker",
        "17V-suite callisto_; 15R-parlor shanna_", mission="MH5",
    )  # fmt: skip

    assert table.enemies("14R-behind") == {"walker": 1}
    assert table.outcome is not None
