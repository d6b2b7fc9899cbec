"""The Enemy Phase: who acts, and whom it hurts (Z-14)."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from tests.resistance.table import Table, enemy_phase, given

LAWN = [{"zone": "13R-lawn1", "colour": "initial"}]


def order(table: Table, *kinds: type) -> list[int]:
    """Where the first event of each kind comes."""
    found = [type(event) for event in table.events]
    return [found.index(kind) for kind in kinds]


# -- steps ------------------------------------------------------------------------------------------------------


def test_z_14_1_enemies_act_then_citizens_then_cards_are_drawn() -> None:
    table = enemy_phase("storm 17R-n", "17R-sw walker", "16R-out1 callisto", points=LAWN, cards="s12")

    places = order(table, events.EnemiesBegan, events.EnemiesMoved, events.CitizenMoved, events.CardDrawn)
    assert places == sorted(places)


def test_z_14_1_nothing_happens_on_a_floor_without_a_hero() -> None:
    points = [{"zone": "17V-landingN", "colour": "initial"}, {"zone": "12V-corrE", "colour": "red"}]
    table = enemy_phase(
        "storm 17V-landingN; rogue 17V-landingW", "11V-corr walker*2 sabretooth", "11V-lobby callisto",
        mission="MH6", points=points, cards="s12 s13",
    )  # fmt: skip

    assert table.enemies("11V-corr") == {"walker": 2, "sabretooth": 1}
    assert [card.zone for card in table.told(events.CardDrawn)] == ["17V-landingN"]
    assert table.zone("callisto") == "11V-lobby"


# -- two actions ------------------------------------------------------------------------------------------------


def test_z_14_2_who_shares_a_zone_with_a_target_attacks_the_others_move() -> None:
    table = enemy_phase("storm 17R-n", "17R-n walker; 17R-nw walker; 17R-sw brute")

    assert (table.health("storm"), table.enemies("17R-n")) == (2, {"walker": 2})
    assert table.enemies("17R-w") == {"brute": 1}


def test_z_14_2_all_attacks_come_before_all_moves() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-s", "17R-n walker; 17R-s walker; 17R-nw walker")

    last_attack = max(place for place, event in enumerate(table.events) if isinstance(event, events.ZoneAttacked))
    assert last_attack < order(table, events.EnemiesMoved)[0]
    assert table.health("storm") == 2  # the one that came has not struck


def test_z_14_2_zones_attack_in_the_order_of_the_map() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-n", "17R-n walker; 17R-s walker; 17R-n brute")

    assert [(attack.zone, attack.wounds) for attack in table.told(events.ZoneAttacked)] == [("17R-n", 2), ("17R-s", 1)]


def test_z_14_3_runners_and_zombie_heroes_act_twice() -> None:
    table = enemy_phase("storm 17R-n", "17R-n runner cyclops", "")
    assert table.outcome is not None  # four wounds
    assert [attack.wounds for attack in table.told(events.ZoneAttacked)] == [2, 2]


def test_z_14_3_they_move_and_then_attack() -> None:
    table = enemy_phase("storm 17R-n; rogue 18R-out3", "17R-nw runner walker; 17R-ne iceman")

    assert (table.health("storm"), table.enemies("17R-n")) == (1, {"runner": 1, "walker": 1, "iceman": 1})


def test_z_14_3_they_attack_and_then_move_on() -> None:
    table = enemy_phase("storm 17R-n", "17R-sw runner", "17R-sw amanda_sefton")

    assert not table.citizens("17R-sw")
    assert table.enemies("17R-w") == {"runner": 1}


def test_z_14_3_or_move_twice() -> None:
    assert enemy_phase("storm 18R-out3", "16R-out1 runner").enemies("16R-out3") == {"runner": 1}


# -- wounds -----------------------------------------------------------------------------------------------------


def test_z_14_4_every_attack_is_one_wound_without_a_roll() -> None:
    table = enemy_phase("storm 17R-n", "17R-n brute walker")

    assert (table.health("storm"), table.told(events.DieRolled)) == (1, [])


def test_z_14_4_all_attack_even_if_the_victim_is_dead() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-ne", "17R-n walker*5")

    assert [attack.wounds for attack in table.told(events.ZoneAttacked)] == [5]
    assert table.enemies("17R-n") == {"walker": 5}  # none of them went for the other hero


def test_z_14_5_players_share_the_wounds_as_they_like() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-n", "17R-n walker*2", seats=2)
    assert (table.choices, table.may_act) == (["wound storm", "wound rogue"], [0, 1])
    table.play("wound rogue", "wound rogue")

    assert (table.health("storm"), table.health("rogue")) == (3, 1)


def test_z_14_5_a_citizen_beside_a_hero_is_given_one_at_most() -> None:
    table = enemy_phase("storm 17R-n", "17R-n walker*2", "17R-n shanna", dice=[6])
    assert table.choices == ["wound storm", "wound shanna"]
    table.play("wound shanna")

    assert (table.health("storm"), table.citizens("17R-n")) == (2, ["shanna"])  # the second went to the hero


def test_z_14_5_each_attack_step_counts_anew() -> None:
    table = enemy_phase("storm 17R-n", "17R-n runner", "17R-n shanna", dice=[6, 6]).play("wound shanna")
    assert table.offers("wound shanna")


def test_z_14_5_once_no_hero_stands_there_the_rest_goes_to_the_citizens() -> None:
    table = enemy_phase("storm 17R-n health=1; rogue 17R-ne", "17R-n walker*3", "17R-n shanna", dice=[6, 6, 1])
    table.play("wound storm")

    assert [roll.face for roll in table.told(events.DieRolled)] == [6, 6]
    assert table.outcome is not None


def test_z_14_5_wounds_are_given_one_at_a_time_each_with_its_reactions() -> None:
    table = enemy_phase("storm 17R-n traits=grit; rogue 17R-n", "17R-n walker*2").play("wound storm")
    assert "use grit" in table.choices
    table.play("use grit")

    assert table.choices == ["wound storm", "wound rogue"]


def test_z_14_5_among_citizens_alone_players_choose_for_each_wound() -> None:
    table = enemy_phase("storm 17R-s", "17R-n walker*2", "17R-n shanna callisto amanda_sefton~", dice=[6, 1])
    assert sorted(table.choices) == ["wound callisto", "wound shanna"]
    table.play("wound shanna")
    assert sorted(table.choices) == ["wound callisto", "wound shanna"]  # a fighter may be struck again
    table.play("wound shanna")

    assert sorted(event.citizen for event in table.told(events.CitizenDevoured)) == ["shanna"]


def test_z_14_6_wounds_beyond_what_can_kill_everyone_are_lost() -> None:
    table = enemy_phase("storm 17R-s", "17R-n walker*6", "17R-n amanda_sefton bolivar_trask").play(
        "wound amanda_sefton"
    )

    assert len(table.told(events.CitizenDevoured)) == 2
    assert table.prompt == "hero"


def test_z_14_6_no_wound_is_left_over_while_a_hero_stands() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-n; magneto 17R-s", "17R-n walker*5")
    for _ in range(3):
        table.play("wound storm")
    table.events.clear()

    assert table.health("rogue") == 1  # the other two had nowhere else to go


def test_z_14_7_a_group_splits_between_heroes_and_citizens_alike() -> None:
    table = enemy_phase("storm 17R-n", "17R-nw walker*2", "17R-w amanda_sefton")

    assert (table.enemies("17R-n"), table.enemies("17R-w")) == ({"walker": 1}, {"walker": 1})


def test_z_14_7_players_choose_for_a_single_one() -> None:
    table = enemy_phase("storm 17R-n", "17R-nw walker", "17R-w amanda_sefton")
    assert table.choices == ["way 17R-n", "way 17R-w"]

    assert table.play("way 17R-w").enemies("17R-w") == {"walker": 1}


# -- zombie heroes (Z-9.1) --------------------------------------------------------------------------------------


def test_z_14_3_juggernaut_breaks_doors_as_if_they_were_windows() -> None:
    table = enemy_phase(
        "storm 14R-hallW; rogue 14R-hallW", "13R-kitchen juggernaut walker", opened="front-door", cards="s11"
    )

    assert [event.door for event in table.told(events.WindowForced)] == ["hall-kitchen", "win-kitchen"]
    assert table.enemies("14R-hallW") == {"juggernaut": 1}
    assert table.enemies("13R-kitchen") == {"walker": 1}
    assert not table.told(events.ZoneAttacked)  # one action for the door, one for the step


def test_z_14_3_locked_doors_stop_juggernaut() -> None:
    table = enemy_phase("storm 16R-out4", "16R-greenN juggernaut")

    assert table.enemies("16R-greenN") == {"juggernaut": 1}


def test_z_14_3_juggernaut_is_not_pushed() -> None:
    table = given("storm 17R-s power=1", "17R-s juggernaut iceman").play("use gust")
    while table.beginning("push"):
        assert not [choice for choice in table.choices if "juggernaut" in choice]
        table.play(table.choices[0])

    assert table.enemies("17R-s") == {"juggernaut": 1}


def test_z_14_3_psylocke_is_passed_over_from_afar() -> None:
    table = given("storm 17R-s power=4", "17R-se psylocke walker", dice=[6] * 6).play("attack 17R-se", "roll 4")
    assert table.enemies("17R-se") == {"psylocke": 1}

    here = given("storm 17R-s power=4", "17R-s psylocke walker", dice=[6] * 6).play("attack 17R-s", "roll 4")
    assert here.enemies("17R-s") == {}


def test_z_14_4_dark_phoenix_wounds_everyone_in_her_zone() -> None:
    table = enemy_phase(
        "storm 17R-n; rogue 17R-n; magneto 17R-s", "17R-n dark_phoenix",
        "17R-n shanna amanda_sefton bolivar_trask~", dice=[5, 5, 1],
    )  # fmt: skip

    assert [table.health(name) for name in ("storm", "rogue", "magneto")] == [1, 1, 3]
    assert table.citizens("17R-n") == ["bolivar_trask~", "shanna"]


def test_z_14_4_dark_phoenix_leaves_secret_missions_alone() -> None:
    table = enemy_phase("storm 11V-lockers", "11V-lockers dark_phoenix", "11V-lockers secret_mission_1", mission="MH7")

    assert table.citizens("11V-lockers") == ["secret_mission_1"]
    assert not table.told(events.CitizenDevoured)


def test_z_14_2_cyclops_attacks_a_zone_in_sight_at_range_1_instead_of_moving() -> None:
    table = enemy_phase("storm 17R-n", "17R-nw cyclops")

    assert (table.health("storm"), table.zone("cyclops")) == (1, "17R-nw")


def test_z_14_2_cyclops_comes_closer_from_farther_away() -> None:
    table = enemy_phase("storm 17R-n", "16R-out3 cyclops")

    assert (table.health("storm"), table.zone("cyclops")) == (2, "17R-nw")


def test_z_14_2_players_choose_whom_cyclops_shoots_at() -> None:
    table = enemy_phase("storm 17R-n; rogue 17R-w; magneto 18R-out3", "17R-nw cyclops", seats=3)
    assert (table.choices, table.may_act) == (["zone 17R-n", "zone 17R-w"], [0, 1])
    table.play("zone 17R-w", "zone 17R-w")

    assert (table.health("storm"), table.health("rogue")) == (3, 1)


def test_z_14_3_sabretooth_moves_two_zones_with_each_action() -> None:
    assert enemy_phase("storm 18R-out3", "16R-out1 sabretooth").zone("sabretooth") == "17R-n"


def test_z_14_3_sabretooth_stops_in_the_first_zone_with_a_target() -> None:
    table = enemy_phase("storm 17R-nw; rogue 17R-ne", "16R-out3 sabretooth")

    assert (table.zone("sabretooth"), table.health("storm")) == ("17R-nw", 2)


def test_z_14_3_a_window_ahead_ends_the_move_of_sabretooth() -> None:
    """One zone to the window, then nothing more; the second action forces it."""
    table = enemy_phase("storm 14R-hallE", "17R-w sabretooth")

    assert table.zone("sabretooth") == "17R-nw"
    assert [event.door for event in table.told(events.WindowForced)] == ["win-front-west"]


@pytest.mark.parametrize(("zone", "cost"), [("17R-s", 3), ("17R-se", 2), ("17R-e", 1)])
def test_z_14_3_iceman_makes_leaving_dearer_at_range_1(zone: str, cost: int) -> None:
    table = given(f"storm {zone}", "17R-s iceman")
    step = table.beginning("move")[0]

    assert table.play(step).actions_left == 3 - cost


# -- what heroes do about it ------------------------------------------------------------------------------------


def test_z_14_1_a_distraction_holds_the_walkers_of_a_zone_for_this_activation() -> None:
    table = enemy_phase("storm 17R-n traits=distraction power=1", "17R-n walker*2 brute")
    table.play("use distraction", "zone 17R-n")

    assert table.health("storm") == 2
    assert table.hero("storm")["traits"] == []


def test_z_14_2_an_unnoticed_hero_is_no_target_from_outside() -> None:
    table = enemy_phase("mystique 17R-n xp=20 power=1; rogue 17R-s", "17R-nw walker; 17R-n walker", seats=2)
    table.play("use borrowed_face")

    assert table.health("mystique") == 2  # who is here attacks
    assert table.enemies("17R-w") == {"walker": 1}  # who is not heads for the other one


def test_z_14_5_a_living_wall_keeps_wounds_from_citizens() -> None:
    table = enemy_phase("colossus 17R-n xp=20 power=1; rogue 17R-s", "17R-n walker", "17R-n amanda_sefton")
    table.play("use living_wall")
    table.play("suffer")

    assert (table.health("colossus"), table.citizens("17R-n")) == (2, ["amanda_sefton"])


def test_z_14_5_a_living_wall_is_of_no_use_against_dark_phoenix_or_for_cards() -> None:
    """Her wounds are not shared, and a Secret Mission card is nobody."""
    table = enemy_phase("colossus 11V-lockers xp=20 power=1", "11V-lockers dark_phoenix", "11V-lockers amanda_sefton",
                        mission="MH7")  # fmt: skip
    assert not table.offers("use living_wall")
    cards = enemy_phase("colossus 11V-lockers xp=20 power=1", "11V-lockers walker", "11V-lockers secret_mission_1",
                        mission="MH7")  # fmt: skip
    assert not cards.offers("use living_wall")


def test_z_14_5_abilities_of_the_enemy_phase_work_in_it_alone() -> None:
    """Steel skin, shields and rampages are for each Enemy Phase (L438): a rush in the Player Phase is none."""
    table = given("colossus 14R-hallW; rogue 14R-hallW", "", opened="front-door", cards="s25 s11")
    table.play("open hall-kitchen", "wound colossus")

    assert not table.offers("use organic_steel")
