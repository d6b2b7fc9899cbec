"""What a view says that is no field of the table."""

from __future__ import annotations

from frenzy.games.wreckland.cards import ENEMY_IDS, Line
from frenzy.games.wreckland.ids import NOWHERE, SECTIONS
from frenzy.games.wreckland.kinds import BossView, LineView
from frenzy.games.wreckland.state import State


def has_canyon(state: State) -> bool:
    """The chapter has Canyon cards (W-30.2)."""
    return state.board.special == "canyon"


def write_boss(state: State) -> BossView:
    """The boss board of the chapter, which lies open from the start (W-3.3)."""
    board = state.board
    return {
        "id": ENEMY_IDS[board.boss],
        "section": SECTIONS[board.boss_section],
        "special": board.special,
        "wreckage": [write_line(line) for line in board.wreckage_table],
        "run": [write_line(line) for line in board.run_table],
    }


def write_line(line: Line) -> LineView:
    view: LineView = {"op": line.op, "n": line.n}
    if line.section != NOWHERE:
        view["section"] = SECTIONS[line.section]
    if line.else_core:
        view["else_core"] = line.else_core
    return view
