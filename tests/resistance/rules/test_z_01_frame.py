"""Z-1: who plays, with how many heroes, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSIONS
from frenzy.kernel import BadOption, BadPosition
from tests.resistance.table import Table, enemy_phase, given, position

HEROES = ["wolverine", "mystique", "magneto", "storm", "colossus", "rogue"]
ZOMBIES = ["juggernaut", "psylocke", "dark_phoenix", "cyclops", "sabretooth", "iceman"]
POINT = [{"zone": "13R-lawn1", "colour": "initial"}]


# -- together ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_z_1_1_one_to_six_players_win_or_lose_together(seats: int) -> None:
    state = GAME.new(seats, 3, {"mission": "MH2", "heroes": HEROES})
    assert state.seats == seats

    lost = GAME.from_position(position("storm fallen; rogue 17R-s", phase="end"))
    outcome = GAME.outcome(lost)
    assert outcome is not None
    assert (outcome.won, outcome.winners, outcome.scores) == (False, (), (0, 0))


def test_z_1_1_a_win_is_everybodys() -> None:
    taken = [
        {"zone": "13R-dining", "colour": "blue", "taken": True},
        {"zone": "16R-greenS", "colour": "green", "taken": True},
    ]
    table = given("storm 18R-garageS; rogue left", opened="garage-door", objectives=taken).play("end turn", "leave")

    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.winners, table.outcome.scores) == (True, (0, 1), (1, 1))


def test_z_1_1_nobody_plays_the_enemies() -> None:
    table = given("storm 17R-s activated; rogue 17R-s activated", "17R-sw walker", active=None).play("end phase")

    assert table.enemies("17R-s") == {"walker": 1}
    assert table.prompt == "hero"


def test_z_1_1_seven_are_too_many() -> None:
    with pytest.raises(BadOption):
        GAME.new(7, 0, {"mission": "MH2"})


# -- heroes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", [mission.id for mission in MISSIONS if mission.min_heroes == 1])
def test_z_1_2_fewer_than_four_heroes_are_allowed(mission: str) -> None:
    team = ZOMBIES if mission.startswith("MZ") else HEROES
    assert len(GAME.new(1, 0, {"mission": mission, "heroes": team[:1]}).team) == 1


@pytest.mark.parametrize("mission", ["MH6", "MZ3"])
def test_z_1_2_two_missions_need_two(mission: str) -> None:
    team = ZOMBIES if mission.startswith("MZ") else HEROES
    with pytest.raises(BadOption, match="2 heroes"):
        GAME.new(1, 0, {"mission": mission, "heroes": team[:1]})
    assert GAME.new(1, 0, {"mission": mission, "heroes": team[:2]}).heroes == 2


def test_z_1_2_four_heroes_play_if_nobody_says_otherwise() -> None:
    assert GAME.new(2, 0, {"mission": "MH2"}).heroes == 4


def test_z_1_2_five_heroes_change_the_mission() -> None:
    four = GAME.new(1, 0, {"mission": "MH2", "heroes": HEROES[:4]})
    five = GAME.new(1, 0, {"mission": "MH2", "heroes": HEROES[:5]})

    assert (four.awake.bit_count(), five.awake.bit_count()) == (4, 5)


def test_z_1_2_players_share_the_heroes_as_they_like() -> None:
    state = GAME.new(2, 0, {"mission": "MH2", "heroes": HEROES[:4], "hands": [[0, 3, 1], [2]]})

    assert state.hands == (0, 0, 1, 0)
    with pytest.raises(BadOption, match="hands"):
        GAME.new(2, 0, {"mission": "MH2", "heroes": HEROES[:4], "hands": [[0, 3], [2]]})
    with pytest.raises(BadOption, match="hands"):
        GAME.new(2, 0, {"mission": "MH2", "heroes": HEROES[:4], "hands": [[0, 3, 1], [2, 1]]})


@pytest.mark.parametrize("heroes", [["storm", "storm"], ["iceman"], ["nobody"], [*HEROES, "iceman"]])
def test_z_1_3_a_heroic_mission_is_played_by_super_heroes(heroes: list[str]) -> None:
    with pytest.raises(BadOption, match="heroes"):
        GAME.new(1, 0, {"mission": "MH2", "heroes": heroes})


def test_z_1_3_a_zombie_mission_is_played_by_zombie_heroes() -> None:
    assert GAME.new(1, 0, {"mission": "MZ1", "heroes": ["iceman"]}).mode == 1
    with pytest.raises(BadOption, match="heroes"):
        GAME.new(1, 0, {"mission": "MZ1", "heroes": ["storm"]})


# -- supply -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "stock"), [("walker", 35), ("brute", 14), ("runner", 14)])
def test_z_1_4_there_are_so_many_figures(enemy: str, stock: int) -> None:
    assert given("storm 17R-s", f"13R-lawn1 {enemy}*{stock}").enemies() == {enemy: stock}
    with pytest.raises(BadPosition, match="enemies"):
        given("storm 17R-s", f"13R-lawn1 {enemy}*{stock}; 17R-n {enemy}")


def test_z_1_4_the_supply_is_a_limit() -> None:
    table = enemy_phase("storm 17R-s", "18R-garageN walker*33", points=POINT, cards="s10")

    assert table.enemies()["walker"] == 35  # 4 were due


def test_z_1_4_each_zombie_hero_and_citizen_is_there_once() -> None:
    with pytest.raises(BadPosition, match="twice"):
        given("storm 17R-s", "17R-n iceman; 17R-s iceman")
    with pytest.raises(BadPosition, match="twice"):
        given("storm 17R-s", "", "17R-n callisto; 17R-s callisto")


def test_z_1_5_tokens_are_no_limit() -> None:
    doors = (
        "front-door hall-kitchen hall-parlor kitchen-dining parlor-office win-dining win-kitchen win-parlor win-office"
    )
    table = given("storm 17R-n", opened=doors)

    assert len(table.view["open"]) == 9


# -- who is asked -----------------------------------------------------------------------------------------------


def seen_by(table: Table, seat: int) -> list[str]:
    return [str(choice) for choice in GAME.view(table.state, seat)["choices"]]


def test_z_1_6_wounds_are_shared_by_the_players_of_the_heroes_there() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-e; magneto 17R-s", "17R-s walker")

    assert (table.prompt, table.may_act) == ("wound", [0, 2])
    assert seen_by(table, 0) == seen_by(table, 2)
    assert seen_by(table, 1) == []


def test_z_1_6_wounds_among_citizens_touch_nobody_so_all_are_asked() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-e", "13R-lawn1 walker", "13R-lawn1 callisto moira_mactaggart")

    assert (table.prompt, table.may_act) == ("wound", [0, 1])


def test_z_1_6_all_are_those_who_still_have_a_hero_in_play() -> None:
    table = enemy_phase(
        "storm 17R-s; rogue left; magneto fallen; mystique 17R-e",
        "13R-lawn1 walker",
        "13R-lawn1 callisto moira_mactaggart",
    )

    assert (table.prompt, table.may_act) == ("wound", [0, 3])


def test_z_1_6_ways_are_chosen_by_the_players_of_the_heroes_they_lead_to() -> None:
    table = enemy_phase("storm 17R-sw; rogue 17R-se; magneto 15R-lawn3", "17R-s walker")

    assert (table.prompt, table.may_act) == ("way", [0, 1])


def test_z_1_6_ways_to_a_citizen_touch_nobody() -> None:
    table = enemy_phase("storm 15R-lawn3; rogue 15R-lawn3", "17R-n walker", "17R-s callisto")

    assert (table.prompt, table.may_act) == ("way", [0, 1])


def test_z_1_6_a_building_asks_who_opened_it() -> None:
    table = given("rogue 17R-s; storm 17R-n", active="storm", opened="").play("open front-door")

    assert (table.prompt, table.may_act) == ("building", [1])


def test_z_1_6_a_building_that_enemies_opened_asks_all() -> None:
    table = enemy_phase("storm 17R-s; rogue 14R-behind", "17R-nw walker", opened="", revealed=[])

    assert table.prompt in ("way", "building")
    while table.prompt == "way":
        table.play("way 14R-entrance")
    assert (table.prompt, table.may_act) == ("building", [0, 1])


def test_z_1_6_a_citizens_way_asks_those_it_could_head_for() -> None:
    table = enemy_phase("storm 17R-sw; rogue 17R-se; magneto 15R-lawn3", "", "17R-s callisto")

    assert (table.prompt, table.may_act) == ("citizen_way", [0, 1])


def test_z_1_6_what_a_hero_spends_or_cancels_is_its_own_players_answer() -> None:
    cancel = enemy_phase("rogue 17R-e; storm 17R-s traits=grit", "17R-s walker")
    drop = enemy_phase("storm 17R-s citizen=callisto; rogue 17R-e traits=grit+sprint", "17R-s walker").play("sacrifice")

    assert (cancel.prompt, cancel.may_act) == ("cancel", [1])
    assert (drop.prompt, drop.may_act) == ("drop_trait", [1])


def test_z_1_6_the_next_hero_is_named_by_any_player_who_has_one_left() -> None:
    table = given("storm 17R-s; rogue 17R-s activated; magneto 17R-s", active=None)

    assert table.may_act == [0, 2]
    assert seen_by(table, 2) == ["activate storm", "activate magneto"]


def test_z_1_6_one_player_with_several_heroes_is_asked_once() -> None:
    document: dict[str, Any] = position("storm 17R-s; rogue 17R-s; magneto 17R-e", "17R-s walker", phase="enemies")
    for hero in document["heroes"]:
        hero["seat"] = 0
    assert Table(GAME.from_position(document)).may_act == [0]


def test_z_1_7_there_is_no_noise() -> None:
    table = given("storm 18R-out4", "18R-out4 walker*2; 18R-garageN walker", dice=[5, 5]).play("attack 18R-out4")
    table.play("end turn", "end phase")

    assert table.enemies("18R-garageN") == {"walker": 1}  # no way leads out of the locked garage
