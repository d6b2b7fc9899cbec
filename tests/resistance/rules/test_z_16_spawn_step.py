"""The spawn step: which points draw, and in which order (Z-16)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from tests.resistance.table import Table, enemy_phase, given


def drawn_for(table: Table) -> list[str]:
    return [card.zone for card in table.told(events.CardDrawn)]


def test_z_16_1_the_initial_point_draws_first_then_the_others_clockwise() -> None:
    table = enemy_phase("storm 17R-s", points=None, cards="s11 s16 s01 s12")

    assert drawn_for(table) == ["13R-lawn1", "13R-lawn3", "15R-lawn3", "16R-out1"]
    assert table.enemies("15R-lawn3") == {"walker": 1}


def test_z_16_1_the_line_is_that_of_the_highest_danger_level() -> None:
    table = enemy_phase("storm 17R-s xp=3; rogue 17R-n xp=20; wolverine left xp=43", points=LAWN, cards="s04")

    assert table.enemies("13R-lawn1") == {"walker": 8}


LAWN = [{"zone": "13R-lawn1", "colour": "initial"}]
MISSIONS = ("MH0", "MH1", "MH4", "MH7", "MZ1", "MZ4")


def test_z_16_2_sleeping_points_draw_nothing_until_they_wake() -> None:
    asleep = enemy_phase("storm 17R-s", mission="MH1", points=None, cards="s11 s16")
    assert drawn_for(asleep) == ["13R-lawn1", "17R-n"]

    table = given("storm 16R-greenS", "", mission="MH1", points=None, cards="s11 s16 s12")
    table.play("take 16R-greenS")
    assert [event.zone for event in table.told(events.PointWoke)] == ["17R-ne"]
    table.play("end turn", "end phase")
    assert drawn_for(table) == ["13R-lawn1", "17R-ne", "17R-n"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_z_16_2_coloured_points_sleep_and_the_others_are_awake(mission: str) -> None:
    state = GAME.new(1, 1, {"mission": mission})
    for point in GAME.view(state, None)["points"]:
        assert point["active"] == (point["colour"] in ("initial", "red")), point


def test_z_16_3_an_empty_spawn_deck_is_rebuilt_from_its_discards() -> None:
    every = [f"s{number:02}" for number in range(1, 43)]
    table = enemy_phase("storm 17R-s", points=LAWN, discards={"spawn": every})

    assert [event.pile for event in table.told(events.Shuffled)][:1] == ["spawn"]
    assert len(drawn_for(table)) >= 1


@pytest.mark.parametrize(("mission", "start"), [("MH0", "12V-corrW"), ("MH4", "15R-lawn3"), ("MH7", "14V-corr")])
def test_z_16_4_with_five_the_initial_point_draws_twice_in_a_row(mission: str, start: str) -> None:
    names = ("wolverine", "mystique", "magneto", "storm", "colossus", "rogue")
    for count in (4, 5, 6):
        heroes = "; ".join(f"{name} {start}" for name in names[:count])
        table = enemy_phase(heroes, mission=mission, points=None, cards="s11 s16 s27 s29")
        first = drawn_for(table)[0]
        assert drawn_for(table).count(first) == (2 if count >= 5 else 1)
        assert drawn_for(table)[: 2 if count >= 5 else 1] == [first] * (2 if count >= 5 else 1)


def test_z_16_4_of_two_points_in_a_zone_the_one_that_was_there_first_draws_first() -> None:
    """MH8: the point blown away first now lies beside the initial one, the second beside the blue one."""
    table = given(
        "storm 15R-office tokens=red; rogue 13R-dining tokens=red", "16R-greenS sabretooth", mission="MH8", points=None,
        counters={"rescued": ["trish_tilby"]}, cards="s11 s16 s27 s29",
    )  # fmt: skip
    table.play("move point", "end turn", "activate rogue", "move point", "end turn", "end phase")

    drawn = drawn_for(table)
    assert drawn == ["16R-out5", "16R-out5", "18R-out5", "18R-out5"]


def test_z_16_4_after_one_point_was_moved_it_draws_in_its_new_place() -> None:
    table = given(
        "storm 15R-office tokens=red", "16R-greenS sabretooth", mission="MH8", points=None,
        counters={"rescued": ["trish_tilby"]}, cards="s11 s16 s27 s29",
    )  # fmt: skip
    table.play("move point", "end turn", "end phase")

    assert drawn_for(table) == ["16R-out5", "16R-out5", "13R-dining", "18R-out5"]


def test_z_16_4_the_blue_point_comes_before_the_one_moved_beside_it() -> None:
    """No zombie hero is in play: the blue point brings one instead of a card, and it comes before the moved point."""
    table = given(
        "storm 15R-office tokens=red; rogue 13R-dining tokens=red", "", mission="MH8", points=None,
        counters={"rescued": ["trish_tilby"]}, cards="s11 s16 s27 s29", named="sabretooth",
    )  # fmt: skip
    table.play("move point", "end turn", "activate rogue", "move point", "end turn", "end phase")

    kinds = [(type(event).__name__, event.zone) for event in table.events
             if isinstance(event, events.CardDrawn | events.NamedSpawned)]  # fmt: skip
    assert kinds == [
        ("CardDrawn", "16R-out5"), ("CardDrawn", "16R-out5"), ("NamedSpawned", "18R-out5"), ("CardDrawn", "18R-out5"),
    ]  # fmt: skip


def test_z_16_4_a_point_in_a_closed_building_fills_it_and_opening_it_still_draws() -> None:
    table = enemy_phase("storm 15R-lawn3", mission="MH4", points=[{"zone": "10R-corr", "colour": "blue"}], cards="s12")
    assert table.enemies("10R-corr") == {"brute": 1}

    opening = given("storm 14R-behind", "10R-corr brute", mission="MH4", revealed=["14R-behind"], cards="s11 s16").play(
        "open hall-back"
    )
    assert opening.offers("zone 10R-corr")


def test_z_16_4_the_phase_ends_after_the_last_card() -> None:
    table = enemy_phase("storm 17R-s", points=None, cards="s11 s16 s27 s29")
    kinds = [type(event) for event in table.events]

    last = max(place for place, kind in enumerate(kinds) if kind is events.CardDrawn)
    assert last < kinds.index(events.EndBegan)
