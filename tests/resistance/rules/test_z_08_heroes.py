"""Z-8: what heroes are, learn, suffer and can do. Traits are in chapter 12, attacks in chapter 11."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from frenzy.kernel import BadPosition
from tests.resistance.table import TOUGHNESS, Table, enemy_phase, given, hits

TEAM = "wolverine 17R-s; mystique 17R-s; magneto 17R-s; storm 17R-s; colossus 17R-s; rogue 17R-s"


# -- sheets -----------------------------------------------------------------------------------------------------


def test_z_8_1_power_and_health_have_their_tracks() -> None:
    for text in ("power=5", "power=-1", "health=4", "health=-1"):
        with pytest.raises(BadPosition, match=text.split("=", 1)[0]):
            given(f"storm 17R-s {text}")
    assert given("storm 17R-s power=4 health=3").power("storm") == 4


@pytest.mark.parametrize(
    ("hero", "skill"),
    [("storm", "use ride_the_wind"), ("rogue", "use absorption")],
)
def test_z_8_2_an_orange_skill_works_from_19_xp_on_and_stays(hero: str, skill: str) -> None:
    def has(xp: int) -> bool:
        return given(f"{hero} 17R-s xp={xp} power=2; colossus 17R-s").offers(skill)

    assert (has(18), has(19), has(42), has(43)) == (False, True, True, True)


def test_z_8_2_a_red_skill_works_at_43_xp_only() -> None:
    def has(xp: int) -> bool:
        return given(f"rogue 17R-s xp={xp}").offers("use superhuman_resilience")

    assert (has(42), has(43)) == (False, True)


def test_z_8_2_attack_and_blue_skill_work_from_the_start() -> None:
    table = given("storm 17R-s power=1", "17R-s walker")

    assert table.offers("attack 17R-s")
    assert table.offers("use gust")
    assert given("storm 17R-s power=1 xp=43", "17R-s walker").offers("use gust")


# -- wounds and falling -----------------------------------------------------------------------------------------


def test_z_8_3_a_wound_costs_one_health() -> None:
    table = enemy_phase("wolverine 17R-s", "17R-s walker*2")

    assert table.health("wolverine") == 1


def test_z_8_3_at_no_health_the_hero_is_gone_with_traits_tokens_and_citizen() -> None:
    table = enemy_phase(
        "storm 17R-s health=1 traits=grit citizen=callisto tokens=red power=3; wolverine 17R-n power=2",
        "17R-s walker",
        mission="MH8",
        points=[],
    )
    table.play("suffer")

    storm = table.hero("storm")
    assert (storm["zone"], storm["health"], storm["traits"], storm["tokens"], storm["citizen"]) == (
        None,
        0,
        [],
        [],
        None,
    )
    assert "grit" in table.view["discards"]["traits"]
    assert "callisto" in table.view["discards"]["citizens"]


def test_z_8_3_the_citizen_of_a_fallen_hero_is_mourned() -> None:
    table = enemy_phase("storm 17R-s health=1 citizen=callisto; wolverine 17R-n power=2 traits=sprint", "17R-s walker")
    before = table.power("wolverine")
    table.play("suffer")

    assert before == 2
    lost = table.told(events.CitizenDevoured)[0]
    assert (lost.citizen, lost.rule) == ("callisto", "Z-8.3")  # nobody gave her up against a wound (Z-13.7)
    assert table.told(events.PowerLost)[0].hero == "wolverine"
    assert table.hero("wolverine")["traits"] == []


# -- experience -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "xp"), [("walker", 1), ("brute", 1), ("runner", 1)])
def test_z_8_4_an_enemy_without_a_name_gives_one_xp(enemy: str, xp: int) -> None:
    table = given("storm 17R-s; wolverine 17R-s", f"17R-s {enemy}", dice=[5, 5]).play("attack 17R-s")

    assert (table.xp("storm"), table.xp("wolverine")) == (xp, 0)


@pytest.mark.parametrize("enemy", ["iceman", "psylocke", "cyclops", "juggernaut"])
def test_z_8_4_a_zombie_hero_gives_its_toughness(enemy: str) -> None:
    table = given("storm 17R-s power=4", f"17R-s {enemy}", dice=[6] * 6).play("attack 17R-s", "roll 4")

    assert table.xp("storm") == TOUGHNESS[enemy]


def test_z_8_4_any_way_of_eliminating_counts() -> None:
    table = given("storm 17R-s power=2 traits=crowd_breaker", "17R-s walker*2")
    table.play("use crowd_breaker", "eliminate walker", "eliminate walker")

    assert table.xp("storm") == 2


def test_z_8_4_missions_give_more() -> None:
    table = given("storm 16R-greenS; rogue 17R-s", opened="greenhouse-door").play("take 16R-greenS")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 5)


@pytest.mark.parametrize(("xp", "level"), [(0, 0), (5, 0), (6, 0), (7, 1), (12, 1), (18, 1), (19, 2), (42, 2), (43, 3)])
def test_z_8_5_the_danger_level_of_so_much_xp(xp: int, level: int) -> None:
    assert given(f"storm 17R-s xp={xp}").view["level"] == level


def test_z_8_5_the_bar_ends_at_43() -> None:
    table = given("storm 17R-s xp=42", "17R-s walker*2", dice=[5, 5]).play("attack 17R-s")

    assert table.xp("storm") == 43
    with pytest.raises(BadPosition, match="xp"):
        given("storm 17R-s xp=44")


def test_z_8_5_a_new_level_is_announced() -> None:
    table = given("storm 17R-s xp=18", "17R-s walker", dice=[5, 5]).play("attack 17R-s")

    assert [event.level for event in table.told(events.LevelReached)] == ["orange"]


def test_z_8_6_a_softened_zombie_hero_still_gives_its_printed_toughness() -> None:
    one_less = hits(TOUGHNESS["sabretooth"] - 1)
    table = given("rogue 17R-s power=4", "17R-s sabretooth", dice=one_less).play("attack 17R-s", "roll 4")

    assert table.enemies() == {}  # 1 less against Powerful Blows
    assert table.xp("rogue") == TOUGHNESS["sabretooth"]


def test_z_8_7_cards_are_read_at_the_highest_level_in_play() -> None:
    point = [{"zone": "13R-lawn1", "colour": "initial"}]
    table = enemy_phase("storm 17R-s xp=5; rogue 17R-s xp=12", points=point, cards="s04")

    assert table.enemies() == {"walker": 3}


def test_z_8_7_who_left_or_fell_does_not_count() -> None:
    point = [{"zone": "13R-lawn1", "colour": "initial"}]
    gone = enemy_phase("storm 17R-s xp=5; rogue left xp=43", points=point, cards="s04")
    fallen = enemy_phase("storm 17R-s xp=5; rogue fallen xp=43", points=point, cards="s04")

    assert gone.enemies() == fallen.enemies() == {"walker": 2}


def test_z_8_8_yellow_has_four_actions() -> None:
    table = given("storm 17R-s xp=6; rogue 17R-s xp=7", active=None)

    assert table.play("activate storm").actions_left == 3
    assert table.play("end turn", "activate rogue").actions_left == 4


def test_z_8_8_reaching_yellow_gives_the_fourth_action_at_once() -> None:
    table = given("storm 17R-s xp=6", "17R-s walker", dice=[5, 5]).play("attack 17R-s")

    assert table.actions_left == 3  # one of three spent, one gained


def test_z_8_8_orange_and_red_give_no_fifth() -> None:
    table = given("storm 17R-s xp=18", "17R-s walker", dice=[5, 5]).play("attack 17R-s")

    assert table.actions_left == 3
    assert given("storm 17R-s xp=43").actions_left == 4


def test_z_8_8_others_who_reach_yellow_meanwhile_have_theirs_next_turn() -> None:
    table = given("storm 16R-greenS; rogue 17R-s xp=6", opened="greenhouse-door").play("take 16R-greenS")

    assert table.actions_left == 2
    assert table.play("end turn", "activate rogue").actions_left == 4


# -- power ------------------------------------------------------------------------------------------------------


def test_z_8_9_power_rises_by_one_each_player_phase_up_to_4() -> None:
    table = given("storm 17R-s activated power=4; rogue 17R-s power=1 activated; magneto 17R-s activated", active=None)
    table.play("end phase")

    assert [table.power(name) for name in ("storm", "rogue", "magneto")] == [4, 2, 1]


def test_z_8_9_excess_is_lost_and_none_is_no_harm() -> None:
    table = given("storm 17R-s power=3").play("power")

    assert table.power("storm") == 4
    assert given("storm 17R-s", "17R-s walker", dice=[5, 5]).play("attack 17R-s").xp("storm") == 1


# -- Wolverine --------------------------------------------------------------------------------------------------


def test_z_8_10_berserker_rage_adds_the_health_now_missing() -> None:
    def hits(health: int) -> int:
        table = given(f"wolverine 17R-s health={health}", "17R-s walker*9", dice=[3, 2, 1]).play("attack 17R-s")
        return 9 - table.enemies("17R-s").get("walker", 0)

    assert [hits(3), hits(2), hits(1)] == [0, 1, 2]


def test_z_8_10_six_or_more_after_the_bonus_rolls_another_die_with_the_bonus() -> None:
    table = given("wolverine 17R-s health=2", "17R-s walker*9", dice=[5, 1, 1, 6, 3]).play("attack 17R-s")

    rolled = table.told(events.DiceRolled)[0]
    assert rolled.faces == (5, 1, 1, 6, 3)  # 5 + 1 rolls one more, the 6 + 1 of it another
    assert rolled.hits == 3


def test_z_8_10_healed_wounds_do_not_count() -> None:
    table = given("wolverine 17R-s health=2 traits=field_medic", "17R-s walker*9", dice=[3, 3, 3])
    table.play("use field_medic", "attack 17R-s")

    assert table.told(events.DiceRolled)[0].hits == 0


def test_z_8_10_rampage_answers_enemies_who_enter_once_in_an_enemy_phase() -> None:
    table = enemy_phase("wolverine 17R-s xp=19 power=4", "17R-se walker; 17R-sw runner", dice=[5, 5, 5])

    assert table.prompt == "rampage"
    table.play("use rampage", "roll 0")
    assert table.enemies() == {}
    assert table.power("wolverine") == 4  # 1 spent, 1 gained with the next round
    assert table.told(events.AttackAimed)[0].attack == "adamantium_claws"


def test_z_8_10_rampage_costs_a_power_and_needs_the_level() -> None:
    assert enemy_phase("wolverine 17R-s xp=19", "17R-se walker").prompt == "hero"
    assert enemy_phase("wolverine 17R-s xp=18 power=3", "17R-se walker").prompt == "hero"


def test_z_8_10_rampage_comes_once_even_if_enemies_enter_twice() -> None:
    table = enemy_phase("wolverine 17R-s xp=19 power=4", "17R-se walker; 18R-out5 runner", dice=[1, 1, 1])
    table.play("use rampage", "roll 0")

    assert table.prompt == "hero"  # the runner came with its second action
    assert table.enemies("17R-s") == {"walker": 1, "runner": 1}


def test_z_8_10_healing_factor_heals_any_amount_at_the_start_of_the_end_phase() -> None:
    table = given("wolverine 17R-s xp=43 health=1", phase="end")

    assert (table.prompt, table.choices) == ("heal", ["heal 0", "heal 1", "heal 2"])
    assert table.play("heal 1").health("wolverine") == 2
    assert given("wolverine 17R-s xp=43 health=1", phase="end").play("heal 0").health("wolverine") == 1
    assert given("wolverine 17R-s xp=42 health=1", phase="end").prompt == "hero"


# -- Mystique ---------------------------------------------------------------------------------------------------


def test_z_8_2_mystiques_free_move_pays_nothing_for_enemies_once_a_turn() -> None:
    table = given("mystique 17R-s", "17R-s walker*5")

    assert not table.offers("move 17R-se")
    table.play("use shapeshifter", "move 17R-se")
    assert (table.zone("mystique"), table.actions_left) == ("17R-se", 3)
    assert not table.offers("use shapeshifter")


def test_z_8_2_mystiques_borrowed_face_makes_her_no_target_from_outside() -> None:
    table = enemy_phase("mystique 17R-s xp=19 power=1; storm 15R-lawn3", "17R-sw walker")

    assert table.prompt == "ready"
    table.play("use borrowed_face")
    assert table.enemies("17R-s") == {}
    assert table.health("mystique") == 3
    assert table.power("mystique") == 1  # 1 spent, 1 gained with the next round


def test_z_8_2_mystiques_borrowed_face_does_not_help_against_her_own_zone_or_for_others() -> None:
    table = enemy_phase("mystique 17R-s xp=19 power=1; storm 17R-se", "17R-s walker; 17R-sw walker")
    table.play("use borrowed_face")

    assert table.health("mystique") == 2
    assert table.enemies() == {"walker": 2}
    assert table.enemies("17R-s") == {"walker": 2}  # the other one is on its way to Storm


def test_z_8_2_mystiques_borrowed_face_ends_with_the_enemy_phase() -> None:
    table = enemy_phase("mystique 17R-s xp=19 power=1", "17R-sw walker").play("use borrowed_face")

    assert not table.hero("mystique")["unnoticed"]
    table.play("activate mystique", "end turn", "end phase", "pass")
    assert table.enemies("17R-s") == {"walker": 1}


def test_z_8_2_mystiques_assassin_ignores_the_priority() -> None:
    table = given("mystique 17R-s xp=43", "17R-s brute walker runner", dice=[4, 4, 1]).play("attack 17R-s")

    assert (table.prompt, sorted(table.choices)) == ("hits", ["hit brute", "hit runner", "hit walker"])
    table.play("hit runner")
    assert table.enemies() == {"brute": 1}  # the last hit suffices for the walker alone


# -- Magneto ----------------------------------------------------------------------------------------------------


def test_z_8_2_magnetos_pull_pushes_up_to_two_from_one_zone() -> None:
    table = given("magneto 17R-s power=2", "17R-se walker*3; 17R-sw brute").play("use magnetic_pull", "zone 17R-se")

    table.play("push walker 17R-e", "push walker 18R-out5")
    assert table.prompt == "turn"
    assert table.enemies("17R-se") == {"walker": 1}
    assert (table.power("magneto"), table.actions_left) == (1, 3)
    assert not table.offers("use magnetic_pull")


def test_z_8_2_magnetos_pull_may_stop_at_one_and_leaves_zombie_heroes_alone() -> None:
    table = given("magneto 17R-s power=2", "17R-se walker*2 iceman; 17R-sw sabretooth").play("use magnetic_pull")

    assert table.choices == ["zone 17R-se"]
    table.play("zone 17R-se")
    assert not [choice for choice in table.choices if "iceman" in choice]
    assert not table.offers("pass")


def test_z_8_2_magnetos_pull_reaches_as_far_as_two_zones_in_sight() -> None:
    table = given("magneto 17R-sw power=2", "17R-se walker; 18R-out5 walker; 17R-e walker").play("use magnetic_pull")

    assert table.choices == ["zone 17R-se"]


def test_z_8_2_magnetos_shield_cancels_a_wound_close_by() -> None:
    table = enemy_phase("magneto 17R-s xp=19 power=2; storm 17R-se", "17R-se walker*2")

    assert (table.prompt, table.may_act) == ("cover", [0])
    table.play("use iron_shield")
    assert table.health("storm") == 2  # once in an Enemy Phase
    assert table.power("magneto") == 2  # 1 spent, 1 gained with the next round


def test_z_8_2_magnetos_shield_covers_himself_and_citizens() -> None:
    own = enemy_phase("magneto 17R-s xp=19 power=1", "17R-s walker").play("use iron_shield")
    theirs = enemy_phase("magneto 17R-s xp=19 power=1", "17R-se walker", "17R-se moira_mactaggart")

    assert own.health("magneto") == 3
    assert theirs.prompt == "cover"
    assert theirs.play("use iron_shield").zone("moira_mactaggart") is not None


def test_z_8_2_magnetos_shield_needs_sight_and_range() -> None:
    far = enemy_phase("magneto 17R-sw xp=19 power=2; storm 17R-se", "17R-se walker")
    corner = enemy_phase("magneto 17R-s xp=19 power=2; storm 17R-e", "17R-e walker")

    assert far.health("storm") == corner.health("storm") == 2


def test_z_8_2_magnetos_mastery_adds_a_die_and_a_zone() -> None:
    near = given("magneto 17R-sw xp=42", "18R-out5 walker")
    far = given("magneto 17R-sw xp=43", "18R-out5 walker", dice=[1, 1, 1, 4]).play("attack 18R-out5")

    assert not near.offers("attack 18R-out5")
    assert len(far.told(events.DiceRolled)[0].faces) == 4


# -- Storm ------------------------------------------------------------------------------------------------------


def test_z_8_2_storms_gust_drives_all_out_each_over_a_border_of_her_choice() -> None:
    table = given("storm 17R-s power=2", "17R-s walker*2 iceman").play("use gust")

    table.play("push walker 17R-se", "push walker 17R-sw")
    assert table.beginning("pass") == []  # nobody stays
    table.play("push iceman 17R-sw")
    assert (table.enemies("17R-se"), table.enemies("17R-sw")) == ({"walker": 1}, {"walker": 1, "iceman": 1})
    assert (table.power("storm"), table.actions_left) == (1, 3)


def test_z_8_2_storms_gust_may_be_used_as_often_as_it_is_paid_for() -> None:
    table = given("storm 17R-s power=3", "17R-s walker; 17R-se walker").play("use gust", "push walker 17R-sw")
    table.play("move 17R-se")

    assert table.offers("use gust")
    table.play("use gust", "push walker 17R-e")
    assert table.power("storm") == 1


def test_z_8_2_storms_gust_needs_power_and_enemies() -> None:
    assert not given("storm 17R-s", "17R-s walker").offers("use gust")
    assert not given("storm 17R-s power=1", "17R-se walker").offers("use gust")


def test_z_8_2_storms_ride_takes_her_two_zones_past_enemies() -> None:
    table = given("storm 17R-s xp=19", "17R-s walker*4").play("use ride_the_wind", "move 17R-se")

    assert table.prompt == "free"
    table.play("move 17R-e")
    assert (table.zone("storm"), table.actions_left, table.prompt) == ("17R-e", 4, "turn")
    assert not table.offers("use ride_the_wind")


def test_z_8_2_storms_chain_lightning_strikes_beside_the_first_target_at_any_range() -> None:
    table = given("storm 16R-out5 xp=43", "17R-se walker*2; 18R-out5 walker", dice=[6, 1, 6, 6])
    table.play("attack 17R-se")

    assert (table.prompt, table.choices) == ("again", ["pass", "again 18R-out5"])  # range 4
    table.play("again 18R-out5")
    assert table.enemies() == {"walker": 1}
    assert table.actions_left == 3


def test_z_8_2_storms_chain_lightning_needs_an_elimination_and_comes_once_a_turn() -> None:
    miss = given("storm 16R-out5 xp=43", "17R-se walker*2; 18R-out5 walker", dice=[1, 1]).play("attack 17R-se")
    assert miss.prompt == "turn"

    table = given("storm 17R-s xp=43", "17R-s walker*2; 17R-se walker*9", dice=[6, 1, 6, 6, 6, 6])
    table.play("attack 17R-s", "again 17R-se")
    assert table.prompt == "turn"  # the repetition is not repeated
    assert table.play("attack 17R-s").prompt == "turn"


# -- Colossus ---------------------------------------------------------------------------------------------------


def test_z_8_2_colossus_cancels_one_wound_in_an_enemy_phase() -> None:
    table = enemy_phase("colossus 17R-s", "17R-s walker*2")

    assert (table.prompt, table.choices) == ("cancel", ["suffer", "use organic_steel"])
    table.play("use organic_steel")
    assert table.health("colossus") == 2


def test_z_8_2_colossus_may_keep_it_for_a_later_wound() -> None:
    table = enemy_phase("colossus 17R-s", "17R-s walker*2").play("suffer")

    assert table.offers("use organic_steel")


def test_z_8_2_colossus_has_it_again_in_the_next_enemy_phase() -> None:
    table = enemy_phase("colossus 17R-s", "17R-s walker").play("use organic_steel")
    table.play("activate colossus", "end turn", "end phase")

    assert table.offers("use organic_steel")


def test_z_8_2_colossus_is_a_living_wall_for_citizens() -> None:
    table = enemy_phase("colossus 17R-s xp=19 power=1; storm 17R-s", "17R-s walker", "17R-s moira_mactaggart")

    assert (table.prompt, table.may_act) == ("shield", [0])
    table.play("use living_wall")
    assert sorted(table.choices) == ["wound colossus", "wound storm"]
    table.play("wound storm")
    assert table.zone("moira_mactaggart") == "17R-s"


def test_z_8_2_the_living_wall_is_not_asked_where_nothing_is_shared() -> None:
    table = enemy_phase("colossus 17R-s xp=19 power=2", "17R-s dark_phoenix", "17R-s moira_mactaggart")
    alone = enemy_phase("colossus 17R-s xp=19 power=2", "17R-s walker")

    assert table.prompt == "cancel"  # everybody is wounded
    assert alone.prompt == "cancel"


def test_z_8_2_a_copied_wall_is_asked_about_if_the_first_one_stays_down() -> None:
    walls = "colossus 17R-s xp=19 power=2; rogue 17R-s xp=19 power=2 copied=living_wall"

    table = enemy_phase(walls, "17R-s walker", "17R-s moira_mactaggart").play("pass")
    assert (table.prompt, table.may_act) == ("shield", [1])
    table.play("use living_wall")
    assert sorted(table.choices) == ["wound colossus", "wound rogue"]
    once = enemy_phase(walls, "17R-s walker", "17R-s moira_mactaggart").play("use living_wall")
    assert once.prompt == "wound"


def test_z_8_2_colossus_earthshaker_adds_a_die_for_each_enemy_up_to_three() -> None:
    def dice(walkers: int, xp: int = 43) -> int:
        table = given(f"colossus 17R-s xp={xp}", f"17R-s walker*{walkers}").play("attack 17R-s")
        return len(table.told(events.DiceRolled)[0].faces)

    assert [dice(1), dice(3), dice(5), dice(5, 42)] == [4, 6, 6, 3]


# -- Rogue ------------------------------------------------------------------------------------------------------


def test_z_8_2_rogues_blows_soften_enemies_but_never_below_1() -> None:
    table = given("rogue 17R-s", "17R-s brute*2", dice=[3, 3]).play("attack 17R-s")
    walkers = given("rogue 17R-s", "17R-s walker*3", dice=[3, 3]).play("attack 17R-s")

    assert table.enemies() == {}
    assert walkers.enemies() == {"walker": 1}


def test_z_8_2_rogue_opens_one_door_for_free_in_her_turn() -> None:
    table = given("rogue 14R-hallW", opened="", revealed=["14R-hallW", "14R-behind", "14R-hallE", "14R-entrance"])
    table.play("use bruiser", "open hall-kitchen")
    while table.prompt != "turn":
        table.play(table.choices[0])

    assert table.actions_left == 3
    assert "hall-kitchen" in table.view["open"]
    assert not table.offers("use bruiser")


def resilient(table: Table) -> Table:
    return table.play("use superhuman_resilience")


def test_z_8_2_rogues_resilience_is_one_free_attack_or_move() -> None:
    table = resilient(given("rogue 17R-s xp=43", "17R-s walker; 17R-se walker", dice=[1, 1]))

    assert table.prompt == "free"
    assert table.offers("attack 17R-s")
    assert not table.offers("attack 17R-se")
    table.play("attack 17R-s")
    assert (table.actions_left, table.offers("use superhuman_resilience")) == (4, False)


def test_z_8_2_rogues_free_move_pays_for_enemies_with_actions() -> None:
    table = resilient(given("rogue 17R-s xp=43", "17R-s walker*2")).play("move 17R-se")

    assert table.actions_left == 2
    stuck = resilient(given("rogue 17R-s xp=43 power=1", "17R-s walker*5"))
    assert stuck.beginning("move") == []


# -- Absorption -------------------------------------------------------------------------------------------------

ROGUE = "rogue 17R-s xp=19 power=3"


def copying(others: str, *choices: str, enemies: str = "", rogue: str = ROGUE, **doc: Any) -> Table:
    return given(f"{rogue}; {others}", enemies, **doc).play("use absorption", *choices)


def test_z_8_11_absorption_costs_a_power_and_names_attacks_and_unlocked_skills_close_by() -> None:
    table = copying("wolverine 17R-s xp=18; storm 17R-se xp=43; magneto 18R-out5 xp=43; colossus 17R-e xp=43")

    assert sorted(table.choices) == [
        "copy attack storm", "copy attack wolverine", "copy berserker_rage", "copy chain_lightning", "copy gust",
        "copy ride_the_wind",
    ]  # fmt: skip
    assert table.power("rogue") == 2


def test_z_8_11_absorption_needs_somebody_in_sight_at_range_1() -> None:
    assert not given(f"{ROGUE}; storm 18R-out5").offers("use absorption")
    assert not given(f"{ROGUE}; storm 17R-e").offers("use absorption")
    assert given(f"{ROGUE}; storm 17R-se").offers("use absorption")
    assert not given("rogue 17R-s xp=19; storm 17R-se").offers("use absorption")


def test_z_8_11_a_copied_attack_stands_beside_her_own() -> None:
    table = copying("storm 17R-s", "copy attack storm", enemies="17R-n walker; 17R-s walker", dice=[5, 5])

    assert {"attack as storm 17R-n", "attack as storm 17R-s", "attack 17R-s"} <= set(table.choices)
    table.play("attack as storm 17R-n", "roll 0")
    assert table.enemies("17R-n") == {}
    assert table.told(events.DiceRolled)[0].faces == (5, 5)


def test_z_8_11_a_copied_attack_is_not_softened_by_her_blows() -> None:
    table = copying(
        "storm 17R-s", "copy attack storm", enemies="17R-n brute", dice=[5, 1], rogue="rogue 17R-s xp=19 power=1"
    )
    table.play("attack as storm 17R-n")

    assert table.enemies() == {"brute": 1}


def test_z_8_11_a_copied_attack_serves_her_free_attack_too() -> None:
    table = copying(
        "storm 17R-s", "copy attack storm", enemies="17R-n walker", rogue="rogue 17R-s xp=43 power=1", dice=[5, 5]
    )
    resilient(table).play("attack as storm 17R-n")

    assert (table.enemies(), table.actions_left) == ({}, 4)


def test_z_8_11_a_copied_skill_is_used_as_by_its_owner() -> None:
    table = copying("storm 17R-s", "copy gust", enemies="17R-s walker").play("use gust", "push walker 17R-se")

    assert table.power("rogue") == 1


def test_z_8_11_a_copied_skill_about_a_named_attack_does_nothing_without_it() -> None:
    table = copying(
        "wolverine 17R-s",
        "copy berserker_rage",
        enemies="17R-s walker*9",
        dice=[6, 2],
        rogue="rogue 17R-s xp=19 power=1 health=1",
    ).play("attack 17R-s")

    assert table.told(events.DiceRolled)[0].faces == (6, 2)
    assert table.told(events.DiceRolled)[0].hits == 1


def test_z_8_11_a_copied_rampage_brings_the_claws() -> None:
    table = copying("wolverine 17R-se xp=19", "copy rampage", enemies="17R-sw walker*2", dice=[4, 4, 1])
    table.play("end turn", "activate wolverine", "end turn", "end phase", "use rampage", "roll 0")

    assert table.told(events.AttackAimed)[0].attack == "adamantium_claws"
    assert len(table.told(events.DiceRolled)[0].faces) == 3


def test_z_8_11_a_copied_skill_has_its_own_limit() -> None:
    table = given(f"{ROGUE}; mystique 17R-s used=shapeshifter", "").play("use absorption", "copy shapeshifter")

    table.play("use shapeshifter", "move 17R-se")
    assert not table.offers("use shapeshifter")
    assert table.zone("rogue") == "17R-se"


def test_z_8_11_plus_one_action_cannot_be_copied() -> None:
    assert "copy plus_1_action" not in copying("storm 17R-s xp=43").choices


def test_z_8_11_the_copy_lasts_through_the_end_phase_and_no_longer() -> None:
    table = copying("wolverine 17R-s xp=43", "copy healing_factor", rogue="rogue 17R-s xp=19 power=1 health=1")
    table.play("end turn", "activate wolverine", "end turn", "end phase")

    assert (table.prompt, table.may_act) == ("heal", [0])
    table.play("heal 2")
    assert table.health("rogue") == 3
    assert (table.hero("rogue")["copied"], table.hero("rogue")["copied_attack"]) == (None, None)


def test_z_8_11_absorption_comes_once_a_turn() -> None:
    assert not copying("storm 17R-s", "copy gust").offers("use absorption")


# -- healing and all heroes -------------------------------------------------------------------------------------


def test_z_8_12_healing_stops_at_full_health() -> None:
    table = given("storm 17R-s citizen=moira_mactaggart; rogue 17R-s health=2 citizen=shanna", phase="end")

    assert (table.health("storm"), table.health("rogue")) == (3, 2)
    assert not given("storm 17R-s traits=field_medic").offers("use field_medic")


def test_z_8_12_what_every_hero_gets_reaches_those_in_play_only() -> None:
    table = given("storm 16R-greenS; rogue left; magneto fallen", opened="greenhouse-door").play("take 16R-greenS")

    assert [table.xp(name) for name in ("storm", "rogue", "magneto")] == [5, 0, 0]


def test_z_8_12_a_position_is_whole_after_all_of_it() -> None:
    table = copying("storm 17R-s", "copy gust", enemies="17R-s walker")

    again = GAME.from_position(table.position)
    assert list(map(str, GAME.legal_actions(again))) == table.choices
