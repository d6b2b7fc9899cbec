"""Buildings that come to light (Z-18)."""

from __future__ import annotations

from frenzy.games.resistance import events
from tests.resistance.table import Table, enemy_phase, given


def drawn_for(table: Table) -> list[str]:
    return [card.zone for card in table.told(events.CardDrawn)]


def opened(table: Table) -> list[set[str]]:
    return [set(event.zones) for event in table.told(events.BuildingOpened)]


def test_z_18_1_a_building_reaches_as_far_as_its_openings() -> None:
    table = given("storm 17R-n", opened="hall-kitchen", cards="s11 s16 s27").play("open front-door")

    assert opened(table) == [{"14R-entrance", "14R-hallW", "14R-hallE", "14R-behind", "13R-kitchen"}]


def test_z_18_1_closed_doors_bound_it() -> None:
    table = given("storm 17R-n", cards="s11 s16").play("open front-door")

    assert opened(table) == [{"14R-entrance", "14R-hallW", "14R-hallE", "14R-behind"}]


def test_z_18_1_enemies_open_buildings_too() -> None:
    table = enemy_phase("storm 15R-lawn1", "13R-lawn3 walker", cards="s11 s16")

    assert opened(table) == [{"14R-entrance", "14R-hallW", "14R-hallE", "14R-behind"}]


def test_z_18_1_a_second_opening_of_the_same_building_draws_nothing() -> None:
    table = given("storm 17R-ne", opened="front-door").play("open win-front-east")

    assert (opened(table), drawn_for(table)) == ([], [])


def test_z_18_2_a_card_for_each_symbol_in_the_order_the_opener_chooses() -> None:
    table = given("storm 17R-n; rogue 17R-s", opened="hall-kitchen", cards="s12 s17 s01", seats=2)
    table.play("open front-door")
    assert (table.choices, table.may_act) == (["zone 13R-kitchen", "zone 14R-hallW", "zone 14R-hallE"], [0])
    table.play("zone 14R-hallE", "zone 13R-kitchen")

    assert table.enemies("14R-hallE") == {"brute": 1}
    assert table.enemies("13R-kitchen") == {"runner": 1}
    assert table.enemies("14R-hallW") == {"walker": 1}


def test_z_18_2_each_card_is_resolved_before_the_next_zone_is_chosen() -> None:
    table = given("storm 17R-n", cards="s25 s11").play("open front-door", "zone 14R-hallW")

    assert table.told(events.ExtraActivation)
    assert [type(event) for event in table.events].count(events.CardDrawn) == 2
    first, second = [place for place, event in enumerate(table.events) if isinstance(event, events.CardDrawn)]
    rushes = [place for place, event in enumerate(table.events) if isinstance(event, events.EnemiesMoved)]
    assert rushes
    assert first < min(rushes) <= max(rushes) < second


def test_z_18_3_citizens_are_revealed_after_all_enemies_have_acted() -> None:
    table = given("storm 17R-n", "", "14R-behind amanda_sefton_", cards="s27 s25").play(
        "open front-door", "zone 14R-hallE"
    )
    kinds = [type(event) for event in table.events]

    last = max(place for place, kind in enumerate(kinds) if kind in (events.CardDrawn, events.EnemiesMoved))
    assert last < kinds.index(events.CitizenRevealed)
    assert table.citizens("14R-behind") == ["amanda_sefton"]


def test_z_18_4_only_new_rooms_come_to_light() -> None:
    table = given("storm 14R-hallW", opened="front-door", cards="s12").play("open hall-kitchen")

    assert (opened(table), drawn_for(table)) == ([{"13R-kitchen"}], ["13R-kitchen"])


def test_z_18_4_a_window_into_a_new_room_opens_what_hangs_on_it() -> None:
    table = given("storm 13R-lawn2", opened="kitchen-dining", revealed=[], cards="s11 s16").play("open win-dining")

    assert opened(table) == [{"13R-dining", "13R-kitchen"}]


def test_z_18_5_where_entering_reveals_opening_does_not() -> None:
    table = given("storm 11V-corr", "", "11V-lockers callisto_", mission="MH3", cards="s11").play("open lockers-door")
    assert table.citizens("11V-lockers") == ["?"]
    assert not table.told(events.CitizenRevealed)

    assert table.play("move 11V-lockers").citizens("11V-lockers") == ["callisto"]


def test_z_18_5_too_late_takes_effect_on_entering() -> None:
    table = given("storm 11V-corr", "", "11V-lockers too_late_1_", mission="MH3", opened="lockers-door", cards="s12")
    table.play("move 11V-lockers")

    assert (table.enemies("11V-lockers"), table.citizens("11V-lockers")) == ({"brute": 1}, [])


def test_z_18_5_a_secret_mission_takes_effect_on_entering_by_any_means() -> None:
    """Mystique slips in for free."""
    table = given(
        "mystique 11V-corr", "", "11V-lockers secret_mission_2_; 14V-medbay callisto_", mission="MH3",
        opened="lockers-door", named="iceman", points=[{"zone": "12V-corrE", "colour": "initial"}],
    )  # fmt: skip
    table.play("use shapeshifter", "move 11V-lockers")

    assert table.enemies("12V-corrE") == {"iceman": 1}


def test_z_18_5_who_rides_in_the_elevator_opens_the_building_before_the_shaft() -> None:
    table = given(
        "storm 17V-lift; rogue 17V-landingN", mission="MH6", cabin="first", floors=["first"], cards="s11 s16 s27 s29",
        revealed=["17V-landingN", "16V-corrE"],
    )  # fmt: skip
    table.play("ride basement")

    assert "11V-lobby" in opened(table)[0]
