"""Zombie Mode (Z-21): hunger, devouring, and the enemies and cards of that mode."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.cards import TRAIT_DECK, TRAIT_IDS
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTERS
from tests.resistance.table import TOUGHNESS, Table, enemy_phase, given

ZOMBIES = CHARACTERS[6:]
CORR = [{"zone": "12V-corrE", "colour": "initial"}]


def lair(heroes: str, enemies: str | None = "", citizens: str | None = "", **doc: object) -> Table:
    """The basement in Zombie Mode."""
    return given(heroes, enemies, citizens, mission="MZ1", **doc)


def hunt(heroes: str, enemies: str | None = "", citizens: str | None = "", **doc: object) -> Table:
    return enemy_phase(heroes, enemies, citizens, mission="MZ1", **doc)


def faces(table: Table) -> list[tuple[int, ...]]:
    return [roll.faces for roll in table.told(events.DiceRolled)]


# -- hunger -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ZOMBIES)
def test_z_21_1_zombie_heroes_have_five_health_and_no_hunger_at_first(name: str) -> None:
    state = GAME.new(1, 1, {"mission": "MZ1", "heroes": [name]})
    (hero,) = GAME.view(state, None)["heroes"]

    assert (hero["health"], hero["power"]) == (5, 1)  # the first round has begun


def test_z_21_1_hunger_rises_with_every_round_up_to_four() -> None:
    table = hunt("iceman 14V-corr hunger=2; cyclops 14V-corr hunger=4")

    assert (table.power("iceman"), table.power("cyclops")) == (3, 4)


def test_z_21_2_hunger_adds_dice_and_ones_raise_it_after_the_attack() -> None:
    table = lair("cyclops 11V-corr hunger=2 used=trained_eye", "12V-corrW trooper", dice=[1, 1, 3, 3, 2])
    table.play("attack 12V-corrW")

    assert (faces(table), table.power("cyclops")) == ([(1, 1, 3, 3, 2)], 4)


def test_z_21_2_hunger_stops_at_four() -> None:
    table = lair("sabretooth 11V-corr hunger=3", "11V-corr guard", dice=[1] * 6).play("attack 11V-corr")

    assert table.power("sabretooth") == 4


# -- devouring --------------------------------------------------------------------------------------------------


def test_z_21_3_devour_is_one_die_and_hunger_at_four_or_more() -> None:
    table = lair("iceman 11V-corr hunger=1", "11V-corr trooper", dice=[3, 4]).play("devour")

    assert (faces(table), table.enemies(), table.power("iceman")) == ([(3, 4)], {}, 0)
    assert (table.xp("iceman"), table.actions_left) == (1, 2)


def test_z_21_3_a_miss_leaves_the_hunger() -> None:
    table = lair("iceman 11V-corr hunger=1", "11V-corr trooper", dice=[3, 3]).play("devour")

    assert (table.enemies("11V-corr"), table.power("iceman")) == ({"trooper": 1}, 1)


def test_z_21_3_one_target_only() -> None:
    table = lair("iceman 11V-corr hunger=3", "11V-corr trooper*3", dice=[6] * 4).play("devour")

    assert table.enemies("11V-corr") == {"trooper": 2}


def test_z_21_3_a_citizen_can_be_devoured_and_its_card_is_taken() -> None:
    table = lair("iceman 11V-corr hunger=1", "", "11V-corr shanna", dice=[4, 2]).play("devour")

    assert (table.hero("iceman")["citizen"], table.power("iceman"), table.citizens("11V-corr")) == ("shanna", 0, [])
    assert not table.told(events.CitizenDevoured)


def test_z_21_3_it_needs_somebody_to_eat_and_reaches_the_own_zone_only() -> None:
    assert not lair("iceman 11V-corr", "12V-corrW trooper").offers("devour")


def test_z_21_4_the_ravenous_only_move_and_devour() -> None:
    table = lair("iceman 11V-corr hunger=4 traits=overpower+lick_the_wounds", "11V-corr trooper; 12V-corrW trooper*9")

    verbs = {choice.split(" ")[0] for choice in table.choices}
    assert verbs == {"move", "devour", "use", "end"}
    assert not table.offers("use second_wind")


def test_z_21_4_the_exit_stays_open_to_them() -> None:
    table = lair(
        "iceman 11V-server hunger=4", "", exit="11V-server", objectives=[], counters={"exit_placed": True}
    ).play("end turn")

    assert table.choices == ["leave", "stay"]
    table.play("leave")
    assert table.outcome is not None
    assert table.outcome.won


def test_z_21_4_who_ends_its_turn_so_suffers_a_wound() -> None:
    table = lair("iceman 11V-corr hunger=4; cyclops 11V-corr hunger=3").play("end turn")
    assert table.health("iceman") == 4

    table.play("activate cyclops", "end turn")
    assert table.health("cyclops") == 5


def test_z_21_4_the_armour_of_the_enemy_phase_does_not_help_against_it() -> None:
    table = lair("iceman 11V-corr hunger=4 xp=20; cyclops 11V-corr").play("end turn")

    assert (table.prompt, table.health("iceman")) == ("hero", 4)


# -- enemies ----------------------------------------------------------------------------------------------------


def test_z_21_5_priority_is_super_hero_guard_trooper_specialist_citizen() -> None:
    few = TOUGHNESS["rogue"] - 1
    table = lair("juggernaut 11V-corr xp=0", "11V-corr rogue guard trooper specialist", "11V-corr shanna",
                 dice=[6] * few + [2] * (3 - few))  # fmt: skip
    assert table.play("attack 11V-corr").enemies("11V-corr") == {
        "rogue": 1, "guard": 1, "trooper": 1, "specialist": 1,
    }  # fmt: skip

    guard = lair("juggernaut 11V-corr", "11V-corr guard trooper specialist", "11V-corr shanna", dice=[6] * 3)
    assert guard.play("attack 11V-corr").enemies("11V-corr") == {"specialist": 1}


def test_z_21_5_a_bite_takes_the_first_in_priority() -> None:
    table = lair("iceman 11V-corr hunger=2", "11V-corr guard trooper", dice=[6, 6, 6]).play("devour")

    assert table.enemies("11V-corr") == {"trooper": 1}


@pytest.mark.parametrize(("kind", "hits", "actions"), [("trooper", 1, 1), ("guard", 2, 1), ("specialist", 1, 2)])
def test_z_21_6_they_mirror_walkers_brutes_and_runners(kind: str, hits: int, actions: int) -> None:
    table = lair("cyclops 11V-corr used=trained_eye", f"12V-corrW {kind}", dice=[6] * (hits - 1) + [1] * (4 - hits))
    table.play("attack 12V-corrW")
    assert table.enemies("12V-corrW") == {kind: 1}

    fatal = lair("cyclops 11V-corr used=trained_eye", f"12V-corrW {kind}", dice=[6] * hits + [2] * (3 - hits))
    assert fatal.play("attack 12V-corrW").enemies() == {}
    assert fatal.xp("cyclops") == 1

    struck = hunt("iceman 11V-corr", f"12V-corrW {kind}")
    assert struck.health("iceman") == (5 if actions == 1 else 4)


def test_z_21_6_the_box_holds_as_many_of_them() -> None:
    table = hunt("iceman 14V-corr", "14V-power guard*14", points=CORR, cards="s12")

    assert [event.kind for event in table.told(events.Shortage)] == ["guard"]


def test_z_21_7_no_rescue_no_power_no_mourning_and_zombie_traits() -> None:
    table = lair("iceman 11V-corr citizen=callisto", "", "11V-corr shanna", traits="snatch")
    assert not table.beginning("rescue", "power")
    table.play("trait")
    assert table.hero("iceman")["traits"] == ["snatch"]
    assert "hold_back" in {TRAIT_IDS[trait] for trait in TRAIT_DECK[1]}
    assert "deep_breath" not in {TRAIT_IDS[trait] for trait in TRAIT_DECK[1]}

    given_up = hunt("iceman 11V-corr citizen=callisto hunger=2; cyclops 14V-corr traits=grit", "11V-corr trooper")
    given_up.play("sacrifice")
    assert (given_up.power("iceman"), given_up.hero("cyclops")["traits"]) == (3, ["grit"])


def test_z_21_7_a_fallen_zombie_hero_is_a_defeat_in_the_end_phase() -> None:
    table = hunt("iceman 11V-corr health=1; cyclops 14V-corr", "11V-corr trooper")

    assert table.outcome is not None
    assert table.outcome.reason == "Z-3.3"


# -- citizens ---------------------------------------------------------------------------------------------------


def test_z_21_8_enemies_take_zombie_heroes_only_as_targets() -> None:
    table = hunt("iceman 11V-corr", "12V-corrE trooper", "12V-corrE shanna")

    assert (table.citizens("12V-corrE"), table.enemies("12V-corrW")) == (["shanna"], {"trooper": 1})


def test_z_21_8_citizens_flee_to_the_nearest_active_point_and_are_gone() -> None:
    table = hunt("iceman 14V-corr", "", "11V-corr shanna", points=CORR, cards="s11")
    assert table.zone("shanna") == "12V-corrW"

    gone = hunt("iceman 14V-corr", "", "12V-corrW shanna", points=CORR, cards="s11")
    assert gone.zone("shanna") is None
    assert [event.citizen for event in gone.told(events.CitizenEscaped)] == ["shanna"]
    assert gone.view["discards"]["citizens"] == ["shanna"]


def test_z_21_8_not_to_one_they_stand_on_and_not_to_one_that_sleeps() -> None:
    points = [
        {"zone": "12V-corrE", "colour": "initial"}, {"zone": "10V-corr", "colour": "red"},
        {"zone": "11V-lobby", "colour": "blue", "active": False},
    ]  # fmt: skip
    table = hunt("iceman 14V-corr", "", "12V-corrE shanna", points=points, cards="s11 s16")

    assert table.zone("shanna") == "12V-corrW"


@pytest.mark.parametrize("zone", ["11V-corr", "12V-corrW"])
def test_z_21_8_a_zombie_hero_here_or_there_stops_them(zone: str) -> None:
    table = hunt(f"iceman {zone}", "", "11V-corr shanna", points=CORR, cards="s11")

    assert table.zone("shanna") == "11V-corr"


def test_z_21_8_they_never_fight_and_are_not_lost_with_a_floor() -> None:
    table = given(
        "iceman 17V-landingN; cyclops 17V-landingN activated", "", "11V-server callisto", mission="MZ3",
        opened="server-door",
    ).play("end turn", "end phase")  # fmt: skip
    assert table.zone("callisto") == "11V-server"

    eaten = lair("iceman 11V-corr", "", "11V-corr callisto", dice=[4]).play("devour")
    assert not eaten.told(events.DieRolled)
    assert eaten.hero("iceman")["citizen"] == "callisto"


# -- details of devouring ---------------------------------------------------------------------------------------


def test_z_21_9_a_citizen_is_bitten_only_when_no_enemy_is_there() -> None:
    table = lair("iceman 11V-corr hunger=1", "11V-corr guard", "11V-corr shanna", dice=[6, 1]).play("devour")

    assert (table.citizens("11V-corr"), table.enemies("11V-corr")) == (["shanna"], {"guard": 1})


def test_z_21_9_of_several_citizens_one_is_chosen() -> None:
    table = lair("iceman 11V-corr", "", "11V-corr shanna callisto", dice=[6]).play("devour")

    assert len(table.choices) == 2
    assert table.play(table.choices[0]).hero("iceman")["citizen"]


def test_z_21_9_the_eaten_citizens_card_cancels_a_wound() -> None:
    table = hunt("iceman 11V-corr citizen=callisto", "11V-corr trooper").play("sacrifice")

    assert (table.health("iceman"), table.hero("iceman")["citizen"]) == (5, None)


def test_z_21_9_of_two_super_heroes_the_biter_chooses() -> None:
    table = lair("iceman 11V-corr hunger=3 citizen=callisto", "11V-corr mystique rogue", dice=[6] * 5).play("devour")
    assert table.choices == ["hit mystique", "hit rogue"]
    table.play("hit rogue")

    assert (table.enemies(), table.power("iceman"), table.xp("iceman")) == ({"mystique": 1}, 0, TOUGHNESS["rogue"])


def test_z_21_3_who_is_only_laid_down_sates_nobody() -> None:
    table = lair("iceman 11V-corr hunger=3", "11V-corr wolverine", dice=[6] * 4).play("devour")

    assert (table.power("iceman"), table.xp("iceman")) == (3, 0)


def test_z_21_9_ones_count_before_the_meal() -> None:
    table = lair("iceman 11V-corr hunger=2", "11V-corr trooper", dice=[1, 1, 6]).play("devour")

    assert table.power("iceman") == 0


def test_z_21_9_objects_neither_use_nor_raise_hunger() -> None:
    table = given(
        "iceman 17R-e hunger=3", "17R-ne trooper", mission="MZ5", dice=[1, 1, 1, 1],
        hand={"zone": "17R-e", "charged": True}, citizens="",
    )  # fmt: skip
    table.play("fire sentinel_hand 17R-ne")

    assert (faces(table), table.power("iceman")) == ([(1, 1, 1, 1)], 3)


def test_z_21_9_what_would_raise_hunger_above_four_cannot_be_chosen() -> None:
    for hunger, is_offered in ((2, True), (3, False)):
        table = lair(f"iceman 11V-corr hunger={hunger} traits=feeding_frenzy", "11V-corr trooper*3")
        assert table.offers("use feeding_frenzy") == is_offered


def test_z_21_10_secret_missions_are_taken_with_an_action() -> None:
    table = given("iceman 13R-kitchen", "13R-kitchen trooper", "13R-kitchen secret_mission_1", mission="MZ4")
    table.play("take secret_mission_1")

    assert table.position["counters"]["secret_missions"] == 1
    assert not given("iceman 13R-kitchen", "", "13R-kitchen secret_mission_1", mission="MZ4").offers("devour")


# -- super heroes (proposals) -----------------------------------------------------------------------------------


def test_z_21_7_wolverine_gets_up_once() -> None:
    table = lair("juggernaut 11V-corr hunger=3", "11V-corr wolverine", dice=[6] * 6).play("attack 11V-corr")
    assert (table.xp("juggernaut"), [foe["lying"] for foe in table.view["enemies"]]) == (0, [True])
    assert table.offers("move 12V-corrW")
    table.play("end turn", "end phase")
    assert [foe["lying"] for foe in table.view["enemies"]] == [False]  # at the end of the Enemy Phase
    assert table.health("juggernaut") == 5

    again = lair("juggernaut 11V-corr hunger=3", "11V-corr wolverine", counters={"felled": ["wolverine"]}, dice=[6] * 6)
    again.play("attack 11V-corr")
    assert (again.xp("juggernaut"), again.enemies()) == (TOUGHNESS["wolverine"], {})


def test_z_21_7_magneto_pulls_at_the_start_of_his_activation() -> None:
    table = hunt("iceman 11V-corr; cyclops 10V-corr", "12V-corrW magneto")

    assert (table.zone("iceman"), table.zone("cyclops")) == ("12V-corrW", "10V-corr")
    assert table.health("iceman") == 3  # and he attacks twice


def test_z_21_7_those_he_pulls_away_are_out_of_reach_of_the_others() -> None:
    """All act at once: the trooper whose victim was pulled away follows it instead of striking at nobody."""
    table = hunt("iceman 11V-corr", "12V-corrW magneto; 11V-corr trooper")

    assert table.health("iceman") == 3
    assert table.enemies("12V-corrW") == {"magneto": 1, "trooper": 1}


def test_z_21_7_storm_strikes_everyone_in_her_zone() -> None:
    table = hunt("iceman 11V-corr; cyclops 11V-corr", "11V-corr storm")

    assert (table.health("iceman"), table.health("cyclops")) == (3, 3)


def test_z_21_7_wounds_of_colossus_cannot_be_cancelled() -> None:
    table = hunt("iceman 11V-corr xp=20 traits=grit citizen=shanna", "11V-corr colossus")

    assert (table.health("iceman"), table.prompt) == (3, "hero")


def test_z_21_7_wounds_of_rogue_sate() -> None:
    table = hunt("iceman 11V-corr hunger=3", "11V-corr rogue")

    assert (table.health("iceman"), table.power("iceman")) == (3, 2)  # 2 less, 1 more with the round


# -- sheets -----------------------------------------------------------------------------------------------------


def test_z_21_7_juggernaut_opens_a_door_for_free_and_passes_enemies() -> None:
    table = lair("juggernaut 11V-corr xp=20", "11V-corr trooper*3", cards="s11")
    table.play("use door_crasher", "open server-door")
    assert table.actions_left == 4
    assert table.play("move 10V-corr").actions_left == 3


def test_z_21_7_juggernauts_sixes_hit_twice_at_red() -> None:
    table = lair("juggernaut 11V-corr xp=43", "11V-corr guard*2", dice=[6, 6, 1]).play("attack 11V-corr")

    assert table.enemies() == {}


def test_z_21_7_psylocke_steps_for_free_and_ones_leave_her_cold_at_red() -> None:
    table = lair("psylocke 11V-corr xp=43", "12V-corrW trooper", dice=[1, 1, 1])
    table.play("use shadow_step", "move 12V-corrW", "attack 12V-corrW", "roll 0")

    assert (faces(table), table.power("psylocke"), table.actions_left) == ([(1, 1, 1)], 0, 3)


def test_z_21_7_psylocke_ignores_the_priority_once_a_turn() -> None:
    table = lair("psylocke 11V-corr xp=20", "11V-corr guard specialist", dice=[6, 1])
    table.play("attack 11V-corr", "use mind_reader")
    if table.beginning("roll"):
        table.play("roll 0")

    assert table.enemies("11V-corr") == {"guard": 1}


def test_z_21_7_dark_phoenix_burns_her_hunger_once_an_attack() -> None:
    table = lair("dark_phoenix 11V-corr hunger=1", "12V-corrW trooper*6", dice=[6, 6, 6, 2, 2, 2])
    table.play("attack 12V-corrW", "use burning_hunger")

    assert not table.offers("use burning_hunger")
    if table.beginning("roll"):
        table.play("roll 0")
    assert (len(faces(table)[0]), table.power("dark_phoenix"), table.enemies()) == (6, 2, {"trooper": 3})


def test_z_21_2_ones_count_after_the_attack_and_not_for_what_it_kills() -> None:
    """She was not hungry enough when the trooper fell."""
    table = lair("dark_phoenix 11V-corr hunger=2 xp=20", "12V-corrW trooper", dice=[6, 1, 2, 2])
    table.play("attack 12V-corrW", "roll 0")

    assert (table.xp("dark_phoenix"), table.power("dark_phoenix")) == (21, 3)


def test_z_21_7_dark_phoenix_learns_more_when_hungry() -> None:
    table = lair("dark_phoenix 11V-corr hunger=3 xp=20", "12V-corrW trooper", dice=[6] + [2] * 4)
    table.play("attack 12V-corrW", "roll 0")

    assert table.xp("dark_phoenix") == 22


def test_z_21_7_dark_phoenix_strikes_a_second_zone_at_red() -> None:
    table = lair("dark_phoenix 11V-corr xp=43", "12V-corrW trooper; 12V-corrE trooper", dice=[6, 2, 6, 2])
    table.play("attack 12V-corrW", "roll 0", "again 12V-corrE", "roll 0")

    assert (table.enemies(), table.actions_left) == ({}, 3)


def test_z_21_7_cyclops_rerolls_and_leads_and_hits_on_three() -> None:
    table = lair("cyclops 11V-corr", "12V-corrW trooper", dice=[1, 2, 3, 6]).play("attack 12V-corrW")
    table.play("reroll trained_eye 2")
    assert (table.enemies(), table.power("cyclops")) == ({}, 1)

    leader = lair("cyclops 11V-corr xp=20; iceman 12V-corrE").play("use field_leader", "hero iceman", "move 12V-corrW")
    assert (leader.zone("iceman"), leader.actions_left) == ("12V-corrW", 4)

    red = lair("cyclops 11V-corr xp=43 used=trained_eye", "12V-corrW trooper*3", dice=[3, 3, 3]).play(
        "attack 12V-corrW"
    )
    assert red.enemies() == {}


def test_z_21_7_sabretooth_heals_by_eating_pounces_and_knits() -> None:
    table = lair("sabretooth 11V-corr health=3", "11V-corr trooper", dice=[6]).play("devour")
    assert table.health("sabretooth") == 4

    pounce = lair("sabretooth 11V-corr health=3 xp=20", "12V-corrW trooper", dice=[6])
    pounce.play("use pounce", "move 12V-corrW", "devour")
    assert (pounce.enemies(), pounce.actions_left, pounce.health("sabretooth")) == ({}, 4, 4)

    assert hunt("sabretooth 11V-corr health=3 xp=43").health("sabretooth") == 4


def test_z_21_7_iceman_freezes_troopers_and_has_his_armour() -> None:
    table = lair("iceman 11V-corr; cyclops 14V-corr activated", "12V-corrW trooper*3")
    table.play("use deep_freeze", "zone 12V-corrW", "zone 12V-corrW", "end turn", "end phase")
    assert table.enemies("11V-corr") == {"trooper": 1}

    armour = hunt("iceman 11V-corr xp=20", "11V-corr trooper*2").play("use ice_armour")
    assert armour.health("iceman") == 4

    assert lair("iceman 11V-corr xp=43", "12V-corrW trooper", dice=[1] * 4).play("attack 12V-corrW").told(
        events.DiceRolled
    )[0].faces == (1, 1, 1, 1)


# -- traits -----------------------------------------------------------------------------------------------------


def test_z_21_7_hold_back_lowers_hunger() -> None:
    assert lair("iceman 11V-corr hunger=4 traits=hold_back").play("use hold_back").power("iceman") == 3


def test_z_21_7_second_wind_gives_an_action_for_hunger() -> None:
    table = lair("iceman 11V-corr hunger=1 traits=second_wind").play("use second_wind")

    assert (table.actions_left, table.power("iceman")) == (4, 2)


def test_z_21_7_snatch_is_a_free_bite_at_a_citizen_that_has_to_hit() -> None:
    missed = lair("iceman 11V-corr traits=snatch", "11V-corr guard", "11V-corr shanna", dice=[3, 3])
    missed.play("use snatch")
    assert (missed.citizens("11V-corr"), missed.power("iceman"), missed.actions_left) == (["shanna"], 1, 3)

    eaten = lair("iceman 11V-corr traits=snatch", "11V-corr guard", "11V-corr shanna", dice=[3, 4])
    eaten.play("use snatch")
    assert (eaten.citizens("11V-corr"), eaten.hero("iceman")["citizen"], eaten.power("iceman")) == ([], "shanna", 0)
    assert (eaten.enemies("11V-corr"), eaten.actions_left) == ({"guard": 1}, 3)


def test_z_21_7_feeding_frenzy_eliminates_three_troopers() -> None:
    table = lair("iceman 11V-corr traits=feeding_frenzy", "11V-corr trooper*4").play("use feeding_frenzy")
    table.play("eliminate trooper", "eliminate trooper", "eliminate trooper")

    assert (table.enemies(), table.xp("iceman"), table.power("iceman")) == ({"trooper": 1}, 3, 2)


def test_z_21_7_pack_hunt_lets_another_act() -> None:
    table = lair("iceman 11V-corr traits=pack_hunt; cyclops 11V-corr").play("use pack_hunt", "hero cyclops")

    assert table.play("move 12V-corrW").zone("cyclops") == "12V-corrW"


# -- citizens that were eaten -----------------------------------------------------------------------------------


def test_z_21_9_valerie_cooper_lowers_hunger_once_a_turn() -> None:
    table = lair("iceman 11V-corr hunger=3 citizen=valerie_cooper").play("use valerie_cooper")

    assert (table.power("iceman"), table.offers("use valerie_cooper")) == (2, False)


def test_z_21_9_callisto_helps_to_bite_and_trask_against_guards() -> None:
    bite = lair("iceman 11V-corr citizen=callisto", "11V-corr trooper", dice=[1, 6]).play("devour")
    assert (len(faces(bite)[0]), bite.enemies()) == (2, {})

    guard = lair("iceman 11V-corr citizen=bolivar_trask", "11V-corr guard", dice=[6]).play("devour")
    assert guard.enemies() == {}


def test_z_21_9_william_stryker_and_abigail_brand_add_dice() -> None:
    one = lair("iceman 11V-corr citizen=william_stryker", "12V-corrW storm", dice=[1] * 3).play("attack 12V-corrW")
    assert len(faces(one)[0]) == 3

    two = lair("iceman 11V-corr citizen=abigail_brand", "12V-corrW trooper", dice=[1] * 3).play("attack 12V-corrW")
    assert len(faces(two)[0]) == 3


def test_z_21_9_moira_mariko_kelly_and_ka_zar_work_for_the_dead_too() -> None:
    assert hunt("iceman 11V-corr health=2 citizen=moira_mactaggart").health("iceman") == 3

    saved = hunt("iceman 11V-corr citizen=mariko_yashida", "11V-corr trooper", dice=[4]).play("use mariko_yashida")
    assert saved.health("iceman") == 5

    two = lair("iceman 11V-corr citizen=senator_kelly", traits="grit snatch").play("trait", "drop grit")
    assert two.hero("iceman")["traits"] == ["snatch"]

    moved = lair("iceman 11V-corr citizen=ka_zar").play("use ka_zar", "move 12V-corrW")
    assert moved.actions_left == 3
