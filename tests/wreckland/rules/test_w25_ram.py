"""Ramming (W-25)."""

from __future__ import annotations

from tests.wreckland.table import run

SPIKES = "NW=P01:front NE=P12:front"


def test_w_25_1_any_die_rams_a_section_with_an_enemy() -> None:
    assert run("front E16; left E01", pool="w1 w6").beginning("ram") == [
        "ram 1 front", "ram 1 left", "ram 6 front", "ram 6 left",
    ]  # fmt: skip
    assert run(pool="w6").beginning("ram") == ["ram 6 nowhere"]


def test_w_25_2_spikes_toward_the_section_are_damage_to_share() -> None:
    table = run("front E16 E01", pool="w1", slots=SPIKES).play("ram 1 front", "share E01", "share E01", "share E16")

    assert (table.hurt("E01"), table.hurt("E16")) == (2, 1)


def test_w_25_3_every_enemy_there_is_moved_left_or_right() -> None:
    table = run("front E16 E01; left E02", pool="w1 w2", slots="N=!D1").play("ram 1 front")

    assert table.choices == ["shift E01 left", "shift E01 right"]
    table.play("shift E01 left", "shift E16 right")
    assert [table.where(name) for name in ("E01", "E16", "E02")] == ["left", "right", "left"]


def test_w_25_4_without_spikes_it_only_moves() -> None:
    table = run("right E16", pool="w1 w2").play("ram 1 right", "shift E16 rear")

    assert (table.hurt("E16"), table.where("E16")) == (0, "rear")


def test_w_25_5_an_exact_kill_gives_scrap() -> None:
    table = run("front E16*7", pool="w1 w2").play("ram 1 front")

    assert table.scrap == "E16"


def test_w_25_6_a_card_can_ram_without_a_die_on_the_core() -> None:
    table = run("front E16; rear E01", pool="w4 w2", slots="N=P17:front").play("use 4 N")

    assert table.choices == ["section front", "section rear"]
    assert table.play("section front").hurt("E16") == 2
