"""Z-10: the Player Phase, and every action of a turn. Attacks are chapter 11, traits chapter 12."""

from __future__ import annotations

from frenzy.games.resistance import events
from tests.resistance.table import Table, enemy_phase, given, placed

HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]


# -- order and tokens -------------------------------------------------------------------------------------------


def test_z_10_1_a_player_phase_gives_every_hero_power_and_turns_the_tokens() -> None:
    table = given("storm 17R-s activated; rogue 17R-s activated power=1", active=None).play("end phase")

    assert (table.view["round"], table.prompt) == (2, "hero")
    assert [table.power("storm"), table.power("rogue")] == [1, 2]
    assert not any(hero["activated"] for hero in table.view["heroes"])


def test_z_10_1_heroes_are_activated_in_any_order_once_each() -> None:
    table = given("storm 17R-s; rogue 17R-s; magneto 17R-s", active=None)

    assert sorted(table.choices) == ["activate magneto", "activate rogue", "activate storm"]
    table.play("activate rogue", "end turn")
    assert sorted(table.choices) == ["activate magneto", "activate storm"]
    table.play("activate magneto", "end turn", "activate storm", "end turn")
    assert table.choices == ["end phase"]


def test_z_10_1_a_turn_has_three_actions_and_may_stop_early() -> None:
    table = given("storm 17R-s", active=None).play("activate storm", "move 17R-se", "move 17R-s", "move 17R-se")

    assert (table.actions_left, table.choices) == (0, ["end turn"])
    early = given("storm 17R-s; rogue 17R-s").play("end turn")
    assert early.hero("storm")["activated"]
    assert early.prompt == "hero"


def test_z_10_1_the_phase_does_not_end_before_all_were_activated() -> None:
    assert not given("storm 17R-s activated; rogue 17R-s", active=None).offers("end phase")


def test_z_10_1_a_hero_out_of_play_is_not_activated() -> None:
    assert given("storm 17R-s; rogue left; magneto fallen", active=None).choices == ["activate storm"]


# -- moving -----------------------------------------------------------------------------------------------------


def test_z_10_2_a_move_goes_to_an_adjacent_zone_for_one_action() -> None:
    table = given("storm 17R-s")

    assert table.beginning("move") == ["move 17R-sw", "move 17R-se"]  # the fountain is to the north
    table.play("move 17R-se")
    assert (table.zone("storm"), table.actions_left) == ("17R-se", 2)


def test_z_10_2_enemies_in_the_zone_add_an_action_each() -> None:
    table = given("storm 17R-s", "17R-s walker runner").play("move 17R-se")
    stuck = given("storm 17R-s", "17R-s walker brute runner")
    yellow = given("storm 17R-s xp=7", "17R-s walker brute iceman")

    assert table.actions_left == 0
    assert stuck.beginning("move") == []
    assert yellow.beginning("move") == []  # 1 + 3, and 1 for the chill
    assert given("storm 17R-s xp=7", "17R-s walker brute sabretooth").offers("move 17R-se")


def test_z_10_2_enemies_elsewhere_and_citizens_do_not() -> None:
    table = given("storm 17R-s", "17R-se walker*5", "17R-s callisto").play("move 17R-se")

    assert table.actions_left == 2


def test_z_10_2_iceman_chills_the_zones_around_him() -> None:
    def left(zone: str) -> int:
        return given("storm 17R-s", f"{zone} iceman").play("move 17R-sw").actions_left

    assert (left("17R-se"), left("18R-out5"), left("17R-e")) == (1, 2, 2)


def test_z_10_2_who_lies_down_does_not_hinder() -> None:
    table = given("storm 17R-s", "17R-s juggernaut/", mission="MH10").play("move 17R-se")

    assert table.actions_left == 2


def test_z_10_3_entering_a_zone_with_enemies_ends_a_long_move() -> None:
    table = given("storm 17R-s xp=19", "17R-se walker").play("use ride_the_wind", "move 17R-se")

    assert table.prompt == "turn"


def test_z_10_3_enemies_that_appear_on_arrival_end_it_as_well() -> None:
    table = given(
        "storm 14R-hallE xp=19", opened="hall-parlor", revealed=HALL, cards="s12", citizens="", mission="MH2"
    ).play("use ride_the_wind", "move 15R-parlor")

    assert table.enemies("15R-parlor") == {"brute": placed("s12", 19)}
    assert table.prompt == "turn"


def test_z_10_3_a_free_move_still_pays_for_enemies() -> None:
    table = given("storm 17R-s citizen=ka_zar", "17R-s walker*2").play("use ka_zar", "move 17R-se")

    assert table.actions_left == 1
    assert not given("storm 17R-s citizen=ka_zar", "17R-s walker*4").offers("use ka_zar")
    assert given("storm 17R-s citizen=ka_zar", actions_left=0).offers("use ka_zar")


