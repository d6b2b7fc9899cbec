"""Activating a Part (W-23)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import run


def test_w_23_1_the_part_works_and_has_an_open_die_slot() -> None:
    table = run("front E16", pool="w4", slots="S=!D1", slot_dice={"N": ["w2", "w5"], "W": ["w3"]})

    assert table.beginning("use") == []


def test_w_23_2_the_lowest_value_is_the_threshold_of_every_die_slot() -> None:
    table = run("front E16", pool="w2 w1")

    assert table.beginning("use") == ["use 2 N 2", "use 2 N 4"]


def test_w_23_3_the_die_covers_a_slot_of_ones_choice() -> None:
    table = run("front E16", pool="w5").play("use 5 N 4", "target E16")

    assert table.dice("N") == [None, "w5"]
    assert run("front E16", pool="w5", slot_dice={"N": ["w2", None]}).beginning("use")[0] == "use 5 N"


def test_w_23_4_an_effect_with_a_range_chooses_only_dice_in_it() -> None:
    table = run("front E16", pool="w4 w1 w3 w6 r2", slots="N=P02").play("use 4 N", "effect set_aside 1")

    assert table.choices == ["die w1", "die w3", "die r2", "done"]


def test_w_23_5_an_exact_match_adds_the_bonus() -> None:
    assert run("front E16", pool="w4").play("use 4 N 4", "target E16").hurt("E16") == 3
    assert run("front E16", pool="w4").play("use 4 N 2", "target E16").hurt("E16") == 1
    area = run("rear E16 E01", pool="w3").play("use 3 S")
    assert (area.hurt("E16"), area.hurt("E01")) == (2, 2)
    double = run("front E16 E01", pool="w4", slots="N=P29").play("use 4 N", "target E16", "target E01")
    assert (double.hurt("E16"), double.hurt("E01")) == (2, 2)


def test_w_23_5_a_bonus_that_would_spoil_a_kill_may_be_left() -> None:
    table = run("front E20*2; rear E16", pool="w4 w1").play("use 4 N 4", "target E20")
    assert (table.prompt, table.choices) == ("extra", ["extra all", "extra none"])
    assert table.play("extra none").scrap == "E20"

    table = run("front E10*3; rear E16", pool="w4 w1").play("use 4 N 4", "target E10", "extra none")
    assert (table.hurt("E10"), table.told(ev.Exploded)) == (4, [])


def test_w_23_5_an_explosive_neighbour_may_be_spared() -> None:
    table = run("rear E16 E10*4", pool="w3 w1", slots="S=V1c").play("use 3 S", "extra none")
    assert (table.hurt("E16"), table.scrap) == (1, "E10")

    table = run("rear E16 E10*4", pool="w3 w1").play("use 3 S", "extra all")
    assert (table.hurt("E16"), len(table.told(ev.Exploded))) == (2, 1)


def test_w_23_5_nothing_is_asked_where_the_bonus_spoils_nothing() -> None:
    exact = run("front E20; rear E16", pool="w4 w1").play("use 4 N 4", "target E20")
    assert (exact.prompt, exact.scrap) == ("white", "E20")

    anyway = run("front E20*2; rear E16", pool="w5 w1", slots="N=P06").play("use 5 N", "target E20")
    assert (anyway.prompt, "E20" in anyway.enemies) == ("white", False)

    boss = run("front B1*15", pool="w4 w3", round=3).play("use 4 N 4", "target B1")
    assert boss.outcome is not None


def test_w_23_5_card_and_hero_are_left_one_by_one() -> None:
    table = run("front E01*1; rear E16", pool="w4 w1", hero="miller", slots="N=P05").play("use 4 N", "target E01")

    assert table.choices == ["extra all", "extra card", "extra hero", "extra none"]
    for choice, damage in (("extra card", 5), ("extra hero", 5), ("extra none", 3)):
        other = run("front E01*1; rear E16", pool="w4 w1", hero="miller", slots="N=P05")
        assert other.play("use 4 N", "target E01", choice).hurt("E01") == damage
        assert bool(other.told(ev.HeroHelped)) == (choice == "extra hero")


def test_w_23_5_an_attack_that_is_a_bonus_may_be_left_as_a_whole() -> None:
    table = run("front E20*2; rear E16", pool="w3 w1 w6", slots="N=P22").play(
        "use 3 N", "effect single 2", "target E20"
    )
    assert table.choices == ["extra all", "extra none"]

    table.play("extra none")
    assert (table.hurt("E20"), table.prompt) == (2, "keep")
    assert not table.offers("done")


def test_w_23_5_bonuses_that_ask_may_be_answered_with_none() -> None:
    move = run("front E16 E21", pool="w4 w1", slots="N=P08").play("use 4 N", "effect area 1")
    assert (move.prompt, move.offers("done")) == ("move", True)
    assert move.play("done").prompt == "white"

    ram = run("front E16 E21", pool="w3 w1", slots="N=P19").play("use 3 N", "effect ram")
    assert ram.choices == ["section front", "done"]
    assert ram.play("done").prompt == "target"

    keep = run("front E16", pool="w4 w1", slots="N=P02").play("use 4 N", "effect set_aside 1", "done", "target E16")
    assert keep.pool == "w1 r6"


def test_w_23_5_a_ram_bonus_is_asked_about_where_it_is_too_much() -> None:
    table = run("front E20*2; rear E16", pool="w3 w1", vehicle="V3").play("use 3 N", "section front")
    assert table.choices == ["extra all", "extra none"]
    assert table.play("extra none").scrap == "E20"

    assert run("front E16", pool="w3 w1", vehicle="V3").play("use 3 N", "section front").prompt == "shift"


def test_w_23_6_the_player_orders_the_effects() -> None:
    table = run("front E16 E01", pool="w3", slots="N=P09").play("use 3 N")

    assert table.choices == ["effect single 1", "effect move_enemy 1"]
    table.play("effect move_enemy 1", "move E01 rear", "target E16")
    assert (table.where("E01"), table.hurt("E16")) == ("rear", 2)


def test_w_23_7_an_attack_must_be_made_and_may_have_no_target() -> None:
    table = run("front E16", pool="w5").play("use 5 N 2")
    assert table.choices == ["target E16"]

    assert run("rear E16", pool="w5").play("use 5 N 2").told(ev.AttackLost)


def test_w_23_8_one_of_two_effects() -> None:
    table = run("front E16", pool="w5", slots="N=P32 W=V1b*2").play("use 5 N")

    assert table.choices == ["choose single 2", "choose repair 2"]
    assert table.play("choose repair 2", "mend W").damage("W") == 0


def test_w_23_9_a_die_rolled_on_its_card_stays_there() -> None:
    table = run("right E16", pool="w1", vehicle="V2", dice=[5]).play("use 1 SE")

    assert table.dice("SE") == ["w5"]
    assert table.play("target E16").hurt("E16") == 3
