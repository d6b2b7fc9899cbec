"""What the chapters add (W-30)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import (
    BOARDS,
)
from tests.wreckland.table import build, run


def test_w_30_1_fallout_fancy_is_protected_in_company() -> None:
    table = run("rear B2 E16", pool="w3 w4", round=3, chapter=2).play("use 3 S")

    assert (table.hurt("B2"), table.hurt("E16")) == (0, 2)


def test_w_30_2_each_turn_reveals_a_canyon_card_with_two_options() -> None:
    table = run("front E16", step=0, chapter=2, extra={"canyon": ["K1"]})

    assert (table.prompt, table.view["canyon"], table.choices) == ("canyon", ["K1"], ["option a", "option b"])
    table.play("option b")
    assert (table.core, table.prompt) == (1, "red")


def test_w_30_2_every_run_begins_with_the_whole_deck() -> None:
    table = build("w1", chapter=2).play("end phase")

    assert table.view["piles"]["canyon"] == 7
    assert len(table.view["canyon"]) == 1


def test_w_30_3_with_the_boss_in_play_damage_is_one_more() -> None:
    table = run("front B2", step=0, chapter=2, round=3, extra={"canyon": ["K1"]}).play("option b")

    assert table.core == 2


def test_w_30_3_the_core_takes_one_more_for_missing_scrap_too() -> None:
    table = run("rear B2", step=0, chapter=2, round=3, extra={"canyon": ["K7"]}).play("option a")
    assert table.core == 2

    paid = run("rear B2", step=0, chapter=2, round=3, scrap="E05", extra={"canyon": ["K7"]}).play(
        "option a", "lose E05"
    )
    assert paid.core == 0
    assert run("rear E16", step=0, chapter=2, extra={"canyon": ["K7"]}).play("option a").core == 1


def test_w_30_4_four_cards_survived_win_the_round() -> None:
    enemies = "right E16 E01 E02"
    shifts = ("ram 1 right", "shift E01 rear", "shift E02 rear", "shift E16 rear")
    table = run(enemies, step=6, pool="w1", chapter=2, survived=3).play(*shifts)
    assert (table.view["round"], table.view["phase"]) == (2, "wreckage")

    final = run(enemies, step=6, pool="w1", chapter=2, survived=3, round=3).play(*shifts)
    assert final.outcome is not None
    assert (final.outcome.result, final.outcome.rule) == ("won", "W-30.4")


def test_w_30_5_a_red_die_blocks_a_die_slot() -> None:
    table = run("front E16", step=1, pool="w4 r5", chapter=2, dice=[2]).play("red 5 board")

    assert table.choices == ["block N 2", "block N 4", "block S 3", "block W 3"]
    table.play("block N 4")
    assert table.dice("N") == [None, "r2"]
    assert table.beginning("use")[0] == "use 4 N"


def test_w_30_6_fallout_fancys_board() -> None:
    board = BOARDS[2]

    assert board.parts_drawn == (6, 6, 4)
    assert board.enemies == ((2, 2, 2, 1), (0, 3, 0, 4), (2, 3, 0, 3))


def test_w_30_7_big_fossil_is_protected_in_company() -> None:
    assert run("rear B1 E16", pool="w3 w4", round=3).play("use 3 S").hurt("B1") == 0


def test_w_30_8_big_fossil_joins_the_largest_crowd() -> None:
    table = run("front B1; left E16 E01; rear E02", step=6, pool="w1", round=3, slots="N=!D1")
    table.play("ram 1 rear", "shift E02 right")

    assert table.where("B1") == "left"


def test_w_30_8_he_stays_in_a_tie_and_the_player_decides_others() -> None:
    table = run("left B1 E16; right E01", step=6, pool="w1", round=3).play("ram 1 right", "shift E01 rear")
    assert table.where("B1") == "left"

    table = run("left B1; right E01; rear E16", step=6, pool="w1", round=3).play("ram 1 left", "shift B1 front")
    assert (table.prompt, table.choices) == ("join", ["section right", "section rear"])
    assert table.play("section rear").where("B1") == "rear"


def test_w_30_9_big_fossils_lines() -> None:
    lines = [(line.op, line.amounts[0]) for line in BOARDS[1].wreckage_table + BOARDS[1].run_table]

    assert [line for line in lines if lines.count(line) > 1 and line[0] == "part_pierce"]
    assert {("none", 0), ("part_pierce", 1), ("part_pierce", 2), ("part_pierce", 3), ("part_pierce", 4)} <= set(lines)
    assert {("enemy", 1), ("destroy", 0)} <= set(lines)


def test_w_30_10_big_fossil_starts_in_the_rear_with_two_enemies() -> None:
    table = build("w1", round=3).play("end phase")

    assert sum(doc["section"] == "rear" for doc in table.view["enemies"]) == 3


def test_w_30_11_a_toll_before_every_turn() -> None:
    table = run("front E16", step=0, chapter=3, scrap="E05")
    assert (table.prompt, table.choices, table.pool) == ("toll", ["lose E05", "take hit"], "")

    table.play("take hit", "hit N")

    assert (table.damage("N"), table.prompt, table.scrap) == (2, "red", "E05")


def test_w_30_12_talons_hold_the_run_open_and_shield_the_mother() -> None:
    table = run("right M4b E16", step=6, pool="w1", chapter=4, round=2).play(
        "ram 1 right", "shift E16 rear", "shift M4b rear"
    )
    assert (table.view["round"], table.view["turn"]) == (2, 2)

    killed = run("front M4b*9; rear E16", pool="w2 w2", chapter=4, round=2).play("use 2 N 4", "target M4b")
    assert (killed.enemies, killed.scrap) == (["E16"], "")
    assert build("w1", round=1, chapter=4).play("end phase").where("M4a") == "left"


def test_w_30_13_in_the_storm_two_dice_on_every_second_turn() -> None:
    for turn, limit in ((1, 3), (2, 2), (3, 3), (4, 2)):
        table = run("right E16", pool="w3 w3 w3 w3 w3", chapter=5, turn=turn)
        table.play("use 3 W", "use 3 S")
        assert (table.view["step"] == 2) == (limit == 3)


def test_w_30_14_the_convoy_is_joined_by_a_new_enemy() -> None:
    table = run("right B6; left E16 E01", step=6, pool="w1", chapter=6, round=3)
    table.play("ram 1 left", "shift E01 front", "shift E16 front")
    assert len(table.enemies) == 4
    assert table.told(ev.EnemyDealt)[0].section == "right"

    full = run("right B6; left E16 E01 E02", step=6, pool="w1", chapter=6, round=3)
    full.play("ram 1 left", "shift E01 front", "shift E02 front", "shift E16 front")
    assert len(full.enemies) == 4


def test_w_30_15_the_king_has_a_second_side() -> None:
    table = run("front B7*17", pool="w4 w4", chapter=7, round=3).play("use 4 N 4", "target B7")
    assert (table.enemies, table.where("B7b"), table.hurt("B7b")) == (["B7b"], "front", 0)

    last = run("front B7b*19", pool="w4 w4", chapter=7, round=3).play("use 4 N 4", "target B7b")
    assert last.outcome is not None
    assert last.outcome.result == "won"
