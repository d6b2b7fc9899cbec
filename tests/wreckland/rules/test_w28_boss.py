"""The final Run and the boss (W-28)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_28_1_the_boss_is_an_enemy() -> None:
    table = run("front B1", step=1, pool="w1 r2", round=3).play("red 2 B1", "act B1", "hit N")

    assert table.where("B1") == "right"
    assert len(table.enemies) == 2


def test_w_28_2_it_can_be_damaged_only_alone_in_its_section() -> None:
    table = run("rear B1 E16", pool="w3 w4", round=3).play("use 3 S")
    assert (table.hurt("B1"), table.hurt("E16"), len(table.told(ev.BossProtected))) == (0, 2, 1)

    assert run("front B1; rear E16", pool="w4 w4", round=3).play("use 4 N 4", "target B1").hurt("B1") == 3


def test_w_28_2_no_attack_is_wasted_on_it_while_there_is_another_target() -> None:
    assert run("front B1 E16", pool="w4 w4", round=3).play("use 4 N 4").choices == ["target E16"]
    ram = run("front B1 E16 E21", pool="w4 w4", round=3).play("ram 4 front")
    assert ram.choices == ["share E16", "share E21"]
    miller = run("rear B1 E16 E21", pool="w3 w4", round=3, hero="miller").play("use 3 S")
    assert miller.choices == ["target E16", "target E21"]


def test_w_28_2_nor_where_a_mini_boss_protects_it_from_afar() -> None:
    enemies, slots = "front B4; right E16; rear M4a", "NE=P10 NW=P28"
    corner = run(enemies, pool="w5 w4", round=3, chapter=4, slots=slots)
    assert corner.play("use 5 NE 4").choices == ["target E16"]
    area = run("front B4; left E16; rear M4a", pool="w5 w4", round=3, chapter=4, slots=slots).play("use 5 NW")
    assert (area.hurt("E16"), area.told(ev.BossProtected)) == (2, [])
    alone = run("front B4; rear M4a", pool="w4 w4", round=3, chapter=4).play("use 4 N 4")
    assert alone.choices == ["target B4"]


def test_w_28_3_company_is_checked_before_an_attack_deals_damage() -> None:
    table = run("rear B1 E20*1", pool="w3 w4", round=3).play("use 3 S")

    assert ("E20" in table.enemies, table.hurt("B1")) == (False, 0)


def test_w_28_4_dice_that_fit_nobody_go_to_the_board() -> None:
    assert run("front B1", step=1, pool="w1 r2 r4", round=3).choices == ["red 2 B1", "red 4 board"]


def test_w_28_5_round_3_does_not_end_with_few_enemies() -> None:
    table = run("front B1", step=6, pool="w1", round=3).play("ram 1 front", "shift B1 left")

    assert (table.view["round"], table.view["phase"], table.view["turn"]) == (3, "run", 2)


def test_w_28_6_the_board_may_replace_these_rules() -> None:
    table = run("front B4; rear M4a", pool="w4 w4", round=3, chapter=4).play("use 4 N 4", "target B4")

    assert table.hurt("B4") == 0
