"""Parts that change dice."""

from __future__ import annotations

from tests.wreckland.cards.reading import using


def test_dice_rack_adjusts_once_or_twice() -> None:
    assert using("P20", "w3 w6 r2", "rear E16").play("use 3 N", "die r2 +1").pool == "w6 r3"
    table = using("P20", "w1 w4 r2", "rear E16").play("use 1 N", "die w4 +1", "die w5 +1")
    assert table.pool == "w6 r2"


def test_nitro_valve_rerolls_and_keeps() -> None:
    table = using("P21", "w2 w4 r2", "rear E16", dice=[6]).play("use 2 N", "effect set_aside 1", "die w4")
    assert table.pool == "w4k r2"

    table = using("P21", "w2 w4 r2", "rear E16", dice=[6]).play("use 2 N", "effect reroll_others", "die w6")
    assert table.pool == "w6k r2"


def test_cold_clutch_keeps_and_shoots() -> None:
    table = using("P22", "w3 w4 r2", "HERE E16").play("use 3 N", "effect single 2", "target E16", "die r2")

    assert (table.hurt("E16"), table.pool) == (2, "w4 r2k")


def test_timeout_keeps_only_low_dice() -> None:
    table = using("P02", "w4 w4 w5 r6", "HERE E16").play("use 4 N")
    assert table.choices == ["effect single 2", "effect set_aside 1"]

    assert table.play("effect set_aside 1").prompt == "target"


def test_kickback_crane_takes_its_own_die_off() -> None:
    table = using("P24", "w5 w6", "HERE E16").play("use 5 N", "die N 4")

    assert table.dice("N") == [None]
    assert table.offers("use 6 N")


def test_fire_n_reload_shoots_and_reloads() -> None:
    table = using("U05", "w3 w6", "HERE E16").play("use 3 W 2", "effect single 1", "target E16", "die W 2")

    assert (table.hurt("E16"), table.dice("W")) == (1, [None, None])


def test_major_life_line_turns_any_die_or_none() -> None:
    table = using("U06", "w4 w1 r3", "HERE E16").play("use 4 SE", "effect set_die")
    assert len(table.choices) == 5 + 5 + 1

    assert table.play("done").prompt == "target"


def test_merry_go_round_moves_and_keeps() -> None:
    table = using("U12", "w5 w6 r3", "HERE E16").play("use 5 S", "effect move_enemy 1", "move E16 front", "die w6")

    assert (table.where("E16"), table.pool) == ("front", "w6k r3")


def test_an_effect_without_a_die_is_skipped() -> None:
    assert using("P22", "w4 r3", "rear E16", step=4).play("use 4 N").choices == ["die r3"]
    assert using("P20", "w5", "rear E16", step=6).play("use 5 N").prompt != "adjust"