def test_z_10_3_outside_the_own_turn_there_is_nothing_to_pay_with() -> None:
    table = given("storm 17R-s power=1 traits=team_up; rogue 17R-s", "17R-s walker")
    table.play("use team_up", "hero rogue")

    assert table.beginning("move") == []


# -- opening ----------------------------------------------------------------------------------------------------


def test_z_10_4_a_door_or_window_of_the_zone_is_opened_for_an_action() -> None:
    table = given("storm 14R-entrance", opened="", revealed=HALL)

    assert sorted(table.beginning("open")) == [
        "open front-door", "open win-front-east", "open win-front-west", "open win-hall-east", "open win-hall-west",
    ]  # fmt: skip
    table.play("open win-front-west")
    assert (table.actions_left, table.view["open"]) == (2, ["win-front-west"])
    assert not table.offers("open win-front-west")
    assert table.offers("move 17R-nw")


def test_z_10_4_enemies_do_not_prevent_it_but_distance_does() -> None:
    assert given("storm 17R-n", "17R-n walker*5").offers("open front-door")
    assert given("storm 17R-s").beginning("open") == []


def test_z_10_4_a_coloured_door_needs_its_condition() -> None:
    locked = given("storm 16R-out4")
    blue = [{"zone": "13R-dining", "colour": "blue", "taken": True}, {"zone": "16R-greenS", "colour": "green"}]

    assert locked.beginning("open") == []
    assert given("storm 16R-out4", objectives=blue).beginning("open") == ["open greenhouse-door"]


def test_z_10_4_the_condition_is_met_by_taking_the_objective() -> None:
    found = [{"zone": "13R-dining", "colour": "blue"}, {"zone": "16R-greenS", "colour": "green"}]
    table = given("storm 13R-dining; rogue 16R-out4", objectives=found, revealed=["13R-dining"])
    table.play("take 13R-dining")

    assert [event.door for event in table.told(events.DoorUnlocked)] == ["greenhouse-door"]
    assert table.play("end turn", "activate rogue").offers("open greenhouse-door")


def test_z_10_4_opening_a_closed_building_brings_what_is_inside() -> None:
    table = given("storm 17R-n", "", "14R-behind callisto_", opened="", cards="s01 s12")
    table.play("open front-door", "zone 14R-hallW")

    assert table.enemies("14R-hallW") == {"walker": 1}
    assert table.enemies("14R-hallE") == {"brute": 1}
    assert table.citizens("14R-behind") == ["callisto"]


def test_z_10_4_a_second_door_to_the_same_building_brings_nothing() -> None:
    table = given("storm 17R-nw", opened="front-door", revealed=HALL).play("open win-front-west")

    assert (table.enemies(), table.prompt) == ({}, "turn")


def test_z_10_4_rogues_free_opening_is_for_doors_only() -> None:
    table = given("rogue 14R-entrance", opened="", revealed=HALL).play("use bruiser")

    assert table.choices == ["open front-door"]
    assert not given("rogue 17R-nw", opened="").offers("use bruiser")


# -- traits, power, rescue, objectives --------------------------------------------------------------------------


def test_z_10_5_gaining_a_trait_costs_an_action_and_comes_once_a_turn() -> None:
    table = given("storm 17R-s").play("trait")

    assert (len(table.hero("storm")["traits"]), table.actions_left) == (1, 2)
    assert not table.offers("trait")


def test_z_10_5_next_round_it_may_be_done_again() -> None:
    table = given("storm 17R-s").play("trait", "end turn", "end phase", "activate storm")

    assert table.offers("trait")


def test_z_10_6_an_attack_costs_an_action() -> None:
    table = given("storm 17R-s", "17R-se walker*9", dice=[1] * 4).play("attack 17R-se", "attack 17R-se")

    assert table.actions_left == 1


def test_z_10_7_a_rescue_costs_an_action() -> None:
    table = given("storm 17R-s", "", "17R-s callisto; 17R-se shanna")

    assert table.beginning("rescue") == ["rescue callisto"]
    assert table.play("rescue callisto").actions_left == 2


def test_z_10_7_not_with_an_enemy_there() -> None:
    assert given("storm 17R-s", "17R-s walker", "17R-s callisto").beginning("rescue") == []


def test_z_10_8_gaining_power_gives_two_any_number_of_times() -> None:
    table = given("storm 17R-s").play("power", "power")

    assert (table.power("storm"), table.actions_left) == (4, 1)
    assert given("storm 17R-s power=3").play("power").power("storm") == 4
    assert not given("storm 17R-s power=4").offers("power")


