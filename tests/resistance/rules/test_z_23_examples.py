"""Z-22 and Z-23: what is our own, and the rulebook's examples played through the game."""

from __future__ import annotations

from frenzy.games.resistance import events
from frenzy.games.resistance.cards import SHEETS
from frenzy.games.resistance.content import facts
from tests.resistance.table import enemy_phase, given

HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]
POINT = [{"zone": "13R-lawn1", "colour": "initial"}]


def test_z_22_3_what_is_printed_is_marked_and_the_rest_is_ours() -> None:
    printed = {hero.id: set(hero.printed) for hero in facts.read_heroes()}

    whole = {"id", "health", "attack", "blue", "yellow", "orange", "red"}
    assert printed["wolverine"] == printed["rogue"] == whole
    assert printed["colossus"] == printed["mystique"] == {"id", "health"}
    assert "attack.range" not in printed["magneto"] | printed["storm"]
    assert len(SHEETS) == 12


def test_z_23_1_leaving_two_walkers_costs_three_actions_and_three_enemies_four() -> None:
    assert given("wolverine 17R-s", "17R-s walker*2").play("move 17R-se").actions_left == 0
    assert given("wolverine 17R-s", "17R-s walker*3").beginning("move") == []
    assert given("wolverine 17R-s xp=7", "17R-s walker*3").play("move 17R-se").actions_left == 0


def test_z_23_2_one_walker_and_two_heroes() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-s", "17R-s walker")

    assert sorted(table.choices) == ["wound rogue", "wound storm"]
    table.play("wound rogue")
    assert (table.health("storm"), table.health("rogue")) == (3, 2)


def test_z_23_2_five_walkers_two_heroes_and_a_citizen() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-s", "17R-s walker*5", "17R-s moira_mactaggart")
    table.play("wound storm", "wound storm", "wound moira_mactaggart", "wound rogue", "wound rogue")

    assert (table.health("storm"), table.health("rogue"), table.zone("moira_mactaggart")) == (1, 1, None)
    assert table.outcome is None


def test_z_23_3_a_crowd_between_two_targets() -> None:
    table = enemy_phase("storm 17R-sw; rogue 17R-se", "17R-s walker*4 brute*3 iceman")

    table.play("way 17R-sw", "way 17R-se")  # the odd brute, then Iceman with his first action
    assert table.enemies("17R-sw") == {"walker": 2, "brute": 2}
    assert table.enemies("17R-se") == {"walker": 2, "brute": 1, "iceman": 1}
    assert (table.health("storm"), table.health("rogue")) == (3, 2)


def test_z_23_4_a_runner_that_sees_nobody() -> None:
    table = enemy_phase(
        "storm 13R-lawn1; rogue 15R-lawn3", "14R-behind runner", opened="win-hall-west win-hall-east", revealed=HALL
    )

    assert table.prompt == "way"
    table.play("way 14R-hallW")
    assert table.enemies("14R-entrance") == {"runner": 1}


def test_z_23_4_it_moves_twice_and_may_arrive() -> None:
    table = enemy_phase("storm 17R-w; rogue 17R-e", "17R-n runner")

    assert (table.prompt, sorted(table.choices)) == ("way", ["way 17R-ne", "way 17R-nw"])
    assert table.play("way 17R-nw").enemies("17R-w") == {"runner": 1}


def test_z_23_5_a_zombie_hero_takes_the_nearer_one_and_attacks() -> None:
    table = enemy_phase("storm 17R-s; rogue 18R-out5", "17R-sw iceman")

    assert (table.zone("iceman"), table.health("storm"), table.health("rogue")) == ("17R-s", 2, 3)


def test_z_23_6_a_hero_in_sight_goes_before_a_nearer_one_behind_a_window() -> None:
    table = enemy_phase("storm 14R-entrance; rogue 16R-out3", "17R-n walker", opened="", revealed=HALL)
    seen = enemy_phase("storm 14R-entrance; rogue 16R-out3", "17R-nw walker", opened="", revealed=HALL)

    assert table.enemies("17R-nw") == {"walker": 1}  # Rogue is two zones away, Storm behind the door
    assert seen.enemies("16R-out3") == {"walker": 1}
    assert seen.view["open"] == []


def test_z_23_7_two_ways_round_the_fountain() -> None:
    table = enemy_phase("storm 17R-s; rogue 18R-out4", "17R-n walker*2 brute")

    assert (table.prompt, table.may_act) == ("way", [0])
    table.play("way 17R-nw")
    assert table.enemies("17R-nw") == {"walker": 1, "brute": 1}
    assert table.enemies("17R-ne") == {"walker": 1}


