"""The missions of Heroic Mode (Z-20.0 to Z-20.10): set-up, their own rules, how they are won and lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.board import ZONE_IDS, ZONE_OF
from frenzy.games.resistance.cards import CITIZEN_OF, SPAWN, SPAWN_IDS
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSIONS
from frenzy.games.resistance.state import FACE_DOWN, IN_DECK, OUT
from tests.resistance.table import FACTS, TOUGHNESS, Table, enemy_phase, given, hits, placed

TEAM = ["wolverine", "mystique", "magneto", "storm", "colossus", "rogue"]
SECRETS = ("secret_mission_1", "secret_mission_2")


def new(mission: str, heroes: int = 4, seed: int = 1) -> Table:
    return Table(GAME.new(1, seed, {"mission": mission, "heroes": TEAM[:heroes]}))


def won(table: Table) -> bool:
    return table.outcome is not None and table.outcome.won


def lost_by(table: Table) -> str:
    assert table.outcome is not None
    assert not table.outcome.won
    return table.outcome.reason


def drawn_for(table: Table) -> list[str]:
    return [card.zone for card in table.told(events.CardDrawn)]


def awake(table: Table) -> Counter[str]:
    return Counter(point["colour"] for point in table.view["points"] if point["active"])


def points(table: Table) -> Counter[str]:
    return Counter(point["colour"] for point in table.view["points"])


def lying(table: Table, card: str) -> str:
    """Where a citizen card lies face down."""
    number = CITIZEN_OF[card]
    assert table.state.card_is[number] == FACE_DOWN
    return ZONE_IDS[table.state.card_at[number]]


def hidden_colours(table: Table) -> Counter[int]:
    printed = [objective.colour for objective in table.state.mission.objectives]
    return Counter(colour for colour, shown in zip(table.state.colours, printed, strict=True) if shown < 0)


# -- MH0 --------------------------------------------------------------------------------------------------------


def test_z_20_0_set_up() -> None:
    table = new("MH0")

    assert (points(table), awake(table)) == ({"initial": 1, "green": 1}, {"initial": 1})
    assert [(token["colour"], token["taken"]) for token in table.view["objectives"]] == [("green", False)]
    assert table.view["barred"] == ["hangar-north-door"]


def test_z_20_0_the_green_objective_unlocks_wakes_and_teaches_its_taker() -> None:
    table = given("storm 12V-danger3; rogue 12V-corrE", mission="MH0", points=None)
    assert not given("storm 12V-corrE", mission="MH0").offers("open hangar-north-door")
    table.play("take 12V-danger3")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 0)
    assert awake(table) == {"initial": 1, "green": 1}
    assert table.view["barred"] == []
    assert given("storm 12V-corrE", mission="MH0", objectives=[]).offers("open hangar-north-door")


def test_z_20_0_nobody_leaves_before_the_key_is_taken() -> None:
    table = given("storm 15V-hangarS", mission="MH0").play("end turn")

    assert table.prompt == "hero"


def test_z_20_0_won_when_the_last_hero_leaves() -> None:
    table = given("storm 15V-hangarS; rogue left", mission="MH0", objectives=[]).play("end turn", "leave")
    assert won(table)

    first = given("storm 15V-hangarS; rogue 15V-hangarM", mission="MH0", objectives=[]).play("end turn", "leave")
    assert first.outcome is None
    blocked = given("storm 15V-hangarS; rogue left", "15V-hangarS walker", mission="MH0", objectives=[])
    assert blocked.play("end turn").prompt == "hero"


# -- MH1 --------------------------------------------------------------------------------------------------------


def test_z_20_1_set_up() -> None:
    table = new("MH1")

    assert (points(table), awake(table)) == ({"initial": 1, "red": 1, "blue": 1}, {"initial": 1, "red": 1})
    assert [token["colour"] for token in table.view["objectives"]] == ["blue", "red"]
    assert len(table.view["citizens"]) == 4
    assert [(one["id"], one["state"]) for one in table.view["objects"]] == [("sentinel_hand", "charged")]
    assert awake(new("MH1", 5)) == {"initial": 1, "red": 1, "green": 1}


def test_z_20_1_blue_unlocks_the_front_door_and_wakes_the_blue_point() -> None:
    assert not given("storm 17R-n", mission="MH1").offers("open front-door")
    table = given("storm 16R-greenS; rogue 17R-n", mission="MH1", points=None).play("take 16R-greenS")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 5)
    assert awake(table) == {"initial": 1, "red": 1, "blue": 1}
    assert table.play("end turn", "activate rogue").offers("open front-door")


def test_z_20_1_the_red_one_teaches_all_and_wakes_nothing() -> None:
    table = given("storm 13R-dining; rogue 17R-n", mission="MH1", points=None).play("take 13R-dining")

    assert (table.xp("storm"), table.xp("rogue"), awake(table)) == (5, 5, {"initial": 1, "red": 1})


def test_z_20_1_no_window_is_ever_opened() -> None:
    assert not [choice for choice in given("storm 17R-nw", mission="MH1").choices if "win-" in choice]
    assert not [choice for choice in given("storm 13R-kitchen", mission="MH1").choices if "win-" in choice]
    table = given("storm 17R-n traits=shoulder_charge", mission="MH1").play("move 17R-nw")
    assert not table.beginning("use", "open")


def test_z_20_1_won_by_both_and_the_exit() -> None:
    only = given("storm 14R-behind", mission="MH1", objectives=[{"zone": "13R-dining", "colour": "red"}]).play(
        "end turn"
    )
    assert only.prompt == "hero"

    assert won(given("storm 14R-behind", mission="MH1", objectives=[]).play("end turn", "leave"))


# -- MH2 --------------------------------------------------------------------------------------------------------


def test_z_20_2_set_up() -> None:
    table = new("MH2")

    assert points(table) == {"initial": 1, "red": 3}
    assert awake(new("MH2", 6)) == {"initial": 1, "red": 3, "green": 1}
    assert (len(table.view["citizens"]), len(table.view["objectives"])) == (7, 5)
    assert sorted(table.view["barred"]) == ["garage-door", "greenhouse-door"]
    assert hidden_colours(table) == {0: 3, 1: 1}  # blue face down among the red


def test_z_20_2_rewards_and_doors() -> None:
    tokens = [{"zone": "13R-dining", "colour": "red"}, {"zone": "14R-behind", "colour": "blue"},
              {"zone": "16R-greenS", "colour": "green"}]  # fmt: skip
    red = given("storm 13R-dining; rogue 17R-n", objectives=tokens).play("take 13R-dining")
    assert (red.xp("storm"), red.xp("rogue")) == (5, 0)

    blue = given("storm 14R-behind; rogue 17R-n", objectives=tokens).play("take 14R-behind")
    assert (blue.xp("storm"), blue.xp("rogue"), blue.view["barred"]) == (5, 5, ["garage-door"])

    green = given("storm 16R-greenS; rogue 17R-n", objectives=[tokens[2]]).play("take 16R-greenS")
    assert (green.xp("storm"), green.xp("rogue"), green.view["barred"]) == (5, 5, [])


def test_z_20_2_objectives_are_met_in_order_but_may_be_taken_early() -> None:
    """Green before blue: it stays taken, but counts only once blue is (Z-3.6)."""
    tokens = [{"zone": "14R-behind", "colour": "blue"}, {"zone": "16R-greenS", "colour": "green"}]
    table = given("storm 16R-greenS", objectives=tokens).play("take 16R-greenS")
    assert not table.told(events.GoalMet)
    waits = given("storm 18R-garageS; rogue 14R-behind", objectives=tokens[:1]).play("end turn")
    assert waits.prompt == "hero"

    waits.play("activate rogue", "take 14R-behind")
    assert len(waits.told(events.GoalMet)) == 2
    assert won(given("storm 18R-garageS; rogue left", objectives=[]).play("end turn", "leave"))


# -- MH3 --------------------------------------------------------------------------------------------------------


def test_z_20_3_set_up() -> None:
    for seed in range(4):
        table = new("MH3", seed=seed)
        zones = [card["zone"] for card in table.view["citizens"]]

        assert table.enemies() == {"psylocke": 1, "dark_phoenix": 1}
        assert (points(table), awake(new("MH3", 5))) == (
            {"initial": 1, "red": 2}, {"initial": 1, "red": 2, "blue": 1, "green": 1},
        )  # fmt: skip
        assert len(zones) == 6
        assert not [zone for zone in zones if zone.startswith(("17V", "13V"))]
        assert {lying(table, card) for card in SECRETS} <= set(zones)
        assert table.view["piles"]["spawn"] == 40  # without Hidden Citizens
        assert all(table.state.card_is[CITIZEN_OF[card]] != OUT for card in ("too_late_1", "too_late_2"))
        assert table.view["piles"]["named"] == 4
        assert set(table.view["open"]) == {"lab-north-door", "lab-east-door"}
        assert not table.told(events.CardDrawn)


def test_z_20_3_a_rescue_teaches_the_rescuer() -> None:
    table = given("storm 11V-corr; rogue 11V-corr", "", "11V-corr shanna; 10V-archive callisto_", mission="MH3")

    assert (table.play("rescue shanna").xp("storm"), table.xp("rogue")) == (5, 0)


def test_z_20_3_a_secret_mission_brings_a_zombie_hero_and_is_gone() -> None:
    table = given(
        "storm 11V-corr", "", "11V-lockers secret_mission_1_; 10V-archive callisto_", mission="MH3",
        opened="lockers-door", points=[{"zone": "12V-corrE", "colour": "initial"}], named="cyclops",
    ).play("move 11V-lockers")  # fmt: skip

    assert (table.enemies("12V-corrE"), table.citizens("11V-lockers")) == ({"cyclops": 1}, [])
    assert not table.beginning("take")


def test_z_20_3_the_first_call_draws_a_card_for_the_cabin() -> None:
    table = given("storm 11V-lobby", "", mission="MH3", cabin="first", cards="s12 s13").play("call")
    assert (drawn_for(table), table.enemies("11V-lift")) == (["11V-lift"], {"brute": 1})

    again = given("storm 11V-lobby", mission="MH3", cabin="first", counters={"elevator_called": True}).play("call")
    assert drawn_for(again) == []


def test_z_20_3_won_by_the_last_rescue_or_the_last_blow() -> None:
    slain = {"slain": ["psylocke", "dark_phoenix"]}
    rescue = given("storm 11V-corr", "", "11V-corr shanna", mission="MH3", counters=slain)
    assert won(rescue.play("rescue shanna"))
    more = given("storm 11V-corr", "", "11V-corr shanna; 10V-archive callisto_", mission="MH3", counters=slain)
    assert not won(more.play("rescue shanna"))

    blow = given("storm 11V-corr power=4", "11V-corr psylocke", mission="MH3", counters={"slain": ["dark_phoenix"]},
                 dice=[6] * 6)  # fmt: skip
    assert won(blow.play("attack 11V-corr", "roll 4"))


def test_z_20_3_a_devoured_citizen_is_no_longer_there() -> None:
    table = enemy_phase(
        "storm 11V-corr", "12V-corrE walker", "12V-corrE amanda_sefton", mission="MH3",
        counters={"slain": ["psylocke", "dark_phoenix"]},
    )  # fmt: skip
    assert won(table)


def test_z_20_3_they_need_to_fall_once_each() -> None:
    table = given(
        "storm 11V-corr power=4; rogue 14V-corr", "11V-corr psylocke; 14V-corr dark_phoenix", "10V-archive callisto_",
        mission="MH3", dice=[6] * 6,
    ).play("attack 11V-corr", "roll 4")  # fmt: skip

    assert table.outcome is None
    assert table.position["counters"]["slain"] == ["psylocke"]


# -- MH4 --------------------------------------------------------------------------------------------------------


def test_z_20_4_set_up() -> None:
    table = new("MH4")

    assert (points(table), awake(table)) == ({"initial": 1, "red": 1, "blue": 1, "green": 1}, {"initial": 1, "red": 1})
    assert (len(table.view["citizens"]), hidden_colours(table)) == (8, {0: 3, 1: 1, 2: 1})
    assert table.view["cabin"] is None


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_z_20_4_each_colour_wakes_its_own_point(colour: str) -> None:
    tokens = [{"zone": "13R-dining", "colour": colour}, {"zone": "14R-behind"}]
    table = given("storm 13R-dining; rogue 15R-lawn3", mission="MH4", points=None, objectives=tokens)
    table.play("take 13R-dining")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 0 if colour == "red" else 5)
    assert awake(table) == {"initial": 1, "red": 1} | ({} if colour == "red" else {colour: 1})


def test_z_20_4_the_elevator_is_out_of_order() -> None:
    table = given("storm 11R-lobby", mission="MH4")

    assert not table.beginning("call", "ride")
    assert not table.offers("move 11R-lift")


def test_z_20_4_won_with_all_of_them_taken() -> None:
    door = FACTS["MH4"].exit
    left = given(f"storm {door}", mission="MH4", objectives=[{"zone": "13R-dining", "colour": "red"}]).play("end turn")
    assert left.prompt == "hero"
    assert not left.offers("leave")
    assert won(given(f"storm {door}", mission="MH4", objectives=[]).play("end turn", "leave"))


# -- MH5 --------------------------------------------------------------------------------------------------------


def test_z_20_5_set_up() -> None:
    table = new("MH5")
    tokens = {token["zone"] for token in table.view["objectives"]}

    assert (len(table.view["citizens"]), len(tokens)) == (7, 4)
    assert not tokens & {card["zone"] for card in table.view["citizens"]}
    assert (table.view["exit"], table.view["cabin"]) == (None, None)
    assert table.view["piles"]["spawn"] == 40
    assert table.state.card_is[CITIZEN_OF["too_late_1"]] == table.state.card_is[CITIZEN_OF["too_late_2"]] == OUT
    assert hidden_colours(table) == {0: 2, 1: 1, 2: 1}
    assert awake(table) == {"initial": 1, "red": 3}
    assert awake(new("MH5", 5)) == {"initial": 1, "red": 3, "blue": 1, "green": 1}


MANY = "13R-kitchen shanna_; 15R-parlor callisto_; 14R-behind ka_zar_"


def test_z_20_5_the_first_step_on_each_dormitory_tile_rolls_a_die() -> None:
    table = given("storm 17V-landingW; rogue 17V-landingE", "", MANY, mission="MH5",
                  opened="west-wing-door east-wing-door", dice=[3, 2])  # fmt: skip
    table.play("move 16V-corrE")
    assert (table.enemies("16V-room2"), table.enemies("16V-room3")) == ({"brute": 1}, {"brute": 1})
    table.play("move 16V-corrW")
    assert not table.told(events.DieRolled)
    table.play("end turn", "activate rogue", "move 18V-corrW")

    assert [roll.face for roll in table.told(events.DieRolled)] == [2]
    assert table.enemies("18V-room6") == {}


def test_z_20_5_red_gives_a_trait_too_and_green_places_the_exit() -> None:
    tokens = [{"zone": "13R-dining", "colour": "red"}, {"zone": "15R-office", "colour": "green"},
              {"zone": "16V-room3", "colour": "blue"}]  # fmt: skip
    red = given("storm 13R-dining; rogue 15R-office", "", MANY, mission="MH5", objectives=tokens, traits="grit")
    red.play("take 13R-dining")
    assert (red.xp("storm"), red.xp("rogue"), red.hero("storm")["traits"]) == (5, 0, ["grit"])

    green = given("storm 15R-office; rogue 13R-dining", "", MANY, mission="MH5", objectives=tokens)
    green.play("take 15R-office")
    assert (green.xp("storm"), green.xp("rogue"), green.view["exit"]) == (5, 5, "15R-office")


def test_z_20_5_won_by_leaving_each_with_a_citizen() -> None:
    table = given(
        "storm 15R-office citizen=shanna; rogue left citizen=callisto", mission="MH5", objectives=[],
        exit="15R-office", counters={"exit_placed": True},
    ).play("end turn", "leave")  # fmt: skip
    assert won(table)


def test_z_20_5_nobody_leaves_without_a_citizen_or_before_all_have_one() -> None:
    document: dict[str, Any] = {
        "mission": "MH5",
        "objectives": [],
        "exit": "15R-office",
        "counters": {"exit_placed": True},
    }
    lacking = given("storm 15R-office; rogue 13R-dining citizen=trish_tilby", "", MANY, **document)
    assert lacking.play("end turn").prompt == "hero"

    early = given("storm 15R-office citizen=shanna; rogue 13R-dining", "", "13R-kitchen callisto_", **document)
    assert early.play("end turn").prompt == "hero"


def test_z_20_5_lost_as_soon_as_too_few_citizens_are_left() -> None:
    table = enemy_phase("storm 14R-behind; rogue 13R-dining", "14R-behind walker",
                        "14R-behind amanda_sefton; 13R-kitchen shanna_", mission="MH5")  # fmt: skip
    assert lost_by(table.play("wound amanda_sefton")) == "Z-20.5"

    enough = enemy_phase("storm 14R-behind; rogue 13R-dining citizen=callisto", "14R-behind walker",
                         "14R-behind amanda_sefton; 13R-kitchen shanna_", mission="MH5")  # fmt: skip
    assert enough.play("wound amanda_sefton").outcome is None


def test_z_20_5_the_elevator_is_out_of_order() -> None:
    assert not given("storm 17V-landingN", "", MANY, mission="MH5").beginning("call", "ride")


# -- MH6 --------------------------------------------------------------------------------------------------------


def test_z_20_6_set_up() -> None:
    table = new("MH6")

    assert Counter(hero["zone"] for hero in table.view["heroes"]) == {"16V-corrE": 2, "18V-corrW": 2}
    assert sorted(Counter(hero["zone"] for hero in new("MH6", 5).view["heroes"]).values()) == [2, 3]
    assert (len(table.view["barred"]), len(table.view["objectives"]), len(table.view["citizens"])) == (6, 6, 9)
    assert len(table.view["open"]) == 3
    assert (points(table), awake(new("MH6", 5))) == (
        {"initial": 1, "red": 5}, {"initial": 1, "red": 5, "green": 1},
    )  # fmt: skip
    assert table.view["cabin"] == "basement"


def test_z_20_6_doors_open_by_their_colours_and_all_red_ones_together() -> None:
    tokens = {zone: {"zone": zone, "colour": colour} for zone, colour in (
        ("16V-room3", "blue"), ("18V-room7", "green"), ("17V-lounge", "red"), ("11V-lockers", "red"),
    )}  # fmt: skip
    table = given("storm 16V-room3; rogue 18V-room7", mission="MH6", objectives=[*tokens.values()])
    table.play("take 16V-room3")
    assert "west-wing-door" not in table.view["barred"]
    assert "east-wing-door" in table.view["barred"]
    assert (table.xp("storm"), table.xp("rogue")) == (5, 0)
    table.play("end turn", "activate rogue", "take 18V-room7")
    assert "east-wing-door" not in table.view["barred"]
    assert "hangar-west-door" in table.view["barred"]

    red = given("storm 17V-lounge; rogue 11V-lockers", mission="MH6", objectives=[tokens["17V-lounge"]])
    red.play("take 17V-lounge")
    assert red.view["barred"] == []


def test_z_20_6_the_first_call_draws_a_card() -> None:
    table = given("storm 17V-landingN; rogue 17V-landingN", mission="MH6", cards="s12").play("call")

    assert drawn_for(table) == ["17V-lift"]


def test_z_20_6_won_in_order() -> None:
    early = [{"zone": "16V-room3", "colour": "blue"}]
    waits = given("storm 15V-hangarN; rogue 16V-room3", mission="MH6", objectives=early).play("end turn")
    assert waits.prompt == "hero"

    assert won(given("storm 15V-hangarN; rogue left", mission="MH6", objectives=[]).play("end turn", "leave"))


# -- MH7 --------------------------------------------------------------------------------------------------------


def test_z_20_7_set_up() -> None:
    for seed in range(4):
        table = new("MH7", seed=seed)
        zones = [card["zone"] for card in table.view["citizens"]]

        assert (points(table), awake(table)) == (
            {"initial": 1, "red": 1, "blue": 1, "green": 1}, {"initial": 1, "red": 1},
        )  # fmt: skip
        assert len(zones) == 6
        assert {lying(table, card) for card in SECRETS} <= set(zones)
        assert not [zone for zone in zones if zone.startswith("13V")]
        assert (table.view["piles"]["spawn"], table.view["piles"]["named"]) == (40, 6)
        assert table.state.card_is[CITIZEN_OF["too_late_1"]] == OUT
        assert (table.view["barred"], len(table.view["open"])) == (["cerebro-door"], 2)
        assert not table.told(events.CardDrawn)


def test_z_20_7_secret_missions_wake_points_when_revealed_and_open_the_door_when_taken() -> None:
    table = given(
        "storm 11V-corr; rogue 14V-corr", "", "11V-lockers secret_mission_1_; 14V-medbay secret_mission_2_",
        mission="MH7", points=None, cards="s11 s16",
    )  # fmt: skip
    table.play("open lockers-door")
    assert awake(table) == {"initial": 1, "red": 1, "green": 1}
    table.play("move 11V-lockers", "take secret_mission_1")
    assert table.view["barred"] == ["cerebro-door"]
    table.play("end turn", "activate rogue", "open medbay-south-door")
    assert awake(table) == {"initial": 1, "red": 1, "green": 1, "blue": 1}
    table.play("move 14V-medbay", "take secret_mission_2")

    assert table.view["barred"] == []


def test_z_20_7_the_beacon_teaches_all_and_makes_losses_final() -> None:
    table = given("storm 10V-cerebro; rogue 10V-cerebro", "10V-cerebro walker*2 psylocke", mission="MH7",
                  dice=hits(TOUGHNESS["psylocke"] - 1, 2), citizens="")  # fmt: skip
    table.play("take 10V-cerebro")
    assert (table.xp("storm"), table.xp("rogue")) == (5, 5)
    table.play("attack 10V-cerebro")
    assert table.position.get("gone", {}) == {}  # one hit too few for her

    after = given("storm 11V-corr power=4", "11V-corr psylocke walker*2", mission="MH7", objectives=[],
                  counters={"beacon": True}, dice=[6] * 6).play("attack 11V-corr", "roll 4")  # fmt: skip
    assert after.position["gone"] == {"zombie_heroes": ["psylocke"], "figures": {"walker": 2}}
    assert after.view["discards"]["named"] == []


def test_z_20_7_before_the_beacon_they_go_back_to_the_supply() -> None:
    table = given("storm 11V-corr", "11V-corr walker*2", mission="MH7", dice=[6] * 2).play("attack 11V-corr")

    assert table.position["gone"] == {}


NONE_LEFT = {"walker": 35, "brute": 14, "runner": 14}
NOBODY = ["juggernaut", "psylocke", "dark_phoenix", "cyclops", "sabretooth", "iceman"]
END: dict[str, Any] = {"mission": "MH7", "objectives": [], "counters": {"beacon": True}}


def test_z_20_7_cards_that_fit_nothing_are_skipped() -> None:
    table = enemy_phase(
        "storm 14V-corr", points=[{"zone": "12V-corrE", "colour": "initial"}], cards="s01 s27 s33 s37 s12",
        gone={"figures": {"walker": 35}, "zombie_heroes": NOBODY}, **END,
    )  # fmt: skip

    skipped = [event.card for event in table.told(events.CardSkipped)]
    assert skipped == ["s01", "s27"]
    assert table.enemies() == {"brute": 1}  # Overdrive finds brutes in the supply


def test_z_20_7_the_deck_is_gone_through_until_a_card_fits() -> None:
    """Only one brute is left: many cards are passed over, but not without end."""
    gone = {"figures": NONE_LEFT | {"brute": 13}, "zombie_heroes": NOBODY}
    spot = [{"zone": "12V-corrE", "colour": "initial"}]
    table = enemy_phase("storm 14V-corr", points=spot, gone=gone, cards="s01 s16 s37 s25 s27", **END)
    assert table.enemies() == {"brute": 1}
    assert len(table.told(events.CardSkipped)) >= 5

    nobody = {"figures": NONE_LEFT, "zombie_heroes": NOBODY}
    assert enemy_phase("storm 14V-corr", points=spot, gone=nobody, **END).enemies() == {}


def test_z_20_7_a_line_of_0_is_no_reason_to_skip_a_card() -> None:
    """L1402: only a card whose type is gone from board and supply is passed over; this one places nobody (Z-17.9)."""
    assert placed("s11") == 0
    spot = [{"zone": "12V-corrE", "colour": "initial"}]
    table = enemy_phase("storm 14V-corr", points=spot, cards="s11 s12", **END)
    assert (drawn_for(table), table.enemies(), table.told(events.CardSkipped)) == (["12V-corrE"], {}, [])

    gone = {"figures": {"brute": 14}}
    table = enemy_phase("storm 14V-corr", points=spot, cards="s11 s01", gone=gone, **END)
    assert [event.card for event in table.told(events.CardSkipped)] == ["s11"]


def test_z_20_7_a_card_whose_kind_is_only_on_the_board_activates_it() -> None:
    table = enemy_phase(
        "storm 11V-corr", "14V-power walker", points=[{"zone": "12V-corrE", "colour": "initial"}], cards="s01",
        gone={"figures": {"walker": 34}}, **END,
    )  # fmt: skip

    assert [event.why for event in table.told(events.ExtraActivation)] == ["shortage"]
    assert not table.told(events.CardSkipped)


def test_z_20_7_rescue_teaches_the_rescuer() -> None:
    assert given("storm 11V-corr", "", "11V-corr shanna", mission="MH7").play("rescue shanna").xp("storm") == 5


def test_z_20_7_a_citizen_is_given_up_for_walkers_a_fighter_for_others() -> None:
    table = given("storm 11V-corr citizen=amanda_sefton traits=grit power=2", mission="MH7")
    assert table.beginning("dismiss") == ["dismiss 0 0"]
    table.play("dismiss 0 0")
    assert table.position["gone"] == {"figures": {"walker": 3}}
    assert (table.xp("storm"), table.power("storm"), table.hero("storm")["traits"]) == (0, 2, ["grit"])
    assert (table.actions_left, table.view["discards"]["citizens"]) == (3, ["amanda_sefton"])

    fighter = given("storm 11V-corr citizen=shanna", mission="MH7")
    assert {"dismiss 3 0", "dismiss 2 1", "dismiss 1 2", "dismiss 0 3"} <= set(fighter.choices)
    fighter.play("dismiss 1 2")
    assert fighter.position["gone"] == {"figures": {"brute": 1, "runner": 2}}


def test_z_20_7_a_fighter_may_be_given_up_for_walkers_as_well() -> None:
    """L1408: giving up a fighter allows brutes and runners instead."""
    table = given("storm 11V-corr citizen=shanna", mission="MH7").play("dismiss 0 0")

    assert table.position["gone"] == {"figures": {"walker": 3}}


def test_z_20_7_with_fewer_left_what_there_is_goes() -> None:
    table = given("storm 11V-corr citizen=amanda_sefton", "11V-corr walker*34", mission="MH7").play("dismiss 0 0")

    assert table.position["gone"] == {"figures": {"walker": 1}}


def test_z_20_7_won_when_no_enemy_is_left_anywhere() -> None:
    gone = {"figures": NONE_LEFT | {"walker": 34}, "zombie_heroes": NOBODY}
    assert won(given("storm 11V-corr", "11V-corr walker", gone=gone, dice=[6, 6], **END).play("attack 11V-corr"))

    left = {"figures": NONE_LEFT | {"walker": 34}, "zombie_heroes": NOBODY[1:]}
    assert not won(given("storm 11V-corr", "11V-corr walker", gone=left, dice=[6, 6], **END).play("attack 11V-corr"))

    supply = {"figures": NONE_LEFT | {"walker": 32}, "zombie_heroes": NOBODY}
    assert won(given("storm 11V-corr citizen=amanda_sefton", gone=supply, **END).play("dismiss 0 0"))


def test_z_20_7_the_beacon_itself_may_end_it() -> None:
    gone = {"figures": NONE_LEFT, "zombie_heroes": NOBODY}
    assert won(given("storm 10V-cerebro", mission="MH7", gone=gone).play("take 10V-cerebro"))


# -- MH8 --------------------------------------------------------------------------------------------------------


def test_z_20_8_set_up() -> None:
    table = new("MH8")

    assert (points(table), awake(table)) == ({"initial": 1, "red": 2, "blue": 1}, {"initial": 1, "red": 2, "blue": 1})
    assert awake(new("MH8", 5)) == {"initial": 1, "red": 2, "blue": 1, "green": 1}
    assert [token["colour"] for token in table.view["objectives"]] == ["red", "red"]
    assert table.citizens("16R-greenS").count("trish_tilby") == 1
    assert table.view["piles"]["spawn"] == 36  # without Zombie Heroes
    assert not [card for card in table.view["citizens"] if card["zone"][:3] in ("13R", "14R", "15R")]
    assert not table.told(events.CardDrawn)
    assert {"13R-dining", "13R-kitchen", "14R-entrance", "15R-office"} <= set(table.view["opened"])


TRISH = "16R-greenS trish_tilby"


def test_z_20_8_the_blue_point_brings_a_zombie_hero_if_none_is_in_play() -> None:
    blue = [{"zone": "18R-out5", "colour": "blue"}]
    table = enemy_phase("storm 17R-s", "", TRISH, mission="MH8", points=blue, named="iceman", cards="s12")
    assert (table.enemies(), drawn_for(table)) == ({"iceman": 1}, [])

    there = enemy_phase("storm 17R-s", "18R-garageS cyclops", TRISH, mission="MH8", points=blue, cards="s12")
    assert drawn_for(there) == ["18R-out5"]


def test_z_20_8_trish_never_walks_and_her_death_is_defeat() -> None:
    assert enemy_phase("storm 17R-s", "", "17R-w trish_tilby", mission="MH8").zone("trish_tilby") == "17R-w"
    assert lost_by(enemy_phase("storm 17R-s", "17R-w walker", "17R-w trish_tilby", mission="MH8")) == "Z-20.8"

    given_up = enemy_phase("storm 17R-s citizen=trish_tilby", "17R-s walker", mission="MH8")
    assert lost_by(given_up.play("sacrifice")) == "Z-20.8"


def test_z_20_8_to_exchange_her_is_no_death() -> None:
    table = given(
        "storm 17R-s citizen=trish_tilby", "", "17R-s callisto", mission="MH8", counters={"rescued": ["trish_tilby"]}
    ).play("rescue callisto", "drop trish_tilby")

    assert table.outcome is None
    assert GAME.position(GAME.from_position(table.position)) == table.position


def test_z_20_8_let_go_she_may_come_back_as_a_hidden_citizen() -> None:
    table = enemy_phase(
        "storm 17R-s; rogue 17R-s", mission="MH8", counters={"rescued": ["trish_tilby"]}, cards="s31 s11",
        points=[{"zone": "16R-out5", "colour": "initial"}], people="trish_tilby",
    )  # fmt: skip
    assert table.citizens("16R-out5") == ["trish_tilby~"]

    before = enemy_phase("storm 17R-s; rogue 17R-s", mission="MH8", counters={"rescued": ["trish_tilby"]})
    again = GAME.redeal(before.view, Random(1))
    assert GAME.view(again, None) == before.view
    assert CITIZEN_OF["trish_tilby"] in again.citizen_deck


def test_z_20_8_a_bomb_teaches_all_is_kept_and_changes_hands_for_an_action() -> None:
    table = given("storm 14R-behind; rogue 14R-behind; magneto 17R-s", "", TRISH, mission="MH8").play("take 14R-behind")
    assert [table.xp(name) for name in ("storm", "rogue", "magneto")] == [5, 5, 5]
    assert table.hero("storm")["tokens"] == ["red"]
    assert table.beginning("give") == ["give rogue"]
    table.play("give rogue")

    assert (table.hero("rogue")["tokens"], table.actions_left, table.beginning("give")) == (["red"], 1, [])
    assert table.play("get rogue").hero("storm")["tokens"] == ["red"]


def test_z_20_8_a_bomb_moves_a_point_inside_the_mansion_first_here_then_there() -> None:
    table = given(
        "storm 13R-dining tokens=red; rogue 15R-office tokens=red", "", TRISH, mission="MH8", points=None, objectives=[]
    ).play("move point")
    assert Counter(point["zone"] for point in table.view["points"] if point["colour"] == "red") == {
        "16R-out5": 1, "15R-office": 1,
    }  # fmt: skip
    assert table.hero("storm")["tokens"] == []
    table.play("end turn", "activate rogue", "move point")
    assert Counter(point["zone"] for point in table.view["points"] if point["colour"] == "red") == {
        "16R-out5": 1, "18R-out5": 1,
    }  # fmt: skip
    assert len(table.told(events.GoalMet)) == 1

    moved = given("storm 16R-out5 tokens=red", "", TRISH, mission="MH8", points=[
        {"zone": "16R-out5", "colour": "initial"}, {"zone": "16R-out5", "colour": "red", "moved": True},
        {"zone": "15R-office", "colour": "red"}, {"zone": "18R-out5", "colour": "blue"},
    ])  # fmt: skip
    assert not moved.offers("move point")


BLOWN = [
    {"zone": "16R-out5", "colour": "initial"}, {"zone": "16R-out5", "colour": "red", "moved": True},
    {"zone": "18R-out5", "colour": "red", "moved": True}, {"zone": "18R-out5", "colour": "blue"},
]  # fmt: skip


def test_z_20_8_won_after_both_by_the_exit() -> None:
    document: dict[str, Any] = {"mission": "MH8", "objectives": [], "points": BLOWN}
    table = given("storm 17R-w citizen=trish_tilby; rogue left", counters={"rescued": ["trish_tilby"]}, **document)
    assert won(table.play("end turn", "leave"))

    lacking = given("storm 17R-w; rogue 17R-w", "", TRISH, **document).play("end turn")
    assert lacking.prompt == "hero"


# -- MH9 --------------------------------------------------------------------------------------------------------


def test_z_20_9_set_up() -> None:
    for seed in range(4):
        table = new("MH9", seed=seed)
        laid = table.state.map_cards

        assert (len(laid), len({zone for zone, _ in laid})) == (14, 14)
        assert sum(SPAWN[card].kind == "named" for _, card in laid) == 6
        assert not {SPAWN_IDS[card] for _, card in laid} & {SPAWN_IDS[card] for card in table.state.spawn_deck}
        assert (len(table.view["citizens"]), len(table.view["objectives"])) == (8, 4)
        assert not {t["zone"] for t in table.view["objectives"]} & {c["zone"] for c in table.view["citizens"]}
        assert not [card for card in table.view["citizens"] if card["zone"].startswith("14R")]
        assert (points(table), table.view["open"]) == ({"initial": 1, "red": 2}, ["west-wing-door"])
        assert not table.told(events.CardDrawn)
    assert awake(new("MH9", 5)) == {"initial": 1, "red": 2, "green": 1}


def test_z_20_9_opening_a_room_turns_up_what_lies_there() -> None:
    cards = {"13R-kitchen": ["s37"], "13R-dining": ["s12"]}
    table = given("storm 14R-hallW", mission="MH9", counters={"cards": cards}, named="iceman", cards="s13 s14")
    table.play("open hall-kitchen")
    assert (table.enemies("13R-kitchen"), table.view["out"]["spawn"].count("s37")) == ({"iceman": 1}, 1)
    assert table.view["piles"]["spawn"] == given(
        "storm 14R-hallW", mission="MH9", counters={"cards": cards}
    ).view["piles"]["spawn"]  # fmt: skip

    other = given("storm 13R-kitchen", mission="MH9", counters={"cards": cards}).play("open kitchen-dining")
    assert other.enemies("13R-dining") == {"brute": 1}
    assert other.view["discards"]["spawn"] == ["s12"]


def test_z_20_9_a_room_without_a_card_draws_nothing() -> None:
    table = given("storm 14R-hallW", mission="MH9", counters={"cards": {}}).play("open hall-kitchen")

    assert drawn_for(table) == []


def test_z_20_9_rescues_and_objectives_teach_and_the_dormitories_wake() -> None:
    table = given("storm 14R-hallW; rogue 10R-libE", "", "14R-hallW shanna", mission="MH9", counters={"cards": {}})
    table.play("rescue shanna")
    assert (table.xp("storm"), table.xp("rogue")) == (5, 0)
    table.play("end turn", "activate rogue", "take 10R-libE")
    assert (table.xp("storm"), table.xp("rogue")) == (10, 5)

    rolled = given("storm 17V-landingW", mission="MH9", counters={"cards": {}}, dice=[4]).play("move 16V-corrE")
    assert rolled.enemies("16V-room2") == {"brute": 1}


def test_z_20_9_all_floors_are_always_awake_and_nobody_is_lost_with_one() -> None:
    points = [{"zone": "13R-lawn2", "colour": "initial"}, {"zone": "17V-landingN", "colour": "red"}]
    table = given(
        "storm 14R-hallW", "18V-corrE walker", "17V-suite callisto", mission="MH9", points=points, cards="s11 s12",
        counters={"cards": {}}, opened="suite-door east-wing-door",
    ).play("end turn", "end phase")  # fmt: skip

    assert table.enemies("18V-corrW") == {"walker": 1}
    assert table.zone("callisto") == "17V-landingW"
    assert drawn_for(table) == ["13R-lawn2", "17V-landingN"]


def test_z_20_9_won_when_all_have_fallen_and_all_were_at_red_together() -> None:
    last = given("storm 14R-hallW xp=43 power=4; rogue 14R-hallE xp=43", "14R-hallW iceman", mission="MH9",
                 counters={"slain": NOBODY[:5], "cards": {}, "all_red": True}, dice=[6] * 6)  # fmt: skip
    assert won(last.play("attack 14R-hallW", "roll 4"))

    red = given("storm 14R-hallW xp=42; rogue 14R-hallE xp=43", "14R-hallW walker", mission="MH9",
                counters={"slain": NOBODY, "cards": {}}, dice=[6] * 2)  # fmt: skip
    assert won(red.play("attack 14R-hallW"))


def test_z_20_9_a_fallen_hero_is_at_no_level() -> None:
    """All heroes are those who began: after a fall the step can no longer be met (Z-3.4)."""
    table = given("storm 14R-hallW xp=42; rogue fallen xp=43", "14R-hallW walker", mission="MH9",
                  counters={"slain": NOBODY, "cards": {}}, dice=[6] * 2)  # fmt: skip
    assert not won(table.play("attack 14R-hallW"))


# -- MH10 -------------------------------------------------------------------------------------------------------


def test_z_20_10_set_up() -> None:
    trask = set()
    for seed in range(8):
        table = new("MH10", seed=seed)
        trask.add(lying(table, "bolivar_trask"))

        assert (table.enemies(), len(table.view["citizens"])) == ({"juggernaut": 1}, 10)
        assert hidden_colours(table) == {0: 3, 1: 1, 2: 1}
        assert [(one["id"], one["state"]) for one in table.view["objects"]] == [("sentinel_hand", "discharged")]
        assert points(table) == {"initial": 1, "red": 1, "blue": 1}
    assert trask == {"16R-greenS", "18R-garageS"}
    assert awake(new("MH10", 5))["green"] == 1


REST = "16R-greenS bolivar_trask"


def test_z_20_10_juggernaut_lies_down_and_gets_up_at_the_end_of_the_next_enemy_phase() -> None:
    table = given("storm 17R-s power=4; rogue 17R-s", "17R-s juggernaut walker", REST, mission="MH10", dice=[6] * 6)
    table.play("attack 17R-s", "roll 4")
    assert (table.xp("storm"), table.enemies("17R-s")) == (1, {"juggernaut": 1})  # the sixth hit was for the walker
    assert table.play("move 17R-se").actions_left == 1  # he does not hold anybody
    table.play("end turn", "activate rogue", "end turn", "end phase")

    assert [foe["lying"] for foe in table.view["enemies"]] == [False]
    assert table.health("rogue") == 3
    assert table.enemies("17R-s") == {"juggernaut": 1}


def test_z_20_10_laying_him_down_eliminates_nobody() -> None:
    """Chain Lightning leaps only from an elimination."""
    table = given("storm 17R-s power=4 xp=43", "17R-se juggernaut; 17R-e walker; 18R-out5 walker", REST, mission="MH10",
                  dice=[6] * 6).play("attack 17R-se", "roll 4")  # fmt: skip
    assert table.prompt == "turn"

    leaps = given("storm 17R-s power=4 xp=43", "17R-se iceman; 18R-out5 walker", REST, mission="MH10", dice=[6] * 6)
    assert leaps.play("attack 17R-se", "roll 4").beginning("again") == ["again 18R-out5"]


def test_z_20_10_felled_in_an_enemy_phase_he_lies_through_the_next_one() -> None:
    table = enemy_phase("wolverine 17R-s xp=20 power=3", "17R-sw juggernaut", REST, mission="MH10",
                        dice=[6, 6, 6, 6, 6, 1, 1, 1, 1, 1])  # fmt: skip
    table.play("use rampage", "roll 2")
    assert [foe["lying"] for foe in table.view["enemies"]] == [True]
    table.play("activate wolverine", "end turn", "end phase")

    assert [foe["lying"] for foe in table.view["enemies"]] == [False]
    assert table.health("wolverine") == 3


def test_z_20_10_the_hand_is_of_no_use_before_it_is_charged() -> None:
    table = given("storm 17R-w", "17R-nw walker; 17R-sw juggernaut", REST, mission="MH10")

    assert not table.beginning("fire", "carry", "blow")


def test_z_20_10_rewards() -> None:
    tokens = [{"zone": "13R-dining", "colour": "red"}, {"zone": "15R-office", "colour": "green"},
              {"zone": "11R-study", "colour": "blue"}]  # fmt: skip
    red = given("storm 13R-dining; rogue 17R-s", "", REST, mission="MH10", objectives=tokens).play("take 13R-dining")
    assert (red.xp("storm"), red.xp("rogue"), red.hero("storm")["tokens"]) == (5, 0, [])

    for zone, colour in (("15R-office", "green"), ("11R-study", "blue")):
        table = given(f"storm {zone}; rogue 17R-s", "", REST, mission="MH10", objectives=tokens).play(f"take {zone}")
        assert (table.xp("storm"), table.xp("rogue"), table.hero("storm")["tokens"]) == (5, 5, [colour])


def test_z_20_10_the_hand_is_charged_when_all_three_are_there() -> None:
    table = given("storm 17R-nw tokens=blue; rogue 17R-w tokens=green citizen=bolivar_trask", mission="MH10",
                  objectives=[])  # fmt: skip
    table.play("move 17R-w")
    assert table.told(events.ObjectCharged)
    assert table.beginning("carry")

    alone = given("storm 17R-nw tokens=blue+green citizen=bolivar_trask", mission="MH10", objectives=[])
    assert alone.play("move 17R-w").told(events.ObjectCharged)
    lacking = given("storm 17R-nw tokens=blue citizen=bolivar_trask; rogue 17R-n tokens=green", mission="MH10",
                    objectives=[])  # fmt: skip
    assert not lacking.play("move 17R-w").told(events.ObjectCharged)


def test_z_20_10_a_rescue_beside_the_hand_charges_it_too() -> None:
    """The charge is checked all the time: Trask walked there by himself."""
    table = given("storm 17R-w tokens=blue+green", "", "17R-w bolivar_trask", mission="MH10", objectives=[])
    assert table.play("rescue bolivar_trask").told(events.ObjectCharged)

    swap = given("storm 17R-w tokens=blue+green citizen=shanna", "", "17R-w bolivar_trask", mission="MH10",
                 objectives=[])  # fmt: skip
    assert swap.play("rescue bolivar_trask", "drop shanna").told(events.ObjectCharged)


CHARGED: dict[str, Any] = {"mission": "MH10", "objectives": [], "hand": {"zone": "17R-w", "charged": True},
           "counters": {"rescued": ["bolivar_trask"], "charged": True}}  # fmt: skip


def test_z_20_10_it_is_carried_for_one_more_action_and_fires_once() -> None:
    table = given("storm 17R-w", "17R-nw walker*2", **CHARGED, dice=[1, 1, 1, 1])
    assert table.play("carry 17R-sw").actions_left == 1
    assert table.view["objects"][0]["zone"] == "17R-sw"

    shot = given("storm 17R-w", "17R-nw walker*2", **CHARGED, dice=[1, 1, 1, 1]).play("fire sentinel_hand 17R-nw")
    assert not shot.beginning("fire")  # the Thrown Hand would remove what the objective needs
    assert shot.beginning("carry")


def test_z_20_10_the_hand_is_carried_on_a_free_move_too() -> None:
    """L1562: whoever leaves its zone may spend 1 more action for it, whatever the move costs."""
    table = given("mystique 17R-w; rogue 17R-w traits=sprint power=1", **CHARGED).play("use shapeshifter")
    assert {"move 17R-sw", "carry 17R-sw"} <= set(table.choices)
    table.play("carry 17R-sw")
    assert (table.actions_left, table.view["objects"][0]["zone"]) == (2, "17R-sw")

    none_left = given("mystique 17R-w", **CHARGED, actions_left=0).play("use shapeshifter")
    assert not none_left.beginning("carry")

    sprint = given("rogue 17R-w traits=sprint", **CHARGED).play("use sprint", "carry 17R-sw")
    assert "carry 17R-s" in sprint.choices
    assert sprint.play("carry 17R-s").view["objects"][0]["zone"] == "17R-s"
    assert sprint.actions_left == 1

    ally = given("storm 17R-w traits=team_up power=1; rogue 17R-w", **CHARGED).play("use team_up", "hero rogue")
    assert not ally.beginning("carry")  # outside the own turn there are no actions to pay with (Z-10.3)


@pytest.mark.parametrize("juggernaut", ["17R-w juggernaut", "17R-nw juggernaut", "17R-w juggernaut/"])
def test_z_20_10_won_by_the_final_blow_at_range_0_or_1_lying_or_not(juggernaut: str) -> None:
    assert won(given("storm 17R-w", juggernaut, **CHARGED).play("blow juggernaut"))


def test_z_20_10_the_blow_does_not_reach_farther() -> None:
    assert not given("storm 17R-w", "17R-n juggernaut", **CHARGED).beginning("blow")
    assert not given("storm 17R-nw", "17R-nw juggernaut", **CHARGED).beginning("blow")


def test_z_20_10_the_blue_point_brings_three_walkers_in_each_end_phase() -> None:
    blue = [{"zone": "11R-lobby", "colour": "blue"}]
    table = enemy_phase("storm 17R-s", "", REST, mission="MH10", points=blue)

    assert (drawn_for(table), table.enemies("11R-lobby")) == ([], {"walker": 3})
    kinds = [type(event) for event in table.events]
    assert kinds.index(events.EndBegan) < kinds.index(events.EnemiesSpawned)


def test_z_3_5_what_the_walkers_of_an_end_phase_bring_about_is_part_of_its_round() -> None:
    """Too few of them: all act at once (Z-17.10), while copies last and the round is what it was (Z-8.11)."""
    blue = [{"zone": "11R-lobby", "colour": "blue"}]
    rogue = "rogue 17R-s xp=19 power=1 copied=living_wall"
    table = given(f"{rogue}; colossus 17R-s xp=19", "17R-s walker; 18R-out5 walker*33", f"{REST}; 17R-s callisto",
                  mission="MH10", points=blue, phase="end", round=2)  # fmt: skip

    assert table.told(events.Shortage)
    assert (table.prompt, table.view["round"], table.view["phase"]) == ("shield", 2, "end")
    table.play("use living_wall", "wound rogue")
    assert (table.view["round"], table.hero("rogue")["copied"]) == (3, None)


def test_z_3_5_no_round_begins_after_one_in_whose_end_phase_a_hero_fell() -> None:
    table = given("storm 17R-s health=1; rogue 13R-dining", "17R-s walker; 18R-out5 walker*33", REST, mission="MH10",
                  points=[{"zone": "11R-lobby", "colour": "blue"}], phase="end", round=2)  # fmt: skip

    assert (table.hero("storm")["health"], table.outcome) == (0, None)  # the walkers have not gone their ways yet
    table.play("way 18R-out4")
    assert lost_by(table) == "Z-3.3"
    assert table.view["round"] == 2


def test_z_20_10_lost_with_trask_before_the_charge_and_not_after() -> None:
    before = enemy_phase("storm 17R-s citizen=bolivar_trask", "17R-s walker", mission="MH10")
    assert lost_by(before.play("sacrifice")) == "Z-3.7"
    dropped = given("storm 17R-s citizen=bolivar_trask", "", "17R-s callisto", mission="MH10",
                    counters={"rescued": ["bolivar_trask"]})  # fmt: skip
    assert lost_by(dropped.play("rescue callisto", "drop bolivar_trask")) == "Z-3.7"

    after = enemy_phase("storm 17R-s citizen=bolivar_trask", "17R-s walker", **CHARGED)
    assert after.play("sacrifice").outcome is None


# -- what they have in common -----------------------------------------------------------------------------------


def test_z_3_7_no_hero_left_in_play_is_a_loss_at_once() -> None:
    table = enemy_phase("storm 15V-hangarS health=1; rogue left", "15V-hangarS walker*3", mission="MH0", objectives=[])

    assert lost_by(table) == "Z-3.7"


def test_z_20_16_experience_for_all_reaches_heroes_in_play_only() -> None:
    table = given("storm 13R-dining; rogue fallen xp=3", mission="MH1").play("take 13R-dining")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 3)


def test_z_20_17_every_mission_lies_on_the_one_map() -> None:
    for mission in MISSIONS:
        view = GAME.view(GAME.new(1, 7, {"mission": mission.id}), 0)
        assert {zone.split("-")[0] for zone in view["zones"]} == set(mission.fact.tiles)
        assert all(ZONE_OF[zone] in mission.zones for zone in view["opened"])


def test_z_2_8_a_random_citizen_card_may_be_any_of_the_deck() -> None:
    seen = set()
    for seed in range(30):
        state = new("MH1", seed=seed).state
        seen |= {card for card in range(16) if state.card_is[card] == FACE_DOWN}
        assert all(state.card_is[CITIZEN_OF[card]] == OUT for card in SECRETS)
        assert sum(status == IN_DECK for status in state.card_is) == 10

    assert seen == {*range(12), 14, 15}
