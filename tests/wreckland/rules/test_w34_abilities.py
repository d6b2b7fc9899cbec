"""Abilities of enemies (W-34); all of them are ours."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import Table, run


def acted(enemies: str, enemy: str, value: int, *more: str, **doc: Any) -> Table:
    return run(enemies, step=1, pool=f"w1 r{value}", **doc).play(f"red {value} {enemy}", f"act {enemy}", *more)


def test_w_34_1_two_sections() -> None:
    assert acted("right E03", "E03", 2).where("E03") == "left"


def test_w_34_2_it_does_not_move() -> None:
    assert acted("right E17", "E17", 4).where("E17") == "right"


def test_w_34_3_counter_clockwise() -> None:
    assert acted("right E24", "E24", 1).where("E24") == "front"


def test_w_34_4_it_heals_itself_first() -> None:
    assert acted("right E18*3", "E18", 3).hurt("E18") == 1


def test_w_34_5_it_heals_others_of_its_section() -> None:
    table = acted("right C6b*2 E16*3; left E01*2", "C6b", 1, chapter=6)

    assert (table.hurt("C6b"), table.hurt("E16"), table.hurt("E01")) == (2, 2, 2)


def test_w_34_6_drums_make_others_deal_one_more() -> None:
    assert acted("right E04 E19", "E04", 3).core == 4
    assert acted("right E04; left E19", "E04", 3).core == 3
    assert acted("right E19", "E19", 1).core == 0


def test_w_34_6_a_drummer_may_attack_too() -> None:
    assert acted("right C6a", "C6a", 5, chapter=6).core == 2
    assert acted("right C6a E04", "E04", 3, chapter=6).core == 4


def test_w_34_7_it_calls_for_help() -> None:
    table = acted("right B1", "B1", 2, round=3, extra={"enemies": ["E07"]})

    assert table.where("E07") == "rear"


def test_w_34_8_it_goes_where_the_fewest_parts_are() -> None:
    """On the Roadrunner only the right side has no Part."""
    assert acted("rear E02", "E02", 1, "hit S").where("E02") == "right"
    assert acted("right E02", "E02", 1).where("E02") == "right"


def test_w_34_8_in_a_tie_it_goes_on_clockwise() -> None:
    """N, W and S: each side but the right one has a Part, and E adds one there."""
    assert acted("rear E02", "E02", 1, "hit S", slots="E=P05").where("E02") == "left"


def test_w_34_9_it_takes_those_along_that_did_not_act() -> None:
    table = acted("right E06 E16; left E01", "E06", 2)

    assert (table.where("E06"), table.where("E16"), table.where("E01")) == ("rear", "rear", "left")


def test_w_34_9_whoever_acted_with_it_moves_by_itself() -> None:
    table = run("right E06 E12", step=1, pool="w1 r2").play("red 2 E06", "act E06", "act E12")

    assert (table.where("E06"), table.where("E12")) == ("rear", "rear")


def test_w_34_10_it_attacks_past_shields() -> None:
    assert acted("front E07", "E07", 6, "hit N", slots="N=P15").damage("N") == 3
    assert acted("front E04", "E04", 3, "hit N", slots="N=P15").damage("N") == 2


def test_w_34_11_a_pack_deals_one_more_for_each_other_enemy() -> None:
    assert acted("right E20", "E20", 5).core == 1
    assert acted("right E20 E16 E01; left E04", "E20", 5).core == 3


def test_w_34_12_a_raging_enemy_deals_one_more_while_damaged() -> None:
    assert acted("right E21", "E21", 4).core == 3
    assert acted("right E21*1", "E21", 4).core == 4


def test_w_34_13_it_picks_the_weakest_part_of_its_side() -> None:
    table = acted("front C2b", "C2b", 2, slots="NW=P05 NE=P36*3", chapter=2)
    assert table.choices == ["hit NE"]

    tied = acted("front C2b", "C2b", 2, slots="NW=P05 NE=P36*2", chapter=2)
    assert tied.choices == ["hit NW", "hit N", "hit NE"]


def test_w_34_13_without_a_part_the_core_takes_it() -> None:
    assert acted("right C2b", "C2b", 2, chapter=2).core == 3


def test_w_34_14_it_steals_scrap() -> None:
    table = acted("right E08", "E08", 1, scrap="E05 E16")
    assert (table.prompt, table.choices) == ("scrap", ["lose E05", "lose E16"])
    assert table.play("lose E16").scrap == "E05"

    assert acted("right E08", "E08", 1).prompt != "scrap"


def test_w_34_14_the_hit_comes_first() -> None:
    table = acted("front E08", "E08", 1, scrap="E05")

    assert table.prompt == "hit"
    assert table.play("hit N").prompt == "scrap"


def test_w_34_15_it_jams_a_die_slot() -> None:
    table = acted("right E05", "E05", 4)
    assert (table.prompt, table.choices) == ("block", ["block N 2", "block N 4", "block S 3", "block W 3"])

    table.play("block N 4")
    assert table.dice("N") == [None, "marker"]


def test_w_34_15_what_it_destroys_cannot_be_jammed() -> None:
    table = acted("front E05", "E05", 4, "hit N", slots="N=V1a*3 S=!D1 W=!D2")

    assert table.prompt != "block"


def test_w_34_16_it_dazzles() -> None:
    table = run("right C5b", step=1, pool="w1 w5 r6", chapter=5).play("red 6 C5b", "act C5b")

    assert (table.prompt, table.choices) == ("lose_die", ["die w1", "die w5"])
    assert table.play("die w1").pool == "w5"


def test_w_34_17_it_covers_the_others() -> None:
    table = run("front E23 E16; rear E01", pool="w5 w5", slots="N=P05").play("use 5 N", "target E16")
    assert [(hit.amount, hit.stopped) for hit in table.told(ev.EnemyHit)] == [(1, 1)]

    itself = run("front E23 E16; rear E01", pool="w5 w5", slots="N=P05").play("use 5 N", "target E23")
    assert [(hit.amount, hit.stopped) for hit in itself.told(ev.EnemyHit)] == [(2, 0)]

    apart = run("front E16; rear E23", pool="w5 w5", slots="N=P05").play("use 5 N", "target E16")
    assert [(hit.amount, hit.stopped) for hit in apart.told(ev.EnemyHit)] == [(2, 0)]


def test_w_34_17_an_exact_kill_counts_with_the_cover() -> None:
    """2 less 1 is exactly what is left of the one behind it."""
    table = run("front E23 E16*7; rear E01", pool="w5 w5", slots="N=P05").play("use 5 N", "target E16")

    assert table.scrap == "E16"


def test_w_34_18_a_guard_is_named_first() -> None:
    table = run("front C3b E16; rear E01", pool="w5 w5", chapter=3).play("use 5 N 4")
    assert table.choices == ["target C3b"]

    other = run("front E16; right C3b", pool="w5 w5", chapter=3).play("use 5 N 4")
    assert other.choices == ["target E16"]


def test_w_34_18_the_second_hit_passes_the_guard() -> None:
    table = run("front C3b E16; rear E01", pool="w5 w5", slots="N=P29", chapter=3).play("use 5 N", "target C3b")

    assert table.choices == ["target E16"]


def test_w_34_18_areas_and_rams_pass_it() -> None:
    table = run("rear C3b E16", pool="w3 w4", chapter=3).play("use 3 S")
    assert (table.hurt("C3b"), table.hurt("E16")) == (2, 2)

    ram = run("rear C3b E16", pool="w3 w4", slots="S=V1c SE=P17:rear", chapter=3).play("ram 3 rear")
    assert ram.choices == ["share E16", "share C3b"]


def test_w_34_19_a_brood_van_is_replaced_unless_killed_exactly() -> None:
    doc: dict[str, Any] = {"chapter": 4, "extra": {"enemies": ["E07"]}}
    table = run("front C4a*5; rear E16", pool="w5 w5", slots="N=P05", **doc).play("use 5 N", "target C4a")
    assert (table.where("C4a"), table.where("E07"), table.scrap) == ("", "front", "")

    exact = run("front C4a*4; rear E16", pool="w5 w5", slots="N=P05", **doc).play("use 5 N", "target C4a")
    assert (exact.where("E07"), exact.scrap) == ("", "C4a")


def test_w_34_20_a_grudge_goes_to_the_core_unless_killed_exactly() -> None:
    table = run("front C7b*3; rear E16", pool="w5 w5", slots="N=P05", chapter=7).play("use 5 N", "target C7b")
    assert table.core == 1

    exact = run("front C7b*2; rear E16", pool="w5 w5", slots="N=P05", chapter=7).play("use 5 N", "target C7b")
    assert (exact.core, exact.scrap) == (0, "C7b")