def test_z_10_8_valerie_cooper_makes_it_three() -> None:
    assert given("storm 17R-s citizen=valerie_cooper").play("power").power("storm") == 3


def test_z_10_9_an_objective_is_taken_for_an_action_whatever_enemies_do() -> None:
    table = given(
        "storm 13R-dining",
        "13R-dining walker*3",
        objectives=[{"zone": "13R-dining", "colour": "red"}],
        revealed=["13R-dining"],
    ).play("take 13R-dining")

    assert (table.xp("storm"), table.actions_left) == (5, 2)
    assert not table.beginning("take")


def test_z_10_9_a_token_that_lay_face_down_is_turned_up() -> None:
    table = given("storm 13R-dining", objectives=None, revealed=["13R-dining"])
    before = {token["zone"]: token["colour"] for token in table.view["objectives"]}
    table.play("take 13R-dining")

    after = {token["zone"]: token["colour"] for token in table.view["objectives"]}
    assert before["13R-dining"] is None
    assert after["13R-dining"] in ("red", "blue")
    assert table.told(events.TokenTaken)[0].colour == after["13R-dining"]


def test_z_10_9_only_in_its_zone() -> None:
    assert given("storm 13R-kitchen", opened="kitchen-dining", revealed=["13R-kitchen"]).beginning("take") == []


def test_z_10_10_ride_call_and_hand_are_among_the_actions() -> None:
    front = given("storm 17V-landingN; rogue 11V-corr", mission="MH6", cabin="basement")
    inside = given("storm 11V-lift; rogue 11V-corr", mission="MH6", cabin="basement")
    hand = given("storm 17R-e", "17R-e walker")

    assert front.offers("call")
    assert inside.offers("ride first")
    assert hand.offers("fire sentinel_hand 17R-e")


# -- the exit ---------------------------------------------------------------------------------------------------

TAKEN = [
    {"zone": "13R-dining", "colour": "blue", "taken": True},
    {"zone": "16R-greenS", "colour": "green", "taken": True},
]


def at_the_exit(enemies: str = "", others: str = "; rogue 17R-s", objectives: object = TAKEN) -> Table:
    return given(f"storm 18R-garageS{others}", enemies, opened="garage-door", objectives=objectives).play("end turn")


def test_z_10_11_a_hero_leaves_at_the_end_of_its_turn() -> None:
    table = at_the_exit()

    assert (table.prompt, table.choices, table.may_act) == ("exit", ["leave", "stay"], [0])
    table.play("leave")
    assert (table.hero("storm")["left"], table.zone("storm"), table.outcome) == (True, None, None)


def test_z_10_11_it_may_stay() -> None:
    table = at_the_exit().play("stay")

    assert (table.zone("storm"), table.hero("storm")["activated"]) == ("18R-garageS", True)


def test_z_10_11_not_with_an_enemy_there_nor_before_the_earlier_objectives() -> None:
    open_ones = [{"zone": "13R-dining", "colour": "blue", "taken": True}, {"zone": "16R-greenS", "colour": "green"}]

    assert at_the_exit("18R-garageS walker").prompt == "hero"
    assert at_the_exit(objectives=open_ones).prompt == "hero"
    assert given("storm 18R-garageN", opened="garage-door", objectives=TAKEN).play("end turn").prompt == "hero"


def test_z_10_11_when_all_left_the_mission_is_won() -> None:
    table = at_the_exit(others="; rogue left").play("leave")

    assert table.outcome is not None
    assert table.outcome.won


def test_z_10_11_who_left_counts_for_no_floor_and_no_level() -> None:
    table = given("storm 17V-landingW; rogue left xp=43", "14R-hallW walker", mission="MH5", phase="enemies")

    assert table.view["level"] == 0
    assert table.enemies("14R-hallW") == {"walker": 1}  # the ground floor is not active


def test_z_10_11_what_who_left_holds_is_out_of_play() -> None:
    table = given(
        "storm 18R-garageS traits=grit citizen=callisto; rogue 17R-s power=2", opened="garage-door", objectives=TAKEN
    )
    table.play("end turn", "leave")

    assert table.power("rogue") == 2  # nobody is mourned
    assert table.view["discards"] == {"spawn": [], "traits": [], "citizens": [], "named": []}


# -- free actions and limits ------------------------------------------------------------------------------------


def test_z_10_12_an_effect_that_costs_power_comes_once_for_each_trigger() -> None:
    table = enemy_phase("magneto 17R-s xp=19 power=4", "17R-s walker*2").play("use iron_shield")

    assert table.health("magneto") == 2  # the second wound is the same Enemy Phase


