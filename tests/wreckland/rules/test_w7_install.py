"""Installing (W-7)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import Table, build


def installed(slot: str, pool: str = "w5 w5", slots: str = "", **doc: Any) -> Table:
    return build(pool, "P05", slots=slots, **doc).play("install P05", "pay w5", "pay w5", f"at {slot}")


def test_w_7_1_choose_pay_and_put_on_the_vehicle() -> None:
    table = installed("E")

    assert table.part("E") == "P05"
    assert table.available == ""


def test_w_7_2_dice_of_both_colours_and_scrap_pay_together() -> None:
    table = build("w3 r3", "P28", scrap="E04", dice=[1]).play("install P28", "pay w3", "pay r3", "pay E04=3", "at E")

    assert (table.part("E"), table.pool, table.scrap) == ("P28", "", "")


def test_w_7_3_white_dice_have_no_drawback() -> None:
    assert installed("E").told(ev.TableRolled) == []


def test_w_7_4_a_spent_die_is_out_for_the_phase() -> None:
    assert installed("E", pool="w2 w5 w5").pool == "w2"


def test_w_7_5_any_empty_slot_will_do() -> None:
    table = build("w5 w5", "P05").play("install P05", "pay w5", "pay w5")

    assert {"at NW", "at NE", "at E", "at SE", "at SW"} <= set(table.choices)


def test_w_7_6_a_card_below_is_discarded_with_its_damage() -> None:
    table = installed("E", slots="E=P01*3")

    assert (table.part("E"), table.damage("E")) == ("P05", 0)
    assert table.view["discards"]["parts"] == ["P01"]


def test_w_7_7_a_covered_printed_part_works_no_more_and_takes_no_upgrade() -> None:
    table = build("w5 w5 w5 w6 w4", "P05")
    assert table.offers("install U01")

    table.play("install P05", "pay w5", "pay w5", "at N")

    assert table.part("N") == "P05"
    assert build("w5 w6 w4", slots="N=P05").offers("install U01") is False


def test_w_7_8_not_on_a_destruction_card() -> None:
    table = build("w5 w5", "P05", slots="E=!D1 N=!D2").play("install P05", "pay w5", "pay w5")

    assert not table.offers("at E")
    assert not table.offers("at N")


def test_w_7_9_the_card_is_turned_and_only_outward_spikes_count() -> None:
    table = build("w5 w5", "P18").play("install P18", "pay w5", "pay w5")

    assert [choice for choice in table.choices if " NE" in choice] == [
        "at NE front",
        "at NE right",
        "at NE front+right",
        "at NE",
    ]
    assert [choice for choice in table.choices if choice.startswith("at E")] == ["at E right", "at E"]
    table.play("at NE front+right")
    assert table.view["slots"]["NE"]["spikes"] == "front+right"


def test_w_7_10_red_dice_are_rolled_after_placing_and_may_hit_the_new_part() -> None:
    table = build("r5 r5", "P05", dice=[3, 1]).play("install P05", "pay r5", "pay r5", "at E")

    assert [type(event) for event in table.events] == [ev.Paid, ev.Installed, ev.TableRolled]
    table.play("hit E")
    assert table.damage("E") == 1
    assert table.told(ev.TableRolled)[0].face == 1
