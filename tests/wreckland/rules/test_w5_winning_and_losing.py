"""Winning and losing (W-5)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from tests.wreckland.driver import drive
from tests.wreckland.table import Table, build, run


def last_blow(**doc: Any) -> Table:
    return run("front B1*15", step=2, pool="w2 w3", round=3, **doc)


def test_w_5_1_three_rounds_of_wreckage_and_run() -> None:
    played = list(drive(0, {"chapter": 1, "hero": "miller", "difficulty": "learner"}))
    told = [event for _, _, events in played for event in events]
    rounds = [(type(e).__name__, e.round) for e in told if isinstance(e, ev.RoundStarted | ev.RunStarted)]

    assert rounds == [("RunStarted", 1), ("RoundStarted", 2), ("RunStarted", 2), ("RoundStarted", 3), ("RunStarted", 3)]


def test_w_5_2_the_boss_comes_in_round_3() -> None:
    first, third = build("w1", round=1).play("end phase"), build("w1", round=3).play("end phase")

    assert "B1" not in first.enemies
    assert third.where("B1") == "rear"


def test_w_5_3_destroying_the_boss_wins_at_once() -> None:
    table = last_blow().play("use 2 N 2", "target B1")

    assert table.prompt == ""
    assert table.outcome is not None
    assert (table.outcome.result, table.outcome.rule, table.outcome.winners) == ("won", "W-5.3", (0,))


def test_w_5_4_the_core_loses_at_once_even_in_wreckage() -> None:
    table = build("r4 r4", "P01", core=9, chapter=7, dice=[6]).play("install P01", "pay r4", "pay r4", "at E right")

    assert table.outcome is not None
    assert (table.outcome.result, table.outcome.rule, table.outcome.core_left) == ("lost", "W-5.4", 0)
    assert len(table.told(ev.TableRolled)) == 1


def test_w_5_5_the_core_cannot_be_repaired() -> None:
    table = run(step=2, pool="w3 w6", core=5)

    assert table.beginning("fix") == []
    assert table.play("use 3 W").told(ev.Repaired) == []
    assert table.core == 5
