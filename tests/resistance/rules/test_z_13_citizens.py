"""Citizens: rescued, walking, hidden, eaten (Z-13, and Z-7.3 where it is about them)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from tests.resistance.table import enemy_phase, given

FIGHTERS = ("callisto", "abigail_brand", "ka_zar", "shanna")
OTHERS = (
    "amanda_sefton", "bolivar_trask", "mariko_yashida", "valerie_cooper", "moira_mactaggart", "william_stryker",
    "senator_kelly", "trish_tilby",
)  # fmt: skip


# -- rescue -----------------------------------------------------------------------------------------------------


def test_z_13_1_a_rescue_takes_figure_and_card_and_fills_the_power() -> None:
    table = given("storm 17R-s power=1", "", "17R-s callisto").play("rescue callisto")

    assert (table.hero("storm")["citizen"], table.power("storm"), table.actions_left) == ("callisto", 4, 2)
    assert table.citizens("17R-s") == []


def test_z_13_1_an_enemy_in_the_zone_prevents_it() -> None:
    assert not given("storm 17R-s", "17R-s walker", "17R-s callisto").beginning("rescue")
    assert given("storm 17R-s", "17R-e walker", "17R-s callisto").beginning("rescue") == ["rescue callisto"]
    assert not given("storm 17R-s", "", "17R-e callisto").beginning("rescue")


def test_z_13_2_of_two_citizens_one_is_let_go_without_mourning() -> None:
    table = given("storm 17R-s power=1 citizen=shanna traits=grit; rogue 17R-e power=2", "", "17R-s callisto")
    table.play("rescue callisto")

    assert table.choices == ["drop callisto", "drop shanna"]
    table.play("drop callisto")

    assert (table.hero("storm")["citizen"], table.power("storm"), table.power("rogue")) == ("shanna", 4, 2)
    assert table.hero("storm")["traits"] == ["grit"]
    assert table.view["discards"]["citizens"] == ["callisto"]


def test_z_13_2_the_new_one_may_be_kept() -> None:
    table = given("storm 17R-s citizen=shanna", "", "17R-s callisto").play("rescue callisto", "drop shanna")

    assert table.hero("storm")["citizen"] == "callisto"


def test_z_13_3_a_rescue_gives_no_experience() -> None:
    assert given("storm 17R-s", "", "17R-s callisto").play("rescue callisto").xp("storm") == 0


def test_z_13_3_the_card_stays_after_use() -> None:
    table = given("storm 17R-s citizen=abigail_brand", "17R-se walker", dice=[1, 1, 1])
    table.play("attack 17R-se")

    assert table.told(events.DiceRolled)[0].faces == (1, 1, 1)
    assert table.hero("storm")["citizen"] == "abigail_brand"


def test_z_13_3_what_kelly_has_given_in_this_turn_is_written_down() -> None:
    table = given("storm 17R-s citizen=senator_kelly", traits="grit sprint").play("trait", "drop grit")

    assert table.hero("storm")["used"] == ["senator_kelly"]
    assert GAME.position(GAME.from_position(table.position)) == table.position


# -- in danger --------------------------------------------------------------------------------------------------


def test_z_13_4_enemies_go_for_the_nearest_citizen_as_for_a_hero() -> None:
    table = enemy_phase("storm 17R-n", "17R-sw walker", "17R-s amanda_sefton")

    assert table.enemies("17R-s") == {"walker": 1}


def test_z_13_4_cards_face_down_and_hidden_citizens_are_no_targets() -> None:
    for citizens in ("17R-s amanda_sefton_", "17R-s amanda_sefton~"):
        table = enemy_phase("storm 17R-nw", "17R-sw walker", citizens, dice=[1])
        assert table.enemies("17R-w") == {"walker": 1}


@pytest.mark.parametrize("citizen", OTHERS)
def test_z_13_5_one_wound_eliminates_a_citizen(citizen: str) -> None:
    table = enemy_phase("storm 17R-n", "17R-s walker", f"17R-s {citizen}")

    assert table.told(events.CitizenDevoured)[0].citizen == citizen
    assert table.citizens("17R-s") == []


@pytest.mark.parametrize("citizen", FIGHTERS)
def test_z_13_6_a_fighter_cancels_a_wound_on_a_five(citizen: str) -> None:
    saved = enemy_phase("storm 17R-n", "17R-s walker", f"17R-s {citizen}", dice=[5])
    lost = enemy_phase("storm 17R-n", "17R-s walker", f"17R-s {citizen}", dice=[4])

    assert saved.citizens("17R-s") == [citizen]
    assert lost.citizens("17R-s") == []


def test_z_13_6_a_fighter_rolls_for_each_wound() -> None:
    table = enemy_phase("storm 17R-n", "17R-s walker*3", "17R-s shanna", dice=[5, 6, 2])

    assert [roll.face for roll in table.told(events.DieRolled)] == [5, 6, 2]
    assert table.citizens("17R-s") == []


def test_z_13_5_magneto_shields_a_citizen_in_sight() -> None:
    heroes = "magneto 17R-n xp=20 power=1"
    saved = enemy_phase(heroes, "17R-nw walker", "17R-nw amanda_sefton").play("use iron_shield")
    assert (saved.citizens("17R-nw"), saved.power("magneto")) == (["amanda_sefton"], 1)

    lost = enemy_phase(heroes, "17R-nw walker", "17R-nw amanda_sefton").play("pass")
    assert lost.citizens("17R-nw") == []
    assert enemy_phase(heroes, "17R-sw walker", "17R-sw amanda_sefton").told(events.CitizenDevoured)  # out of range


def test_z_13_7_a_hero_gives_up_its_citizen_against_a_wound() -> None:
    table = enemy_phase("storm 17R-s citizen=shanna power=2; rogue 17R-n power=3 traits=grit", "17R-s walker")
    assert table.choices == ["suffer", "sacrifice"]
    table.play("sacrifice")

    assert (table.health("storm"), table.hero("storm")["citizen"]) == (3, None)
    assert not table.told(events.DieRolled)  # fighters do not roll then
    assert (table.power("storm"), table.power("rogue")) == (2, 3)  # 1 lost, 1 gained in the new round
    assert table.hero("rogue")["traits"] == []


def test_z_13_7_it_cancels_one_wound_only() -> None:
    table = enemy_phase("storm 17R-s citizen=shanna", "17R-s walker*2").play("sacrifice")

    assert table.health("storm") == 2


def test_z_13_8_attacks_pass_citizens_by() -> None:
    table = given("storm 17R-s power=2", "17R-se walker", "17R-se callisto", dice=[6, 6, 6, 6])
    table.play("attack 17R-se", "roll 2")

    assert (table.enemies("17R-se"), table.citizens("17R-se")) == ({}, ["callisto"])


def test_z_13_9_a_devoured_citizen_costs_every_hero_power_and_a_trait() -> None:
    table = enemy_phase(
        "storm 17R-n power=0 traits=grit; rogue 17R-nw power=3; magneto 17R-ne power=4 traits=sprint+overpower",
        "17R-s walker", "17R-s amanda_sefton", seats=3,
    )  # fmt: skip
    assert sorted(table.choices) == ["drop overpower", "drop sprint"]
    assert table.may_act == [2]
    table.play("drop sprint")

    assert [table.power(name) for name in ("storm", "rogue", "magneto")] == [1, 3, 4]  # and 1 more for the round
    assert [table.hero(name)["traits"] for name in ("storm", "rogue", "magneto")] == [[], [], ["overpower"]]
    assert table.view["discards"]["citizens"] == ["amanda_sefton"]


def test_z_13_9_each_loss_costs_again_as_far_as_there_is_something() -> None:
    table = given(
        "storm 17V-landingN power=4 traits=grit+sprint; rogue 17V-landingN activated power=1",
        "", "11V-corr amanda_sefton; 11V-lobby callisto; 11V-server shanna", mission="MH6",
    )  # fmt: skip
    table.play("end turn", "end phase")
    while table.beginning("drop"):
        table.play(table.choices[0])

    assert (table.hero("storm")["traits"], table.power("storm"), table.power("rogue")) == ([], 2, 1)  # and 1 gained


# -- walking ----------------------------------------------------------------------------------------------------


def test_z_13_10_a_citizen_walks_one_zone_towards_the_nearest_hero() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-sw", "", "16R-out2 callisto")

    assert table.zone("callisto") == "16R-out3"


def test_z_13_10_it_walks_after_the_enemies_and_before_the_cards() -> None:
    table = enemy_phase(
        "storm 17R-nw", "17R-sw walker", "16R-out1 callisto", points=[{"zone": "13R-lawn1", "colour": "initial"}],
        cards="s01",
    )  # fmt: skip
    kinds = [type(event) for event in table.events]

    moved, walked, drawn = (kinds.index(k) for k in (events.EnemiesMoved, events.CitizenMoved, events.CardDrawn))
    assert moved < walked < drawn


def test_z_13_10_players_choose_among_equal_ways() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-s", "", "17R-w callisto")

    assert table.choices == ["way 17R-nw", "way 17R-sw"]
    assert table.play("way 17R-sw").zone("callisto") == "17R-sw"


def test_z_13_10_the_heroes_it_could_head_for_are_asked() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-s; magneto 18R-out3", "", "17R-w callisto", seats=3)

    assert table.may_act == [0, 1]


@pytest.mark.parametrize("enemy", ["16R-out2 runner/", "16R-out3 walker"])
def test_z_13_10_an_enemy_here_or_there_stops_it(enemy: str) -> None:
    enemies = enemy.replace("runner/", "brute")
    table = enemy_phase("storm 17R-n; rogue 17R-s", enemies, "16R-out2 callisto", dice=[6])

    assert table.zone("callisto") == "16R-out2"


def test_z_13_10_the_way_is_chosen_first_and_a_blocked_one_means_it_stays() -> None:
    table = enemy_phase("storm 17R-nw; rogue 17R-sw", "17R-nw brute", "17R-w callisto")
    assert table.choices == ["way 17R-nw", "way 17R-sw"]
    table.play("way 17R-nw")

    assert (table.zone("callisto"), table.prompt) == ("17R-w", "hero")


def test_z_13_10_beside_a_hero_it_stays_and_closed_doors_stop_it() -> None:
    assert enemy_phase("storm 17R-n; rogue 17R-s", "", "17R-n callisto").zone("callisto") == "17R-n"
    assert enemy_phase("storm 17R-n", "", "13R-kitchen callisto").zone("callisto") == "13R-kitchen"


def test_z_13_10_all_walk_at_once() -> None:
    table = enemy_phase("storm 17R-n", "", "16R-out1 callisto; 16R-out2 shanna amanda_sefton")

    assert [table.zone(name) for name in ("callisto", "shanna", "amanda_sefton")] == [
        "16R-out2", "16R-out3", "16R-out3",
    ]  # fmt: skip


# -- hidden -----------------------------------------------------------------------------------------------------


def test_z_13_11_enemies_ignore_a_hidden_citizen() -> None:
    table = enemy_phase("storm 17R-n", "17R-s walker*2", "17R-s shanna~", dice=[1])

    assert not table.told(events.ZoneAttacked)
    assert not table.enemies("17R-s")
    assert table.citizens("17R-sw") + table.citizens("17R-se") + table.citizens("17R-s") == ["shanna~"]


def test_z_13_11_it_is_given_no_wound_beside_a_hero() -> None:
    table = enemy_phase("storm 17R-s", "17R-s walker*2", "17R-s shanna~", dice=[1])

    assert (table.health("storm"), table.citizens("17R-s")) == (1, ["shanna~"])


def test_z_13_11_it_walks_past_enemies_and_a_five_ends_the_hiding() -> None:
    table = enemy_phase("storm 17R-n", "16R-out3 walker*3; 16R-out2 brute", "16R-out2 shanna~", dice=[4])
    assert table.citizens("16R-out3") == ["shanna~"]

    out = enemy_phase("storm 17R-n", "", "16R-out2 shanna~", dice=[5])
    assert out.citizens("16R-out3") == ["shanna"]
    assert out.view["discards"]["spawn"] == ["s31"]


def test_z_13_11_it_rolls_even_if_it_stays() -> None:
    assert enemy_phase("storm 17R-n", "", "17R-n shanna~", dice=[6]).citizens("17R-n") == ["shanna"]


def test_z_13_11_it_may_be_rescued_and_its_spawn_card_is_discarded() -> None:
    table = given("storm 17R-s", "", "17R-s shanna~")
    assert "s31" not in table.view["discards"]["spawn"]
    table.play("rescue shanna")

    assert (table.hero("storm")["citizen"], table.view["discards"]["spawn"]) == ("shanna", ["s31"])


def test_z_13_11_its_spawn_card_is_discarded_when_the_citizen_is_eliminated() -> None:
    table = given("storm 17V-landingN; rogue 17V-landingN activated", "", "11V-corr shanna~", mission="MH6").play(
        "end turn", "end phase"
    )

    assert table.view["discards"]["spawn"] == ["s31"]
    assert table.view["discards"]["citizens"] == ["shanna"]


def test_z_13_12_an_empty_citizen_deck_is_rebuilt() -> None:
    everybody = [*FIGHTERS, *OTHERS, "too_late_1", "too_late_2"]
    table = enemy_phase(
        "storm 17R-n", "", "", points=[{"zone": "13R-lawn1", "colour": "initial"}], cards="s31 s11",
        discards={"citizens": everybody},
    )  # fmt: skip

    assert [event.pile for event in table.told(events.Shuffled)] == ["citizens"]


def test_z_13_13_secret_missions_are_out_of_the_deck_unless_the_mission_plays_with_them() -> None:
    for mission, are_there in (("MH1", False), ("MH5", False), ("MZ1", False), ("MH3", True), ("MZ4", True)):
        heroes = "iceman" if mission.startswith("MZ") else "storm"
        state = given(f"{heroes} {ZONE[mission]}", "", None, mission=mission, points=None).state
        assert (state.card_is[12] != 6, state.card_is[13] != 6) == (are_there, are_there), mission


ZONE = {
    "MH1": "17R-s", "MH5": "17V-landingW", "MZ1": "14V-corr", "MH3": "10V-cerebro", "MZ4": "13R-lawn2",
}  # fmt: skip


def test_z_13_13_a_revealed_one_lies_there_and_is_taken_with_an_action() -> None:
    table = given("storm 11V-lockers", "11V-lockers walker", "11V-lockers secret_mission_1", mission="MH7")
    assert table.offers("take secret_mission_1")
    table.play("take secret_mission_1")

    assert (table.actions_left, table.citizens("11V-lockers")) == (2, [])
    assert table.position["counters"]["secret_missions"] == 1


def test_z_13_13_nobody_attacks_or_rescues_one() -> None:
    table = given("storm 14V-corr", "11V-lockers walker", "11V-lockers secret_mission_1", mission="MH7")
    table.play("end turn", "end phase")

    assert table.enemies("11V-corr") == {} == table.enemies("11V-lobby")
    assert not table.told(events.ZoneAttacked)


def test_z_13_14_too_late_from_a_hidden_citizen_card_is_ignored() -> None:
    table = enemy_phase(
        "storm 17R-n", points=[{"zone": "13R-lawn1", "colour": "initial"}], cards="s31 s12", people="too_late_1"
    )

    assert table.enemies() == {"brute": 1}  # by the further card
    assert table.view["discards"]["citizens"] == ["too_late_1"]
    assert table.view["discards"]["spawn"] == ["s31", "s12"]


def test_z_13_14_revealed_on_the_board_it_draws_a_card_for_its_zone() -> None:
    table = given("rogue 14R-hallW", "", "13R-kitchen too_late_2_", mission="MH2", cards="s11 s12", opened="front-door")
    table.play("open hall-kitchen")

    assert [(card.card, card.zone) for card in table.told(events.CardDrawn)] == [
        ("s11", "13R-kitchen"), ("s12", "13R-kitchen"),
    ]  # fmt: skip
    assert (table.enemies("13R-kitchen"), table.citizens("13R-kitchen")) == ({"brute": 1}, [])


# -- floors that are left behind (Z-7.3, Z-7.4) -----------------------------------------------------------------


def test_z_7_3_citizens_are_lost_with_the_floor_and_fighters_do_not_roll() -> None:
    table = given(
        "storm 17V-landingN power=2; rogue 17V-landingN activated", "",
        "11V-corr callisto; 11V-server amanda_sefton~; 17V-suite shanna; 14V-medbay valerie_cooper_",
        mission="MH6", opened="suite-door", dice=[6],
    )  # fmt: skip
    table.play("end turn", "end phase")

    assert {event.citizen for event in table.told(events.CitizenDevoured)} == {"callisto", "amanda_sefton"}
    assert not [roll for roll in table.told(events.DieRolled) if roll.rule == "Z-13.6"]
    assert table.power("storm") == 1  # 2 lost, 1 gained
    assert table.zone("shanna") == "17V-landingW"
    assert table.citizens("14V-medbay") == ["?"]


def test_z_7_3_not_as_long_as_one_hero_is_there() -> None:
    table = given("storm 17V-landingN; rogue 14R-entrance activated", "", "14R-behind callisto", mission="MH5")
    table.play("end turn", "end phase")

    assert not table.told(events.CitizenDevoured)
