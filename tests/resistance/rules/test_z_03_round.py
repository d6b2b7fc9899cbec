"""Z-3: rounds, winning and losing."""

from __future__ import annotations

from typing import Any

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from tests.resistance.table import Table, enemy_phase, given

HALL = ["14R-hallW", "14R-hallE", "14R-behind", "14R-entrance"]
TAKEN = [
    {"zone": "13R-dining", "colour": "blue", "taken": True},
    {"zone": "16R-greenS", "colour": "green", "taken": True},
]


def ended(table: Table) -> tuple[bool, str]:
    assert table.outcome is not None, table.prompt
    return table.outcome.won, table.outcome.reason


def test_z_3_1_players_enemies_end_and_the_next_round() -> None:
    table = given("storm 17R-s activated", "17R-sw walker", active=None).play("end phase")

    order = (events.EnemiesBegan, events.EndBegan, events.RoundBegan)
    assert [type(event) for event in table.events if isinstance(event, order)] == list(order)
    assert (table.view["round"], table.view["phase"]) == (2, "players")


def test_z_3_2_victory_is_immediate() -> None:
    table = given(
        "storm 18R-garageS; rogue left; magneto left",
        "17R-s walker*5",
        opened="garage-door",
        objectives=TAKEN,
    ).play("end turn", "leave")

    assert ended(table) == (True, "Z-3.2")
    assert table.told(events.EnemiesBegan) == []


def test_z_3_2_it_comes_in_the_middle_of_an_attack() -> None:
    table = given(
        "storm 12V-danger3 power=4",
        "12V-danger3 psylocke walker",
        mission="MH3",
        counters={"slain": ["dark_phoenix"]},
        dice=[6] * 6,
    ).play("attack 12V-danger3", "roll 4")

    assert ended(table) == (True, "Z-3.2")
    assert table.enemies() == {"walker": 1}  # the last hits are never given


def test_z_3_2_it_comes_in_the_enemy_phase_too() -> None:
    table = enemy_phase(
        "wolverine 12V-danger3 xp=43 power=4",
        "12V-danger1 psylocke",
        mission="MH3",
        counters={"slain": ["dark_phoenix"]},
        dice=[6, 6, 6, 1, 1, 1],
    )
    while table.prompt != "rampage":
        table.play(table.choices[0])
    table.play("use rampage", "roll 0")

    assert ended(table) == (True, "Z-3.2")


def test_z_3_3_a_fallen_hero_is_a_defeat_at_the_start_of_the_end_phase() -> None:
    table = enemy_phase("storm 17R-s health=1; rogue 15R-lawn3", "17R-s walker")

    assert ended(table) == (False, "Z-3.3")
    assert table.view["phase"] == "end"


def test_z_3_3_not_before() -> None:
    table = given("storm 14R-hallW health=1; rogue 14R-behind", opened="", revealed=HALL, cards="s25")
    table.play("open hall-kitchen")

    assert table.hero("storm")["health"] == 0
    assert (table.outcome, table.prompt, table.choices) == (None, "hero", ["activate rogue"])
    table.play("activate rogue", "end turn", "end phase")
    assert ended(table) == (False, "Z-3.3")


def test_z_3_4_the_others_can_still_win_that_round() -> None:
    table = given(
        "storm fallen; rogue 12V-danger3 xp=43",
        "12V-danger3 psylocke",
        mission="MH3",
        active="rogue",
        counters={"slain": ["dark_phoenix"]},
        dice=[6, 6],
    ).play("attack 12V-danger3")

    assert ended(table) == (True, "Z-3.2")


def test_z_3_4_all_heroes_means_those_who_began() -> None:
    table = given("storm 18R-garageS; rogue fallen; magneto 17R-s", opened="garage-door", objectives=TAKEN).play(
        "end turn", "leave"
    )

    assert table.outcome is None  # one fell: not all can leave
    table.play("activate magneto", "end turn", "end phase")
    assert ended(table) == (False, "Z-3.3")


def test_z_3_5_the_defeat_comes_before_what_heals() -> None:
    table = given("wolverine 17R-s xp=43 health=1; rogue fallen", phase="end")

    assert ended(table) == (False, "Z-3.3")
    assert table.health("wolverine") == 1


def test_z_3_5_then_come_the_skills_of_the_end_phase() -> None:
    table = given("storm 17R-s health=1 citizen=moira_mactaggart", phase="end")

    assert table.health("storm") == 2


def test_z_3_5_moira_and_the_healing_factor_do_not_heal_twice() -> None:
    both = given("wolverine 17R-s xp=43 health=2 citizen=moira_mactaggart", phase="end")
    more = given("wolverine 17R-s xp=43 health=1 citizen=moira_mactaggart", phase="end")

    assert (both.prompt, both.health("wolverine")) == ("hero", 3)
    assert more.choices == ["heal 0", "heal 1"]


