"""Z-5 and Z-6: sight, range and steps as they show in play. The reckoning itself is tested in `test_board.py`."""

from __future__ import annotations

from tests.resistance.table import enemy_phase, given

HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]
INSIDE = [*HALL, "13R-kitchen", "13R-dining", "15R-parlor", "15R-office"]


def seen(hero_zone: str, enemies: str, opened: str = "") -> list[str]:
    """The zones with enemies that Storm, who reaches range 3, can aim at."""
    table = given(f"storm {hero_zone}", enemies, opened=opened, revealed=INSIDE)
    return [choice.split()[-1] for choice in table.beginning("attack")]


def test_z_5_1_outdoors_one_sees_straight_and_never_diagonally() -> None:
    assert seen("17R-sw", "17R-se walker; 17R-nw walker; 17R-n walker; 17R-e walker") == ["17R-nw", "17R-se"]


def test_z_5_2_in_a_room_one_sees_its_zones_in_a_straight_line() -> None:
    assert seen("14R-hallW", "14R-hallE walker; 14R-behind walker; 14R-entrance walker") == [
        "14R-hallE", "14R-behind", "14R-entrance",
    ]  # fmt: skip


def test_z_5_3_through_a_door_one_sees_the_first_zone_only() -> None:
    assert seen("14R-hallW", "13R-kitchen walker; 13R-dining walker", "hall-kitchen kitchen-dining") == ["13R-kitchen"]


def test_z_5_4_who_does_not_stand_at_the_door_does_not_see_through_it() -> None:
    assert seen("14R-behind", "13R-kitchen walker; 15R-parlor walker", "hall-kitchen hall-parlor") == []


def test_z_5_5_out_of_the_house_one_sees_any_number_of_zones_and_back() -> None:
    assert seen("14R-entrance", "17R-n walker; 17R-s walker; 17R-nw walker", "front-door") == ["17R-n", "17R-s"]
    assert seen("17R-s", "14R-entrance walker; 14R-behind walker", "front-door") == ["14R-entrance"]


def test_z_5_5_sight_never_passes_through_a_building() -> None:
    assert seen("13R-lawn3", "15R-lawn1 walker; 14R-entrance walker", "win-hall-west win-hall-east") == ["14R-entrance"]


def test_z_5_6_figures_do_not_block_and_closed_doors_do() -> None:
    assert "17R-se" in seen("17R-sw", "17R-s walker*9; 17R-se walker")
    assert seen("17R-n", "14R-entrance walker") == []


def test_z_5_7_one_sees_over_the_fountain_but_not_past_the_staircase() -> None:
    assert seen("17R-n", "17R-s walker") == ["17R-s"]
    assert seen("14R-behind", "14R-entrance walker") == []


def test_z_5_8_nobody_sees_another_floor() -> None:
    table = given("storm 17V-landingW", "14R-entrance walker", mission="MH5")

    assert table.beginning("attack") == []


def test_z_5_8_the_cabin_and_the_zone_before_it_see_each_other() -> None:
    table = given(
        "storm 11V-lift; rogue 11V-corr", "11V-lobby walker; 11V-corr walker", mission="MH6", cabin="basement"
    )

    assert table.beginning("attack") == ["attack 11V-lobby"]


def test_z_5_9_abilities_of_heroes_and_their_citizens_need_sight() -> None:
    corner = given("magneto 17R-s power=2 citizen=amanda_sefton", "17R-e walker")
    shut = given("magneto 17R-n power=2 citizen=amanda_sefton", "14R-entrance walker", opened="", revealed=HALL)

    for table in (corner, shut):
        assert not table.offers("use magnetic_pull")
        assert not table.offers("use amanda_sefton")


def test_z_5_9_enemies_need_it_where_they_name_a_range() -> None:
    corner = enemy_phase("storm 17R-s", "17R-e cyclops")

    assert corner.zone("cyclops") == "17R-se"  # he goes on and then shoots
    assert corner.health("storm") == 2


def test_z_5_10_the_own_zone_is_always_in_sight() -> None:
    assert seen("13R-kitchen", "13R-kitchen walker") == ["13R-kitchen"]


def test_z_5_11_range_counts_borders_and_the_fountain() -> None:
    near = given("mystique 17R-s", "17R-n walker; 17R-se walker")
    far = given("magneto 17R-s", "17R-n walker; 14R-entrance walker", opened="front-door", revealed=HALL)

    assert near.beginning("attack") == ["attack 17R-se"]
    assert far.beginning("attack") == ["attack 17R-n"]  # the entrance is at range 3


def test_z_5_12_a_large_zone_sees_from_any_of_its_cells() -> None:
    assert seen("13R-dining", "13R-lawn2 walker; 13R-lawn1 walker; 16R-out2 walker", "win-dining") == [
        "13R-lawn2",
        "16R-out2",
    ]


# -- steps ------------------------------------------------------------------------------------------------------


def moves(zone: str, opened: str = "", mission: str = "MH2") -> list[str]:
    table = given(f"storm {zone}", opened=opened, revealed=INSIDE, mission=mission)
    return [choice.split()[-1] for choice in table.beginning("move")]


def test_z_6_1_zones_are_adjacent_by_their_sides() -> None:
    assert moves("17R-se") == ["17R-e", "17R-s", "18R-out5"]


def test_z_6_2_into_a_house_one_needs_an_open_door_or_window() -> None:
    assert moves("17R-n") == ["17R-nw", "17R-ne"]
    assert moves("17R-n", "front-door") == ["14R-entrance", "17R-nw", "17R-ne"]
    assert moves("13R-kitchen", "kitchen-dining win-kitchen") == ["13R-dining", "13R-lawn3"]


def test_z_6_3_nobody_enters_the_fountain() -> None:
    assert "17R-fountain" not in moves("17R-n")
    around = enemy_phase("storm 17R-s", "17R-n walker")
    assert around.prompt == "way"
    assert sorted(around.choices) == ["way 17R-ne", "way 17R-nw"]


def test_z_6_4_an_opening_at_the_edge_leads_nowhere() -> None:
    table = given("storm 14R-behind", opened="", revealed=HALL)

    assert table.beginning("open") == []  # hall-back leads to a tile that is not in play
    assert given("storm 14R-behind", opened="", mission="MH4", revealed=HALL).beginning("open") == ["open hall-back"]