def test_z_10_12_living_wall_is_asked_once_for_each_sharing() -> None:
    table = enemy_phase("colossus 17R-s xp=19 power=3", "17R-s runner", "17R-s moira_mactaggart")

    assert table.prompt == "shield"
    table.play("use living_wall", "suffer")
    assert table.prompt == "shield"  # the runner's second attack
    table.play("use living_wall")
    assert table.power("colossus") == 1


def test_z_10_13_free_actions_come_at_any_point_of_the_turn() -> None:
    table = given("mystique 17R-s").play("move 17R-se", "use shapeshifter", "move 17R-e", "move 17R-se")

    assert (table.zone("mystique"), table.actions_left) == ("17R-se", 1)


def test_z_10_13_once_during_your_turn_is_not_for_the_turns_of_others() -> None:
    table = given("mystique 17R-s; storm 17R-s").play("end turn", "activate storm")

    assert not table.offers("use shapeshifter")


def test_z_10_13_what_comes_once_per_enemy_phase_is_for_that_phase_alone() -> None:
    table = given("colossus 14R-hallW", opened="", revealed=HALL, cards="s25").play("open hall-kitchen")

    assert table.view["phase"] == "players"
    assert table.health("colossus") == 2  # the runner rushed in and attacked


def test_z_10_13_rampage_is_for_the_enemy_phase_alone() -> None:
    table = given("wolverine 14R-hallW xp=19 power=2", opened="", revealed=HALL, cards="s22").play("open hall-kitchen")

    assert table.prompt == "turn"
    assert table.enemies("14R-hallW") == {"walker": placed("s22", 19)}


# -- pushing ----------------------------------------------------------------------------------------------------


def test_z_10_14_each_figure_goes_over_an_open_border_of_choice() -> None:
    table = given("storm 14R-entrance power=1", "14R-entrance walker", opened="front-door win-hall-west", revealed=HALL)
    table.play("use gust")

    assert sorted(table.choices) == [
        "push walker 13R-lawn3", "push walker 14R-hallE", "push walker 14R-hallW", "push walker 17R-n",
    ]  # fmt: skip


def test_z_10_14_neither_stairs_nor_cabin() -> None:
    stairs = given("storm 17V-landingW power=1", "17V-landingW walker", mission="MH5").play("use gust")
    cabin = given("storm 17V-landingN power=1; rogue 17V-lounge", "17V-landingN walker", mission="MH6", cabin="first")
    cabin.play("use gust")

    assert not stairs.offers("push walker 14R-entrance")
    assert sorted(cabin.choices) == ["push walker 17V-landingE", "push walker 17V-landingW"]


def test_z_10_14_without_a_border_the_figure_stays() -> None:
    table = given("storm 13R-kitchen power=1", "13R-kitchen walker", opened="", revealed=["13R-kitchen"])

    assert not table.offers("use gust")


def test_z_10_14_juggernaut_cannot_be_pushed() -> None:
    table = given("storm 17R-s power=2", "17R-s juggernaut walker").play("use gust", "push walker 17R-se")

    assert table.enemies("17R-s") == {"juggernaut": 1}
    assert not table.offers("use gust")


def test_z_10_14_a_push_is_no_move_and_no_activation() -> None:
    table = given("storm 17R-s power=1; wolverine 17R-se xp=43 power=3", "17R-s runner").play(
        "use gust", "push runner 17R-se"
    )

    assert table.prompt == "turn"  # no Rampage, no attack
    assert table.health("wolverine") == 3


def test_z_10_14_amanda_sefton_pushes_one_once_a_turn() -> None:
    table = given("rogue 17R-s citizen=amanda_sefton", "17R-se walker*2 iceman; 18R-out5 brute")
    table.play("use amanda_sefton")

    assert sorted(table.choices) == ["zone 17R-se", "zone 18R-out5"]
    table.play("zone 17R-se", "push walker 17R-e")
    assert (table.enemies("17R-se"), table.prompt) == ({"walker": 1, "iceman": 1}, "turn")
    assert not table.offers("use amanda_sefton")


def test_z_10_14_one_who_is_pushed_into_a_hero_still_hinders() -> None:
    table = given("storm 17R-s power=1; rogue 17R-se", "17R-s walker").play(
        "use gust", "push walker 17R-se", "end turn"
    )

    assert table.play("activate rogue", "move 17R-e").actions_left == 1


def test_z_10_15_nothing_is_handed_over() -> None:
    table = given("storm 17R-s traits=grit citizen=callisto; rogue 17R-s", mission="MH10")

    assert table.beginning("give", "get") == []
    assert given("storm 17R-s tokens=blue; rogue 17R-s tokens=green", mission="MH10").beginning("give", "get") == []
    assert given("storm 17R-s tokens=red; rogue 17R-s", mission="MH8").beginning("give") == ["give rogue"]
