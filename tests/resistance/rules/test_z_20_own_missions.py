"""Z-20, the missions of our own: nothing here that another mission could not ask for in its file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from frenzy.games.resistance import events
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSIONS
from tests.resistance.table import Table, given

TEAM = ["wolverine", "mystique", "magneto", "storm", "colossus", "rogue"]


def new(mission: str, heroes: int = 4, seed: int = 1) -> Table:
    return Table(GAME.new(1, seed, {"mission": mission, "heroes": TEAM[:heroes]}))


def awake(table: Table) -> Counter[str]:
    return Counter(point["colour"] for point in table.view["points"] if point["active"])


def ended(table: Table) -> tuple[bool, str]:
    assert table.outcome is not None
    return table.outcome.won, table.outcome.reason


def test_z_22_our_missions_are_marked_as_ours() -> None:
    own = [mission for mission in MISSIONS if "id" not in mission.fact.printed]

    assert [(mission.id, mission.difficulty) for mission in own] == [("X1", "easy"), ("X2", "medium"), ("X3", "hard")]
    assert not any(mission.fact.printed for mission in own)


# -- X1 ---------------------------------------------------------------------------------------------------------

BOTH = "16R-greenS moira_mactaggart; 18R-garageS mariko_yashida"


def test_z_20_18_set_up() -> None:
    table = new("X1")

    assert awake(table) == {"initial": 1, "red": 2}
    assert awake(new("X1", 5)) == {"initial": 1, "red": 2, "green": 1}
    assert table.citizens("16R-greenS") == ["moira_mactaggart"]
    assert table.citizens("18R-garageS") == ["mariko_yashida"]
    assert not table.view["open"]
    assert not {"16R-greenN", "18R-garageN"} & set(table.view["opened"])
    assert table.view["objects"][0]["state"] == "charged"


def test_z_20_18_a_rescue_gives_experience_and_both_open_the_exit() -> None:
    table = given("storm 16R-greenS; rogue 17R-s", "", BOTH, mission="X1").play("rescue moira_mactaggart")
    assert (table.xp("storm"), table.xp("rogue")) == (5, 0)

    one = given(
        "rogue 17R-s", "", "18R-garageS mariko_yashida", mission="X1", counters={"rescued": ["moira_mactaggart"]}
    )
    assert not one.play("end turn").offers("leave")


def test_z_20_18_won_when_all_have_left_with_both_rescued() -> None:
    rescued = {"rescued": ["moira_mactaggart", "mariko_yashida"]}
    table = given("storm 17R-s; rogue left", mission="X1", counters=rescued).play("end turn", "leave")

    assert ended(table) == (True, "Z-3.2")


def test_z_20_18_one_hero_rescues_both_and_may_let_the_first_go() -> None:
    table = given("storm 18R-garageS citizen=moira_mactaggart", "", "18R-garageS mariko_yashida", mission="X1",
                  counters={"rescued": ["moira_mactaggart"]})  # fmt: skip
    table.play("rescue mariko_yashida", "drop moira_mactaggart")

    assert table.outcome is None


def test_z_20_18_lost_with_either_of_them() -> None:
    table = given("storm 17R-n; rogue 17R-n", "16R-greenS walker", BOTH, mission="X1", phase="enemies")

    assert ended(table) == (False, "Z-3.7")


# -- X2 ---------------------------------------------------------------------------------------------------------

TOKENS = [{"zone": "14V-power", "colour": "blue"}, {"zone": "10V-cerebro", "colour": "green"},
          {"zone": "11V-server", "colour": "red"}, {"zone": "11V-lockers", "colour": "red"}]  # fmt: skip
FOUND: list[dict[str, Any]] = [token | {"taken": token["colour"] != "blue"} for token in TOKENS]
CODES: dict[str, Any] = {"secret_missions": 2, "secret_missions_revealed": 2}


def test_z_20_19_set_up() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = new("X2", seed=seed)
        assert awake(table) == {"initial": 1, "red": 2}
        assert set(table.view["barred"]) == {"power-door", "east-wing-door"}
        assert table.view["cabin"] is None
        found |= {
            objective.zone
            for objective, colour in zip(table.state.mission.fact.objectives, table.state.colours, strict=True)
            if colour == 2
        }

    assert found == {"10V-cerebro", "11V-server", "11V-lockers"}
    assert new("X2").state.mission.more_initial_cards


def test_z_20_19_green_opens_the_power_plant() -> None:
    table = given("storm 10V-cerebro; rogue 14V-corr", mission="X2", objectives=TOKENS)
    assert not given("rogue 14V-corr", mission="X2", objectives=TOKENS).offers("open power-door")
    table.play("take 10V-cerebro")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 5)
    assert "power-door" not in table.view["barred"]
    assert given("rogue 14V-corr", mission="X2", objectives=FOUND).offers("open power-door")


def test_z_20_19_blue_frees_the_elevator() -> None:
    before = given("storm 11V-lobby", mission="X2", objectives=FOUND, opened="power-door")
    assert not before.offers("move 11V-lift")
    table = given("storm 14V-power", mission="X2", objectives=FOUND, opened="power-door").play("take 14V-power")

    assert table.told(events.ElevatorFreed)


def test_z_20_19_red_gives_a_trait_to_the_taker() -> None:
    table = given("storm 11V-server; rogue 14V-corr", mission="X2", objectives=TOKENS).play("take 11V-server")

    assert (table.xp("storm"), table.xp("rogue")) == (5, 0)
    assert len(table.hero("storm")["traits"]) == 1


def test_z_20_19_the_codes_open_the_east_wing() -> None:
    table = given("storm 11V-lockers", "", "11V-lockers secret_mission_2", mission="X2", objectives=FOUND,
                  counters={"secret_missions": 1, "secret_missions_revealed": 2})  # fmt: skip
    assert "east-wing-door" in table.view["barred"]
    table.play("take secret_mission_2")

    assert "east-wing-door" not in table.view["barred"]


def test_z_20_19_won_from_the_east_corridor() -> None:
    taken = [token | {"taken": True} for token in TOKENS]
    table = given("storm 18V-corrW; rogue left", mission="X2", objectives=taken, counters=CODES)

    assert ended(table.play("end turn", "leave")) == (True, "Z-3.2")


# -- X3 ---------------------------------------------------------------------------------------------------------

CELL = [{"zone": "13R-dining", "colour": "blue"}, {"zone": "15R-office", "colour": "red"},
        {"zone": "16R-greenS", "colour": "red"}, {"zone": "18R-garageS", "colour": "red"}]  # fmt: skip
GONE = [token | {"taken": token["colour"] == "blue"} for token in CELL]
BOSSES = ("dark_phoenix", "cyclops", "sabretooth")


def test_z_20_20_set_up() -> None:
    table = new("X3")

    assert [table.zone(name) for name in BOSSES] == ["16R-out1", "18R-out3", "17R-n"]
    assert awake(table) == {"initial": 1, "red": 4}
    assert awake(new("X3", 6)) == {"initial": 1, "red": 4, "green": 1}
    assert table.view["objects"][0]["state"] == "discharged"


def test_z_20_20_the_cell_charges_the_hand_where_it_lies() -> None:
    table = given("storm 13R-dining; rogue 17R-s", mission="X3", objectives=CELL).play("take 13R-dining")
    assert table.hero("storm")["tokens"] == ["blue"]
    assert (table.xp("storm"), table.xp("rogue")) == (5, 5)

    hall = given("storm 14R-hallW tokens=blue", "14R-hallE walker", mission="X3", objectives=GONE, dice=[1] * 4)
    assert not given("storm 14R-behind", "14R-hallE walker", mission="X3", objectives=CELL).beginning("fire")
    assert hall.play("move 14R-behind").told(events.ObjectCharged)
    assert hall.offers("fire sentinel_hand 14R-hallE")
    assert hall.beginning("carry")


def test_z_20_20_enemies_that_see_nobody_head_for_the_hall_through_doors_and_stay() -> None:
    outside = given("storm 15R-office", "17R-n walker", mission="X3", phase="enemies")
    assert "front-door" in outside.view["open"]

    inside = given("storm 17R-s", "14R-hallW walker", mission="X3", opened="front-door", phase="enemies")
    assert inside.enemies("14R-entrance") == {"walker": 1}
    stays = given("storm 17R-s", "14R-entrance walker", mission="X3", opened="front-door", phase="enemies")
    assert stays.enemies("14R-entrance") == {"walker": 1}


def test_z_20_20_lost_with_five_enemies_in_the_hall() -> None:
    four = "14R-entrance walker*3; 14R-hallW brute"
    assert given("storm 17R-s", four, mission="X3").play("end turn", "end phase").outcome is None
    five = given("storm 17R-s", f"{four}; 14R-behind cyclops", mission="X3").play("end turn", "end phase")

    assert ended(five) == (False, "Z-20.20")


def test_z_20_20_won_with_the_cell_and_all_of_them() -> None:
    def slain(last: str, before: Iterable[str], objectives: list[dict[str, Any]]) -> Table:
        return given(
            "storm 17R-s power=4", f"17R-s {last}", mission="X3", objectives=objectives, dice=[6] * 6,
            counters={"slain": list(before)},
        ).play("attack 17R-s", "roll 4")  # fmt: skip

    for last in BOSSES:
        others = [name for name in BOSSES if name != last]
        assert slain(last, others, CELL).outcome is None
        assert slain(last, others[:1], GONE).outcome is None
        assert ended(slain(last, others, GONE)) == (True, "Z-3.2")