def test_z_23_8_the_hall_and_the_kitchen() -> None:
    table = given(
        "wolverine 17R-n xp=7",
        "",
        "14R-behind callisto_; 13R-kitchen moira_mactaggart_",
        opened="hall-kitchen",
        revealed=[],
        cards="s12 s22 s27",
    ).play("open front-door", "zone 13R-kitchen")

    assert table.enemies("13R-kitchen") == {"brute": 1}
    table.play("zone 14R-hallE")
    rushed = [event.count for event in table.told(events.EnemiesMoved)]
    assert sum(rushed) == 8  # four walkers, once by the rush and once by the extra activation
    assert table.enemies() == {"brute": 1, "walker": 4}
    assert (table.zone("callisto"), table.zone("moira_mactaggart")) == ("14R-behind", "13R-kitchen")


def test_z_23_9_blue_and_yellow_read_at_yellow() -> None:
    table = enemy_phase("storm 17R-s xp=5; rogue 17R-s xp=12", points=POINT, cards="s22")

    assert table.enemies() == {"walker": 4}


def test_z_23_10_the_printed_walker_card() -> None:
    def walkers(xp: int) -> int:
        return enemy_phase(f"storm 17R-s xp={xp}", points=POINT, cards="s04").enemies()["walker"]

    assert [walkers(xp) for xp in (0, 7, 19, 43)] == [2, 3, 8, 9]


def test_z_23_11_shrapnel() -> None:
    table = given("magneto 17R-s", "17R-se brute*2 runner", "17R-se callisto", dice=[4, 5, 6, 4, 5, 1, 1, 4, 4])

    assert table.play("attack 17R-se").enemies() == {"brute": 1, "runner": 1}
    assert table.play("attack 17R-se").enemies() == {"runner": 1}
    assert table.play("attack 17R-se").enemies() == {}
    assert table.zone("callisto") == "17R-se"


def test_z_23_12_storm_gains_and_spends_power() -> None:
    table = given("storm 17R-s activated", active=None).play("end phase", "activate storm")
    assert table.power("storm") == 1

    table = given("storm 17R-s power=1", "17R-s walker*9", dice=[3, 3, 1, 1]).play("power")
    assert table.power("storm") == 3
    table.play("attack 17R-s", "roll 2")
    assert (len(table.told(events.DiceRolled)[0].faces), table.power("storm")) == (4, 1)
    table.play("use gust", *["push walker 17R-se"] * 7)
    assert (table.enemies("17R-s"), table.power("storm")) == ({}, 0)


def test_z_23_13_the_other_floors_do_nothing() -> None:
    table = enemy_phase(
        "storm 11V-corr; rogue 11V-corr",
        "17V-landingE sabretooth brute; 11V-lobby walker",
        "17V-landingW callisto",
        mission="MH6",
        points=[{"zone": "17V-landingN", "colour": "initial"}],
        revealed=["11V-corr", "11V-lobby"],
    )

    while table.prompt == "wound":
        table.play(table.choices[0])
    assert table.enemies("17V-landingE") == {"sabretooth": 1, "brute": 1}
    assert table.zone("callisto") == "17V-landingW"
    assert table.enemies("17V-landingN") == {}
    assert table.enemies("11V-corr") == {"walker": 1}


def test_z_23_14_rogue_calls_and_colossus_sends_the_elevator() -> None:
    landing = ["17V-landingW", "17V-landingN", "17V-landingE"]
    table = given(
        "rogue 17V-landingN; colossus 17V-landingN",
        mission="MH6",
        cabin="basement",
        opened="",
        revealed=[*landing, "11V-corr", "11V-lobby"],
        counters={"elevator_called": True},
    )
    table.play("call", "move 17V-lift")
    assert table.actions_left == 2
    table.play("end turn", "activate colossus", "move 17V-lift", "ride basement")

    assert (table.zone("rogue"), table.zone("colossus"), table.actions_left) == ("11V-lift", "11V-lift", 1)


def test_z_23_15_a_corridor_and_its_rooms() -> None:
    rooms = "10V-cerebro walker; 10V-warroom walker; 13V-labN walker"
    closed = given("storm 10V-corr", rooms, mission="MH7", opened="warroom-door lab-north-door")
    beyond = given("storm 10V-corr", "11V-corr walker; 11V-server walker", mission="MH7", opened="server-door")

    assert closed.beginning("attack") == ["attack 10V-warroom", "attack 13V-labN"]
    assert beyond.beginning("attack") == ["attack 11V-corr"]


def test_z_23_16_one_move_by_the_stairs() -> None:
    up = given("storm 14R-entrance", mission="MH5", opened="")

    assert {"move 17V-landingW", "move 17V-landingE"} <= set(up.choices)
    assert up.play("move 17V-landingE", "move 14R-entrance").actions_left == 1
