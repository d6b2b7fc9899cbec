"""Effects of Parts (W-36)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_36_1_more_for_each_enemy() -> None:
    table = run("front E16 E01 E02; rear E04", pool="w5", slots="N=P33").play("use 5 N", "target E16")

    assert table.hurt("E16") == 3


def test_w_36_2_more_against_the_damaged() -> None:
    assert run("front E16*1", pool="w5", slots="N=P34").play("use 5 N", "target E16").hurt("E16") == 1 + 2
    assert run("front E16", pool="w5", slots="N=P34").play("use 5 N", "target E16").hurt("E16") == 1


def test_w_36_3_pierce() -> None:
    assert run("front E14", pool="w5", slots="N=P31").play("use 5 N", "target E14").hurt("E14") == 2


def test_w_36_4_any_section() -> None:
    table = run("rear E16; left E01", pool="w6", slots="N=P25").play("use 6 N")

    assert table.choices == ["target E01", "target E16"]
    assert run("rear E16; left E01", pool="w6", slots="N=P26").play("use 6 N").choices == [
        "section rear",
        "section left",
    ]


def test_w_36_5_an_enemy_must_be_moved() -> None:
    table = run("front E16; right E01; rear E02", pool="w5", slots="NE=P23").play("use 5 NE")

    assert table.choices == [
        "move E01 front", "move E01 rear", "move E01 left", "move E16 right", "move E16 rear", "move E16 left",
    ]  # fmt: skip


def test_w_36_6_turn_a_die() -> None:
    table = run("right E16", pool="w5 r3", vehicle="V2", slots="SE=U06").play("use 5 SE", "effect set_die", "die r3 6")

    assert table.pool == "r6"
    assert table.prompt == "target"


def test_w_36_7_transfer_all_damage() -> None:
    table = run("left E01*4 E20; rear E02*1", pool="w3", vehicle="V2").play("use 3 W")
    assert table.choices == ["transfer E01 E20"]
    table.play("transfer E01 E20")
    assert (table.hurt("E01"), "E20" in table.enemies) == (0, False)
    assert table.told(ev.EnemyDestroyed)[0].exact is False

    boss = run("left E01*4 B1", pool="w3", vehicle="V2", round=3).play("use 3 W")
    assert boss.prompt != "transfer"


def test_w_36_8_luck_is_half_a_die_rounded_up() -> None:
    for face, damage in ((1, 1), (2, 1), (5, 3), (6, 3)):
        table = run("right E16", pool="w4", vehicle="V2", dice=[face]).play("use 4 SE", "target E16")
        assert table.hurt("E16") == damage


def test_w_36_9_gain_scrap() -> None:
    table = run("front E16", pool="w3", chapter=3, slots="N=C3p", extra={"enemies": ["E07"]})
    table.play("use 3 N", "effect gain_scrap 1")

    assert table.scrap == "E07"
