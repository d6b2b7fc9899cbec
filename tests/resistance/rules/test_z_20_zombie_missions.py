"""The missions of Zombie Mode (Z-20.11 to Z-20.15): set-up, their own rules, how they are won and lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_OF
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import FACE_DOWN
from tests.resistance.table import FACTS, TOUGHNESS, Table, enemy_phase, given, placed, point_of

TEAM = ["juggernaut", "psylocke", "dark_phoenix", "cyclops", "sabretooth", "iceman"]
SECRETS = ("secret_mission_1", "secret_mission_2")


def new(mission: str, heroes: int = 4, seed: int = 1) -> Table:
    return Table(GAME.new(1, seed, {"mission": mission, "heroes": TEAM[:heroes]}))


def won(table: Table) -> bool:
    return table.outcome is not None and table.outcome.won


def lost_by(table: Table) -> str:
    assert table.outcome is not None
    assert not table.outcome.won
    return table.outcome.reason


def drawn(table: Table) -> list[tuple[str, str]]:
    return [(card.zone, card.level) for card in table.told(events.CardDrawn)]


def drawn_for(table: Table) -> list[str]:
    return [zone for zone, _ in drawn(table)]


def awake(table: Table) -> Counter[str]:
    return Counter(point["colour"] for point in table.view["points"] if point["active"])


def points(table: Table) -> Counter[str]:
    return Counter(point["colour"] for point in table.view["points"])


def lying(table: Table, card: str) -> str:
    number = CITIZEN_OF[card]
    assert table.state.card_is[number] == FACE_DOWN
    return ZONE_IDS[table.state.card_at[number]]


def colours(table: Table) -> Counter[int]:
    return Counter(table.state.colours)


def two_more(one: str, other: str, colour: str) -> list[dict[str, str]]:
    """Objectives of the other colours, which nobody has taken."""
    rest = [name for name in ("red", "blue", "green") if name != colour]
    return [{"zone": zone, "colour": name} for zone, name in zip((one, other), rest, strict=True)]


# -- MZ1 --------------------------------------------------------------------------------------------------------


def test_z_20_11_set_up() -> None:
    table = new("MZ1")

    assert (points(table), awake(table)) == ({"initial": 1, "red": 1, "blue": 1}, {"initial": 1, "red": 1})
    assert awake(new("MZ1", 5)) == {"initial": 1, "red": 1, "green": 1}
    assert (len(table.view["citizens"]), colours(table)) == (7, {0: 6, 1: 1, 2: 1})
    assert all(token["colour"] is None for token in table.view["objectives"])
    assert (table.view["exit"], table.view["cabin"]) == (None, "basement")


@pytest.mark.parametrize(("colour", "everybody"), [("red", False), ("blue", True), ("green", True)])
def test_z_20_11_what_each_objective_does(colour: str, everybody: bool) -> None:
    tokens = [{"zone": "11V-server", "colour": colour}, *two_more("10V-archive", "14V-power", colour)]
    table = given("iceman 11V-server; cyclops 14V-corr", mission="MZ1", objectives=tokens, points=None)
    table.play("take 11V-server")

    assert (table.xp("iceman"), table.xp("cyclops")) == (5, 5 if everybody else 0)
    assert awake(table)["blue"] == (colour == "blue")
    assert table.view["exit"] == ("11V-server" if colour == "green" else None)


def test_z_20_11_won_in_order() -> None:
    document: dict[str, Any] = {"mission": "MZ1", "exit": "11V-server", "counters": {"exit_placed": True}}
    blue = [{"zone": "14V-power", "colour": "blue"}]
    assert given("iceman 11V-server", objectives=blue, **document).play("end turn").prompt == "hero"

    assert won(given("iceman 11V-server; cyclops left", objectives=[], **document).play("end turn", "leave"))


# -- MZ2 --------------------------------------------------------------------------------------------------------


def test_z_20_12_set_up() -> None:
    kelly = set()
    for seed in range(12):
        table = new("MZ2", seed=seed)
        kelly.add(lying(table, "senator_kelly"))

        assert (points(table), colours(table)) == ({"initial": 1, "red": 3}, {0: 3, 2: 1})
        assert sum(card["zone"][:3] in ("16V", "18V") for card in table.view["citizens"]) == 4
        assert table.view["cabin"] is None
        assert not table.told(events.CardDrawn)
    assert len(kelly) > 1
    assert kelly <= {"16V-room1", "16V-room4", "18V-room5", "18V-room8"}
    assert awake(new("MZ2", 5)) == {"initial": 1, "red": 3, "blue": 1, "green": 1}


KELLY = "16V-room1 senator_kelly_"
GREEN = [{"zone": "10R-libW", "colour": "green"}, {"zone": "11R-security", "colour": "red"}]


def test_z_20_12_the_elevator_works_once_green_is_taken_and_its_first_call_draws() -> None:
    assert not given("iceman 11R-lobby", "", KELLY, mission="MZ2").beginning("call")

    table = given("iceman 10R-libW; cyclops 11R-lobby", "", KELLY, mission="MZ2", objectives=GREEN, cards="s12")
    table.play("take 10R-libW")
    assert (table.xp("iceman"), table.xp("cyclops"), table.view["cabin"]) == (5, 5, "first")
    table.play("end turn", "activate cyclops", "call")

    assert (drawn_for(table), table.enemies("11R-lift")) == (["11R-lift"], {"guard": 1})


def test_z_20_12_red_teaches_its_taker() -> None:
    table = given("iceman 11R-security; cyclops 11R-lobby", "", KELLY, mission="MZ2", objectives=GREEN)

    assert (table.play("take 11R-security").xp("iceman"), table.xp("cyclops"), table.view["cabin"]) == (5, 0, None)


def test_z_20_12_the_first_step_on_each_dormitory_tile_may_bring_guards() -> None:
    table = given("iceman 17V-landingW; cyclops 11R-corr", "", KELLY, mission="MZ2", opened="west-wing-door", dice=[3])
    table.play("move 16V-corrE")

    assert (table.enemies("16V-room2"), table.enemies("16V-room3")) == ({"guard": 1}, {"guard": 1})
    calm = given("iceman 17V-landingE; cyclops 11R-corr", "", KELLY, mission="MZ2", opened="east-wing-door", dice=[2])
    assert calm.play("move 18V-corrW").enemies() == {}


def test_z_20_12_kelly_gives_experience_to_all() -> None:
    table = given("iceman 16V-room1; cyclops 11R-corr", "", "16V-room1 senator_kelly", mission="MZ2", dice=[6])
    table.play("devour")

    assert (table.xp("iceman"), table.xp("cyclops")) == (5, 5)
    assert not table.told(events.GoalMet)  # green comes first


def test_z_20_12_won_by_the_exit_after_kelly() -> None:
    document: dict[str, Any] = {"mission": "MZ2", "objectives": []}
    door = FACTS["MZ2"].exit
    table = given(f"iceman {door}; cyclops left", counters={"rescued": ["senator_kelly"]}, **document)
    assert won(table.play("end turn", "leave"))
    hungry = given(f"iceman {door}; cyclops 11R-corr", "", KELLY, **document).play("end turn")
    assert hungry.prompt == "hero"


def test_z_20_12_lost_if_kelly_gets_away() -> None:
    table = enemy_phase(
        "iceman 17V-landingN", "", "16V-corrE senator_kelly", mission="MZ2", opened="west-wing-door",
        points=[{"zone": "16V-corrW", "colour": "initial"}], cards="s11",
    )  # fmt: skip
    assert lost_by(table) == "Z-3.7"


def test_z_20_12_the_card_of_an_eaten_kelly_may_be_given_up() -> None:
    table = enemy_phase(
        "iceman 11R-corr citizen=senator_kelly; cyclops 11R-corr", "11R-corr trooper", mission="MZ2",
        counters={"rescued": ["senator_kelly"]},
    )  # fmt: skip
    table.play("wound iceman", "sacrifice")

    assert table.outcome is None


# -- MZ3 --------------------------------------------------------------------------------------------------------


def test_z_20_13_set_up() -> None:
    table = new("MZ3")

    assert Counter(hero["zone"] for hero in table.view["heroes"]) == {"17V-landingN": 2, "10V-corr": 2}
    assert sorted(Counter(hero["zone"] for hero in new("MZ3", 5).view["heroes"]).values()) == [2, 3]
    assert (colours(table), table.view["cabin"], table.view["exit"]) == ({0: 4, 1: 1, 2: 1}, None, None)
    assert points(table) == awake(table) == {"initial": 1, "red": 2, "blue": 1, "green": 1}


def test_z_20_13_cards_of_the_coloured_points_are_read_at_blue() -> None:
    four = "; ".join(f"{name} 10V-corr xp=20" for name in TEAM[:4])
    five = "; ".join(f"{name} 10V-corr xp=20" for name in TEAM[:5])
    spots = [{"zone": "12V-corrE", "colour": "red"}, {"zone": "11V-corr", "colour": "green"}]
    weak = enemy_phase(four, mission="MZ3", points=spots, cards="s11 s14")
    strong = enemy_phase(five, mission="MZ3", points=spots, cards="s11 s14")

    assert drawn(weak) == [("12V-corrE", "orange"), ("11V-corr", "blue")]
    assert placed("s14") != placed("s14", 20)
    assert (weak.enemies("12V-corrE"), weak.enemies("11V-corr")) == (
        {"guard": placed("s11", 20)}, {"guard": placed("s14")},
    )  # fmt: skip
    assert drawn(strong) == [("12V-corrE", "orange"), ("11V-corr", "orange")]
    assert strong.enemies("11V-corr") == {"guard": placed("s14", 20)}


def test_z_20_13_the_further_card_of_a_bystander_is_read_at_blue_too() -> None:
    table = enemy_phase(
        "iceman 10V-corr xp=20; cyclops 10V-corr", mission="MZ3", cards="s31 s12", people="shanna",
        points=[{"zone": "11V-corr", "colour": "green"}],
    )  # fmt: skip

    assert drawn(table) == [("11V-corr", "blue"), ("11V-corr", "blue")]


def test_z_20_13_rewards() -> None:
    for colour, other in (("red", 0), ("blue", 0), ("green", 5)):
        tokens = [{"zone": "11V-server", "colour": colour}, *two_more("10V-archive", "16V-room1", colour)]
        table = given("iceman 11V-server; cyclops 17V-landingN", mission="MZ3", objectives=tokens)
        table.play("take 11V-server")
        assert (table.xp("iceman"), table.xp("cyclops")) == (5, other)
        assert table.view["cabin"] == ("first" if colour == "blue" else None)
        assert table.view["exit"] == ("11V-server" if colour == "green" else None)


def test_z_20_13_won_by_the_exit() -> None:
    table = given("iceman 11V-server; cyclops left", mission="MZ3", objectives=[], exit="11V-server",
                  counters={"exit_placed": True}).play("end turn", "leave")  # fmt: skip
    assert won(table)


# -- MZ4 --------------------------------------------------------------------------------------------------------


def test_z_20_14_set_up() -> None:
    for seed in range(4):
        table = new("MZ4", seed=seed)

        assert (table.enemies(), table.zone("colossus")) == ({"colossus": 1}, "14R-hallE")
        assert (len(table.view["citizens"]), table.view["piles"]["named"]) == (8, 5)
        assert all(lying(table, card) for card in SECRETS)
        assert (points(table), awake(table)) == ({"initial": 1, "red": 1, "blue": 1}, {"initial": 1, "red": 1})
    assert awake(new("MZ4", 5)) == {"initial": 1, "red": 1, "green": 1}


def test_z_20_14_citizens_are_revealed_on_entering_and_feed_their_eater() -> None:
    table = given(
        "iceman 14R-hallW; cyclops 13R-lawn2", "", "13R-kitchen shanna_", mission="MZ4", cards="s11", dice=[6]
    )
    table.play("open hall-kitchen")
    assert table.citizens("13R-kitchen") == ["?"]
    table.play("move 13R-kitchen", "devour")

    assert (table.xp("iceman"), table.xp("cyclops"), table.hero("iceman")["citizen"]) == (5, 0, "shanna")


def test_z_20_14_the_second_secret_mission_wakes_blue_draws_and_calls_colossus_to_the_exit() -> None:
    table = given(
        "iceman 14R-hallW", "14R-hallE colossus", "13R-kitchen secret_mission_2_; 10R-libE secret_mission_1",
        mission="MZ4", opened="hall-kitchen", points=None, cards="s12",
        counters={"secret_missions_revealed": 1},
    )  # fmt: skip
    table.play("move 13R-kitchen")

    assert awake(table) == {"initial": 1, "red": 1, "blue": 1}
    blue = point_of("MZ4", "blue")
    assert (drawn_for(table), table.enemies(blue)) == ([blue], {"guard": placed("s12")})
    assert table.zone("colossus") == "15R-lawn3"


def test_z_20_14_the_card_is_drawn_before_colossus_is_called() -> None:
    """With all others in play it lets the super heroes act: he does so where he was, and only then is at the exit."""
    table = given(
        "iceman 14R-hallW", "12R-classE colossus wolverine mystique magneto storm rogue",
        "13R-kitchen secret_mission_2_; 10R-libE secret_mission_1",
        mission="MZ4", opened="hall-kitchen", points=None, cards="s37", counters={"secret_missions_revealed": 1},
    )  # fmt: skip
    table.play("move 13R-kitchen")

    assert [extra.kind for extra in table.told(events.ExtraActivation)] == ["named"]
    assert table.zone("colossus") == "15R-lawn3"


def test_z_20_14_the_first_one_does_nothing_yet() -> None:
    table = given(
        "iceman 14R-hallW", "14R-hallE colossus", "13R-kitchen secret_mission_2_; 10R-libE secret_mission_1_",
        mission="MZ4", opened="hall-kitchen", points=None,
    ).play("move 13R-kitchen")  # fmt: skip

    assert (awake(table), drawn_for(table), table.zone("colossus")) == ({"initial": 1, "red": 1}, [], "14R-hallE")


@pytest.mark.parametrize(("revealed", "zone"), [(0, "11R-corr"), (1, "10R-corr"), (2, "10R-corr")])
def test_z_20_14_colossus_gets_a_free_move_for_each_revealed_card(revealed: int, zone: str) -> None:
    """He has two actions of his own; each revealed card gives a step more at the end of the phase."""
    table = enemy_phase(
        "iceman 10R-corr", "15R-office colossus", mission="MZ4", opened="office-corr",
        counters={"secret_missions_revealed": revealed},
    )  # fmt: skip

    assert table.zone("colossus") == zone  # where a zombie hero is, he stays
    assert table.health("iceman") == 5


def test_z_20_14_off_the_board_he_comes_back_at_the_initial_point_and_stays_there() -> None:
    table = enemy_phase(
        "iceman 15R-lawn3", mission="MZ4", points=[{"zone": "15R-lawn1", "colour": "initial"}], cards="s11",
        counters={"secret_missions_revealed": 2},
    )  # fmt: skip

    assert table.zone("colossus") == "15R-lawn1"


def test_z_20_14_what_his_free_move_brings_about_is_part_of_the_enemy_phase() -> None:
    """He forces a window, a card lets the specialist act again: the armour of this phase is used up (Z-10.13)."""
    table = enemy_phase("iceman 15R-lawn1 xp=19", "13R-lawn1 colossus; 15R-lawn1 specialist", mission="MZ4",
                        points=[], counters={"secret_missions_revealed": 1}, opened="", cards="s30 s11")  # fmt: skip
    table.play("use ice_armour")
    assert (table.prompt, table.health("iceman")) == ("building", 4)
    table.play("zone 14R-hallW")

    assert (table.prompt, table.health("iceman")) == ("hero", 2)
    assert table.hero("iceman")["used"] == []


def test_z_20_14_slain_he_does_not_come_by_a_card() -> None:
    table = given("juggernaut 13R-lawn2 hunger=3", "13R-lawn2 colossus", mission="MZ4", dice=[6] * 6)
    table.play("attack 13R-lawn2")

    assert table.xp("juggernaut") == TOUGHNESS["colossus"]
    assert (table.view["discards"]["named"], table.view["piles"]["named"]) == ([], 5)


def test_z_20_14_won_with_both_cards_by_the_exit() -> None:
    assert won(
        given("iceman 15R-lawn3; cyclops left", mission="MZ4", counters={"secret_missions": 2}).play(
            "end turn", "leave"
        )
    )
    table = given("iceman 13R-kitchen; cyclops 15R-lawn3", "", "13R-kitchen secret_mission_1", mission="MZ4",
                  counters={"secret_missions": 1}, gone={"citizens": ["secret_mission_2"]})  # fmt: skip
    table.play("take secret_mission_1")
    assert [goal.goal for goal in table.told(events.GoalMet)] == ["secret_missions"]

    one = given("iceman 15R-lawn3", mission="MZ4", counters={"secret_missions": 1}).play("end turn")
    assert one.prompt == "hero"


# -- MZ5 --------------------------------------------------------------------------------------------------------


def test_z_20_15_set_up() -> None:
    table = new("MZ5")

    assert table.enemies() == {"trooper": 2, "guard": 2, "specialist": 2}
    assert points(table) == {"initial": 1, "red": 4, "blue": 1}
    assert awake(new("MZ5", 5))["green"] == 1
    assert (len(table.view["citizens"]), colours(table)) == (8, {0: 4, 1: 1, 2: 1})
    assert not [card for card in table.view["citizens"] if card["zone"].startswith(("11R", "14R"))]
    assert [(one["id"], one["state"]) for one in table.view["objects"]] == [("sentinel_hand", "charged")]
    assert not table.told(events.CardDrawn)


def test_z_20_15_opening_a_building_draws_nothing_but_reveals() -> None:
    table = given("iceman 14R-hallW", "", "13R-kitchen shanna_", mission="MZ5").play("open hall-kitchen")

    assert (drawn_for(table), table.citizens("13R-kitchen")) == ([], ["shanna"])


def test_z_20_15_without_sight_enemies_go_to_the_building_by_windows_and_doors() -> None:
    table = enemy_phase("iceman 11R-study", "17R-nw trooper; 13R-lawn2 trooper", mission="MZ5")

    assert [event.door for event in table.told(events.WindowForced)] == ["win-front-west"]
    assert [(move.why, move.zone) for move in table.told(events.EnemiesMoved)] == [("lair", "13R-lawn3")]

    door = enemy_phase("iceman 10R-libE", "13R-kitchen guard", mission="MZ5")
    assert [event.door for event in door.told(events.WindowForced)] == ["hall-kitchen"]


def test_z_20_15_whom_they_see_they_follow() -> None:
    table = enemy_phase("iceman 17R-ne", "17R-nw trooper", mission="MZ5")

    assert table.enemies("17R-n") == {"trooper": 1}


def test_z_20_15_inside_they_act_normally_but_never_leave() -> None:
    stays = enemy_phase("iceman 17R-n", "14R-entrance trooper", mission="MZ5", opened="front-door")
    assert stays.enemies("14R-entrance") == {"trooper": 1}

    inside = enemy_phase("iceman 14R-behind", "14R-entrance trooper*2", mission="MZ5")
    assert (inside.enemies("14R-hallW"), inside.enemies("14R-hallE")) == ({"trooper": 1}, {"trooper": 1})


def test_z_20_15_lost_with_ten_enemies_in_the_building_after_a_player_phase() -> None:
    ten = given("iceman 17R-s", "14R-entrance trooper*5; 14R-hallW guard*4; 14R-behind storm", mission="MZ5")
    assert lost_by(ten.play("end turn", "end phase")) == "Z-20.15"

    nine = given("iceman 17R-s", "14R-entrance trooper*5; 14R-hallW guard*4; 13R-kitchen storm", mission="MZ5")
    assert nine.play("end turn", "end phase").outcome is None


def test_z_20_15_blue_and_green_take_two_enemies_off_the_board() -> None:
    tokens = [{"zone": "10R-libW", "colour": "blue"}, {"zone": "11R-study", "colour": "green"}]
    table = given("iceman 10R-libW; cyclops 17R-s", "17R-n trooper guard; 13R-lawn1 specialist storm", mission="MZ5",
                  objectives=tokens)  # fmt: skip
    table.play("take 10R-libW")
    assert sorted(table.choices) == ["remove guard 17R-n", "remove specialist 13R-lawn1", "remove trooper 17R-n"]
    table.play("remove guard 17R-n", "remove specialist 13R-lawn1")

    assert (table.enemies(), table.xp("iceman"), table.xp("cyclops")) == ({"trooper": 1, "storm": 1}, 5, 5)
    few = given("iceman 10R-libW", "17R-n trooper storm", mission="MZ5", objectives=tokens).play("take 10R-libW")
    assert (few.enemies(), few.prompt) == ({"storm": 1}, "turn")


def test_z_20_15_red_and_meals_teach_their_taker() -> None:
    tokens = [{"zone": "10R-libW", "colour": "red"}, {"zone": "11R-study", "colour": "green"}]
    table = given("iceman 10R-libW; cyclops 17R-s", "", "10R-libW shanna", mission="MZ5", objectives=tokens, dice=[6])
    table.play("take 10R-libW", "devour")

    assert (table.xp("iceman"), table.xp("cyclops")) == (10, 0)


def test_z_20_15_the_initial_point_brings_a_super_hero_if_none_is_in_play() -> None:
    spot = [{"zone": "17R-s", "colour": "initial"}]
    table = enemy_phase("iceman 14R-behind", mission="MZ5", points=spot, named="storm", cards="s12")
    assert (table.enemies(), drawn_for(table)) == ({"storm": 1}, [])

    there = enemy_phase("iceman 14R-behind", "10R-libW rogue", mission="MZ5", points=spot, cards="s12")
    assert drawn_for(there) == ["17R-s"]


def test_z_20_15_the_blue_point_brings_three_troopers_in_each_end_phase() -> None:
    table = enemy_phase("iceman 14R-behind", mission="MZ5", points=[{"zone": "11R-lobby", "colour": "blue"}])

    assert (drawn_for(table), table.enemies()) == ([], {"trooper": 3})


def test_z_20_15_won_with_both_taken_and_all_at_red() -> None:
    blue = [{"zone": "10R-libW", "colour": "blue"}]
    table = given("iceman 10R-libW xp=43; cyclops 17R-s xp=43", mission="MZ5", objectives=blue,
                  counters={"all_red": True})  # fmt: skip
    assert won(table.play("take 10R-libW"))

    red = given("iceman 17R-s xp=42; cyclops 17R-s xp=43", "17R-s trooper", mission="MZ5", objectives=[], dice=[6, 6])
    assert won(red.play("attack 17R-s"))
    early = given(
        "iceman 17R-s xp=42; cyclops 17R-s xp=43", "17R-s trooper", mission="MZ5", objectives=blue, dice=[6, 6]
    )
    assert not won(early.play("attack 17R-s"))
