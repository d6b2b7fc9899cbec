"""Red dice in the Wreckage phase (W-9)."""

from __future__ import annotations

from frenzy.games.wreckland import events as ev
from tests.wreckland.table import build


def test_w_9_1_a_spent_red_die_is_rolled_on_the_wreckage_table() -> None:
    table = build("w5 r5", "P05", dice=[5]).play("install P05", "pay w5", "pay r5", "at E")

    rolled = table.told(ev.TableRolled)[0]
    assert (rolled.table, rolled.face, rolled.op, rolled.amount, rolled.rule) == (
        "wreckage",
        5,
        "part_pierce",
        3,
        "W-9.1",
    )
    assert table.prompt == "hit"


def test_w_9_1_repairs_with_red_dice_too() -> None:
    table = build("r3", slots="W=V1b*2", dice=[1]).play("repair W", "pay r3")

    assert table.damage("W") == 0
    assert len(table.told(ev.TableRolled)) == 1


def test_w_9_2_then_it_is_set_apart() -> None:
    assert build("w5 r5", "P05", dice=[1]).play("install P05", "pay w5", "pay r5", "at E").pool == ""


def test_w_9_3_the_player_chooses_what_is_discarded() -> None:
    table = build("w5 r5", "P05 P06 P07", chapter=2, dice=[5]).play("install P05", "pay w5", "pay r5", "at E")

    assert table.choices == ["discard P06", "discard P07"]
    table.play("discard P07", "discard P06")
    assert (table.prompt, table.available) == ("build", "")


def test_w_9_3_too_few_are_all_discarded() -> None:
    table = build("w5 r5", "P05 P06", chapter=2, dice=[5]).play("install P05", "pay w5", "pay r5", "at E")

    assert table.play("discard P06").prompt == "build"


def test_w_9_4_rerolling_is_not_using() -> None:
    table = build("r5 r6", "P05", dice=[2, 2]).play("reroll P05", "die r5", "die r6")

    assert table.pool == "r2 r2"
    assert table.told(ev.TableRolled) == []
