"""Z-4: what words mean, where it shows in play. The map itself is tested in `test_board.py`."""

from __future__ import annotations

from frenzy.games.resistance import events
from tests.resistance.table import enemy_phase, given

HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]


def test_z_4_1_walkers_brutes_runners_and_zombie_heroes_are_enemies_and_citizens_are_not() -> None:
    for enemy in ("walker", "brute", "runner", "sabretooth"):
        assert given("storm 17R-s", f"17R-s {enemy}").play("move 17R-se").actions_left == 1
        assert given("storm 17R-s", f"17R-s {enemy}", "17R-s callisto").beginning("rescue") == []
    assert given("storm 17R-s", "", "17R-s callisto shanna").play("move 17R-se").actions_left == 2


def test_z_4_2_a_zone_holds_any_number_of_figures() -> None:
    table = given("storm 17R-s; rogue 17R-s; magneto 17R-s", "17R-s walker*20 brute*5", "17R-s callisto shanna ka_zar")

    assert table.enemies("17R-s") == {"walker": 20, "brute": 5}


def test_z_4_2_indoors_a_room_may_be_one_zone_or_several() -> None:
    one = given("storm 13R-kitchen", opened="", revealed=["13R-kitchen"])
    several = given("storm 14R-hallW", opened="", revealed=HALL)

    assert one.beginning("move") == []
    assert several.beginning("move") == ["move 14R-behind", "move 14R-entrance"]


def test_z_4_3_a_room_is_revealed_as_a_whole() -> None:
    table = given("storm 17R-n", opened="", cards="s01 s02")
    table.play("open front-door")

    assert table.told(events.BuildingOpened)[0].zones == tuple(sorted(HALL, key=list(table.view["zones"]).index))


def test_z_4_4_an_open_door_and_an_open_window_are_openings() -> None:
    door = given("storm 17R-n", opened="front-door", revealed=HALL)
    window = given("storm 17R-nw", opened="win-front-west", revealed=HALL)
    shut = given("storm 17R-n", opened="", revealed=HALL)

    assert door.offers("move 14R-entrance")
    assert window.offers("move 14R-entrance")
    assert not shut.offers("move 14R-entrance")


def test_z_4_5_closed_doors_separate_buildings() -> None:
    table = given("storm 17R-n", opened="hall-kitchen", revealed=[], cards="s01 s02 s03").play("open front-door")

    shown = set(table.told(events.BuildingOpened)[0].zones)
    assert "13R-kitchen" in shown  # its door to the hall is open
    assert "15R-parlor" not in shown


def test_z_4_6_nothing_closes_again() -> None:
    table = given("storm 17R-n", opened="front-door", revealed=HALL)

    assert not [choice for choice in table.choices if choice.startswith("close")]
    table.play("move 14R-entrance", "move 17R-n", "end turn", "end phase")
    assert table.view["open"] == ["front-door"]


def test_z_4_7_a_locked_door_is_a_wall_for_heroes_and_their_cards() -> None:
    table = given("rogue 16R-out4 traits=shoulder_charge")

    assert table.beginning("open") == []
    assert not table.offers("use bruiser")
    assert not table.offers("move 16R-greenN")


def test_z_4_7_a_locked_door_is_a_wall_for_enemies() -> None:
    table = enemy_phase("storm 16R-out4", "16R-greenN walker")
    breaker = enemy_phase("storm 16R-out4", "16R-greenN juggernaut")

    assert table.enemies("16R-greenN") == {"walker": 1}
    assert breaker.enemies("16R-greenN") == {"juggernaut": 1}


def test_z_4_7_sealed_windows_are_walls_for_everybody() -> None:
    inside = given("storm 14R-entrance traits=shoulder_charge", mission="MH1", opened="", revealed=HALL)
    outside = enemy_phase("storm 14R-entrance", "17R-nw walker", mission="MH1", opened="", revealed=HALL)

    assert inside.beginning("open") == []
    assert outside.enemies("17R-nw") == {"walker": 1}
    assert outside.view["open"] == []


def test_z_4_7_sight_does_not_pass_them() -> None:
    table = given("storm 16R-out4", "16R-greenN walker")

    assert table.beginning("attack") == []


def test_z_4_7_a_locked_door_whose_condition_is_met_is_an_ordinary_one() -> None:
    blue = [{"zone": "13R-dining", "colour": "blue", "taken": True}, {"zone": "16R-greenS", "colour": "green"}]
    table = enemy_phase("storm 16R-out4", "16R-greenN juggernaut", objectives=blue)

    assert "greenhouse-door" in table.view["open"]
    assert table.zone("juggernaut") == "16R-out4"
