"""Lines of tables and Canyon cards (W-35)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import Table, build, run


def canyon(card: str, option: str, *more: str, **doc: Any) -> Table:
    table = run(doc.pop("enemies", "right E16"), step=0, chapter=2, extra={"canyon": [card]}, **doc)
    return table.play(f"option {option}", *more)


def board(chapter: int, face: int, enemies: str = "right E12", **doc: Any) -> Table:
    """A red 1 goes to the boss board, where it shows this face."""
    return run(enemies, step=1, pool="w1 w5 r1", chapter=chapter, dice=[face], **doc).play("red 1 board")


def test_w_35_1_nothing() -> None:
    table = build("w5 r5", "P05", dice=[1]).play("install P05", "pay w5", "pay r5", "at E")

    assert table.prompt == "build"


def test_w_35_2_discard_available_parts() -> None:
    table = build("w5 r5", "P05 P06", chapter=3, dice=[4]).play("install P05", "pay w5", "pay r5", "at E")

    assert table.choices == ["discard P06"]


def test_w_35_3_a_part_takes_it_less_its_shield_or_the_core() -> None:
    assert canyon("K2", "b", "hit N", slots="N=P15").damage("N") == 2
    assert canyon("K2", "b", slots="N=!D1 W=!D2 S=!D3").core == 3


def test_w_35_4_past_its_shield() -> None:
    assert board(1, 3, slots="N=P16").play("hit N").damage("N") == 3


def test_w_35_5_every_part() -> None:
    table = canyon("K6", "a", slots="N=P15")

    assert (table.damage("N"), table.damage("W"), table.damage("S")) == (0, 1, 1)


def test_w_35_6_the_core() -> None:
    assert board(2, 6).core == 3


def test_w_35_7_a_die_slot_is_blocked_and_a_marker_cannot_be_removed() -> None:
    table = canyon("K5", "a", "block W 3", slots="N=P24")
    assert table.dice("W") == ["marker"]

    marked = run("front E16", pool="w5 w4", slots="N=P24", slot_dice={"W": ["marker"]}).play("use 5 N")
    assert marked.choices == ["die N 4"]


def test_w_35_8_enemies_come_to_the_rear() -> None:
    assert board(1, 5, extra={"enemies": ["E07"]}).where("E07") == "rear"


def test_w_35_9_a_destruction_card_on_any_slot() -> None:
    table = board(1, 6, slots="NE=!D1")

    assert table.choices == ["wreck NW", "wreck N", "wreck E", "wreck SE", "wreck S", "wreck SW", "wreck W"]
    assert table.play("wreck N").wreck("N") is not None


def test_w_35_10_scrap_is_lost_or_the_core_pays() -> None:
    table = board(3, 2, scrap="E05 E06")
    assert table.choices == ["lose E05", "lose E06"]
    assert table.play("lose E06").scrap == "E05"

    assert board(3, 2).core == 1


def test_w_35_11_all_enemies_move_on() -> None:
    table = canyon("K2", "a", enemies="right E16; left B2", round=3)

    assert (table.where("E16"), table.where("B2"), table.told(ev.EnemyActed)) == ("rear", "front", [])


def test_w_35_12_every_enemy_heals() -> None:
    table = board(6, 1, "right E12*2; left E16*1; rear B6*5", round=3)

    assert (table.hurt("E12"), table.hurt("E16"), table.hurt("B6")) == (1, 0, 4)


def test_w_35_13_the_most_crowded_section_strikes() -> None:
    assert board(6, 5, "right E12 E16; left E07").core == 3

    table = board(6, 5, "right E12; left E16")
    assert (table.prompt, table.choices) == ("crowd", ["section right", "section left"])
    assert table.play("section left").damage("W") == 1


def test_w_35_14_a_white_die_is_lost() -> None:
    table = board(5, 1)
    assert table.choices == ["die w1", "die w5"]
    assert table.play("die w5").pool == "w1"

    assert [name[0] for name in canyon("K3", "a").pool.split()].count("w") == 4
