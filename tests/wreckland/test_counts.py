"""How many different lines of play there are from small tables: nothing finds a broken list of choices sooner."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State
from tests.wreckland.table import Table, build, run


def lines(state: State, depth: int) -> int:
    """The lines of so many decisions; a game that is over has one."""
    if not depth or not state.stack:
        return 1
    count = 0
    for action in GAME.legal_actions(state):
        twin = state.clone()
        GAME.apply(twin, action)
        count += lines(twin, depth - 1)
    return count


TABLES: dict[str, tuple[Table, list[int]]] = {
    "building": (build("w2 w2 w4 r4", "P01 P06", slots="W=V1b*2"), [5, 18, 49]),
    "paying": (build("w1 w2 w3 w4 w5 r1 r2 r3", "P06 P26", scrap="E01 E22").play("install P06"), [9, 31, 101]),
    "red": (run("front E01 E04; left E22", step=1, pool="w1 r3 r5", slots="NE=P05"), [4, 13, 35]),
    "white": (run("front E16 E01; right E20", pool="w1 w4 w6", slots="NE=P09", scrap="E05"), [26, 173, 1139]),
    "ramming": (run("front E16 E01 E02", pool="w1", slots="NW=P01:front").play("ram 1 front"), [3, 6, 12]),
    "boss": (run("front B1; rear E16", pool="w2 w4", round=3), [13, 40, 150]),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_lines_of_play_are_counted(name: str) -> None:
    table, counts = TABLES[name]

    assert [lines(table.state, depth) for depth in (1, 2, 3)] == counts
