"""Heroes, and the ends of Turns and phases (W-29)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.campaign import CAMPAIGN
from tests.wreckland.table import run


def test_w_29_1_arson_rams_freely_once_a_round() -> None:
    table = run("front E16; rear E01 E02", pool="w1 w2", power_used=False)
    assert table.beginning("arson") == ["arson front", "arson rear"]

    table.play("arson front", "shift E16 left")

    assert (table.hurt("E16"), table.pool, table.beginning("arson")) == (1, "w1 w2 r6", [])


def test_w_29_1_arson_may_ram_before_a_red_die_too() -> None:
    table = run("front E16", step=1, pool="w1 r6", power_used=False).play("arson front", "shift E16 left")

    assert table.prompt == "red"


def test_w_29_1_arson_may_ram_between_two_enemies() -> None:
    table = run("front E01; rear E04*4", step=1, pool="w1 r3", power_used=False).play("red 3 E01", "act E01", "hit N")
    assert table.choices == ["act E04", "arson rear"]

    table.play("arson rear")
    assert (table.scrap, table.where("E01"), table.prompt) == ("E04", "right", "white")


def test_w_29_1_arson_may_ram_before_those_who_acted_move_on() -> None:
    table = run("front E01; right E16", step=1, pool="w1 r3", power_used=False).play("red 3 E01", "act E01", "hit N")
    assert (table.prompt, table.choices) == ("arson", ["arson front", "arson right", "done"])

    table.play("arson front", "shift E01 right")
    assert (table.hurt("E01"), table.where("E01")) == (1, "rear")


def test_w_29_1_it_is_not_asked_where_a_ram_would_hurt_nobody_who_acted() -> None:
    table = run("right E01; front E16", step=1, pool="w1 r3", power_used=False).play("red 3 E01", "act E01")

    assert (table.prompt, table.where("E01")) == ("white", "rear")


def test_w_29_1_arson_may_ram_after_step_5_without_a_white_die() -> None:
    enemies = "front E04 E16; rear E07*5"
    table = run(enemies, step=5, pool="r1", power_used=False, dice=[1]).play("red 1 board", "hit N")
    assert (table.prompt, table.choices) == ("arson", ["arson front", "arson rear", "done"])

    assert run(enemies, step=5, pool="r1", dice=[1]).play("red 1 board", "hit N").view["turn"] == 2
    assert table.play("arson rear").view["round"] == 2  # two enemies are left
    assert table.scrap == "E07"


def test_w_29_1_arson_may_ram_before_a_toll_or_a_canyon_card_is_settled() -> None:
    toll = run("rear E20*2; front E16", step=0, chapter=3, power_used=False).play("arson rear")
    assert (toll.prompt, toll.choices) == ("toll", ["lose E20", "take hit"])

    canyon = run("rear E20*2; front E16", step=0, chapter=2, power_used=False, extra={"canyon": ["K7"]})
    assert canyon.play("arson rear", "option a", "lose E20").core == 0


@pytest.mark.parametrize(("arson", "again"), [("round", False), ("turn", True)])
def test_w_29_1_arson_once_a_turn_is_an_option(arson: str, again: bool) -> None:
    table = run("right E16 E01 E02", step=6, pool="w1", arson=arson)
    table.play("ram 1 right", "shift E01 rear", "shift E02 rear", "shift E16 rear")

    assert bool(table.beginning("arson")) == again


def test_w_29_1_miller_adds_two_to_one_target_of_an_exact_attack() -> None:
    assert run("front E16", pool="w4", hero="miller").play("use 4 N 4", "target E16").hurt("E16") == 5
    assert run("front E16", pool="w4", hero="miller").play("use 4 N 2", "target E16").hurt("E16") == 1
    table = run("rear E16 E01", pool="w3", hero="miller").play("use 3 S")
    assert (table.prompt, table.choices) == ("bonus", ["target E01", "target E16"])
    table.play("target E16")
    assert (table.hurt("E16"), table.hurt("E01")) == (4, 2)
    mended = run("rear E16", pool="w3", hero="miller", slots="N=V1a*3").play("use 3 W")
    assert mended.told(ev.HeroHelped) == []


def test_w_29_1_rudd3r_hits_the_rear_after_each_ram() -> None:
    table = run("right E16; rear E01 E14", pool="w1", hero="rudd3r").play("ram 1 right", "shift E16 rear")

    assert (table.hurt("E16"), table.hurt("E01"), table.hurt("E14")) == (1, 1, 0)


def test_w_29_1_cuddles_repairs_once_all_white_dice_are_placed() -> None:
    table = run("right E16 E01 E02", pool="w1 w1", hero="cuddles", slots="W=V1b*3").play("core 1 reroll")
    assert table.prompt == "white"

    table = run("right E16 E01 E02", pool="w3 r1", hero="cuddles", slots="W=V1b*3 N=V1a*2").play("use 3 S")
    assert (table.prompt, table.choices) == ("mend", ["mend N", "mend W"])
    assert table.play("mend W").damage("W") == 1


def test_w_29_2_with_two_enemies_left_the_run_ends() -> None:
    table = run("right E16 E01", step=6, pool="w1", scrap="E05").play(
        "ram 1 right", "shift E01 rear", "shift E16 rear", "done"
    )

    assert (table.view["round"], table.view["phase"], table.enemies) == (2, "wreckage", [])
    assert table.scrap == "E05"
    assert {"E16", "E01"} <= set(table.view["discards"]["enemies"])


def test_w_29_2_with_three_another_turn_begins() -> None:
    table = run("right E16 E01 E02", step=6, pool="w1").play(
        "ram 1 right", "shift E01 rear", "shift E02 rear", "shift E16 rear"
    )

    assert (table.view["round"], table.view["turn"]) == (1, 2)


def test_w_29_3_only_at_the_end_of_a_turn() -> None:
    table = run("right E16", step=2, pool="w1 w2 r6", dice=[1, 1]).play("ram 1 right", "shift E16 rear", "done")

    assert (table.view["phase"], table.view["step"]) == ("run", 3)


def test_w_29_4_damage_wrecks_and_scrap_carry_over() -> None:
    table = run("right E16", step=6, pool="w1", core=4, slots="N=V1a*2 S=!D2", scrap="E05")
    table.play("ram 1 right", "shift E16 rear", "done")

    assert (table.core, table.damage("N"), table.wreck("S"), table.scrap) == (4, 2, "D2", "E05")
    assert len(table.pool.split()) == 8


def test_w_29_5_a_win_opens_the_next_chapter() -> None:
    table = run("front B1*15", pool="w2 w3", round=3).play("use 2 N 2", "target B1")

    assert table.outcome is not None
    assert CAMPAIGN.shown(CAMPAIGN.after(CAMPAIGN.begin({}), 1, table.outcome))["chapter"] == 2