def test_z_3_6_steps_in_order_are_met_in_order() -> None:
    objectives = [{"zone": "13R-dining", "colour": "blue"}, {"zone": "16R-greenS", "colour": "green"}]
    table = given("storm 16R-greenS; rogue 13R-dining", objectives=objectives, opened="greenhouse-door")
    table.play("take 16R-greenS")

    assert table.told(events.GoalMet) == []  # taken, with its effect, but the blue one comes first
    assert table.xp("rogue") == 5
    assert table.view["goals"] == [[False], [False], [False]]
    table.play("end turn", "activate rogue", "take 13R-dining")
    assert [event.goal for event in table.told(events.GoalMet)] == ["take", "take"]


def test_z_3_6_a_then_block_opens_after_the_free_one() -> None:
    goals = [len(MISSIONS[MISSION_OF[id]].goals) for id in ("MH5", "MH8", "MH10")]

    assert goals == [2, 2, 2]


def test_z_3_6_nobody_leaves_before_every_earlier_step() -> None:
    objectives = [{"zone": "13R-dining", "colour": "blue"}, {"zone": "16R-greenS", "colour": "green", "taken": True}]
    table = given("storm 18R-garageS", objectives=objectives, opened="garage-door").play("end turn")

    assert table.prompt == "hero"


def test_z_3_6_red_ones_of_a_later_step_may_be_taken_early() -> None:
    table = given("storm 17V-lounge; rogue 16V-corrE", mission="MH6").play("take 17V-lounge")

    assert table.xp("storm") == 5
    assert table.told(events.GoalMet) == []


def test_z_3_7_no_hero_left_is_a_loss_at_once() -> None:
    table = enemy_phase("storm 17R-s health=1", "17R-s walker")

    assert ended(table) == (False, "Z-3.7")
    assert table.view["phase"] == "enemies"


def trish(**doc: Any) -> Table:
    return given("storm 17R-s citizen=trish_tilby; rogue 17R-s", "17R-s walker", mission="MH8", phase="enemies", **doc)


def test_z_3_7_trish_devoured_loses_mh8() -> None:
    table = trish().play("wound storm", "sacrifice")

    assert ended(table) == (False, "Z-20.8")


def test_z_3_7_trask_lost_before_the_charge_loses_mh10() -> None:
    table = enemy_phase("storm 17R-s citizen=bolivar_trask; rogue 18R-out5", "17R-s walker", mission="MH10").play(
        "sacrifice"
    )
    safe = enemy_phase(
        "storm 17R-s citizen=bolivar_trask; rogue 18R-out5",
        "17R-s walker",
        mission="MH10",
        counters={"charged": True},
        hand={"zone": "17R-w", "charged": True},
    ).play("sacrifice")

    assert ended(table) == (False, "Z-3.7")
    assert safe.outcome is None


def test_z_3_7_trask_exchanged_for_another_before_the_charge_loses_too() -> None:
    table = given("storm 17R-s citizen=bolivar_trask; rogue 18R-out5", "", "17R-s callisto", mission="MH10")
    table.play("rescue callisto", "drop bolivar_trask")

    assert ended(table) == (False, "Z-3.7")


def test_z_3_7_too_few_citizens_lose_mh5() -> None:
    table = enemy_phase(
        "storm 17V-landingW; rogue 17V-landingW citizen=shanna",
        "17V-landingE walker",
        "17V-landingE moira_mactaggart",
        mission="MH5",
    )

    assert ended(table) == (False, "Z-20.5")


def test_z_3_7_enough_citizens_do_not() -> None:
    table = enemy_phase(
        "storm 17V-landingW; rogue 17V-landingW citizen=shanna",
        "17V-landingE walker",
        "17V-landingE moira_mactaggart; 17V-suite callisto_",
        mission="MH5",
        opened="",
        revealed=["17V-landingW", "17V-landingN", "17V-landingE"],
    )

    assert table.outcome is None


def endings(table: Table, choice: str) -> list[str]:
    """How the game ends by a choice, as far as can be told before it is made."""
    preview = GAME.preview(GAME.view(table.state, 0), choice)
    assert preview is not None
    return [str(event["result"]) for event in preview.events if event["event"] == "game_ended"]


def test_z_3_7_the_program_warns_before_a_choice_that_loses() -> None:
    struck = trish().play("wound storm")
    full = given("storm 17R-s citizen=bolivar_trask; rogue 18R-out5", "", "17R-s callisto", mission="MH10")
    full.play("rescue callisto")

    assert (endings(struck, "sacrifice"), endings(struck, "suffer")) == (["lost"], [])
    assert (endings(full, "drop bolivar_trask"), endings(full, "drop callisto")) == (["lost"], [])
