"""Reasons that seldom come up, one by one, with their paragraphs."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.text import Text
from tests.wreckland.guide.test_every_thing import check_reason
from tests.wreckland.table import Table, build, run

WRECKED = " ".join(
    f"{slot}=!D{number % 5 + 1}" for number, slot in enumerate(("NW", "N", "NE", "E", "SE", "S", "SW", "W"))
)


def told(table: Table, subject: str) -> str:
    reason = GAME.why_not(table.view, subject)
    assert reason is not None, subject
    check_reason(reason, table.view, set())
    return f"{reason.key.removeprefix('why-not-')} {reason.rule}"


# -- building -------------------------------------------------------------------------------------------------


def test_w_7_8_there_is_no_slot_left() -> None:
    assert told(build("w5 w5", "P05", slots=WRECKED), "choice install P05") == "all-wrecked W-7.8"


def test_w_6_1_there_is_nothing_left_to_install() -> None:
    table = build("w5 w5", upgrades=[])

    assert told(table, "action install") == "nothing-left W-6.1"
    assert told(table, "action reroll") == "no-parts W-13.1"
    assert told(table, "action repair") == "nothing-damaged W-11.1"
    assert told(table, "action clear") == "no-wreck W-12.2"


def test_w_10_2_an_upgrade_without_its_printed_part() -> None:
    table = build("w5 w5 r5", "P05", slots="N=P06 S=!D1")

    assert told(table, "part U01") == "home W-10.2"
    assert told(table, "part U03") == "home W-10.2"
    assert told(table, "part V1a") == "covered W-7.7"


def test_w_10_2_an_upgrade_has_one_place() -> None:
    table = build("w5 w5 w5", "P05").play("install U01", "pay w5", "pay w5", "pay w5")

    assert told(table, "slot E") == "upgrade-slot W-10.2"


def test_w_7_9_spikes_point_outward_only() -> None:
    table = build("w5 w5", "P01", slots="E=!D1").play("install P01", "pay w5", "pay w5")

    assert told(table, "choice at N rear") == "spikes W-7.9"
    assert told(table, "choice at E right") == "wrecked W-7.8"
    assert told(table, "slot E") == "wrecked W-7.8"


def test_w_8_8_dice_are_paid_in_rising_order() -> None:
    table = build("w3 w4 w5 w6", "P06", scrap="E01").play("install U02", "pay w5")

    assert told(table, "die w3") == "pay-order W-7.2"
    assert told(table, "die w5") == "pay-twice W-7.2"
    assert told(table, "die w2") == "no-die W-7.4"
    assert told(table, "slot N") == "asked W-7.2"


@pytest.mark.parametrize("value", ["06", "+6", "0_6", "６", "6=6"])
def test_a_scrap_card_has_no_value_that_is_written_in_another_way(value: str) -> None:
    """What only a computer takes for a number is nonsense, and nothing to stumble over."""
    table = build("w3 w4 w5", "P06", scrap="E07").play("install P06", "pay w3")

    assert GAME.why_not(table.view, f"choice pay E07={value}") is None
    assert GAME.why_not(table.view, f"choice use E07={value} N") is None


def test_w_11_1_a_die_too_low_to_repair_with() -> None:
    table = build("w2 w3", slots="W=V1b*1").play("repair W")

    assert told(table, "die w2") == "pay-low W-11.1"


def test_w_13_1_dice_are_named_in_rising_order_too() -> None:
    table = build("w2 w3 w5", "P05").play("reroll P05")
    assert told(table, "action done") == "reroll-first W-13.1"

    table.play("die w3")
    assert told(table, "die w2") == "reroll-order W-13.1"
    assert told(table, "die w3") == "reroll-twice W-13.1"


# -- the run --------------------------------------------------------------------------------------------------


def test_w_26_1_a_repair_takes_the_lowest_value_or_more() -> None:
    table = run("front E16", pool="w2 w3", slots="W=V1b*1 S=V1c*1")

    assert told(table, "choice fix 2 W") == "fix-low W-26.1"
    assert told(table, "choice ram 2 nowhere") == "ram-somewhere W-25.1"


def test_w_21_3_a_wreck_is_not_taken_for_the_part_beside_it() -> None:
    table = run("front E16", pool="w5", slots="N=!D1 NW=P05")

    assert table.offers("use 5 NW")
    assert told(table, "choice use 5 N") == "destroyed W-21.3"


def test_w_24_3_each_hit_needs_another_target() -> None:
    table = run("front E16 E01; left E02", pool="w4 w4", vehicle="V2", slots="N=U04").play("use 4 N 3", "target E01")

    assert told(table, "enemy E01") == "hit-before W-24.3"
    assert told(table, "enemy E02") in ("other-section W-24.1", "reach W-24.1")


def test_w_36_7_what_cannot_be_transferred() -> None:
    table = run("left E01*1 E02; front E05*1", pool="w2 w2", vehicle="V2").play("use 2 W", "effect transfer")
    assert told(table, "enemy E05") == "reach W-36.7"

    table = run("left E01*1 E02 B1; front E05", pool="w2 w2", vehicle="V2", round=3).play("use 2 W", "effect transfer")
    assert told(table, "enemy B1") == "protected W-36.7"


def test_w_25_2_points_of_a_ram_are_shared_in_order() -> None:
    table = run("front E01 E16; left E02", pool="w1 w1", slots="NE=P01:front").play("ram 1 front", "share E16")

    assert told(table, "enemy E01") == "share-order W-25.2"
    assert told(table, "enemy E02") == "share-section W-25.2"


def test_w_25_3_rammed_enemies_go_one_after_the_other() -> None:
    table = run("front E01 E16; left E02", pool="w1 w1", slots="N=P05").play("ram 1 front")

    assert told(table, "enemy E16") == "shift-later W-25.3"
    assert told(table, "enemy E02") == "shift-other W-25.3"
    assert told(table, "section rear") == "shift-to W-25.3"


def test_w_27_3_a_six_cannot_go_up() -> None:
    table = run("front E16", pool="w1 w6 w3").play("core 1 adjust")

    assert told(table, "choice die w6 +1") == "face W-27.3"
    assert told(table, "die w2") == "no-die W-16.7"


def test_w_27_4_a_die_is_set_aside_once() -> None:
    table = run("front E16", pool="w1 w6k w3").play("core 1 keep")

    assert told(table, "die w6k") == "kept W-27.4"


def test_w_23_4_an_effect_with_a_range() -> None:
    table = run("front E16", pool="w4 w6 w3", slots="E=P02").play("use 4 E")  # exact: set aside, 1 to 3

    table.play(next(choice for choice in table.choices if "set_aside" in choice))
    assert told(table, "die w6") == "range W-23.4"


def test_w_27_7_a_die_can_be_taken_off_where_one_lies() -> None:
    table = run("front E16", pool="w4 w4", vehicle="V2", slots="W=U05", slot_dice={"SE": ["marker"]}, chapter=2)
    table.play("use 4 W 2", "effect remove_die 1")

    assert told(table, "enemy E16") == "bare-enemy W-27.7"
    assert told(table, "slot N") == "bare-part W-27.7"
    assert told(table, "slot SE") == "marker W-35.7"


def test_w_19_5_the_second_hit_takes_another_part() -> None:
    table = run("front E22", step=1, pool="r3 w1", slots="NW=P05 NE=P06").play("red 3 E22", "act E22", "hit NW")

    assert told(table, "slot NW") == "second-hit W-19.5"


def test_w_19_1_only_the_attacked_side_is_hit() -> None:
    table = run("front E01", step=1, pool="r3 w1", slots="NE=P05").play("red 3 E01", "act E01")

    assert told(table, "slot S") == "other-side W-19.1"
    assert told(table, "slot NW") == "no-part W-19.2"


def test_w_17_4_an_enemy_acts_once_for_each_die() -> None:
    table = run("front E01; left E04 E16", step=1, pool="r3 w1").play("red 3 E01")
    table.play("act E01", *(["hit N"] if table.prompt == "hit" else []))
    while table.prompt == "hit":
        table.play(table.choices[0])

    assert told(table, "enemy E01") == "acted W-17.4"
    assert told(table, "enemy E16") == "idle W-17.2"


def test_w_17_3_an_enemy_sleeps() -> None:
    covered = {"E01": ["r3", "r6"]}
    table = run("front E01; left E04", step=1, pool="r3 w1", enemy_dice=covered)
    assert told(table, "enemy E01") == "red-asleep W-17.3"
    assert told(table, "choice red 3 E01") == "red-asleep W-17.3"

    other = run("front E01; left E04", step=1, pool="r3 w1", sleep="value", enemy_dice={"E01": ["r3", None]})
    assert told(other, "enemy E01") == "red-closed W-17.3"


def test_w_16_6_the_last_step_goes_on() -> None:
    table = run("front E01 E02 E16", step=6, pool="w1 w2 w6").play("core 1 keep", "die w2")
    assert told(table, "action done") == "place-all W-16.6"
    assert told(run("front E01", pool="w1 w2"), "action done") == "place-one W-22.2"


def test_w_28_2_a_protected_boss_is_no_target_beside_others() -> None:
    assert told(run("front B1 E16", pool="w5 w5", round=3).play("use 5 N 2"), "enemy B1") == "waste W-28.2"
    ram = run("front B1 E16 E21", pool="w5 w5", round=3).play("ram 5 front")
    assert told(ram, "enemy B1") == "waste W-28.2"
    bonus = run("rear B1 E16 E21", pool="w3 w5", round=3, hero="miller").play("use 3 S")
    assert told(bonus, "enemy B1") == "waste W-28.2"
    area = run("front B4; right E16; left E21; rear M4a", pool="w5 w4", round=3, chapter=4, slots="N=P26").play(
        "use 5 N"
    )
    assert told(area, "section front") == "waste W-28.2"


def test_w_36_5_a_move_is_made_in_the_section_at_work() -> None:
    table = run("front E16; right E01; rear E02", pool="w5 w1", slots="NE=P09")
    table.play("use 5 NE", "effect single 1", "target E16")

    assert told(table, "enemy E01") == "other-section W-36.5"
    assert told(table, "action done") == "must-move W-36.5"
    assert told(table, "action ram") == "asked W-36.5"


def test_w_29_1_where_arson_cannot_ram_between_two_enemies() -> None:
    table = run("right E01; rear E04; left E16", step=1, pool="w1 r3", power_used=False).play("red 3 E01", "act E01")

    assert told(table, "section left") == "arson-later W-29.1"
    assert told(table, "section front") == "ram-empty W-25.1"
    assert told(run("right E01", step=1, pool="r3 w1").play("red 3 E01"), "action arson") == "power-used W-29.1"
    toll = run("front E16", step=0, chapter=3, hero="miller")
    assert told(toll, "action arson") == "hero W-29.1"


def test_w_32_2_scrap_names_the_die_slot_where_the_bonus_depends_on_it() -> None:
    assert told(run("front E16", pool="w4", scrap="E05"), "choice use E05=4 N") == "which-slot W-23.3"


# -- chapters -------------------------------------------------------------------------------------------------


def test_w_30_8_the_boss_joins_the_largest_crowd() -> None:
    table = run("front E01 E02; left E05 E07; rear B1", step=6, pool="w1", round=3)
    table.play("ram 1 rear", "shift B1 right")

    assert table.prompt == "join"
    assert told(table, "section rear") == "join W-30.8"


def test_w_30_18_with_numb_hands_two_dice_are_the_limit() -> None:
    table = run("front E16; rear E01", pool="w1 w1 w6", turn=2, chapter=5, scrap="E05", road=["S2", "S1"])
    table.play("ram 1 front", "shift E16 left", "ram 1 left", "shift E16 front")

    assert told(table, "die w6") == "limit W-30.18"
    assert Text("pl").reason(table.view, GAME.why_not(table.view, "die w6")).endswith("limit to 2.")  # type: ignore[arg-type]


def test_w_35_14_only_a_white_die_is_lost() -> None:
    table = run("front E16", step=1, pool="r1 r2 w1 w2", chapter=5, dice=[1]).play("red 1 board")

    assert table.prompt == "lose_die"
    assert told(table, "die r2") == "white-only W-35.14"
    assert told(table, "die w3") == "no-die W-16.7"


def test_w_35_13_the_blow_comes_from_a_crowd() -> None:
    table = run("front E16; left E01", step=1, pool="r1 w1 w2", chapter=6, dice=[5]).play("red 1 board")

    assert table.prompt == "crowd"
    assert told(table, "section rear") == "crowd W-35.13"


def test_w_34_18_a_guard_has_to_be_named_first() -> None:
    table = run("front C3b E16; rear E01", pool="w5 w5", chapter=3).play("use 5 N 4")

    assert told(table, "enemy E16") == "guarded W-34.18"


def test_w_34_13_only_the_weakest_part_is_hit() -> None:
    table = run("front C2b", step=1, pool="w1 r2", chapter=2, slots="NE=P36*3").play("red 2 C2b", "act C2b")

    assert told(table, "slot N") == "weakest W-34.13"
