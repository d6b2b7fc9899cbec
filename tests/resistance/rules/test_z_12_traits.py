"""Z-12: gaining traits, and what each of the fifteen does, does not, and does together with others."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from tests.resistance.table import Table, enemy_phase, given


def faces(table: Table) -> tuple[int, ...]:
    return table.told(events.DiceRolled)[0].faces


# -- gaining and losing them ------------------------------------------------------------------------------------


def test_z_12_1_the_top_card_comes_into_a_free_slot() -> None:
    table = given("storm 17R-s traits=grit", traits="sprint overpower").play("trait")

    assert sorted(table.hero("storm")["traits"]) == ["grit", "sprint"]
    assert (table.prompt, table.actions_left) == ("turn", 2)


def test_z_12_1_of_three_one_is_discarded_the_new_or_an_old_one() -> None:
    def offered() -> Table:
        return given("storm 17R-s traits=grit+overpower", traits="sprint").play("trait")

    assert (offered().prompt, offered().choices) == ("drop_trait", ["drop grit", "drop sprint", "drop overpower"])
    table = offered().play("drop sprint")
    assert sorted(table.hero("storm")["traits"]) == ["grit", "overpower"]
    assert table.view["discards"]["traits"] == ["sprint"]
    assert sorted(offered().play("drop grit").hero("storm")["traits"]) == ["overpower", "sprint"]


def test_z_12_1_the_holder_decides_what_goes() -> None:
    table = given("rogue 17R-s; storm 17R-s traits=grit+overpower", active="storm", traits="sprint").play("trait")

    assert table.may_act == [1]


def test_z_12_2_a_trait_is_discarded_after_use_and_costs_no_action() -> None:
    table = given("storm 17R-s traits=deep_breath+sprint").play("use deep_breath")

    assert table.hero("storm")["traits"] == ["sprint"]
    assert table.view["discards"]["traits"] == ["deep_breath"]
    assert table.actions_left == 3


def test_z_12_2_two_may_be_used_together() -> None:
    table = given("storm 17R-s traits=overpower+pinpoint", "17R-s brute runner*2", dice=[4, 4, 1, 1])
    table.play("attack 17R-s", "use overpower", "use pinpoint")

    assert len(faces(table)) == 4
    assert table.prompt == "hits"
    assert table.hero("storm")["traits"] == []


def test_z_12_2_two_of_a_kind_count_twice() -> None:
    table = given("storm 17R-s traits=overpower+overpower", "17R-s walker")
    table.play("attack 17R-s", "use overpower", "use overpower")

    assert len(faces(table)) == 6


def test_z_12_2_traits_work_with_no_action_left() -> None:
    table = given("storm 17R-s traits=deep_breath", actions_left=0)

    assert table.choices == ["use deep_breath", "end turn"]


def test_z_12_3_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    kinds = sorted({*given("storm 17R-s").view["discards"]["traits"]})
    table = given("storm 17R-s", discards={"traits": everything()}).play("trait")

    assert kinds == []
    assert table.told(events.Shuffled)[0].cards == 45
    assert len(table.hero("storm")["traits"]) == 1
    assert table.view["discards"]["traits"] == []


def test_z_12_3_with_no_card_anywhere_nothing_is_drawn() -> None:
    table = given("storm 17R-s")
    table.state.trait_deck = ()
    assert "trait" not in [str(action) for action in GAME.legal_actions(table.state)]


def everything() -> list[str]:
    """The ids of all 45 cards."""
    from frenzy.games.resistance.cards import TRAIT_DECK, TRAIT_IDS

    return [TRAIT_IDS[trait] for trait in TRAIT_DECK[0]]


def test_z_12_4_the_action_comes_once_a_turn() -> None:
    table = given("storm 17R-s; rogue 17R-s").play("trait")

    assert not table.offers("trait")
    assert table.play("end turn", "activate rogue").offers("trait")


def test_z_12_4_other_effects_give_more_in_the_same_turn() -> None:
    table = given(
        "storm 13R-dining",
        mission="MH5",
        objectives=[{"zone": "13R-dining", "colour": "red"}],
        revealed=["13R-dining"],
    )
    table.play("trait", "take 13R-dining")

    assert len(table.hero("storm")["traits"]) == 2


def test_z_12_1_senator_kelly_draws_two_and_keeps_one() -> None:
    first = given("storm 17R-s citizen=senator_kelly", traits="sprint grit").play("trait")
    assert sorted(first.choices) == ["drop grit", "drop sprint"]
    assert first.play("drop grit").hero("storm")["traits"] == ["sprint"]


def test_z_12_1_senator_kelly_leaves_two_slots_full() -> None:
    table = given("storm 17R-s citizen=senator_kelly traits=overpower", traits="sprint grit").play("trait", "drop grit")

    assert table.prompt == "turn"
    assert sorted(table.hero("storm")["traits"]) == ["overpower", "sprint"]


def test_z_12_1_senator_kelly_with_full_slots_lets_two_go() -> None:
    table = given("storm 17R-s citizen=senator_kelly traits=overpower+pinpoint", traits="sprint grit").play("trait")

    assert sorted(table.choices) == ["drop grit", "drop sprint"]
    assert sorted(table.play("drop grit").choices) == ["drop overpower", "drop pinpoint", "drop sprint"]
    table.play("drop pinpoint")
    assert sorted(table.hero("storm")["traits"]) == ["overpower", "sprint"]


def test_z_12_4_senator_kelly_helps_with_the_first_gain_of_a_turn_whatever_it_is() -> None:
    red = [{"zone": "13R-dining", "colour": "red"}]
    table = given(
        "storm 13R-dining citizen=senator_kelly",
        mission="MH5",
        objectives=red,
        revealed=["13R-dining"],
        traits="sprint grit overpower",
    ).play("take 13R-dining")

    assert sorted(table.choices) == ["drop grit", "drop sprint"]
    table.play("drop grit", "trait")
    assert (table.prompt, sorted(table.hero("storm")["traits"])) == ("turn", ["overpower", "sprint"])
    assert table.hero("storm")["used"] == ["senator_kelly"]
    assert GAME.position(GAME.from_position(table.position)) == table.position


# -- Deep Breath ------------------------------------------------------------------------------------------------


def test_z_12_2_deep_breath_gains_two_power_up_to_4() -> None:
    assert given("storm 17R-s power=1 traits=deep_breath").play("use deep_breath").power("storm") == 3
    assert given("storm 17R-s power=3 traits=deep_breath").play("use deep_breath").power("storm") == 4


def test_z_12_2_deep_breath_needs_room_and_the_own_turn() -> None:
    assert not given("storm 17R-s power=4 traits=deep_breath").offers("use deep_breath")
    assert not given("rogue 17R-s; storm 17R-s traits=deep_breath").offers("use deep_breath")


def test_z_12_2_deep_breath_pays_for_a_skill() -> None:
    table = given("storm 17R-s traits=deep_breath", "17R-s walker").play("use deep_breath")

    assert table.offers("use gust")


# -- Shoulder Charge --------------------------------------------------------------------------------------------


def test_z_12_2_shoulder_charge_after_a_move_eliminates_one_of_any_kind_without_a_name() -> None:
    table = given("storm 17R-s traits=shoulder_charge", "17R-se brute walker iceman").play("move 17R-se")

    assert (table.prompt, table.choices) == ("after_move", ["pass", "use shoulder_charge"])
    table.play("use shoulder_charge")
    assert sorted(table.choices) == ["eliminate brute", "eliminate walker"]
    table.play("eliminate brute")
    assert (table.enemies(), table.xp("storm"), table.prompt) == ({"walker": 1, "iceman": 1}, 1, "turn")


def test_z_12_2_shoulder_charge_opens_a_door_or_window_instead() -> None:
    table = given("storm 17R-nw traits=shoulder_charge").play("move 17R-n", "use shoulder_charge")

    assert table.choices == ["open front-door"]
    table.play("open front-door")
    assert "front-door" in table.view["open"]
    window = given("storm 17R-w traits=shoulder_charge").play("move 17R-nw", "use shoulder_charge")
    assert window.choices == ["open win-front-west"]


def test_z_12_2_shoulder_charge_is_not_offered_without_a_move_or_a_use() -> None:
    assert not given("storm 17R-s traits=shoulder_charge", "17R-s walker").offers("use shoulder_charge")
    assert given("storm 17R-s traits=shoulder_charge").play("move 17R-se").prompt == "turn"


def test_z_12_2_shoulder_charge_does_not_break_what_is_locked_or_sealed() -> None:
    table = given("storm 16R-out3 traits=shoulder_charge").play("move 16R-out4")

    assert table.prompt == "turn"  # the greenhouse door is locked


def test_z_12_2_shoulder_charge_waits_for_the_end_of_a_long_move() -> None:
    table = given("storm 17R-w traits=shoulder_charge+sprint").play("use sprint", "move 17R-nw")

    assert table.prompt == "free"  # the window of this zone is left alone, or the move stops here
    assert (
        given("storm 17R-w traits=shoulder_charge+sprint").play("use sprint", "move 17R-nw", "pass").prompt
        == "after_move"
    )
    table.play("move 17R-n")
    assert table.prompt == "after_move"
    table.play("use shoulder_charge")
    assert table.choices == ["open front-door"]


# -- Grit -------------------------------------------------------------------------------------------------------


def test_z_12_2_grit_cancels_one_wound() -> None:
    table = enemy_phase("storm 17R-s traits=grit", "17R-s walker*2").play("use grit")

    assert table.health("storm") == 2
    assert table.view["discards"]["traits"] == ["grit"]


def test_z_12_2_grit_helps_its_holder_only_and_need_not_be_used() -> None:
    table = enemy_phase("storm 17R-s traits=grit; rogue 17R-se", "17R-se walker")
    assert table.health("rogue") == 2

    kept = enemy_phase("storm 17R-s traits=grit", "17R-s walker").play("suffer")
    assert (kept.health("storm"), kept.hero("storm")["traits"]) == (2, ["grit"])


def test_z_12_2_grit_and_a_citizen_cancel_one_each() -> None:
    table = enemy_phase("storm 17R-s traits=grit citizen=callisto", "17R-s walker*2").play("use grit", "sacrifice")

    assert table.health("storm") == 3


# -- Second Wind ------------------------------------------------------------------------------------------------


def test_z_12_2_second_wind_is_an_extra_action_for_a_power() -> None:
    table = given("storm 17R-s power=1 traits=second_wind", actions_left=0).play("use second_wind")

    assert (table.actions_left, table.power("storm")) == (1, 0)
    assert table.offers("move 17R-se")


def test_z_12_2_second_wind_needs_the_power() -> None:
    assert not given("storm 17R-s traits=second_wind").offers("use second_wind")


def test_z_12_2_second_wind_helps_to_pay_for_a_costly_move() -> None:
    table = given("storm 17R-s power=1 traits=second_wind", "17R-s walker*3").play("use second_wind")

    assert table.play("move 17R-se").actions_left == 0


# -- Sprint -----------------------------------------------------------------------------------------------------


def test_z_12_2_sprint_moves_up_to_two_zones_past_enemies() -> None:
    table = given("storm 17R-s traits=sprint", "17R-s walker*4").play("use sprint", "move 17R-se", "move 17R-e")

    assert (table.zone("storm"), table.actions_left) == ("17R-e", 3)


def test_z_12_2_sprint_may_stop_after_one_zone() -> None:
    table = given("storm 17R-s traits=sprint").play("use sprint", "move 17R-se", "pass")

    assert (table.zone("storm"), table.prompt) == ("17R-se", "turn")


def test_z_12_2_sprint_ends_where_enemies_are() -> None:
    table = given("storm 17R-s traits=sprint", "17R-se walker").play("use sprint", "move 17R-se")

    assert table.prompt == "turn"


def test_z_12_2_sprint_opens_no_doors_and_needs_somewhere_to_go() -> None:
    table = given("storm 13R-kitchen traits=sprint", opened="", revealed=["13R-kitchen"])

    assert not table.offers("use sprint")


def test_z_12_2_sprint_takes_the_stairs() -> None:
    table = given("storm 17V-landingW traits=sprint", mission="MH5").play("use sprint", "move 14R-entrance")

    assert table.zone("storm") == "14R-entrance"


def test_z_12_2_sprint_pays_nothing_for_icemans_chill() -> None:
    table = given("storm 17R-s traits=sprint", "17R-se iceman", actions_left=0).play("use sprint", "move 17R-sw")

    assert table.zone("storm") == "17R-sw"


# -- Overpower --------------------------------------------------------------------------------------------------


def test_z_12_2_overpower_adds_two_dice() -> None:
    table = given("storm 17R-s traits=overpower power=1", "17R-s walker")
    table.play("attack 17R-s", "use overpower", "roll 1")

    assert len(faces(table)) == 5


def test_z_12_2_overpower_is_for_one_attack() -> None:
    table = given("storm 17R-s traits=overpower", "17R-s walker*9", dice=[1] * 4)
    table.play("attack 17R-s", "use overpower", "attack 17R-s")

    assert len(faces(table)) == 4
    assert len(table.told(events.DiceRolled)[1].faces) == 2


def test_z_12_2_overpower_does_not_help_the_hand() -> None:
    table = given("storm 17R-e traits=overpower+pinpoint power=4", "17R-e walker*9", dice=[1] * 4)
    table.play("fire sentinel_hand 17R-e")

    assert table.prompt == "turn"
    assert len(faces(table)) == 4


# -- Sure Hit ---------------------------------------------------------------------------------------------------


def test_z_12_2_sure_hit_rolls_every_miss_again() -> None:
    table = given("storm 17R-s power=1 traits=sure_hit", "17R-s walker*9", dice=[5, 1, 2, 6, 1])
    table.play("attack 17R-s", "roll 1")

    assert (table.prompt, table.choices) == ("reroll", ["keep", "use sure_hit"])
    table.play("use sure_hit")
    assert table.told(events.DiceRolled)[0].faces == (6, 1)
    assert table.enemies() == {"walker": 7}


def test_z_12_2_sure_hit_is_not_asked_for_when_all_hit() -> None:
    table = given("storm 17R-s traits=sure_hit", "17R-s walker*9", dice=[5, 5]).play("attack 17R-s")

    assert table.prompt == "turn"


def test_z_12_2_sure_hit_and_shanna_do_not_roll_one_die_twice() -> None:
    table = given("storm 17R-s traits=sure_hit citizen=shanna", "17R-s walker*9", dice=[1, 2, 1, 1])
    table.play("attack 17R-s")
    assert sorted(table.choices) == ["keep", "reroll shanna 1", "reroll shanna 2", "use sure_hit"]

    table.play("use sure_hit")
    assert table.prompt == "turn"  # both have been rolled again


# -- Chain of Blows ---------------------------------------------------------------------------------------------


def test_z_12_2_chain_of_blows_rolls_one_more_for_each_six_and_again() -> None:
    table = given("storm 17R-s power=1 traits=chain_of_blows", "17R-s walker*9", dice=[6, 2, 6, 3])
    table.play("attack 17R-s", "use chain_of_blows")

    assert (faces(table), table.enemies()) == ((6, 2, 6, 3), {"walker": 6})
    assert table.power("storm") == 0


def test_z_12_2_chain_of_blows_costs_a_power() -> None:
    table = given("storm 17R-s traits=chain_of_blows", "17R-s walker", dice=[6, 6]).play("attack 17R-s")

    assert faces(table) == (6, 6)


def test_z_12_2_chain_of_blows_is_not_offered_to_the_rage_nor_pinpoint_to_the_assassin() -> None:
    rage = given("wolverine 17R-s power=1 traits=chain_of_blows+overpower", "17R-s walker").play("attack 17R-s")
    assassin = given("mystique 17R-s power=1 xp=43 traits=pinpoint", "17R-s walker").play("attack 17R-s")

    assert rage.beginning("use") == ["use overpower"]
    assert assassin.beginning("use") == []


# -- Long Shot --------------------------------------------------------------------------------------------------


def test_z_12_2_long_shot_lets_a_ranged_attack_reach_two_zones_farther() -> None:
    near = given("mystique 16R-out5 traits=long_shot", "17R-se walker; 18R-out5 walker")

    assert near.offers("attack 17R-se")  # range 3 of 1 + 2
    assert not near.offers("attack 18R-out5")  # range 4
    assert not given("mystique 16R-out5", "17R-se walker").offers("attack 17R-se")
    near.play("attack 17R-se")
    assert near.hero("mystique")["traits"] == []


def test_z_12_2_long_shot_is_kept_where_it_is_not_needed() -> None:
    table = given("mystique 17R-s traits=long_shot", "17R-se walker", dice=[1, 1, 1]).play("attack 17R-se")

    assert table.hero("mystique")["traits"] == ["long_shot"]


def test_z_12_2_long_shot_gives_a_melee_attack_range_1_in_sight() -> None:
    table = given("colossus 17R-s traits=long_shot", "17R-se walker; 18R-out5 walker; 17R-e walker", dice=[5, 5, 5])

    assert table.beginning("attack") == ["attack 17R-se"]
    table.play("attack 17R-se")
    assert table.enemies("17R-se") == {}


def test_z_12_2_long_shot_does_not_reach_psylocke_from_another_zone() -> None:
    table = given("colossus 17R-s traits=long_shot", "17R-se psylocke walker", dice=[5, 5, 5]).play("attack 17R-se")

    assert table.enemies() == {"psylocke": 1}


def test_z_12_2_long_shot_does_nothing_for_a_rampage_or_the_hand() -> None:
    table = given(
        "storm 17R-s traits=long_shot", "18R-out5 walker; 16R-out5 walker", hand={"zone": "17R-s", "charged": False}
    )

    assert sorted(table.beginning("fire")) == ["fire sentinel_hand 16R-out5", "fire sentinel_hand 18R-out5"]
    assert not given(
        "storm 17R-sw traits=long_shot", "18R-out5 walker", hand={"zone": "17R-sw", "charged": False}
    ).beginning("fire")


# -- Pinpoint ---------------------------------------------------------------------------------------------------


def test_z_12_2_pinpoint_ignores_the_priority_for_one_attack() -> None:
    table = given("storm 17R-s traits=pinpoint", "17R-s iceman walker runner", dice=[5, 1, 5, 1])
    table.play("attack 17R-s", "use pinpoint")

    assert sorted(table.choices) == ["hit runner", "hit walker"]  # 1 hit is not enough for Iceman
    table.play("hit runner", "attack 17R-s")
    assert table.enemies() == {"iceman": 1, "walker": 1}  # he comes first again, and 1 hit is lost


def test_z_12_2_pinpoint_does_not_harm_citizens_or_reach_psylocke() -> None:
    table = given("storm 17R-s traits=pinpoint power=4", "17R-se psylocke", "17R-se callisto", dice=[5] * 6)
    table.play("attack 17R-se", "use pinpoint", "roll 4")

    assert (table.enemies(), table.zone("callisto")) == ({"psylocke": 1}, "17R-se")


# -- Field Medic ------------------------------------------------------------------------------------------------


def test_z_12_2_field_medic_heals_oneself_or_a_hero_in_the_zone() -> None:
    table = given("storm 17R-s health=2 traits=field_medic; rogue 17R-s health=1; magneto 17R-se health=1")
    table.play("use field_medic")

    assert (table.prompt, sorted(table.choices)) == ("heal_whom", ["hero rogue", "hero storm"])
    table.play("hero rogue")
    assert [table.health(name) for name in ("storm", "rogue", "magneto")] == [2, 2, 1]


def test_z_12_2_field_medic_needs_a_wounded_hero() -> None:
    assert not given("storm 17R-s traits=field_medic; rogue 17R-se health=1").offers("use field_medic")


def test_z_12_2_field_medic_can_take_the_edge_off_the_rage() -> None:
    table = given("storm 17R-s traits=field_medic; wolverine 17R-s health=2").play("use field_medic")

    assert table.health("wolverine") == 3


# -- Come With Me -----------------------------------------------------------------------------------------------


def test_z_12_2_come_with_me_rescues_for_free_among_enemies() -> None:
    table = given("storm 17R-s power=1 traits=come_with_me", "17R-s walker*3", "17R-s callisto")
    assert not table.offers("rescue callisto")

    table.play("use come_with_me", "rescue callisto")
    assert (table.hero("storm")["citizen"], table.power("storm"), table.actions_left) == ("callisto", 4, 3)


def test_z_12_2_come_with_me_needs_power_and_a_citizen_here() -> None:
    assert not given("storm 17R-s traits=come_with_me", "", "17R-s callisto").offers("use come_with_me")
    assert not given("storm 17R-s power=1 traits=come_with_me", "", "17R-se callisto").offers("use come_with_me")
    assert not given("storm 17R-s power=1 traits=come_with_me", "", "17R-s callisto_").offers("use come_with_me")


def test_z_12_2_come_with_me_finds_the_hidden_and_may_swap() -> None:
    table = given("storm 17R-s power=1 traits=come_with_me citizen=shanna", "17R-s walker", "17R-s callisto~")
    table.play("use come_with_me", "rescue callisto")

    assert sorted(table.choices) == ["drop callisto", "drop shanna"]
    assert table.play("drop shanna").hero("storm")["citizen"] == "callisto"


# -- Distraction ------------------------------------------------------------------------------------------------


def test_z_12_2_distraction_lets_the_walkers_of_a_zone_skip_their_activation() -> None:
    table = enemy_phase("storm 17R-s power=1 traits=distraction", "17R-s walker*2; 17R-se walker")
    table.play("use distraction")

    assert sorted(table.choices) == ["zone 17R-s", "zone 17R-se"]
    table.play("zone 17R-s")
    assert table.health("storm") == 3
    assert table.enemies("17R-s") == {"walker": 3}


def test_z_12_2_distraction_is_for_walkers_in_range_and_sight() -> None:
    table = enemy_phase("storm 17R-s power=1 traits=distraction", "17R-s walker runner; 18R-out5 walker; 17R-e walker")
    table.play("use distraction")

    assert table.choices == ["zone 17R-s"]
    table.play("zone 17R-s")
    assert table.health("storm") == 1  # the runner attacks twice


def test_z_12_2_distraction_does_not_stop_a_rush_or_an_extra_activation() -> None:
    point = [{"zone": "13R-lawn1", "colour": "initial"}]
    table = enemy_phase("storm 17R-s power=1 traits=distraction", "17R-s walker", points=point, cards="s27")
    table.play("use distraction", "zone 17R-s")

    assert table.health("storm") == 2


def test_z_12_2_distraction_needs_power_and_walkers_and_is_not_asked_for_in_vain() -> None:
    assert enemy_phase("storm 17R-s traits=distraction", "17R-s walker").prompt == "hero"
    assert enemy_phase("storm 17R-s power=1 traits=distraction", "17R-s brute").prompt == "hero"


# -- Team Up ----------------------------------------------------------------------------------------------------


def test_z_12_2_team_up_gives_another_hero_here_a_free_move_or_attack() -> None:
    table = given("storm 17R-s power=1 traits=team_up; rogue 17R-s; magneto 17R-se", "17R-s walker", dice=[5, 5])
    table.play("use team_up")

    assert (table.prompt, table.choices, table.may_act) == ("ally", ["hero rogue"], [0])
    table.play("hero rogue")
    assert (table.prompt, table.may_act) == ("free", [1])
    assert table.choices == ["attack 17R-s"]  # a Move would cost an action for the walker
    table.play("attack 17R-s")
    assert (table.xp("rogue"), table.actions_left, table.prompt) == (1, 3, "turn")


def test_z_12_2_team_up_moves_one_who_was_activated_already() -> None:
    table = given("storm 17R-s power=1 traits=team_up; rogue 17R-s activated").play("use team_up", "hero rogue")

    table.play("move 17R-se")
    assert (table.zone("rogue"), table.state.active) == ("17R-se", 0)


def test_z_12_2_team_up_needs_another_hero_here_who_can_do_something() -> None:
    assert not given("storm 17R-s power=1 traits=team_up; rogue 17R-se").offers("use team_up")
    assert not given("storm 17R-s traits=team_up; rogue 17R-s").offers("use team_up")


def test_z_12_2_team_up_lets_the_ally_spend_power_and_cards_of_its_own() -> None:
    table = given("storm 17R-s power=1 traits=team_up; rogue 17R-s power=2 traits=overpower", "17R-s brute*4")
    table.play("use team_up", "hero rogue", "attack 17R-s")

    assert (table.prompt, table.may_act) == ("roll", [1])
    table.play("use overpower", "roll 2")
    assert len(faces(table)) == 6


# -- Crowd Breaker ----------------------------------------------------------------------------------------------


def test_z_12_2_crowd_breaker_eliminates_up_to_three_walkers_here() -> None:
    table = given("storm 17R-s power=2 traits=crowd_breaker", "17R-s walker*5 brute runner")
    table.play("use crowd_breaker")

    assert table.choices == ["eliminate walker"]
    table.play("eliminate walker", "eliminate walker", "eliminate walker")
    assert (table.enemies(), table.xp("storm")) == ({"walker": 2, "brute": 1, "runner": 1}, 3)
    assert (table.prompt, table.power("storm")) == ("turn", 0)


def test_z_12_2_crowd_breaker_may_take_fewer() -> None:
    table = given("storm 17R-s power=2 traits=crowd_breaker", "17R-s walker*5").play("use crowd_breaker")

    assert table.play("eliminate walker", "pass").enemies() == {"walker": 4}


def test_z_12_2_crowd_breaker_needs_two_power_and_a_walker() -> None:
    assert not given("storm 17R-s power=1 traits=crowd_breaker", "17R-s walker").offers("use crowd_breaker")
    assert not given("storm 17R-s power=2 traits=crowd_breaker", "17R-s brute").offers("use crowd_breaker")


@pytest.mark.parametrize("count", [1, 2])
def test_z_12_2_crowd_breaker_clears_the_way_out(count: int) -> None:
    table = given("storm 17R-s power=2 traits=crowd_breaker", f"17R-s walker*{count}", actions_left=1)
    table.play("use crowd_breaker", *["eliminate walker"] * count)

    assert table.offers("move 17R-se")
