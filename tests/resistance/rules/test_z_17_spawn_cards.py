"""Spawn cards (Z-17)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.ids import CHARACTERS
from tests.resistance.table import TOUGHNESS, Table, enemy_phase, given, placed

LAWN = [{"zone": "13R-lawn1", "colour": "initial"}]
GREEN = [{"zone": "16R-out5", "colour": "initial"}]
LEVELS = (0, 7, 19, 43)


def acts(table: Table) -> list[tuple[str, str]]:
    """Extra activations: of whom, and why."""
    return [(event.kind, event.why) for event in table.told(events.ExtraActivation)]


# -- figures ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("xp", "count"), [*zip(LEVELS, (2, 3, 8, 9), strict=True)])
def test_z_17_1_a_card_places_the_number_of_its_line(xp: int, count: int) -> None:
    assert enemy_phase(f"storm 17R-s xp={xp}", points=LAWN, cards="s04").enemies() == {"walker": count}


def test_z_17_2_a_rush_acts_at_once_and_nobody_else() -> None:
    """A walker that stood there does not act again."""
    table = enemy_phase("storm 13R-lawn3 xp=7", "13R-lawn2 walker", points=[{"zone": "13R-lawn2", "colour": "initial"}],
                        cards="s22")  # fmt: skip

    assert acts(table) == [("walker", "rush")]
    assert table.enemies("13R-lawn3") == {"walker": 5}  # one in the step, four in the rush
    assert table.health("storm") == 3


def test_z_17_2_exactly_those_that_were_placed_act() -> None:
    """The brute in the same zone attacked in the step; the rushing one attacks too, once."""
    table = enemy_phase("storm 13R-lawn1", "13R-lawn1 brute", points=LAWN, cards="s24")

    assert [attack.wounds for attack in table.told(events.ZoneAttacked)] == [1, 1]


def test_z_17_2_rushing_runners_have_both_actions() -> None:
    table = enemy_phase("storm 13R-lawn2", points=LAWN, cards="s25")

    assert (table.enemies("13R-lawn2"), table.health("storm")) == ({"runner": 1}, 2)


def test_z_17_3_an_extra_activation_places_nothing_and_all_of_the_kind_act() -> None:
    table = enemy_phase("storm 16R-out1", "18R-out3 walker; 18R-out2 brute", points=LAWN, cards="s27")

    assert acts(table) == [("walker", "card")]
    assert (table.enemies("18R-out1"), table.enemies("13R-lawn1")) == ({"walker": 1, "brute": 1}, {})


def test_z_17_3_those_just_spawned_act_too_with_all_their_actions() -> None:
    points = [{"zone": "13R-lawn1", "colour": "initial"}, {"zone": "16R-out5", "colour": "red"}]
    table = enemy_phase("storm 13R-lawn2", points=points, cards="s17 s30")

    assert (table.enemies("13R-lawn2"), table.health("storm")) == ({"runner": 1}, 2)


# -- hidden citizens --------------------------------------------------------------------------------------------


def test_z_17_4_a_hidden_citizen_comes_and_another_card_is_drawn() -> None:
    table = enemy_phase("storm 17R-s", points=LAWN, cards="s31 s12", people="shanna")

    assert table.citizens("13R-lawn1") == ["shanna~"]
    assert table.enemies("13R-lawn1") == {"brute": 1}
    assert table.view["discards"]["spawn"] == ["s12"]  # the other lies under the citizen's card


def test_z_17_4_without_a_citizen_card_nobody_comes_but_the_next_card_is_drawn() -> None:
    people = ["amanda_sefton", "callisto", "abigail_brand", "ka_zar", "bolivar_trask", "shanna", "mariko_yashida",
              "valerie_cooper", "moira_mactaggart", "william_stryker", "senator_kelly", "trish_tilby"]  # fmt: skip
    lying = "; ".join(f"16R-greenS {name}_" for name in [*people, "too_late_1", "too_late_2"])
    table = enemy_phase("storm 17R-s", "", lying, points=LAWN, cards="s31 s12")

    assert table.enemies() == {"brute": 1}
    assert table.view["discards"]["spawn"] == ["s31", "s12"]


def test_z_17_4_the_further_card_is_read_at_the_same_level() -> None:
    table = enemy_phase("storm 17R-s xp=43", points=LAWN, cards="s31 s11", people="shanna")

    assert table.enemies("13R-lawn1") == {"brute": placed("s11", 43)} != {"brute": placed("s11")}


# -- special actions --------------------------------------------------------------------------------------------


def test_z_17_5_overdrive_lets_brutes_act_and_drains_those_they_attack() -> None:
    table = enemy_phase(
        "storm 17R-n power=4; rogue 17R-s power=4", "17R-n brute; 17R-s walker", points=LAWN, cards="s33"
    )

    assert (table.health("storm"), table.health("rogue")) == (1, 2)
    assert (table.power("storm"), table.power("rogue")) == (1, 4)  # with 1 of the new round


def test_z_17_5_overdrive_drains_only_those_whom_it_attacks() -> None:
    """The brute of the first activation drains nobody; that of the card only where it strikes."""
    table = enemy_phase("storm 17R-n power=3", "16R-out2 brute", points=LAWN, cards="s33")

    assert (table.enemies("17R-nw"), table.power("storm")) == ({"brute": 1}, 4)


@pytest.mark.parametrize("xp", LEVELS)
def test_z_17_5_overdrive_without_a_brute_brings_some(xp: int) -> None:
    assert enemy_phase(f"storm 17R-s xp={xp}", points=LAWN, cards="s34").enemies() == {"brute": placed("s34", xp)}


@pytest.mark.parametrize(("xp", "more"), [*zip(LEVELS, (1, 1, 2, 2), strict=True)])
def test_z_17_5_multiplication_adds_to_each_zone_with_walkers(xp: int, more: int) -> None:
    table = enemy_phase(
        f"storm 17R-n xp={xp}", "16R-greenS walker*3; 18R-garageN walker; 18R-garageS brute", points=LAWN, cards="s35"
    )

    assert table.enemies("16R-greenS") == {"walker": 3 + more}
    assert table.enemies("18R-garageN") == {"walker": 1 + more}
    assert not table.enemies("13R-lawn1")


def test_z_17_5_multiplication_without_a_walker_brings_some() -> None:
    assert enemy_phase("storm 17R-s xp=19", points=LAWN, cards="s36").enemies() == {"walker": placed("s36", 19)}


def test_z_17_5_multiplication_with_too_few_figures_asks_for_the_order_and_runs_short() -> None:
    table = enemy_phase("storm 17R-n", "16R-greenS walker*17; 18R-garageN walker*17", points=LAWN, cards="s35")
    assert table.choices == ["zone 16R-greenS", "zone 18R-garageN"]
    table.play("zone 18R-garageN")

    assert (table.enemies("16R-greenS"), table.enemies("18R-garageN")) == ({"walker": 17}, {"walker": 18})
    assert acts(table) == [("walker", "shortage")]


# -- zombie heroes ----------------------------------------------------------------------------------------------


def test_z_17_6_a_zombie_hero_comes_and_its_card_is_discarded_when_it_falls() -> None:
    table = enemy_phase("storm 17R-s", points=LAWN, cards="s37", named="psylocke")
    assert table.enemies("13R-lawn1") == {"psylocke": 1}
    assert table.view["discards"]["named"] == []

    slain = given("storm 17R-s power=4", "17R-s psylocke", dice=[6] * 6).play("attack 17R-s", "roll 4")
    assert slain.view["discards"]["named"] == ["psylocke"]
    assert slain.xp("storm") == TOUGHNESS["psylocke"]


def test_z_17_6_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    names = list(CHARACTERS[6:])
    table = enemy_phase("storm 17R-s", points=LAWN, cards="s37", discards={"named": names})

    assert [event.pile for event in table.told(events.Shuffled)] == ["named"]
    assert len(table.enemies("13R-lawn1")) == 1


def test_z_17_7_if_all_are_in_play_all_of_them_act() -> None:
    everybody = " ".join(CHARACTERS[6:])
    table = enemy_phase("storm 17R-s", f"16R-greenS {everybody}", points=LAWN, cards="s37")

    assert acts(table) == [("named", "named")]
    assert not table.enemies("13R-lawn1")


def test_z_17_8_what_a_card_places_waits_for_the_next_phase() -> None:
    table = enemy_phase("storm 13R-lawn1", points=LAWN, cards="s20")

    assert (table.health("storm"), table.enemies("13R-lawn1")) == (3, {"runner": placed("s20")})


def test_z_17_9_a_line_of_nothing_places_nothing_and_is_no_shortage() -> None:
    table = enemy_phase("storm 17R-s", "16R-greenS brute*14", points=LAWN, cards="s11")

    assert (acts(table), table.told(events.Shortage)) == ([], [])


def test_z_17_10_too_few_figures_place_what_is_left_and_all_of_the_kind_act() -> None:
    table = enemy_phase("storm 17R-n", "17R-n walker; 16R-greenS walker*33", points=LAWN, cards="s05")

    assert table.enemies("13R-lawn2") == {"walker": 1} or table.beginning("way")
    assert acts(table) == [("walker", "shortage")]
    assert table.health("storm") == 1  # struck in the step and once more


def test_z_17_10_with_none_left_they_act_all_the_same() -> None:
    table = enemy_phase("storm 17R-n", "17R-n brute; 16R-greenS brute*13", points=LAWN, cards="s12")

    assert (acts(table), table.health("storm")) == ([("brute", "shortage")], 1)


def test_z_17_10_exactly_enough_is_no_shortage() -> None:
    table = enemy_phase("storm 17R-n", "16R-greenS brute*13", points=LAWN, cards="s12")

    assert (acts(table), table.enemies("13R-lawn1")) == ([], {"brute": 1})


def test_z_17_10_in_a_short_rush_those_placed_act_first() -> None:
    """One runner is left: it rushes, then all runners act; the hero next to it is struck 1 + 2 times."""
    table = enemy_phase("storm 13R-lawn2; rogue 17R-s", "16R-greenS runner*13", points=LAWN, cards="s26", dice=[])
    assert acts(table)[:1] == [("runner", "rush")]

    assert placed("s26", 43) > 1
    short = enemy_phase("storm 13R-lawn2 xp=43; rogue 17R-s", "16R-greenS runner*13", points=LAWN, cards="s26")
    assert acts(short) == [("runner", "rush"), ("runner", "shortage")]
    assert short.outcome is not None  # 1 wound on arrival, then 2


def test_z_17_10_shortages_can_follow_each_other() -> None:
    points = [{"zone": "13R-lawn1", "colour": "initial"}, {"zone": "16R-out5", "colour": "red"}]
    table = enemy_phase("storm 17R-n", "16R-greenS brute*14", points=points, cards="s12 s13")

    assert acts(table) == [("brute", "shortage"), ("brute", "shortage")]


# -- those who send cards back (Trish Tilby) --------------------------------------------------------------------


def test_z_17_1_trish_tilby_sends_one_card_of_a_round_back() -> None:
    points = [{"zone": "13R-lawn1", "colour": "initial"}, {"zone": "16R-out5", "colour": "red"}]
    table = enemy_phase("storm 17R-s citizen=trish_tilby", points=points, cards="s37 s12 s11")
    assert table.choices == ["pass", "use trish_tilby"]
    table.play("use trish_tilby")

    assert table.enemies("13R-lawn1") == {"brute": 1}
    assert table.prompt == "hero"  # not asked again for the second point
    assert set(table.view["discards"]["spawn"]) == {"s37", "s12", "s11"}


# -- Zombie Mode ------------------------------------------------------------------------------------------------

CORRIDOR = [{"zone": "12V-corrE", "colour": "initial"}]


def test_z_17_4_in_zombie_mode_the_citizen_does_not_hide() -> None:
    table = enemy_phase("iceman 14V-corr", mission="MZ1", points=CORRIDOR, cards="s32 s12", people="shanna")

    assert (table.citizens("12V-corrE"), table.enemies("12V-corrE")) == (["shanna"], {"guard": 1})
    assert table.view["discards"]["spawn"] == ["s32", "s12"]


@pytest.mark.parametrize("xp", LEVELS)
def test_z_17_5_a_rocket_drop_falls_on_the_most_experienced(xp: int) -> None:
    table = enemy_phase(f"iceman 14V-corr xp={xp}; cyclops 13V-labS", mission="MZ1", points=CORRIDOR, cards="s33")
    if xp == 0:
        assert sorted(table.choices) == ["zone 13V-labS", "zone 14V-corr"]
        table.play("zone 14V-corr")

    assert table.enemies("14V-corr") == {"trooper": placed("s33", xp, zombie=True)}


def test_z_17_5_a_hail_of_fire_comes_from_all_who_see_a_hero_at_range_1() -> None:
    table = enemy_phase(
        "iceman 11V-corr; cyclops 11V-corr; sabretooth 13V-labS", "12V-corrE trooper guard; 14V-power trooper*3",
        mission="MZ1", points=[{"zone": "10V-corr", "colour": "initial"}], cards="s35",
    )  # fmt: skip
    assert table.choices == ["wound iceman", "wound cyclops"]  # they came to 12V-corrW in the step
    table.play("wound iceman", "wound cyclops")

    assert [table.health(name) for name in ("iceman", "cyclops", "sabretooth")] == [4, 4, 5]


def test_z_17_5_who_shares_a_zone_with_a_hero_does_not_shoot() -> None:
    table = enemy_phase(
        "iceman 11V-corr", "11V-corr trooper", mission="MZ1", points=[{"zone": "10V-corr", "colour": "initial"}],
        cards="s36",
    )  # fmt: skip

    assert table.health("iceman") == 4


def test_z_17_5_a_hail_of_fire_comes_out_of_the_elevator_too() -> None:
    table = given(
        "iceman 11V-lobby traits=distraction", "11V-lift trooper*2", mission="MZ1",
        points=[{"zone": "10V-corr", "colour": "initial"}], cards="s36",
    ).play("end turn", "end phase", "use distraction", "zone 11V-lift")  # fmt: skip

    assert table.health("iceman") == 3


def test_z_17_5_shots_of_colossus_and_rogue_are_theirs() -> None:
    """Nobody cancels a wound of his; hers sate (their cards)."""
    his = given("iceman 11V-corr traits=grit", "12V-corrW colossus", mission="MZ1", cards="s36")
    assert his.play("open server-door").health("iceman") == 4

    hers = given("iceman 11V-corr hunger=2", "12V-corrW rogue", mission="MZ1", cards="s36").play("open server-door")
    assert (hers.health("iceman"), hers.power("iceman")) == (4, 1)


def test_z_17_6_in_zombie_mode_a_super_hero_comes() -> None:
    table = enemy_phase("iceman 14V-corr", mission="MZ1", points=CORRIDOR, cards="s37", named="storm")

    assert table.enemies("12V-corrE") == {"storm": 1}


def test_z_17_6_mystique_comes_where_the_most_experienced_is() -> None:
    table = enemy_phase(
        "iceman 14V-corr xp=3; cyclops 13V-labS", mission="MZ1", points=CORRIDOR, cards="s37", named="mystique"
    )
    assert table.enemies("14V-corr") == {"mystique": 1}

    tied = enemy_phase(
        "iceman 14V-corr; cyclops 13V-labS", mission="MZ1", points=CORRIDOR, cards="s37", named="mystique"
    )
    assert sorted(tied.choices) == ["zone 13V-labS", "zone 14V-corr"]
    assert tied.play("zone 13V-labS").enemies("13V-labS") == {"mystique": 1}


def test_z_17_each_card_names_the_paragraph_by_which_it_is_drawn() -> None:
    def why(table: Table) -> list[str]:
        return [card.rule for card in table.told(events.CardDrawn)]

    assert why(enemy_phase("storm 17R-s", points=LAWN, cards="s31 s12", people="callisto")) == ["Z-16.1", "Z-17.4"]
    door = given("storm 14R-hallW", "", "13R-kitchen too_late_1_", opened="front-door", cards="s12 s13")
    assert why(door.play("open hall-kitchen")) == ["Z-18.2", "Z-13.14"]
    cabin = given("storm 17V-landingN; rogue 17V-landingN", mission="MH6", cards="s12")
    assert why(cabin.play("call")) == ["Z-20.6"]
    beacon = enemy_phase("storm 14V-corr", mission="MH7", points=[{"zone": "12V-corrE", "colour": "initial"}],
                         objectives=[], counters={"beacon": True}, cards="s27 s04")  # fmt: skip
    assert why(beacon) == ["Z-16.1", "Z-16.1"]  # one is passed over
