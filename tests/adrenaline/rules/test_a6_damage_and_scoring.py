"""Damage, marks, death and scoring (A-6)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from frenzy.games.adrenaline.events import (
    Damaged,
    FrenzyStarted,
    Killed,
    KillshotRecorded,
    Marked,
    Overkilled,
    PowerupDrawn,
    Scored,
    SkullTaken,
    Spawned,
)
from frenzy.kernel import BadPosition
from tests.adrenaline.table import GAME, Table, given

# Who acts and D stand together; the others see neither of them and are not seen.
DUEL = """
    B   .   .   .
    S   .   .   .
    #   .   .   VD
"""
FIVE = """
    B   .   .   .
    SZ  .   .   .
    #   .   .   VD
"""
# The machine gun hits two; a square with two more is next door.
CROWD = """
    Z   .   .   .
    .   .   .   .
    #   .   S   VDB
"""


def duel(**more: Any) -> Table:
    return given(DUEL, act="V", **more)


def points(table: Table, letters: str) -> list[int]:
    return [table.points(letter) for letter in letters]


def bring_back(table: Table) -> Table:
    """All who were killed come back, with the first card they can discard."""
    while table.prompt == "spawn":
        events = table.events
        table.play(table.choices[0])
        table.events = events + table.events
    return table


# -- the damage track -----------------------------------------------------------------------------------------


def test_a_6_1_tokens_stand_in_the_order_in_which_they_came() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "BSB"})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert table.damage("D") == "BSBVV"


@pytest.mark.parametrize(("before", "killed", "overkilled"), [(8, 0, 0), (9, 1, 0), (10, 1, 1), (11, 0, 1)])
def test_a_6_1_the_eleventh_damage_is_the_killshot_and_the_twelfth_the_overkill(
    before: int, killed: int, overkilled: int
) -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * before})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert (len(table.happened(Killed)), len(table.happened(Overkilled))) == (killed, overkilled)


@pytest.mark.parametrize(("before", "wasted"), [(9, 0), (10, 1), (11, 2), (12, 3)])
def test_a_6_1_more_than_twelve_is_wasted(before: int, wasted: int) -> None:
    table = duel(weapons={"V": "shotgun"}, damage={"D": "B" * before})

    table.play("shoot shotgun", "use basic", "target D", "done")

    assert table.damage("D") == "B" * before + "V" * (12 - before)
    assert [event.wasted for event in table.happened(Damaged)] == [wasted]


def test_a_6_1_a_track_has_twelve_spaces() -> None:
    with pytest.raises(BadPosition, match="damage"):
        duel(damage={"D": "B" * 13})


# -- marks ----------------------------------------------------------------------------------------------------


def test_a_6_2_a_mark_deals_no_damage() -> None:
    table = duel(weapons={"V": "zx2"}).play("shoot zx2", "use scanner", "target D")

    assert (table.damage("D"), table.marks("D")) == ("", {"V": 1})


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_6_2_an_attacker_has_at_most_three_marks_on_a_board(before: int, after: int) -> None:
    table = duel(weapons={"V": "zx2"}, marks={"D": "V" * before})

    table.play("shoot zx2", "use scanner", "target D")

    assert table.marks("D") == {"V": after}


def test_a_6_2_marks_beyond_three_are_wasted() -> None:
    table = duel(weapons={"V": "zx2"}, marks={"D": "VVV"}).play("shoot zx2", "use scanner", "target D")

    assert [(event.amount, event.wasted) for event in table.happened(Marked)] == [(0, 1)]


def test_a_6_2_every_attacker_may_have_three_marks_on_a_board() -> None:
    table = duel(weapons={"V": "zx2"}, marks={"D": "BBBSSSVV"})

    table.play("shoot zx2", "use scanner", "target D")

    assert table.marks("D") == {"B": 3, "S": 3, "V": 3}


def test_a_6_2_no_table_starts_with_four_marks() -> None:
    with pytest.raises(BadPosition, match="marks"):
        duel(marks={"D": "VVVV"})


def test_a_6_2_marks_become_damage_after_the_first_damage() -> None:
    table = duel(weapons={"V": "sledgehammer"}, marks={"D": "VVV"})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVVVV", {})
    assert [(event.amount, event.from_marks) for event in table.happened(Damaged)] == [(5, 3)]


def test_a_6_2_marks_of_others_stay() -> None:
    table = duel(weapons={"V": "sledgehammer"}, marks={"D": "VBB"})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVV", {"B": 2})


def test_a_6_2_marks_on_other_boards_stay() -> None:
    table = duel(weapons={"V": "sledgehammer"}, marks={"B": "VV", "D": "V"})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert table.marks("B") == {"V": 2}


def test_a_6_2_marks_alone_do_not_convert_marks() -> None:
    table = duel(weapons={"V": "zx2"}, marks={"D": "VV"}).play("shoot zx2", "use scanner", "target D")

    assert (table.damage("D"), table.marks("D")) == ("", {"V": 3})


def test_a_6_2_every_damaged_board_converts_its_marks() -> None:
    table = given(CROWD, act="V", weapons={"V": "machine_gun"}, marks={"B": "V", "D": "VV", "S": "V"})

    table.play("shoot machine_gun", "target D", "target B")

    assert (table.damage("B"), table.damage("D"), table.marks("S")) == ("VV", "VVV", {"V": 1})


def test_a_6_2_marks_convert_once_in_an_action() -> None:
    table = duel(weapons={"V": "machine_gun"}, marks={"D": "VV"}, ammo={"V": "Y"})

    table.play("shoot machine_gun", "target D", "use focus_shot", "target D")

    assert table.damage("D") == "VVVV"


def test_a_6_2_marks_of_the_action_itself_are_never_converted_by_it() -> None:
    table = duel(weapons={"V": "zx2"}, powerups={"V": "targeting_scope:red"}, ammo={"V": "R"})

    table.play("shoot zx2", "use basic", "target D", "play targeting_scope:red", "pay red", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VV", {"V": 2})


def test_a_6_2_marks_of_the_first_action_are_converted_by_the_second() -> None:
    table = duel(weapons={"V": "zx2 sledgehammer"})

    table.play("shoot zx2", "use basic", "target D", "shoot sledgehammer", "use basic", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVVVV", {})


def test_a_6_2_old_marks_make_room_for_the_new_ones_of_the_same_action() -> None:
    table = duel(weapons={"V": "zx2"}, marks={"D": "VVV"}).play("shoot zx2", "use basic", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVVV", {"V": 2})


def test_a_6_2_the_example_of_the_rulebook_first_the_zx2() -> None:
    table = duel(weapons={"V": "zx2"}).play("shoot zx2", "use basic", "target D")

    assert (table.damage("D"), table.marks("D")) == ("V", {"V": 2})


def test_a_6_2_the_example_of_the_rulebook_then_the_machine_gun() -> None:
    table = duel(weapons={"V": "machine_gun"}, damage={"D": "V"}, marks={"D": "VV"})

    table.play("shoot machine_gun", "target D")

    assert (table.damage("D"), table.marks("D")) == ("VVVV", {})


def test_a_6_2_the_example_of_the_rulebook_overkill_with_an_old_mark() -> None:
    table = given(FIVE, act="V", weapons={"V": "zx2"}, damage={"D": "VVVVZZBBSS"}, marks={"D": "ZVV"})

    table.play("shoot zx2", "use basic", "target D")
    assert (table.damage("D"), table.marks("D")) == ("VVVVZZBBSSVV", {"Z": 1, "V": 2})
    assert [event.wasted for event in table.happened(Damaged)] == [1]
    bring_back(table.play("end turn"))

    assert (table.damage("D"), table.marks("D")) == ("", {"Z": 1, "V": 2})


def test_a_6_2_marks_wasted_beyond_the_overkill_are_returned() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 10}, marks={"D": "VVV"})

    table.play("shoot sledgehammer", "use basic", "target D")

    assert (len(table.damage("D")), table.marks("D")) == (12, {})


def test_a_6_2_a_mark_may_be_the_killshot() -> None:
    table = duel(weapons={"V": "machine_gun"}, damage={"D": "B" * 9}, marks={"D": "V"})

    table.play("shoot machine_gun", "target D")

    assert [event.by for event in table.happened(Killed)] == [0]


def test_a_6_2_marks_are_not_scored() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9}, marks={"D": "SSS"})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert points(table, "BVS") == [9, 6, 0]


# -- the dead -------------------------------------------------------------------------------------------------


def test_a_6_3_a_killed_figure_stays_until_the_end_of_the_turn() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9})

    table.play("shoot sledgehammer", "use basic", "target D")
    assert (table.at("D"), table.prompt) == ("d3", "turn")
    table.play("end turn")

    assert (table.at("D"), table.prompt, table.to_act) == (None, "spawn", "D")


def test_a_6_3_a_killed_figure_can_be_overkilled_by_the_second_action() -> None:
    table = duel(weapons={"V": "sledgehammer shotgun"}, damage={"D": "B" * 9})

    table.play("shoot sledgehammer", "use basic", "target D")
    assert len(table.damage("D")) == 11
    table.play("shoot shotgun", "use basic", "target D", "done")

    assert (len(table.damage("D")), len(table.happened(Overkilled))) == (12, 1)


def test_a_6_3_a_killed_figure_can_be_marked() -> None:
    table = duel(weapons={"V": "zx2"}, damage={"D": "B" * 11}).play("shoot zx2", "use scanner", "target D")

    assert table.marks("D") == {"V": 1}


def test_a_6_3_a_killed_figure_can_be_moved() -> None:
    table = duel(powerups={"V": "newton:red"}, damage={"D": "B" * 11})

    table.play("play newton:red", "target D", "move c3")

    assert table.at("D") == "c3"


def test_a_6_3_a_killed_figure_is_killed_once() -> None:
    table = duel(weapons={"V": "sledgehammer shotgun"}, damage={"D": "B" * 9})

    table.play("shoot sledgehammer", "use basic", "target D", "shoot shotgun", "use basic", "target D", "done")
    table.play("end turn")

    assert table.doc["killshots"] == [{"by": "violet", "overkill": "violet"}]


# -- scoring a board ------------------------------------------------------------------------------------------


def dozer_kills(**more: Any) -> Table:
    """The board of the rulebook: Violet came first, Banshee and Dozer have four tokens each."""
    drawing = """
        B   .   .   .
        V   .   .   .
        #   .   .   ZD
    """
    table = given(drawing, act="Z", weapons={"Z": "machine_gun"}, damage={"D": "VVBBBBZZZV"}, **more)
    return table.play("shoot machine_gun", "target D")


def test_a_6_4_the_example_of_the_rulebook() -> None:
    table = dozer_kills().play("end turn")

    assert points(table, "VBZD") == [1 + 4, 8, 6, 0]


def test_a_6_4_the_lines_of_the_example() -> None:
    table = dozer_kills().play("end turn")

    lines = [(event.to, event.points, event.reason, event.tokens) for event in table.happened(Scored)]
    dozer, banshee, violet = 0, 2, 3
    assert lines == [
        (violet, 1, "first_blood", 1),
        (banshee, 8, "damage", 4),
        (dozer, 6, "damage", 4),
        (violet, 4, "damage", 3),
    ]


def test_a_6_4_the_killshot_of_the_example_goes_to_the_track_and_its_skull_onto_the_board() -> None:
    table = dozer_kills().play("end turn")

    assert table.doc["killshots"] == [{"by": "dozer", "overkill": None}]
    assert table.board("D")["skulls"] == 1
    assert GAME.view(table.state, 0)["skulls_left"] == 7


def test_a_6_4_a_board_is_scored_at_the_end_of_the_turn() -> None:
    assert points(dozer_kills(), "VBZ") == [0, 0, 0]


def test_a_6_4_a_board_without_a_killshot_is_not_scored() -> None:
    table = duel(damage={"D": "V" * 10}).play("end turn")

    assert (points(table, "VBSD"), table.damage("D"), table.happened(Scored)) == ([0, 0, 0, 0], "V" * 10, [])


@pytest.mark.parametrize(
    ("skulls", "values"),
    [
        (0, [8, 6, 4, 2]),
        (1, [6, 4, 2, 1]),
        (2, [4, 2, 1, 1]),
        (3, [2, 1, 1, 1]),
        (4, [1, 1, 1, 1]),
        (5, [1, 1, 1, 1]),
        (6, [1, 1, 1, 1]),
        (9, [1, 1, 1, 1]),
    ],
)
def test_a_6_4_each_skull_removes_the_highest_value_and_everyone_gets_at_least_one(
    skulls: int, values: list[int]
) -> None:
    table = given(FIVE, act="V", weapons={"V": "machine_gun"}, damage={"D": "ZZZBBBBBSS"}, skulls_on={"D": skulls})

    table.play("shoot machine_gun", "target D", "end turn")

    assert points(table, "BZSV") == [values[0], values[1] + 1, values[2], values[3]]
    assert table.board("D")["skulls"] == skulls + 1


def test_a_6_4_those_who_dealt_no_damage_get_nothing() -> None:
    table = given(FIVE, act="V", weapons={"V": "machine_gun"}, damage={"D": "B" * 10})

    table.play("shoot machine_gun", "target D", "end turn")

    assert points(table, "BVZSD") == [9, 6, 0, 0, 0]


def test_a_6_4_ties_go_to_whoever_has_the_earlier_token() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "SBBBBSSSS" + "V"})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert points(table, "SBV") == [1 + 8, 6, 4]


def test_a_6_4_in_a_tie_the_last_token_does_not_matter() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "BVVBVSBBS"})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert points(table, "VBS") == [8, 1 + 6, 4]


def test_a_6_4_the_twelfth_token_counts() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "VVVVBBBBBB"})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert points(table, "VB") == [1 + 8, 6]


def test_a_6_4_the_overkill_token_stands_beside_the_killshot() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 10}, killshots=[{"by": "sprog"}])

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert table.doc["killshots"] == [
        {"by": "sprog", "overkill": None},
        {"by": "violet", "overkill": "violet"},
    ]
    assert [(event.by, event.overkill) for event in table.happened(KillshotRecorded)] == [(0, 0)]


def test_a_6_4_the_overkiller_receives_a_revenge_mark_from_the_victim() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 10})

    table.play("shoot sledgehammer", "use basic", "target D")
    assert table.marks("V") == {}
    table.play("end turn")

    assert table.marks("V") == {"D": 1}


def test_a_6_4_a_killshot_alone_brings_no_revenge_mark() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert table.marks("V") == {}


def test_a_6_4_the_revenge_mark_keeps_the_limit() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 10}, marks={"V": "DDD"})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert table.marks("V") == {"D": 3}


def test_a_6_4_the_revenge_mark_works_like_any_other() -> None:
    table = duel(weapons={"V": "sledgehammer", "D": "railgun"}, damage={"D": "B" * 10}, powerups={"D": "newton:yellow"})
    table.play("shoot sledgehammer", "use basic", "target D", "done", "end turn", "discard newton:yellow")

    table.play("shoot railgun", "use basic", "target V")

    assert table.damage("V") == "DDDD"


def test_a_6_4_damage_tokens_go_back() -> None:
    table = dozer_kills().play("end turn")

    assert table.damage("D") == ""


def test_a_6_4_the_killed_draw_a_powerup_and_discard_one_to_respawn() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9}, powerups={"D": "newton:blue"})

    table.play("shoot sledgehammer", "use basic", "target D", "done", "end turn")
    assert (table.to_act, table.prompt, len(table.powerups("D"))) == ("D", "spawn", 2)
    assert [event.seat for event in table.happened(PowerupDrawn)] == [1]
    table.play("discard newton:blue")

    assert (table.at("D"), len(table.powerups("D")), table.to_act) == ("c1", 1, "D")


def test_a_6_4_the_killed_draw_even_with_three_in_hand() -> None:
    hand = ["newton:red", "newton:yellow", "newton:blue"]
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9}, powerups={"D": " ".join(hand)})

    table.play("shoot sledgehammer", "use basic", "target D", "done", "end turn")
    assert len(table.powerups("D")) == 4
    assert {f"discard {card}" for card in hand} < set(table.choices)
    table.play("discard newton:red")

    assert (table.at("D"), len(table.powerups("D"))) == ("a2", 3)


def test_a_6_4_the_card_just_drawn_may_be_the_one_discarded() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 9})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert table.choices == [f"discard {table.powerups('D')[0]}"]


def test_a_6_4_weapons_ammo_and_marks_are_kept() -> None:
    table = given(
        DUEL,
        act="V",
        weapons={"V": "sledgehammer", "D": "zx2"},
        unloaded={"D": "thor"},
        ammo={"D": "RYB"},
        marks={"D": "BB"},
        damage={"D": "B" * 9},
    )

    bring_back(table.play("shoot sledgehammer", "use basic", "target D", "end turn"))

    assert table.weapons("D") == {"zx2": True, "thor": False}
    assert (table.ammo("D"), table.marks("D")) == ("RYB", {"B": 2})


def test_a_6_4_boards_are_scored_in_the_order_of_their_killshots() -> None:
    table = given(CROWD, act="V", weapons={"V": "sledgehammer shotgun"}, damage={"B": "Z" * 9, "D": "Z" * 9})

    table.play("shoot sledgehammer", "use basic", "target B", "shoot shotgun", "use basic", "target D", "done")
    table.play("end turn")

    boards = [event.board for event in table.happened(Scored) if event.reason == "first_blood"]
    assert [table.doc["seats"][board]["character"] for board in boards] == ["banshee", "d_struct_or"]
    assert table.to_act == "B"


def test_a_6_4_all_boards_are_scored_before_anybody_comes_back() -> None:
    table = given(CROWD, act="V", damage={"B": "Z" * 11, "D": "Z" * 11}).play("end turn")

    assert len(table.happened(SkullTaken)) == 2
    assert table.happened(Spawned) == []


# -- double kill ----------------------------------------------------------------------------------------------


def double_kill_points(table: Table) -> list[tuple[int, int]]:
    return [(event.to, event.points) for event in table.happened(Scored) if event.reason == "double_kill"]


def test_a_6_5_two_killshots_in_one_action_score_one_more_point() -> None:
    table = given(CROWD, act="V", weapons={"V": "electroscythe"}, damage={"B": "Z" * 10, "D": "Z" * 10})

    table.play("shoot electroscythe", "use basic", "end turn")

    assert double_kill_points(table) == [(0, 1)]
    assert table.points("V") == 6 + 6 + 1


def test_a_6_5_two_killshots_in_two_actions_score_one_more_point() -> None:
    table = given(CROWD, act="V", weapons={"V": "sledgehammer shotgun"}, damage={"B": "Z" * 9, "D": "Z" * 9})

    table.play("shoot sledgehammer", "use basic", "target B", "shoot shotgun", "use basic", "target D", "done")
    table.play("end turn")

    assert double_kill_points(table) == [(0, 1)]


def test_a_6_5_three_killshots_score_one_more_point_once() -> None:
    drawing = """
        .   .   .   .
        .   .   .   .
        #   .   .   VDBZ
    """
    full = "S" * 10
    table = given(drawing, act="V", off="S", weapons={"V": "electroscythe"}, damage={"B": full, "D": full, "Z": full})

    table.play("shoot electroscythe", "use basic", "end turn")

    assert double_kill_points(table) == [(0, 1)]


def test_a_6_5_one_killshot_scores_no_more() -> None:
    table = given(CROWD, act="V", weapons={"V": "electroscythe"}, damage={"B": "Z" * 10, "D": "Z" * 9})

    table.play("shoot electroscythe", "use basic", "end turn")

    assert double_kill_points(table) == []


def test_a_6_5_an_overkill_is_not_a_second_killshot() -> None:
    table = duel(weapons={"V": "sledgehammer"}, damage={"D": "B" * 10})

    table.play("shoot sledgehammer", "use basic", "target D", "end turn")

    assert double_kill_points(table) == []


def test_a_6_5_killshots_in_two_turns_are_no_double_kill() -> None:
    table = given(CROWD, act="V", weapons={"V": "sledgehammer shotgun"}, damage={"B": "Z" * 9, "D": "Z" * 9})
    bring_back(table.play("shoot sledgehammer", "use basic", "target B", "end turn"))
    while table.to_act != "V":
        table.play("end turn")

    table.play("shoot shotgun", "use basic", "target D", "done", "end turn")

    assert double_kill_points(table) == []


# -- more kills than skulls -----------------------------------------------------------------------------------


def last_skull(skulls: int = 5, taken: int = 4, **more: Any) -> Table:
    """Two boards are about to be killed at once."""
    return given(
        CROWD,
        act="V",
        weapons={"V": "electroscythe"},
        damage={"B": "Z" * 10, "D": "Z" * 10},
        skulls=skulls,
        killshots=[{"by": "sprog"}] * taken,
        **more,
    )


@pytest.mark.parametrize(("skulls", "taken"), [(5, 4), (8, 7)])
def test_a_6_6_further_killshots_stand_on_the_last_space(skulls: int, taken: int) -> None:
    table = last_skull(skulls, taken).play("shoot electroscythe", "use basic", "end turn")

    assert len(table.doc["killshots"]) == skulls + 1
    assert GAME.view(table.state, 0)["skulls_left"] == 0


def test_a_6_6_further_boards_are_scored_like_the_others() -> None:
    table = last_skull().play("shoot electroscythe", "use basic", "end turn")

    assert points(table, "ZV") == [8 + 1 + 8 + 1, 6 + 6 + 1]


def test_a_6_6_frenzy_begins_once() -> None:
    table = last_skull().play("shoot electroscythe", "use basic", "end turn")

    assert len(table.happened(FrenzyStarted)) == 1


def test_a_6_6_the_tokens_on_the_last_space_count_in_the_end() -> None:
    table = last_skull(ending="sudden_death").play("shoot electroscythe", "use basic", "end turn")

    killshots = {
        event.to: (event.points, event.tokens) for event in table.happened(Scored) if event.reason == "killshots"
    }
    assert killshots == {4: (8, 4), 0: (6, 2)}


def test_a_6_6_with_skulls_enough_there_is_no_further_token() -> None:
    table = last_skull(skulls=8, taken=5).play("shoot electroscythe", "use basic", "end turn")

    assert (GAME.view(table.state, 0)["skulls_left"], table.happened(FrenzyStarted)) == (1, [])


# -- hidden and public ----------------------------------------------------------------------------------------

OPEN = {
    "market": {"red": ["whisper", "thor", "shotgun"], "yellow": ["railgun"], "blue": ["hellion"]},
    "tiles": {"a1": "RRB", "d2": "PBY"},
}


def test_a_6_7_the_own_powerups_are_seen() -> None:
    table = duel(powerups={"V": "newton:red", "B": "teleporter:blue"})

    assert GAME.view(table.state, 0)["figures"][0]["powerups"] == ["newton:red"]


def test_a_6_7_the_powerups_of_others_are_counted_but_not_seen() -> None:
    table = duel(seats="VBSD", powerups={"V": "newton:red", "B": "teleporter:blue teleporter:blue"})

    banshee = GAME.view(table.state, 0)["figures"][1]

    assert (banshee["hand"], banshee["powerups"]) == (2, None)
    assert "teleporter:blue" not in json.dumps(GAME.view(table.state, 0))


def test_a_6_7_a_spectator_sees_no_hand() -> None:
    table = duel(powerups={"V": "newton:red", "B": "teleporter:blue"})

    text = json.dumps(GAME.view(table.state, None))

    assert "newton:red" not in text
    assert "teleporter:blue" not in text


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_6_7_the_order_of_the_decks_is_hidden(viewer: int | None) -> None:
    views = [GAME.view(duel(seed=seed, **OPEN).state, viewer) for seed in (1, 2)]

    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_a_6_7_what_another_hand_holds_makes_no_difference_to_a_view(viewer: int | None) -> None:
    hands = ["newton:red", "tagback_grenade:blue"]
    views = [GAME.view(duel(powerups={"B": card}, **OPEN).state, viewer) for card in hands]

    assert views[0] == views[1]


def test_a_6_7_a_drawn_powerup_is_seen_by_the_one_who_draws_it() -> None:
    table = duel(tiles={"c3": "PBY"}).play("grab", "move c3")
    (drawn,) = table.happened(PowerupDrawn)

    assert drawn.seen_by(0).card == table.powerups("V")[0]
    assert drawn.seen_by(1).card is drawn.seen_by(None).card is None


def test_a_6_7_weapons_and_whether_they_are_loaded_are_public() -> None:
    table = duel(seats="VBSD", weapons={"B": "zx2"}, unloaded={"B": "lock_rifle"})

    for viewer in (0, 1, 2, None):
        weapons = GAME.view(table.state, viewer)["figures"][1]["weapons"]
        assert weapons == [{"id": "zx2", "loaded": True}, {"id": "lock_rifle", "loaded": False}]


def test_a_6_7_boards_points_ammo_and_discards_are_public() -> None:
    table = duel(
        seats="VBSD",
        damage={"B": "VS"},
        marks={"B": "S"},
        ammo={"B": "RY"},
        points={"B": 7},
        powerups={"V": "teleporter:red"},
    )
    table.play("play teleporter:red", "move a1")

    view = GAME.view(table.state, 2)

    banshee = view["figures"][1]
    assert (banshee["damage"], banshee["marks"], banshee["points"]) == ([0, 2], [0, 0, 1, 0], 7)
    assert banshee["ammo"] == {"red": 1, "yellow": 1, "blue": 0}
    assert view["discards"]["powerups"] == ["teleporter:red"]


def test_a_6_7_piles_are_counted() -> None:
    view = GAME.view(duel(**OPEN).state, None)

    assert view["piles"] == {"weapons": 16, "powerups": 24, "tiles": 34}


def shot_seen_by_banshee(card: str) -> Any:
    """What Banshee sees after Violet's shot, with this card in Violet's hand."""
    table = duel(weapons={"V": "sledgehammer"}, powerups={"V": card}, ammo={"V": "R"}, **OPEN)
    table.play("shoot sledgehammer", "use basic", "target D")
    return GAME.view(table.state, 2)


def test_a_6_7_nobody_learns_from_a_shot_whether_the_shooter_holds_a_scope() -> None:
    assert shot_seen_by_banshee("targeting_scope:red") == shot_seen_by_banshee("newton:red")


def reloads(card: str, *choices: str) -> Any:
    """What Banshee sees when Violet, with this card in hand, has made these choices at the end of the turn."""
    table = duel(unloaded={"V": "flamethrower zx2"}, powerups={"V": card}, ammo={"V": "RRY"}, **OPEN)
    return GAME.view(table.play("end turn", *choices).state, 2)


def test_a_6_7_nobody_learns_that_somebody_is_asked_how_to_pay() -> None:
    assert reloads("newton:red", "reload flamethrower") == reloads("newton:red")


def test_a_6_7_nobody_learns_from_a_payment_in_cubes_which_powerups_are_kept() -> None:
    paid = reloads("newton:red", "reload flamethrower", "pay cubes")

    assert paid == reloads("newton:blue", "reload flamethrower")


def test_a_6_7_nobody_learns_from_the_question_what_could_be_reloaded() -> None:
    short = {"unloaded": {"V": "flamethrower"}, **OPEN}

    asked = [duel(powerups={"V": card}, **short).play("end turn") for card in ("newton:red", "newton:blue")]

    assert [table.prompt for table in asked] == ["reload", "reload"]
    assert [table.choices for table in asked] == [["reload flamethrower", "done"], ["done"]]


def story(card: str, *choices: str) -> list[Any]:
    """What Banshee is told while Violet, with this card in hand, makes these choices."""
    table = duel(unloaded={"V": "flamethrower zx2"}, powerups={"V": card}, ammo={"V": "RRY"}, **OPEN)
    return [event.seen_by(2) for event in table.play("end turn", *choices).events]


def test_a_6_7_the_order_of_what_is_told_does_not_tell_who_could_pay_with_cards() -> None:
    asked = story("newton:red", "reload flamethrower", "pay cubes", "done")

    assert asked == story("newton:blue", "reload flamethrower", "done")


def test_a_6_7_nobody_learns_from_the_next_question_which_effect_could_be_paid_with_cards() -> None:
    seen = [
        GAME.view(
            given(
                """
                VBS .   .   .
                .   .   .   .
                #   .   .   .
                """,
                act="V", seats="VBS", weapons={"V": "lock_rifle"}, powerups={"V": card},
            ).play("shoot lock_rifle", "target B").state,
            1,
        )
        for card in ("newton:red", "newton:yellow")
    ]  # fmt: skip

    assert seen[0] == seen[1]
