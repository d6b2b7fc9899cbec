"""The player's attacks (W-24)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_24_1_a_corner_chooses_one_of_its_sections_each_time() -> None:
    table = run("front E16; right E01; rear E04", pool="w5 w5", slots="NE=P10")

    table.play("use 5 NE 4")
    assert table.choices == ["target E01", "target E16"]
    table.play("target E16", "use 5 NE")
    assert table.choices == ["target E01", "target E16"]


def test_w_24_1_an_area_from_a_corner_asks_for_the_section() -> None:
    table = run("front E16; right E01", pool="w5", slots="NE=P03").play("use 5 NE")

    assert table.choices == ["section front", "section right"]
    assert table.play("section right").hurt("E01") == 1


def test_w_24_1_this_section_is_the_one_that_was_attacked() -> None:
    enemies = "front E16 E21; right E01"
    table = run(enemies, pool="w5", slots="NE=P09").play("use 5 NE", "effect single 1", "target E16")
    assert {choice.split()[1] for choice in table.choices} == {"E16", "E21"}

    moved = run(enemies, pool="w5", slots="NE=P09").play("use 5 NE", "effect move_enemy 1")
    assert {choice.split()[1] for choice in moved.choices} == {"E01", "E16", "E21"}
    assert moved.play("move E16 right").choices == ["target E21"]


def test_w_24_2_single_area_and_two_targets() -> None:
    slots = "N=P05 NW=P28 NE=P29"
    assert run("front E16 E01", pool="w5", slots=slots).play("use 5 N", "target E16").hurt("E16") == 2
    area = run("front E16 E01", pool="w5", slots=slots).play("use 5 NW")
    assert (area.hurt("E16"), area.hurt("E01")) == (2, 2)
    double = run("front E16 E01", pool="w5", slots=slots).play("use 5 NE", "target E16")
    assert double.choices == ["target E01"]
    alone = run("front E16", pool="w5", slots=slots).play("use 5 NE", "target E16")
    assert (alone.hurt("E16"), len(alone.told(ev.EnemyHit))) == (1, 1)


def test_w_24_3_hits_of_one_activation_go_to_different_enemies() -> None:
    table = run("front E16 E01", pool="w5", slots="N=P11").play("use 5 N", "target E16")

    assert table.choices == ["target E01"]


def test_w_24_4_damage_stays_from_turn_to_turn() -> None:
    table = run("right E16*3 E01 E02", step=6, pool="w5").play(
        "ram 5 right", "shift E01 rear", "shift E02 rear", "shift E16 rear"
    )

    assert (table.view["turn"], table.hurt("E16")) == (2, 3)


def test_w_24_5_an_enemy_is_destroyed_at_its_resistance() -> None:
    table = run("front E20*1", pool="w4 w1").play("use 4 N 4", "target E20", "extra all")

    assert [(event.enemy, event.exact) for event in table.told(ev.EnemyDestroyed)] == [("E20", False)]
    assert "E20" in table.view["discards"]["enemies"]


def test_w_24_6_an_exact_kill_is_scrap_at_once() -> None:
    table = run("front E20; rear E16", pool="w4 w1").play("use 4 N 4", "target E20")

    assert table.scrap == "E20"
    assert table.offers("ram E20=5 rear")


def test_w_24_7_an_explosive_enemy_explodes_unless_killed_exactly() -> None:
    slots = "NE=P15 NW=!D1"
    table = run("front E10*3; rear E16", pool="w4 w1", slots=slots).play("use 4 N 4", "target E10", "extra all")
    assert (table.damage("N"), table.damage("NE"), table.core) == (2, 1, 0)

    table = run("front E10*2; rear E16", pool="w4 w1", slots=slots).play("use 4 N 4", "target E10")
    assert (table.damage("N"), table.scrap) == (0, "E10")


def test_w_24_8_the_boss_is_never_scrap() -> None:
    table = run("front B1*14", pool="w4 w1", round=3).play("use 4 N 4", "target B1")

    assert table.told(ev.EnemyDestroyed)[0].exact
    assert table.scrap == ""


def test_w_24_9_moving_an_enemy_activates_nothing() -> None:
    table = run("front E16", pool="w5", slots="N=P23").play("use 5 N", "move E16 rear")

    assert table.where("E16") == "rear"
    assert [type(event) for event in table.told(ev.EnemyActed)] == []
