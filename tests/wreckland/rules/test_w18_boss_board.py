"""Red dice on the boss board (W-18)."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import (
    BOARDS,
)
from frenzy.kernel import IllegalAction
from tests.wreckland.table import run


def test_w_18_1_a_die_that_matches_nobody_may_be_used_there() -> None:
    assert run("front E01", step=1, pool="w1 r3 r5").choices == ["red 3 E01", "red 5 board"]


def test_w_18_2_it_must_if_none_matches() -> None:
    assert run("front E01", step=1, pool="w1 r4 r5").choices == ["red 4 board", "red 5 board"]


def test_w_18_3_a_die_that_matches_cannot() -> None:
    table = run("front E01", step=1, pool="w1 r3 r5")

    with pytest.raises(IllegalAction, match="not a legal answer"):
        table.play("red 3 board")


def test_w_18_4_it_is_rolled_again_and_set_apart() -> None:
    table = run("front E01", step=1, pool="w1 r5", dice=[1]).play("red 5 board")

    rolled = table.told(ev.TableRolled)[0]
    assert (rolled.table, rolled.face, rolled.op, rolled.rule) == ("run", 1, "part_pierce", "W-18.4")
    assert table.pool == "w1"


def test_w_18_5_the_two_tables_differ() -> None:
    assert all(board.wreckage_table != board.run_table for board in BOARDS.values())


@pytest.mark.parametrize("number", [1, 2, 3])
def test_w_18_6_the_table_is_in_force_in_every_round(number: int) -> None:
    assert run("front E01", step=1, pool="w1 r5", round=number).offers("red 5 board")
